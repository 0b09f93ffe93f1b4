/**
 * Laws of a step: what is said to change is what changed, and nothing else did. A sink keeps its own books of counters, pieces, cards,
 * spaces and markers from what it hears, and compares them with the position, at each event and after each step. It never asks the
 * machine what an event came to, so that a fault in either shows.
 */
import { nodesOf } from '../../dsl/internal.ts';
import { boardOf, pieceAt, isUpgraded } from '../../interpreter/machine/board.ts';
import { tilesZone, zoneFor } from '../../interpreter/machine/cards.ts';
import { SilentSink } from '../../interpreter/machine/silent-sink.ts';
import { spaceCell } from '../../interpreter/machine/tracks.ts';
import type { EventSink, Vm } from '../../interpreter/machine/vm.ts';
import { CARD_SIZE, CARD_ZONE } from '../../interpreter/position/layout.ts';

type Said<K extends keyof EventSink> = Parameters<NonNullable<EventSink[K]>>;

/** What lies on a site: the piece, or -1, and whether it is upgraded. */
interface OnSite {
  piece: number;
  upgraded: boolean;
}

export class StepLaws extends SilentSink {
  /** how often each period has ended */
  readonly ended: Record<string, number> = {};
  /** how many events of each kind were compared */
  readonly heard: Record<string, number> = {};
  private wrong: string | null = null;
  private isOpen = false;
  /** cells of counters, as far as they were said */
  private counters: Int32Array = new Int32Array(0);
  /** by cell: what a player has on a card */
  private onCards = new Map<number, number>();
  private zones: Int32Array = new Int32Array(0);
  private sites: OnSite[] = [];
  private spaces: number[] = [];
  private order: number[] = [];
  private markers: number[] = [];

  /** whether an effect sets a marker on a space, of which no event tells: then only advances are compared */
  private readonly setsMarkers: boolean;

  constructor(private readonly vm: Vm) {
    super();
    this.setsMarkers = nodesOf(vm.game.model, 'effect', 'set-space').length > 0;
  }

  /** The first breach of a law since the last time, in words, or null. The books are those of the position afterwards. */
  check(): string | null {
    const found = this.wrong ?? this.unsaid();
    this.begin();
    return found;
  }

  /** Opens the books with the position as it is, at the first decision: what setup says is not compared. */
  begin(): void {
    this.isOpen = true;
    this.wrong = null;
    this.counters = this.countersNow();
    this.onCards = this.onCardsNow();
    this.zones = this.zonesNow();
    this.sites = this.sitesNow();
    this.spaces = this.spacesNow();
    this.order = this.orderNow();
    this.markers = this.markersNow();
  }

  // -------------------------------------------------------------------------------------- what is said

  override counter(...[vm, counter, n]: Said<'counter'>): void {
    if (!this.isOpen) return;
    this.note('counter');
    const { id } = vm.game.model.counters[counter];
    const { at, game } = vm.game.tables.counter.get(id)!;
    const { gameCounters, nPlayerCounters } = vm.game.tables.layout;
    this.change(at + (game ? 0 : vm.player * nPlayerCounters) - gameCounters, n, `${n} ${id} of player ${vm.player}`);
    if (n === 0) this.fail(`a change of ${id} by nothing is said`);
  }

  override onCard(...[vm, counter, card, n]: Said<'onCard'>): void {
    if (!this.isOpen) return;
    this.note('onCard');
    const first = vm.game.tables.kindsOfPlayers.get(card)!.get(counter)! + vm.player;
    const books = (this.onCards.get(first) ?? 0) + n;
    this.onCards.set(first, books);
    if (books !== vm.halves[first]) this.fail(`${books} is said to lie on card ${card}, and it is ${vm.halves[first]}`);
    if (n === 0) this.fail(`a change on card ${card} by nothing is said`);
  }

  override paid(...[vm, plan]: Said<'paid'>): void {
    if (!this.isOpen) return;
    this.note('paid');
    const { gameCounters, playerCounters, nPlayerCounters } = vm.game.tables.layout;
    plan.forEach((n, i) => {
      if (n < 0) this.fail(`player ${vm.player} is said to pay ${n}`);
      if (n !== 0) {
        const cell = playerCounters - gameCounters + vm.player * nPlayerCounters + i;
        this.change(cell, -n, `${n} paid by player ${vm.player}`);
      }
    });
  }

