import type { PackModel } from '../../dsl/internal.ts';
import type { TraceEvent } from '../machine/trace-event.ts';

type PieceEvent = Extract<TraceEvent, { type: 'piece' }>;

/** What one says is done with a piece: on boards between the players one that costs nothing is not built but placed. */
export function saidOfPiece(
  { pieces, boards }: PackModel,
  event: Pick<PieceEvent, 'what' | 'piece'>,
): PieceEvent['what'] {
  if (event.what !== 'build') return event.what;
  const kind = pieces.find(({ id }) => id === event.piece);
  const isShared = kind?.of === 'player' || boards.every((board) => board.of === 'game');
  return kind?.cost.k === 'free' && isShared ? 'place' : event.what;
}
