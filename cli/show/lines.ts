/** Components as lines of the terminal. */
import type { LanguageCode, Sources } from '../../dsl/internal.ts';
import { aboutLines, noteLines, partLines } from './notes.ts';
import { displayWidth, truncate, padEnd, painter, wrap } from '../terminal/paint.ts';
import type { ComponentView, ComponentText } from './component.ts';

export interface LineLayout {
  sources: Sources;
  width: number;
  color: boolean;
  /** codes of the languages to show, in order */ languages: LanguageCode[];
}

/** One line for each: its id and the beginning of what there is to say. */
export function listLines(all: ComponentView[], { width, color, languages: [language] }: LineLayout): string[] {
  const paint = painter(color);
  const ids = Math.min(36, Math.max(...all.map(({ id }) => id.length)));
  return all.map(({ id, name, facts, texts, notes }) => {
    const said = texts.length
      ? texts
          .map(({ key, text, told }) =>
            key === 'effect' ? (told?.[language] ?? text) : `${key}: ${told?.[language] ?? text}`,
          )
          .join(' ')
      : factText(facts) || aboutText(name, notes);
    return truncate(`${padEnd(truncate(id, ids), ids)}  ${said}`, width)
      .replace(/^\S+/, (text) => paint(typeof facts['color'] === 'string' ? facts['color'] : 'bold', text))
      .trimEnd();
  });
}

/** Of what has neither texts nor facts, such as a gap: what it is called, and what the pack says first about it. */
function aboutText(name: string, notes: Record<string, unknown>): string {
  const { known, decision } = notes;
  return [name, known ?? decision].flatMap((part) => (part === undefined ? [] : [plainValue(part)])).join(' · ');
}

export function componentLines(shown: ComponentView, page: LineLayout): string[] {
  const { sources, width, color } = page;
  const paint = painter(color);
  const { section, name, id, file, line, facts, notes } = shown;
  const title = paint(typeof facts['color'] === 'string' ? facts['color'] : 'bold', name);
  const place = [`${section}/${id}`, `${file}:${line}`];
  const head = `${title}  ${paint('dim', place.join('  '))}`;
  const out =
    displayWidth(head) <= width
      ? [head]
      : [title, ...wrap(place.join(' '), width - 2).map((l) => `  ${paint('dim', l)}`)];
  const put = (label: string, text: string): void => {
    out.push(
      ...wrap(`${label === '' ? '' : paint('dim', `${label}:`)} ${text}`.trim(), width - 2, 4).map((l) => `  ${l}`),
    );
  };
  out.push(...wrap(factText(facts), width - 2, 2).map((l) => `  ${l}`));
  for (const text of sharedTexts(shown.texts)) texts(text, page, put);
  for (const finding of missingForms(shown.texts, page.languages)) put('lacks', paint('yellow', finding));
  const about = sources.metadata.find((one) => one.section === section && one.id === id);
  for (const [label, text] of about
    ? aboutLines(about, sources).lines
    : [...noteLines(notes, sources), ...partLines(shown, sources)]) {
    put(label, text);
  }
  const scenarios = notes['scenarios'];
  if (Array.isArray(scenarios)) {
    for (const scenario of scenarios) {
      put('scenario', plainValue((scenario as { name?: unknown } | null)?.name ?? 'without a name'));
    }
  }
  return out;
}

/** The rendered text, then the effect. */
function texts(
  { keys, of: { text, told, kind } }: SharedText,
  { languages }: LineLayout,
  put: (label: string, text: string) => void,
): void {
  const key = keys.join(', ');
  if (!told) {
    put(key === 'effect' ? '' : key, text);
    return;
  }
  for (const language of languages) {
    if (told[language] !== undefined) {
      put(
        [key === 'effect' ? '' : key, languages.length > 1 ? language : ''].filter(Boolean).join(' '),
        told[language],
      );
    }
  }
  if (hasRulesText(kind)) put('effect', text);
}

/** A cost is the same in words and in the effect language. */
export const hasRulesText = (kind: ComponentText['kind']): boolean => kind === 'program' || kind === 'standing';

export interface SharedText {
  keys: string[];
  of: ComponentText;
}

/** Texts that are the same at several keys, as on many sites of a board, are shown once. */
export function sharedTexts(all: readonly ComponentText[]): SharedText[] {
  const out = new Map<string, SharedText>();
  for (const of of all) {
    const name = `${of.kind} ${of.text} ${of.told ? Object.values(of.told)[0] : ''}`;
    const same = out.get(name);
    if (same) same.keys.push(of.key);
    else out.set(name, { keys: [of.key], of });
  }
  return [...out.values()];
}

/** Names for which a language has no form, as messages. */
export function missingForms(all: readonly ComponentText[], languages: readonly LanguageCode[]): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return languages.flatMap((language) => {
    const missing = [...new Set(all.flatMap((text) => text.missing?.[language] ?? []))];
    return missing.length
      ? [
          `${names.of(language)} has no word for ${missing.map((name) => `"${name}"`).join(', ')}: give its ` +
            `forms in the section lexicon of the pack.`,
        ]
      : [];
  });
}

export const factText = (facts: Record<string, unknown>): string =>
  Object.entries(facts)
    .filter(([key]) => key !== 'plural')
    .map(([key, value]) => `${words(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ');

const words = (key: string): string =>
  key
    .replace(/([A-Z])/g, ' $1')
    .replace(/-/g, ' ')
    .toLowerCase();

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, v]) => `${key} ${plainValue(v)}`)
      .join(', ');
  }
  return String(value);
}
