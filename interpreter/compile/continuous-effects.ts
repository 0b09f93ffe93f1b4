/** ContinuousEffect lines compiled: triggers and replacements by event, modifiers by what they change. */
import type { ContinuousEffect, EventPattern } from '../../dsl/internal.ts';
import { boardOf, members, popcount } from '../machine/board.ts';
import { countCell } from './count-cell.ts';
import { compileDiscount, compileRate } from './priced-things.ts';
import { compileProgress } from './progress.ts';
import { compileCond, compileNum } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import {
  BY_CARD,
  BY_PIECE,
  BY_SITE,
  BY_SLOT,
  BY_TRACK,
  EVENT_ADVANCE,
  EVENT_BEGIN,
  EVENT_BUY,
  EVENT_DISCARD,
  EVENT_LAY,
  EVENT_END,
  EVENT_BECOME,
  EVENT_BUILD,
  EVENT_DRAW,
  EVENT_ENTER,
  EVENT_GAIN,
  EVENT_OCCUPY,
  EVENT_PASS,
  EVENT_PERFORM,
  EVENT_PERFORMED,
  EVENT_SIGNAL,
  EVENT_UPGRADE,
  EVENT_USE,
  EVENT_USED,
  HAS_ABILITY,
  HAS_ALLOW,
  HAS_ALLOW_CHOICE,
  HAS_CHANGE,
  HAS_DISCOUNT,
  HAS_INSTEAD,
  HAS_LIMIT,
  HAS_RATE,
  HAS_REACTION,
  HAS_STAND_FOR,
  HAS_STATE_TRIGGER,
  HAS_TREAT,
  USE_PAY,
  USE_UPGRADE,
  USE_BUILD,
} from '../machine/codes.ts';
import { isUsedUp } from '../nodes/once-per-period.ts';
import { FLAG_ABILITY } from '../position/layout.ts';
import {
  CARDS_GAINED,
  type ContinuousEffects,
  type CountedPattern,
  type ReplacedGain,
  type Trigger,
} from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

/** `start`: how what an event sets off comes to run; a card's trigger may be left, the game's own rules simply happen. */
export function compileContinuousEffects(
  compiler: Compiler,
  lines: ContinuousEffect[],
  start: 'trigger' | 'step' = 'trigger',
): ContinuousEffects {
  const tables = compiler.tables;
  const out: ContinuousEffects = {
    mask: 0,
    triggers: Array.from({ length: EVENT_COUNT }, () => []),
    endings: [],
    known: [],
    reactions: [],
    replacements: [],
    discounts: [],
    rates: [],
    changes: [],
    substitutions: [],
    treats: [],
    allows: [],
    choices: [],
    abilities: [],
    limits: [],
    stateTriggers: [],
  };
  compiler.continuousEffects.push(out);
  for (const line of lines) {
    const { origin } = line;
    switch (line.k) {
      case 'when':
      case 'instead':
        addListener(compiler, out, line, start, limitOf(compiler, out, line, lines));
        break;
      case 'as-soon-as':
        out.stateTriggers.push({
          test: compileCond(compiler, line.test),
          progress: compileProgress(compiler, line.test),
          program: compiler.program(line.program, 'step'),
          origin,
        });
        out.mask |= HAS_STATE_TRIGGER;
        break;
      case 'ability':
        out.abilities.push({
          period: tables.period.get(line.period)!,
          program: compiler.program(line.program, 'chosen'),
        });
        out.mask |= HAS_ABILITY;
        break;
      case 'discount':
        out.discounts.push(compileDiscount(compiler, line));
        out.mask |= HAS_DISCOUNT;
        break;
      case 'rate':
        out.rates.push(compileRate(compiler, line));
        out.mask |= HAS_RATE;
        break;
      case 'change':
        out.changes.push({
          constant: tables.constant.get(line.constant)!,
          op: line.op,
          n: compileNum(compiler, line.n),
          origin,
        });
        out.mask |= HAS_CHANGE;
        break;
      case 'stand-for':
        out.substitutions.push({
          use: line.on === 'build' ? USE_BUILD : line.on === 'upgrade' ? USE_UPGRADE : USE_PAY,
          counter: compiler.playerCounter(line.counter),
          for: line.for.map((c) => compiler.playerCounter(c)),
          origin,
        });
        out.mask |= HAS_STAND_FOR;
        break;
      case 'treat':
        out.treats.push({ predicate: tables.predicate.get(line.as)!, sites: compiler.sites(line.sites), origin });
        out.mask |= HAS_TREAT;
        break;
      case 'allow':
        out.allows.push({ pieces: compiler.pieceTable(line.pieces), sites: compiler.sites(line.sites), origin });
        out.mask |= HAS_ALLOW;
        break;
      case 'allow-choice':
        out.choices.push({ slots: compiler.slots(line.slots), program: compiler.program(line.program, 'chosen') });
        out.mask |= HAS_ALLOW_CHOICE;
        break;
      default:
        line satisfies never;
    }
  }
  return out;
}

