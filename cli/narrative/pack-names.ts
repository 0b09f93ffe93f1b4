/** The names of a pack's components for people: used by the narrative and by tables. */
import {
  type CardDef,
  type CounterDef,
  type Named,
  type PackModel,
  type Sites,
  type SlotDef,
  type ContinuousEffect,
  type ZoneDef,
  capitalize,
} from '../../dsl/index.ts';
import type { Cause } from '../../interpreter/index.ts';
import type { Paint } from '../terminal/paint.ts';

export class PackNames {
  readonly counters: Map<string, CounterDef>;
  readonly cards: Map<string, CardDef>;
  readonly slots: Map<string, SlotDef>;
  readonly zones: Map<string, ZoneDef>;
  private readonly pieces: Map<string, Named>;
  private readonly tracks: Map<string, Named>;
  private readonly periods: Map<string, Named>;
  private readonly signals: Map<string, Named>;
  private readonly predicates: Map<string, Named>;
  private readonly whenEffects: When[];
  private readonly siteKinds = new Map<string, string>();
  private readonly siteTags = new Map<string, Set<string>>();
  private readonly siteTitles = new Map<string, string>();

  constructor(
    readonly model: PackModel,
    readonly paint: Paint,
    readonly players: string[],
  ) {
    const byId = <T extends Named>(list: T[]): Map<string, T> => new Map(list.map((e) => [e.id, e]));
    this.counters = byId(model.counters);
    this.cards = byId(model.cards);
    this.slots = byId(model.slots);
    this.zones = byId(model.zones);
    this.pieces = byId(model.pieces);
    this.tracks = byId(model.tracks);
    this.periods = byId(model.periods);
    this.signals = byId(model.signals);
    this.predicates = byId(model.predicates);
    this.whenEffects = whenEffectsOf(model);
    const kinds = byId(model.siteKinds);
    for (const board of model.boards) {
      for (const site of board.sites) {
        this.siteKinds.set(site.id, site.kind);
        if (site.tags.length) {
          this.siteTags.set(site.id, new Set([...(this.siteTags.get(site.id) ?? NO_TAGS), ...site.tags]));
        }
        this.siteTitles.set(site.id, kinds.get(site.kind)?.name ?? site.kind);
      }
    }
  }

  /** `2 credits` */
  amount(counter: string, n: number): string {
    const def = this.counters.get(counter);
    return `${n} ${Math.abs(n) === 1 ? (def?.name ?? counter) : (def?.plural ?? counter)}`;
  }
  counter(id: string): string {
    return this.counters.get(id)?.plural ?? id;
  }
  isCounterName(title: string): boolean {
    const name = title.toLowerCase();
    return this.model.counters.some((c) => c.name.toLowerCase() === name || c.plural.toLowerCase() === name);
  }
  piece(id: string): string {
    return this.pieces.get(id)?.name ?? id;
  }
  plural(id: string): string {
    return this.pieces.get(id)?.plural ?? id;
  }
  track(id: string): string {
    return this.tracks.get(id)?.name ?? id;
  }
  period(id: string): string {
    return capitalize(this.periods.get(id)?.name ?? id);
  }
  signal(id: string): string {
    return this.signals.get(id)?.name ?? id;
  }
  predicate(id: string): string {
    return this.predicates.get(id)?.name ?? id;
  }
  zone(id: string): string {
    return this.zones.get(id)?.name ?? id;
  }
  board(id: string): string {
    return this.model.boards.find((board) => board.id === id)?.name ?? id;
  }
  player(seat: number): string {
    return this.players[seat] ?? `Player ${seat + 1}`;
  }
  siteKind(id: string): string {
    return this.siteTitles.get(id) ?? '';
  }
  /** in its own colour */
  card(id: string): string {
    const def = this.cards.get(id);
    return this.paint(def?.color ?? 'bold', def?.name ?? id);
  }
  slot(id: string): string {
    const def = this.slots.get(id);
    return this.paint(def?.color ?? 'bold', def?.name ?? id);
  }
  /** In quotes for sentences, as slots are often named by what they give: takes “steelplast and kelp”. */
  quotedSlot(id: string): string {
    return `“${this.slot(id)}”`;
  }
  /** Whether a player sees a drawn card immediately, or it stays face down at first. */
  get drawnIsSeen(): boolean {
    const to = this.model.zones.find(({ drawsTo }) => drawsTo !== null)?.drawsTo;
    return (this.zones.get(to ?? '')?.visible ?? 'none') !== 'none';
  }
  /** The name of a cause for people. */
  causeName({ kind, id }: Cause): string {
    switch (kind) {
      case 'card':
        return this.card(id);
      case 'slot':
        return this.slot(id);
      case 'piece':
        return this.plural(id);
      case 'site':
        return id;
      case 'track':
        return this.track(id);
      case 'game':
        return 'the rules';
    }
  }
  stepTitle(procedure: string, step: string): string {
    const { steps } = this.model.procedures.find(({ id }) => id === procedure) ?? { steps: [] };
    return steps.find(({ name }) => name === step)?.title ?? step;
  }
  /** Whether a `when` of the pack reacts to this site becoming that. */
  watched(predicate: string, site: string): boolean {
    const named: NamedSite = { id: site, kind: this.siteKinds.get(site), tags: this.siteTags.get(site) ?? NO_TAGS };
    return this.whenEffects.some(
      ({ event }) => event.k === 'become' && event.predicate === predicate && mayBeAmong(event.sites, named),
    );
  }
  hidden(counter: string): boolean {
    return this.counters.get(counter)?.hidden ?? false;
  }
}

type When = Extract<ContinuousEffect, { k: 'when' }>;
const whenEffectsOf = (model: PackModel): When[] =>
  [...model.rules, ...model.cards.flatMap((card) => card.continuous)].filter((line): line is When => line.k === 'when');

interface NamedSite {
  id: string;
  kind: string | undefined;
  tags: ReadonlySet<string>;
}
const NO_TAGS: ReadonlySet<string> = new Set();

/** Whether a set may contain the site; true where only a position could decide it. */
function mayBeAmong(sites: Sites, site: NamedSite): boolean {
  switch (sites.k) {
    case 'of-kind':
      return sites.siteKind === site.kind;
    case 'tag':
      return site.tags.has(sites.tag);
    case 'site':
      return sites.id === site.id;
    case 'and':
      return sites.of.every((of) => mayBeAmong(of, site));
    case 'or':
      return sites.of.some((of) => mayBeAmong(of, site));
    default:
      return true;
  }
}

/** `a`, `a and b`, `a, b and c` */
export function listing(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** `1st`, `2nd`, `11th` */
export function ordinal(n: number): string {
  const tens = n % 100;
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
}
