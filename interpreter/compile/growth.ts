/**
 * What running an effect may add to the acting player's counters and board, found from the effect alone. Look-ahead
 * refuses an option without trying its ways where a price is short of something that none of them adds; see nodes/growth.ts.
 */
import {
  type BoardDef,
  type CardDef,
  type Cards,
  type ContinuousEffect,
  type Operation,
  type Effect,
  type Item,
  type EventPattern,
  type PackModel,
  type Program,
  BONUS,
  operationsOf,
  effectFacts,
  innerOf,
  nodesOf,
  THIS,
} from '../../dsl/internal.ts';
import {
  ANY_GROWTH,
  ANY_PIECE,
  pieceBit,
  ANYTHING,
  type BonusGrowth,
  CARD_ARRIVES,
  CARD_ENTERS,
  CHANGES_CARDS,
  type Growth,
  GROWS_BY_CARDS,
  GROWS_BY_LISTENING_CARDS,
  GROWS_BY_OWN_CARD,
  GROWS_BY_SLOTS,
  GROWS_BY_TILES,
  GROWS_BY_TRACKS,
  type ListenerGrowth,
  type TrackGrowth,
  MODIFIES_PRICES,
  MOST_COUNTERS,
  NO_GROWTH,
  OWN_CARD_ARRIVES,
  SENDS_SIGNALS,
  UPGRADES,
} from '../machine/growth.ts';
import type { Tables } from '../position/tables.ts';
import { cardsUsed } from './cards-used.ts';
import type { PredicateDependencies } from './predicate-dependencies.ts';
import { PieceDependencies } from './piece-dependencies.ts';

/** Cards that nobody sees are drawn, too, where something may be gained in their place. */
const REPLACED_DRAW: Pick<ListenerGrowth, 'always' | 'to'> = { always: true, to: NO_GROWTH };
const ofBits = (bits: number): Growth => (bits === 0 ? NO_GROWTH : { ...NO_GROWTH, bits });
const ofPieces = (pieces: number): Growth => ({ ...NO_GROWTH, pieces });

/** Continuous effects that change prices and places. */
const CHANGING: ReadonlySet<ContinuousEffect['k']> = new Set(['discount', 'rate', 'stand-for', 'treat', 'allow']);

/** What all parts add when each runs once. */
const together = (parts: readonly Growth[]): Growth => ({
  bits: parts.reduce((bits, part) => bits | part.bits, 0),
  pieces: parts.reduce((pieces, part) => pieces | part.pieces, 0),
  amounts: parts.flatMap(({ amounts }) => amounts),
  steps: parts.flatMap(({ steps }) => steps),
});

/** The same for what may run any number of times. */
const repeated = ({ bits, pieces, amounts, steps }: Growth): Growth => ({
  bits: amounts.reduce((sum, { of }) => sum | (1 << of), bits) | (steps.length > 0 ? GROWS_BY_TRACKS : 0),
  pieces,
  amounts: [],
  steps: [],
});

const repeatedSteps = (growth: Growth): Growth =>
  growth.steps.length === 0 ? growth : { ...growth, bits: growth.bits | GROWS_BY_TRACKS, steps: [] };

/** What the coming of cards to a zone where they listen is. */
const arrived = (cards: Cards): number =>
  CARD_ENTERS | (cards.k === 'var' && cards.v === THIS ? OWN_CARD_ARRIVES : CARD_ARRIVES);

export class GrowthAnalysis {
  private readonly effects = new Map<Effect, Growth>();
  private readonly procedures = new Map<string, Growth>();
  private readonly ownZones: ReadonlySet<string>;
  private readonly listeningZones: ReadonlySet<string>;
  private readonly hiddenZones: ReadonlySet<string>;
  /** what drawing a card may add: nothing, if nobody knows which it is */
  private readonly draws: Growth;
  readonly dependencies: PieceDependencies;
  /** some effect allows to choose slots that are not available */
  readonly choicesAllowed: boolean;
  private readonly predicatesAskUpgrades: boolean;
  private readonly cardsUsed: ReadonlyMap<Cards, Cards[]>;

  constructor(
    private readonly model: PackModel,
    private readonly tables: Tables,
    { upgrades, asksOutside }: PredicateDependencies,
  ) {
    this.ownZones = new Set(model.zones.flatMap(({ id, of }) => (of === 'player' ? [id] : [])));
    this.listeningZones = new Set(model.zones.flatMap(({ id, listening }) => (listening ? [id] : [])));
    this.hiddenZones = new Set(model.zones.flatMap(({ id, visible }) => (visible === 'none' ? [id] : [])));
    this.draws = model.zones.every(({ drawsTo, visible }) => drawsTo === null || visible === 'none')
      ? NO_GROWTH
      : ANY_GROWTH;
    this.dependencies = new PieceDependencies(model, asksOutside);
    this.cardsUsed = cardsUsed(model);
    this.choicesAllowed = nodesOf(model, 'continuous', 'allow-choice').length > 0;
    this.predicatesAskUpgrades = upgrades;
  }

