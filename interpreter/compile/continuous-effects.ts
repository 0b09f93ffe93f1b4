/** Standing lines compiled: triggers and replacements by event, modifiers by what they change. */
import type { EventPattern, Origin, ContinuousEffect } from '../../dsl/semantics/ir.ts';
import { boardOf, members, popcount } from '../vm/board.ts';
import {
  EV_ADVANCE,
  EV_BECOME,
  EV_BUILD,
  EV_DRAW,
  EV_ENTER,
  EV_GAIN,
  EV_PERFORM,
  EV_SIGNAL,
  EV_UPGRADE,
  EV_USE,
  HAS_ABILITY,
  HAS_ALLOW,
  HAS_CHANGE,
  HAS_DISCOUNT,
  HAS_STAND_FOR,
  HAS_STATE,
  HAS_TREAT,
  INSTEAD,
} from '../vm/events.ts';
import { BY_CARD, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK, type Vm } from '../vm/vm.ts';
import { compileCond, compileNum, type CondFn, type NumFn } from './numbers.ts';
import type { SitesFn } from './sites.ts';
import type { Compiler } from './compiler.ts';

export interface Trigger {
  program: number;
  matches(vm: Vm): boolean;
  /** whether the event has a subject for `it` */
  subject: boolean;
  /** whether there are events of its kind that it does not answer */
  picky: boolean;
  origin: Origin;
}
export const USE_BUILD = 0;
export const USE_UPGRADE = 1;
export const USE_PAY = 2;

export interface CompiledStanding {
  mask: number;
  triggers: Trigger[][];
  replacements: Trigger[][];
  /** `sites` null: any */
  discounts: {
    use: number;
    pieces: Uint8Array;
    sites: SitesFn | null;
    items: { counter: number; n: NumFn }[];
    origin: Origin;
  }[];
  changes: { constant: number; op: 'add' | 'multiply' | 'set' | 'at-most' | 'at-least'; n: NumFn; origin: Origin }[];
  standFors: { use: number; counter: number; for: number[]; origin: Origin }[];
  treats: { predicate: number; sites: SitesFn; origin: Origin }[];
  allows: { pieces: Uint8Array; sites: SitesFn; origin: Origin }[];
  abilities: { period: number; program: number }[];
  states: { test: CondFn; program: number; origin: Origin }[];
}

/** `start`: how what an event sets off comes to run; a card's trigger may be left, the game's own rules simply happen. */
export function compileStanding(
  k: Compiler,
  lines: ContinuousEffect[],
  start: 'trigger' | 'step' = 'trigger',
): CompiledStanding {
  const t = k.t;
  const events = 10;
  const out: CompiledStanding = {
    mask: 0,
    triggers: Array.from({ length: events }, () => []),
    replacements: Array.from({ length: events }, () => []),
    discounts: [],
    changes: [],
    standFors: [],
    treats: [],
    allows: [],
    abilities: [],
    states: [],
  };
  k.standings.push(out);
  for (const line of lines) {
    const { origin } = line;
    switch (line.k) {
      case 'when':
      case 'instead': {
        const event = eventOf(line.event);
        const trigger: Trigger = {
          program: k.program(line.program, line.k === 'when' ? start : 'chosen'),
          matches: compilePattern(k, line.event),
          subject: event !== EV_ADVANCE && event !== EV_GAIN && event !== EV_DRAW,
          picky: event !== EV_DRAW && event !== EV_SIGNAL,
          origin,
        };
        if (line.k === 'when') {
          out.triggers[event].push(trigger);
          out.mask |= 1 << event;
        } else {
          if (line.event.k === 'gain') {
            k.replaced.set(trigger.program, new Set(line.event.counters.map((c) => t.counter.get(c)!.index)));
          }
          out.replacements[event].push(trigger);
          out.mask |= 1 << (INSTEAD + event);
        }
        break;
      }
      case 'as-soon-as':
        out.states.push({ test: compileCond(k, line.test), program: k.program(line.program, 'step'), origin });
        out.mask |= HAS_STATE;
        break;
      case 'ability':
        out.abilities.push({ period: t.period.get(line.period)!, program: k.program(line.program, 'chosen') });
        out.mask |= HAS_ABILITY;
        break;
      case 'discount':
        out.discounts.push({
          use: line.on === 'build' ? USE_BUILD : USE_UPGRADE,
          pieces: k.pieceTable(line.pieces),
          sites: line.sites ? k.sites(line.sites) : null,
          items: line.items.map((i) => ({ counter: k.playerCounter(i.counter), n: compileNum(k, i.n) })),
          origin,
        });
        out.mask |= HAS_DISCOUNT;
        break;
      case 'change':
        out.changes.push({ constant: t.constant.get(line.constant)!, op: line.op, n: compileNum(k, line.n), origin });
        out.mask |= HAS_CHANGE;
        break;
      case 'stand-for':
        out.standFors.push({
          use: line.on === 'build' ? USE_BUILD : line.on === 'upgrade' ? USE_UPGRADE : USE_PAY,
          counter: k.playerCounter(line.counter),
          for: line.for.map((c) => k.playerCounter(c)),
          origin,
        });
        out.mask |= HAS_STAND_FOR;
        break;
      case 'treat':
        out.treats.push({ predicate: t.predicate.get(line.as)!, sites: k.sites(line.sites), origin });
        out.mask |= HAS_TREAT;
        break;
      case 'allow':
        out.allows.push({ pieces: k.pieceTable(line.pieces), sites: k.sites(line.sites), origin });
        out.mask |= HAS_ALLOW;
        break;
    }
  }
  return out;
}

