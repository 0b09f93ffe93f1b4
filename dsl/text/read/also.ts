/** Wordings that are read although they are not told. Each language has its own. */
import type { EffectNode, ItemNode, WordNode } from '../../syntax/ast.ts';
import type { PhraseKey } from '../tell/phrases.ts';

export interface Also {
  patterns: Partial<Record<PhraseKey, readonly string[]>>;
  /** `a, b, and c` */
  commaBeforeLast: boolean;
  /** `gain a card` */
  oneWithoutNumber: boolean;
  /** words that are written for others: numbers */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** whether this wording may stand for this effect */
  allows(key: PhraseKey, pattern: string, node: WordNode): boolean;
}

const itemsOf = (node: EffectNode): ItemNode[] => (node.kind === 'word' && node.args.items?.type === 'items' ? node.args.items.items : []);

const ENGLISH_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const english: Also = {
  patterns: {
    gain: ['draw {items}', 'take {items}', 'receive {items}', 'you gain {items}', 'you draw {items}', 'you receive {items}'],
    may: ['you can {body}'],
    'then-may': [' then you may ', ', and then you may '],
    then: [' then ', ', and then '],
    if: ['if {test}: {body}', 'if {test} {body}'],
    when: ['each time {event}, {body}', 'every time {event}, {body}', 'when {event}, {body}'],
    use: ['activate {n what}'],
    free: ['without paying'],
    pay: ['spend {cost}[ to {body}]', 'pay {cost} to {body}'],
  },
  commaBeforeLast: true,
  oneWithoutNumber: true,
  tokens: Object.fromEntries(ENGLISH_NUMBERS.map((word, i) => [word, [String(i + 1)]])),
  allows: (_, pattern, node) => !pattern.includes('draw {items}') || itemsOf(node).every(({ what }) => what.text === 'card' || what.text === 'cards'),
};

const plain: Also = { patterns: {}, commaBeforeLast: false, oneWithoutNumber: false, tokens: {}, allows: () => true };

export const alsoIn = (code: string): Also => (code.startsWith('en') ? english : plain);
