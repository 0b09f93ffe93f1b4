/** Of what a price is said. */
import { type EffectNode, isCharged } from '../../dsl/internal.ts';
import { firstWord } from '../render/third-person.ts';
import type { ReadSentence } from './cue-words.ts';

/** "Pay 1 credit to build 1 farm and 1 tunnel": a price that stands once, before both, is not that of each. */
export function sharesPrice(parts: readonly EffectNode[]): boolean {
  const [first, second] = parts.map((part) =>
    part.kind === 'word' && part.args.cost?.type === 'cost'
      ? { what: part.args.what, price: part.args.cost.cost }
      : undefined,
  );
  return (
    first?.price.kind === 'amounts' &&
    first.price.range.start === second?.price.range.start &&
    first.what?.type === 'phrase' &&
    first.price.range.start < first.what.phrase.range.start
  );
}

/** "Pay 1 credit to build 1 farm" says what it costs, and not what is paid besides. */
export function isPriceOf(bought: EffectNode, { tokens, words }: ReadSentence): boolean {
  const first = firstWord(bought);
  if (first === undefined || !isCharged(first.word) || first.args.cost !== undefined) return false;
  const at = tokens.findIndex(({ range }) => range.start === first.range.start);
  return words.purposes.has(tokens[at - 1]?.text ?? '');
}
