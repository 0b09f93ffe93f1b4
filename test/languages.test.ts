/**
 * Games in Italian and Ukrainian: nothing that people read is English. What a game says is recorded from whole random games of
 * every pack and every number of players, refusals included.
 */
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, type PackModel } from '../dsl/index.ts';
import { messageRenderer, newGame, type MessageRenderer } from '../interpreter/index.ts';
import { ABYSSAL_TRADE, CITIES, NIM, pack, SHAPES, TIC_TAC_TOE, YUCATA } from './support/packs.ts';

/** Everything that is read in a game: in the language, and in English. */
type Said = Map<string, string>;

/** Numbers of random games by pack, at least one for each number of players; together 40. */
const GAMES: readonly (readonly [path: string, games: number])[] = [
  [CITIES, 12],
  [YUCATA, 8],
  [ABYSSAL_TRADE, 10],
  [SHAPES, 6],
  [NIM, 2],
  [TIC_TAC_TOE, 2],
];

/** Words of English that Italian does not have; «round» and «tunnel» it has. Titles of cards are left out before. */
const ENGLISH =
  /\b(?:the|an|of|on|is|are|or|and|not|you|your|it is|its|there|this|that|which|what|where|how|card|cards|slot|site|city|cities|farm|gain|gains|pay|pays|build|builds|upgrade|draws?|discards?|uses?|needs?|have|has|none|nothing|turn|choose|chooses|done|track|deck|can|may|must|by|from|with|for|at|to|each|first|second)\b/i;
const LATIN = /\p{Script=Latin}{2,}/u;

function record(model: PackModel, language: LanguageCode, games: number): Said {
  const renderer = messageRenderer(model, language);
  const english = messageRenderer(model, 'en');
  const said: Said = new Map();
  const say = (words: (in_: MessageRenderer) => string | null): void => {
    const text = words(renderer);
    if (text !== null) said.set(text, words(english)!);
  };
  for (let seed = 1; seed <= games; seed++) {
    const players = model.playerCounts[seed % model.playerCounts.length];
    const game = newGame(model, { players, seed, trace: true, language });
    let random = seed * 7919;
    for (let { decision } = game; decision !== null; { decision } = game) {
      const { question, options } = decision;
      say((one) => one.question(question));
      for (const { meaning } of options) say((one) => one.option(meaning));
      if (random % 3 === 0) {
        for (const { meaning, why } of game.refusals()) {
          say((one) => one.option(meaning));
          say((one) => one.reason(why));
        }
      }
      random = (random * 1103515245 + 12345) & 0x7fffffff;
      game.choose(options[(random >> 8) % options.length].key);
    }
    for (const event of game.trace) {
      say((one) => one.event(event));
      if (event.cause) say((one) => one.cause(event.cause!));
    }
  }
  return said;
}

/** A text without the titles of cards and the ids of sites, which are the same in every language. */
function withoutTitles(model: PackModel): (text: string) => string {
  const titles = model.cards.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const sites = model.boards.flatMap((board) => board.sites.map(({ id }) => id));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...titles, ...sites].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => text.replaceAll(pattern, '');
}

describe.each(GAMES)('%s', (path, games) => {
  const model = pack(path);
  const strip = withoutTitles(model);

  test('in Ukrainian: no Latin letters', () => {
    const said = record(model, 'uk', games);
    expect(said.size).toBeGreaterThan(10);
    expect([...said].filter(([text]) => LATIN.test(strip(text)))).toEqual([]);
  });

  test('in Italian: no English word, and nothing as in English', () => {
    const said = record(model, 'it', games);
    expect(said.size).toBeGreaterThan(10);
    expect(
      [...said].filter(([text, english]) => {
        const own = strip(text);
        const inBoth = own.replaceAll(/\b(?:tunnel|round)\b/g, '');
        return ENGLISH.test(own) || (/\p{L}{2}/u.test(inBoth) && own === strip(english));
      }),
    ).toEqual([]);
  });

  test.each(LANGUAGE_CODES)(
    'in %s: nothing of patterns, and no form of a name is missing but titles of cards',
    (code) => {
      const said = record(model, code, Math.min(games, 2));
      expect([...said.keys()].filter((text) => /[‹›{}[\]~|]|undefined|null|\bNaN\b| {2}| [.,;?]/.test(text))).toEqual(
        [],
      );
      const cards = new Set(model.cards.map(({ id }) => id));
      expect([...messageRenderer(model, code).missing].filter((id) => !cards.has(id))).toEqual([]);
    },
  );
});
