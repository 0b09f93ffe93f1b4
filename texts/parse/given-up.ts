/** "Discard a card. Gain 2 credits.": what is given up, perhaps for what follows. */
import type { EffectNode } from '../../dsl/internal.ts';

/** "Discard a card", said of a card that the player chooses. */
export function givesUpCard(effect: EffectNode): boolean {
  const last = effect.kind === 'then' ? effect.steps.at(-1)! : effect;
  return last.kind === 'word' && last.word === 'dispose';
}

/** "Discard a card. Gain 2 credits.": both one after the other, or what follows only for the card. */
export function separateOrForIt(given: EffectNode, added: EffectNode[]): EffectNode[] {
  const range = { start: given.range.start, end: added.at(-1)!.range.end };
  const follows: EffectNode = added.length === 1 ? added[0] : { kind: 'block', parts: added, range };
  return [
    { kind: 'block', parts: [given, ...added], range },
    { kind: 'then', steps: [given, follows], may: [false, false], range },
  ];
}
