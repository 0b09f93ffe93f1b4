/** Wordings that are read although they are not told. Each language has its own; what they mean is the same for all. */
import { isCharged } from '../../words/facts.ts';
import type { ItemNode, WordNode } from '../../syntax/ast.ts';
import type { PhraseKey, ShortKey } from './phrases.ts';
import type { Normalization } from './language.ts';
import type { Idiom } from '../parse/idioms.ts';

export interface Wordings {
  /** beside the patterns of telling */
  patterns: Partial<Record<PhraseKey | ShortKey, readonly string[]>>;
  /** `a, b, and c` */
  commaBeforeLast: boolean;
  /** `gain a card` */
  oneWithoutNumber: boolean;
  /** one, before *or two* */
  ones: readonly string[];
  /** the same of words that are cut in two: `п'ять` */
  sequences: Normalization['sequences'];
  /** words that are written for others: numbers */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** several words of the language of effects in one: see ../parse/idioms.ts */
  idioms: Partial<Record<Idiom, readonly string[]>>;
  /** one row of `steps`, and the last one: `9 points for ten or more` */
  steps: { row: readonly string[]; last: readonly string[] };
  /** `{what}` of `{x}`, where its number has no article: `a city's second farm` */
  owned: readonly string[];
  /** what was built in the sentence before: `the structure you just built` */
  justBuilt: readonly string[];
  /** other words for the nouns of the language of effects, of one and of several */
  nouns: Readonly<Record<string, readonly [one: string, other: string]>>;
  /** sentences around what a site asks for beside the price, with `{price}`, and around what it gives, with `{body}` */
  surcharge: readonly string[];
  bonus: readonly string[];
  /** a sentence of its own that tells the price of what was told before: `This costs 1 kelp.` */
  itsPrice: readonly string[];
  /** sentences, or what stands in brackets, that only repeat what holds anyway; each with why it says nothing more */
  remarks: Readonly<Record<string, string>>;
  /** words beside an amount that say that it is added to what there is, as every amount is: `1 additional card` */
  added: readonly string[];
  /** words that say nothing more, each with why; the longer ones first */
  redundant: Readonly<Record<string, string>>;
  /** between parts of one sentence: `build a farm and draw a card`; the last one holds a word for *and* */
  and: { between: readonly string[]; last: readonly string[] };
  /** between alternatives, beside the word of telling: `; or`; and what may stand before the first: `either` */
  or: { between: readonly string[]; before: readonly string[] };
}

export const NO_WORDINGS: Wordings = {
  patterns: {},
  commaBeforeLast: false,
  oneWithoutNumber: false,
  ones: [],
  sequences: [],
  tokens: {},
  idioms: {},
  steps: { row: [], last: [] },
  owned: [],
  justBuilt: [],
  nouns: {},
  surcharge: [],
  bonus: [],
  itsPrice: [],
  remarks: {},
  added: [],
  redundant: {},
  and: { between: [], last: [] },
  or: { between: [], before: [] },
};

const itemsOf = ({ args }: WordNode): ItemNode[] => (args.items?.type === 'items' ? args.items.items : []);

/** Cards alone are drawn. */
export const onlyCards = (node: WordNode): boolean =>
  itemsOf(node).every(({ what }) => what.text === 'card' || what.text === 'cards');
/** `pay 1 kelp to gain a card or pay 1 credit to gain 1 kelp` are two payments. */
export function paymentsInside(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + paymentsInside(inner), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const { word, args } = value as Partial<WordNode>;
  const body = args?.body?.type === 'effect' ? args.body.effect : undefined;
  const here =
    word === 'pay' &&
    body?.kind === 'or' &&
    body.options.some((option) => option.kind === 'word' && option.word === 'pay');
  return (here ? 1 : 0) + paymentsInside(Object.values(value));
}
/** What is paid *to build* it is its price, and no payment beside that. */
export const isPrice = ({ word, args }: WordNode): boolean =>
  word === 'pay' &&
  args.body?.type === 'effect' &&
  args.body.effect.kind === 'word' &&
  isCharged(args.body.effect.word) &&
  !args.body.effect.args.cost;
