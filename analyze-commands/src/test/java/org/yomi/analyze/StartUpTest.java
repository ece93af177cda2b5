package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class StartUpTest {
    /** What a frontend does before its user does anything. */
    public static final class Attach implements Runnable {
        @Override
        public void run() {
            new TestEngine().ask("name", "version", "list_commands", "gogui-analyze_commands", "boardsize 19");
        }
    }

    @Test
    void theFirstRepliesNeedNeitherJacksonNorLog4j() throws Exception {
        Set<String> loaded = ConcurrentHashMap.newKeySet();
        try (URLClassLoader loader = new Recorder(classPath(), loaded)) {
            Class<?> attach = loader.loadClass("org.yomi.analyze.StartUpTest$Attach");
            Runnable run = (Runnable) attach.getConstructor().newInstance();
            run.run();
        }
        assertThat(loaded).contains("org.yomi.analyze.Yomi");
        assertThat(loaded).noneMatch(name -> name.startsWith("com.fasterxml") || name.startsWith("org.apache"));
    }

    private static URL[] classPath() throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            urls.add(new File(entry).toURI().toURL());
        }
        return urls.toArray(new URL[0]);
    }

    private static final class Recorder extends URLClassLoader {
        private final Set<String> loaded;

        Recorder(URL[] urls, Set<String> loaded) {
            super(urls, ClassLoader.getPlatformClassLoader());
            this.loaded = loaded;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            loaded.add(name);
            return super.findClass(name);
        }
    }
}
