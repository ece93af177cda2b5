@echo off
rem Starts Yomi. Java is the one in JAVA_HOME, else the one on the path; YOMI_JAVA_OPTS adds flags for it, such as -Xmx4g.
setlocal
set "home=%~dp0.."
set "java=java.exe"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"

set "version="
for /f "tokens=3" %%v in ('""%java%" -version 2^>^&1 ^| findstr /i version"') do if not defined version set "version=%%~v"
if not defined version (
  echo yomi: no Java found: install version 17 or newer, or set JAVA_HOME 1>&2
  exit /b 2
)
for /f "delims=.-+_" %%m in ("%version%") do set "major=%%m"
if %major% LSS 17 (
  echo yomi: Java %version% is too old, Yomi needs 17 or newer: %java% 1>&2
  exit /b 2
)

rem Java 19 and newer keep the loaded classes here and start faster the next time. An older one would look for the
rem archive, find none, and start slower than without.
set "cache=%LOCALAPPDATA%\yomi"
if not exist "%cache%" mkdir "%cache%" 2>nul
set "archive="
if %major% GEQ 19 if exist "%cache%" set archive=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%cache%\engine-%version%.jsa"

rem The JVM's own warnings go to stderr, for stdout belongs to GTP.
"%java%" -Xlog:disable -Xlog:all=warning:stderr -XX:+IgnoreUnrecognizedVMOptions %archive% -Djava.awt.headless=true %YOMI_JAVA_OPTS% -cp "%home%\lib\*" org.yomi.analyze.cli.Main %*
exit /b %errorlevel%
