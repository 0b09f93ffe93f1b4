/** Resolves phrases that denote kinds of pieces. */
import type { PhraseNode } from '../syntax/ast.ts';
import { findNoun, type Noun } from './nouns.ts';
import type { Scope } from './scope.ts';

/** The kinds that may be built, placed or chosen: `farm`, `structure`. */
export function resolvePieces(phrase: PhraseNode, scope: Scope): string[] {
  const found = findNoun(phrase.noun, ['pieces'], scope);
  const stray = phrase.ordinal ?? phrase.top ?? phrase.adjectives[0]?.name ?? phrase.posts[0];
  if (stray) {
    scope.report('stray-filter', stray.range, { of: 'piece', name: phrase.noun.text });
  }
  return found ? piecesOfNoun(found.noun) : [];
}

export function piecesOfNoun(noun: Noun): string[] {
  if (noun.is !== 'symbol') return [];
  return noun.symbol.kind === 'class' ? (noun.symbol.members ?? []) : [noun.symbol.id];
}
