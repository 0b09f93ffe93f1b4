/** Sets the cells of a position by names. Nothing happens by it: no cost, no bonus, no event. */
import { type CardSpec, MARKS, type PlayerSpec, type PositionSpec, type SiteSpec } from '../../dsl/internal.ts';
import {
  CARD_FLAGS,
  CARD_MARKS,
  CARD_SIZE,
  FLAG_ABILITY,
  FLAG_USED,
  periodsLeftAt,
  TURN_OF,
} from '../position/layout.ts';
import { boardOf, deriveAll, ownerAt, pieceAt, setPiece, supplyCell, tileCell } from '../machine/board.ts';
import { setBoard } from './set-board.ts';
import { firstIn, putIn, takeOffBoard, takeOut, tilesZone, zoneFor, zoneOf } from '../machine/cards.ts';
import { clearFace, setFaceDown } from '../machine/faces.ts';
import { cardLaidAt, fitAt, isFree, putLaid } from '../machine/laid.ts';
import { clearCard, holdsKind, putAmountOn, setAmountOn } from '../machine/things-on-cards.ts';
import { mayLieAt, putLyingAt } from '../machine/things-on-sites.ts';
import { kindOnCard } from '../position/tables.ts';
import { moveMarker, spaceCell } from '../machine/tracks.ts';
import type { Vm } from '../machine/vm.ts';

/**
 * Changes the position; returns what could not be done, in plain words. A zone gets exactly the cards that are
 * listed; those that were in it, and whatever else gives way, are set aside: they lie in no zone. Pieces come from the
 * supply and go back to it.
 */
export function applyPosition(vm: Vm, seats: number[], spec: PositionSpec): string[] {
  const applying = new PositionEditor(vm, seats);
  spec.players.forEach((player, i) => applying.player(seats[i], player));
  applying.game(spec, seats);
  applying.layOnTiles();
  deriveAll(vm);
  return applying.problems;
}

class PositionEditor {
  readonly problems: string[] = [];
  private readonly taken = new Set<number>();
  /** what lies on cards on boards, which are known when all are placed */
  private readonly onTiles: { seat: number; site: number; name: string; counter: number; n: number }[] = [];
  constructor(
    private readonly vm: Vm,
    private readonly seats: readonly number[],
  ) {}

  player(seat: number, spec: PlayerSpec): void {
    const { vm } = this;
    const { tables } = vm.game;
    if (spec.board !== null) {
      setBoard(
        vm,
        seat,
        tables.boards.findIndex(({ board }) => board?.id === spec.board),
      );
    }
    for (const { id, n } of spec.counters) {
      vm.cells[tables.counter.get(id)!.at + seat * tables.layout.nPlayerCounters] = n;
    }
    for (const { id, n } of spec.tracks) {
      const track = tables.track.get(id)!;
      moveMarker(
        vm,
        track,
        seat,
        tables.model.tracks[track].spaces.findIndex(({ number }) => number === n),
      );
    }
    for (const { id, cards } of spec.zones) if (cards) this.zone(zoneFor(vm, tables.zone.get(id)!, seat), cards, id);
    for (const { piece, n } of spec.supply) vm.cells[supplyCell(vm, seat, tables.piece.get(piece)!)] = n;
    for (const site of spec.sites) this.site(seat, site);
  }

  /** Puts markers that are on one space upon each other, from the lowest. */
  private stack(track: number, name: string, seats: number[]): void {
    const { cells } = this.vm;
    const spaces = new Set(seats.map((seat) => cells[spaceCell(this.vm, track, seat)]));
    if (spaces.size > 1) {
      this.problems.push(`stacks ${name}: these markers are on different spaces`);
      return;
    }
    for (const seat of seats.toReversed()) moveMarker(this.vm, track, seat, cells[spaceCell(this.vm, track, seat)]);
  }

