/** A review sheet as one HTML file that needs nothing else: to read on any screen, and to print. */
import type { Diagnostic, PackModel, Sources } from '../../dsl/index.ts';
import { noteLines, partLines } from '../audit/notes.ts';
import type { Shown } from './component.ts';
import { alike, factText, lacks, sayable } from './lines.ts';

export interface Sheet {
  model: PackModel; sources: Sources;
  all: Shown[];
  languages: string[];
  /** by section and id */
  findings: ReadonlyMap<string, Diagnostic[]>;
}

export function pageOf(sheet: Sheet): string {
  const { model, all, languages } = sheet, sections = [...new Set(all.map(({ section }) => section))];
  const body = sections.map((section) => {
    const of = all.filter((shown) => shown.section === section);
    return `<section id="${escape(section)}">\n<h2>${escape(section.replace(/-/g, ' '))} <small>${of.length}</small></h2>\n${of.map((shown) => article(shown, sheet)).join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(model.title)}: review sheet</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escape(model.title)}</h1>
<p>Version ${escape(model.version)}, ${escape(model.hash.slice(0, 16))}. Of each component: what it says, in ${escape(languages.map(nameOf).join(', '))}; the effect of which that is told; where it is stated; what the checks find.</p>
<nav>${sections.map((section) => `<a href="#${escape(section)}">${escape(section.replace(/-/g, ' '))}</a>`).join(' ')}</nav>
</header>
${body.join('\n')}
</body>
</html>
`;
}

function article(shown: Shown, { sources, languages, findings }: Sheet): string {
  const { section, id, name, facts, file, line } = shown, color = COLORS.has(String(facts['color'])) ? ` class="${String(facts['color'])}"` : '';
  const found = findings.get(`${section}/${id}`) ?? [], notes = [...noteLines(shown.notes, sources), ...partLines(shown, sources)];
  const part = ({ keys, of: { text, told, icons, kind } }: ReturnType<typeof alike>[number]): string => {
    const key = keys.length === 1 && keys[0] === 'effect' ? '' : `<h4>${escape(keys.join(', '))}</h4>`;
    const rows = languages.flatMap((language) => (told?.[language] === undefined ? [] : [`<dt>${escape(language)}</dt><dd lang="${escape(language)}" class="text">${marked(told[language])}</dd>`]));
    return `${key}<dl>${rows.join('')}${icons ? `<dt>icons</dt><dd>${withIcons(icons)}</dd>` : ''}${told && !sayable(kind) ? '' : `<dt>${told ? 'effect' : ''}</dt><dd><code>${escape(text)}</code></dd>`}</dl>`;
  };
  const say = (label: string, text: string, style = ''): string => `<dt>${escape(label)}</dt><dd${style && ` class="${style}"`}>${escape(text)}</dd>`;
  const said = [
    ...lacks(shown.texts, languages).map((text) => say('lacks', text, 'finding')),
    ...found.map(({ severity, message, line: at }) => say(severity, `${message} (line ${at})`, 'finding')),
    ...notes.map(([label, text]) => say(label, text)),
  ];
  return `<article${color}>
<h3>${escape(name)} <small>${escape(id)}</small></h3>
<p class="facts">${escape(factText(facts))}</p>
${alike(shown.texts).map(part).join('\n')}
${said.length ? `<dl class="notes">${said.join('')}</dl>\n` : ''}<p class="place">${escape(file)}:${line}</p>
</article>`;
}

const nameOf = (language: string): string => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
/** `‹name›` stands where a language has no word. */
const marked = (text: string): string => escape(text).replace(/‹[^›]*›/g, (name) => `<mark>${name}</mark>`);
/** `{kelp}` as a label until there are pictures. */
const withIcons = (text: string): string => escape(text).replace(/\{([a-z0-9-]+)\}/g, (_, name: string) => `<span class="icon">${name.replace(/-/g, ' ')}</span>`);

/** Colours of components that the page knows; others have the plain edge. */
const COLORS = new Set(['yellow', 'red', 'green', 'blue', 'brown', 'white', 'black', 'orange', 'purple']);

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fbfbf9; --soft: #5b6675; --edge: #d5d9de; --warn: #a33a00; --mark: #ffe08a; --tint: #eef1f4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14181e; --soft: #9aa6b5; --edge: #333c48; --warn: #ffa36b; --mark: #6b5200; --tint: #1f262f } }
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 0 auto; padding: 1.5rem }
h1, h2, h3, h4, p, dl, dd { margin: 0 }
h2 { margin: 2rem 0 .75rem; border-bottom: 1px solid var(--edge); text-transform: capitalize }
h3 { font-size: 1.05rem } h4 { font-size: .85rem; margin-top: .5rem; overflow-wrap: anywhere }
small, .facts, .place, dt { color: var(--soft); font-weight: normal; font-size: .82rem }
nav a { color: inherit; margin-right: .75rem }
article { border: 1px solid var(--edge); border-left: .4rem solid var(--edge); border-radius: .4rem; padding: .7rem .9rem; margin-bottom: .8rem; break-inside: avoid }
dl { display: grid; grid-template-columns: 4.5rem 1fr; gap: .15rem .6rem; margin-top: .3rem } dd { overflow-wrap: anywhere }
.text { font-size: 1.02rem } code { font: .85em/1.4 ui-monospace, monospace }
.notes { border-top: 1px solid var(--edge); padding-top: .3rem; font-size: .88rem } .finding { color: var(--warn) } mark { background: var(--mark); color: inherit }
.icon { border: 1px solid var(--edge); border-radius: .3rem; padding: 0 .3rem; background: var(--tint) }
${[['yellow', '#e0b400'], ['red', '#c8402f'], ['green', '#3d9a50'], ['blue', '#3c78c8'], ['brown', '#8a5a33'], ['white', '#e4e4e4'], ['black', '#222'], ['orange', '#e07b1a'], ['purple', '#8657b0']].map(([name, value]) => `article.${name} { border-left-color: ${value} }`).join('\n')}
@page { size: A4; margin: 14mm }
@media print { :root { --ink: #000; --paper: #fff; --soft: #444; --edge: #bbb; --warn: #7a2a00; --mark: #eee; --tint: #fff } body { font-size: 9.5pt; max-width: none; padding: 0 } nav { display: none } h2 { break-after: avoid } article { border-radius: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact } }
`;
