/** `your farms`: the word changes nothing, so it is an error where what is found is not only yours. */
import type { PhraseNode } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
import { OWNED } from './sites.ts';
import type { PackSymbol, Symbols, SymbolKind } from './symbols.ts';

/** Pieces of all players, or what belongs to nobody. */
type NotYours = 'owned' | 'nobodys';

const YOUR = 'your';
const ON_BOARDS: ReadonlySet<SymbolKind> = new Set(['site', 'site-kind', 'tag', 'piece'] as const);

/** Reports each `your` of a tree that is not true; what the text or its caller names is not asked. */
export function reportUntrueYour(tree: unknown, scope: Scope): void {
  if (typeof tree !== 'object' || tree === null) return;
  const { kind } = tree as { kind?: unknown };
  if (kind === 'phrase') reportPhrase(tree as PhraseNode, scope);
  for (const inner of Object.values(tree)) reportUntrueYour(inner, scope);
}

function reportPhrase(phrase: PhraseNode, scope: Scope): void {
  const your = phrase.articles?.find(({ text }) => text === YOUR);
  const isSaid = phrase.adjectives.some(({ name }) => OWNED.includes(name.text));
  if (!your || isSaid || scope.lookup(phrase.noun.text)) return;
  const is = whose(phrase, scope.symbols);
  if (is) scope.report('untrue-your', your.range, { noun: phrase.noun.text, is });
}

/** Undefined where it can only be yours. */
function whose({ noun, posts }: PhraseNode, symbols: Symbols): NotYours | undefined {
  const zones = posts.flatMap((post) =>
    post.kind === 'in' ? [post.zone.noun] : post.kind === 'of' ? [post.of.noun] : [],
  );
  if (zones.some(({ text }) => symbols.get('zone', text)?.of === 'game')) return 'nobodys';
  const found = symbols.find(noun.text);
  if (found.some(({ kind, of }) => of === 'game' && (kind === 'zone' || kind === 'counter'))) return 'nobodys';
  const sites = symbols.all('site');
  const shared = sites.filter(({ of }) => of === 'game');
  if (shared.length === 0) return undefined;
  if (found.some((symbol) => isOwned(symbol, symbols))) return 'owned';
  const isOnBoards =
    /^sites?$/.test(noun.text) ||
    found.some(({ kind, of }) => ON_BOARDS.has(kind) || (kind === 'class' && of === 'piece'));
  return isOnBoards && shared.length === sites.length ? 'nobodys' : undefined;
}

const isOwned = ({ kind, of, members = [] }: PackSymbol, symbols: Symbols): boolean =>
  kind === 'piece'
    ? of === 'player'
    : kind === 'class' && members.some((id) => symbols.get('piece', id)?.of === 'player');
