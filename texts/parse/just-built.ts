/** `the structure you just built`, *that card* that was drawn: what is done with it is one with that, and cannot be done before. */
import { type EffectNode, type PhraseNode, type Range, subjectOf } from '../../dsl/internal.ts';
import { demonstrativeNoun } from './resolve-references.ts';

const MARK = demonstrativeNoun('built', ['']);

export const refersToBuilt = (effect: EffectNode): boolean => hasName(effect, (name) => name.startsWith(MARK));

/** Whether such a name is anywhere in a part of a syntax tree. */
export function hasName(part: object, fits: (name: string) => boolean): boolean {
  for (const key in part) {
    const inner = (part as Record<string, unknown>)[key];
    if (typeof inner === 'string' ? key === 'text' && fits(inner) : isNode(key, inner) && hasName(inner, fits)) {
      return true;
    }
  }
  return false;
}

const isNode = (key: string, inner: unknown): inner is object =>
  typeof inner === 'object' && inner !== null && key !== 'range' && key !== 'keyword';

/** The parts from there on as one; `may` before the last is the tail that may be left out. */
export function joinedFrom(from: number, parts: readonly EffectNode[]): EffectNode[] {
  const joined = parts.slice(Math.max(from, 0));
  const last = joined.pop();
  if (!last || joined.length === 0 || !joined.every(({ kind }) => kind === 'word' || kind === 'then')) {
    return [...parts];
  }
  const before = joined.flatMap(stepsOf);
  const body = last.kind === 'word' && last.word === 'may' ? last.args.body : undefined;
  const tail = body?.type === 'effect' ? { effect: body.effect, may: true } : { effect: last, may: false };
  const steps = [...before.map((effect) => ({ effect, may: false })), tail];
  return [
    ...parts.slice(0, Math.max(from, 0)),
    {
      kind: 'then',
      steps: steps.map(({ effect }) => effect),
      may: steps.map(({ may }) => may),
      range: { start: joined[0].range.start, end: last.range.end },
    },
  ];
}

/** A tail that may be left out is one step, so that others can follow it. */
function stepsOf(part: EffectNode): EffectNode[] {
  if (part.kind !== 'then') return [part];
  const tail = part.may.indexOf(true);
  if (tail < 0) return part.steps;
  const steps = part.steps.slice(tail);
  const [first] = steps;
  const range = { start: first.range.start, end: part.range.end };
  const may = part.may.slice(tail).map((one, i) => i > 0 && one);
  const effect: EffectNode = steps.length === 1 ? first : { kind: 'then', steps, may, range };
  return [
    ...part.steps.slice(0, tail),
    { kind: 'word', word: 'may', keyword: range, args: { body: { type: 'effect', effect } }, range },
  ];
}

const PRONOUN = 'it';

export const hasPronoun = (effect: EffectNode): boolean => hasName(effect, (name) => name === PRONOUN);

/** The first pronoun of an effect. */
export function pronounIn(value: unknown): Range | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { noun } = value as Partial<PhraseNode>;
  if (noun?.text === PRONOUN) return noun.range;
  for (const inner of Object.values(value)) {
    const found = pronounIn(inner);
    if (found) return found;
  }
  return undefined;
}

/** Whether what is done is done to a thing, to which a pronoun may refer. */
export function speaksOfThing(effect: EffectNode): boolean {
  if (effect.kind !== 'word') return false;
  const subject = subjectOf(effect.word)?.argument;
  return subject !== undefined && effect.args[subject]?.type === 'phrase';
}

/** "Build a farm and upgrade it": parts of a block, of which one refers to what the one before it did, are steps. */
export function partsAsSteps(effect: EffectNode): EffectNode {
  if (effect.kind !== 'block') {
    if (effect.kind !== 'word' || effect.args.body?.type !== 'effect') return effect;
    const { body } = effect.args;
    return { ...effect, args: { ...effect.args, body: { ...body, effect: partsAsSteps(body.effect) } } };
  }
  const parts: EffectNode[] = [];
  for (const part of effect.parts) {
    const before = parts.at(-1);
    const follows = before?.kind === 'word' || (before?.kind === 'then' && !before.may.includes(true));
    if (!follows || !hasPronoun(part)) parts.push(partsAsSteps(part));
    else {
      const so = before.kind === 'then' ? before : { steps: [before], may: [false] };
      const range = { start: before.range.start, end: part.range.end };
      parts[parts.length - 1] = { kind: 'then', steps: [...so.steps, part], may: [...so.may, false], range };
    }
  }
  return parts.length === 1 ? parts[0] : { ...effect, parts };
}
