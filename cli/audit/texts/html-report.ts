/** The audit of printed texts as one HTML file: both texts side by side, with the differences marked. */
import {
  escapeHtml,
  markedPieces,
  type Diagnostic,
  type DiagnosticWording,
  type LanguageCode,
  type Sources,
} from '../../../dsl/index.ts';
import { languageName } from '../../languages.ts';
import { documentOf } from '../../show/document.ts';
import { STYLE } from '../../show/style.ts';
import {
  VERDICTS,
  STATES,
  type CardState,
  type AuditedText,
  type TextFinding,
  countOf,
  type TextsReport,
} from '../../../dsl/text-audit/index.ts';

interface Mark {
  start: number;
  end: number;
  kind: string;
  title: string;
}

/** It is sent to other people: of paths it has the names that they know, and none of the machine on which it was made. */
export function textsHtml(
  report: TextsReport,
  { files }: Pick<Sources, 'files'>,
  language: LanguageCode,
  wording: DiagnosticWording,
): string {
  const table = report.file.replace(/.*[/\\]/, '');
  const nameOf = (path: string): string => files.find((file) => file.path === path)?.name ?? path;
  const problem = (one: Diagnostic): string => {
    const { message, suggested, help } = wording.wordsOf(one);
    const words = [message, suggested, help].filter(Boolean).join(' ');
    return `<li class="${one.severity}">line ${one.line}, column ${one.column}: <span lang="${language}">${escapeHtml(words)}</span></li>`;
  };
  const article = (audited: AuditedText): string => articleOf(audited, table, nameOf);
  const { texts, problems, agreement } = report;
  const shown = texts.filter(({ verdict }) => verdict !== 'exact');
  const exact = texts.filter(({ verdict }) => verdict === 'exact');
  const sections = SHOWN.flatMap((verdict) => {
    const of = shown.filter((one) => one.verdict === verdict);
    return of.length
      ? [
          `<section id="${verdict}">\n<h2>${TITLES[verdict]} <small>${of.length}</small></h2>\n${of.map(article).join('\n')}\n</section>`,
        ]
      : [];
  });
  const odd = agreement.filter(({ groups, asEncoded }) => groups.length > 1 || !asEncoded);
  return documentOf(
    `${report.title}: printed texts`,
    STYLE + OWN_STYLE,
    `<header>
<h1>Printed texts of ${escapeHtml(report.title)}</h1>
<p>${escapeHtml(table)} against version ${escapeHtml(report.version)}, ${escapeHtml(report.hash.slice(0, 16))}. On the left the printed text, on the right the text rendered from the effect; differences are marked in both.</p>
${summary(report)}
${progressTable(report)}
</header>
<main>
${factList(report)}
${unreadList(report)}
${sections.join('\n')}
${odd.length ? `<section id="languages">\n<h2>Language against language <small>${odd.length}</small></h2>\n<ul>${odd.map(({ ref, name, groups, odd: alone, asEncoded }) => `<li><strong>${escapeHtml(`${ref} ${name}`)}</strong>: ${escapeHtml(groups.map((group) => group.join(' and ')).join(' against '))}${alone === null ? '' : `; ${escapeHtml(alone)} is the odd one out`}${asEncoded ? '' : '; the effect says something else'}</li>`).join('')}</ul>\n</section>` : ''}
${problems.length ? `<section id="file">\n<h2>The file itself <small>${problems.length}</small></h2>\n<ul>${problems.map(problem).join('')}</ul>\n</section>` : ''}
${exact.length ? `<section id="exact">\n<h2>${TITLES.exact} <small>${exact.length}</small></h2>\n<p class="facts">${exact.map(({ text }) => escapeHtml(`${text.ref} ${text.name} (${text.lang})`)).join(' · ')}</p>\n</section>` : ''}
</main>`,
  );
}

/** Verdicts in the order of urgency. */
const SHOWN = ['different', 'unreadable', 'no-text', 'same-meaning'] as const;
const TITLES = {
  exact: 'As rendered, word by word',
  'same-meaning': 'The same in other words',
  different: 'Something else is said',
  unreadable: 'Not understood',
  'no-text': 'Without a text',
} as const;

