/** A text cut at its marks, to be drawn: of marks that overlap, the smallest one is shown. */
import type { Span } from './span.ts';

interface MarkedPiece<M> {
  text: string;
  /** null: nothing is marked here */
  mark: M | null;
  /** all marks over it */
  over: M[];
}

export function markedPieces<M extends Span>(text: string, marks: readonly M[]): MarkedPiece<M>[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, i) => {
    const to = cuts[i + 1];
    const over = marks.filter(({ start, end }) => start <= from && end >= to && end > start);
    const mark = over.reduce<M | null>(
      (best, one) => (best && best.end - best.start <= one.end - one.start ? best : one),
      null,
    );
    return { text: text.slice(from, to), mark, over };
  });
}
