/** How texts count a name that exists once in the game or once per player: *the* deck, *your* hand. */
import { SIDES, type Symbols, type PhraseNode } from '../../dsl/internal.ts';

type CountOfName = 'one' | 'the' | 'your' | 'bare';

export function countOfName(symbols: Symbols, name: string): CountOfName {
  for (const { kind, of } of symbols.find(name)) {
    switch (kind) {
      case 'period':
      case 'constant':
        return 'bare';
      case 'zone':
        return of === 'player' ? 'your' : 'the';
      case 'track':
        return 'the';
      default:
    }
  }
  return 'one';
}

/** Whether a phrase is a counter of the game that has the name of a period: it says which one it is. */
export function countsPeriods(symbols: Symbols, { noun, adjectives, posts }: PhraseNode): boolean {
  const named = symbols.find(noun.text);
  return (
    adjectives.length === 0 &&
    posts.length === 0 &&
    named.some(({ kind, of }) => kind === 'counter' && of === 'game') &&
    named.some(({ kind }) => kind === 'period')
  );
}

const ONLY_ONE: ReadonlySet<string> = new Set(['latest', ...SIDES]);

/** A player whom the language names by what that one has. */
export const isOwner = (name: string, symbols: Symbols): boolean => name === 'owner' && symbols.find(name).length === 0;

/** Whether a phrase names what there is one of: a program of a thing, a slot with a name, the slot of this turn, the player on the left. */
export const isOnlyOne = (symbols: Symbols, { noun, adjectives }: PhraseNode): boolean =>
  adjectives.some(({ name, negated }) => ONLY_ONE.has(name.text) && !negated) ||
  isOwner(noun.text, symbols) ||
  symbols.find(noun.text).some(({ kind }) => kind === 'program' || kind === 'slot');
