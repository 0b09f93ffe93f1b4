/** The names of a model are those that the loader declared, so that effects render alike with either. */
import { expect, test } from 'vitest';
import type { Symbols } from '../semantics/symbols.ts';
import { symbolsOf } from './model-symbols.ts';
import { loaded } from '../../test/support/loaded.ts';

const named = (symbols: Symbols): string[] =>
  symbols
    .all()
    .map(({ kind, id, plural, of, members, drawn }) => JSON.stringify({ kind, id, plural, of, members, drawn }));

test.each(['underwater-cities', 'yucata', 'abyssal-trade', 'test-shapes.yaml', 'nim.yaml', 'tic-tac-toe.yaml'])(
  'the names of %s',
  (name) => {
    const { model, sources } = loaded(`cards/${name}`);
    expect(named(symbolsOf(model)).sort()).toEqual(named(sources.symbols).sort());
  },
);
