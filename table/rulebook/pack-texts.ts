/** What a rulebook takes from a pack in a language: rendered texts, names, explanations and sources. */
import {
  capitalize,
  citationsIn,
  MODEL_KEYS,
  toldIn,
  type LanguageCode,
  type ModelSection,
  type Named,
  type PackModel,
  type SectionName,
  type Sources,
  type Told,
} from '../../dsl/internal.ts';
import { sentenceRenderer, type MessageRenderer } from '../../interpreter/index.ts';
import { defaultOptions, LANGUAGES, lexiconOf, renderComponent, type GameOptions } from '../../texts/internal.ts';
import { sourceViews, type EditionTitles, type SourceView } from '../source-views.ts';
import type { RulebookEntry, RuleText } from './book.ts';
import { RULEBOOK_WORDS } from './languages.ts';
import type { RulebookWords } from './words.ts';

/** What a pack has beside its model. */
export interface PackBooks {
  sources: Sources;
  explanations: ReadonlyMap<string, Told>;
  editions: EditionTitles;
}

type Keyed = RuleText & { key: string };

export class PackTexts {
  readonly say: MessageRenderer;
  readonly words: RulebookWords;
  readonly options: GameOptions;
  private readonly english: ReadonlyMap<string, string>;

  /** `options`: of the game; the others have their defaults. */
  constructor(
    readonly model: PackModel,
    private readonly books: PackBooks,
    readonly language: LanguageCode,
    options: GameOptions = {},
  ) {
    this.say = sentenceRenderer(model, language);
    this.words = RULEBOOK_WORDS[language];
    this.options = { ...defaultOptions(model), ...options };
    this.english = new Map(
      (Object.keys(MODEL_KEYS) as ModelSection[]).flatMap((section) =>
        (model[MODEL_KEYS[section]] as Named[]).map(({ id, name }) => [id, name]),
      ),
    );
  }

  /** The texts of a component by key. Where a pack changes one of another, its own comes last and holds. */
  of(section: SectionName, id: string): Keyed[] {
    const { model } = this;
    const { sources } = this.books;
    const options = { gameOptions: this.options };
    const component = { section, id };
    const words = renderComponent(model, sources, component, LANGUAGES[this.language], options);
    const drawn = renderComponent(model, sources, component, LANGUAGES[this.language], { ...options, icons: true });
    const byKey = new Map<string, Keyed>();
    words.forEach(({ key, title, text }, i) => {
      const marked = drawn[i].iconLine ?? drawn[i].text;
      byKey.set(key, { key, title, text: this.withoutMarks(text), marked: this.withoutMarks(marked) });
    });
    return [...byKey.values()];
  }

  /** An entry about a component, without more than its name, its explanation and its sources. */
  entry(section: SectionName, id: string, title: string, more: Partial<RulebookEntry> = {}): RulebookEntry {
    return {
      key: `${section}-${id}`,
      about: [id],
      title: capitalize(title),
      explained: this.explained(id),
      texts: [],
      steps: [],
      sources: this.sources(section, id),
      ...more,
    };
  }

  explained(id: string): string | null {
    const told = this.books.explanations.get(id);
    return told ? toldIn(told, this.language) : null;
  }

  get explainedIds(): string[] {
    return [...this.books.explanations.keys()];
  }

  /** The components of a section that has no names. */
  idsIn(section: SectionName): string[] {
    return [...new Set(this.books.sources.components.filter((one) => one.section === section).map(({ id }) => id))];
  }

  /** A name by itself; what has no word in the language is called as in English. */
  name(id: string): string {
    const lexicon = lexiconOf(this.model, this.language);
    return (
      lexicon.noun(id)?.form('singular') ??
      lexicon.adjective(id)?.form('m', 'singular') ??
      lexicon.phrase(id) ??
      this.english.get(id) ??
      spaced(id)
    );
  }

  /** What a player does in it; undefined: the language has no words for it. */
  procedure(id: string): string | undefined {
    const { address } = LANGUAGES[this.language];
    return lexiconOf(this.model, this.language).phrase(id, address);
  }

  /** Where the component is printed. */
  sources(section: SectionName, id: string): SourceView[] {
    const { sources, editions } = this.books;
    const component = sources.components.findLast((one) => one.section === section && one.id === id);
    return component ? sourceViews(citationsIn(component.notes['source']), editions) : [];
  }

  /** What has no noun and no clause of its own is called as in English. */
  optionValue(value: string | number): string {
    return typeof value === 'number'
      ? String(value)
      : (lexiconOf(this.model, this.language).phrase(value) ?? spaced(value));
  }

  /** A text says `‹name›` where the language has no form of a name: for players that is the English one. */
  private withoutMarks(text: string): string {
    return text.replace(/‹([^›]+)›/g, (_, id: string) => this.english.get(id) ?? spaced(id));
  }
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** A text that is the same with and without pictures. */
export const plainText = (title: string | null, text: string): RuleText => ({ title, text, marked: text });

/** Each place of an edition once. */
export const eachOnce = (sources: readonly SourceView[]): SourceView[] =>
  sources.filter((one, i) => sources.findIndex(({ edition, at }) => edition === one.edition && at === one.at) === i);