/** The flag of the card with which it records that the line was used; 0 where the line has no limit. */
function limitOf(
  compiler: Compiler,
  out: ContinuousEffects,
  line: ContinuousEffect,
  lines: readonly ContinuousEffect[],
): number {
  if ((line.k !== 'when' && line.k !== 'instead') || line.once === undefined) return 0;
  const abilities = lines.filter(({ k }) => k === 'ability').length;
  const flag = FLAG_ABILITY << (abilities + out.limits.length);
  out.limits.push({ period: compiler.tables.period.get(line.once)! });
  out.mask |= HAS_LIMIT;
  return flag;
}

function addListener(
  compiler: Compiler,
  out: ContinuousEffects,
  line: Extract<ContinuousEffect, { k: 'when' | 'instead' }>,
  start: 'trigger' | 'step',
  limit: number,
): void {
  const program = compiler.program(line.program, line.k === 'when' ? start : 'chosen', limit);
  for (const patterns of alike(line.k === 'when' ? line.events : [line.event])) {
    const { code: event, hasSubject, selective } = EVENTS[patterns[0].k];
    const each = patterns.map((pattern) => compilePattern(compiler, pattern));
    const matches = each.length === 1 ? each[0] : (vm: Vm) => each.some((one) => one(vm));
    const trigger: Trigger = {
      program,
      matches: limit === 0 ? matches : (vm) => !isUsedUp(vm, limit) && matches(vm),
      hasSubject: hasSubject || patterns.some(isFromSites),
      selective: limit !== 0 || selective || patterns.some(({ nth }) => nth !== undefined),
      origin: line.origin,
    };
    if (patterns[0].another) {
      out.reactions.push({ ...trigger, event });
      out.mask |= HAS_REACTION;
      compiler.heardOfOthers |= 1 << event;
    } else if (line.k === 'when') {
      out.triggers[event].push(trigger);
      out.mask |= 1 << event;
    } else {
      out.replacements.push(trigger);
      out.mask |= HAS_INSTEAD;
    }
  }
  if (line.k === 'instead') compiler.replaced.set(program, replacedBy(compiler, line.event));
}

/** What of a gain is replaced: so much of some counters, or the cards. */
const replacedBy = ({ tables }: Compiler, event: EventPattern): ReplacedGain =>
  event.k === 'gain'
    ? { counters: new Set(event.counters.map((c) => tables.counter.get(c)!.index)), most: event.n ?? Infinity }
    : { counters: new Set([CARDS_GAINED]), most: Infinity };

/** Of a gain, the site from which it comes. */
const isFromSites = (pattern: EventPattern): boolean => 'from' in pattern && pattern.from !== undefined;

/** A timed effect that ends with one of these events. */
export function endWith(compiler: Compiler, timed: ContinuousEffects, events: readonly EventPattern[]): void {
  for (const pattern of events) {
    const { code: event } = EVENTS[pattern.k];
    timed.endings.push({ event, matches: compilePattern(compiler, pattern) });
    timed.mask |= 1 << event;
    compiler.endingEvents |= 1 << event;
  }
}

/** Those of one kind together, apart from those of other players. */
function alike(patterns: readonly EventPattern[]): EventPattern[][] {
  const found = new Map<string, EventPattern[]>();
  for (const pattern of patterns) {
    const key = `${pattern.k} ${pattern.another === true}`;
    found.set(key, [...(found.get(key) ?? []), pattern]);
  }
  return [...found.values()];
}

/** The patterns whose events the game counts, by event; its rules listen to them. */
export function compileCountedEvents(compiler: Compiler, rules: ContinuousEffects): CountedPattern[][] {
  const { layout } = compiler.tables;
  const counted: CountedPattern[][] = Array.from({ length: EVENT_COUNT }, () => []);
  layout.countedEvents.forEach(({ event }, i) => {
    rules.mask |= 1 << EVENTS[event.k].code;
    counted[EVENTS[event.k].code].push({
      cell: layout.eventCounts + i * layout.players,
      matches: compilePattern(compiler, event),
    });
  });
  return counted;
}

