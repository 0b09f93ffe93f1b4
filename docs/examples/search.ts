/** Which option is best now, on average over what the seat cannot know? A fair search by playouts, and how fast it is. */
import { gameAt, loadPack } from 'fathom';
import { Sandbox } from 'fathom/bots';

const { model, diagnostics } = loadPack('underwater-cities');
if (!model) throw new Error(diagnostics[0]?.message);
const game = gameAt(model, 'midgame', { players: 2, seed: 7 });
const { decision } = game;
if (!decision) throw new Error('the game is over');

const WORTH = '2 * point + 4 * connected cities + 2 * structures + credit';
const sandbox = new Sandbox(game, { seat: decision.player, seed: 1 });
const here = sandbox.snapshot();
let positions = 0;

/** Goes on for some choices: whoever decides takes what is worth most to them, or one of what is worth as much. */
function playOn(choices: number): void {
  for (let i = 0; i < choices; i++) {
    const { player } = sandbox;
    if (player === null) return; // the game is over
    sandbox.save(here);
    let best = { code: -1, worth: -Infinity };
    for (const { code } of sandbox.options()) {
      sandbox.restore(here);
      sandbox.choose(code);
      positions++;
      const worth = sandbox.value(player, WORTH) + Math.random();
      if (worth > best.worth) best = { code, worth };
    }
    sandbox.restore(here);
    sandbox.choose(best.code);
  }
}

const tried = sandbox.options().map(({ code, key }) => ({ code, key, sum: 0, playouts: 0 }));
const start = performance.now();
while (performance.now() < start + 2000) {
  for (const option of tried) {
    sandbox.restore(); // to the game, with another deal
    sandbox.choose(option.code);
    playOn(12);
    option.sum += sandbox.value(decision.player, WORTH);
    option.playouts++;
  }
}
const rate = (positions / (performance.now() - start)) * 1000;

console.log(decision.prompt);
for (const { key, sum, playouts } of tried.sort((a, b) => b.sum / b.playouts - a.sum / a.playouts)) {
  console.log((sum / playouts).toFixed(2), decision.options.find((option) => option.key === key)?.label);
}
console.log(`${Math.round(rate).toLocaleString('en')} positions a second`);
