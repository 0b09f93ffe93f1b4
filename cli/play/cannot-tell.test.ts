/** Whoever does not know cannot tell: of two deals that a seat cannot tell apart, the terminal prints the same for its person. */
import { expect, test } from 'vitest';
import { CITIES, loaded, MASKED_CARDS, MEMORY, REEF_FAIR, YUCATA } from '../../test/support/packs.ts';
import { rounds, seed as firstSeed } from '../../test/support/width.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { type Game, newGame } from '../../interpreter/index.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { EffectTexts } from '../effect-texts.ts';
import type { Io } from '../io.ts';
import { PackNames } from '../../table/narrative/pack-names.ts';
import { painter } from '../terminal/paint.ts';
import { playerNames } from './setup.ts';
import { Session } from './session.ts';

const ASKED = ['p', 'v 1', 'v 2', '?', 'c 12', 'u'];

/** All that is printed when the person who decides asks for everything, then leaves. */
async function printed(game: Game, path: string): Promise<string> {
  const { model, sources } = loaded(path);
  let text = '';
  const waiting = ['', ...ASKED];
  const io = {
    out: (more: string) => void (text += more),
    ask: (prompt: string) => {
      text += prompt;
      return Promise.resolve(waiting.shift() ?? null);
    },
    interactive: false,
    width: 80,
  } as unknown as Io;
  game.effects = 'in-sentences';
  const words = new PackNames(model, painter(false), playerNames(game.players, 'en'), 'en');
  const known = { ...game.options, players: game.players };
  const texts = new EffectTexts(sources, { known, rendered: { model, language: LANGUAGES.en } });
  const seats = Array.from({ length: game.players }, (_, seat) => ({ name: `P${seat + 1}`, bot: null }));
  await new Session(game, seats, words, texts, io, { save: () => '', merged: true }).run();
  return text;
}

test.each([
  [CITIES, 2, 15],
  [CITIES, 4, 15],
  [YUCATA, 2, 15],
  [REEF_FAIR, 2, 15],
  [MEMORY, 2, 4],
  [MASKED_CARDS, 2, 4],
])('%s, %i players', async (path, players, seldom) => {
  const source = new ChoiceSource(firstSeed);
  const game = newGame(loaded(path).model, { players, seed: firstSeed });
  const most = rounds(5, 60);
  let compared = 0;
  while (game.decision !== null && compared < most) {
    const { options, player } = game.decision;
    if (source.below(seldom) === 0) {
      const [one, other] = [1, 2].map((deal) => game.hypothetical(player, deal));
      expect(await printed(one, path)).toBe(await printed(other, path));
      compared++;
    }
    game.choose(options[source.below(options.length)].key);
  }
  expect(compared).toBe(most);
});
