/** Wordings that are read although they are not told. Each language has its own; what they mean is the same for all. */
import type { ItemNode, WordNode } from '../../../syntax/ast.ts';
import type { PhraseKey } from '../../tell/phrases.ts';

export interface Also {
  /** beside the patterns of telling */
  patterns: Partial<Record<PhraseKey, readonly string[]>>;
  /** `a, b, and c` */
  commaBeforeLast: boolean;
  /** `gain a card` */
  oneWithoutNumber: boolean;
  /** words that are written for others: numbers */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** between parts of one sentence: `build a farm and draw a card`; the last one holds a word for *and* */
  and: { between: readonly string[]; last: readonly string[] };
  /** between alternatives, beside the word of telling: `; or`; and what may stand before the first: `either` */
  or: { between: readonly string[]; before: readonly string[] };
}

export const NONE: Also = { patterns: {}, commaBeforeLast: false, oneWithoutNumber: false, tokens: {}, and: { between: [], last: [] }, or: { between: [], before: [] } };

/** Words that end in what has to be paid for it. */
const CHARGED = new Set(['build', 'upgrade', 'replace']);
const itemsOf = ({ args }: WordNode): ItemNode[] => (args.items?.type === 'items' ? args.items.items : []);

/** Cards alone are drawn. */
export const onlyCards = (node: WordNode): boolean => itemsOf(node).every(({ what }) => what.text === 'card' || what.text === 'cards');
/** What is paid *to build* it is its price, and no payment beside that. */
export const isPrice = ({ word, args }: WordNode): boolean => word === 'pay' && args.body?.type === 'effect' && args.body.effect.kind === 'word' && CHARGED.has(args.body.effect.word) && !args.body.effect.args.cost;
