/** Hex in plain TypeScript on a flat array with a border: what the pack is measured against. It lists all moves. */
const EMPTY = 0;
const BORDER = 3;

export class Hex {
  readonly width: number;
  readonly cells: Int8Array;
  readonly moves: Int32Array;
  count = 0;
  private readonly steps: number[];
  private readonly open: Int32Array;
  private readonly seen: Int32Array;
  private look = 0;

  constructor(readonly side: number) {
    this.width = side + 2;
    this.cells = new Int8Array(this.width ** 2);
    this.moves = new Int32Array(side ** 2);
    this.open = new Int32Array(side ** 2);
    this.seen = new Int32Array(this.width ** 2);
    // each row lies half a cell further
    this.steps = [-this.width, -this.width + 1, -1, 1, this.width - 1, this.width];
  }

  start(): void {
    this.cells.fill(BORDER);
    for (let row = 0; row < this.side; row++) {
      for (let column = 0; column < this.side; column++) this.cells[this.at(column, row)] = EMPTY;
    }
  }

  list(): number {
    this.count = 0;
    for (let row = 0; row < this.side; row++) {
      for (let column = 0; column < this.side; column++) {
        const cell = this.at(column, row);
        if (this.cells[cell] === EMPTY) this.moves[this.count++] = cell;
      }
    }
    return this.count;
  }

  /** Whether the first player has joined top and bottom, or the second one left and right. */
  isJoined(player: number): boolean {
    const { cells, side, open, seen, width } = this;
    const look = ++this.look;
    let count = 0;
    for (let i = 0; i < side; i++) {
      const cell = player === 1 ? this.at(i, 0) : this.at(0, i);
      if (cells[cell] !== player) continue;
      seen[cell] = look;
      open[count++] = cell;
    }
    while (count > 0) {
      const cell = open[--count];
      if (player === 1 ? cell >= side * width : cell % width === side) return true;
      for (const step of this.steps) {
        const next = cell + step;
        if (cells[next] !== player || seen[next] === look) continue;
        seen[next] = look;
        open[count++] = next;
      }
    }
    return false;
  }

  private at(column: number, row: number): number {
    return (row + 1) * this.width + column + 1;
  }
}

/** Plays a game by chance; `below`: a number from 0 to below its argument. Returns who wins. */
export function playHex(game: Hex, below: (n: number) => number): number {
  game.start();
  for (let player = 1; ; player = 3 - player) {
    game.cells[game.moves[below(game.list())]] = player;
    if (game.isJoined(player)) return player;
  }
}