  /** What an effect adds itself; cards, slots, tiles and tracks that it sets going are a bit each. */
  effect(effect: Effect): Growth {
    let growth = this.effects.get(effect);
    if (growth === undefined) {
      const inner = together(innerOf(effect).map((part) => this.effect(part)));
      const { inner: runs } = effectFacts(effect.k);
      const once = runs === 'once' || runs === 'perhaps';
      growth = together([
        ...operationsOf(effect).map((operation) => this.own(operation)),
        once ? inner : repeated(inner),
      ]);
      this.effects.set(effect, growth);
    }
    return growth;
  }

  private gained({ what, n, per }: Item): Growth[] {
    switch (what.k) {
      case 'cards':
        return []; // they are drawn
      case 'class':
        return what.counters.map((id) => this.counter(id));
      case 'counter':
        return [this.counter(what.counter, n.k === 'const' && per === undefined ? n.n : null)];
    }
  }

  private own(operation: Operation): Growth {
    switch (operation.k) {
      case 'gains':
        return together(operation.items.flatMap((item) => this.gained(item)));
      case 'draws':
        return this.draws;
      case 'takes':
        return together(
          operation.items.flatMap((item) => (item.what.k === 'counter' ? this.gained(item) : ANY_GROWTH)),
        );
      case 'sets counter':
        return this.counter(operation.counter);
      case 'places pieces':
        return ofPieces(this.dependencies.bits(operation.pieces));
      case 'moves pieces':
        return ofPieces(ANY_PIECE); // a piece leaves the board
      case 'upgrades':
        return ofBits(UPGRADES);
      case 'advances':
        if (operation.n.k !== 'const') return ofBits(GROWS_BY_TRACKS);
        return { ...NO_GROWTH, steps: [{ of: this.tables.track.get(operation.track)!, n: operation.n.n }] };
      case 'sets space':
      case 'resolves space':
        return ofBits(GROWS_BY_TRACKS);
      case 'performs':
        return ofBits(GROWS_BY_SLOTS);
      case 'uses':
        return ofBits(CHANGES_CARDS | this.used(operation.cards) | this.known(operation.cards));
      case 'resolves':
        return operation.of.k === 'sites' ? this.ofSites(operation.program) : ofBits(this.resolved(operation.of.cards));
      case 'moves cards':
        return ofBits(
          CHANGES_CARDS |
            (this.listeningZones.has(operation.zone) ? arrived(operation.cards) : 0) |
            (this.ownZones.has(operation.zone) ? this.known(operation.cards) : 0),
        );
      case 'chooses card':
        return ofBits(this.known(operation.cards));
      case 'places cards':
        return ofBits(CHANGES_CARDS | this.known(operation.cards));
      case 'signals':
        return ofBits(SENDS_SIGNALS);
      case 'turns cards':
      case 'turns tiles':
      case 'shuffles':
        return ofBits(CHANGES_CARDS);
      case 'disposes':
        return repeated(together(this.model.decks.map(({ routes }) => this.alone(routes[operation.route]))));
      case 'does':
        return this.procedure(operation.procedure);
      case 'begins to hold':
        return this.continuous(operation.continuous);
      case 'passes cards':
      case 'removes pieces':
      case 'ends period':
      case 'ends game':
        return ANY_GROWTH;
      case 'chooses slot':
        return this.choicesAllowed ? ANY_GROWTH : NO_GROWTH;
      case 'gives': // one may pay oneself
        return operation.to.type === 'player' ? ANY_GROWTH : NO_GROWTH;
      // these add nothing
      case 'loses':
      case 'pays':
      case 'buys':
      case 'puts on cards':
      case 'puts on sites':
      case 'occupies':
      case 'vacates':
      case 'lets others act':
      case 'orders players':
      case 'deals boards':
      case 'begins period':
        return NO_GROWTH;
    }
  }

  /** Cards that are used: those that listen, or any. */
  private used(cards: Cards): number {
    const sets = this.cardsUsed.get(cards) ?? [cards];
    return sets.every((set) => this.isListening(set)) ? GROWS_BY_LISTENING_CARDS : GROWS_BY_CARDS;
  }
  private isListening(cards: Cards): boolean {
    switch (cards.k) {
      case 'in':
        return !cards.others && this.listeningZones.has(cards.zone);
      case 'such-that':
        return this.isListening(cards.base);
      case 'and':
        return cards.of.some((part) => this.isListening(part));
      case 'or':
        return cards.of.every((part) => this.isListening(part));
      default:
        return false;
    }
  }

