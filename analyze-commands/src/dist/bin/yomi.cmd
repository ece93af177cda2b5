@echo off
rem Starts Yomi. Java is the one in JAVA_HOME, else the one on the path; YOMI_JAVA_OPTS adds flags for it, such as -Xmx4g.
rem Jumps instead of blocks in parentheses: a path such as C:\Program Files (x86) would end a block.
setlocal DisableDelayedExpansion
call :where
set "java="
if defined JAVA_HOME goto given
for %%j in (java.exe) do set "java=%%~$PATH:j"
if not defined java goto nojava
goto release

rem People set JAVA_HOME with quotes around it, and with a backslash behind it.
:given
set "jdk=%JAVA_HOME:"=%"
set "java=%jdk%\bin\java.exe"
if not exist "%java%" goto nohome
set "PATH=%jdk%\bin;%PATH%"

rem Asking Java itself takes as long as starting Yomi, so its release file is read if it is there.
:release
set "version="
for %%j in ("%java%") do set "release=%%~dpj..\release"
if not exist "%release%" goto ask
for /f "usebackq tokens=1,2 delims==" %%k in ("%release%") do if "%%k"=="JAVA_VERSION" set "version=%%~l"
if defined version goto check

rem Without its path, which may have blanks: it is the first on PATH. Other lines may come first, and an unknown kind of
rem Java may say nothing: let it try.
:ask
for /f "tokens=2,3" %%u in ('java.exe -version 2^>^&1') do if "%%u"=="version" if not defined version set "version=%%~v"
set "archive="
if not defined version goto start

:check
for /f "delims=.-+_" %%m in ("%version%") do set "major=%%m"
if %major% LSS 17 goto old

rem Java 19 and newer keep the loaded classes here and start faster the next time. An older one would look for the
rem archive, find none, and start slower than without.
set "archive="
if %major% LSS 19 goto start
if not defined LOCALAPPDATA goto start
set "cache=%LOCALAPPDATA%\yomi"
if not exist "%cache%" mkdir "%cache%" 2>nul
if exist "%cache%" set archive=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%cache%\engine-%version%.jsa"

rem The JVM's own warnings go to stderr, for stdout belongs to GTP.
:start
"%java%" -Xlog:disable -Xlog:all=warning:stderr -XX:+IgnoreUnrecognizedVMOptions %archive% -Djava.awt.headless=true %YOMI_JAVA_OPTS% -cp "%home%\lib\*" org.yomi.analyze.cli.Main %*
exit /b %errorlevel%

rem Here %~dp0 is the folder of this script even where somebody typed its name in quotes and without a path.
:where
set "home=%~dp0.."
exit /b 0

:nojava
echo yomi: no Java found: install version 17 or newer, or set JAVA_HOME 1>&2
exit /b 2

:nohome
echo yomi: there is no "%java%": set JAVA_HOME to a Java of version 17 or newer, or unset it 1>&2
exit /b 2

:old
echo yomi: Java %version% is too old, Yomi needs 17 or newer: "%java%" 1>&2
exit /b 2
