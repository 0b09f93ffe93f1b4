/** The names of a model are those that the loader declared, so that effects render alike with either. */
import { expect, test } from 'vitest';
import type { Symbols } from '../semantics/symbols.ts';
import { symbolsOf } from './model-symbols.ts';
import { loaded } from '../../test/support/loaded.ts';

const named = (symbols: Symbols): string[] =>
  symbols
    .all()
    .map(({ kind, id, plural, of, members, drawn, liesOn }) =>
      JSON.stringify({ kind, id, plural, of, members, drawn, liesOn }),
    );

const PACKS = [
  'underwater-cities',
  'yucata',
  'abyssal-trade',
  'kalah',
  'test-shapes.yaml',
  'nim.yaml',
  'tic-tac-toe.yaml',
];

test.each([...PACKS.map((name) => `cards/${name}`), 'test/packs/halls.yaml'])('the names of %s', (path) => {
  const { model, sources } = loaded(path);
  expect(named(symbolsOf(model)).sort()).toEqual(named(sources.symbols).sort());
});
