/** Every single change to an effect is one difference of its class: between trees, and between texts in each language. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { normalForm } from '../meaning/normal.ts';
import { LANGUAGES } from '../languages/index.ts';
import { DIFFERENCE_CLASSES } from './classes.ts';
import { compareEffects } from './compare.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { packTools, wordsIn } from '../testing.ts';
import { loaded } from '../../test/support/loaded.ts';
import { rounds, sampleOfKinds } from '../../test/support/width.ts';

const RENDERED_SECTIONS = ['cards', 'slots', 'sites', 'pieces'];
const PACKS = ['underwater-cities', 'abyssal-trade', 'test-shapes.yaml'];

const packs = PACKS.map((pack) => {
  const { sources } = loaded(`cards/${pack}`);
  const { symbols } = sources;
  const key = (effect: unknown): string => JSON.stringify(normalForm(effect, symbols));
  const changed = sources.effects.flatMap(({ kind, ast, component, path }) => {
    if (
      !RENDERED_SECTIONS.includes(component.section) ||
      path.includes('scenarios') ||
      (kind !== 'program' && kind !== 'standing') ||
      !ast
    ) {
      return [];
    }
    const effect = ast as EffectNode;
    const own = key(effect);
    const mutations = mutationsOf(effect, symbols).filter((mutation) => key(mutation.effect) !== own);
    return mutations.length > 0 ? [{ effect, mutations }] : [];
  });
  return { pack, symbols, changed, key };
});
/** Effects tried of each pack, beside those with words that no other has. */
const SAMPLE = 60;
type Changed = (typeof packs)[number]['changed'][number];
const said = (effect: EffectNode, mutation: Mutation): string =>
  `${print(effect, { layout: 'line' })}\n${mutation.what}\n${print(mutation.effect, { layout: 'line' })}`;

test.each(packs)('every single change to every effect of $pack', ({ symbols, changed }) => {
  const wrong: string[] = [];
  // the classes of its changes are kinds, too
  const kindsOf = ({ effect, mutations }: Changed): string[] => [
    ...wordsIn(effect),
    ...mutations.map((one) => `a change: ${one.class}`),
  ];
  for (const { effect, mutations } of sampleOfKinds(changed, SAMPLE, kindsOf)) {
    expect(compareEffects(effect, effect, symbols)).toEqual([]);
    for (const mutation of mutations) {
      const classes = compareEffects(mutation.effect, effect, symbols).map((difference) => difference.class);
      if (classes.join() !== mutation.class) {
        wrong.push(`${said(effect, mutation)}\n${classes.join()} for ${mutation.class}`);
      }
      // in the other direction a missing clause is an extra one; all other classes stay the same
      const back = compareEffects(effect, mutation.effect, symbols).map((difference) => difference.class);
      if (back.join() !== (mutation.class === 'missing-clause' ? 'extra-clause' : mutation.class)) {
        wrong.push(`back: ${said(effect, mutation)}\n${back.join()} for ${mutation.class}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('there are changes of every class', () => {
  const classes = new Set<string>(
    packs.flatMap(({ changed }) => changed.flatMap(({ mutations }) => mutations.map((mutation) => mutation.class))),
  );
  // an extra clause is a missing one in the other direction; another action is a clause that differs completely
  expect(Object.keys(DIFFERENCE_CLASSES).filter((name) => !classes.has(name))).toEqual(['action', 'extra-clause']);
});

describe.each(Object.values(LANGUAGES))('$code: text against text', (language) => {
  test.each(packs.slice(0, 1))('$pack', ({ symbols, changed, key }) => {
    const { renderer, parser } = packTools(language);
    let compared = 0;
    let tried = 0;
    fc.assert(
      fc.property(fc.constantFrom(...changed), fc.nat(), ({ effect, mutations }, n) => {
        const mutation = mutations[n % mutations.length];
        const rendered = renderer.effect(effect);
        const changedText = renderer.effect(mutation.effect);
        const meant = parser.parse(rendered.text).effect;
        const read = parser.parse(changedText.text).effect;
        tried++;
        // a text that is not parsed, or parsed otherwise, is a matter of the laws of parsing
        if (!meant || !read || key(meant) !== key(effect) || key(read) !== key(mutation.effect)) return;
        compared++;
        const found = compareEffects(read, meant, symbols);
        expect(
          found.map((difference) => difference.class),
          said(effect, mutation),
        ).toEqual([mutation.class]);
        for (const [{ range }, text] of [
          [found[0].a, changedText.text],
          [found[0].b, rendered.text],
        ] as const) {
          expect(range.start).toBeLessThan(range.end);
          expect(range.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: rounds(80, 250) },
    );
    expect(compared / tried).toBeGreaterThan(0.95);
  });
});
