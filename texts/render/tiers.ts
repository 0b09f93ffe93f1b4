/** Conditions on one number that differ in numbers only, as one sentence: *If you have exactly 2 / 3 farms, gain 2 / 5 points.* */
import type { Symbols, EffectNode, WordNode } from '../../dsl/internal.ts';
import { singularName } from '../meaning/referents.ts';

/** Between the numbers of several tiers. */
const BETWEEN = ' / ';

/** The parts of an effect, with those together that differ in numbers only. */
export function tiersOf(parts: readonly EffectNode[], symbols: Symbols): (readonly EffectNode[])[] {
  const groups: EffectNode[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group && isTier(group[0]) && isTier(part) && shapeOf(group[0], symbols) === shapeOf(part, symbols)) {
      group.push(part);
    } else groups.push([part]);
  }
  return groups;
}

/**
 * The texts of tiers as one, in the words of the last; undefined where one says a number in words, where two have the same
 * condition, and where nothing else differs.
 */
export function joinedTiers(texts: readonly string[]): string | undefined {
  const numbers = texts.map((text) => text.match(/\d+/g) ?? []);
  const last = numbers.at(-1)!;
  if (numbers.some(({ length }) => length !== last.length)) return undefined;
  const lists = last.map((_, i) => numbers.map((own) => own[i]));
  const [condition, ...others] = lists.filter((list) => new Set(list).size > 1);
  if (others.length === 0 || new Set(condition).size < texts.length) return undefined;
  let at = 0;
  return texts.at(-1)!.replace(/\d+/g, () => {
    const list = lists[at];
    at++;
    return new Set(list).size === 1 ? list[0] : list.join(BETWEEN);
  });
}

/** `if … = 2: gain 5 points` */
const isTier = (part: EffectNode): part is WordNode => {
  if (part.kind !== 'word' || part.word !== 'if' || part.args.otherwise) return false;
  const { test, body } = part.args;
  return (
    test?.type === 'value' &&
    test.value.kind === 'binary' &&
    test.value.op === '=' &&
    test.value.right.kind === 'number' &&
    body?.type === 'effect' &&
    body.effect.kind === 'word' &&
    body.effect.word === 'gain'
  );
};

/** The part without its numbers, however its names are written, and without its place in the text. */
const shapeOf = (part: EffectNode, symbols: Symbols): string =>
  JSON.stringify(part, (key, value: unknown) =>
    key === 'range' || key === 'keyword' || key === 'articles' || (key === 'value' && typeof value === 'number')
      ? undefined
      : key === 'text' && typeof value === 'string'
        ? singularName(value, symbols)
        : value,
  );
