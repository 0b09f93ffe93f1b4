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

/** `same structures`: all of one kind. */
export function resolvePiecesToBuild(phrase: PhraseNode, scope: Scope): { pieces: string[]; same: boolean } {
  const same = phrase.adjectives.find(({ name, negated }) => name.text === 'same' && !negated);
  const rest = phrase.adjectives.filter((adjective) => adjective !== same);
  const pieces = resolvePieces({ ...phrase, adjectives: rest }, scope);
  if (same && pieces.length < 2) {
    scope.report('stray-different', same.name.range, { of: 'counter', name: phrase.noun.text, word: 'same' });
  }
  return { pieces, same: same !== undefined };
}

export function piecesOfNoun(noun: Noun): string[] {
  if (noun.is !== 'symbol') return [];
  return noun.symbol.kind === 'class' ? (noun.symbol.members ?? []) : [noun.symbol.id];
}
