/** The audit of printed texts as one HTML file: both texts side by side, with the differences marked. */
import { escapeHtml } from '../../../texts/index.ts';
import { markedPieces, type Diagnostic, sentence, type Sources } from '../../../dsl/internal.ts';
import type { AuditWording } from '../../diagnostic-wording.ts';
import { documentOf } from '../../show/document.ts';
import { STYLE } from '../../show/style.ts';
import type { AuditPageWords, AuditWords } from '../../wording/report/index.ts';
import { disagreementText } from './lines.ts';
import {
  VERDICTS,
  STATES,
  type LanguageAgreement,
  type AuditedText,
  type TextFinding,
  countOf,
  type TextsReport,
} from '../../../texts/audit/index.ts';

interface Mark {
  start: number;
  end: number;
  kind: string;
  title: string;
}

/** It is sent to other people: of paths it has the names that they know, and none of the machine on which it was made. */
export function textsHtml(report: TextsReport, { files }: Pick<Sources, 'files'>, wording: AuditWording): string {
  const { page } = wording.words;
  const table = report.file.replace(/.*[/\\]/, '');
  const nameOf = (path: string): string => files.find((file) => file.path === path)?.name ?? path;
  const problem = (one: Diagnostic): string => {
    const { message, suggested, help } = wording.wordsOf(one);
    const words = [message, suggested, help].filter(Boolean).join(' ');
    const ofPack = files.find((file) => file.path === one.file);
    const place = `${ofPack ? `${ofPack.name}: ` : ''}${page.lineAndColumn(one.line, one.column)}`;
    return `<li class="${one.severity}">${escapeHtml(place)}: ${escapeHtml(words)}</li>`;
  };
  const article = (audited: AuditedText): string => articleOf(audited, table, nameOf, wording);
  const { texts, problems, agreement } = report;
  const shown = texts.filter(({ verdict }) => verdict !== 'exact');
  const exact = texts.filter(({ verdict }) => verdict === 'exact');
  const sections = SHOWN.flatMap((verdict) => {
    const of = shown.filter((one) => one.verdict === verdict);
    return of.length
      ? [
          `<section id="${verdict}">\n<h2>${page.titles[verdict]} <small>${of.length}</small></h2>\n${of.map(article).join('\n')}\n</section>`,
        ]
      : [];
  });
  const odd = agreement.filter(({ groups, asEncoded }) => groups.length > 1 || !asEncoded);
  return documentOf(
    page.title(report.title),
    STYLE + OWN_STYLE,
    `<header>
<h1>${escapeHtml(page.heading(report.title))}</h1>
<p>${escapeHtml(page.about(table, report.version, report.hash.slice(0, 16)))}</p>
${summary(report, wording.words)}
${progressTable(report, wording.words)}
</header>
<main>
${factList(report, wording)}
${unreadList(report, page)}
${sections.join('\n')}
${languageList(odd, wording.words)}
${problems.length ? `<section id="file">\n<h2>${page.file} <small>${problems.length}</small></h2>\n<ul>${problems.map(problem).join('')}</ul>\n</section>` : ''}
${
  exact.length
    ? `<section id="exact">\n<h2>${page.titles.exact} <small>${exact.length}</small></h2>\n<p ` +
      `class="facts">${exact.map(({ text }) => escapeHtml(`${text.ref} ${text.name} (${text.lang})`)).join(' · ')}</p>\n</section>`
    : ''
}
</main>`,
    wording.language,
  );
}

/** Verdicts in the order of urgency. */
const SHOWN = ['different', 'untold', 'unreadable', 'no-text', 'alike', 'same-meaning'] as const;

