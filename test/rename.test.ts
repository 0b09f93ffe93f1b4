/** The engine knows no name: a pack of which every name is another one plays the same games. */
import { describe, expect, it } from 'vitest';
import { type Game, newGame } from '../interpreter/index.ts';
import { renamedPack } from './support/rename.ts';
import { pack, PACKS, CITIES } from './support/packs.ts';
import { rounds } from './support/width.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';

describe.each(PACKS)('%s', (path) => {
  const { bare, renamed, names, files } = renamedPack(path);

  it('no declared name is left', () => {
    expect(names.size).toBeGreaterThan(path === CITIES ? 350 : 5);
    const ids = [
      ...renamed.counters,
      ...renamed.pieces,
      ...renamed.zones,
      ...renamed.slots,
      ...renamed.cards,
      ...renamed.types,
      ...renamed.decks,
      ...renamed.predicates,
      ...renamed.periods,
      ...renamed.colors,
      ...renamed.tracks,
      ...renamed.signals,
      ...renamed.procedures,
      ...renamed.boards,
      ...renamed.constants,
      ...renamed.classes,
      ...renamed.siteKinds,
      ...renamed.options,
    ].map(({ id }) => id);
    expect(ids.filter((id) => !/^zq\d+$/.test(id))).toEqual(['game']);
    // A word that nothing else is called is nowhere in the files.
    const text = Object.values(files).join('\n');
    for (const word of ['kelp', 'steelplast', 'tunnel', 'metropolis', 'federation', 'claimed']) {
      expect([word, text.includes(word)]).toEqual([word, false]);
    }
  });

  it.each(bare.playerCounts)(
    '%i players make the same choices, up to names, with the same scores and hashes',
    (players) => {
      for (let seed = 1; seed <= (path === CITIES ? rounds(1, 3) : rounds(5, 20)); seed++) {
        const games = [pack(path), bare, renamed].map((model) => newGame(model, { players, seed }));
        const source = new ChoiceSource(seed);
        for (let step = 0; games[0].decision; step++) {
          const decisions = games.map(({ decision }) => decision!);
          expect(
            decisions.map((d) => [d.options.length, d.player, d.kind]),
            `seed ${seed}, step ${step}: ${decisions.map((d) => d.options.map((o) => o.key).join(' ')).join('\n')}`,
          ).toEqual(decisions.map(() => [decisions[0].options.length, decisions[0].player, decisions[0].kind]));
          const i = source.below(decisions[0].options.length);
          games.forEach((game, n) => game.choose(decisions[n].options[i].key));
          if (step % 10 === 0) {
            expect(
              games.map((game) => game.hash()),
              `seed ${seed}, step ${step}`,
            ).toEqual(games.map(() => games[0].hash()));
          }
        }
        const scores = (game: Game): unknown => [
          game.hash(),
          game.ranking.map(({ player, place, by }) => [player, place, by.map(({ value }) => value)]),
        ];
        expect(games.map(scores)).toEqual(games.map(() => scores(games[0])));
        expect(games.map((game) => game.over)).toEqual([true, true, true]);
      }
    },
  );
});
