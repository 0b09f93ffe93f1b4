/**
 * "Draw 2 cards and discard 1", "Pay 2 credits. Build a city.": what is given up belongs to what it is given up for, and what is done
 * with the card that was drawn to the drawing. As parts of their own they could be left out, or come first.
 */
import type { EffectNode, Symbols, WordNode } from '../../dsl/internal.ts';
import { hasName } from './just-built.ts';

/** The parts, of which none is only a payment, at every depth. */
export function withPayments(all: readonly EffectNode[], symbols: Symbols): EffectNode[] {
  const parts = all.map((part) => within(part, symbols));
  // all that follows is paid for
  const at = parts.findIndex((part, i) => isPayment(part) && i < parts.length - 1);
  if (at < 0) return joinedParts(parts, symbols);
  return joinedParts([...parts.slice(0, at), paying(parts[at] as WordNode, parts.slice(at + 1), symbols)], symbols);
}

function paying(payment: WordNode, parts: readonly EffectNode[], symbols: Symbols): EffectNode {
  const rest = withPayments(parts, symbols);
  const range = { start: payment.range.start, end: rest.at(-1)!.range.end };
  const effect: EffectNode = rest.length === 1 ? rest[0] : { kind: 'block', parts: rest, range };
  return { ...payment, args: { ...payment.args, body: { type: 'effect', effect } }, range };
}

function joinedParts(parts: readonly EffectNode[], symbols: Symbols): EffectNode[] {
  const givesUp = (part: EffectNode): boolean => onlyGivesUp(part, symbols);
  const found: EffectNode[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    const isJoined =
      before !== undefined && isDone(before) && (givesUp(part) || givesUp(before) || usesNameOf(before, part));
    if (isJoined) found[found.length - 1] = joined(before, part);
    else found.push(part);
  }
  return found;
}

/** The effect with the blocks in it joined. */
function within(effect: EffectNode, symbols: Symbols): EffectNode {
  const inner = (one: EffectNode): EffectNode => within(one, symbols);
  switch (effect.kind) {
    case 'block': {
      const parts = withPayments(effect.parts, symbols);
      return parts.length === 1 ? parts[0] : { ...effect, parts };
    }
    case 'or':
      return { ...effect, options: effect.options.map(inner) };
    case 'then':
      return { ...effect, steps: effect.steps.map(inner) };
    case 'word': {
      const { body } = effect.args;
      if (body?.type !== 'effect') return effect;
      return { ...effect, args: { ...effect.args, body: { ...body, effect: inner(body.effect) } } };
    }
  }
}

function joined(before: EffectNode, part: EffectNode): EffectNode {
  const range = { start: before.range.start, end: part.range.end };
  const steps = [before, part].flatMap((one) => (one.kind === 'then' ? one.steps : [one]));
  const may = [before, part].flatMap((one) => (one.kind === 'then' ? one.may : [false]));
  return { kind: 'then', steps, may, range };
}

const isWord = (effect: EffectNode, name: string): effect is WordNode => effect.kind === 'word' && effect.word === name;

const isPayment = (effect: EffectNode): boolean => isWord(effect, 'pay') && !effect.args.body;

/** Whether it is done here and now, so that a step may follow it: a clause would take in what follows. */
const isDone = (effect: EffectNode): boolean =>
  effect.kind === 'then' ? !effect.may.includes(true) : effect.kind === 'word' && !effect.args.body;

/** Whether a part speaks of what the one before it has given a name. */
function usesNameOf(before: EffectNode, part: EffectNode): boolean {
  if (before.kind === 'then') return before.steps.some((step) => usesNameOf(step, part));
  const as = before.kind === 'word' ? before.args.as : undefined;
  return as?.type === 'name' && hasName(part, (name) => name === as.name.text);
}

/** Whether the player only gives something up: so many of what is named, pieces, or cards of their choice. */
function onlyGivesUp(effect: EffectNode, symbols: Symbols): boolean {
  if (effect.kind === 'then') {
    const [first, ...others] = effect.steps;
    return isWord(first, 'choose') && others.every((step) => isWord(step, 'dispose') || isWord(step, 'remove'));
  }
  if (effect.kind !== 'word') return false;
  const { word, args } = effect;
  const items = word === 'lose' && args.items?.type === 'items' ? args.items.items : undefined;
  if (items) return items.every(({ amount }) => amount === undefined || amount.kind === 'number');
  return (
    isPayment(effect) || (word === 'dispose' && args.n !== undefined) || word === 'remove' || goesBack(effect, symbols)
  );
}

/** "Put 1 card from your hand on top of the deck" */
function goesBack({ word, args: { n, what, zone } }: WordNode, symbols: Symbols): boolean {
  if (word !== 'move' || n === undefined || what?.type !== 'phrase' || zone?.type !== 'name') return false;
  const isOf = (owner: 'game' | 'player', name: string): boolean =>
    symbols.find(name).some(({ kind, of }) => kind === 'zone' && of === owner);
  const isOwn = what.phrase.posts.some(
    (post) => post.kind === 'in' && post.zone.posts.length === 0 && isOf('player', post.zone.noun.text),
  );
  return isOwn && isOf('game', zone.name.text);
}
