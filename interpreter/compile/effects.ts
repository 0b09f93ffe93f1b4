/** From meaning to nodes: one entry per kind of effect; TypeScript refuses a kind without one. */
import { GAME, type Cards, type Num, type Effect, IT, openedFrom, periodsOfLoop, rootOf } from '../../dsl/internal.ts';
import { AnyOrder, May, Or, Parts } from '../nodes/alternatives.ts';
import { If, Must, Steps, Then } from '../nodes/sequence.ts';
import { Each, Pay, Repeat, UpTo } from '../nodes/repeat.ts';
import { waitsForReplacement } from './replaced-gains.ts';
import { compileEachChosen, compileSome } from './chosen.ts';
import { compileRange } from './each-range.ts';
import { SomeCards } from '../nodes/some-cards.ts';
import { Gain, GainChoice, Lose } from '../nodes/gain.ts';
import { Put, SetLying } from '../nodes/put.ts';
import { Take } from '../nodes/take.ts';
import { Build, ReplacePiece, type Stopping, Upgrade } from '../nodes/build.ts';
import { Advance, OrderPlayers, ResolveSpace, SetPlace, SetSpace } from '../nodes/track.ts';
import {
  Choose,
  ChooseCard,
  ChooseColor,
  ChoosePiece,
  ChoosePlayer,
  ChooseSite,
  ChooseSlot,
  Confirm,
  ChooseNumber,
} from '../nodes/choose.ts';
import { ChooseAllowedSlot } from '../nodes/allowed-slot.ts';
import { PassZone } from '../nodes/pass-zone.ts';
import { DoAbout, type Procedure } from '../nodes/procedure.ts';
import { PerformSlot, UseCards } from '../nodes/use.ts';
import {
  DiscardCards,
  DisposeCards,
  MoveCards,
  PlaceCard,
  TurnCards,
  ReadySome,
  ResolveProgram,
  SetMarks,
  SetUsed,
  ShuffleZone,
} from '../nodes/cards.ts';
import {
  DealBoards,
  OccupySlots,
  PlacePiece,
  RemovePieces,
  RotatePlayers,
  SetCounter,
  SetVariable,
  ShufflePlayers,
  SendSignal,
  VacateSlots,
} from '../nodes/procedure-words.ts';
import { BeginPeriod, EndGame, EndPeriod, Delay } from '../nodes/periods.ts';
import { countsOfPeriod, type PeriodCounts, periodsLeftAt } from '../position/layout.ts';
import { AtMost } from '../nodes/at-most.ts';
import { Best } from '../nodes/best.ts';
import { asksCardsOnly, refersTo } from './mentions.ts';
import { onlyPays } from './payment-independence.ts';
import { compileCond, compileNum } from './numbers.ts';
import { counterPortions, holding, portion } from './portions.ts';
import { deciding } from './deciding.ts';
import { compileLay } from './lay.ts';
import { compileRelocate, compileTransfer } from './relocate.ts';
import { firstUnseen, openedBy, withoutReturn } from './opened-cards.ts';
import { compileContinuousEffects, endWith } from './continuous-effects.ts';
import { compileNamedCard } from './cards.ts';
import { asks, asksWhether, onceChosen, type Compiler, type Context } from './compiler.ts';
import { compileCost } from './costs.ts';
import { withAvailable } from './slots.ts';
import { unseenCards } from './unseen-cards.ts';
import { DELAYED_AT_END, DELAYED_UNTIL } from '../machine/frame.ts';
import type { Node } from '../machine/node.ts';
import { kindOnCard } from '../position/tables.ts';

type Kind = Effect['k'];
type Compile<K extends Kind> = (compiler: Compiler, effect: Extract<Effect, { k: K }>, context: Context) => Node;

/** Compiles an effect and gives the node its number. */
const VALUES: ReadonlySet<string> = new Set(['colors', 'directions', 'pieces']);

export function compileEffect(compiler: Compiler, effect: Effect, context: Context): Node {
  const compile = COMPILERS[effect.k] as Compile<Kind>;
  const node = compile(compiler, effect, context);
  node.growth = compiler.growth.effect(effect);
  return node.id < 0 ? compiler.node(node) : node;
}

const inner = (context: Context): Context => ({ ...context, root: null });
/** inside what must be done whole */
const whole = (context: Context): Context => ({
  ...context,
  chosen: true,
  partial: false,
  root: null,
  within: true,
  isStep: undefined,
  unseen: undefined,
});
const chosen = (context: Context): Context => ({
  ...context,
  chosen: true,
  root: null,
  isStep: undefined,
  unseen: undefined,
});
/** Whether no choice before it has shown that it can be done. */
const isUnasked = (context: Context): boolean => !context.chosen || context.unseen === true;
/** Whether the player chose just this, and so does it at least once. */
const isOwnChoice = ({ chosen: isChosen, isStep }: Context): boolean => isChosen && isStep !== true;

