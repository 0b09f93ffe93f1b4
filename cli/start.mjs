/** `npm start`: a whole game between random players, told in the terminal. `npm start -- --seed 7` plays that one. */
import { ensureCommand, ensureDependencies } from './bootstrap.mjs';
import { checkNode } from './node-version.mjs';
import { load } from './load.mjs';

checkNode();
ensureDependencies();
// behind the story, when it was told to its end
process.once('exit', (code) => {
  if (!code) {
    process.stdout.write('\nTo write a card, see it and try it: `npm run edit` opens the workbench in your browser.\n');
  }
});
process.argv.splice(2, 0, 'play', '--pack', 'underwater-cities', '--players', '4', '--bots', 'random');
load(await ensureCommand());
