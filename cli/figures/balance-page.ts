/** The balance of one thing as a page that needs nothing else, with plots. */
import type { PackModel } from '../../dsl/internal.ts';
import { type StudyPlan, judgeMembers, type BalanceReport, signed } from '../../study/internal.ts';
import { figuresPage, PAGE_WIDTH, section, table } from './page.ts';
import { histogram, type IntervalItem, intervalPlot, stepCurve } from './plots.ts';
import { balanceLines } from './balance-lines.ts';
import { chance, UNITS } from './interval-words.ts';

interface BalancePage {
  report: BalanceReport;
  model: PackModel;
  plan: StudyPlan;
  /** that makes the page again */
  notes: readonly string[];
  command: string;
}

export function balancePage({ report, model, plan, notes, command }: BalancePage): string {
  const { target, measure, bySeed, rates } = report;
  const words = balanceLines(report, model, plan, (_style, text) => text, PAGE_WIDTH, false);
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
  return figuresPage({
    model,
    title: `balance of ${target.name}`,
    heading: target.name,
    lines: words,
    notes,
    command,
    sections,
  });
}

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
    `Worth in ${UNITS[measure]}. The band is what is usual: ${signed(kin.usual.low)} to ${signed(kin.usual.high)}. ` +
      (isOne
        ? `${target.name} from pairs of games, the others by who got them by chance.`
        : 'By who got them by chance.'),
  );
}

function companionSection({ companions }: BalanceReport): string {
  if (companions.length === 0) return '';
  return section(
    'What it goes with',
    table(
      ['card', 'more', '95 %', 'seats', 'p'],
      companions
        .slice(0, 12)
        .map(({ name, more, seats, tail }) => [
          name,
          signed(more.mean),
          `${signed(more.low)} to ${signed(more.high)}`,
          String(seats),
          chance(tail),
        ]),
    ),
    `By how much it is worth more to seats that also got the other card; p is corrected for all ${companions.length} (Holm).`,
  );
}
