/**
 * `npm run build`: the command, and the workbench as a static page that any web server can offer, from any folder. With
 * `--package` (before `npm pack`) also the library.
 */
import { relative } from 'node:path';
import { ensureCommand, ensureDependencies, ensureLibrary, ensureWorkbench } from './bootstrap.mjs';
import { checkNode } from './node-version.mjs';

checkNode();
ensureDependencies();
const shown = (path) => relative(process.cwd(), path) || '.';
const print = (line) => process.stdout.write(`${line}\n`);
print(`The command:   ${shown(await ensureCommand())}`);
print(`The workbench: ${shown(await ensureWorkbench())}. Any web server can offer this folder;`);
print('               `npm run edit` opens the workbench on the packs here, where it can also save.');
if (process.argv.includes('--package')) print(`The library:   ${shown(await ensureLibrary())}`);
