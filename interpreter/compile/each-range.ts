/** What `each … :` goes through, from the sets of the model to functions. */
import type { Effect } from '../../dsl/internal.ts';
import type { Range } from '../nodes/each-range.ts';
import type { Compiler } from './compiler.ts';

export function compileRange(compiler: Compiler, over: Extract<Effect, { k: 'each' }>['over']): Range {
  switch (over.k) {
    case 'sites':
      return { k: 'sites', sites: compiler.sites(over.sites) };
    case 'cards':
      return { k: 'cards', cards: compiler.cards(over.cards) };
    case 'slots':
      return { k: 'slots', slots: compiler.slots(over.slots) };
    case 'pieces':
      return { k: 'values', values: compiler.pieces(over.pieces) };
    case 'colors':
      return { k: 'values', values: [...compiler.tables.color.values()] };
    case 'directions':
      return { k: 'values', values: compiler.tables.directions };
    case 'players':
      return {
        k: 'players',
        others: over.others === true,
        that: over.that ?? -1,
        fromMe: over.fromMe === true,
      };
  }
}