  game(spec: PositionSpec, seats: number[]): void {
    const { vm } = this;
    const { tables } = vm.game;
    for (const { id, n } of spec.counters) vm.cells[tables.counter.get(id)!.at] = n;
    for (const { id, cards } of spec.zones) if (cards) this.zone(tables.zone.get(id)!.at, cards, id);
    for (const site of spec.sites) this.site(seats[0], site);
    for (const { slot, by } of spec.occupied) {
      vm.cells[tables.layout.slots + tables.slot.get(slot)!] = by.reduce(
        (mask, who) => mask | (1 << (who < 0 ? tables.players : seats[who])),
        0,
      );
    }
    for (const { piece, n } of spec.supply) vm.cells[supplyCell(vm, seats[0], tables.piece.get(piece)!)] = n;
    for (const { id, n } of spec.left) {
      const at = periodsLeftAt(tables.layout, id);
      if (at >= 0) vm.cells.fill(n, at, at + tables.players);
    }
    for (const { track, who } of spec.stacks) {
      const stacked = who.map((one) => seats[one]);
      this.stack(tables.track.get(track)!, track, stacked);
    }
    if (spec.order !== null) {
      const order = [...spec.order, ...seats.map((_, i) => i).filter((who) => !spec.order!.includes(who))];
      order.forEach((who, i) => {
        vm.cells[tables.layout.order + i] = seats[who];
      });
    }
    if (spec.acting !== null) vm.cells[TURN_OF] = spec.acting < 0 ? -1 : seats[spec.acting];
  }

  /** What the position says to lie where a card lies now. */
  layOnTiles(): void {
    const { vm } = this;
    for (const { seat, site, name, counter, n } of this.onTiles) {
      const laid = cardLaidAt(vm, seat, site);
      const card = laid >= 0 ? laid : vm.cells[tileCell(vm, seat, site)] - 1;
      if (card >= 0 && holdsKind(vm, card, counter)) putAmountOn(vm, seat, card, counter, n);
      else if (n !== 0) {
        this.problems.push(
          `"${name}" cannot lie on "${boardOf(vm, seat).sites[site]!.id}" here: no card that may hold it is there`,
        );
      }
    }
  }

  private zone(zone: number, cards: CardSpec[], name: string): void {
    const { vm } = this;
    for (let card = firstIn(vm, zone); card >= 0; card = firstIn(vm, zone)) takeOut(vm, card);
    for (const spec of cards) {
      const card = this.instance(spec.card);
      if (card < 0) {
        this.problems.push(`"${name}" cannot hold "${spec.card}" here: ${this.howMany(spec.card)}`);
        continue;
      }
      this.lift(card);
      putIn(vm, card, zone, 'bottom');
      const cell = vm.game.tables.layout.cards + card * CARD_SIZE;
      vm.cells[cell + CARD_FLAGS] = (spec.used ? FLAG_USED : 0) | (spec.abilityUsed ? FLAG_ABILITY : 0);
      clearCard(vm, card);
      vm.cells[cell + CARD_MARKS] = spec.marks;
      for (const { id, n } of spec.further) {
        setAmountOn(vm, card, kindOnCard(vm.game.tables, id === MARKS ? undefined : id), n);
      }
      for (const { id, who, n } of spec.lying) {
        putAmountOn(vm, this.seats[who], card, kindOnCard(vm.game.tables, id), n);
      }
    }
  }

  private howMany(id: string): string {
    const n = this.vm.game.tables.cardsOf.get(id)!.length;
    return n === 0
      ? 'it is not in this game'
      : `there ${n === 1 ? 'is one of it' : `are ${n} of it`}, and ${n === 1 ? 'it is' : 'all are'} elsewhere in this position`;
  }

  /** A card of that kind that the scenario has not placed yet: one that is set aside before one that is in a zone. */
  private instance(id: string): number {
    const free = this.vm.game.tables.cardsOf.get(id)!.filter((card) => !this.taken.has(card));
    const found = free.find((card) => zoneOf(this.vm, card) < 0) ?? free[0] ?? -1;
    if (found >= 0) this.taken.add(found);
    return found;
  }

  /** Removes a card from its zone or site. */
  private lift(card: number): void {
    const { vm } = this;
    takeOffBoard(vm, card);
    takeOut(vm, card);
    clearFace(vm, card);
  }

  private site(seat: number, spec: SiteSpec): void {
    const { id, piece, upgraded, tile, holds, face, known, laid } = spec;
    const { vm } = this;
    const { tables } = vm.game;
    const site = boardOf(vm, seat).siteNumber.get(id)!;
    if (piece !== undefined) {
      const before = pieceAt(vm, seat, site);
      const after = piece === null ? -1 : tables.piece.get(piece)!;
      if (before >= 0) {
        const owner = ownerAt(vm, seat, site);
        const supply = supplyCell(vm, owner < 0 ? seat : owner, before);
        if (vm.cells[supply] >= 0) vm.cells[supply]++;
      }
      if (after >= 0) {
        const supply = supplyCell(vm, seat, after);
        if (vm.cells[supply] === 0) {
          this.problems.push(`no ${tables.model.pieces[after].name} is left for "${id}"`);
        } else if (vm.cells[supply] > 0) vm.cells[supply]--;
      }
      const look = after < 0 ? 0 : this.look(seat, site, tables.laying.ofPiece[after], spec);
      setPiece(vm, seat, site, after, upgraded, seat, look);
    }
    if (laid !== undefined) this.lay(seat, site, laid, spec);
    if (tile !== undefined) this.tile(seat, site, tile, id);
    for (const { id: name, n } of holds) {
      const counter = tables.counter.get(name)!.index;
      if (mayLieAt(vm, seat, site, counter)) putLyingAt(vm, seat, site, counter, n);
      else this.onTiles.push({ seat, site, name, counter, n });
    }
    if (tile || face) this.face(vm.cells[tileCell(vm, seat, site)] - 1, face === 'down', known ?? [], id);
  }

