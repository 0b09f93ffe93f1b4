/** Finds the component that an entry names, and which of its texts is meant. */
import { LANGUAGES } from '../languages/index.ts';
import { renderComponent, type RenderedText } from '../render/component.ts';
import {
  type ComponentId,
  type Sources,
  type PackModel,
  type Problem,
  type LanguageCode,
  nearestNames,
} from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { plainTokens } from './fingerprint.ts';
import { printedTextProblem } from './diagnostics.ts';
import type { TextEntry } from './texts-file.ts';

/** A printed text, with the text rendered from its effect. */
export interface PrintedText extends TextEntry {
  id: ComponentId;
  /** as findings call the component: the number of a card, else section and id */
  ref: string;
  name: string;
  /** which of its texts */
  key: string;
  language: Language;
  rendered: RenderedText;
  /** a title such as `Production:`: the program that it names, and where the rest begins */
  title: { program: string; end: number } | null;
}

type Found<T> = { found: T } | { problem: Problem };

/** Looks up entries; components and titles are gathered once. */
export class Lookup {
  private readonly cards = new Map<string, Set<string>>();
  private readonly ids = new Map<string, Set<string>>();
  private readonly cache = new Map<string, RenderedText[]>();
  private readonly words = new Map<LanguageCode, Set<string>>();
  private readonly titles = new Map<string, Map<string, string>>();

  constructor(
    private readonly model: PackModel,
    private readonly sources: Sources,
  ) {
    for (const { section, id } of sources.components) {
      this.ids.set(section, (this.ids.get(section) ?? new Set()).add(id));
    }
    for (const { id, number, name } of model.cards) {
      for (const called of [number === undefined || number === null ? undefined : String(number), name.toLowerCase()]) {
        if (called) this.cards.set(called, (this.cards.get(called) ?? new Set()).add(id));
      }
    }
  }

  /** Texts of a component that people read, in a language. */
  renderedTexts(id: ComponentId, lang: LanguageCode): RenderedText[] {
    const key = `${lang} ${id.section}/${id.id}`;
    let rendered = this.cache.get(key);
    if (!rendered) {
      rendered = renderComponent(this.model, this.sources, id, LANGUAGES[lang]);
      this.cache.set(key, rendered);
    }
    return rendered;
  }

  /** Whether the rendered text of some card has the word. */
  isKnownWord(word: string, lang: LanguageCode): boolean {
    let known = this.words.get(lang);
    if (!known) {
      const texts = this.model.cards.flatMap(({ id }) => this.renderedTexts({ section: 'cards', id }, lang));
      known = new Set(texts.flatMap(({ text }) => plainTokens(text).map((token) => token.text)));
      this.words.set(lang, known);
    }
    return known.has(word);
  }

  find(entry: TextEntry): Found<PrintedText> {
    const component = this.findComponent(entry);
    if ('problem' in component) return component;
    const id = component.found;
    const title = this.titleOf(entry);
    const text = this.findText(entry, this.renderedTexts(id, entry.lang), title);
    if ('problem' in text) return text;
    const rendered = text.found;
    return {
      found: {
        ...entry,
        id,
        ...this.designation(id),
        key: rendered.key,
        language: LANGUAGES[entry.lang],
        rendered,
        title,
      },
    };
  }

  /** The component by its id; a card also by its number or name. */
  private findComponent({ section, component, at }: TextEntry): Found<ComponentId> {
    const known = this.ids.get(section) ?? new Set<string>();
    const isCard = section === 'cards';
    const named = isCard ? [...(this.cards.get(component.toLowerCase()) ?? [])] : [];
    const ids = known.has(component) ? [component] : named;
    if (ids.length === 1) return { found: { section, id: ids[0] } as ComponentId };
    if (ids.length > 1) return { problem: printedTextProblem('several-components', at.component, { component, ids }) };
    const isNumber = /^\d+$/.test(component);
    const names = isCard ? [...known, ...this.cards.keys()] : [...known];
    const suggestions = isNumber ? [] : nearestNames(component, names);
    return { problem: printedTextProblem('unknown-component', at.component, { section, component, suggestions }) };
  }

  /** The text that the entry means: the named one, or the only one. */
  private findText(
    { component, program, at }: TextEntry,
    rendered: RenderedText[],
    title: PrintedText['title'],
  ): Found<RenderedText> {
    if (rendered.length === 0) return { problem: printedTextProblem('nothing-told', at.component, { component }) };
    const effects = rendered.filter(({ source }) => source.kind === 'program' || source.kind === 'standing');
    const wanted = program ?? effects.find(({ key }) => key === title?.program)?.key;
    const keys = rendered.map(({ key }) => key);
    if (wanted !== undefined) {
      const found = rendered.find(({ key }) => key === wanted);
      if (found) return { found };
      const suggestions = nearestNames(wanted, keys);
      const place = at.program ?? at.component;
      return { problem: printedTextProblem('unknown-program', place, { component, wanted, keys, suggestions }) };
    }
    const [only, ...others] = effects.length === 1 ? effects : rendered;
    return others.length === 0
      ? { found: only }
      : { problem: printedTextProblem('which-program', at.component, { component, keys }) };
  }

  /** What findings call a component. */
  private designation({ section, id }: ComponentId): Pick<PrintedText, 'ref' | 'name'> {
    const card = section === 'cards' ? this.model.cards.find((one) => one.id === id) : undefined;
    const number = card?.number;
    const isUnique = number !== undefined && number !== null && this.cards.get(String(number))?.size === 1;
    return { ref: isUnique ? String(number) : `${section}/${id}`, name: card?.name ?? id };
  }

  /** The title with which a text begins: the name of a program and a colon. */
  private titleOf({ lang, text }: TextEntry): PrintedText['title'] {
    const found = /^\s*([^:.]{1,40}):\s*/u.exec(text);
    if (!found) return null;
    let titles = this.titles.get(lang);
    if (!titles) {
      const lexicon = lexiconOf(this.model, lang);
      this.titles.set(
        lang,
        (titles = new Map(
          this.sources.symbols.all('program').flatMap(({ id }) => {
            const name = lexicon.noun(id)?.form('singular', 'nom');
            return name ? [[name.toLowerCase(), id] as const] : [];
          }),
        )),
      );
    }
    const program = titles.get(found[1].trim().toLowerCase());
    return program === undefined ? null : { program, end: found[0].length };
  }
}
