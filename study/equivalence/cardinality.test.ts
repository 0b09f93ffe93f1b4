/**
 * How many: a census of the words that take a noun, by the kind of the noun. The engine says how many things are concerned where three
 * would fit; the number expected, and the words that say so in each language, are written here by hand.
 */
import { describe, expect, it } from 'vitest';
import { type CompleteLanguage, parseProgram, print } from '../../dsl/internal.ts';
import { LANGUAGES, lexiconOf, parseText, Renderer } from '../../texts/internal.ts';
import { tryEffect, type Change } from '../../interpreter/scenario/index.ts';
import { compareByPlay } from './compare-by-play.ts';
import { loaded } from '../../test/support/loaded.ts';
import { rounds } from '../../test/support/width.ts';

const { model, sources } = loaded();

const [A, B, C] = model.cards.filter(({ type }) => type === 'action-card').map(({ id }) => id);
/** Three farms, three cards, or three slots that fit. */
const FARMS = '{preset: rich, me: {sites: {c1: nonsymbiotic-city, b1a: farm, b1b: farm, b4b: farm}}}';
const CARDS = `{me: {claimed: [${A}, ${B}, ${C}], hand: []}}`;
const USED = `{me: {hand: [], claimed: [${[A, B, C].map((id) => `{card: ${id}, used: true}`).join(', ')}]}}`;
const HAND = `{me: {hand: [${A}, ${B}, ${C}], claimed: []}}`;
const SLOTS = '{occupied: {two-desalination-plants: other}}';

const SITES = /^me site /;
const KELP = /^me kelp$/;
const CLAIMED = /^me claimed$/;
const IN_HAND = /^me hand$/;
const GREEN = /^slot /;

/** `all`: every one that fits; `some`: the words that say another number */
const ALL = { en: /\ball\b/, it: /\btutt[ie]\b/, uk: /(?<!\p{L})усі(?:х|м|ма)?(?!\p{L})/u };
const EACH = { en: /\beach\b/, it: /\bogni\b/, uk: /кож[ен]/ };
const A_FEW = (n: number) => ({
  en: new RegExp(`\\b${n}\\b`),
  it: new RegExp(`\\b${n}\\b`),
  uk: new RegExp(`\\b${n}\\b`),
});
const UP_TO = { en: /\bup to 2\b/i, it: /\bfino a 2\b/i, uk: /(?<!\p{L})до 2(?!\d)/iu };
/** one, and which one is left to the player; Ukrainian has no article, so that it only must not say *all* */
const CHOSEN = { en: /\ban? /, it: /(?<!\p{L})un[ao]? /u, uk: /^(?!.*(?<!\p{L})[ву]с(?:і|іх|ім)(?!\p{L}))/iu };

interface Row {
  effect: string;
  at: string;
  /** of which changes */
  of: RegExp;
  /** how many things an outcome may concern */
  counts: number[];
  said: Record<CompleteLanguage, RegExp>;
}

const CENSUS: Row[] = [
  // acting on all that is found
  { effect: 'remove farms', at: FARMS, of: SITES, counts: [3], said: ALL },
  { effect: 'resolve production of farms', at: FARMS, of: KELP, counts: [3], said: ALL },
  { effect: 'exhaust action-cards in claimed', at: CARDS, of: CLAIMED, counts: [3], said: ALL },
  { effect: 'ready action-cards in claimed', at: USED, of: CLAIMED, counts: [3], said: ALL },
  { effect: 'move cards in hand to claimed', at: HAND, of: IN_HAND, counts: [3], said: ALL },
  { effect: 'dispose cards in hand as discarded', at: HAND, of: IN_HAND, counts: [3], said: ALL },
  { effect: 'block available green slots', at: SLOTS, of: GREEN, counts: [3], said: ALL },
  // one that is chosen
  { effect: 'choose farm then remove it', at: FARMS, of: SITES, counts: [1], said: CHOSEN },
  { effect: 'choose farm then resolve production of it', at: FARMS, of: KELP, counts: [1], said: CHOSEN },
  { effect: 'choose action-card in claimed then exhaust it', at: CARDS, of: CLAIMED, counts: [1], said: CHOSEN },
  { effect: 'choose card in hand then dispose it as discarded', at: HAND, of: IN_HAND, counts: [1], said: CHOSEN },
  { effect: 'choose available green slot then block it', at: SLOTS, of: GREEN, counts: [1], said: CHOSEN },
  // so many; of what is built or upgraded the last ones may be left out
  { effect: 'upgrade farm', at: FARMS, of: SITES, counts: [1], said: A_FEW(1) },
  { effect: 'upgrade farms', at: FARMS, of: SITES, counts: [1], said: A_FEW(1) },
  { effect: 'upgrade 2 farms', at: FARMS, of: SITES, counts: [1, 2], said: A_FEW(2) },
  { effect: 'build farm free', at: FARMS, of: SITES, counts: [1], said: A_FEW(1) },
  { effect: 'ready 1 used action-card', at: USED, of: CLAIMED, counts: [1], said: A_FEW(1) },
  { effect: 'ready 2 used action-cards', at: USED, of: CLAIMED, counts: [2], said: A_FEW(2) },
  { effect: 'upgrade up to 2 farms', at: FARMS, of: SITES, counts: [1, 2], said: UP_TO },
  { effect: 'up to 2 times: gain 1 kelp', at: FARMS, of: KELP, counts: [1, 2], said: UP_TO },
  // each
  { effect: 'each farm: gain 1 kelp', at: FARMS, of: KELP, counts: [3], said: EACH },
  { effect: 'gain 1 kelp per farm', at: FARMS, of: KELP, counts: [3], said: EACH },
  { effect: 'each action-card in claimed: gain 1 kelp', at: CARDS, of: KELP, counts: [3], said: EACH },
  { effect: 'gain 1 kelp per card in hand', at: HAND, of: KELP, counts: [3], said: EACH },
];

