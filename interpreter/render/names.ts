/**
 * The names of a pack in a language. English has them from the model, other languages from the pack's lexicon; what has no
 * form there keeps its English name, and `missing` notes it.
 */
import {
  type Case,
  type LanguageCode,
  type ModelSection,
  type Named,
  type PackModel,
  type Program,
  MODEL_KEYS,
  openedFrom,
  pluralInWords,
} from '../../dsl/internal.ts';
import { lexiconIn, type Language, type LanguageDeclaration, type Lexicon } from '../../texts/internal.ts';
import type { Amount } from '../machine/messages.ts';
import type { Number } from './texts.ts';

type Noun = Parameters<Language['nounPhrase']>[0]['noun'];

/** The route of a card that a player discards. */
const PLAIN_ROUTE = 'discarded';

/** Whether two programs do the same, wherever they are written. */
const alike = (a: Program, b: Program): boolean => withoutOrigins(a) === withoutOrigins(b);
const withoutOrigins = (program: Program): string =>
  JSON.stringify(program, (key, value: unknown) => (key === 'origin' ? undefined : value));

export class Names {
  /** names that were said without a form of the language */
  readonly missing = new Set<string>();
  readonly language: LanguageCode;
  protected readonly grammar: Language;
  private readonly lexicon: Lexicon;
  private readonly named = new Map<ModelSection, ReadonlyMap<string, Named>>();

  constructor(
    readonly model: PackModel,
    { onCards, morphology }: LanguageDeclaration,
  ) {
    this.language = onCards.code;
    this.grammar = onCards;
    this.lexicon = lexiconIn(model, onCards.code, morphology);
  }

  amount(counter: string, n: number, grammatical: Case = 'nom'): string {
    return this.noun('counters', counter, n, grammatical);
  }
  amounts(amounts: readonly Amount[], grammatical: Case = 'nom'): string {
    return amounts.map(({ counter, n }) => this.amount(counter, n, grammatical)).join(', ');
  }
  counter(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.noun('counters', id, number, grammatical);
  }
  piece(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.noun('pieces', id, number, grammatical);
  }
  siteKind(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.noun('site-kinds', id, number, grammatical);
  }
  track(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.noun('tracks', id, number, grammatical);
  }
  zone(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    const opened = openedFrom(id);
    return opened ? this.grammar.phrases[opened.how] : this.noun('zones', id, number, grammatical);
  }
  period(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.noun('periods', id, number, grammatical);
  }
  thing(noun: 'card' | 'site' | 'slot', n: number, grammatical: Case = 'nom'): string {
    return this.grammar.nounPhrase({ count: n, noun: this.grammar.noun(noun)!, adjectives: [] }, grammatical);
  }
  card(id: string): string {
    return this.title('cards', id);
  }
  slot(id: string, number: Number = 'bare', grammatical: Case = 'nom'): string {
    return this.language === 'en' ? this.title('slots', id) : this.noun('slots', id, number, grammatical);
  }
  site(site: string, kind: string, piece: string | null): string {
    return `${site} (${piece === null ? this.siteKind(kind) : this.piece(piece)})`;
  }
  procedure(id: string): string {
    return this.phrase('procedures', id);
  }
  /** The title of a step of a procedure. */
  step(procedure: string, name: string): string {
    const { steps } = this.model.procedures.find(({ id }) => id === procedure) ?? { steps: [] };
    const title = steps.find((step) => step.name === name)?.title ?? name;
    const key = `${procedure}/${name}`;
    return this.lexicon.phrase(key) ?? (this.language === 'en' ? title : this.unsaid(key, title));
  }
  board(id: string): string {
    return this.title('boards', id);
  }
  goal(id: string): string {
    return this.title('goals', id);
  }
  type(id: string): string {
    return this.title('types', id);
  }
  attribute(id: string): string {
    return this.title('attributes', id);
  }
  /** The name of a colour: said of a thing of this noun, or by itself. */
  color(id: string, of: 'card' | 'slot' | 'color' = 'card'): string {
    const name = this.lexicon.adjective(id)?.form(this.grammar.noun(of)?.gender ?? 'm', 'singular', 'nom');
    return name ?? this.unsaid(id, this.find('colors', id)?.name ?? id);
  }
  signal(id: string): string {
    const title = this.lexicon.title(id);
    if (title !== undefined) return title;
    return this.language === 'en' ? (this.find('signals', id)?.name ?? id) : this.phrase('signals', id);
  }
  route(id: string, card: string | null): string | null {
    if (id === PLAIN_ROUTE || (card !== null && this.goesAsDiscarded(id, card))) return null;
    return this.lexicon.phrase(id) ?? this.unsaid(id, id.replaceAll('-', ' '));
  }
  predicate(id: string): string {
    const name = this.lexicon.adjective(id)?.form(this.grammar.noun('site')?.gender ?? 'm', 'singular', 'nom');
    return name ?? this.unsaid(id, this.find('predicates', id)?.name ?? id);
  }
  confirm(name: string): string {
    const english = name.replaceAll('-', ' ');
    return this.lexicon.phrase(name) ?? (this.language === 'en' ? english : this.unsaid(name, english));
  }
  /** What the pack itself asks in a step, of a card of a type, before something that is confirmed. */
  protected ownQuestion(name: string): string | undefined {
    return this.lexicon.question(name);
  }
  list(items: readonly string[], word: 'and' | 'or'): string {
    return this.grammar.list(items, word);
  }

  /** Whether the deck of a card sends it by a route where it sends a card that is plainly discarded. */
  private goesAsDiscarded(route: string, card: string): boolean {
    const { deck } = this.model.cards.find(({ id }) => id === card) ?? {};
    const { routes = {} } = this.model.decks.find(({ id }) => id === deck) ?? {};
    return route in routes && PLAIN_ROUTE in routes && alike(routes[route], routes[PLAIN_ROUTE]);
  }

  private find(section: ModelSection, id: string): Named | undefined {
    let byId = this.named.get(section);
    if (!byId) {
      byId = new Map((this.model[MODEL_KEYS[section]] as Named[]).map((named) => [named.id, named]));
      this.named.set(section, byId);
    }
    return byId.get(id);
  }

  private noun(section: ModelSection, id: string, count: Number, grammatical: Case): string {
    const found = this.find(section, id) ?? { name: id, plural: id };
    const { name } = found;
    const plural = pluralInWords(found);
    const noun = this.language === 'en' ? englishNoun(name, plural) : this.lexicon.noun(id);
    if (noun) return this.grammar.nounPhrase({ count, noun, adjectives: [] }, grammatical);
    const english = this.unsaid(id, count === 'many' || (typeof count === 'number' && count !== 1) ? plural : name);
    return typeof count === 'number' ? `${count} ${english}` : english;
  }

  /** What stands alone: a proper name, or a noun without a number. */
  private title(section: ModelSection, id: string): string {
    const name = this.find(section, id)?.name ?? id;
    if (this.language === 'en') return name;
    return this.lexicon.phrase(id) ?? this.lexicon.noun(id)?.form('singular', 'nom') ?? this.unsaid(id, name);
  }

  private phrase(section: 'procedures' | 'signals', id: string): string {
    return this.lexicon.phrase(id, this.grammar.address) ?? this.unsaid(id, this.find(section, id)?.name ?? id);
  }

  private unsaid(id: string, english: string): string {
    this.missing.add(id);
    return english;
  }
}

const englishNoun = (one: string, other: string): Noun => ({
  gender: 'n',
  mass: false,
  form: (count) => (count === 1 || count === 'singular' ? one : other),
});
