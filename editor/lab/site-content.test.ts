/** What the Lab writes for a site between the players is what lies there then. */
import { expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { occupantsIn } from '../drawing/board/occupants-in.ts';
import { boardViews } from '../worker/board-views.ts';
import { packView } from '../worker/pack-view.ts';
import { inspectPosition } from '../worker/try-effect.ts';
import type { PositionPut } from '../worker/protocol.ts';
import {
  lyingOn,
  pieceOn,
  piecesFor,
  playersIn,
  putPiece,
  putThing,
  putTile,
  putWay,
  thingsOn,
  tileOn,
  type OwnedPiece,
} from './site-content.ts';

const players = playersIn(2);
const between = { whose: null, players };
const at = (site: string) => ({ site, ...between });
const viewOf = (path: string) => packView(path, loaded(path), null);
/** After each of these, one upon the other. */
function after(path: string, steps: readonly PositionPut[][]) {
  let text = 'zero';
  return steps.map((put) => {
    const answer = inspectPosition(loaded(path), { at: text, players: 2 }, put);
    expect(answer.problems).toEqual([]);
    text = answer.text!;
    return answer;
  });
}

it('a piece is its owner’s, becomes another’s, and goes', () => {
  const wanted: (OwnedPiece | null)[] = [
    { piece: 'stone', owner: 'me' },
    { piece: 'stone', owner: 'other' },
    null,
    { piece: 'stone', owner: 'me' },
  ];
  const answers = after(
    'cards/hex',
    wanted.map((piece) => putPiece(at('c3'), piece)),
  );
  expect(answers.map(({ before }) => pieceOn(before, at('c3')))).toEqual(wanted);
  expect(answers.at(-1)).toMatchObject({ text: '{preset: zero, me: {sites: {c3: stone}}}', boards: ['small-rhombus'] });
});

it('each kind of piece is offered of each player, or of nobody', () => {
  const amazon = players.map((owner) => ({ piece: 'amazon', owner }));
  expect(piecesFor(viewOf('cards/amazons'), between)).toEqual([...amazon, { piece: 'flying-arrow', owner: null }]);
});

it('things lie where they may, as many as one says', () => {
  const view = viewOf('cards/kalah');
  const pit = { id: 'b3', kind: 'sowing-pit', tags: ['lower'] };
  const seeds = { counter: 'sown-seed', owner: null };
  const [{ before }] = after('cards/kalah', [putThing('b3', { ...seeds, n: 7 })]);
  expect(thingsOn(before, pit, view, between)).toEqual([{ ...seeds, n: 7 }]);
  expect(thingsOn(before, { ...pit, kind: 'meadow', tags: [] }, view, between)).toEqual([]);
});

it('a card lies open or face down, known to some', () => {
  expect(viewOf('cards/shells').tiles).toBe('face-down');
  const down = { card: 'bright-pearl', isDown: true, known: ['other'] };
  const wanted = [
    down,
    { ...down, known: [] },
    { ...down, isDown: false, known: [] },
    { ...down, known: ['me', 'other'] },
  ];
  const answers = after(
    'cards/shells',
    wanted.map((tile) => putTile(at('s2'), tile)),
  );
  expect(answers.map(({ before }) => tileOn(before, at('s2')))).toEqual(wanted);
  const [{ before }] = after('cards/shells', [putTile(at('s2'), { card: null, isDown: true, known: ['me'] })]);
  expect(tileOn(before, at('s2'))).toEqual({ card: null, isDown: false, known: [] });
});

it('things lie on the card that is there, of each player their own', () => {
  const path = 'test/packs/halls.yaml';
  const field = { id: 'b1', kind: 'field', tags: [] };
  const workers = { counter: 'worker', owner: 'other' };
  const hall = putTile(at('b1'), { card: 'north-hall', isDown: false, known: [] });
  const [laid, { before }] = after(path, [hall, putThing('b1', { ...workers, n: 2 })]);
  expect(thingsOn(laid.before, { ...field, id: 'c1' }, viewOf(path), between)).toEqual([]);
  expect(thingsOn(before, field, viewOf(path), between)).toEqual([
    { counter: 'worker', owner: 'me', n: 0 },
    { ...workers, n: 2 },
    { counter: 'stone', owner: null, n: 0 },
  ]);
});

it('what has a shape is turned, covers the sites that it covers then, and another one lies as it is drawn', () => {
  const domino = { piece: 'domino', owner: null };
  const turned = { turn: 1, flip: false };
  const answers = after('cards/cram', [
    putPiece(at('b2'), domino),
    putWay('b2', null, turned),
    putPiece(at('b2'), null),
  ]);
  expect(answers.map(({ before }) => lyingOn(before, at('b2')))).toEqual([
    { card: null, owner: null, turn: 0, flip: false },
    { card: null, owner: null, ...turned },
    null,
  ]);
  expect(answers[1].text).toBe('{preset: zero, sites: {b2: {piece: domino, turn: 1}}}');
  const { model, sources } = loaded('cards/cram');
  const board = boardViews(model, sources).find(({ id }) => answers[1].boards.includes(id))!;
  const covers = answers.map(
    ({ before }) => occupantsIn(before, board, viewOf('cards/cram'), (name) => name).get('b2')?.lies?.covers,
  );
  expect(covers).toEqual([{ sites: ['b2', 'c2'] }, { sites: ['b2', 'b3'], turn: 1 }, undefined]);
});

it('on the own board of a player lies what is of that player, and the board shows it', () => {
  const place = { site: 'c1', whose: 'other', players };
  const [piece] = piecesFor(viewOf('cards/underwater-cities'), place);
  const [there, gone] = after('cards/underwater-cities', [putPiece(place, piece), putPiece(place, null)]);
  expect(there.text).toBe(`{preset: zero, other: {sites: {c1: ${piece.piece}}}}`);
  expect([pieceOn(there.before, place), pieceOn(gone.before, place)]).toEqual([{ ...piece, owner: 'other' }, null]);
  const { model, sources } = loaded('cards/underwater-cities');
  const board = boardViews(model, sources).find(({ id }) => id === there.before['other board'])!;
  const seen = (whose: string) =>
    occupantsIn(there.before, board, viewOf('cards/underwater-cities'), (name) => name, { whose }).get('c1')?.piece;
  expect([seen('other'), seen('me')]).toEqual([piece.piece, undefined]);
});
