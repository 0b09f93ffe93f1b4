/** From meaning to nodes: one entry per kind of effect; TypeScript refuses a kind without one. */
import { type Cards, type Effect, type Item } from '../../dsl/semantics/ir.ts';
import { RECORD_AT_END, RECORD_UNTIL } from '../vm/events.ts';
import { compileCost } from '../vm/payments.ts';
import { AnyOrder, If, May, Must, Or, Parts, Steps, Then } from '../nodes/flow.ts';
import { Each, Pay, Repeat, UpTo } from '../nodes/repeat.ts';
import { Gain, GainChoice, Lose, type Portion } from '../nodes/gain.ts';
import { Build, Replace, Upgrade } from '../nodes/build.ts';
import { Advance, Order, SetSpace } from '../nodes/track.ts';
import { ChooseCard, ChoosePiece, ChooseSite, ChooseSlot, Confirm, Perform, Pick, Use } from '../nodes/choose.ts';
import {
  Discard,
  Dispose,
  Move,
  PlaceCard,
  ReadySome,
  Resolve,
  SetMarks,
  SetUsed,
  ShuffleZone,
} from '../nodes/cards.ts';
import {
  DealBoards,
  EndGame,
  Occupy,
  PlacePiece,
  Remove,
  SetCounter,
  ShufflePlayers,
  Signal,
  Vacate,
} from '../nodes/game.ts';
import { Begin, End, Put } from '../nodes/periods.ts';
import { Best } from '../nodes/best.ts';
import type { Node } from '../nodes/node.ts';
import { compileCond, compileNum } from './numbers.ts';
import { compileStanding } from './continuous-effects.ts';
import { compileNamedCard } from './cards.ts';
import type { Compiler } from './compiler.ts';

export interface Context {
  /** variables of the program */
  vars: number;
  /** the player has chosen to do it, so it was found possible; else a step that may be impossible */
  chosen: boolean;
  /** `build 2 …` may stop after one */
  partial: boolean;
  /** this is the root of a program that may be left alone; set off by an event, what only gives is taken unasked */
  root: 'trigger' | 'optional' | null;
}

type Kind = Effect['k'];
type Compile<K extends Kind> = (k: Compiler, e: Extract<Effect, { k: K }>, c: Context) => Node;

/** Compiles an effect and gives the node its number. */
export function compileEffect(k: Compiler, effect: Effect, c: Context): Node {
  const compile = COMPILERS[effect.k] as Compile<Kind>;
  const node = compile(k, effect, c);
  return node.id < 0 ? k.node(node) : node;
}

const inner = (c: Context): Context => ({ ...c, root: null });
/** inside what must be done whole */
const whole = (c: Context): Context => ({ ...c, chosen: true, partial: false, root: null });
const chosen = (c: Context): Context => ({ ...c, chosen: true, root: null });

function portion(k: Compiler, item: Item, counter: string | null): Portion {
  const n = compileNum(k, item.n);
  const every = item.per ? compileNum(k, item.per.every) : null;
  const of = item.per ? compileNum(k, item.per.of) : null;
  if (counter === null) return { n, every, of, counter: -1, cell: -1, stride: 0 };
  const entry = k.t.counter.get(counter)!;
  return { n, every, of, counter: entry.index, cell: entry.at, stride: entry.game ? 0 : k.t.layout.nPlayerCounters };
}

/** `use` offers unused cards, unless one card is named that was chosen before. */
const unusedOf = (cards: Cards): Cards =>
  cards.k === 'var' ? cards : { k: 'and', of: [cards, { k: 'not', of: { k: 'used' } }] };

