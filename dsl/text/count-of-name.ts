/** How texts count a name that exists once in the game or once per player: *the* deck, *your* hand. */
import type { Symbols } from '../semantics/symbols.ts';

export type CountOfName = 'one' | 'the' | 'your' | 'bare';

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
