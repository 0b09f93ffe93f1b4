/** The rulebook of a pack as one HTML file that needs nothing else, with the icons of the pack: to read and to print. */
import {
  escapeHtml,
  iconHtml,
  iconLabels,
  iconSheet,
  iconsOf,
  LANGUAGES,
  lexiconOf,
  withIcons,
} from '../../texts/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import type { Rulebook, RulebookEntry, RulebookWords, RuleStep, RuleText } from '../../table/index.ts';
import { documentOf } from '../show/document.ts';
import { citationLine } from './citations.ts';
import { RULES_STYLE } from './style.ts';
import { titlesOf } from './text.ts';

/** What draws the texts. */
interface Drawing {
  text(text: RuleText): string;
  icon(id: string): string;
  words: RulebookWords;
  titles: ReadonlyMap<string, string>;
}

export function rulesPage(book: Rulebook, model: PackModel, words: RulebookWords): string {
  const icons = iconsOf(model);
  const labels = iconLabels(LANGUAGES[book.language], lexiconOf(model, book.language));
  const drawing: Drawing = {
    text: ({ marked }) => withIcons(marked, icons, labels),
    icon: (id) => (icons.has(id) ? `${iconHtml(id, labels(id, 'singular'))} ` : ''),
    words,
    titles: titlesOf(book),
  };
  const body = book.chapters
    .map(
      ({ kind, title, entries }) =>
        `<section><h2 id="${idOf(kind)}">${escapeHtml(title)}</h2>\n${entries.map((entry) => article(entry, drawing)).join('\n')}\n</section>`,
    )
    .join('\n');
  const used = [...icons.keys()].filter((name) => body.includes(`"#icon-${name}"`));
  const title = words.rulesOf(book.title);
  return documentOf(
    title,
    RULES_STYLE,
    `${iconSheet(used.map((name) => icons.get(name)!))}
<header>
<h1>${escapeHtml(title)}</h1>
<nav aria-label="${escapeHtml(words.contents)}"><ul>${book.chapters.map(({ kind, title: name }) => `<li><a href="#${idOf(kind)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${body}
</main>`,
    book.language,
  );
}

function article({ key, about, title, explained, texts, steps, sources }: RulebookEntry, drawing: Drawing): string {
  const { words, text, icon } = drawing;
  return [
    '<article>',
    ...(title === null ? [] : [`<h3 id="${idOf(key)}">${icon(about[0] ?? '')}${escapeHtml(title)}</h3>`]),
    ...(explained === null ? [] : [`<p class="explained">${escapeHtml(explained)}</p>`]),
    ...texts.map((one) => `<p>${one.title === null ? '' : `<b>${escapeHtml(one.title)}:</b> `}${text(one)}</p>`),
    stepList(steps, drawing),
    ...(sources.length === 0
      ? []
      : [`<p class="cited">${escapeHtml(`${words.sources}: ${citationLine(sources)}`)}</p>`]),
    '</article>',
  ].join('');
}

function stepList(steps: readonly RuleStep[], drawing: Drawing): string {
  if (steps.length === 0) return '';
  const items = steps.map((step) => {
    const leads = step.see.map(
      (key) => ` <a class="see" href="#${idOf(key)}">→ ${escapeHtml(drawing.titles.get(key) ?? '')}</a>`,
    );
    return `<li>${drawing.text(step)}${leads.join('')}${stepList(step.steps, drawing)}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

const idOf = (key: string): string => escapeHtml(`rules-${key}`);
