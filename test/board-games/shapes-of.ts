/** Small games of shapes, for figures that programs outside of the project have counted. */
import { compileGame } from '../../interpreter/internal.ts';
import { optionValues } from '../../interpreter/index.ts';
import { smallPack } from '../support/small-pack.ts';

const rows = (columns: number, lines: number): string =>
  Array.from({ length: lines }, () => `      ${'.'.repeat(columns)}`).join('\n');

const board = (columns: number, lines: number): string => `boards:
  field:
    of: game
    grid: square
    rows: |
${rows(columns, lines)}
    legend: {.: cell}
site-kinds: {cell: {}}
counters: {win: {}}
ranking: [most win]
score: win
`;

/** Each lays dominoes, `standing` for who begins; who cannot lay any more loses. `both`: both players in both ways (Cram). */
export const dominoesOn = (columns: number, lines: number, both: boolean) => {
  const { model } = smallPack(`pack: small
players: [2]
${board(columns, lines)}shapes:
  standing: {cells: ["@", "#"]${both ? '' : ', turns: 1'}}
  lying: {cells: ["@#"]${both ? '' : ', turns: 1'}}
pieces:
  standing-domino: {plural: standing-dominoes, of: player, shape: standing}
  lying-domino: {plural: lying-dominoes, of: player, shape: lying}
procedures:
  game:
    play: "repeat ${columns * lines} times: each player: do turn"
    end: end game
  turn:
    lay: |
      if seat = 1: (lay standing-domino then count 1 as done) else: (lay lying-domino then count 1 as done)
`);
  return compileGame(model, 2, optionValues(model, {}));
};