  /** The look of what lies there as it is said, of a kind that is laid. */
  private look(seat: number, site: number, kind: number, { id, turn = 0, flip = false }: SiteSpec): number {
    const { vm } = this;
    if (kind < 0) return 0;
    const looks = vm.game.tables.laying.kinds[kind].looks;
    const look = looks.findIndex((one) => one.turn === turn && one.flip === flip);
    if (look < 0) {
      const all = looks.map((one) => `${one.turn}${one.flip ? ' turned over' : ''}`);
      this.problems.push(`"${id}": what lies there has no turn ${turn}; it has ${all.join(', ')}`);
      return 0;
    }
    const fit = fitAt(vm, seat, kind, look, site);
    if (!fit) this.problems.push(`"${id}": what lies there does not fit on the board`);
    else if (!isFree(vm, seat, fit, false)) {
      this.problems.push(`"${id}": something else covers a site of what lies there`);
    }
    return look;
  }

  /** A card with its anchor on the site; `null`: none. */
  private lay(seat: number, site: number, id: string | null, spec: SiteSpec): void {
    const { vm } = this;
    const there = cardLaidAt(vm, seat, site);
    if (there >= 0) this.lift(there);
    if (id === null) return;
    const card = this.instance(id);
    if (card < 0) {
      this.problems.push(`"${spec.id}" cannot hold "${id}": ${this.howMany(id)}`);
      return;
    }
    this.lift(card);
    const kind = vm.game.tables.laying.ofCard[card];
    if (kind < 0) {
      this.problems.push(`"${spec.id}": "${id}" has no shape, and cannot be laid`);
      return;
    }
    const { length } = this.problems;
    const look = this.look(seat, site, kind, spec);
    if (this.problems.length > length) return;
    putIn(vm, card, tilesZone(vm, seat), 'top');
    putLaid(vm, seat, card, site, look);
  }

  private face(card: number, isDown: boolean, known: number[], name: string): void {
    const { vm } = this;
    if (!isDown) {
      if (card >= 0) clearFace(vm, card);
      return;
    }
    if (card < 0) this.problems.push(`"${name}" has no card that could lie face down`);
    else if (!vm.game.tables.layout.hasFaces) {
      this.problems.push(`"${name}": no effect of this pack lays a card face down`);
    } else {
      const seats = known.map((who) => this.seats[who]);
      setFaceDown(vm, card, seats);
    }
  }

  /** Tiles that lie on sites change places. */
  private tile(seat: number, site: number, id: string | null, name: string): void {
    const { vm } = this;
    const cell = tileCell(vm, seat, site);
    const there = vm.cells[cell] - 1;
    if (id === null) {
      if (there >= 0) this.lift(there);
      return;
    }
    const card = there >= 0 && vm.game.tables.cardDef[there].id === id ? there : this.instance(id);
    if (card < 0) {
      this.problems.push(`"${name}" cannot hold "${id}": ${this.howMany(id)}`);
      return;
    }
    if (card === there) {
      this.taken.add(card);
      return;
    }
    const { layout } = vm.game.tables;
    let other = -1;
    let owner = -1;
    for (let p = 0; p < layout.players && other < 0; p++) {
      for (let s = 0; s < layout.ownSites; s++) {
        if (vm.cells[tileCell(vm, p, s)] === card + 1) {
          other = tileCell(vm, p, s);
          owner = p;
        }
      }
    }
    if (there >= 0) {
      vm.cells[cell] = 0;
      takeOut(vm, there);
    }
    this.lift(card);
    vm.cells[cell] = card + 1;
    putIn(vm, card, tilesZone(vm, seat), 'top');
    if (other >= 0 && there >= 0) {
      vm.cells[other] = there + 1;
      putIn(vm, there, tilesZone(vm, owner), 'top');
    }
  }
}