  /** Cards whose programs run. */
  private resolved(cards: Cards): number {
    if (cards.k === 'tile-of') return GROWS_BY_TILES;
    return cards.k === 'var' && cards.v === THIS ? GROWS_BY_OWN_CARD : GROWS_BY_CARDS | this.known(cards);
  }

  /** Nothing, if the cards are the player's own, hidden or in a variable; anything, if they may come from elsewhere. */
  private known(cards: Cards): number {
    switch (cards.k) {
      case 'var':
        return 0;
      case 'in':
        return this.ownZones.has(cards.zone) && !cards.others ? 0 : ANYTHING;
      case 'top':
        return this.ownZones.has(cards.zone) || this.hiddenZones.has(cards.zone) ? 0 : ANYTHING;
      case 'such-that':
        return this.known(cards.base);
      case 'and':
        return cards.of.some((part) => this.known(part) === 0) ? 0 : ANYTHING;
      case 'or':
        return cards.of.every((part) => this.known(part) === 0) ? 0 : ANYTHING;
      default:
        return ANYTHING;
    }
  }

  /** `n`: how much of it, if that is fixed. */
  private counter(id: string, n: number | null = null): Growth {
    const entry = this.tables.counter.get(id)!;
    if (entry.game) return NO_GROWTH;
    const number = entry.at - this.tables.layout.playerCounters;
    if (number >= MOST_COUNTERS) return ofBits(ANYTHING);
    return n === null ? ofBits(1 << number) : { ...NO_GROWTH, amounts: [{ of: number, n: Math.max(0, n) }] };
  }

  /** What is taken off a price once is as good as so much more of the counter. */
  private discount(id: string, n: number | null): Growth {
    return n === null || this.tables.counter.get(id)!.game ? ofBits(MODIFIES_PRICES) : this.counter(id, n);
  }

  private program(program: Program | null | undefined): Growth {
    return program ? this.effect(program.body) : NO_GROWTH;
  }
  /** The same where the card of the program is not counted as a whole. */
  private alone(program: Program | null | undefined): Growth {
    const growth = this.program(program);
    let bits = growth.bits & ~(GROWS_BY_OWN_CARD | OWN_CARD_ARRIVES);
    if (growth.bits & GROWS_BY_OWN_CARD) bits |= GROWS_BY_CARDS;
    if (growth.bits & OWN_CARD_ARRIVES) bits |= CARD_ARRIVES;
    return { ...growth, bits };
  }

  /** The programs of this name of all pieces and sites. */
  private ofSites(name: string): Growth {
    const sites = this.tables.boardDefs.flatMap((board) => board.sites);
    const programs = [...this.model.pieces, ...sites].map((component) => component.programs[name]);
    const bonuses = name === BONUS ? sites.flatMap(({ bonus }) => bonus ?? []) : [];
    return repeated(together([...programs, ...bonuses].map((program) => this.program(program))));
  }

  private procedure(id: string): Growth {
    const known = this.procedures.get(id);
    if (known !== undefined) return known;
    this.procedures.set(id, ANY_GROWTH); // until it is known: for one that does itself
    const { steps } = this.model.procedures.find((one) => one.id === id)!;
    const growth = together(steps.map(({ program }) => this.program(program)));
    this.procedures.set(id, growth);
    return growth;
  }

  private continuous(line: ContinuousEffect): Growth {
    switch (line.k) {
      case 'when':
      case 'as-soon-as':
      case 'instead':
      case 'ability':
      case 'allow-choice':
        return this.alone(line.program);
      case 'discount':
        return line.items === null || line.on === 'buy' || line.nthIn
          ? ofBits(MODIFIES_PRICES)
          : together(line.items.map(({ counter, n }) => this.discount(counter, n.k === 'const' ? n.n : null)));
      case 'stand-for':
      case 'rate':
        return ofBits(MODIFIES_PRICES);
      case 'treat':
      case 'allow':
        return ANY_GROWTH;
      case 'change':
        return NO_GROWTH;
    }
  }

  /** Effects that hold already, by what they listen to. What they change of prices holds already, too. */
  listeners(lines: readonly ContinuousEffect[]): ListenerGrowth[] {
    let abilities = 0;
    const anything = { always: true, ability: -1, to: NO_GROWTH };
    return lines.flatMap((line): ListenerGrowth[] => {
      switch (line.k) {
        case 'when':
        case 'instead':
          return (line.k === 'when' ? line.events : [line.event]).map((event) => ({
            ...anything,
            ...(line.k === 'instead' && event.k === 'draw' ? REPLACED_DRAW : this.listensTo(event)),
            adds: repeated(this.continuous(line)),
          }));
        case 'as-soon-as':
          return [{ ...anything, adds: repeated(this.continuous(line)) }];
        case 'ability':
          return [{ ...anything, ability: abilities++, adds: this.continuous(line) }];
        default:
          return [];
      }
    });
  }

