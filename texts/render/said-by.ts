/** What says a condition: one of some phrases, and what fills it. */
import type { Case, ExprNode, PhraseNode } from '../../dsl/internal.ts';
import { type Conditions, valueTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import type { ShortKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';

interface Said {
  pattern: string;
  things: Readonly<Record<string, PhraseNode>>;
}

/** The first of the phrases that the language has, if all that fills it are such things; undefined for any other condition. */
export function saidBy(
  { language }: RenderContext,
  conditions: Conditions,
  condition: ExprNode,
  isThing: (expr: ExprNode, hole: string) => boolean,
): Said | undefined {
  for (const [key, means] of Object.entries(conditions)) {
    const pattern = language.phrases[key as ShortKey];
    const things = pattern && valueTemplate(means).match(condition);
    if (things && Object.entries(things).every(([hole, thing]) => isThing(thing as ExprNode, hole))) {
      return { pattern, things: things as Said['things'] };
    }
  }
  return undefined;
}

/** Things of which there are many. */
export const fillThings = (
  { pattern, things }: Said,
  render: (thing: PhraseNode, count: 'many', grammatical: Case) => string,
): string => fill(pattern, ([name], c) => render(things[name], 'many', c));
