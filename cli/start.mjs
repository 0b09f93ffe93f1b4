/** `npm start`: a whole game between random players, told in the terminal. `npm start -- --seed 7` plays that one. */
import { checkNode, ensureBuild, ensureDependencies } from './bootstrap.mjs';
import { load } from './load.mjs';

checkNode();
ensureDependencies();
process.argv.splice(2, 0, 'play', '--pack', 'underwater-cities', '--players', '4', '--bots', 'random');
load(await ensureBuild());