const COMPILERS: { [K in Kind]: Compile<K> } = {
  block: (k, e, c) => {
    if (e.parts.length === 1 && c.root === null) return compileEffect(k, e.parts[0], inner(c));
    if (e.mode === 'steps') {
      return new Steps(
        e.origin,
        e.parts.map((p) => compileEffect(k, p, { ...inner(c), chosen: false })),
      );
    }
    const parts = e.parts.map((p) => compileEffect(k, p, chosen(c)));
    // What only gives is taken unasked.
    if (c.root === 'trigger' && parts.every((p) => p.gives)) return new Steps(e.origin, parts);
    return new Parts(e.origin, parts, c.root === null);
  },
  or: (k, e, c) =>
    new Or(
      e.origin,
      e.of.map((o) => compileEffect(k, o, chosen(c))),
    ),
  then: (k, e, c) =>
    new Then(
      e.origin,
      e.steps.map((s, i) => {
        const node = compileEffect(k, s.effect, i === 0 ? { ...whole(c), chosen: true } : whole(c));
        return s.may ? k.node(new May(s.effect.origin, node)) : node;
      }),
      e.steps.map((s) => s.may),
      !c.chosen,
    ),
  if: (k, e, c) =>
    new If(
      e.origin,
      compileCond(k, e.test),
      compileEffect(k, e.then, inner(c)),
      e.otherwise ? compileEffect(k, e.otherwise, inner(c)) : null,
    ),
  may: (k, e, c) => new May(e.origin, compileEffect(k, e.effect, chosen(c))),
  must: (k, e, c) => new Must(e.origin, compileEffect(k, e.effect, chosen(c))),
  pay: (k, e, c) =>
    new Pay(e.origin, compileCost(k, e.cost), e.effect ? compileEffect(k, e.effect, chosen(c)) : null, !c.chosen),
  each: (k, e, c) => {
    const over =
      e.over.k === 'sites'
        ? { k: 'sites' as const, sites: k.sites(e.over.sites) }
        : e.over.k === 'cards'
          ? { k: 'cards' as const, cards: k.cards(e.over.cards) }
          : e.over.k === 'slots'
            ? { k: 'slots' as const, slots: k.slots(e.over.slots) }
            : { k: 'players' as const };
    return new Each(e.origin, over, e.v, compileEffect(k, e.effect, { ...inner(c), chosen: false }));
  },
  repeat: (k, e, c) =>
    new Repeat(e.origin, compileNum(k, e.times), compileEffect(k, e.effect, { ...inner(c), chosen: false })),
  'up-to': (k, e, c) => new UpTo(e.origin, compileNum(k, e.times), compileEffect(k, e.effect, chosen(c)), c.chosen),
  'any-order': (k, e, c) =>
    new AnyOrder(
      e.origin,
      e.parts.map((p) => compileEffect(k, p, { ...inner(c), chosen: false })),
    ),
  until: (k, e, c) => {
    k.timed.push(compileStanding(k, [e.standing]));
    return new Put(e.origin, RECORD_UNTIL, k.t.period.get(e.period)!, k.timed.length - 1, c.vars);
  },
  'at-end': (k, e, c) => {
    const program = k.inner(e.origin, compileEffect(k, e.effect, { ...inner(c), chosen: false }), c.vars);
    return new Put(e.origin, RECORD_AT_END, k.t.period.get(e.period)!, program, c.vars);
  },
  best: (k, e, c) => {
    const counter = k.t.counter.get(e.counter)!;
    return new Best(
      e.origin,
      counter.at,
      counter.game ? 0 : k.t.layout.nPlayerCounters,
      compileEffect(k, e.effect, { ...inner(c), chosen: false }),
    );
  },
  gain: (k, e) => {
    const choice = e.items.findIndex((i) => i.what.k === 'class');
    if (choice < 0) {
      return new Gain(
        e.origin,
        e.items.map((i) => portion(k, i, i.what.k === 'counter' ? i.what.counter : null)),
      );
    }
    const nodes = e.items.map((item): Node => {
      if (item.what.k !== 'class') {
        return k.node(new Gain(e.origin, [portion(k, item, item.what.k === 'counter' ? item.what.counter : null)]));
      }
      const counters = item.what.counters.map((id) => portion(k, item, id));
      return k.node(new GainChoice(e.origin, counters[0].n, counters, item.what.different));
    });
    return nodes.length === 1 ? nodes[0] : new Steps(e.origin, nodes);
  },
  lose: (k, e) =>
    new Lose(
      e.origin,
      e.items.flatMap((i) => (i.what.k === 'counter' ? [portion(k, i, i.what.counter)] : [])),
    ),
  build: (k, e, c) =>
    new Build(
      e.origin,
      compileNum(k, e.n),
      k.pieces(e.pieces),
      e.on ? k.sites(e.on) : null,
      compileCost(k, e.cost),
      c.partial,
    ),
  upgrade: (k, e, c) => new Upgrade(e.origin, compileNum(k, e.n), k.sites(e.sites), compileCost(k, e.cost), c.partial),
  replace: (k, e) => new Replace(e.origin, k.sites(e.sites), k.t.piece.get(e.piece)!, compileCost(k, e.cost), () => 1),
  advance: (k, e) => new Advance(e.origin, compileNum(k, e.n), k.t.track.get(e.track)!),
  'choose-site': (k, e) => new ChooseSite(e.origin, k.sites(e.sites), e.v),
  'choose-card': (k, e) => new ChooseCard(e.origin, k.cards(e.cards), e.v),
  'choose-slot': (k, e) => new ChooseSlot(e.origin, k.slots(e.slots), e.v),
  'choose-piece': (k, e) => new ChoosePiece(e.origin, k.pieces(e.pieces), e.v),
  pick: (k, e) => new Pick(e.origin, compileNum(k, e.from), compileNum(k, e.to), e.v),
  move: (k, e) => new Move(e.origin, k.cards(e.cards), k.t.zone.get(e.zone)!, e.at),
  'shuffle-zone': (k, e) => new ShuffleZone(e.origin, k.t.zone.get(e.zone)!),
  'shuffle-players': (_k, e) => new ShufflePlayers(e.origin),
  use: (k, e, c) => new Use(e.origin, compileNum(k, e.n), k.cards(unusedOf(e.cards)), c.partial, !c.chosen),
  resolve: (k, e, c) =>
    new Resolve(
      e.origin,
      e.program,
      !c.chosen,
      e.of.k === 'sites'
        ? { k: 'sites', sites: k.sites(e.of.sites) }
        : { k: 'cards', cards: e.of.cards.k === 'id' ? compileNamedCard(k, e.of.cards.id) : k.cards(e.of.cards) },
    ),
  perform: (k, e, c) => new Perform(e.origin, k.slots(e.slots), !c.chosen),
  occupy: (k, e) => new Occupy(e.origin, k.slots(e.slots), e.neutral === true),
  vacate: (_k, e) => new Vacate(e.origin),
  'place-piece': (k, e) => new PlacePiece(e.origin, k.t.piece.get(e.piece)!, k.sites(e.sites)),
  'place-card': (k, e) => new PlaceCard(e.origin, k.cards(e.cards), k.sites(e.sites)),
  remove: (k, e) => new Remove(e.origin, k.sites(e.sites)),
  ready: (k, e) =>
    e.n === null
      ? new SetUsed(e.origin, k.cards(e.cards), false)
      : new ReadySome(e.origin, k.cards({ k: 'and', of: [e.cards, { k: 'used' }] }), compileNum(k, e.n)),
  exhaust: (k, e) => new SetUsed(e.origin, k.cards(e.cards), true),
  'set-counter': (k, e) => {
    const counter = k.t.counter.get(e.counter)!;
    return new SetCounter(
      e.origin,
      counter.index,
      counter.at,
      counter.game ? 0 : k.t.layout.nPlayerCounters,
      compileNum(k, e.n),
    );
  },
  'set-space': (k, e) => new SetSpace(e.origin, k.t.track.get(e.track)!, compileNum(k, e.n)),
  'set-marks': (k, e) => new SetMarks(e.origin, k.cards(e.cards), compileNum(k, e.n)),
  discard: (k, e) => new Discard(e.origin, k.cards(e.cards), compileNum(k, e.downTo), e.route),
  dispose: (k, e) => new Dispose(e.origin, k.cards(e.cards), e.route),
  do: (k, e) => k.procedure(e.procedure),
  signal: (k, e) => new Signal(e.origin, k.t.signal.get(e.signal)!, e.of ? e.of.v : null),
  order: (k, e) => new Order(e.origin, k.t.track.get(e.track)!),
  'deal-boards': (_k, e) => new DealBoards(e.origin),
  confirm: (_k, e) => new Confirm(e.origin, e.name),
  begin: (k, e) => new Begin(e.origin, k.t.period.get(e.period)!),
  end: (k, e) => new End(e.origin, k.t.period.get(e.period)!),
  'end-game': (_k, e) => new EndGame(e.origin),
};
