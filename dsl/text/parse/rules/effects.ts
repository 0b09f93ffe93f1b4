/** Effects joined: undoes `render/effects.ts`. */
import type { Arg, EffectNode, WordNode } from '../../../syntax/ast.ts';
import { WORD_BY_NAME } from '../../../words/registry.ts';
import { mayMean } from '../accepted-wordings.ts';
import { anyOf, type Chart, listOf, map, type Rule, sequence } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, argumentKinds } from '../word-arguments.ts';
import { countedRule, itemRule } from './amounts.ts';
import { compilePattern, listRule, literal, patternRule, patternsOf } from './patterns.ts';
import { cachedRule, type Rules } from './rules.ts';
import { idiomRule } from './wordings.ts';
import { argumentRule, wordRules } from './words.ts';

/** A sentence: one part. */
export function partRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'part', () => anyOf(closedRule(r), openWordRule(r)));
}

/** Parts with the last one open: what stands inside an `if` or a `when`. */
export function bodyRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'body', () => {
    const part = literal(r, r.language.phrases.part);
    const several: Rule<EffectNode[]> = listOf(closedRule(r), part, undefined);
    const tail = map(sequence<unknown>([part, openWordRule(r)]), ([, last]) => last as EffectNode);
    const withTail = map(
      sequence<unknown>([
        anyOf(
          map(closedRule(r), (only) => [only]),
          several,
        ),
        tail,
      ]),
      ([before, last]) => [...(before as EffectNode[]), last as EffectNode],
    );
    return anyOf(partRule(r), togetherRule(r), map(anyOf(several, withTail), blockOf));
  });
}

/** What ends where it seems to end. */
export function closedRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'closed', () => anyOf(orRule(r), thenRule(r), plainWordRule(r), bracketsRule(r)));
}

/** What `render/effects.ts` puts in brackets has them. */
function groupedRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'grouped', () => anyOf(plainWordRule(r), bracketsRule(r)));
}

function bracketsRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'brackets', () =>
    map(
      patternRule(r, 'brackets', () => bodyRule(r)),
      ({ body }) => body as EffectNode,
    ),
  );
}

function orRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'or', () => {
    const { between, before } = r.also.or;
    const option = anyOf(groupedRule(r), togetherRule(r));
    const or = anyOf(...[r.language.phrases.or, ...between].map((text) => literal(r, text)));
    const options = map(listOf(option, or), (all, chart, at, end): EffectNode | undefined =>
      all.length > 1 ? { kind: 'or', options: all, range: span(chart, at, end) } : undefined,
    );
    return anyOf(
      options,
      sharedRule(r, 'or'),
      ...before.map((text) => map(sequence<unknown>([literal(r, text), options]), ([, made]) => made as EffectNode)),
    );
  });
}

/** `build a farm, gain 1 kelp and draw a card`, which binds closer than *or*. */
function togetherRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'together', () => {
    const { between, last } = r.also.and;
    const joint = (texts: readonly string[]): Rule<null> => anyOf(...texts.map((text) => literal(r, text)));
    const one = map(groupedRule(r), (part) => [part]);
    const several = map(sharedRule(r, 'and'), (part) => (part as EffectNode & { kind: 'block' }).parts);
    const item = anyOf<readonly EffectNode[]>(one, several);
    return map(
      anyOf(
        several,
        map(listOf(item, joint(between), joint(last)), (all) => all.flat()),
      ),
      blockOf,
    );
  });
}

/** `build 2 farms or 2 laboratories`: what follows has the same verb. */
function sharedRule(r: Rules, word: 'and' | 'or'): Rule<EffectNode> {
  return cachedRule(r, `shared ${word}`, () =>
    anyOf(
      ...SHARING.flatMap((name) => {
        const kinds = argumentKinds(WORD_BY_NAME.get(name)!.signature);
        return patternsOf(r, name)
          .filter((text) => /\{(?:n what|items)\b/.test(text))
          .map((text) => {
            const rule = compilePattern(r, text, (names, c) => {
              if (names[0] === 'items') {
                return word === 'or'
                  ? listRule(
                      r,
                      map(listRule(r, itemRule(r, c), 'and'), (items): Arg => ({ type: 'items', items })),
                      'or',
                    )
                  : undefined;
              }
              return names.length === 2
                ? listRule(r, countedRule(r, c), word)
                : argumentRule(r, name, name, names, c, kinds);
            });
            return map(rule, (bound, chart, at, end): EffectNode | undefined => {
              const key = 'items' in bound ? 'items' : 'n what';
              const all = bound[key] as unknown[];
              const range = span(chart, at, end);
              if (all.length < 2) return undefined;
              const nodes = all.map((one): WordNode => ({
                kind: 'word',
                word: name,
                keyword: span(chart, at, at + 1),
                args: argumentsFrom({ ...bound, [key]: one }, {}, kinds),
                range,
              }));
              if (!nodes.every((node) => mayMean(text, false, node))) return undefined;
              return word === 'or' ? { kind: 'or', options: nodes, range } : { kind: 'block', parts: nodes, range };
            });
          });
      }),
    ),
  );
}

function thenRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'then', () => {
    const joint = anyOf<boolean>(
      ...patternsOf(r, 'then').map((text) => map(literal(r, text), () => false)),
      ...patternsOf(r, 'then-may').map((text) => map(literal(r, text), () => true)),
    );
    const tail = sequence<unknown>([joint, groupedRule(r)]);
    const steps: Rule<{ steps: EffectNode[]; may: boolean[] }> = (chart, at, found) => {
      const more = (from: number, so: { steps: EffectNode[]; may: boolean[] }): void =>
        tail(chart, from, (end, [may, step]) => {
          const next = { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] };
          found(end, next);
          more(end, next);
        });
      groupedRule(r)(chart, at, (end, first) => more(end, { steps: [first], may: [false] }));
    };
    return map(steps, ({ steps: all, may }, chart, at, end): EffectNode => ({
      kind: 'then',
      steps: all,
      may,
      range: span(chart, at, end),
    }));
  });
}

function plainWordRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'plain word', () => anyOf(...wordRules(r, false), idiomRule(r)));
}

function openWordRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'open word', () => anyOf(...wordRules(r, true)));
}

const blockOf = (parts: readonly EffectNode[], chart: Chart, at: number, end: number): EffectNode | undefined =>
  parts.length > 1 ? { kind: 'block', parts: [...parts], range: span(chart, at, end) } : undefined;

/** Words of which several objects may follow one verb. */
const SHARING = ['gain', 'build', 'upgrade', 'use'] as const;
