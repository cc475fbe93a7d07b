// Sets the project up as far as needed, then runs one of its programs under Node 24: `node scripts/run.mjs <file>
// [argument …]`. `npm start`, `npm test` and `npm run bench` are this with a file named. It knows nothing of what the
// programs do.
import { install } from './install.mjs';
import { runUnder } from './node.mjs';

const [file, ...args] = process.argv.slice(2);
const installed = install();
if ('problem' in installed) {
  console.error(installed.problem);
  process.exitCode = 1;
} else if (file !== undefined) {
  process.exitCode = await runUnder(installed.node, [file, ...args]);
}
