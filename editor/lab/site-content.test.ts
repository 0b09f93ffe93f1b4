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
    wanted.map((piece) => putPiece('c3', piece, players)),
  );
  expect(answers.map(({ before }) => pieceOn(before, 'c3', players))).toEqual(wanted);
  expect(answers.at(-1)).toMatchObject({ text: '{preset: zero, me: {sites: {c3: stone}}}', boards: ['small-rhombus'] });
});

it('each kind of piece is offered of each player, or of nobody', () => {
  const amazon = players.map((owner) => ({ piece: 'amazon', owner }));
  expect(piecesFor(viewOf('cards/amazons'), players)).toEqual([...amazon, { piece: 'flying-arrow', owner: null }]);
});

it('things lie where they may, as many as one says', () => {
  const view = viewOf('cards/kalah');
  const pit = { id: 'b3', kind: 'sowing-pit', tags: ['lower'] };
  const seeds = { counter: 'sown-seed', owner: null };
  const [{ before }] = after('cards/kalah', [putThing('b3', { ...seeds, n: 7 })]);
  expect(thingsOn(before, pit, view, players)).toEqual([{ ...seeds, n: 7 }]);
  expect(thingsOn(before, { ...pit, kind: 'meadow', tags: [] }, view, players)).toEqual([]);
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
    wanted.map((tile) => putTile('s2', tile)),
  );
  expect(answers.map(({ before }) => tileOn(before, 's2'))).toEqual(wanted);
  const [{ before }] = after('cards/shells', [putTile('s2', { card: null, isDown: true, known: ['me'] })]);
  expect(tileOn(before, 's2')).toEqual({ card: null, isDown: false, known: [] });
});

it('things lie on the card that is there, of each player their own', () => {
  const path = 'test/packs/halls.yaml';
  const field = { id: 'b1', kind: 'field', tags: [] };
  const workers = { counter: 'worker', owner: 'other' };
  const hall = putTile('b1', { card: 'north-hall', isDown: false, known: [] });
  const [laid, { before }] = after(path, [hall, putThing('b1', { ...workers, n: 2 })]);
  expect(thingsOn(laid.before, { ...field, id: 'c1' }, viewOf(path), players)).toEqual([]);
  expect(thingsOn(before, field, viewOf(path), players)).toEqual([
    { counter: 'worker', owner: 'me', n: 0 },
    { ...workers, n: 2 },
    { counter: 'stone', owner: null, n: 0 },
  ]);
});

it('what has a shape is turned, covers the sites that it covers then, and another one lies as it is drawn', () => {
  const domino = { piece: 'domino', owner: null };
  const turned = { turn: 1, flip: false };
  const answers = after('cards/cram', [
    putPiece('b2', domino, players),
    putWay('b2', null, turned),
    putPiece('b2', null, players),
  ]);
  expect(answers.map(({ before }) => lyingOn(before, 'b2', players))).toEqual([
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
