/** A review sheet as one HTML file that needs nothing else: to read on any screen, and to print. */
import {
  LANGUAGES,
  iconSheet,
  iconsOf,
  iconLabels,
  iconHtml,
  withIcons,
  type Icons,
  type IconLabels,
  escapeHtml,
  lexiconOf,
} from '../../texts/internal.ts';
import type { Diagnostic, LanguageCode, PackModel, Sources } from '../../dsl/internal.ts';
import { noteLines, partLines } from './notes.ts';
import { languageName } from '../languages.ts';
import type { ComponentView, ComponentText } from './component.ts';
import { sharedTexts, factText, missingForms, hasRulesText, type SharedText } from './lines.ts';
import { documentOf } from './document.ts';
import { STYLE } from './style.ts';

interface ReviewSheet {
  model: PackModel;
  sources: Sources;
  all: ComponentView[];
  languages: LanguageCode[];
  /** by section and id */
  findings: ReadonlyMap<string, Diagnostic[]>;
}

/** What every article needs. */
interface SheetContext extends ReviewSheet {
  icons: Icons;
  labels: Readonly<Record<string, IconLabels>>;
}

export function reviewSheetHtml(sheet: ReviewSheet): string {
  const { model, all, languages } = sheet;
  const icons = iconsOf(model);
  const labels = Object.fromEntries(
    languages.map((code) => [code, iconLabels(LANGUAGES[code], lexiconOf(model, code))]),
  );
  const context: SheetContext = { ...sheet, icons, labels };
  const sections = [...new Set(all.map(({ section }) => section))];
  const body = sections
    .map((section) => {
      const of = all.filter((shown) => shown.section === section);
      return `<section id="${escapeHtml(section)}">\n<h2>${escapeHtml(section.replace(/-/g, ' '))} <small>${of.length}</small></h2>\n${of.map((shown) => article(shown, context)).join('\n')}\n</section>`;
    })
    .join('\n');
  const used = [...icons.keys()].filter((name) => body.includes(`"#icon-${name}"`));
  return documentOf(
    `${model.title}: review sheet`,
    STYLE,
    `${iconSheet(used.map((name) => icons.get(name)!))}
<header>
<h1>${escapeHtml(model.title)}</h1>
<p>Version ${escapeHtml(model.version)}, ${escapeHtml(model.hash.slice(0, 16))}. For each component: its text in ${escapeHtml(languages.map(languageName).join(', '))}; the effect from which it is rendered; its sources; findings of the checks.</p>
<nav>${sections.map((section) => `<a href="#${escapeHtml(section)}">${escapeHtml(section.replace(/-/g, ' '))}</a>`).join(' ')}</nav>
</header>
${legend(used, context)}${body}`,
  );
}

function article(shown: ComponentView, context: SheetContext): string {
  const { sources, languages, findings, icons, labels } = context;
  const { section, id, name, facts, file, line } = shown;
  const color = COLORS.has(String(facts['color'])) ? ` class="${String(facts['color'])}"` : '';
  const found = findings.get(`${section}/${id}`) ?? [];
  const notes = [...noteLines(shown.notes, sources), ...partLines(shown, sources)];
  const face = icons.has(id) && section !== 'cards' ? `${iconHtml(id, labels[languages[0]](id, 'singular'))} ` : '';
  const say = (label: string, text: string, style = ''): string =>
    `<dt>${escapeHtml(label)}</dt><dd${style && ` class="${style}"`}>${escapeHtml(text)}</dd>`;
  const said = [
    ...missingForms(shown.texts, languages).map((text) => say('lacks', text, 'finding')),
    ...found.map(({ severity, message, line: at }) => say(severity, `${message} (line ${at})`, 'finding')),
    ...notes.map(([label, text]) => say(label, text)),
  ];
  return `<article${color}>
<h3>${face}${escapeHtml(name)} <small>${escapeHtml(id)}</small></h3>
<p class="facts">${escapeHtml(factText(facts))}</p>
${sharedTexts(shown.texts)
  .map((text) => part(text, context))
  .join('\n')}
${said.length ? `<dl class="notes">${said.join('')}</dl>\n` : ''}<p class="place">${escapeHtml(file)}:${line}</p>
</article>`;
}

/** The rendered text in each language, with icons, and the effect. */
function part({ keys, of }: SharedText, context: SheetContext): string {
  const { languages, icons, labels } = context;
  const name = keys.join(', ');
  if (!of.told) {
    return keys.length === 1
      ? row(name === 'effect' ? '' : name, `<code>${escapeHtml(of.text)}</code>`)
      : `<h4>${escapeHtml(name)}</h4>${row('', `<code>${escapeHtml(of.text)}</code>`)}`;
  }
  if (!hasRulesText(of.kind)) return short(name, of, context);
  const key = name === 'effect' ? '' : `<h4>${escapeHtml(name)}</h4>`;
  const rows = languages.flatMap((language) =>
    of.told?.[language] === undefined
      ? []
      : [
          `<dt>${escapeHtml(language)}</dt><dd lang="${escapeHtml(language)}" class="text">${marked(of.told[language])}</dd>`,
        ],
  );
  const drawn = inIcons(of, languages);
  if (drawn) {
    rows.push(
      `<dt>icons</dt><dd lang="${escapeHtml(drawn.language)}" class="text">${withIcons(drawn.text, icons, labels[drawn.language])}</dd>`,
    );
  }
  rows.push(`<dt>effect</dt><dd><code>${escapeHtml(of.text)}</code></dd>`);
  return `${key}<dl>${rows.join('')}</dl>`;
}

const row = (name: string, html: string): string => `<dl><dt>${escapeHtml(name)}</dt><dd>${html}</dd></dl>`;

/** A cost, which is as the effect says it: in pictures and all languages in one line. */
function short(name: string, of: ComponentText, { languages, icons, labels }: SheetContext): string {
  const drawn = inIcons(of, languages);
  const said = languages.flatMap((language) =>
    of.told?.[language] === undefined
      ? []
      : [`<span lang="${escapeHtml(language)}">${marked(of.told[language])}</span>`],
  );
  return row(
    name,
    [
      ...(drawn
        ? [
            `<span class="text" lang="${escapeHtml(drawn.language)}">${withIcons(drawn.text, icons, labels[drawn.language])}</span>`,
          ]
        : []),
      ...said,
    ].join(' · '),
  );
}

/** The short line of what only gains; else the text of the first language. */
function inIcons(
  { icons, tokens }: ComponentText,
  [language]: readonly string[],
): { language: string; text: string } | undefined {
  const text = icons ?? tokens?.[language];
  return text === undefined ? undefined : { language, text };
}

/** Every picture of the sheet with its names. */
function legend(names: readonly string[], { languages, labels }: SheetContext): string {
  if (names.length === 0) return '';
  const item = (name: string): string =>
    `<li>${iconHtml(name, labels[languages[0]](name, 'singular'))}<span>${languages.map((code) => `<span lang="${escapeHtml(code)}">${escapeHtml(labels[code](name, 'singular'))}</span>`).join(' · ')}</span></li>`;
  return `<section id="icons">\n<h2>icons</h2>\n<ul class="legend">${names.map(item).join('')}</ul>\n</section>\n`;
}

/** `‹name›` is in the text where a language has no word. */
const marked = (text: string): string => escapeHtml(text).replace(/‹[^›]*›/g, (name) => `<mark>${name}</mark>`);
/** Colours of components that the page knows; others have the plain edge. */
const COLORS = new Set(['yellow', 'red', 'green', 'blue', 'brown', 'white', 'black', 'orange', 'purple']);
