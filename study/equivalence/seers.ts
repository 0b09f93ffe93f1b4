/** What each player knows of cards that they do not see, beside a position: two effects differ where one shows more than the other. */
import { PLAYER_NAMES } from '../../dsl/internal.ts';
import { cardId, Knowledge, LENGTH, restorePosition, type Vm } from '../../interpreter/internal.ts';
import type { Change } from '../../interpreter/scenario/index.ts';

type Known = Knowledge['state'];
type Mixes = Known['mixes'][number];

/** A position with what is known there. */
export interface Place {
  readonly cells: Int32Array;
  readonly known: Known;
}

/** Follows, on one machine, what the players see. */
export class Seers {
  readonly #knowledge: Knowledge;
  /** numbers of what a player does not know, the same for the same cards */
  readonly #numbers = new WeakMap<Mixes, number>();
  readonly #sets = new Map<string, number>();

  constructor(readonly vm: Vm) {
    this.#knowledge = new Knowledge(vm.game);
    // where everybody sees everything there is nothing to follow
    if (vm.game.tables.zoneDefs.some(({ visible }) => visible !== 'all')) vm.watch = this.#knowledge;
  }

  /** At the beginning nobody knows what they do not see. */
  at(cells: Int32Array): Place {
    if (this.vm.watch) {
      restorePosition(this.vm, cells);
      this.#knowledge.forgetPast(this.vm);
    }
    return { cells, known: this.#knowledge.state };
  }

  goTo({ cells, known }: Place): void {
    restorePosition(this.vm, cells);
    this.#knowledge.state = known;
  }

  here(): Place {
    return { cells: this.vm.cells.slice(0, this.vm.cells[LENGTH]), known: this.#knowledge.state };
  }

  /** Which cards each player does not know, as a text. Sets of cards alone: which of them may lie where is told by how they came there. */
  key({ mixes }: Known = this.#knowledge.state): string {
    return mixes.map((of) => this.#number(of)).join();
  }

  #number(mixes: Mixes): number {
    let number = this.#numbers.get(mixes);
    if (number === undefined) {
      const cards = [...new Set(mixes.flat())].sort((a, b) => a - b).join();
      number = this.#sets.get(cards) ?? this.#sets.size;
      this.#sets.set(cards, number);
      this.#numbers.set(mixes, number);
    }
    return number;
  }

  /** What players know of hidden cards at the end and not before, or the other way round, by the names of positions. */
  learned(start: Place, end: Place, seats: readonly number[]): Change[] {
    return seats.flatMap((seat, i) => {
      const [was, is] = [start, end].map((place) => {
        this.goTo(place);
        return this.#knowledge.knownUnseen(this.vm, seat).map((card) => cardId(this.vm, card));
      });
      return was.join() === is.join() ? [] : [{ what: `${PLAYER_NAMES[i]} knows`, was, is }];
    });
  }
}
