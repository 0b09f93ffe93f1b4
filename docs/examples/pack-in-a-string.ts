/** A game as a text: what is told where it has mistakes, and the figures of a thousand games. */
import { loadPack, renderDiagnostic } from 'fathom';
import { simulate } from 'fathom/bots';

const text = `
pack: pearls
title: Pearls
version: 1.0.0
players: [2, 3]
score: pearl
ranking: [most pearl]

counters:
  pearl: {}
  breath: {start: 6}

procedures:
  game:
    play: "repeat 6 times: each player: do dive"
    end: end game
  dive:
    go: "pay 1 breath: gain 1 pearl or pay 2 breath: gain 3 pearls or gain 1 breath"
`;

const faulty = loadPack({ text: text.replace('pay 1 breath', 'pay 1 breth').replace('end game', 'end gme') });
for (const diagnostic of faulty.diagnostics) console.log(`${renderDiagnostic(diagnostic, faulty)}\n`);

const { model, diagnostics } = loadPack({ text });
if (!model) throw new Error(diagnostics[0]?.message);

const { seats } = await simulate(model, { players: 2, bots: ['quick', 'random'], games: 1000 });
for (const { bot, wins, score } of seats) {
  console.log(`${bot} won ${wins} games, with ${score.mean.toFixed(1)} pearls, from ${score.min} to ${score.max}`);
}
