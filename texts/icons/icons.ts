/**
 * The icons of a pack as SVG text: its drawings, or badges with letters. Strings only, no DOM, so that files of the command line and
 * pages use the same.
 */
import { type PackModel, DRAWING_SIZE, parseDrawing } from '../../dsl/internal.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../languages/language.ts';
import { badge, badgeColor, badgeLetters } from './badge.ts';
import { escapeHtml } from './markup.ts';

/** A picture in place of a word, as SVG. */
interface Icon {
  name: string;
  /** content of its square */ svg: string;
  /** the color of shapes without one */ color: string;
}

/** Icons by the names that they replace. */
export type Icons = ReadonlyMap<string, Icon>;

/** Icons of the nouns of the language itself. */
const BUILT_IN_ICONS: readonly Icon[] = [
  {
    name: 'card',
    color: '#7a6f8f',
    svg:
      '<rect x="3.5" y="1.5" width="9" height="13" rx="1.6" fill="none" stroke="currentColor" ' +
      'stroke-width="1.8"/><path d="M6 5h4M6 8h4M6 11h2.5" stroke="currentColor" stroke-width="1.4"/>',
  },
];

/** The icons of all counters, and of classes and pieces with a drawing. */
export function iconsOf({ counters, classes, pieces }: Pick<PackModel, 'counters' | 'classes' | 'pieces'>): Icons {
  const icons = new Map(BUILT_IN_ICONS.map((icon) => [icon.name, icon]));
  const taken = new Set<string>();
  for (const { id, name, icon } of [...counters, ...[...classes, ...pieces].filter((one) => one.icon)]) {
    icons.set(id, {
      name: id,
      color: icon?.color ?? badgeColor(id),
      svg: (icon?.drawing === undefined ? undefined : parseDrawing(icon.drawing).svg) ?? lettered(name),
    });
  }
  return icons;

  function lettered(name: string): string {
    const letters = badgeLetters(name, taken);
    taken.add(letters);
    return badge(letters);
  }
}

const VIEW = 'viewBox';
/** The drawings, once for a page; `pictured` and `picture` point to them. */
export function iconSheet(icons: Iterable<Icon>): string {
  const symbols = [...icons].map(
    ({ name, svg, color }) =>
      `<symbol id="icon-${escapeHtml(name)}" ${VIEW}="0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}"><g color="${escapeHtml(color)}" ` +
      `fill="currentColor">${svg}</g></symbol>`,
  );
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">${symbols.join('')}</svg>`;
}

/** One icon with its accessible name. */
export const iconHtml = (name: string, label: string): string =>
  `<svg class="icon" role="img" aria-label="${escapeHtml(label)}"><title>${escapeHtml(label)}</title><use ` +
  `href="#icon-${escapeHtml(name)}"/></svg>`;

/** The accessible name of an icon in a language: singular, or as the number before it requires. */
export type IconLabels = (name: string, count: number | 'singular') => string;

/** The accessible names of icons in a language. */
export const iconLabels =
  (language: Language, lexicon: Lexicon): IconLabels =>
  (name, count) =>
    (lexicon.noun(name) ?? language.noun(name))?.form(count, 'nom') ?? name.replaceAll('-', ' ');

/** A rendered text with icons in place of its tokens; a token without an icon becomes its word. */
export function withIcons(text: string, icons: Icons, labels: IconLabels): string {
  let out = '';
  let at = 0;
  for (const found of text.matchAll(/(?:(\d+) )?\{([a-z0-9-]+)\}/g)) {
    const [whole, number, name] = found;
    const label = labels(name, number === undefined ? 'singular' : Number(number));
    out +=
      escapeHtml(text.slice(at, found.index)) +
      (number === undefined ? '' : `${number}&#160;`) +
      (icons.has(name) ? iconHtml(name, label) : escapeHtml(label));
    at = found.index + whole.length;
  }
  return out + escapeHtml(text.slice(at));
}
