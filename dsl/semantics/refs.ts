/** Resolves references to single components: `it`, `this`, and names bound with `as`. */
import type { PhraseNode } from '../syntax/ast.ts';
import type { Family } from '../words/core-names.ts';
import type { ComponentRef } from './ir.ts';
import { findNoun } from './nouns.ts';
import type { Scope } from './scope.ts';

const FAMILY: Record<ComponentRef['type'], Family> = { site: 'sites', card: 'cards', slot: 'slots' };
const TYPE: Partial<Record<Family, ComponentRef['type']>> = { sites: 'site', cards: 'card', slots: 'slot' };

/** The one component that a phrase names; reports when it names a set. */
export function resolveRef(
  phrase: PhraseNode,
  types: readonly ComponentRef['type'][],
  scope: Scope,
): ComponentRef | undefined {
  const found = findNoun(
    phrase.noun,
    types.map((type) => FAMILY[type]),
    scope,
  );
  if (!found) return undefined;
  const type = TYPE[found.family];
  const stray = phrase.ordinal ?? phrase.top ?? phrase.adjectives[0]?.name ?? phrase.posts[0];
  if (found.noun.is !== 'variable' || found.noun.binding.type === 'piece-kind' || stray || !type) {
    scope.report('not-single', phrase.range, { types });
    return undefined;
  }
  return { v: found.noun.binding.v, type };
}

/** The variable of a phrase without anything else; reports nothing. */
export function plainVariable(phrase: PhraseNode, scope: Scope): ComponentRef | undefined {
  if (phrase.ordinal || phrase.top || phrase.adjectives.length > 0 || phrase.posts.length > 0) return undefined;
  const name = phrase.noun.text;
  const binding = name === 'it' ? scope.it : name === 'this' ? scope.self : scope.lookup(name);
  if (!binding) return undefined;
  const { v, type } = binding;
  scope.use(phrase.noun, binding);
  return type === 'site' || type === 'card' || type === 'slot' ? { v, type } : undefined;
}
