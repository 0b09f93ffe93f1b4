/** Reversi in plain TypeScript on a flat array with a border: what the pack is measured against. It lists all moves. */
const SIDE = 8;
const WIDTH = SIDE + 2;
const EMPTY = 0;
const BORDER = 3;
const STEPS = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1];
const at = (column: number, row: number): number => (row + 1) * WIDTH + column + 1;

export class Reversi {
  readonly cells = new Int8Array(WIDTH * WIDTH).fill(BORDER);
  /** of whom it is: 1 or 2 */
  player = 1;
  readonly moves = new Int32Array(SIDE * SIDE);
  count = 0;

  start(): void {
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) this.cells[at(column, row)] = EMPTY;
    }
    this.cells[at(4, 3)] = this.cells[at(3, 4)] = 1;
    this.cells[at(3, 3)] = this.cells[at(4, 4)] = 2;
    this.player = 1;
  }

  /** Lists the moves of the player; none: a pass. */
  list(): number {
    this.count = 0;
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        const cell = at(column, row);
        if (this.cells[cell] === EMPTY && this.encloses(cell)) this.moves[this.count++] = cell;
      }
    }
    return this.count;
  }

  lay(cell: number): void {
    const { cells, player } = this;
    const other = 3 - player;
    cells[cell] = player;
    for (const step of STEPS) {
      let end = cell + step;
      while (cells[end] === other) end += step;
      if (cells[end] === player) for (let i = cell + step; i !== end; i += step) cells[i] = player;
    }
  }

  pass(): void {
    this.player = 3 - this.player;
  }

  private encloses(cell: number): boolean {
    const { cells, player } = this;
    const other = 3 - player;
    for (const step of STEPS) {
      let end = cell + step;
      if (cells[end] !== other) continue;
      while (cells[end] === other) end += step;
      if (cells[end] === player) return true;
    }
    return false;
  }
}

/** Plays a game by chance; `below`: a number from 0 to below its argument. Returns the difference of discs. */
export function playReversi(game: Reversi, below: (n: number) => number): number {
  game.start();
  for (let passes = 0; passes < 2; game.pass()) {
    if (game.list() === 0) passes++;
    else {
      passes = 0;
      game.lay(game.moves[below(game.count)]);
    }
  }
  let difference = 0;
  for (const cell of game.cells) difference += cell === 1 ? 1 : cell === 2 ? -1 : 0;
  return difference;
}