function eventOf(event: EventPattern): number {
  switch (event.k) {
    case 'build':
      return EV_BUILD;
    case 'upgrade':
      return EV_UPGRADE;
    case 'advance':
      return EV_ADVANCE;
    case 'gain':
      return EV_GAIN;
    case 'draw':
      return EV_DRAW;
    case 'become':
      return EV_BECOME;
    case 'perform':
      return EV_PERFORM;
    case 'use':
      return EV_USE;
    case 'enter':
      return EV_ENTER;
    case 'signal':
      return EV_SIGNAL;
  }
}

const CAUSES = { slot: BY_SLOT, card: BY_CARD, site: BY_SITE, track: BY_TRACK, piece: BY_PIECE } as const;

/** Whether the pattern fits the event at hand: asked once, at the event. */
function compilePattern(k: Compiler, event: EventPattern): (vm: Vm) => boolean {
  const t = k.t;
  const W = t.W;
  const inSet = (vm: Vm, at: number): boolean => ((vm.T[at + (vm.evSubject >> 5)] >> (vm.evSubject & 31)) & 1) !== 0;
  switch (event.k) {
    case 'build':
    case 'upgrade': {
      const pieces = k.pieceTable(event.pieces);
      const sites = event.sites.k === 'all' ? null : k.sites(event.sites);
      const nthOf = event.nthOf && {
        n: event.nthOf.n,
        among: k.sites(event.nthOf.among),
        around: k.sites(event.nthOf.around),
      };
      const count =
        event.nthIn &&
        compileNum(k, { k: 'done-in-period', verb: event.k, pieces: event.pieces, period: event.nthIn.period });
      const list = new Int32Array(W * 32);
      return (vm) => {
        if (pieces[vm.evPiece] === 0) return false;
        if (count && count(vm) !== event.nthIn!.n) return false;
        if (sites && !inSet(vm, sites(vm))) return false;
        if (!nthOf) return true;
        const around = nthOf.around(vm);
        const adjacent = boardOf(vm, vm.player).adjacent;
        const among = nthOf.among(vm);
        const n = members(vm, around, list);
        for (let i = 0; i < n; i++) {
          const at = list[i] * W;
          if (((adjacent[at + (vm.evSubject >> 5)] >> (vm.evSubject & 31)) & 1) === 0) continue;
          let sum = 0;
          for (let w = 0; w < W; w++) sum += popcount(vm.T[among + w] & adjacent[at + w]);
          if (sum === nthOf.n) return true;
        }
        return false;
      };
    }
    case 'advance': {
      const track = t.track.get(event.track)!;
      const space = compileNum(k, event.space);
      return (vm) => vm.evTrack === track && vm.evSubject === space(vm);
    }
    case 'gain': {
      const counters = event.counters.map((c) => t.counter.get(c)!.index);
      const by = event.by === undefined ? -1 : CAUSES[event.by];
      return (vm) => {
        if (by >= 0 && vm.evBy !== by) return false;
        let sum = 0;
        for (const c of counters) sum += vm.evCounters[c];
        vm.evAmount = sum;
        return sum > 0;
      };
    }
    case 'draw':
      return () => true;
    case 'become': {
      const predicate = t.predicate.get(event.predicate)!;
      const sites = k.sites(event.sites);
      k.watch(predicate);
      return (vm) => vm.evPredicate === predicate && inSet(vm, sites(vm));
    }
    case 'perform': {
      const slots = k.slots(event.slots);
      return (vm) => slots.has(vm, vm.evSubject);
    }
    case 'use': {
      const cards = k.cards(event.cards);
      return (vm) => cards.has(vm, vm.evSubject);
    }
    case 'enter': {
      const zone = t.zone.get(event.zone)!;
      const cards = k.cards(event.cards);
      return (vm) =>
        vm.evZone === (zone.game ? zone.at : zone.at + vm.player * t.playerZones) && cards.has(vm, vm.evSubject);
    }
    case 'signal': {
      const signal = t.signal.get(event.signal)!;
      return (vm) => vm.evSignal === signal;
    }
  }
}
