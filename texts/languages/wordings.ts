/** Wordings: what is parsed in texts, but never rendered. Each language has its own; what they mean is the same for all. */
import type { Case } from '../../dsl/internal.ts';
import type { AdjectiveForms, NounForms } from './forms.ts';
import type { PhraseKey, ShortKey } from './phrases.ts';

/** Idioms of printed texts that mean several words of the effect language, with the placeholders that a wording must have. */
export const IDIOM_HOLES = {
  run: ['program', 'n what'],
  instead: ['kinds', 'items', 'price'],
  'for every': ['count', 'kinds', 'items'],
  'each gives': ['each', 'items'],
  'player gives': ['each', 'items'],
  'each does': ['each', 'body'],
  unless: ['test', 'body'],
  'each built': ['kind'],
  'nth built': ['one', 'items'],
  'each upgraded': ['kind'],
  capped: ['items', 'count'],
  'discount this': ['kinds', 'period', 'price'],
  'discount next': ['kind', 'period', 'price'],
  'discount next upgraded': ['kind', 'period', 'price'],
  'discount next bought': ['kind', 'period', 'price'],
  'next is free': ['kind', 'period'],
  'next upgraded is free': ['kind', 'period'],
  'next bought is free': ['kind', 'period'],
  'pay to gain': ['price', 'items'],
  'pay either': ['price', 'items'],
  'one of': ['items'],
  'build or upgrade': ['n what'],
  'pay up to': ['price', 'count', 'items'],
  'its program': ['program'],
  'upgrade some': ['some', 'kinds'],
  'use some': ['some', 'kinds'],
  steps: ['unit', 'on', 'steps'],
  into: ['price', 'items'],
  'into, times': ['price', 'items', 'count'],
  'trade any': ['unit'],
  'trade up to': ['count', 'unit'],
  'with at least': ['count', 'kinds', 'body'],
  'as soon as at least': ['count', 'kinds', 'body'],
  'first in': ['period', 'event', 'body'],
  'at the start of each': ['period', 'body'],
  'at the end of each': ['period', 'body'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What each idiom means: see parse/idioms.ts. */
export type Idiom = keyof typeof IDIOM_HOLES;

/** Sequences of tokens, each with its replacement. */
export type TokenSequences = readonly (readonly [written: readonly string[], plain: readonly string[]])[];

/** Numbers that wordings have sequences for. */
export const NUMERALS = Array.from({ length: 20 }, (_, i) => String(i + 1));

/** Arrows as they are typed. */
export const ARROWS: TokenSequences = [
  [['=', '>'], ['→']],
  [['-', '>'], ['→']],
];

type DeterminedCount = 'one' | 'each' | 'many' | 'all' | 'number';

export interface Wordings {
  /** patterns beside those that are rendered */
  patterns: Partial<Record<PhraseKey | ShortKey, readonly string[]>>;
  /** the verb that a line of amounts leaves out: `2 kelp, 1 credit` */
  gainVerb: string;
  /** verbs of statements about the player, with those that say the same to them: `you lose` */
  stated: Readonly<Record<string, string>>;
  /** between two sentences in one that are about several players; what follows a bar begins the second one */
  contrasts: readonly string[];
  /** verbs whose object can only be cards */
  drawVerbs: readonly string[];
  /** idioms: one sentence for several words of the effect language */
  idioms: Partial<Record<Idiom, readonly string[]>>;
  /** of the idiom `steps`: a row, and the last row: `9 points for ten or more` */
  steps: { row: readonly string[]; last: readonly string[] };

  /** whether a comma may come before the last item of a list: `a, b, and c` */
  commaBeforeLast: boolean;
  /** whether the comma in front of the last clause may be left out: *alla fine del turno ottieni 1 credito* */
  commaIsOptional: boolean;
  /** whether an amount without a number is one: `gain a card` */
  oneWithoutNumber: boolean;
  /** some of one's own: `one of your {kinds}` */
  partitive: readonly string[];
  /** words for 1 before *or two* */
  ones: readonly string[];
  /** beside what is rendered, in front of a number: as many at most, with a case where the language has them */
  upTo: readonly string[];
  /** between amounts, beside *and*: `1 credit, plus 1 card` */
  andAlso: readonly string[];
  /** other words for `it` */
  pronouns: Readonly<Partial<Record<Case, readonly string[]>>>;
  /** behind *adjacent* before its noun: `прилеглий до нього тунель` */
  besideIt: readonly string[];
  /** what is said behind a noun in place of an adjective of the effect language; `not own`: of one that is negated */
  behind: Readonly<Record<string, readonly string[]>>;
  /** several kinds, of which each counts once: `all {n} kinds of {kind}`; the number is what there are, or how many */
  kindsOf: readonly string[];
  /** replacements of tokens: numbers in words */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** the same for words that are several tokens: `п'ять` */
  sequences: TokenSequences;
  /** other nouns and adjectives for those of the effect language */
  nouns: Readonly<Record<string, readonly NounForms[]>>;
  adjectives: Readonly<Record<string, readonly AdjectiveForms[]>>;
  /**
   * Words of a noun phrase beside the rendered ones, by how many it means: before the noun in the singular (`every` farm) or the
   * plural (`each of your` farms), with the case of the noun if it is another (`кожну з ваших:gen`); of a number, those behind it.
   */
  determiners: Readonly<
    Partial<Record<DeterminedCount, Readonly<Partial<Record<'singular' | 'plural', readonly string[]>>>>>
  >;
  /** words that say that something is the reader's own: of pieces that belong to players they are never left out */
  possessives: readonly string[];
  /** words about the reader: *you*, *your*, *you have*; what others do is not said with them */
  ofReader: readonly string[];
  /** what begins what is paid for: pay 2 credits *to* build a farm */
  purposes: readonly string[];
  /** what a slash between amounts may stand for: *or*, *for each* */
  slashes: readonly string[];
  /** `{what}` of `{x}`, where the number of `{what}` has no article: `a city's second farm` */
  owned: readonly string[];
  /** what the sentence before built: `the structure you just built` */
  justBuilt: readonly string[];

  /** with what a sentence begins that goes on with what the one before it did: `Then upgrade it.` */
  goesOn: readonly string[];
  /** with what such a sentence ends: `Gain 1 credit for each.` */
  ofEach: readonly string[];
  /** between parts in one sentence: `build a farm and draw a card`; before the last one with a word for *and* */
  and: { between: readonly string[]; last: readonly string[] };
  /** between alternatives, beside the rendered word: `; or`; and before the first: `either` */
  or: { between: readonly string[]; before: readonly string[] };

  /** sentences about what a site asks for beside the price, with `{price}`, and about what it gives, with `{body}` */
  surcharge: readonly string[];
  bonus: readonly string[];
  /** a sentence that names the price of what the sentence before said: `This costs 1 kelp.` */
  itsPrice: readonly string[];

  /** sentences, or what is in brackets, that only repeat a rule; by pattern, with why they add nothing */
  remarks: Readonly<Record<string, string>>;
  /** words beside an amount which say that it is added, as every amount is: `1 additional card` */
  added: readonly string[];
  /** what any card may have in front of its text and a colon: *Effect* */
  titles: readonly string[];
  /** other words that add nothing, with why; longer ones first */
  redundant: Readonly<Record<string, string>>;
}

/** Why *of yours* adds nothing, where pieces have no owners. */
export const ONES_OWN = 'what counts is one’s own';

/** For a language to start from. */
export const NO_WORDINGS: Wordings = {
  patterns: {},
  commaBeforeLast: false,
  commaIsOptional: false,
  oneWithoutNumber: false,
  gainVerb: '',
  stated: {},
  contrasts: [],
  drawVerbs: [],
  partitive: [],
  ones: [],
  kindsOf: [],
  andAlso: [],
  upTo: [],
  pronouns: {},
  besideIt: [],
  behind: {},
  sequences: [],
  tokens: {},
  idioms: {},
  steps: { row: [], last: [] },
  owned: [],
  justBuilt: [],
  goesOn: [],
  ofEach: [],
  nouns: {},
  adjectives: {},
  determiners: {},
  possessives: [],
  ofReader: [],
  purposes: [],
  slashes: [],
  surcharge: [],
  bonus: [],
  itsPrice: [],
  remarks: {},
  added: [],
  titles: [],
  redundant: {},
  and: { between: [], last: [] },
  or: { between: [], before: [] },
};
