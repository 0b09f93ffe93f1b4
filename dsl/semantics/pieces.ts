/** Resolves phrases that denote kinds of pieces. */
import type { Ident, PhraseNode } from '../syntax/ast.ts';
import type { PiecesToBuild } from '../words/resolver.ts';
import { findNoun, possibleNoun, type Noun } from './nouns.ts';
import type { Scope } from './scope.ts';

/** The kinds that may be built, placed or chosen: `farm`, `structure`. */
export function resolvePieces(phrase: PhraseNode, scope: Scope): string[] {
  const found = findNoun(phrase.noun, ['pieces'], scope);
  reportFilter(phrase, scope);
  return found ? piecesOfNoun(found.noun) : [];
}

function reportFilter(phrase: PhraseNode, scope: Scope): void {
  const stray = phrase.ordinal ?? phrase.top ?? phrase.adjectives[0]?.name ?? phrase.posts[0];
  if (stray) {
    scope.report('stray-filter', stray.range, { of: 'piece', name: phrase.noun.text });
  }
}

/** The kinds of a name alone. */
export function kindsNamed(ident: Ident, scope: Scope): string[] {
  const found = findNoun(ident, ['pieces'], scope);
  return found ? piecesOfNoun(found.noun) : [];
}

/** `same structures`: all of one kind; `different structures`: each of another kind; or the kind that was chosen. */
export function resolvePiecesToBuild(phrase: PhraseNode, scope: Scope): PiecesToBuild {
  const chosen = possibleNoun(phrase.noun, 'sites', scope);
  if (chosen?.is === 'variable' && chosen.binding.type === 'piece-kind') {
    reportFilter(phrase, scope);
    findNoun(phrase.noun, ['sites'], scope);
    return { pieces: [...(chosen.binding.pieces ?? [])], kind: chosen.binding.v };
  }
  const found = { same: adjective('same', phrase), different: adjective('different', phrase) };
  const rest = phrase.adjectives.filter((one) => one !== found.same && one !== found.different);
  const pieces = resolvePieces({ ...phrase, adjectives: rest }, scope);
  for (const word of ['same', 'different'] as const) {
    const { name } = found[word] ?? {};
    if (name && pieces.length < 2) {
      scope.report('stray-different', name.range, { of: 'counter', name: phrase.noun.text, word });
    }
  }
  return { pieces, ...(found.same ? { same: true } : found.different ? { different: true } : {}) };
}

/** `different buildings`, of what is upgraded: each of another kind. */
export function withoutDifferent(phrase: PhraseNode, scope: Scope): { phrase: PhraseNode; different: boolean } {
  const different = adjective('different', phrase);
  const adjectives = phrase.adjectives.filter((one) => one !== different);
  const { text } = phrase.noun;
  if (different && scope.symbols.find(text).some(({ kind }) => kind === 'piece')) {
    scope.report('stray-different', different.name.range, { of: 'counter', name: text, word: 'different' });
  }
  return { phrase: { ...phrase, adjectives }, different: different !== undefined };
}

const adjective = (word: string, { adjectives }: PhraseNode): PhraseNode['adjectives'][number] | undefined =>
  adjectives.find(({ name, negated }) => name.text === word && !negated);

export function piecesOfNoun(noun: Noun): string[] {
  if (noun.is !== 'symbol') return [];
  return noun.symbol.kind === 'class' ? (noun.symbol.members ?? []) : [noun.symbol.id];
}
