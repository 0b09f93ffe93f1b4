/** `Gain -1 point`: a minus in front of an amount takes away, so a loss is likely meant, and never the gain. */
import { type EffectNode, type Range, print, capitalize } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';

export interface NegativeAmount {
  /** the amount with its minus */
  written: string;
  range: Range;
  /** what to write in place of the range; null: nothing of the kind can be lost */
  lost: string | null;
}

const MINUS = '-';
const NUMBER = /^\d/;
/** A verb in front of the amount has at most so many words. */
const MOST_OF_VERB = 3;
const GAIN = /\bgain\b/;

/**
 * A sentence that would be a gain without its minus.
 *
 * @param verb for losing, as the language writes it
 * @param read parses a text; null if it is not understood, or refers to nothing
 */
export function negativeAmount(
  text: string,
  sentence: readonly Token[],
  verb: string,
  read: (text: string) => EffectNode | null,
): NegativeAmount | null {
  const at = sentence.findIndex(({ text: sign }, i) => sign === MINUS && NUMBER.test(sentence[i + 1]?.text ?? ''));
  if (at < 0) return null;
  const [start, end] = [sentence[0].range.start, sentence.at(-1)!.range.end];
  const minus = sentence[at].range;
  const amount = text.slice(sentence[at + 1].range.start, end);
  const gain = said(read(text.slice(start, minus.start) + amount));
  if (gain === null || !GAIN.test(gain)) return null;
  const written = text.slice(minus.start, end);
  for (let from = at; from >= Math.max(0, at - MOST_OF_VERB); from--) {
    const range = { start: sentence[from].range.start, end };
    const lost = `${from === 0 ? capitalize(verb) : verb} ${amount}`;
    if (said(read(text.slice(start, range.start) + lost)) === gain.replace(GAIN, 'lose')) {
      return { written, range, lost };
    }
  }
  return { written, range: { start: minus.start, end }, lost: null };
}

const said = (effect: EffectNode | null): string | null => effect && print(effect, { layout: 'line' });