interface EventFacts {
  code: number;
  /** whether the event has a subject for `it` */
  hasSubject: boolean;
  /** whether a pattern of its kind may let events of its kind pass */
  selective: boolean;
}

/** Every kind of event; one that is missing does not compile. */
const EVENTS: Readonly<Record<EventPattern['k'], EventFacts>> = {
  build: { code: EVENT_BUILD, hasSubject: true, selective: true },
  upgrade: { code: EVENT_UPGRADE, hasSubject: true, selective: true },
  advance: { code: EVENT_ADVANCE, hasSubject: false, selective: true },
  gain: { code: EVENT_GAIN, hasSubject: false, selective: true },
  draw: { code: EVENT_DRAW, hasSubject: false, selective: true },
  become: { code: EVENT_BECOME, hasSubject: true, selective: true },
  perform: { code: EVENT_PERFORM, hasSubject: true, selective: true },
  lay: { code: EVENT_LAY, hasSubject: true, selective: true },
  'lay-card': { code: EVENT_LAY, hasSubject: true, selective: true },
  use: { code: EVENT_USE, hasSubject: true, selective: true },
  performed: { code: EVENT_PERFORMED, hasSubject: true, selective: true },
  used: { code: EVENT_USED, hasSubject: true, selective: true },
  occupy: { code: EVENT_OCCUPY, hasSubject: true, selective: true },
  pass: { code: EVENT_PASS, hasSubject: true, selective: true },
  discard: { code: EVENT_DISCARD, hasSubject: true, selective: true },
  enter: { code: EVENT_ENTER, hasSubject: true, selective: true },
  buy: { code: EVENT_BUY, hasSubject: true, selective: true },
  begin: { code: EVENT_BEGIN, hasSubject: false, selective: true },
  end: { code: EVENT_END, hasSubject: false, selective: true },
  signal: { code: EVENT_SIGNAL, hasSubject: true, selective: false },
};
const EVENT_COUNT = Math.max(...Object.values(EVENTS).map(({ code }) => code)) + 1;

const CAUSES = { slot: BY_SLOT, card: BY_CARD, site: BY_SITE, track: BY_TRACK, piece: BY_PIECE } as const;

/** Whether the pattern fits the event at hand: asked once, at the event. */
function compilePattern(compiler: Compiler, event: EventPattern): (vm: Vm) => boolean {
  const matches = compileKind(compiler, event);
  if (!event.nth) return matches;
  const cell = countCell(compiler, event);
  const { n } = event.nth;
  return (vm) => vm.cells[cell + vm.player] === n && matches(vm);
}

/** Whether it comes from what the pattern says. */
function compileGiver(compiler: Compiler, event: EventPattern & { k: 'gain' | 'draw' }): (vm: Vm) => boolean {
  if (event.by === undefined) return () => true;
  const by = CAUSES[event.by];
  if (event.from === undefined) return (vm) => vm.eventCause === by;
  const from = compiler.sites(event.from);
  return (vm) => vm.eventCause === by && isSubjectIn(vm, from(vm));
}

function compileBecome(compiler: Compiler, event: EventPattern & { k: 'become' }): (vm: Vm) => boolean {
  const predicate = compiler.tables.predicate.get(event.predicate)!;
  const sites = compiler.sites(event.sites);
  compiler.watch(predicate);
  const ofPieces = event.ofPieces && compiler.pieceTable(event.ofPieces);
  const isNew = ({ eventReplaced }: Vm): boolean =>
    ofPieces !== undefined && (eventReplaced < 0 || ofPieces[eventReplaced] === 0);
  return (vm) =>
    vm.eventPredicate === predicate &&
    (!vm.eventArrived || isNew(vm)) &&
    !(ofPieces && vm.eventMoved) &&
    isSubjectIn(vm, sites(vm));
}

function compileDiscard(compiler: Compiler, event: EventPattern & { k: 'discard' }): (vm: Vm) => boolean {
  const { route } = event;
  const limit = event.limit === undefined ? -1 : compiler.tables.constant.get(event.limit)!;
  const cards = compiler.cards(event.cards);
  return (vm) => vm.eventRoute === route && (limit < 0 || vm.eventLimit === limit) && cards.has(vm, vm.eventSubject);
}

const isSubjectIn = (vm: Vm, set: number): boolean =>
  ((vm.sets[set + (vm.eventSubject >> 5)] >> (vm.eventSubject & 31)) & 1) !== 0;

