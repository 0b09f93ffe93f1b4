/**
 * Games in Italian and Ukrainian: nothing that people read is English. What a game says is recorded from whole random games of
 * every pack and every number of players, refusals included.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, type PackModel } from '../dsl/index.ts';
import { messageRenderer, newGame, type MessageRenderer } from '../interpreter/index.ts';
import { ABYSSAL_TRADE, CITIES, NIM, pack, SHAPES, TIC_TAC_TOE, YUCATA } from './support/packs.ts';

/** A text that is read in a game, in each language. */
type Said = Readonly<Record<LanguageCode, string>>;

/** Numbers of random games by pack, at least one for each number of players; together 200. */
const GAMES: readonly (readonly [path: string, games: number])[] = [
  [CITIES, 64],
  [YUCATA, 40],
  [ABYSSAL_TRADE, 48],
  [SHAPES, 24],
  [NIM, 12],
  [TIC_TAC_TOE, 12],
];

/** Words of English that Italian does not have; «round» and «tunnel» it has. Titles of cards are left out before. */
const ENGLISH =
  /\b(?:the|an|of|on|is|are|or|and|not|you|your|it is|its|there|this|that|which|what|where|how|card|cards|slot|site|city|cities|farm|gain|gains|pay|pays|build|builds|upgrade|draws?|discards?|uses?|needs?|have|has|none|nothing|turn|choose|chooses|done|track|deck|can|may|must|by|from|with|for|at|to|each|first|second)\b/i;
const LATIN = /\p{Script=Latin}{2,}/u;

interface Recorded {
  said: readonly Said[];
  /** names without a form in a language */
  missing: Readonly<Record<LanguageCode, readonly string[]>>;
}

/** Plays random games, and renders every message of them once in each language. */
function record(model: PackModel, games: number): Recorded {
  const renderers = byLanguage((code) => messageRenderer(model, code));
  const said = new Map<string, Said>();
  const seen = new Set<string>();
  const say = (kind: string, message: unknown, render: (renderer: MessageRenderer) => string | null): void => {
    const key = `${kind} ${JSON.stringify(message)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const english = render(renderers.en);
    if (english === null) return;
    const texts = byLanguage((code) => (code === 'en' ? english : render(renderers[code])!));
    said.set(LANGUAGE_CODES.map((code) => texts[code]).join('\n'), texts);
  };
  for (let seed = 1; seed <= games; seed++) {
    const players = model.playerCounts[seed % model.playerCounts.length];
    const game = newGame(model, { players, seed, trace: true });
    let random = seed * 7919;
    for (let { decision } = game; decision !== null; { decision } = game) {
      const { question, options } = decision;
      say('question', question, (one) => one.question(question));
      for (const { meaning } of options) say('option', meaning, (one) => one.option(meaning));
      if (random % 3 === 0) {
        for (const { meaning, why } of game.refusals()) {
          say('option', meaning, (one) => one.option(meaning));
          say('reason', why, (one) => one.reason(why));
        }
      }
      random = (random * 1103515245 + 12345) & 0x7fffffff;
      game.choose(options[(random >> 8) % options.length].key);
    }
    for (const event of game.trace) {
      say('event', event, (one) => one.event(event));
      if (event.cause) say('cause', event.cause, (one) => one.cause(event.cause!));
    }
  }
  return { said: [...said.values()], missing: byLanguage((code) => [...renderers[code].missing]) };
}

const byLanguage = <T>(of: (code: LanguageCode) => T): Record<LanguageCode, T> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, of(code)])) as Record<LanguageCode, T>;

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
  let recorded: Recorded;
  beforeAll(() => {
    recorded = record(model, games);
    expect(recorded.said.length).toBeGreaterThan(10);
  });

  test('in Ukrainian: no Latin letters', () => {
    expect(recorded.said.map(({ uk }) => uk).filter((text) => LATIN.test(strip(text)))).toEqual([]);
  });

  test('in Italian: no English word, and nothing as in English', () => {
    expect(
      recorded.said.filter(({ it, en }) => {
        const own = strip(it);
        const inBoth = own.replaceAll(/\b(?:tunnel|round)\b/g, '');
        return ENGLISH.test(own) || (/\p{L}{2}/u.test(inBoth) && own === strip(en));
      }),
    ).toEqual([]);
  });

  test.each(LANGUAGE_CODES)(
    'in %s: nothing of patterns, and no form of a name is missing but titles of cards',
    (code) => {
      const texts = recorded.said.map((said) => said[code]);
      expect(texts.filter((text) => /[‹›{}[\]~|]|undefined|null|\bNaN\b| {2}| [.,;?]/.test(text))).toEqual([]);
      const cards = new Set(model.cards.map(({ id }) => id));
      expect(recorded.missing[code].filter((id) => !cards.has(id))).toEqual([]);
    },
  );
});
