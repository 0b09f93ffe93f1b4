/** The trace: every change as an event that names its cause down to the line of YAML. Off (no sink), it costs nothing. */
import type { Origin } from '../../dsl/index.ts';
import { boardOf } from '../machine/board.ts';
import { BY_CARD, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK } from '../machine/codes.ts';
import { ENV_CAUSE, ENV_CAUSE_ID } from '../machine/frame.ts';
import { causeId, causeName } from '../machine/names.ts';
import type { TraceEvent, Cause } from '../machine/trace-event.ts';
import type { EventSink, Vm } from '../machine/vm.ts';

const KINDS = {
  [BY_SLOT]: 'slot',
  [BY_CARD]: 'card',
  [BY_SITE]: 'site',
  [BY_TRACK]: 'track',
  [BY_PIECE]: 'piece',
} as const;

/** What the running program's component is. */
export function causeOf(vm: Vm): Cause {
  const cause = vm.cells[vm.env + ENV_CAUSE];
  const id = vm.cells[vm.env + ENV_CAUSE_ID];
  const kind = (KINDS as Record<number, Cause['kind']>)[cause] ?? 'game';
  return { kind, id: causeId(vm, cause, id), name: causeName(vm, cause, id) };
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
  paid(vm: Vm, plan: Int32Array, what: 'pay' | 'build' | 'upgrade'): void {
    const amounts = vm.game.playerCounters.flatMap((counter, i) =>
      plan[i] > 0 ? [{ counter: vm.game.tables.model.counters[counter].id, n: plan[i] }] : [],
    );
    if (amounts.length > 0) this.push({ type: 'pay', player: vm.player, cause: causeOf(vm), amounts, for: what });
  }
  piece(vm: Vm, what: 'build' | 'place' | 'upgrade' | 'remove' | 'replace', piece: number, site: number): void {
    this.push({
      type: 'piece',
      player: vm.player,
      cause: causeOf(vm),
      what,
      piece: vm.game.tables.model.pieces[piece].id,
      site: boardOf(vm, vm.player).sites[site]!.id,
    });
  }
  card(vm: Vm, what: 'draw' | 'use' | 'exhaust' | 'ready' | 'discard' | 'ability', card: number): void {
    const def = vm.game.tables.cardDef[card];
    this.push({ type: 'card', player: vm.player, cause: causeOf(vm), what, card: def.id, name: def.name });
  }
  move(vm: Vm, card: number, from: number, to: number): void {
    const def = vm.game.tables.cardDef[card];
    const zones = vm.game.tables.zoneDefs;
    this.push({
      type: 'move',
      player: vm.player,
      cause: causeOf(vm),
      card: def.id,
      name: def.name,
      from: from < 0 ? '' : zones[from].id,
      to: zones[to].id,
      visible: zones[to].visible,
    });
  }
  slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void {
    const def = vm.game.tables.slots[slot].def;
    this.push({ type: 'slot', player: vm.player, cause: causeOf(vm), what, slot: def.id, name: def.name });
  }
  trigger(vm: Vm, origin: Origin): void {
    this.push({ type: 'trigger', player: vm.player, cause: causeOf(vm), origin });
  }
  enter(vm: Vm, procedure: string, step: string, title: string): void {
    this.push({ type: 'enter', player: vm.player, procedure, step, title });
  }
  leave(vm: Vm, procedure: string, step: string): void {
    this.push({ type: 'leave', player: vm.player, procedure, step, title: '' });
  }
}