function summary(report: TextsReport): string {
  const langs = [...new Set(report.texts.map(({ text }) => text.lang))];
  const used = VERDICTS.filter((verdict) => countOf(report, verdict) > 0);
  if (langs.length === 0) return '<p>There is no text in it that could be compared.</p>';
  return `<table><caption>Texts by language and verdict</caption><thead><tr><th scope="col">language</th>${used.map((verdict) => `<th scope="col"><a href="#${verdict}">${escapeHtml(TITLES[verdict])}</a></th>`).join('')}</tr></thead><tbody>${langs
    .map(
      (lang) =>
        `<tr><th scope="row">${escapeHtml(languageName(lang))}</th>${used.map((verdict) => `<td>${countOf(report, verdict, lang)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
}

/** By deck and language, for whoever types the cards. */
function progressTable({ progress }: TextsReport): string {
  if (progress.length === 0) return '';
  const states = STATES.toReversed();
  const row = ({ deck, lang, cards, states: of }: TextsReport['progress'][number]): string =>
    `<tr><th scope="row">${escapeHtml(`${deck}, ${languageName(lang)}`)}</th><td>${cards}</td><td class="bar" aria-hidden="true"><span>${states
      .filter((state) => of[state] > 0)
      .map((state) => `<i class="${state}" style="flex:${of[state]}"></i>`)
      .join('')}</span></td>${states.map((state) => `<td>${of[state]}</td>`).join('')}</tr>`;
  return `<table><caption>Cards by deck and language</caption><thead><tr><th scope="col">deck</th><th scope="col">cards</th><td></td>${states.map((state) => `<th scope="col"><i class="${state}"></i> ${STATE_TITLES[state]}</th>`).join('')}</tr></thead><tbody>${progress.map(row).join('')}</tbody></table>`;
}
const STATE_TITLES: Record<CardState, string> = {
  read: 'read',
  waived: 'waived',
  optional: 'optional only',
  different: 'different',
  unread: 'not understood',
  open: 'not typed yet',
};

function factList({ facts }: TextsReport): string {
  return facts.length === 0
    ? ''
    : `<section id="cards">\n<h2>Names, types, prices <small>${facts.length}</small></h2>\n<ul>${facts.map((finding) => `<li class="${finding.waived ? 'waived' : finding.severity}">line ${finding.place.line}: ${escapeHtml(finding.message)} <code>${escapeHtml(finding.id)}</code></li>`).join('')}</ul>\n</section>`;
}

/** One wording, and the cards that have it. */
function unreadList({ unread }: TextsReport): string {
  return unread.length === 0
    ? ''
    : `<section id="wordings">\n<h2>Sentences that are not understood <small>${unread.length}</small></h2>\n<ul>${unread.map(({ lang, example, refs }) => `<li><span lang="${escapeHtml(lang)}">${escapeHtml(example)}</span> <span class="help">${escapeHtml(refs.join(', '))}</span></li>`).join('')}</ul>\n</section>`;
}

function articleOf(
  { text, verdict, rewrites, findings }: AuditedText,
  table: string,
  nameOf: (path: string) => string,
): string {
  const { ref, name, lang, edition, key, rendered } = text;
  const [first] = findings;
  const number = (i: number): string => `${i + 1}`;
  const printed = [
    ...findings.map(({ printed: at, class: kind }, i) => ({
      ...at,
      kind: at.lacking ? 'lack' : kind,
      title: `${number(i)}: ${kind}`,
    })),
    ...rewrites.map(({ printed: at }) => ({ ...at, kind: 'rewrite', title: 'other words' })),
  ];
  const meant = [
    ...findings.flatMap(({ rendered: at, class: kind }, i) =>
      at ? [{ ...at, kind: at.lacking ? 'lack' : kind, title: `${number(i)}: ${kind}` }] : [],
    ),
    ...rewrites.map(({ rendered: at }) => ({ ...at, kind: 'rewrite', title: 'other words' })),
  ];
  return `<article class="${verdict}">
<h3>${escapeHtml(name)} <small>${escapeHtml([ref, key, languageName(lang), edition ?? ''].filter(Boolean).join(' · '))}</small></h3>
<div class="pair"><div><h4>printed</h4><p class="text" lang="${escapeHtml(lang)}">${withMarks(text.text, printed)}</p></div><div><h4>rendered</h4><p class="text" lang="${escapeHtml(lang)}">${withMarks(rendered.text, meant)}</p></div></div>
${findings.length ? `<ol>${findings.map(item).join('')}</ol>\n` : ''}${first ? `<p class="place">${escapeHtml(`${table}, line ${first.place.line} · ${nameOf(first.effectPlace.file)}:${first.effectPlace.line}`)}</p>\n` : ''}</article>`;
}

/** The scenarios that show a difference, to put beside the component. */
function scenarioDetails({ apart }: TextFinding): string {
  const { first = null, second = null } = apart?.scenarios() ?? {};
  const all = [first, second].filter((scenario) => scenario !== null);
  return all.length === 0
    ? ''
    : `<details><summary>As a scenario</summary><pre>${escapeHtml(all.join(''))}</pre></details>`;
}

function item(finding: TextFinding): string {
  const { class: kind, severity, message, help, waived, id } = finding;
  return `<li class="${waived ? 'waived' : severity}"><strong>${escapeHtml(kind)}</strong> ${escapeHtml(message)}.${help ? ` <span class="help">${escapeHtml(help)}</span>` : ''}${waived ? ` <span class="help">Waived: ${escapeHtml(waived.reason)}${waived.who ? ` (${escapeHtml(waived.who)})` : ''}</span>` : ''} <code>${escapeHtml(id)}</code>${scenarioDetails(finding)}</li>`;
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
i.read { background: #1c7a50 } i.waived { background: #5f7f9e } i.optional { background: #c58a12 } i.different { background: #b3372f } i.unread { background: #7d52a8 } i.open { background: #9996 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } @media (max-width: 40rem) { .pair { grid-template-columns: 1fr } }
.pair h4 { color: var(--soft); font-weight: normal } p.text { white-space: pre-wrap; overflow-wrap: anywhere }
mark.differs { text-decoration: underline 2px; text-underline-offset: .2em } mark.lack { background: none; text-decoration: underline dotted 2px; text-underline-offset: .2em } mark.rewrite { background: var(--tint) }
article.different, article.unreadable { border-left-color: var(--warn) }
details pre { white-space: pre-wrap; overflow-wrap: anywhere }
ol, ul { margin: .4rem 0 0; padding-left: 1.4rem; font-size: .92rem } li.waived { color: var(--soft) } .help { color: var(--soft) } li code { color: var(--soft); margin-left: .3rem }
table { border-collapse: collapse; margin-top: .8rem } caption { text-align: left; color: var(--soft); font-size: .82rem } th, td { border-bottom: 1px solid var(--edge); padding: .2rem .8rem .2rem 0; text-align: left } td { text-align: right; font-variant-numeric: tabular-nums } th a { color: inherit }
`;
