/** Of whom a sentence speaks: what is yours, theirs or nobody's, and which player is meant. */
import type { EffectNode, Ident, PhraseNode, Range, WordNode } from '../../dsl/internal.ts';
import { isAboutPlayers } from '../render/third-person.ts';
import type { ReadSentence } from './cue-words.ts';
import type { Token } from './tokens.ts';

/**
 * "Whenever another player builds a farm, this player gains 1 credit.": the player to whom the card belongs is called so only where no
 * other player was named. `before`: the sentences before.
 */
export function unclearPlayer(
  said: EffectNode,
  before: readonly EffectNode[],
  { written, words }: ReadSentence,
): Range | undefined {
  if (!namesPlayers([said, ...before])) return undefined;
  const called = gainsIn(said).find(({ range: { start }, args: { items } }) => {
    const end = items?.type === 'items' ? items.items[0].range.start : start;
    return written.some(({ text, range }) => range.start >= start && range.end <= end && words.players.has(text));
  });
  return called?.range;
}

/** Those of others are said of them. */
function gainsIn(value: unknown): WordNode[] {
  if (typeof value !== 'object' || value === null || isAboutPlayers(value as EffectNode)) return [];
  const node = value as EffectNode;
  return node.kind === 'word' && node.word === 'gain' ? [node] : Object.values(value).flatMap(gainsIn);
}

/** Whether players are chosen or gone through, or something is another's deed. */
function namesPlayers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, noun } = value as { kind?: string; noun?: Ident };
  return kind === 'another' || /^players?$/.test(noun?.text ?? '') || Object.values(value).some(namesPlayers);
}

/** "Each of your pits", where nothing says whose a pit is. */
export function saysOwnerOfNobodys(
  { noun, adjectives, range }: PhraseNode,
  { tokens, words: { possessives, nobodys } }: ReadSentence,
): boolean {
  if (!nobodys.has(noun.text) || adjectives.length > 0) return false;
  const first = tokens.findIndex(({ range: { start } }) => start >= range.start);
  const last = tokens.findIndex(({ range: { start } }) => start >= noun.range.start);
  // of some of them, *your* stands in front of the phrase
  return tokens.slice(Math.max(0, first - 1), last + 1).some(({ text }) => possessives.has(text));
}

/** "Each other player gains 1 credit for each of your farms": each would count their own. */
export const speaksOfReader = (done: EffectNode, { tokens, written, words }: ReadSentence): boolean =>
  written.some(({ text, range }) => words.ofReader.has(text) && isWithin(range, done.range, tokens));

/** In an effect, or right behind it, where words that mean nothing to the parser are left out: "for each farm *you have*". */
function isWithin({ start }: Range, effect: Range, tokens: readonly Token[]): boolean {
  const next = tokens.find((token) => token.range.start >= effect.end);
  return start >= effect.start && start < (next?.range.start ?? Infinity);
}