/** How many things the changes of one outcome concern. */
function concerned(changes: readonly Change[], of: RegExp): number {
  return changes
    .filter(({ what }) => of.test(what))
    .reduce((sum, { was, is }) => {
      if (typeof was === 'number' && typeof is === 'number') return sum + Math.abs(is - was);
      if (!Array.isArray(was) || !Array.isArray(is)) return sum + 1;
      return (
        sum +
        (was.length === is.length ? was.filter((one, i) => one !== is[i]).length : Math.abs(was.length - is.length))
      );
    }, 0);
}

/** What play says of two effects; texts of several languages are mostly read as the same one. */
const known = new Map<string, string>();
function inPlay(effect: string, back: string): string {
  const pair = `${effect}\n${back}`;
  const said = known.get(pair) ?? compareByPlay({ model, sources }, [effect, back], { positions: rounds(5, 12) }).is;
  known.set(pair, said);
  return said;
}

describe.each(CENSUS)('$effect', ({ effect, at, of, counts, said }) => {
  it(`concerns ${counts.join(' or ')}`, () => {
    const { problems, outcomes } = tryEffect({ model, sources }, effect, { at, outcomes: true });
    expect([problems, outcomes?.cut]).toEqual([[], false]);
    const found = new Set(outcomes!.list.map(({ changes }) => concerned(changes, of)).filter((n) => n > 0));
    expect([...found].sort((a, b) => a - b)).toEqual(counts);
  });
  it.each(Object.keys(said) as CompleteLanguage[])('says so, and is read so, in %s', (code) => {
    const lexicon = lexiconOf(model, code);
    const { text } = new Renderer(LANGUAGES[code], lexicon, sources.symbols).effect(parseProgram(effect).ast!);
    expect(text).toMatch(said[code]);
    const read = parseText(text, LANGUAGES[code], sources.symbols, lexicon);
    expect([text, read.problems]).toEqual([text, []]);
    const back = print(read.effect!, { layout: 'line' });
    expect(inPlay(effect, back), back).not.toBe('different');
  });
});

describe('what people write', () => {
  it.each([
    ['en', 'Remove a farm.', 'choose farm then remove it'],
    ['en', 'Remove all farms.', 'remove farms'],
    ['it', 'Rimuovi una serra.', 'choose farm then remove it'],
    ['it', 'Rimuovi tutte le serre.', 'remove farms'],
    ['uk', 'Приберіть ферму.', 'choose farm then remove it'],
    ['uk', 'Приберіть усі ферми.', 'remove farms'],
    ['uk', 'Приберіть всі ферми.', 'remove farms'],
    ['en', 'Discard a card in your hand.', 'choose card in hand then dispose it as discarded'],
    ['en', 'Discard all cards in your hand.', 'dispose cards in hand as discarded'],
    ['it', 'Risolvi la produzione di tutte le serre.', 'resolve production of farms'],
  ] as const)('%s: %s', (code, text, effect) => {
    const { effect: read, problems } = parseText(text, LANGUAGES[code], sources.symbols, lexiconOf(model, code));
    expect(problems).toEqual([]);
    expect(print(read!, { layout: 'line' })).toBe(effect);
  });
  it.each(['Build 1 farm on a site adjacent to all cities.', 'Gain 1 kelp for each all farms.'])(
    'all has no meaning elsewhere: %s',
    (text) => expect(parseText(text, LANGUAGES.en, sources.symbols, lexiconOf(model, 'en')).effect).toBeNull(),
  );
});
