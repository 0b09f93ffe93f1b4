/** Cards that are not said to be anywhere: they would be looked for in decks and in the hands of others as well. */
import type { PhraseNode } from '../syntax/ast.ts';
import type { Cards } from './ir.ts';
import type { Scope } from './scope.ts';

/** Reports a phrase whose cards may be in any zone. */
export function reportUnplaced(phrase: PhraseNode, cards: Cards, scope: Scope): void {
  if (arePlaced(cards)) return;
  const { noun } = phrase;
  scope.context.onUnplaced?.(phrase);
  scope.report('cards-without-zone', noun.range, { cards: noun.text, zones: zonesToName(scope) });
}

/** So many fixes can be chosen from at a glance. */
const MOST_ZONES = 5;

/** Those of players first, and of these the one to which cards are drawn. */
export function zonesToName({ symbols }: Scope): string[] {
  const rank = ({ drawn, of }: { drawn?: true; of?: string }): number => (drawn ? 0 : of === 'player' ? 1 : 2);
  const zones = symbols.all('zone').toSorted((a, b) => rank(a) - rank(b));
  return zones.slice(0, MOST_ZONES).map(({ id }) => id);
}

/** A card by its id is one card; without a zone it is looked for in zones that listen (`card-without-zone`). */
function arePlaced(cards: Cards): boolean {
  switch (cards.k) {
    case 'in':
    case 'top':
    case 'id':
    case 'var':
    case 'tile-of':
    case 'cover-of':
      return true;
    case 'and':
      return cards.of.some(arePlaced);
    case 'or':
      return cards.of.every(arePlaced);
    case 'such-that':
      return arePlaced(cards.base);
    case 'all':
    case 'type':
    case 'deck':
    case 'class':
    case 'color':
    case 'used':
    case 'empty':
    case 'face-down':
    case 'known':
    case 'not':
      return false;
  }
}
