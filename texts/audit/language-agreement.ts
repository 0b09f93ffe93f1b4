/** Compares the languages of a component with each other: three equal ones are strong evidence, two against one point at the third. */
import type { Symbols } from '../../dsl/internal.ts';
import { compareEffects } from '../compare/compare.ts';
import type { JudgedText } from './judge.ts';

export interface LanguageAgreement {
  ref: string;
  name: string;
  program: string;
  edition: string | null;
  /** languages that say the same, the largest group first; without texts that were not understood */
  groups: string[][];
  /** the one language that disagrees with several others */
  odd: string | null;
  /** whether the largest group agrees with the effect */
  asEncoded: boolean;
}

/** Of every component with texts in two languages or more. */
export function compareLanguages(judged: readonly JudgedText[], symbols: Symbols): LanguageAgreement[] {
  const groups = new Map<string, JudgedText[]>();
  for (const one of judged) {
    const { ref, key, edition } = one.text;
    const name = JSON.stringify([ref, key, edition ?? null]);
    if (one.effect) groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()]
    .filter((all) => new Set(all.map(({ text }) => text.lang)).size > 1)
    .map((all) => groupOf(all, symbols));
}

function groupOf(all: readonly JudgedText[], symbols: Symbols): LanguageAgreement {
  const same = (a: JudgedText, b: JudgedText): boolean =>
    (right(a) && right(b)) ||
    (right(a) === right(b) &&
      compareEffects(a.effect, b.effect, symbols, { steps: a.text.rendered.source.mode === 'steps' }).every(
        ({ harmless }) => harmless,
      ));
  const groups: JudgedText[][] = [];
  for (const one of all) {
    const group = groups.find(([first]) => same(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  groups.sort((a, b) => b.length - a.length);
  const { ref, name, key, edition } = all[0].text;
  const last = groups.at(-1)!;
  return {
    ref,
    name,
    program: key,
    edition: edition ?? null,
    groups: groups.map((group) => group.map(({ text }) => text.lang)),
    odd: groups.length === 2 && groups[0].length > 1 && last.length === 1 ? last[0].text.lang : null,
    asEncoded: right(groups[0][0]),
  };
}

const right = ({ verdict }: JudgedText): boolean => verdict === 'exact' || verdict === 'same-meaning';