/** `use` offers unused cards, unless one card is named that was chosen before. */
const unusedOf = (cards: Cards): Cards =>
  cards.k === 'var' ? cards : { k: 'and', of: [cards, { k: 'not', of: { k: 'used' } }] };

/** Whether it may be more than one. */
const isSeveral = (n: Num): boolean => n.k !== 'const' || n.n > 1;

/** When the player may stop before all are done, and whether somebody asks how many were. */
const stopping = (context: Context, upTo?: true): Stopping => ({
  partial: context.partial || upTo === true,
  mayBeNone: upTo === true && !isOwnChoice(context),
  counts: upTo === true && context.asksAmount,
});

const COMPILERS: { [K in Kind]: Compile<K> } = {
  block: (compiler, effect, context) => {
    if (effect.parts.length === 1 && context.root === null) {
      return compileEffect(compiler, effect.parts[0], inner(context));
    }
    const stepsOf = (steps: Node[]): Node =>
      new Steps(effect.origin, steps, waitsForReplacement(compiler.tables.model, effect.parts));
    if (effect.mode === 'steps') {
      return stepsOf(effect.parts.map((p) => compileEffect(compiler, p, { ...inner(context), chosen: false })));
    }
    const parts = effect.parts.map((p) => compileEffect(compiler, p, chosen(context)));
    // What only gains is taken without asking.
    if (context.root === 'trigger' && parts.every((p) => p.onlyGains)) return stepsOf(parts);
    return new Parts(effect.origin, parts, context.root === null);
  },
  or: (compiler, effect, context) =>
    new Or(
      effect.origin,
      effect.of.map((o) => compileEffect(compiler, onceChosen(o), chosen(context))),
    ),
  then: (compiler, effect, context) => {
    const unseenFrom = firstUnseen(effect.steps.map((step) => step.effect));
    return new Then(
      effect.origin,
      effect.steps.map((s, i) => {
        const node = compileEffect(compiler, withoutReturn(s.effect), {
          ...whole(context),
          ...(i > unseenFrom ? { unseen: true } : {}),
          isStep: s.may ? undefined : true,
        });
        if (node instanceof Choose && i === 0) node.purpose = effect.origin;
        if ((node instanceof ChooseCard || node instanceof SomeCards || node instanceof Or) && !context.within) {
          node.unseen = unseenCards(compiler, effect, i);
        }
        if (!s.may) return node;
        const may = compiler.node(new May(s.effect.origin, node));
        may.growth = node.growth;
        return may;
      }),
      effect.steps.map((s) => s.may),
      isUnasked(context),
      effect.steps.map(
        (step, i) =>
          i > 0 &&
          effect.steps.slice(0, i).every((earlier) => onlyPays(earlier.effect)) &&
          compiler.payments.isApart(step.effect),
      ),
      effect.steps.map((step, i) =>
        refersTo(
          step.effect,
          effect.steps.slice(0, i).map((earlier) => earlier.effect),
        ),
      ),
      {
        opened: effect.steps.flatMap((step) => openedBy(compiler, step.effect)),
        unseenFrom,
      },
    );
  },
  if: (compiler, effect, context) =>
    new If(
      effect.origin,
      compileCond(compiler, effect.test),
      compileEffect(compiler, effect.then, inner(context)),
      effect.otherwise ? compileEffect(compiler, effect.otherwise, inner(context)) : null,
      deciding(effect.test),
    ),
  may: (compiler, effect, context) => new May(effect.origin, compileEffect(compiler, effect.effect, chosen(context))),
  must: (compiler, effect, context) => new Must(effect.origin, compileEffect(compiler, effect.effect, chosen(context))),
  pay: (compiler, effect, context) =>
    new Pay(
      effect.origin,
      compileCost(compiler, effect.cost),
      effect.effect ? compileEffect(compiler, effect.effect, chosen(context)) : null,
      isUnasked(context),
      effect.effect !== undefined && compiler.payments.isApart(effect.effect),
      effect.to ? holding(compiler, effect.to) : null,
    ),
  each: (compiler, effect, context) => {
    if (effect.chosen) {
      const contexts = { choice: { ...context, chosen: isOwnChoice(context) }, body: whole(context) };
      return compileEachChosen(compiler, compileEffect, effect, effect.chosen, contexts);
    }
    return new Each(
      effect.origin,
      compileRange(compiler, effect.over),
      effect.v,
      compileEffect(compiler, effect.effect, { ...inner(context), chosen: false }),
      // colors, directions and kinds are not `it`, which stays what it was
      VALUES.has(effect.over.k) && asks(effect.effect).asksIt,
    );
  },
  repeat: (compiler, effect, context) =>
    new Repeat(
      effect.origin,
      compileNum(compiler, effect.times),
      compileEffect(compiler, effect.effect, { ...inner(context), chosen: false }),
      periodsOfLoop(compiler.tables.model, effect).flatMap((period) => {
        const at = periodsLeftAt(compiler.tables.layout, period);
        return at < 0 ? [] : [at];
      }),
      effect.until ? compileCond(compiler, effect.until) : null,
    ),
  'up-to': (compiler, effect, context) =>
    new UpTo(
      effect.origin,
      effect.times && compileNum(compiler, effect.times),
      compileEffect(compiler, onceChosen(effect.effect), chosen(context)),
      isOwnChoice(context) && !asksWhether(effect.effect),
      context.asksAmount,
    ),
  'any-order': (compiler, effect, context) =>
    new AnyOrder(
      effect.origin,
      effect.parts.map((p) => compileEffect(compiler, p, { ...inner(context), chosen: false })),
    ),
  until: (compiler, effect, context) => {
    const timed = compileContinuousEffects(compiler, [effect.continuous]);
    endWith(compiler, timed, effect.or ?? []);
    timed.known = effect.known ?? [];
    compiler.timed.push(timed);
    compiler.timedGrowth.push(compiler.growth.listeners([effect.continuous]));
    return new Delay(
      effect.origin,
      DELAYED_UNTIL,
      compiler.tables.period.get(effect.period)!,
      compiler.timed.length - 1,
      context.vars,
    );
  },
  'at-end': (compiler, effect, context) => {
    const program = compiler.inner(
      effect.origin,
      compileEffect(compiler, effect.effect, { ...inner(context), chosen: false }),
      context.vars,
    );
    return new Delay(effect.origin, DELAYED_AT_END, compiler.tables.period.get(effect.period)!, program, context.vars);
  },
  'at-most': (compiler, effect, context) =>
    new AtMost(
      effect.origin,
      counterPortions(compiler, effect.most),
      compileEffect(compiler, effect.effect, inner(context)),
    ),
  best: (compiler, effect, context) => {
    const counter = compiler.tables.counter.get(effect.counter)!;
    return new Best(
      effect.origin,
      counter.at,
      counter.game ? 0 : compiler.tables.layout.nPlayerCounters,
      compileEffect(compiler, effect.effect, { ...inner(context), chosen: false }),
    );
  },
  gain: (compiler, effect) => {
    const choice = effect.items.findIndex((i) => i.what.k === 'class');
    if (choice < 0) {
      return new Gain(
        effect.origin,
        effect.items.map((i) => portion(compiler, i, i.what.k === 'counter' ? i.what.counter : null)),
        effect.v,
      );
    }
    const nodes = effect.items.map((item): Node => {
      if (item.what.k !== 'class') {
        return compiler.node(
          new Gain(effect.origin, [portion(compiler, item, item.what.k === 'counter' ? item.what.counter : null)]),
        );
      }
      const counters = item.what.counters.map((id) => portion(compiler, item, id));
      const kinds = item.what.different ? 'different' : item.what.same ? 'same' : 'any';
      return compiler.node(new GainChoice(effect.origin, counters, kinds));
    });
    return nodes.length === 1 ? nodes[0] : new Steps(effect.origin, nodes);
  },
  lose: (compiler, effect) => new Lose(effect.origin, counterPortions(compiler, effect.items)),
  take: (compiler, effect) =>
    new Take(effect.origin, counterPortions(compiler, effect.items), holding(compiler, effect.from), effect.amounts),
  put: (compiler, effect) =>
    new Put(effect.origin, counterPortions(compiler, effect.items), holding(compiler, effect.on)),
  build: (compiler, effect, context) => {
    const build = new Build(
      effect.origin,
      compileNum(compiler, effect.n),
      compiler.pieces(effect.pieces),
      effect.on ? compiler.sites(effect.on) : null,
      compileCost(compiler, effect.cost),
      stopping(context, effect.upTo),
      context.asksIt,
    );
    build.sameKind = effect.same === true;
    if (effect.kind !== undefined) build.chosenKind = effect.kind;
    if (effect.different) build.requireDifferentKinds(compiler.tables.piece.size);
    if (isSeveral(effect.n) && asks(effect.on, effect.cost).asksIt) build.keepIt();
    return build;
  },
  upgrade: (compiler, effect, context) => {
    const upgrade = new Upgrade(
      effect.origin,
      compileNum(compiler, effect.n),
      compiler.sites(effect.sites),
      compileCost(compiler, effect.cost),
      stopping(context, effect.upTo),
      context.asksIt,
    );
    if (effect.different) upgrade.requireDifferentKinds(compiler.tables.piece.size);
    if (isSeveral(effect.n) && asks(effect.sites, effect.cost).asksIt) upgrade.keepIt();
    return upgrade;
  },
  replace: (compiler, effect, context) =>
    new ReplacePiece(
      effect.origin,
      compiler.sites(effect.sites),
      effect.pieces.map((id) => compiler.tables.piece.get(id)!),
      compileCost(compiler, effect.cost),
      () => 1,
      context.asksIt,
    ),
  advance: (compiler, effect) =>
    new Advance(effect.origin, compileNum(compiler, effect.n), compiler.tables.track.get(effect.track)!),
  'choose-site': (compiler, effect) => new ChooseSite(effect.origin, compiler.sites(effect.sites), effect.v),
  'choose-card': (compiler, effect) => new ChooseCard(effect.origin, compiler.cards(effect.cards), effect.v),
  'choose-slot': (compiler, effect) => {
    const slots = compiler.slots(effect.slots);
    const others = compiler.growth.choicesAllowed && withAvailable(effect.slots);
    return others
      ? new ChooseAllowedSlot(effect.origin, slots, compiler.slots(others), effect.v)
      : new ChooseSlot(effect.origin, slots, effect.v);
  },
  'choose-piece': (compiler, effect) => new ChoosePiece(effect.origin, compiler.pieces(effect.pieces), effect.v),
  'choose-color': (_, effect) => new ChooseColor(effect.origin, effect.v),
  'choose-player': (compiler, effect) =>
    new ChoosePlayer(effect.origin, compiler.players(effect.players), effect.v, effect.implied === true),
  pick: (compiler, effect) =>
    new ChooseNumber(effect.origin, compileNum(compiler, effect.from), compileNum(compiler, effect.to), effect.v),
  count: (compiler, effect) => new SetVariable(effect.origin, effect.v, compileNum(compiler, effect.n)),
  move: (compiler, effect, context) =>
    effect.back
      ? compileEffect(compiler, { k: 'then', steps: [{ effect, may: false }], origin: effect.origin }, context)
      : effect.some
        ? compileSome(compiler, compileEffect, effect, effect.some, { ...inner(context), chosen: false })
        : new MoveCards(
            effect.origin,
            compiler.cards(effect.cards),
            compiler.tables.zone.get(effect.zone)!,
            effect.at,
            openedFrom(effect.zone) !== undefined,
          ),
  'shuffle-zone': (compiler, effect) => new ShuffleZone(effect.origin, compiler.tables.zone.get(effect.zone)!),
  'pass-zone': (compiler, effect) => new PassZone(effect.origin, compiler.tables.zone.get(effect.zone)!, effect.to),
  'rotate-players': (_compiler, effect) => new RotatePlayers(effect.origin),
  'shuffle-players': (_k, effect) => new ShufflePlayers(effect.origin),
  use: (compiler, effect, context) =>
    new UseCards(
      effect.origin,
      compileNum(compiler, effect.n),
      compiler.cards(unusedOf(effect.cards)),
      context.partial,
      !context.chosen,
      asksCardsOnly(effect.cards),
      effect.cards.k === 'var',
    ),
  resolve: (compiler, effect, context) =>
    new ResolveProgram(
      effect.origin,
      effect.program,
      !context.chosen,
      effect.of.k === 'sites'
        ? { k: 'sites', sites: compiler.sites(effect.of.sites) }
        : {
            k: 'cards',
            cards:
              effect.of.cards.k === 'id'
                ? compileNamedCard(compiler, effect.of.cards.id)
                : compiler.cards(effect.of.cards),
            // what `it` is when look-ahead asks may be another thing than when this runs
            v: effect.of.cards.k === 'var' && effect.of.cards.v !== IT ? effect.of.cards.v : -1,
          },
      effect.program !== 'effect' && (effect.of.k === 'sites' ? effect.of.sites : effect.of.cards).k === 'var',
    ),
  'resolve-space': (compiler, effect) => new ResolveSpace(effect.origin, compiler.tables.track.get(effect.track)!),
  perform: (compiler, effect, context) =>
    new PerformSlot(
      effect.origin,
      compiler.slots(effect.slots),
      !context.chosen,
      effect.slots.k === 'var' ? effect.slots.v : -1,
    ),
  occupy: (compiler, effect) => new OccupySlots(effect.origin, compiler.slots(effect.slots), effect.neutral === true),
  vacate: (_k, effect) => new VacateSlots(effect.origin),
  'lay-piece': (compiler, effect) => compileLay(compiler, effect),
  'lay-card': (compiler, effect) => compileLay(compiler, effect),
  'place-piece': (compiler, effect) =>
    new PlacePiece(effect.origin, compiler.tables.piece.get(effect.piece)!, compiler.sites(effect.sites)),
  'place-card': (compiler, effect) =>
    new PlaceCard(effect.origin, compiler.cards(effect.cards), compiler.sites(effect.sites), effect.faceDown === true),
  'turn-cards': (compiler, effect) => new TurnCards(effect.origin, compiler.cards(effect.cards), effect.how),
  transfer: (compiler, effect, context) => compileTransfer(compiler, effect, context),
  relocate: compileRelocate,
  remove: (compiler, effect) => new RemovePieces(effect.origin, compiler.sites(effect.sites)),
  ready: (compiler, effect) =>
    effect.n === null
      ? new SetUsed(effect.origin, compiler.cards(effect.cards), false)
      : new ReadySome(
          effect.origin,
          compiler.cards({ k: 'and', of: [effect.cards, { k: 'used' }] }),
          compileNum(compiler, effect.n),
        ),
  exhaust: (compiler, effect) => new SetUsed(effect.origin, compiler.cards(effect.cards), true),
  'set-counter': (compiler, effect) => {
    const counter = compiler.tables.counter.get(effect.counter)!;
    return new SetCounter(
      effect.origin,
      counter.index,
      counter.at,
      counter.game ? 0 : compiler.tables.layout.nPlayerCounters,
      compileNum(compiler, effect.n),
    );
  },
  'set-space': (compiler, effect) =>
    new SetSpace(effect.origin, compiler.tables.track.get(effect.track)!, compileNum(compiler, effect.n)),
  'set-place': (compiler, effect) => new SetPlace(effect.origin, compileNum(compiler, effect.n)),
  'set-lying': (compiler, effect) =>
    new SetLying(
      effect.origin,
      compiler.sites(effect.sites),
      compiler.tables.counter.get(effect.counter)!.index,
      compileNum(compiler, effect.n),
    ),
  'set-marks': (compiler, effect) =>
    new SetMarks(
      effect.origin,
      compiler.cards(effect.cards),
      compileNum(compiler, effect.n),
      kindOnCard(compiler.tables, effect.counter),
    ),
  discard: (compiler, effect) =>
    new DiscardCards(
      effect.origin,
      compiler.cards(effect.cards),
      compileNum(compiler, effect.downTo),
      effect.route,
      !compiler.predicateDependencies.isConstant(rootOf('num', effect.downTo)),
      effect.downTo.k === 'constant' ? compiler.tables.constant.get(effect.downTo.constant)! : -1,
    ),
  dispose: (compiler, effect, context) =>
    effect.some
      ? compileSome(compiler, compileEffect, effect, effect.some, { ...inner(context), chosen: false })
      : new DisposeCards(effect.origin, compiler.cards(effect.cards), effect.route),
  do: (compiler, { procedure, of, origin }) =>
    of ? new DoAbout(origin, compiler.procedure(procedure) as Procedure, of.v) : compiler.procedure(procedure),
  signal: (compiler, effect) =>
    new SendSignal(effect.origin, compiler.tables.signal.get(effect.signal)!, effect.of ? effect.of.v : null),
  order: (compiler, effect) => new OrderPlayers(effect.origin, compiler.tables.track.get(effect.track)!),
  'deal-boards': (_k, effect) => new DealBoards(effect.origin),
  confirm: (_k, effect) => new Confirm(effect.origin, effect.name),
  begin: (compiler, effect) =>
    new BeginPeriod(
      effect.origin,
      ...periodAndCounts(compiler, effect.period),
      periodsLeftAt(compiler.tables.layout, effect.period),
      compiler.tables.model.periods.some(({ id, of }) => id === effect.period && of === 'player'),
    ),
  end: (compiler, effect) => new EndPeriod(effect.origin, ...periodAndCounts(compiler, effect.period)),
  'end-game': ({ tables }, effect) => new EndGame(effect.origin, tables.period.get(GAME)!),
};

/** The number of a period, and what is counted in it. */
function periodAndCounts({ tables }: Compiler, period: string): [number, PeriodCounts[]] {
  const { layout, model } = tables;
  return [tables.period.get(period)!, countsOfPeriod(layout, model.pieces.length, period)];
}
