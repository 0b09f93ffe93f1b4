/**
 * Games in Italian and Ukrainian: nothing that people read is English, and questions say what is decided. What a game says is recorded
 * from whole games of every pack, every number of players and all options: prompts, options, reasons, events, what still has to be
 * resolved, and what a choice changes.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { byLanguage, LANGUAGE_CODES, type LanguageCode, type PackModel } from '../dsl/internal.ts';
import { messageRenderer, newGame, type Game, type MessageRenderer, type NewGame } from '../interpreter/index.ts';
import { changesBetween, factsOf, type Facts } from '../interpreter/scenario/difference.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { resolutionOf } from '../interpreter/view/resolution.ts';
import { FULL } from './recorded/table.ts';
import { read as readFixture } from './support/fixtures.ts';
import { ABYSSAL_TRADE, CITIES, NIM, pack, SHAPES, TIC_TAC_TOE, YUCATA } from './support/packs.ts';
import { optionsByLot } from './support/recorded.ts';
import { rounds } from './support/width.ts';

/** A text that is read in a game, in each language. */
type Said = Readonly<Record<LanguageCode | 'kind', string>>;

/**
 * Numbers of random games by pack, at least one for each number of players; together 200 in the full width. The games
 * on file come to them.
 */
const GAMES: readonly (readonly [path: string, games: number])[] = [
  [CITIES, rounds(3, 64)],
  [YUCATA, rounds(2, 40)],
  [ABYSSAL_TRADE, rounds(2, 48)],
  [SHAPES, rounds(2, 24)],
  [NIM, 12],
  [TIC_TAC_TOE, 12],
];

/** Words of English that Italian does not have; «round» and «tunnel» it has. Titles of cards are left out before. */
const ENGLISH =
  /\b(?:the|an|of|on|is|are|or|and|not|you|your|it is|its|there|this|that|which|what|where|how|card|cards|slot|site|city|cities|farm|gain|gains|pay|pays|build|builds|upgrade|draws?|discards?|uses?|needs?|have|has|none|nothing|turn|choose|chooses|done|track|deck|can|may|must|by|from|with|for|at|to|each|first|second)\b/i;
const LATIN = /\p{Script=Latin}{2,}/u;

/** Only a word that asks, or a word that asks and when: not what. */
const VAGUE: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?:^|: )(?:which|what|how|how many)(?: next| first| of (?:the|these|them)(?: two)?)?\?/i,
  it: /(?:^|: )(?:quale|quali|che cosa|come|quant[aeio])(?: adesso| per prim[ao]| dell[ae] due)?\?/i,
  uk: /(?:^|: )(?:який|яка|яке|які|що|що саме|як|скільки)(?: далі| спершу| з двох)?\?/i,
};

interface Recorded {
  said: readonly Said[];
  /** names without a form in a language */
  missing: Readonly<Record<LanguageCode, readonly string[]>>;
}

/** Every so many choices the refusals, what waits and what the choice changes are read, too. */
const EVERY = 4;

/** Seats as a player of two, three, four sees them: `me`, `other`, `third`, `fourth`. */
const factsNow = (game: Game): Facts => factsOf(game.everything(), game.everything().order, game.model);

/** Plays games, and renders every message of them once in each language. */
function record(path: string, games: number): Recorded {
  const model = pack(path);
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
    said.set([kind, ...LANGUAGE_CODES.map((code) => texts[code])].join('\n'), { kind, ...texts });
  };
  const read = (game: Game, index: number): void => {
    const { question, options } = game.decision!;
    say('question', question, (one) => one.question(question));
    for (const { meaning } of options) say('option', meaning, (one) => one.option(meaning));
    if (index % EVERY > 0) return;
    for (const { meaning, why } of game.refusals()) {
      say('option', meaning, (one) => one.option(meaning));
      say('reason', why, (one) => one.reason(why));
    }
    for (const { cause, waiting } of resolutionOf(game.vm)) {
      say('cause', cause, (one) => one.cause(cause));
      for (const meaning of waiting) say('option', meaning, (one) => one.option(meaning));
    }
  };
  const play = (setup: NewGame, choose: (keys: readonly string[], index: number) => string): void => {
    const game = newGame(model, { ...setup, trace: true });
    for (let i = 0; game.decision; i++) {
      read(game, i);
      const before = i % EVERY === 0 ? factsNow(game) : null;
      game.choose(
        choose(
          game.decision.options.map(({ key }) => key),
          i,
        ),
      );
      for (const change of before ? changesBetween(before, factsNow(game)) : []) {
        say('change', change, (one) => {
          const { label, before: was, difference } = one.change(change);
          return `${label}: ${was}; ${difference}`;
        });
      }
    }
    for (const event of game.trace) {
      say('event', event, (one) => one.event(event));
      if (event.cause) say('cause', event.cause, (one) => one.cause(event.cause!));
    }
  };
  for (let seed = 1; seed <= games; seed++) {
    const players = model.playerCounts[seed % model.playerCounts.length];
    const options = seed % 2 === 0 ? optionsByLot(model, seed) : {};
    const source = new ChoiceSource(seed);
    play({ players, seed, options }, (keys) => keys[source.below(keys.length)]);
  }
  for (const [name, { pack: of, players, seed, options }] of Object.entries(FULL)) {
    const { choices } = of === path ? readFixture(name) : { choices: [] };
    if (choices.length > 0) play({ players, seed, options }, (_, i) => choices[i]);
  }
  return { said: [...said.values()], missing: byLanguage((code) => [...renderers[code].missing]) };
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

test.each([CITIES, ABYSSAL_TRADE])('%s: titles that describe a tile are in each language', (path) => {
  const model = pack(path);
  const tiles = model.cards.filter(({ type }) => type.startsWith('metropolis'));
  expect(tiles.length).toBeGreaterThan(15);
  for (const code of ['it', 'uk'] as const) {
    expect(tiles.filter(({ id, name }) => messageRenderer(model, code).card(id) === name)).toEqual([]);
  }
});

describe.each(GAMES)('%s', (path, games) => {
  const model = pack(path);
  const strip = withoutTitles(model);
  let recorded: Recorded;
  beforeAll(() => {
    recorded = record(path, games);
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

  test('questions say what is decided', () => {
    const prompts = recorded.said.filter(({ kind }) => kind === 'question');
    expect(prompts.filter((said) => LANGUAGE_CODES.some((code) => VAGUE[code]?.test(said[code])))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)(
    'in %s: nothing of patterns, and no form of a name is missing but titles of cards',
    (code) => {
      const isBroken = (text: string): boolean => /[‹›{}~|]|undefined|null|\bNaN\b| {2}| [.,;?]/.test(text);
      expect(
        recorded.said
          .filter(({ kind, [code]: text }) => isBroken(text) || (kind !== 'change' && /[[\]]/.test(text)))
          .map((said) => said[code]),
      ).toEqual([]);
      const cards = new Set(model.cards.map(({ id }) => id));
      expect(recorded.missing[code].filter((id) => !cards.has(id))).toEqual([]);
    },
  );
});