  override piece(...[vm, what, piece, site, from]: Said<'piece'>): void {
    if (!this.isOpen) return;
    this.note(what);
    const place = this.siteOf(vm, site);
    const { id } = boardOf(vm, vm.player).sites[site]!;
    const before = this.sites[place];
    const after = this.siteNow(vm.player, site);
    const name = `${what} of ${vm.game.model.pieces[piece].id} on ${id}`;
    const isFree = before.piece === -1;
    const comes = what === 'build' || what === 'place' || what === 'relocate';
    if (isFree !== comes) this.fail(`${name}: there was ${before.piece}`);
    if ((what === 'upgrade' || what === 'remove') && before.piece !== piece) {
      this.fail(`${name}: there was another piece`);
    }
    if (after.piece !== (what === 'remove' ? -1 : piece)) this.fail(`${name}: there is ${after.piece} then`);
    const moved = from === undefined ? null : this.leaves(vm, from, piece, name);
    const wasUpgraded = moved ? moved.upgraded : this.isUpgradedBy(what, before);
    if (after.upgraded !== wasUpgraded) this.fail(`${name}: upgraded is ${after.upgraded}`);
    if (what === 'upgrade' && before.upgraded) this.fail(`${name}: it was upgraded before`);
    this.sites[place] = after;
  }

  /** A site that a piece leaves for another one; returns how it was there. */
  private leaves(...[vm, from, piece, name]: [Vm, number, number, string]): OnSite {
    const place = this.siteOf(vm, from);
    const before = this.sites[place];
    if (before.piece !== piece) this.fail(`${name}: it was not where it came from`);
    this.sites[place] = this.siteNow(vm.player, from);
    if (this.sites[place].piece !== -1) this.fail(`${name}: it is still where it came from`);
    return before;
  }

  override card(...[vm, what, card]: Said<'card'>): void {
    this.note(what);
    const source = vm.game.drawZone;
    if (!this.isOpen || what !== 'draw' || source === null) return;
    this.moved(card, zoneFor(vm, source.from, vm.player), zoneFor(vm, source.to, vm.player));
  }

  override move(...[, card, from, to]: Said<'move'>): void {
    if (!this.isOpen) return;
    this.note('move');
    this.moved(card, from, to);
  }

  override slot(...[vm, what, slot]: Said<'slot'>): void {
    this.note(what);
    if (!this.isOpen || what === 'perform' || vm.game.tables.slots[slot].unlimited) return;
    this.markers[slot] |= 1 << (what === 'block' ? vm.game.tables.players : vm.player);
  }

  override push(...[event]: Said<'push'>): void {
    this.note(event.type);
    const { vm } = this;
    const { model, zoneDefs } = vm.game.tables;
    if (event.type === 'end') this.ended[event.period] = (this.ended[event.period] ?? 0) + 1;
    if (!this.isOpen) return;
    if (event.type === 'order') this.order = [...event.players];
    if (event.type === 'advance') {
      const track = model.tracks.findIndex(({ id }) => id === event.track);
      const { spaces } = model.tracks[track];
      const at = track * vm.game.tables.players + event.player;
      if (this.setsMarkers) this.spaces[at] = vm.cells[spaceCell(vm, track, event.player)] - (event.beyond ? 0 : 1);
      const next = event.beyond ? this.spaces[at] : this.spaces[at] + 1;
      if (spaces[next]?.number !== event.space) this.fail(`an advance to ${event.space} from space ${this.spaces[at]}`);
      if (event.beyond && next !== spaces.length - 1) this.fail('an advance beyond the end from before it');
      this.spaces[at] = next;
    }
    if (event.type === 'refill') {
      const zone = zoneDefs.findIndex(({ id, player }) => id === event.zone && (player < 0 || player === event.player));
      const { refill } = zoneDefs[zone];
      this.zones.forEach((at, card) => {
        if (at === refill) this.zones[card] = zone;
      });
    }
  }

  // ------------------------------------------------------------------------------------- what there is

  private fail(what: string): void {
    this.wrong ??= what;
  }

  private note(kind: string): void {
    this.heard[kind] = (this.heard[kind] ?? 0) + 1;
  }

  private change(cell: number, n: number, what: string): void {
    this.counters[cell] += n;
    const now = this.vm.cells[this.vm.game.tables.layout.gameCounters + cell];
    if (this.counters[cell] !== now) {
      this.fail(`${what} is said, so it would be ${this.counters[cell]}, and it is ${now}`);
    }
  }

  private moved(card: number, from: number, to: number): void {
    const defs = this.vm.game.tables.zoneDefs;
    const was = this.zones[card];
    if (was !== from) this.fail(`card ${card} is said to come from ${defs[from]?.id}, and it was in ${defs[was]?.id}`);
    this.zones[card] = to;
  }

