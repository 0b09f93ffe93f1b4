/** The names of a pack's components for people, in a language and in colour: used by the narrative and by tables. */
import {
  type CardDef,
  type CounterDef,
  type LanguageCode,
  type Named,
  type PackModel,
  type Sites,
  type SlotDef,
  type ContinuousEffect,
  type ZoneDef,
  capitalize,
} from '../../dsl/internal.ts';
import { messageRenderer, type Cause, type MessageRenderer } from '../../interpreter/index.ts';
import { STORY_WORDS } from './languages.ts';
import type { StoryWords } from './words.ts';

/** Colours a text in a style, or in a colour of the pack. */
type Paint = (style: string | null | undefined, text: string) => string;

export class PackNames {
  readonly counters: Map<string, CounterDef>;
  readonly cards: Map<string, CardDef>;
  readonly slots: Map<string, SlotDef>;
  readonly zones: Map<string, ZoneDef>;
  /** what is said in the language when a game is told */
  readonly story: StoryWords;
  /** what games say in it */
  readonly say: MessageRenderer;
  private readonly whenEffects: When[];
  private readonly siteKinds = new Map<string, string>();
  private readonly siteTags = new Map<string, Set<string>>();

  constructor(
    readonly model: PackModel,
    readonly paint: Paint,
    readonly players: string[],
    readonly language: LanguageCode = 'en',
  ) {
    const byId = <T extends Named>(list: T[]): Map<string, T> => new Map(list.map((e) => [e.id, e]));
    this.story = STORY_WORDS[language];
    this.say = messageRenderer(model, language);
    this.counters = byId(model.counters);
    this.cards = byId(model.cards);
    this.slots = byId(model.slots);
    this.zones = byId(model.zones);
    this.whenEffects = whenEffectsOf(model);
    for (const board of model.boards) {
      for (const site of board.sites) {
        this.siteKinds.set(site.id, site.kind);
        if (site.tags.length) {
          this.siteTags.set(site.id, new Set([...(this.siteTags.get(site.id) ?? NO_TAGS), ...site.tags]));
        }
      }
    }
  }

  /** `2 credits` */
  amount(counter: string, n: number, grammatical: 'nom' | 'acc' = 'nom'): string {
    return this.say.amount(counter, n, grammatical);
  }
  counter(id: string): string {
    return this.say.counter(id, 'many');
  }
  /** Whether a step is only titled by what is counted in it. */
  isCounterStep(procedure: string, step: string): boolean {
    const name = (this.stepOf(procedure, step)?.title ?? step).toLowerCase();
    return this.model.counters.some((c) => c.name.toLowerCase() === name || c.plural.toLowerCase() === name);
  }
  piece(id: string): string {
    return this.say.piece(id);
  }
  plural(id: string): string {
    return this.say.piece(id, 'many');
  }
  track(id: string): string {
    return this.say.track(id);
  }
  period(id: string): string {
    return capitalize(this.say.period(id));
  }
  signal(id: string): string {
    return this.say.signal(id);
  }
  predicate(id: string): string {
    return this.say.predicate(id);
  }
  zone(id: string): string {
    return this.say.zone(id);
  }
  board(id: string): string {
    return this.say.board(id);
  }
  /** `3 cards` */
  cardCount(n: number, grammatical: 'nom' | 'acc' = 'nom'): string {
    return this.say.thing('card', n, grammatical);
  }
  /** `a, b and c` */
  list(items: string[]): string {
    return this.say.list(items, 'and');
  }
  player(seat: number): string {
    return this.players[seat] ?? String(seat + 1);
  }
  /** The name of a kind of sites. */
  kindOfSites(kind: string): string {
    return this.say.siteKind(kind);
  }
  siteKind(id: string): string {
    const kind = this.siteKinds.get(id);
    return kind === undefined ? '' : this.say.siteKind(kind);
  }
  /** in its own colour */
  card(id: string): string {
    return this.paint(this.cards.get(id)?.color ?? 'bold', this.say.card(id));
  }
  /** A card inside a sentence. */
  quotedCard(id: string): string {
    return this.story.quoted(this.card(id));
  }
  slot(id: string): string {
    return this.inColorOf(id, this.say.slot(id));
  }
  /** A slot as the object of a verb. */
  slotTaken(id: string): string {
    return this.story.slotTaken(id, this.say, (name) => this.inColorOf(id, name));
  }
  private inColorOf(slot: string, name: string): string {
    return this.paint(this.slots.get(slot)?.color ?? 'bold', name);
  }
  /** Whether a player sees a drawn card immediately, or it stays face down at first. */
  get drawnIsSeen(): boolean {
    const to = this.model.zones.find(({ drawsTo }) => drawsTo !== null)?.drawsTo;
    return (this.zones.get(to ?? '')?.visible ?? 'none') !== 'none';
  }
  /** The name of a cause for people. */
  causeName(cause: Cause): string {
    const { kind, id } = cause;
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
      case 'game':
        return this.say.cause(cause);
    }
  }
  /** Of any component that a position mentions. */
  nameOf(id: string): string {
    const { model, say } = this;
    const has = (list: readonly Named[]): boolean => list.some((one) => one.id === id);
    if (has(model.counters)) return say.counter(id);
    if (has(model.tracks)) return say.track(id);
    if (has(model.zones)) return say.zone(id);
    if (has(model.pieces)) return say.piece(id);
    if (has(model.slots)) return say.slot(id);
    if (has(model.boards)) return say.board(id);
    return say.card(id);
  }
  stepTitle(procedure: string, step: string): string {
    return this.say.step(procedure, step);
  }
  private stepOf(procedure: string, step: string): PackModel['procedures'][number]['steps'][number] | undefined {
    const { steps } = this.model.procedures.find(({ id }) => id === procedure) ?? { steps: [] };
    return steps.find(({ name }) => name === step);
  }
  /** Whether a `when` of the pack reacts to this site becoming that. */
  watched(predicate: string, site: string): boolean {
    const named: NamedSite = { id: site, kind: this.siteKinds.get(site), tags: this.siteTags.get(site) ?? NO_TAGS };
    return this.whenEffects.some(({ events }) =>
      events.some((event) => event.k === 'become' && event.predicate === predicate && mayBeAmong(event.sites, named)),
    );
  }
  hidden(counter: string): boolean {
    return this.counters.get(counter)?.hidden ?? false;
  }
}

/** Names without colours. `players`: by seat. */
export const plainNames = (model: PackModel, players: readonly string[], language: LanguageCode): PackNames =>
  new PackNames(model, (_style, text) => text, [...players], language);

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
