/** Finds the component that an entry names, and which of its texts is meant. */
import {
  LANGUAGES,
  renderComponent,
  type ComponentId,
  type Language,
  type PackModel,
  type Problem,
  type Sources,
  type RenderedText,
  type LanguageCode,
  nearestNames as nearest,
} from '../../../dsl/index.ts';
import { lexiconOf } from '../../../dsl/text/index.ts';
import type { TextEntry } from './input.ts';

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

/** Looks up entries; components and titles are gathered once. */
export class Lookup {
  private readonly cards = new Map<string, Set<string>>();
  private readonly ids = new Map<string, Set<string>>();
  private readonly cache = new Map<string, RenderedText[]>();
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
    let told = this.cache.get(key);
    if (!told) this.cache.set(key, (told = renderComponent(this.model, this.sources, id, LANGUAGES[lang])));
    return told;
  }

  find(written: TextEntry): { found: PrintedText } | { problem: Problem } {
    const { section, component, at, lang } = written;
    const known = this.ids.get(section) ?? new Set<string>();
    const wrong = (
      code: string,
      message: string,
      { start, end }: { start: number; end: number },
      more: Partial<Problem> = {},
    ): { problem: Problem } => ({ problem: { code, severity: 'error', message, start, end, ...more } });
    const ids = known.has(component)
      ? [component]
      : section === 'cards'
        ? [...(this.cards.get(component.toLowerCase()) ?? [])]
        : [];
    if (ids.length === 0) {
      const one = section.replace(/s$/, '');
      const names = section === 'cards' && !/^\d+$/.test(component) ? [...known, ...this.cards.keys()] : [...known];
      return wrong(
        'unknown-component',
        `The pack has no ${one} ${/^\d+$/.test(component) ? `with the number ${component}` : `"${component}"`}.`,
        at.component,
        { suggestions: /^\d+$/.test(component) ? [] : nearest(component, names) },
      );
    }
    if (ids.length > 1) {
      return wrong('several-components', `"${component}" may be ${ids.join(' or ')}.`, at.component, {
        help: 'Name it by its number or its id.',
      });
    }
    const id = { section, id: ids[0] } as ComponentId;
    const told = this.renderedTexts(id, lang);
    const title = this.titleOf(written);
    const texts = told.filter(({ source }) => source.kind === 'program' || source.kind === 'standing');
    if (told.length === 0) {
      return wrong('nothing-told', `"${component}" has no effect that could be rendered.`, at.component);
    }
    const keys = told.map(({ key }) => key);
    const wanted = written.program ?? texts.find(({ key }) => key === title?.program)?.key;
    const meant =
      wanted === undefined
        ? texts.length === 1
          ? texts[0]
          : told.length === 1
            ? told[0]
            : undefined
        : told.find(({ key }) => key === wanted);
    if (!meant && wanted !== undefined) {
      return wrong('unknown-program', `"${component}" has no text "${wanted}".`, at.program ?? at.component, {
        suggestions: nearest(wanted, keys),
        help: `It has ${keys.join(', ')}.`,
      });
    }
    if (!meant) {
      return wrong('which-program', `"${component}" has several texts: ${keys.join(', ')}.`, at.component, {
        help: `Say which is meant, such as "program: ${keys[0]}".`,
      });
    }
    const card = section === 'cards' ? this.model.cards.find((one) => one.id === ids[0]) : undefined;
    const number = card?.number;
    const alone = number !== undefined && number !== null && this.cards.get(String(number))?.size === 1;
    return {
      found: {
        ...written,
        id,
        ref: alone ? String(number) : `${section}/${ids[0]}`,
        name: card?.name ?? ids[0],
        key: meant.key,
        language: LANGUAGES[lang],
        rendered: meant,
        title,
      },
    };
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