function summary(report: TextsReport, { language, page }: AuditWords): string {
  const langs = [...new Set(report.texts.map(({ text }) => text.lang))];
  const used = VERDICTS.filter((verdict) => countOf(report, verdict) > 0);
  if (langs.length === 0) return `<p>${page.nothing}</p>`;
  return `<table><caption>${page.byLanguage}</caption><thead><tr><th scope="col">${page.language}</th>${used.map((verdict) => `<th scope="col"><a href="#${verdict}">${escapeHtml(page.titles[verdict])}</a></th>`).join('')}</tr></thead><tbody>${langs
    .map(
      (lang) =>
        `<tr><th scope="row">${escapeHtml(language(lang))}</th>${used.map((verdict) => `<td>${countOf(report, verdict, lang)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
}

/** By deck and language, for whoever types the cards. */
function progressTable(
  { progress }: TextsReport,
  { language, deck: deckHead, cards: cardsHead, page }: AuditWords,
): string {
  if (progress.length === 0) return '';
  const states = STATES.toReversed();
  const row = ({ deck, lang, cards, states: of }: TextsReport['progress'][number]): string =>
    `<tr><th scope="row">${escapeHtml(`${deck}, ${language(lang)}`)}</th><td>${cards}</td><td class="bar" aria-hidden="true"><span>${states
      .filter((state) => of[state] > 0)
      .map((state) => `<i class="${state}" style="flex:${of[state]}"></i>`)
      .join('')}</span></td>${states.map((state) => `<td>${of[state]}</td>`).join('')}</tr>`;
  return (
    `<table><caption>${page.byDeck}</caption><thead><tr><th scope="col">${deckHead}</th><th ` +
    `scope="col">${cardsHead}</th><td></td>${states.map((state) => `<th scope="col"><i class="${state}"></i> ${page.states[state]}</th>`).join('')}</tr></thead><tbody>${progress.map(row).join('')}</tbody></table>`
  );
}

function factList({ facts }: TextsReport, { words: { page }, wordsOfFinding }: AuditWording): string {
  return facts.length === 0
    ? ''
    : `<section id="cards">\n<h2>${page.facts} <small>${facts.length}</small></h2>\n<ul>${facts.map((finding) => `<li class="${finding.waived ? 'waived' : finding.severity}">${page.line(finding.place.line)}: ${escapeHtml(wordsOfFinding(finding).message)} <code>${escapeHtml(finding.id)}</code></li>`).join('')}</ul>\n</section>`;
}

/** One wording, and the cards that have it. */
function unreadList({ unread }: TextsReport, page: AuditPageWords): string {
  return unread.length === 0
    ? ''
    : `<section id="wordings">\n<h2>${page.sentences} <small>${unread.length}</small></h2>\n<ul>${unread.map(({ lang, example, refs }) => `<li><span lang="${escapeHtml(lang)}">${escapeHtml(example)}</span> <span class="help">${escapeHtml(refs.join(', '))}</span></li>`).join('')}</ul>\n</section>`;
}

/** Where the languages say different things. */
function languageList(odd: readonly LanguageAgreement[], { disagreement, page }: AuditWords): string {
  const item = ({ ref, name, ...agreement }: LanguageAgreement): string =>
    `<li><strong>${escapeHtml(`${ref} ${name}`)}</strong>: ${escapeHtml(disagreementText(agreement, disagreement))}</li>`;
  return odd.length === 0
    ? ''
    : `<section id="languages">\n<h2>${page.languages} <small>${odd.length}</small></h2>\n<ul>${odd.map(item).join('')}</ul>\n</section>`;
}

function articleOf(
  { text, verdict, rewrites, findings }: AuditedText,
  table: string,
  nameOf: (path: string) => string,
  wording: AuditWording,
): string {
  const { language, page } = wording.words;
  const { ref, name, lang, edition, key, rendered } = text;
  const [first] = findings;
  const titles = findings.map((finding, i) => `${i + 1}: ${wording.wordsOfFinding(finding).message}`);
  const printed = [
    ...findings.map(({ printed: at, class: kind }, i) => ({
      ...at,
      kind: at.lacking ? 'lack' : kind,
      title: titles[i],
    })),
    ...rewrites.map(({ printed: at }) => ({ ...at, kind: 'rewrite', title: page.rewritten })),
  ];
  const meant = [
    ...findings.flatMap(({ rendered: at, class: kind }, i) =>
      at ? [{ ...at, kind: at.lacking ? 'lack' : kind, title: titles[i] }] : [],
    ),
    ...rewrites.map(({ rendered: at }) => ({ ...at, kind: 'rewrite', title: page.rewritten })),
  ];
  return `<article class="${verdict}">
<h3>${escapeHtml(name)} <small>${escapeHtml([ref, key, language(lang), edition ?? ''].filter(Boolean).join(' · '))}</small></h3>
<div class="pair"><div><h4>${page.printed}</h4><p class="text" lang="${escapeHtml(lang)}">${withMarks(text.text, printed)}</p></div><div><h4>${page.rendered}</h4><p class="text" lang="${escapeHtml(lang)}">${withMarks(rendered.text, meant)}</p></div></div>
${findings.length ? `<ol>${findings.map((finding) => findingItem(finding, wording)).join('')}</ol>\n` : ''}${first ? `<p class="place">${escapeHtml(page.place(text.kept ? nameOf(first.place.file) : table, first.place.line, `${nameOf(first.effectPlace.file)}:${first.effectPlace.line}`))}</p>\n` : ''}</article>`;
}

/** The scenarios that show a difference, to put beside the component. */
function scenarioDetails({ apart }: TextFinding, page: AuditPageWords): string {
  const { first = null, second = null } = apart?.scenarios() ?? {};
  const all = [first, second].filter((scenario) => scenario !== null);
  return all.length === 0
    ? ''
    : `<details><summary>${page.scenario}</summary><pre>${escapeHtml(all.join(''))}</pre></details>`;
}

function findingItem(finding: TextFinding, { words: { page }, wordsOfFinding }: AuditWording): string {
  const { severity, waived, id } = finding;
  const { message, suggested, help } = wordsOfFinding(finding);
  const reason = waived && `${waived.reason}${waived.who ? ` (${waived.who})` : ''}`;
  const notes = [[suggested, help].filter(Boolean).join(' '), reason === null ? '' : page.waived(reason)];
  const shown = notes.filter(Boolean).map((note) => ` <span class="help">${escapeHtml(note)}</span>`);
  return (
    `<li class="${waived ? 'waived' : severity}">${escapeHtml(sentence(message))}${shown.join('')} ` +
    `<code>${escapeHtml(id)}</code>${scenarioDetails(finding, page)}</li>`
  );
}

const withMarks = (text: string, marks: readonly Mark[]): string =>
  markedPieces(text, marks)
    .map(({ text: piece, mark, over }) =>
      mark === null
        ? escapeHtml(piece)
        : `<mark class="${mark.kind === 'lack' || mark.kind === 'rewrite' ? mark.kind : 'differs'}" title="${escapeHtml(over.map(({ title }) => title).join('; '))}">${escapeHtml(piece)}</mark>`,
    )
    .join('');

const OWN_STYLE = `
h2 { text-transform: none }
td.bar span { display: flex; width: 8rem; height: .7rem } th i { display: inline-block; width: .7rem; height: .7rem }
i.read { background: #1c7a50 } i.waived { background: #5f7f9e } i.optional { background: #c58a12 } i.different { background: #b3372f } i.untold { background: #b0632a } i.unread { background: #7d52a8 } i.open { background: #9996 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } @media (max-width: 40rem) { .pair { grid-template-columns: 1fr } }
.pair h4 { color: var(--soft); font-weight: normal } p.text { white-space: pre-wrap; overflow-wrap: anywhere }
mark.differs { text-decoration: underline 2px; text-underline-offset: .2em } mark.lack { background: none; text-decoration: underline dotted 2px; text-underline-offset: .2em } mark.rewrite { background: var(--tint) }
article.different, article.untold, article.unreadable { border-left-color: var(--warn) }
details pre { white-space: pre-wrap; overflow-wrap: anywhere }
ol, ul { margin: .4rem 0 0; padding-left: 1.4rem; font-size: .92rem } li.waived { color: var(--soft) } .help { color: var(--soft) } li code { color: var(--soft); margin-left: .3rem }
table { border-collapse: collapse; margin-top: .8rem } caption { text-align: left; color: var(--soft); font-size: .82rem } th, td { border-bottom: 1px solid var(--edge); padding: .2rem .8rem .2rem 0; text-align: left } td { text-align: right; font-variant-numeric: tabular-nums } th a { color: inherit }
`;
