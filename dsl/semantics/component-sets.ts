/** Resolves phrases whose type depends on the noun: components to choose or iterate over, programs to run, values to set. */
import type { PhraseNode } from '../syntax/ast.ts';
import type { AssignmentTarget, ComponentSet } from '../words/resolver.ts';
import { includes, type Family } from '../words/core-names.ts';
import { findFamily, findNoun, possibleFamilies } from './nouns.ts';
import { resolveNum, trackOf } from './numbers.ts';
import { resolvePlacedCards } from './cards.ts';
import { reportStrayParts } from './sets.ts';
import { resolveSites } from './sites.ts';
import { resolveSlots } from './slots.ts';
import type { Scope } from './scope.ts';

/** Sites, cards, slots or players, depending on the noun. */
export function resolveComponents(
  phrase: PhraseNode,
  families: readonly Family[],
  scope: Scope,
): ComponentSet | undefined {
  switch (findFamily(phrase.noun, families, scope)) {
    case 'sites':
      return { k: 'sites', sites: resolveSites(phrase, scope) };
    case 'cards':
      return { k: 'cards', cards: resolvePlacedCards(phrase, scope) };
    case 'slots':
      return { k: 'slots', slots: resolveSlots(phrase, scope) };
    case 'players': {
      findNoun(phrase.noun, ['players'], scope);
      reportStrayParts(phrase, scope);
      const isOther = ({ name, negated }: PhraseNode['adjectives'][number]): boolean =>
        !negated && name.text === 'other';
      const stray = phrase.adjectives.find((adjective) => !isOther(adjective))?.name ?? phrase.posts[0];
      if (stray) {
        scope.report('stray-filter', stray.range, { of: 'players' });
      }
      return phrase.adjectives.some(isOther) ? { k: 'players', others: true } : { k: 'players' };
    }
    default:
      return undefined;
  }
}

/** the default program */
const EFFECT = 'effect';
/** programs that a pack need not declare: `played` is that of a card's type */
const OWN_PROGRAMS = [EFFECT, 'played'] as const;

/** `it`, `production of it`, `production of tile of it` */
export function resolveProgramRun(phrase: PhraseNode, scope: Scope): { program: string; of: ComponentSet } | undefined {
  const name = phrase.noun;
  const isComponent = possibleFamilies(name, scope).some((family) => family === 'cards' || family === 'sites');
  const symbol = isComponent ? undefined : scope.symbols.get('program', name.text);
  if (!symbol && (isComponent || !includes(OWN_PROGRAMS, name.text))) return run(EFFECT, phrase, scope);

  if (symbol) scope.refer(name, symbol);
  const stray =
    phrase.ordinal ?? phrase.top ?? phrase.adjectives[0]?.name ?? phrase.posts.find((post) => post.kind !== 'of');
  if (stray) scope.report('stray-filter', stray.range, { of: 'program', name: name.text });
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (of) return run(symbol?.id ?? name.text, of.of, scope);
  scope.report('of-what', name.range, { name: name.text, write: ['it', 'this'] });
  return undefined;
}

function run(program: string, phrase: PhraseNode, scope: Scope): { program: string; of: ComponentSet } | undefined {
  const of = resolveComponents(phrase, ['cards', 'sites'], scope);
  return of && { program, of };
}

/** `credit`, `federation`, `marks of this`, `seeds of it` */
export function resolveTarget(phrase: PhraseNode, scope: Scope): AssignmentTarget | undefined {
  const { text } = phrase.noun;
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (text === 'marks' && !scope.symbols.get('counter', text)) {
    if (of) return { k: 'marks', cards: resolvePlacedCards(of.of, scope) };
    scope.report('of-what', phrase.noun.range, { name: 'marks', write: ['this'] });
    return undefined;
  }
  if (text === 'place' && phrase.posts.length === 0 && !scope.symbols.get('counter', text)) return { k: 'place' };
  if (text === 'space' && !scope.symbols.get('counter', text)) return { k: 'space', track: trackOf(phrase, scope) };
  if (scope.symbols.get('counter', text) || scope.symbols.get('track', text)) {
    const counter = scope.symbols.get('counter', text);
    if (counter?.liesOn && of && findFamily(of.of.noun, ['sites', 'cards'], scope) === 'sites') {
      scope.refer(phrase.noun, counter);
      return { k: 'lying', sites: resolveSites(of.of, scope), counter: counter.id };
    }
    const n = resolveNum(phrase, scope);
    if (n.k === 'counter') return { k: 'counter', counter: n.counter };
    if (n.k === 'space') return { k: 'space', track: n.track };
    if (n.k === 'marks') {
      const { card, counter } = n;
      return { k: 'marks', cards: { k: 'var', v: card.v }, ...(counter === undefined ? {} : { counter }) };
    }
  }
  scope.symbol(phrase.noun, 'counter', 'track');
  return undefined;
}
