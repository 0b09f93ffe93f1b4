/** `npm start`: a whole game between bots, printed in the terminal; `npm start -- --seed 7` chooses which. */
import { ensureCommand, ensureDependencies } from './bootstrap.mjs';
import { checkNode } from './node-version.mjs';
import { load } from './load.mjs';

checkNode();
ensureDependencies();
// after the story, if it came to its end
process.once('exit', (code) => {
  if (!code) {
    process.stdout.write('\nTo write a card, see it and try it: `npm run edit` opens the workbench in your browser.\n');
  }
});
process.argv.splice(2, 0, 'play', '--pack', 'underwater-cities', '--players', '4', '--bots', 'quick');
load(await ensureCommand(), 'play');
