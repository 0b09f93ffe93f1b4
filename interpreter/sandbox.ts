/**
 * A machine of its own at the position of a game, for whoever wants to try things: bots, tools, pages. Nothing that is done in it
 * changes the game, and any number of them work at the same time. It is fair: what its seat does not know is dealt again whenever it goes
 * back to the position of the game, unless somebody asks for everything.
 */
import { A_GAME, ANYTHING, fieldsOf, oneOfTexts, requireArgument, TEXT, WHOLE } from './arguments.ts';
import type { Game } from './game.ts';
import { choiceError, FathomError, requireSeat } from './fathom-error.ts';
import { gameSeed } from './compile/compile-cached.ts';
import { numberFrom } from './compile/number-text.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { BY_GAME } from './machine/codes.ts';
import { enter, leave } from './machine/events.ts';
import { FRAME_PLAYER } from './machine/frame.ts';
import type { CompiledGame, NumFn } from './machine/compiled-game.ts';
import { Knowledge } from './machine/knowledge.ts';
import { legalOptions, optionKeys } from './machine/legal-options.ts';
import { previewProcedure } from './machine/preview.ts';
import { USUAL_SEED } from './machine/random.ts';
import { Snapshot } from './machine/snapshot.ts';
import { StoppedError } from './machine/stopped.ts';
import { Vm } from './machine/vm.ts';
import { hashOfPosition } from './position/hash.ts';
import { STATUS, STATUS_ASKING } from './position/layout.ts';
import { describePosition, SPECTATOR, type PositionView } from './view/position-view.ts';

/** An option of the decision at hand: what `choose` takes, and the key that `Game.choose` takes. */
export interface SandboxOption {
  readonly code: number;
  readonly key: string;
}

const SANDBOX_OPTIONS = { seat: ANYTHING, seed: ANYTHING, knowing: oneOfTexts('seat', 'everything') };

/** A copy of a position of a sandbox, for `Sandbox.restore`. */
export class SavedPosition {
  private readonly copy: Snapshot;
  /** @internal the game whose positions it can have */
  readonly game: CompiledGame;
  /** @internal the codes of its options, once somebody has asked for them */
  codes: readonly number[] | null = null;

  /** @internal */
  constructor(vm: Vm) {
    this.copy = new Snapshot(vm);
    this.game = vm.game;
  }

  /** @internal */
  save(vm: Vm): void {
    this.copy.save(vm);
  }

  /** @internal */
  restore(vm: Vm): void {
    this.copy.restore(vm);
  }
}

/** What a sandbox knows of hidden things: what one seat does, or everything. */
export type SandboxOptions =
  | {
      /** for whom it searches, from 0; who decides now unless given */
      seat?: number;
      /** whole number from 0 to 4294967295, from which all deals follow; 1 unless given */
      seed?: number;
      knowing?: 'seat';
    }
  | {
      /** all hidden cards as they really lie, and what chance brings: for tools that show the game to those who may see it */
      knowing: 'everything';
    };

/**
 * A copy of a game on which choices are tried; it is fair unless one asks otherwise.
 *
 * @example
 * // which first choice leads to the most points, on average over other deals and random choices
 * const seat = game.decision.player;
 * const sandbox = new Sandbox(game, { seat, seed: 7 });
 * const count = sandbox.options().length;
 * const sums = new Array(count).fill(0);
 * for (let i = 0; i < 100 * count; i++) {
 *   sandbox.restore(); // another deal of what the seat does not know
 *   sandbox.choose(sandbox.options()[i % count].code);
 *   for (let n = 0; n < 20 && sandbox.player !== null; n++) {
 *     const options = sandbox.options();
 *     sandbox.choose(options[Math.floor(Math.random() * options.length)].code);
 *   }
 *   sums[i % count] += sandbox.value(seat, 'point');
 * }
 */
export class Sandbox {
  /** @internal the machine, for tools; its position is the sandbox's */
  readonly vm: Vm;
  private readonly knowledge: Knowledge;
  private readonly first: SavedPosition;
  /** what is dealt again, for which seat; null: it knows everything */
  private readonly deals: { seat: number; source: ChoiceSource } | null;
  private readonly numbers = new Map<string, NumFn>();
  private turns: number;
  /** the copy at whose position it is; null once something was done */
  private here: SavedPosition | null;
  /** of the options here, if they are known, and the version of the machine for which they are */
  private codes: readonly number[] | null = null;
  private version = -1;

