/** The balance of one thing as a page that needs nothing else, with plots. */
import { escapeHtml, type PackModel } from '../../dsl/index.ts';
import { documentOf } from '../show/document.ts';
import { STYLE } from '../show/style.ts';
import type { StudyPlan } from '../study/plan.ts';
import { balanceLines } from './lines.ts';
import { judgeMembers } from './members.ts';
import { histogram, type IntervalItem, intervalPlot, PLOT_STYLE, stepCurve } from './plots.ts';
import type { BalanceReport } from './report.ts';
import { chance, signed, UNITS } from './words.ts';

export interface BalancePage {
  report: BalanceReport;
  model: PackModel;
  plan: StudyPlan;
  /** that makes the page again */
  command: string;
}

export function balancePage({ report, model, plan, command }: BalancePage): string {
  const { target, measure, bySeed, rates } = report;
  const words = balanceLines(report, model, plan, (_style, text) => text, 88, false);
  const sections = [
    deckSection(report),
    bySeed.length > 1
      ? section(
          'Seed by seed',
          histogram(`Worth with each seed, in ${UNITS[measure]}`, bySeed),
          `Each value is one seed: the same game with ${target.name} in other hands.`,
        )
      : '',
    rates === null || rates.chances === 0 || rates.byRound.length === 0
      ? ''
      : section(
          report.design === 'shown' ? 'Taken by the end of each round' : 'Used by the end of each round',
          stepCurve(
            `Share by round, of ${rates.chances}`,
            rates.byRound.map(({ round, share }) => ({ x: round, share })),
          ),
        ),
    companionSection(report),
  ];
  return documentOf(
    `${model.title}: balance of ${target.name}`,
    STYLE + PLOT_STYLE + OWN_STYLE,
    `<header>
<h1>${escapeHtml(target.name)}</h1>
<p class="place">${escapeHtml(`${model.title}, version ${model.version}, ${model.hash.slice(0, 16)}`)}</p>
<pre>${escapeHtml(words.join('\n'))}</pre>
<p class="place">Made by <code>${escapeHtml(command)}</code></p>
</header>
<main>
${sections.filter((html) => html !== '').join('\n')}
</main>`,
  );
}

const section = (title: string, plot: string, words = ''): string =>
  `<section><h2>${escapeHtml(title)}</h2>${words === '' ? '' : `<p class="facts">${escapeHtml(words)}</p>`}${plot}</section>`;

function deckSection(report: BalanceReport): string {
  const { kin, target, worth, measure } = report;
  if (kin === null) return '';
  const members = judgeMembers(report);
  if (members.length === 0) return '';
  const isOne = target.section === 'cards';
  const items = members
    .filter(({ id }) => !isOne || id !== target.id)
    .map(({ id, name, effect, standsOut }): IntervalItem => ({
      name,
      mean: effect.effect,
      low: effect.low,
      high: effect.high,
      isMarked: isOne ? id === target.id : standsOut || id === target.id,
    }));
  if (isOne && worth !== null) items.push({ name: target.name, ...worth, isMarked: true });
  items.sort((a, b) => b.mean - a.mean);
  return section(
    isOne ? 'Among its deck' : 'All of them',
    intervalPlot(`Worth in ${UNITS[measure]}, with intervals of 95 %`, items, kin.usual),
    `Worth in ${UNITS[measure]}. The band is what is usual: ${signed(kin.usual.low)} to ${signed(kin.usual.high)}. ${isOne ? `${target.name} from pairs of games, the others by who got them by chance.` : 'By who got them by chance.'}`,
  );
}

function companionSection({ companions }: BalanceReport): string {
  if (companions.length === 0) return '';
  const rows = companions
    .slice(0, 12)
    .map(
      ({ name, more, seats, tail }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${signed(more.mean)}</td><td>${signed(more.low)} to ${signed(more.high)}</td><td>${seats}</td><td>${escapeHtml(chance(tail))}</td></tr>`,
    )
    .join('');
  return `<section><h2>What it goes with</h2><p class="facts">By how much it is worth more to seats that also got the other card; p is corrected for all ${companions.length} (Holm).</p><table><thead><tr><th scope="col">card</th><th scope="col">more</th><th scope="col">95 %</th><th scope="col">seats</th><th scope="col">p</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

const OWN_STYLE = `
h2 { text-transform: none } section { columns: auto } pre { white-space: pre-wrap; font: .95rem/1.5 ui-monospace, monospace; margin: 1rem 0 }
table { border-collapse: collapse; margin-top: .8rem } th, td { border-bottom: 1px solid var(--edge); padding: .2rem .8rem .2rem 0; text-align: left } td { text-align: right; font-variant-numeric: tabular-nums }
`;
