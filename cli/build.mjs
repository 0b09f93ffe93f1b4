/** `npm run build`: the command, and the workbench as a static page that any web server can offer, from any folder. */
import { relative } from 'node:path';
import { checkNode, ensureBuild, ensureDependencies, ensurePage } from './bootstrap.mjs';

checkNode();
ensureDependencies();
const command = await ensureBuild();
const page = await ensurePage();
const from = (path) => relative(process.cwd(), path) || '.';
process.stdout.write(
  `The command:   ${from(command)}\nThe workbench: ${from(page)}/index.html with assets/ and packs.json beside it. Any web server can offer this folder;\n               \`npm run edit\` opens the workbench on the packs here, where it can also save.\n`,
);
