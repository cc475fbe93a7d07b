#!/usr/bin/env node
// Starts `fieldpost` under whatever Node runs: it goes over to the project's own Node 24 where that is needed.
// The command line itself is src/cli/main.ts.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Reads TypeScript without a warning, which Node does since 24.12. */
const fits =
  major > 24 || (major === 24 && minor >= 12) || process.execArgv.includes('--disable-warning=ExperimentalWarning');

if (fits) {
  const { openProgram } = await import('../scripts/program.mjs');
  const { runHere, code } = await openProgram();
  process.exitCode = await runHere(process.argv.slice(2), code);
} else {
  const { default: path } = await import('node:path');
  const { findNode, installed, root, runUnder } = await import('../scripts/node.mjs');
  const node = findNode();
  if (node === undefined) {
    console.error(`Fieldpost is not installed yet in ${installed}: run "npm ci" there first.`);
    process.exitCode = 1;
  } else {
    process.exitCode = await runUnder(node, [path.join(root, 'bin', 'fieldpost.mjs'), ...process.argv.slice(2)]);
  }
}