  /**
   * At the position that the game has now, with another deal of what the seat does not know; with `{ knowing: 'everything' }`, as it is.
   *
   * @throws FathomError `no-such-seat` for what is no seat of the game, and without a seat when nobody decides; `bad-seed`
   */
  constructor(game: Game, options: SandboxOptions = {}) {
    requireArgument('Sandbox', 'the game', game, A_GAME);
    const { seat, seed, knowing } = fieldsOf<{ seat?: number; seed?: number; knowing?: string }>(
      'Sandbox',
      options,
      SANDBOX_OPTIONS,
    );
    this.deals = knowing === 'everything' ? null : dealsFor(game, seat, seed);
    this.vm = new Vm(game.vm.game);
    this.first = new SavedPosition(this.vm);
    this.first.save(game.vm);
    this.first.restore(this.vm);
    this.here = this.first;
    this.keep(null);
    this.knowledge = new Knowledge(game.vm.game);
    this.knowledge.state = game.knowledge.state;
    this.turns = this.vm.turnsEnded;
    this.deal();
  }

  /** A copy of the position. It may be used again and again, as `save` and `restore` allocate nothing. */
  snapshot(): SavedPosition {
    const snapshot = new SavedPosition(this.vm);
    this.save(snapshot);
    return snapshot;
  }
  /** Copies the position into the snapshot. Throws a `FathomError` `other-game` for one of other players or options. */
  save(snapshot: SavedPosition): void {
    this.requireOwn(snapshot);
    snapshot.codes = this.knownCodes();
    snapshot.save(this.vm);
    this.here = snapshot;
  }
  /**
   * Puts a copied position back. Without one, the position of the game as it was when the sandbox was made: each time with another deal
   * of what the seat does not know, as often as one likes and in the same order for the same seed.
   *
   * @throws FathomError `other-game` for a copy of a game with another pack, other players or options
   */
  restore(snapshot?: SavedPosition): void {
    if (snapshot !== undefined) return this.putBack(snapshot);
    this.putBack(this.first);
    this.deal();
  }

  private putBack(snapshot: SavedPosition): void {
    this.requireOwn(snapshot);
    snapshot.restore(this.vm);
    this.turns = this.vm.turnsEnded;
    this.here = snapshot;
    this.keep(snapshot.codes);
  }

  private deal(): void {
    if (this.deals === null) return;
    this.knowledge.dealAgain(this.vm, this.deals.seat, this.deals.source);
    this.moved();
  }

  /** The cells of another compiled game mean something else. */
  private requireOwn({ game }: SavedPosition): void {
    if (game === this.vm.game) return;
    throw new FathomError('other-game', 'the snapshot is of a game with another pack, other players or options', null);
  }

  private knownCodes(): readonly number[] | null {
    return this.version === this.vm.version ? this.codes : null;
  }
  private keep(codes: readonly number[] | null): void {
    this.codes = codes;
    this.version = this.vm.version;
  }
  /** Of the decision that is due; listed once for each position that is saved. */
  private legalCodes(): readonly number[] {
    const known = this.knownCodes();
    if (known !== null) return known;
    // looked at now, as looking ahead goes to other positions and comes back
    const isHere = this.version === this.vm.version;
    const codes = legalOptions(this.vm);
    if (this.here !== null && isHere) this.here.codes = codes;
    this.keep(codes);
    return codes;
  }

  /**
   * Deals again, at the position where the sandbox is, all that the seat (from 0) does not know at the position of the game, fairly: each
   * way that is consistent with what the seat has seen is as likely as any other; and gives the generator another state. Cards that it saw
   * going under a deck stay where they are. `restore` does so by itself for the seat of the sandbox; this is for deals by a number of one's
   * own, or for another seat.
   *
   * @throws FathomError `no-such-seat`
   */
  dealAgain(seat: number, seed: number): void {
    requireSeat(seat, this.vm.game.tables.players);
    requireArgument('dealAgain', 'the seed of the deal', seed, WHOLE);
    this.knowledge.dealAgain(this.vm, seat, new ChoiceSource(seed));
    this.moved();
  }

  /** The seat for which it searches; null where it knows everything. */
  get seat(): number | null {
    return this.deals?.seat ?? null;
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
    const codes = this.legalCodes();
    const keys = optionKeys(vm, vm.asking, codes);
    return codes.map((code, i) => ({ code, key: keys[i] }));
  }

