/**
 * What running an effect may add to the acting player's counters and board, found from the effect alone. Look-ahead
 * refuses an option without trying its ways where a price is short of something that none of them adds; see nodes/growth.ts.
 */
import type {
  BoardDef,
  CardDef,
  Cards,
  ContinuousEffect,
  Effect,
  EventPattern,
  PackModel,
  Program,
} from '../../dsl/index.ts';
import { innerOf, THIS } from '../../dsl/index.ts';
import {
  ANY_GROWTH,
  ANYTHING,
  type BonusGrowth,
  type Growth,
  GROWS_BY_CARDS,
  GROWS_BY_OWN_CARD,
  GROWS_BY_SLOTS,
  GROWS_BY_TILES,
  GROWS_BY_TRACKS,
  type ListenerGrowth,
  MODIFIES_PRICES,
  MOST_COUNTERS,
  NO_GROWTH,
  UPGRADES,
} from '../machine/growth.ts';
import type { Tables } from '../position/tables.ts';
import { ANY_PIECE, pieceBit, PieceDependencies } from './piece-dependencies.ts';

const ofBits = (bits: number): Growth => (bits === 0 ? NO_GROWTH : { bits, pieces: 0 });
const together = (parts: Iterable<Growth>): Growth => {
  let bits = 0;
  let pieces = 0;
  for (const part of parts) {
    bits |= part.bits;
    pieces |= part.pieces;
  }
  return { bits, pieces };
};

export class GrowthAnalysis {
  private readonly effects = new Map<Effect, Growth>();
  private readonly procedures = new Map<string, Growth>();
  private readonly ownZones: ReadonlySet<string>;
  private readonly listeningZones: ReadonlySet<string>;
  private readonly hiddenZones: ReadonlySet<string>;
  /** what drawing a card may add: nothing, if nobody knows which it is */
  private readonly draws: Growth;
  private readonly dependencies: PieceDependencies;

  constructor(
    private readonly model: PackModel,
    private readonly tables: Tables,
  ) {
    this.ownZones = new Set(model.zones.flatMap(({ id, of }) => (of === 'player' ? [id] : [])));
    this.listeningZones = new Set(model.zones.flatMap(({ id, listening }) => (listening ? [id] : [])));
    this.hiddenZones = new Set(model.zones.flatMap(({ id, visible }) => (visible === 'none' ? [id] : [])));
    this.draws = model.zones.every(({ drawsTo, visible }) => drawsTo === null || visible === 'none')
      ? NO_GROWTH
      : ANY_GROWTH;
    this.dependencies = new PieceDependencies(model);
  }

  /** What an effect adds itself; cards, slots, tiles and tracks that it sets going are a bit each. */
  effect(effect: Effect): Growth {
    let growth = this.effects.get(effect);
    if (growth === undefined) {
      growth = together([this.own(effect), ...innerOf(effect).map((inner) => this.effect(inner))]);
      this.effects.set(effect, growth);
    }
    return growth;
  }

  private own(effect: Effect): Growth {
    switch (effect.k) {
      case 'gain':
        return together(
          effect.items.flatMap(({ what }) =>
            what.k === 'cards'
              ? [this.draws]
              : what.k === 'class'
                ? what.counters.map((id) => this.counter(id))
                : [this.counter(what.counter)],
          ),
        );
      case 'set-counter':
        return this.counter(effect.counter);
      case 'build':
        return { bits: 0, pieces: this.dependencies.bits(effect.pieces) };
      case 'place-piece':
        return { bits: 0, pieces: this.dependencies.bits([effect.piece]) };
      case 'replace':
        return { bits: 0, pieces: ANY_PIECE }; // a piece leaves the board
      case 'upgrade':
        return ofBits(UPGRADES);
      case 'advance':
      case 'set-space':
        return ofBits(GROWS_BY_TRACKS);
      case 'perform':
        return ofBits(GROWS_BY_SLOTS);
      case 'use':
        return ofBits(GROWS_BY_CARDS | this.known(effect.cards));
      case 'resolve':
        return effect.of.k === 'sites' ? this.ofSites(effect.program) : ofBits(this.resolved(effect.of.cards));
      case 'move':
        return ofBits(
          (this.listeningZones.has(effect.zone) ? this.resolved(effect.cards) : 0) |
            (this.ownZones.has(effect.zone) ? this.known(effect.cards) : 0),
        );
      case 'place-card':
      case 'choose-card':
        return ofBits(this.known(effect.cards));
      case 'dispose':
      case 'discard':
        return together(this.model.decks.map(({ routes }) => this.alone(routes[effect.route])));
      case 'do':
        return this.procedure(effect.procedure);
      case 'until':
        return this.continuous(effect.continuous);
      case 'remove':
      case 'end':
      case 'end-game':
        return ANY_GROWTH;
      default:
        return NO_GROWTH;
    }
  }

