@echo off
rem Starts Yomi. Java is the one in JAVA_HOME, else the one on the path; YOMI_JAVA_OPTS adds flags for it, such as -Xmx4g.
rem Jumps instead of blocks in parentheses: a path such as C:\Program Files (x86) would end a block.
setlocal DisableDelayedExpansion
set "home=%~dp0.."
set "java=java.exe"
if not defined JAVA_HOME goto version
set "java=%JAVA_HOME%\bin\java.exe"
if not exist "%java%" goto nohome

:version
set "version="
for /f "tokens=3" %%v in ('""%java%" -version 2^>^&1 ^| findstr /i version"') do if not defined version set "version=%%~v"
if not defined version goto nojava
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

:nojava
echo yomi: no Java found: install version 17 or newer, or set JAVA_HOME 1>&2
exit /b 2

:nohome
echo yomi: there is no "%java%": set JAVA_HOME to a Java of version 17 or newer, or unset it 1>&2
exit /b 2

:old
echo yomi: Java %version% is too old, Yomi needs 17 or newer: "%java%" 1>&2
exit /b 2
