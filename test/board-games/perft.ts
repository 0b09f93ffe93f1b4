/** Complete games of a small game, all of them: how many there are, how long they are and who wins them. */
import {
  FRAME_PLAYER,
  LENGTH,
  STATUS,
  STATUS_ASKING,
  Snapshot,
  Vm,
  cellsKey,
  legalOptions,
  ranking,
  type CompiledGame,
} from '../../interpreter/internal.ts';

export interface Perft {
  games: number;
  /** by seat: games in which nobody else is first */
  won: number[];
  /** by their length: how many games */
  byLength: Record<number, number>;
}

/** Goes through the games of a compiled game, without chance. */
export class Walk {
  readonly vm: Vm;
  private readonly pool: Snapshot[] = [];

  /** `set` brings the machine to the position from which it begins; `lengthOf` says of one that is over how long it was. */
  constructor(
    private readonly game: CompiledGame,
    set: (vm: Vm) => void,
    private readonly lengthOf: (vm: Vm) => number,
  ) {
    this.vm = new Vm(game);
    set(this.vm);
    this.vm.run();
    this.at(0).save(this.vm);
  }

  /** Every sequence of choices that begins with these. */
  count(...first: readonly string[]): Perft {
    const found: Perft = {
      games: 0,
      won: Array.from({ length: this.game.tables.layout.players }, () => 0),
      byLength: {},
    };
    this.begin(first);
    this.visit(first.length, found);
    return found;
  }

  /** The options of the first player with which that one wins whatever the others do. */
  winning(): string[] {
    this.begin([]);
    const known = new Map<number, number>();
    return this.keys().filter((key) => {
      this.begin([key]);
      return this.winner(1, known) === 0;
    });
  }

  /** The keys of the options that are open. */
  private keys(): string[] {
    const { vm } = this;
    const node = vm.enumerate();
    return legalOptions(vm).map((code) => node.key(vm, vm.top, code));
  }

  private begin(first: readonly string[]): void {
    this.at(0).restore(this.vm);
    for (const key of first) {
      const codes = legalOptions(this.vm);
      this.vm.choose(codes[this.keys().indexOf(key)]);
      this.vm.run();
    }
  }

  private visit(depth: number, found: Perft): void {
    const { vm } = this;
    vm.run();
    if (vm.failed) throw new Error('a dead end');
    if (vm.cells[STATUS] !== STATUS_ASKING) {
      found.games++;
      const length = this.lengthOf(vm);
      found.byLength[length] = (found.byLength[length] ?? 0) + 1;
      const first = ranking(vm).filter(({ place }) => place === 1);
      if (first.length === 1) found.won[first[0].player]++;
      return;
    }
    const codes = legalOptions(vm);
    const here = this.at(depth + 1);
    here.save(vm);
    codes.forEach((code, i) => {
      if (i > 0) here.restore(vm);
      vm.choose(code);
      this.visit(depth + 1, found);
    });
  }

  /** Who wins if everybody plays for it; each position is searched once. */
  private winner(depth: number, known: Map<number, number>): number {
    const { vm } = this;
    vm.run();
    if (vm.cells[STATUS] !== STATUS_ASKING) return ranking(vm).find(({ place }) => place === 1)!.player;
    const key = cellsKey(vm.cells, vm.cells[LENGTH]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const player = vm.cells[vm.top + FRAME_PLAYER];
    const here = this.at(depth + 1);
    here.save(vm);
    let winner = -1;
    for (const code of legalOptions(vm)) {
      if (winner !== -1) here.restore(vm);
      vm.choose(code);
      winner = this.winner(depth + 1, known);
      if (winner === player) break;
    }
    known.set(key, winner);
    return winner;
  }

  private at(depth: number): Snapshot {
    return (this.pool[depth] ??= new Snapshot(this.vm));
  }
}