  /** Cards whose programs run, or which come to listen. */
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
        return this.ownZones.has(cards.zone) ? 0 : ANYTHING;
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

  private counter(id: string): Growth {
    const entry = this.tables.counter.get(id)!;
    if (entry.game) return NO_GROWTH;
    const number = entry.at - this.tables.layout.playerCounters;
    return ofBits(number < MOST_COUNTERS ? 1 << number : ANYTHING);
  }

  private program(program: Program | null | undefined): Growth {
    return program ? this.effect(program.body) : NO_GROWTH;
  }
  /** The same where the card of the program is not counted as a whole. */
  private alone(program: Program | null | undefined): Growth {
    const { bits, pieces } = this.program(program);
    return bits & GROWS_BY_OWN_CARD ? { bits: (bits & ~GROWS_BY_OWN_CARD) | GROWS_BY_CARDS, pieces } : { bits, pieces };
  }

  /** The programs of this name of all pieces and sites. */
  private ofSites(name: string): Growth {
    return together([
      ...this.model.pieces.map(({ programs }) => this.program(programs[name])),
      ...this.tables.boardDefs.flatMap(({ sites }) => sites.map(({ programs }) => this.program(programs[name]))),
    ]);
  }

  private procedure(id: string): Growth {
    const known = this.procedures.get(id);
    if (known !== undefined) return known;
    this.procedures.set(id, NO_GROWTH); // one that does itself adds nothing more by that
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
        return this.alone(line.program);
      case 'discount':
      case 'stand-for':
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
    return lines.flatMap((line): ListenerGrowth[] => {
      switch (line.k) {
        case 'when':
        case 'instead':
          return [{ ...this.listensTo(line.event), adds: this.continuous(line) }];
        case 'as-soon-as':
        case 'ability':
          return [{ always: true, to: NO_GROWTH, adds: this.continuous(line) }];
        default:
          return [];
      }
    });
  }

  private listensTo(event: EventPattern): Pick<ListenerGrowth, 'always' | 'to'> {
    switch (event.k) {
      case 'build':
        return { always: false, to: { bits: 0, pieces: this.dependencies.bits(event.pieces) } };
      case 'become': {
        const became = { k: 'predicate' as const, predicate: event.predicate };
        const pieces = this.dependencies.of({ k: 'and', of: [event.sites, became] });
        return { always: false, to: { bits: UPGRADES, pieces } };
      }
      case 'upgrade':
        return { always: false, to: ofBits(UPGRADES) };
      case 'advance':
        return { always: false, to: ofBits(GROWS_BY_TRACKS) };
      default:
        return { always: true, to: NO_GROWTH };
    }
  }

  /** All that a card can add, in whatever way it comes to do something. */
  card(card: CardDef): Growth {
    const type = this.model.types.find(({ id }) => id === card.type);
    const { bits, pieces } = together([
      this.program(type?.played),
      ...card.continuous.map((line) => this.continuous(line)),
      ...Object.values(card.programs).map((program) => this.program(program)),
    ]);
    return { bits: bits & ~GROWS_BY_OWN_CARD, pieces };
  }

  slots(): Growth {
    return together(this.model.slots.map(({ effect }) => this.program(effect)));
  }
  tracks(): Growth {
    return together(
      this.model.tracks.flatMap(({ spaces, beyond }) => [
        this.program(beyond),
        ...spaces.map(({ bonus }) => this.program(bonus)),
      ]),
    );
  }

  /** By kind of piece: kinds whose coming may give it more sites. */
  sites(): number[] {
    return this.dependencies.moreSites();
  }

  /** The amounts of an effect that gains fixed ones of the player's counters and does nothing else; else null. */
  private fixedGains(effect: Effect): { counter: number; n: number }[] | null {
    if (effect.k === 'block' && effect.parts.length === 1) return this.fixedGains(effect.parts[0]);
    if (effect.k !== 'gain') return null;
    const amounts: { counter: number; n: number }[] = [];
    for (const { what, n, per } of effect.items) {
      if (what.k !== 'counter' || n.k !== 'const' || per !== undefined) return null;
      const entry = this.tables.counter.get(what.counter)!;
      if (entry.game) return null;
      amounts.push({ counter: entry.at - this.tables.layout.playerCounters, n: n.n });
    }
    return amounts;
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
      const amounts = this.fixedGains(bonus.body);
      return [
        {
          site: siteNumbers.get(id)!,
          pieces,
          adds: amounts === null ? this.program(bonus) : NO_GROWTH,
          amounts: amounts ?? [],
        },
      ];
    });
  }
}
