/** The audit as lines for the terminal, for people who have never seen the pack. */
import { tables } from './tables.ts';
import { UNREACHED_LABELS } from '../../study/internal.ts';
import { columns, truncate, wrap, type Paint } from '../terminal/paint.ts';
import { flowYaml } from '../../dsl/internal.ts';
import type { AuditedDispute, AuditedGap, ComponentLocation } from '../../service/index.ts';
import { counted, TextPage, TWO_COLUMN_WIDTH } from '../terminal/text-page.ts';
import type { AuditReport } from './report.ts';

export function auditLines(report: AuditReport, paint: Paint, width: number): string[] {
  const page = new TextPage(paint, width);
  head(report, page);
  tables(report, page);
  disputes(report.disputes, page);
  gaps(report.gaps, page);
  tried(report, page);
  phrases(report.phrases, page);
  signed(report, page);
  return page.lines;
}

function head({ title, version, editions, extends: bases }: AuditReport, page: TextPage): void {
  page.text(
    `${page.paint('bold', title)}${version === null ? '' : `, version ${version}`}: where everything in it comes from`,
  );
  if (bases.length) page.text(`It extends ${bases.join(' and ')}; what it takes over from there is audited there.`);
  page.lines.push('');
  page.entry('attested', 'a source states it, and the source is named');
  page.entry('derived', 'it follows from sources; the reasoning is given with it');
  page.entry('original', 'ours, where no source says anything');
  page.entry('mixed', 'its fields differ in this');
  page.entry('unsaid', 'no status is given');
  if (editions.length === 0) {
    page.title('The pack does not say what was read.');
    return;
  }
  page.title('What was read');
  const column = Math.max(...editions.map(({ id }) => id.length)) + 2;
  for (const { id, title: name, pages, sections } of editions) {
    const places = [
      ...(pages === null ? [] : [counted(pages, 'page')]),
      ...(sections.length > 1 ? [`${sections.length} headings`] : []),
    ].join(', ');
    page.entry(id, `${name}${places ? ` (${places})` : ''}`, 2, column);
  }
}

/** Phrases that the pack renders in place of those of the languages. */
function phrases(report: AuditReport['phrases'], page: TextPage): void {
  if (!report || report.all === 0) return;
  const { all, unread, equal, same, different, unknown } = report;
  page.title(`Phrases of its own: ${all}`);
  page.entry(String(equal), 'the rules of the language read as the same effect');
  page.entry(String(same), 'they read as another effect that comes to the same in play');
  page.entry(String(unread), 'they do not read; only people can judge these');
  if (unknown.length > 0) page.entry(String(unknown.length), 'could not be judged by play');
  for (const { rendered, means, read, position, language, file, line } of different) {
    page.text(`${page.paint('red', '✗')} “${rendered}” (${language}) stands for: ${means}`, 2);
    page.text(`It reads as: ${read}. They differ at the position ${flowYaml(position)}.`, 4);
    page.text(page.paint('dim', `${file}:${line}`), 4);
  }
}

// ------------------------------------------------------------------------------------------------ disputes and gaps

const GROUPS: { state: (dispute: AuditedDispute) => boolean; title: string }[] = [
  { state: ({ state }) => state === 'open', title: 'Not decided' },
  { state: ({ state }) => state === 'option', title: 'People choose, by an option' },
  {
    state: ({ state, plays }) => state === 'decided' && plays,
    title: 'Decided, though the readings lead to different games',
  },
  { state: ({ state, plays }) => state === 'decided' && !plays, title: 'Decided; the game is the same either way' },
];

function disputes(all: AuditedDispute[], page: TextPage): void {
  if (all.length === 0) return;
  const count = (state: AuditedDispute['state']): number => all.filter((one) => one.state === state).length;
  page.title(
    `Where the sources disagree: ${all.length} (${count('decided')} decided, ${count('option')} with an option, ${count('open')} open)`,
  );
  page.text('`fathom show ID` shows what each source says.');
  for (const { state, title } of GROUPS) {
    const group = all.filter(state);
    if (group.length) page.lines.push('', ...wrap(page.paint('underline', title), page.width));
    for (const dispute of group) disputeLines(dispute, page);
  }
}

function disputeLines({ id, topic, state, decision, reason, noOption, option }: AuditedDispute, page: TextPage): void {
  page.entry(page.paint(state === 'open' ? 'yellow' : 'bold', id), topic, 0, 5);
  if (decision !== null) page.entry('holds', decision, 4);
  if (option) {
    page.entry('choice', `--option ${option.id}=${option.values.join(' or ')}; ${option.default} unless chosen`, 4);
  }
  if (reason !== null) page.entry('why', reason, 4);
  if (noOption !== null) page.entry('no choice', noOption, 4);
  if (decision === null || reason === null) {
    page.entry(
      'missing',
      [...(decision === null ? ['the decision'] : []), ...(reason === null ? ['why'] : [])].join(' and '),
      4,
    );
  }
}

