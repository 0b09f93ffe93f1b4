/** A bot of one's own plays Underwater Cities against chance; then the game is told, and where the points come from. */
import { loadPack, scoreSheet, story } from 'fathom';
import { type Bot, playGame, Sandbox } from 'fathom/bots';

const { model, diagnostics } = loadPack('underwater-cities');
if (!model) throw new Error(diagnostics[0]?.message);

const WORTH = '3 * point + 8 * connected cities + 4 * structures + credit + steelplast + kelp + science';

/** Tries each option, then whatever is offered first until the turn is over; takes the one that comes to the most. */
const planner: Bot = {
  choose(game) {
    const seat = game.decision?.player ?? 0;
    const sandbox = new Sandbox(game, { seat }); // what the seat does not know is dealt again
    const here = sandbox.snapshot();
    let best = { key: '', worth: -Infinity };
    for (const { code, key } of sandbox.options()) {
      sandbox.restore(here);
      sandbox.choose(code);
      for (let [next] = sandbox.options(); next && !sandbox.turnOver; [next] = sandbox.options()) {
        sandbox.choose(next.code);
      }
      const worth = sandbox.value(seat, WORTH);
      if (worth > best.worth) best = { key, worth };
    }
    return best.key;
  },
};

const names = ['Planner', 'Chance'];
const game = playGame(model, { players: 2, bots: [planner, 'random'], seed: 7, trace: true });

for (const { kind, title, seat, lines } of story(game, { names })) {
  const who = seat === null ? title : names[seat];
  console.log(kind === 'heading' ? `\n${title}` : `${who}: ${lines.join(', ')}`);
}

const { rows = [], totals = [] } = scoreSheet(game) ?? {};
console.log('\nPoints:', names.join(', '));
for (const { title, points } of rows) console.log(title.padEnd(20), points.join(', '));
console.log('Total'.padEnd(20), totals.join(', '));
