/** A component with all that can be shown of it: its effects and rendered texts, its notes, its location. */
import {
  PRINTED_SECTIONS,
  RENDERED_SECTIONS,
  type MetadataSource,
  type ComponentSource,
  type PackModel,
  type Sources,
  type TextKind,
} from '../../dsl/internal.ts';
import { LANGUAGES, renderComponent, canonicalText, effectsOf } from '../../texts/internal.ts';
import type { LoadedPack } from '../../service/index.ts';
import { aboutLines } from './notes.ts';

export interface ComponentView {
  section: string;
  id: string;
  name: string;
  pack: string;
  file: string;
  line: number;
  texts: ComponentText[];
  facts: Record<string, unknown>;
  notes: Record<string, unknown>;
}

export interface ComponentText {
  key: string;
  kind: TextKind;
  /** the canonical print of the effect */
  text: string;
  /** the rules text, by language; only of what people read. `show --json` prints these objects, so the keys are public. */
  told?: Record<string, string>;
  /** `2 {kelp}, 1 {card}`, where it only gains */
  icons?: string;
  /** by language, the rules text with `{…}` for icons; only of languages whose text has icons */
  tokens?: Record<string, string>;
  /** names without a form, by language; each is in the text as `‹name›` */
  missing?: Record<string, string[]>;
}

/** By section and id, by id, by a card's number or name. The last one of an id counts: it replaced the others. */
export function findComponents(
  text: string,
  { sources, draft }: Pick<LoadedPack, 'sources' | 'draft'>,
): ComponentSource[] {
  const [section, inner] = text.includes('/')
    ? [text.slice(0, text.indexOf('/')), text.slice(text.indexOf('/') + 1)]
    : [undefined, text];
  const wanted = inner.toLowerCase();
  const byId = sources.components.filter((c) => c.id === wanted && (section === undefined || c.section === section));
  return lastOfEach(byId.length ? byId : sources.components.filter(isCardCalled(wanted, draft)));
}

function isCardCalled(wanted: string, { cards }: PackModel): (component: ComponentSource) => boolean {
  const ids = new Set(
    cards.filter(({ number, name }) => String(number) === wanted || name.toLowerCase() === wanted).map(({ id }) => id),
  );
  return ({ section, id }) => section === 'cards' && ids.has(id);
}

/** All of a section, where the word is the name of one. */
export function componentsOfSection(text: string, { components }: Sources): ComponentSource[] {
  return lastOfEach(components.filter((c) => c.section === text.toLowerCase()));
}

/** All components with printed texts, in the order of the files. */
export function componentsWithTexts({ components }: Sources): ComponentSource[] {
  return lastOfEach(components.filter(({ section }) => PRINTED_SECTIONS.has(section)));
}

const lastOfEach = (components: ComponentSource[]): ComponentSource[] => [
  ...new Map(components.map((c) => [`${c.section}/${c.id}`, c])).values(),
];

/** Of a pack with errors, all that can be shown in spite of them. */
export function describeComponent(
  component: ComponentSource,
  { sources, draft }: Pick<LoadedPack, 'sources' | 'draft'>,
): ComponentView {
  const { section, id, file, pack, idRange, notes } = component;
  const list = (draft as unknown as Record<string, unknown>)[camel(section)];
  const def = Array.isArray(list) ? byId(list as Definition[]).get(id) : undefined;
  return {
    section,
    id,
    name: def?.name ?? id,
    pack,
    file,
    line: placeOf(file, idRange.start, sources),
    texts: textsOf(component, sources, draft),
    facts: factsOf(def),
    notes,
  };
}

interface Definition {
  id: string;
  name?: string;
}

/** All components of a pack are shown one after the other, and each is looked up in the list of its section. */
const indexes = new WeakMap<readonly Definition[], Map<string, Definition>>();

function byId(list: readonly Definition[]): Map<string, Definition> {
  let index = indexes.get(list);
  if (!index) indexes.set(list, (index = new Map(list.map((definition) => [definition.id, definition]))));
  return index;
}

function textsOf(component: ComponentSource, sources: Sources, model: PackModel): ComponentText[] {
  const textsIn = (icons: boolean) =>
    RENDERED_SECTIONS.has(component.section)
      ? Object.entries(LANGUAGES).map(
          ([code, language]) =>
            [
              code,
              new Map(renderComponent(model, sources, component, language, { icons }).map((text) => [text.key, text])),
            ] as const,
        )
      : [];
  const rendered = textsIn(false);
  const drawn = textsIn(true);
  return effectsOf(sources, component.section, component.id).map(({ key, source }): ComponentText => {
    const here = rendered.flatMap(([code, texts]) => {
      const text = texts.get(key);
      return text ? [[code, text] as const] : [];
    });
    const missing = here.flatMap(([code, text]) =>
      text.missing.length ? [[code, [...new Set(text.missing.map(({ name }) => name))]] as [string, string[]]] : [],
    );
    const icons = here[0]?.[1].iconLine;
    const tokens = drawn.flatMap(([code, texts]) => {
      const text = texts.get(key)?.text;
      return text?.includes('{') ? [[code, text] as const] : [];
    });
    return {
      key,
      kind: source.kind,
      text: canonicalText(source),
      ...(here.length ? { told: Object.fromEntries(here.map(([code, { text }]) => [code, text])) } : {}),
      ...(icons ? { icons } : {}),
      ...(tokens.length ? { tokens: Object.fromEntries(tokens) } : {}),
      ...(missing.length ? { missing: Object.fromEntries(missing) } : {}),
    };
  });
}

/** By section and id, or by id; entries that an extending pack replaced are left out. */
export function findAbout(text: string, { metadata }: Sources): MetadataSource[] {
  const wanted = text.toLowerCase();
  return metadata.filter(({ section, id }) => [id, `${section}/${id}`].some((name) => name.toLowerCase() === wanted));
}

/** The editions, disputes or gaps of a pack. */
export function aboutOfSection(text: string, { metadata }: Sources): MetadataSource[] {
  return metadata.filter(({ section }) => section === text.toLowerCase());
}

export function describeAbout(about: MetadataSource, sources: Sources): ComponentView {
  const { section, id, file, pack, idRange, value } = about;
  const notes = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { title: value };
  return {
    section,
    id,
    name: aboutLines(about, sources).title,
    pack,
    file,
    line: placeOf(file, idRange.start, sources),
    texts: [],
    facts: {},
    notes,
  };
}

function placeOf(file: string, start: number, { files }: Sources): number {
  return files.find(({ path }) => path === file)?.lines.place(start).line ?? 1;
}

const camel = (section: string): string => section.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const HIDDEN_FACTS: ReadonlySet<string> = new Set(['id', 'name', 'regularPlural', 'origin', 'notes']);

/** Plain values of a component: numbers, words, short lists. */
function factsOf(def: object | undefined): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(def ?? {})) {
    if (HIDDEN_FACTS.has(key) || value === null || value === '' || value === false) continue;
    if (['string', 'number', 'boolean'].includes(typeof value)) out[key] = value;
    else if (
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((v) => typeof v === 'string' || typeof v === 'number')
    ) {
      out[key] = value;
    }
  }
  return out;
}