function gaps(all: AuditedGap[], page: TextPage): void {
  if (all.length === 0) return;
  page.title(`Known to exist, but missing here: ${all.length}`);
  for (const { id, name, number, deck, known, unknown, inItsPlace } of all) {
    const title = name ?? (number === null ? id : `number ${number}`);
    const where = [
      ...(number === null || name === null ? [] : [`number ${number}`]),
      ...(deck === null ? [] : [deck]),
    ].join(', ');
    page.text(`${page.paint('bold', title)}${where && ` (${where})`}`, 2);
    page.entry('known', known, 4);
    if (unknown !== null) page.entry('unknown', unknown, 4);
    if (inItsPlace !== null) page.entry('meanwhile', `${inItsPlace} bears its number`, 4);
  }
}

// ------------------------------------------------------------------------------------------------ scenarios and coverage

/** How many parts of programs are listed; `test --coverage` lists all. */
const LISTED = 20;

function tried({ scenarios, coverage }: AuditReport, page: TextPage): void {
  page.title('What was tried');
  if (scenarios === null) {
    page.text('Nothing: the pack has errors. `fathom check` lists them.', 2);
    return;
  }
  if (scenarios.run === 0) page.text('The pack has no scenario.', 2);
  else {
    page.text(
      `${counted(scenarios.run, 'scenario')}, ` +
        `${scenarios.failed.length === 0 ? 'all as expected' : page.paint('red', `${scenarios.failed.length} not as expected (\`fathom test\` shows why)`)}.`,
      2,
    );
  }
  for (const { section, id, name, file, line } of scenarios.failed) {
    page.text(`${page.paint('red', `${section}/${id}`)}: ${name}  ${page.paint('dim', `${file}:${line}`)}`, 4);
  }
  if (scenarios.without.length) {
    page.text(
      `${counted(scenarios.without.length, 'component acts', 'components act')} and ` +
        `${scenarios.without.length === 1 ? 'has' : 'have'} no scenario of ` +
        `${scenarios.without.length === 1 ? 'its' : 'their'} own:`,
      2,
    );
    for (const [section, ids] of bySection(scenarios.without)) page.text(`${section}: ${ids.join(', ')}`, 4);
  } else page.text('Every component that acts has a scenario.', 2);
  if (coverage === null || coverage.parts === 0) return;
  const { parts, byScenarios, byGames, games, never } = coverage;
  page.text(
    `Of ${counted(parts, 'part')} of programs, scenarios reach ${byScenarios}, ${counted(games, 'random game')} ` +
      `${byGames}; ${never.length === 0 ? 'nothing is left' : `${counted(never.length, 'is', 'are')} reached by neither`}.`,
    2,
  );
  const rows = never
    .slice(0, LISTED)
    .map(({ file, line, column, aspect, text }) => [`    ${file}:${line}:${column}`, UNREACHED_LABELS[aspect], text]);
  page.lines.push(
    ...(page.width < TWO_COLUMN_WIDTH ? rows.map((row) => row.join('  ')) : columns(rows)).map((line) =>
      truncate(line, page.width),
    ),
  );
  if (never.length > LISTED) page.text(`and ${never.length - LISTED} more; \`fathom test --coverage\` lists all`, 4);
}

function signed({ signOffs }: AuditReport, page: TextPage): void {
  if (signOffs === null) return;
  const { file, holding, stale, gone, problems } = signOffs;
  const verb = (n: number): string => (n === 1 ? 'holds' : 'hold');
  page.title(`Signed off (${file})`);
  page.text(
    `${counted(holding, 'sign-off')} ${verb(holding)}${stale.length ? `; ${page.paint('yellow', `${counted(stale.length, 'component has', 'components have')} changed since:`)}` : '.'}`,
    2,
  );
  for (const { section, id, who, date, changed, file: at, line } of stale) {
    page.text(
      `${section}/${id}: ${changed.map((one) => (one === 'effect' ? one : `text (${one})`)).join(', ')}; ` +
        `${who}, ${date}  ${page.paint('dim', `${at}:${line}`)}`,
      4,
    );
  }
  if (gone.length) page.text(`No longer in the pack: ${gone.join(', ')}.`, 2);
  for (const problem of problems) page.text(page.paint('red', `A line cannot be understood: ${problem}`), 2);
}

function bySection(components: readonly ComponentLocation[]): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const { section, id } of components) by.set(section, [...(by.get(section) ?? []), id]);
  return by;
}