  /** A piece that was built is not upgraded, one that is moved or replaced stays what it was. */
  private isUpgradedBy(what: Said<'piece'>[1], before: OnSite): boolean {
    return what === 'upgrade' || (what === 'replace' && before.upgraded);
  }

  /** What is not as the books say it. */
  private unsaid(): string | null {
    const { vm } = this;
    const counter = this.countersNow().findIndex((n, i) => n !== this.counters[i]);
    if (counter >= 0) {
      return `counter ${counter} is ${this.countersNow()[counter]}, and ${this.counters[counter]} was said`;
    }
    // what lies on a card that goes away is gone, which nobody is told
    const lying = [...this.onCardsNow()].find(([cell, n]) => n !== 0 && n !== this.onCards.get(cell));
    if (lying) return `cell ${lying[0]} of things on cards is ${lying[1]}, and ${this.onCards.get(lying[0])} was said`;
    const site = this.sitesNow().findIndex(
      ({ piece, upgraded }, i) => piece !== this.sites[i].piece || upgraded !== this.sites[i].upgraded,
    );
    if (site >= 0) return `what is on site ${site} changed, and nobody said so`;
    const { zoneDefs } = vm.game.tables;
    const tiles = Array.from({ length: vm.game.tables.players }, (_, player) => tilesZone(vm, player));
    // a tile is set on its site, which nobody is told
    const card = this.zonesNow().findIndex((zone, i) => zone !== this.zones[i] && !tiles.includes(zone));
    if (card >= 0) {
      const [now, said] = [this.zonesNow()[card], this.zones[card]].map((zone) => zoneDefs[zone]?.id);
      return `card ${card} is in ${now}, and it was said to be in ${said}`;
    }
    const track = this.setsMarkers ? -1 : this.spacesNow().findIndex((space, i) => space !== this.spaces[i]);
    if (track >= 0) return `marker ${track} is on ${this.spacesNow()[track]}, and ${this.spaces[track]} was said`;
    if (this.orderNow().join() !== this.order.join()) return `the order is ${this.orderNow()}, ${this.order} was said`;
    // markers that go were on slots that are vacated, all at once
    const slot = this.markersNow().findIndex((now, i) => (now & ~this.markers[i]) !== 0);
    return slot >= 0 ? `there is a marker on slot ${slot} of which nobody was told` : null;
  }

  private countersNow(): Int32Array {
    const { gameCounters, playerCounters, nPlayerCounters, players } = this.vm.game.tables.layout;
    return this.vm.cells.slice(gameCounters, playerCounters + players * nPlayerCounters);
  }

  private onCardsNow(): Map<number, number> {
    const { kindsOfPlayers, players } = this.vm.game.tables;
    const halves = [...kindsOfPlayers.values()].flatMap((kinds) =>
      [...kinds.values()].flatMap((first) => Array.from({ length: players }, (_, player) => first + player)),
    );
    return new Map(halves.map((half) => [half, this.vm.halves[half]]));
  }

  private zonesNow(): Int32Array {
    const { cards, nCards } = this.vm.game.tables.layout;
    return Int32Array.from({ length: nCards }, (_, i) => this.vm.cells[cards + i * CARD_SIZE + CARD_ZONE]);
  }

  private siteNow(player: number, site: number): OnSite {
    const piece = pieceAt(this.vm, player, site);
    return { piece, upgraded: piece >= 0 && isUpgraded(this.vm, player, site) };
  }

  /** Where the books have a site of the acting player: own boards first, then what all share. */
  private siteOf(vm: Vm, site: number): number {
    const { ownSites, players } = vm.game.tables.layout;
    return site < ownSites ? vm.player * ownSites + site : players * ownSites + site - ownSites;
  }

  private sitesNow(): OnSite[] {
    const { ownSites, sharedSites, players } = this.vm.game.tables.layout;
    const own = Array.from({ length: players * ownSites }, (_, i) =>
      this.siteNow(Math.floor(i / ownSites), i % ownSites),
    );
    return [...own, ...Array.from({ length: sharedSites }, (_, i) => this.siteNow(0, ownSites + i))];
  }

  private spacesNow(): number[] {
    const { players, model } = this.vm.game.tables;
    return model.tracks.flatMap((_, track) =>
      Array.from({ length: players }, (__, player) => this.vm.cells[spaceCell(this.vm, track, player)]),
    );
  }

  private orderNow(): number[] {
    const { order, players } = this.vm.game.tables.layout;
    return [...this.vm.cells.subarray(order, order + players)];
  }

  private markersNow(): number[] {
    const { slots } = this.vm.game.tables.layout;
    return this.vm.game.tables.slots.map((_, i) => this.vm.cells[slots + i]);
  }
}