  /** Effects that come to hold: what they change of prices and places is new, too. */
  arriving(lines: readonly ContinuousEffect[]): ListenerGrowth[] {
    const changing = lines.filter(({ k }) => CHANGING.has(k));
    return [
      ...this.listeners(lines),
      ...changing.map((line) => ({ always: true, ability: -1, to: NO_GROWTH, adds: this.continuous(line) })),
    ];
  }

  /** Kinds of piece whose coming may make a site what the effects listen to, as bits. */
  piecesHeard(lines: readonly ContinuousEffect[]): number {
    const events = lines.flatMap((line) =>
      line.k === 'when' ? line.events : line.k === 'instead' ? [line.event] : [],
    );
    return events.reduce((bits, event) => (event.k === 'become' ? bits | this.listensTo(event).to.pieces : bits), 0);
  }

  private listensTo(event: EventPattern): Pick<ListenerGrowth, 'always' | 'to'> {
    const to = (bits: number, pieces: number) => ({ always: false, to: { bits, pieces } });
    switch (event.k) {
      case 'build':
        return to(0, this.dependencies.bits(event.pieces));
      case 'become': {
        const became = { k: 'predicate' as const, predicate: event.predicate };
        const pieces = this.dependencies.of({ k: 'and', of: [event.sites, became] });
        return to(this.predicatesAskUpgrades ? UPGRADES : 0, pieces);
      }
      case 'upgrade':
        return to(UPGRADES, 0);
      case 'advance':
        return to(GROWS_BY_TRACKS, 0);
      case 'gain':
        return to(
          event.counters.reduce((bits, id) => bits | this.counter(id).bits, 0),
          0,
        );
      case 'enter':
        return to(this.listeningZones.has(event.zone) ? CARD_ENTERS : CHANGES_CARDS, 0);
      case 'use':
      case 'used':
        return to(CHANGES_CARDS, 0);
      case 'signal':
        return to(SENDS_SIGNALS, 0);
      case 'pass':
        return to(0, ANY_PIECE); // a piece that is moved may change anything else, too
      case 'draw':
        return to(0, 0); // looking ahead, only cards that everybody sees are drawn, and then no bound is known
      case 'perform':
      case 'performed':
      case 'occupy':
      case 'discard':
      case 'buy':
      case 'begin':
      case 'end':
      case 'lay':
      case 'lay-card':
        return { always: true, to: NO_GROWTH };
    }
  }

  /** All that a card can add, in whatever way it comes to do something. */
  card(card: CardDef): Growth {
    const type = this.model.types.find(({ id }) => id === card.type);
    const growth = together([
      this.program(type?.played),
      ...card.continuous.map((line) => this.continuous(line)),
      ...Object.values(card.programs).map((program) => this.program(program)),
    ]);
    return repeated({ ...growth, bits: growth.bits & ~(GROWS_BY_OWN_CARD | OWN_CARD_ARRIVES) });
  }

  slots(): Growth {
    return repeated(together(this.model.slots.map(({ effect }) => this.program(effect))));
  }
  tracks(): { tracks: Growth; ofTrack: TrackGrowth[] } {
    const ofTrack = this.model.tracks.map(({ spaces, beyond }) => ({
      // what a space sets going on tracks is not counted
      spaces: spaces.map(({ bonus }) => repeatedSteps(this.program(bonus))),
      beyond: repeatedSteps(this.program(beyond)),
    }));
    return { tracks: repeated(together(ofTrack.flatMap(({ spaces, beyond }) => [...spaces, beyond]))), ofTrack };
  }

  /** By kind of piece: kinds whose coming may give it more sites. */
  sites(): number[] {
    return this.dependencies.moreSites();
  }

  /** What pieces on the sites of a board add, with the numbers of its sites. */
  bonuses(board: BoardDef | null, siteNumbers: ReadonlyMap<string, number>): BonusGrowth[] {
    const shared = this.tables.boardDefs.filter(({ of }) => of === 'game').flatMap(({ sites }) => sites);
    return [...(board?.sites ?? []), ...shared].flatMap(({ id, kind, bonus }) => {
      if (bonus === null) return [];
      const pieces = this.model.pieces.reduce(
        (bits, _, piece) => (this.dependencies.canBeBuiltOn(piece, kind) ? bits | pieceBit(piece) : bits),
        0,
      );
      return [{ site: siteNumbers.get(id)!, pieces, adds: this.program(bonus) }];
    });
  }
}
