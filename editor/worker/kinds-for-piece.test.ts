import { expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { kindsForPiece } from './kinds-for-piece.ts';

const kindsOf = (path: string): Record<string, string[]> => {
  const { model } = loaded(path);
  return Object.fromEntries(model.pieces.map((piece) => [piece.id, kindsForPiece(piece, model)]));
};

it('a piece may stand where it is built, also by name, and where conditions lead', () => {
  expect(kindsOf('cards/underwater-cities')).toMatchObject({
    farm: ['building-site', 'expansion-site'],
    tunnel: ['tunnel-site'],
  });
  expect(kindsOf('cards/test-shapes.yaml')).toMatchObject({ hut: ['plot'], road: ['lane'] });
});
