/**
 * A machine of its own at the position of a game, for whoever wants to try things: bots, tools, pages. Nothing that is done in it
 * changes the game, and any number of them work at the same time.
 */
import type { Game } from './game.ts';
import { GameError } from './game-error.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { FRAME_PLAYER } from './machine/frame.ts';
import { Knowledge } from './machine/knowledge.ts';
import { legalOptions, optionKeys } from './machine/legal-options.ts';
import { previewProcedure } from './machine/preview.ts';
import { Snapshot } from './machine/snapshot.ts';
import { Vm } from './machine/vm.ts';
import { hashCells } from './position/hash.ts';
import { LENGTH, STATUS, STATUS_ASKING } from './position/layout.ts';
import { describePosition, type PositionView } from './view/position-view.ts';

/** An option of the decision at hand: what `choose` takes, and the key that `Game.choose` takes. */
export interface SandboxOption {
  readonly code: number;
  readonly key: string;
}

export class Sandbox {
  /** the machine, for tools; its position is the sandbox's */
  readonly vm: Vm;
  private readonly knowledge: Knowledge;
  private readonly first: Snapshot;
  private turns: number;

  /** At the position that the game has now. */
  constructor(game: Game) {
    this.vm = new Vm(game.vm.game);
    this.first = new Snapshot(this.vm);
    this.first.save(game.vm);
    this.first.restore(this.vm);
    this.knowledge = new Knowledge(game.vm.game);
    this.knowledge.state = game.knowledge.state;
    this.turns = this.vm.turnsEnded;
  }

  /** A place for a copy of the position; it may be used again and again, as `save` and `restore` allocate nothing. */
  snapshot(): Snapshot {
    return new Snapshot(this.vm);
  }
  /** Copies the position into the snapshot. */
  save(snapshot: Snapshot): void {
    snapshot.save(this.vm);
  }
  /** Puts a copied position back; without one, the position of the game as it was when the sandbox was made. */
  restore(snapshot: Snapshot = this.first): void {
    snapshot.restore(this.vm);
    this.turns = this.vm.turnsEnded;
  }

  /**
   * Deals again all that the seat (from 0) does not know, fairly: each way that is consistent with what the seat has seen is as likely
   * as any other; and gives the generator another state. Cards that it saw going under a deck stay where they are.
   */
  dealAgain(seat: number, seed: number): void {
    this.knowledge.dealAgain(this.vm, seat, new ChoiceSource(seed));
  }

  /** Seat of the player who decides; null when nothing is to be decided, as the game is over. */
  get player(): number | null {
    this.vm.run();
    return this.vm.cells[STATUS] === STATUS_ASKING ? this.vm.cells[this.vm.top + FRAME_PLAYER] : null;
  }

  /** All legal options of the decision at hand, also when there is only one; none when the game is over. */
  options(): SandboxOption[] {
    const { vm } = this;
    if (this.player === null) return [];
    const codes = legalOptions(vm);
    const keys = optionKeys(vm, vm.asking, codes);
    return codes.map((code, i) => ({ code, key: keys[i] }));
  }

  /** Takes an option by its code, which must be one of `options`. */
  choose(code: number): void {
    this.vm.choose(code);
    this.vm.run();
  }

  /** Whether the turn in which the position was made or restored has ended, or waits only for its end to be confirmed. */
  get turnOver(): boolean {
    const { vm } = this;
    if (this.player === null || vm.turnsEnded !== this.turns) return true;
    return vm.asking.kind(vm, vm.top) === 'confirm';
  }

  /**
   * The position after a procedure of the pack, such as one of income or scoring, done now for a seat in place of whatever is still to
   * come. The sandbox stays where it was. Throws a `GameError` for a procedure that the pack does not have.
   */
  preview(procedure: string, seat: number): PositionView {
    const node = this.vm.game.procedures.get(procedure);
    if (node === undefined) {
      const known = [...this.vm.game.procedures.keys()].join(', ');
      throw new GameError('unknown-procedure', `the pack has no procedure "${procedure}"; it has ${known}`);
    }
    const here = this.snapshot();
    here.save(this.vm);
    previewProcedure(this.vm, node, seat);
    const view = describePosition(this.vm, null);
    here.restore(this.vm);
    return view;
  }

  /** The position by names; see `Game.view`. */
  view(seat: number | null = null): PositionView {
    return describePosition(this.vm, seat);
  }
  /** As `Game.hash`. */
  hash(): string {
    return hashCells(this.vm.cells, this.vm.cells[LENGTH]);
  }
}
