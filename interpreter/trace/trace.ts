/** The trace: every change as an event that names its cause down to the line of YAML. Off (no sink), it costs nothing. */
import type { Origin } from '../../dsl/internal.ts';
import { boardOf, siteOfTile } from '../machine/board.ts';
import { tileCellOf, zoneOf } from '../machine/cards.ts';
import { amountsOf, cardId, causeOf, pieceId, siteId, slotId } from '../machine/names.ts';
import { amountOn } from '../machine/things-on-cards.ts';
import { lyingAt } from '../machine/things-on-sites.ts';
import { knowsCard } from '../machine/faces.ts';
import type { PieceDeed, TileDeed, TraceEvent } from '../machine/trace-event.ts';
import type { EventSink, Vm } from '../machine/vm.ts';

/** The site on which a card lies, which says where something is on it, whoever knows the card; null: it lies in a zone. */
function placeOnBoard(vm: Vm, card: number): string | null {
  const cell = tileCellOf(vm, card);
  const zone = zoneOf(vm, card);
  if (cell < 0) return null;
  const owner = vm.game.tables.zoneDefs[zone].player;
  return boardOf(vm, owner).sites[siteOfTile(vm, owner, cell)]!.id;
}

/** Collects events; the machine calls its methods while it runs. */
export class TraceSink implements EventSink {
  readonly events: TraceEvent[] = [];
  push(event: TraceEvent): void {
    this.events.push(event);
  }

  counter(vm: Vm, counter: number, n: number): void {
    const def = vm.game.tables.model.counters[counter];
    const entry = vm.game.tables.counter.get(def.id)!;
    const total = vm.cells[entry.at + (entry.game ? 0 : vm.player * vm.game.tables.layout.nPlayerCounters)];
    this.push({ type: 'counter', player: vm.player, cause: causeOf(vm), counter: def.id, n, total });
  }
  lying(vm: Vm, counter: number, site: number, n: number): void {
    this.push({
      type: 'lying',
      player: vm.player,
      cause: causeOf(vm),
      counter: vm.game.tables.model.counters[counter].id,
      site: siteId(vm, site),
      n,
      total: lyingAt(vm, vm.player, site, counter),
    });
  }
  onCard(vm: Vm, counter: number, card: number, n: number): void {
    const place = placeOnBoard(vm, card);
    const zone = vm.game.tables.zoneDefs[zoneOf(vm, card)];
    this.push({
      ...(place === null
        ? { type: 'on-card', card: cardId(vm, card), visible: zone.visible }
        : { type: 'lying', site: place }),
      player: vm.player,
      cause: causeOf(vm),
      counter: vm.game.tables.model.counters[counter].id,
      n,
      total: amountOn(vm, card, counter),
    });
  }
  paid(vm: Vm, plan: Int32Array, what: 'pay' | 'build' | 'upgrade'): void {
    const amounts = amountsOf(vm, plan);
    if (amounts.length > 0) this.push({ type: 'pay', player: vm.player, cause: causeOf(vm), amounts, for: what });
  }
  piece(vm: Vm, what: PieceDeed, piece: number, site: number, from?: number, steps?: number): void {
    this.push({
      type: 'piece',
      player: vm.player,
      cause: causeOf(vm),
      what,
      piece: pieceId(vm, piece),
      site: siteId(vm, site),
      ...(from === undefined ? {} : { from: siteId(vm, from) }),
      ...(steps === undefined ? {} : { steps }),
    });
  }
  card(vm: Vm, what: 'draw' | 'use' | 'exhaust' | 'ready' | 'discard' | 'ability', card: number): void {
    this.push({ type: 'card', player: vm.player, cause: causeOf(vm), what, card: cardId(vm, card) });
  }
  move(vm: Vm, card: number, from: number, to: number): void {
    const zones = vm.game.tables.zoneDefs;
    const isUnseen = from >= 0 && zones[from].visible !== 'all' && zones[to].visible !== 'all';
    if (isUnseen) this.hideDiscard(cardId(vm, card), zones[to].id);
    this.push({
      type: 'move',
      player: vm.player,
      cause: causeOf(vm),
      card: cardId(vm, card),
      from: from < 0 ? '' : zones[from].id,
      to: zones[to].id,
      visible: zones[to].visible,
    });
  }
  tile(vm: Vm, what: TileDeed, card: number, site: number): void {
    const { players } = vm.game.tables;
    const seenBy = Array.from({ length: players }, (_, seat) => seat).filter((seat) => knowsCard(vm, card, seat));
    this.push({
      type: 'tile',
      player: vm.player,
      cause: causeOf(vm),
      what,
      card: cardId(vm, card),
      site: boardOf(vm, vm.player).sites[site]!.id,
      seenBy,
    });
  }
  /** The card that is about to move has been discarded: where it goes, nobody else sees it. */
  private hideDiscard(card: string, into: string): void {
    const last = this.events.length - 1;
    const event = this.events[last];
    if (event?.type !== 'card' || event.what !== 'discard' || event.card !== card) return;
    this.events[last] = { ...event, into };
  }
  slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void {
    this.push({ type: 'slot', player: vm.player, cause: causeOf(vm), what, slot: slotId(vm, slot) });
  }
  trigger(vm: Vm, origin: Origin): void {
    this.push({ type: 'trigger', player: vm.player, cause: causeOf(vm), origin });
  }
  enter(vm: Vm, procedure: string, step: string): void {
    this.push({ type: 'enter', player: vm.player, procedure, step });
  }
  leave(vm: Vm, procedure: string, step: string): void {
    this.push({ type: 'leave', player: vm.player, procedure, step });
  }
}