  /** Takes an option by its code. Throws a `FathomError` `not-an-option`, and nothing has changed, for what is not one of `options`. */
  choose(code: number): void {
    const codes = this.player === null ? [] : this.legalCodes();
    if (!codes.includes(code)) {
      throw choiceError(
        { type: 'not-an-option', key: String(code), options: codes.map(String) },
        `${String(code)} is not an option here; the codes are ${codes.join(', ') || 'none'}`,
      );
    }
    this.vm.choose(code);
    this.vm.run();
    this.moved();
  }

  /** The position is none of those that were saved. */
  private moved(): void {
    this.here = null;
    this.keep(null);
  }

  /** Whether the turn in which the position was made or restored has ended, or waits only for its end to be confirmed. */
  get turnOver(): boolean {
    const { vm } = this;
    if (this.player === null || vm.turnsEnded !== this.turns) return true;
    return vm.asking.kind(vm, vm.top) === 'confirm';
  }

  /**
   * The position after a procedure of the pack, such as one of income or scoring, done now for a seat in place of whatever is still to
   * come. The sandbox stays where it was. Throws a `FathomError` for a procedure that the pack does not
   * have, and for one that is about something.
   */
  preview(procedure: string, seat: number): PositionView {
    requireArgument('preview', 'the procedure', procedure, TEXT);
    requireSeat(seat, this.vm.game.tables.players);
    const node = this.vm.game.procedures.get(procedure);
    const known = [...this.vm.game.procedures.keys()];
    if (node === undefined) {
      const message = `the pack has no procedure "${procedure}"; it has ${known.join(', ')}`;
      throw new FathomError('unknown-procedure', message, { procedure, known });
    }
    const about = this.vm.game.model.procedures.find(({ id }) => id === procedure)?.of;
    if (about) {
      const message = `"${procedure}" is about a ${about}, and cannot be done by itself`;
      throw new FathomError('unknown-procedure', message, { procedure, known });
    }
    const here = new Snapshot(this.vm);
    here.save(this.vm);
    previewProcedure(this.vm, node, seat);
    const view = describePosition(this.vm, 'everything');
    here.restore(this.vm);
    return view;
  }

  /**
   * One number of the position, as the seat (from 0) would have it where it stands in the rules of the pack: `point`,
   * `connected cities`, `cards in hand`, `2 * era + 1`. It is what the position of the sandbox has; of what another seat hides that is
   * what was dealt. Each text is compiled once, so that asking again costs little more than the counting.
   *
   * @throws FathomError `bad-expression`, whose `problems` have places in the text; `no-such-seat`; `number-too-large` for one that
   *   no game may have
   *
   * @example
   * const ahead = sandbox.value(0, 'point') - sandbox.value(1, 'point');
   */
  value(seat: number, expression: string): number {
    const { vm } = this;
    requireSeat(seat, vm.game.tables.players);
    const read = this.numbers.get(expression) ?? this.numberFor(expression);
    const acting = vm.player;
    const env = enter(vm, BY_GAME, -1, -1);
    vm.player = seat;
    try {
      return read(vm);
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      const message = `"${expression}" is more than a number of a game may be`;
      throw new FathomError('number-too-large', message, { expression });
    } finally {
      vm.player = acting;
      leave(vm, env);
    }
  }

  private numberFor(expression: string): NumFn {
    const number = numberFrom(this.vm.game, expression);
    this.vm.makeRoomFor(number);
    this.numbers.set(expression, number.read);
    return number.read;
  }

  /** The position by names, as a player may know it; see `Game.view`. */
  view(seat: number): PositionView {
    if (seat !== SPECTATOR) requireSeat(seat, this.vm.game.tables.players);
    return describePosition(this.vm, seat);
  }
  /** The whole position by names; see `Game.everything`. */
  everything(): PositionView {
    return describePosition(this.vm, 'everything');
  }
  /** As `Game.hash`. */
  hash(): string {
    return hashOfPosition(this.vm.cells, this.vm.game.tables.layout);
  }
}

/** What is dealt again in a sandbox. */
function dealsFor(
  game: Game,
  seat = game.decision?.player,
  seed: number = USUAL_SEED,
): { seat: number; source: ChoiceSource } {
  requireSeat(seat as number, game.players);
  return { seat: seat as number, source: new ChoiceSource(gameSeed(seed)) };
}