function compileGained(compiler: Compiler, event: EventPattern & { k: 'gain' | 'draw' }): (vm: Vm) => boolean {
  const given = compileGiver(compiler, event);
  if (event.k === 'draw') {
    return (vm) => {
      vm.eventAmount = vm.eventCards;
      return vm.eventCards > 0 && given(vm);
    };
  }
  const counters = event.counters.map((c) => compiler.tables.counter.get(c)!.index);
  const least = event.n ?? 1;
  return (vm) => {
    if (!given(vm)) return false;
    let sum = 0;
    for (const c of counters) sum += vm.eventCounters[c];
    vm.eventAmount = sum;
    return sum >= least;
  };
}

function compileLaid(compiler: Compiler, event: EventPattern & { k: 'lay' }): (vm: Vm) => boolean {
  const pieces = compiler.pieceTable(event.pieces);
  const sites = event.sites.k === 'all' ? null : compiler.sites(event.sites);
  return (vm) => vm.eventPiece >= 0 && pieces[vm.eventPiece] !== 0 && (sites === null || isSubjectIn(vm, sites(vm)));
}

function compileKind(compiler: Compiler, event: EventPattern): (vm: Vm) => boolean {
  const tables = compiler.tables;
  const setSize = tables.setSize;
  switch (event.k) {
    case 'build':
    case 'upgrade': {
      const pieces = compiler.pieceTable(event.pieces);
      const sites = event.sites.k === 'all' ? null : compiler.sites(event.sites);
      const nthOf = event.nthOf && {
        n: event.nthOf.n,
        among: compiler.sites(event.nthOf.among),
        around: compiler.sites(event.nthOf.around),
      };
      const count =
        event.nthIn &&
        compileNum(compiler, { k: 'done-in-period', verb: event.k, pieces: event.pieces, period: event.nthIn.period });
      const buffer = compiler.buffer();
      return (vm) => {
        if (pieces[vm.eventPiece] === 0) return false;
        if (count && count(vm) !== event.nthIn!.n) return false;
        if (sites && !isSubjectIn(vm, sites(vm))) return false;
        if (!nthOf) return true;
        const around = nthOf.around(vm);
        const adjacent = boardOf(vm, vm.player).adjacent;
        const among = nthOf.among(vm);
        const list = vm.closureBuffer(buffer);
        const n = members(vm, around, list);
        for (let i = 0; i < n; i++) {
          const at = list[i] * setSize;
          if (((adjacent[at + (vm.eventSubject >> 5)] >> (vm.eventSubject & 31)) & 1) === 0) continue;
          let sum = 0;
          for (let w = 0; w < setSize; w++) sum += popcount(vm.sets[among + w] & adjacent[at + w]);
          if (sum === nthOf.n) return true;
        }
        return false;
      };
    }
    case 'lay':
      return compileLaid(compiler, event);
    case 'lay-card': {
      const cards = compiler.cards(event.cards);
      return (vm) => vm.eventPiece < 0 && cards.has(vm, vm.eventSubject);
    }
    case 'advance': {
      const track = tables.track.get(event.track)!;
      const space = event.space && compileNum(compiler, event.space);
      return (vm) => vm.eventTrack === track && (!space || vm.eventSubject === space(vm));
    }
    case 'gain':
    case 'draw':
      return compileGained(compiler, event);
    case 'begin':
    case 'end': {
      const period = tables.period.get(event.period)!;
      return (vm) => vm.eventPeriod === period;
    }
    case 'become':
      return compileBecome(compiler, event);
    case 'perform':
    case 'performed':
    case 'occupy': {
      const slots = compiler.slots(event.slots);
      return (vm) => slots.has(vm, vm.eventSubject);
    }
    case 'pass': {
      const sites = compiler.sites(event.sites);
      return (vm) => isSubjectIn(vm, sites(vm));
    }
    case 'buy':
    case 'use':
    case 'used': {
      const cards = compiler.cards(event.cards);
      return (vm) => cards.has(vm, vm.eventSubject);
    }
    case 'discard':
      return compileDiscard(compiler, event);
    case 'enter': {
      const zone = tables.zone.get(event.zone)!;
      const cards = compiler.cards(event.cards);
      return (vm) =>
        vm.eventZone === (zone.game ? zone.at : zone.at + vm.player * tables.playerZones) &&
        cards.has(vm, vm.eventSubject);
    }
    case 'signal': {
      const signal = tables.signal.get(event.signal)!;
      return (vm) => vm.eventSignal === signal;
    }
  }
}
