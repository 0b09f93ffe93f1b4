/** The balance of one thing in words. */
import type { PackModel } from '../../dsl/internal.ts';
import { fixed, type StudyPlan, judgeMembers, type BalanceReport, signed, type Design } from '../../study/internal.ts';
import { columns, type Paint, wrap } from '../terminal/paint.ts';
import { chance, interval, percent, shares, UNITS, VERDICTS } from './interval-words.ts';

const DESIGNS: Record<Design, string> = {
  dealt: 'who gets it by chance, rather than another player',
  shown: 'all players where it is laid out, rather than not',
  access: 'who alone may choose it, rather than another player',
  held: 'who was dealt it, rather than another one',
};

export function balanceLines(
  report: BalanceReport,
  model: PackModel,
  plan: StudyPlan,
  paint: Paint,
  width: number,
  withTables = true,
): string[] {
  const { target, worth, wins, design, measure, tail } = report;
  const out = [headOf(report, model, plan, paint)];
  if (worth !== null) {
    const more = wins === null || measure === 'wins' ? '' : `; ${interval(wins)} ${UNITS.wins}`;
    out.push(`Worth to ${DESIGNS[design]}: ${interval(worth)} ${UNITS[measure]}${more}; p ${chance(tail ?? 1)}`);
  } else if (target.section !== 'decks') {
    out.push('Chance gave it to nobody in these games, so its worth cannot be told.');
  }
  out.push(...usualLine(report), ...verdictLine(report, paint));
  out.push(...rateLines(report), ...slotLines(report));
  const lines = out.flatMap((line, i) =>
    wrap(line, width - 4, i === 0 ? 0 : 2).map((part) => (i === 0 ? part : `  ${part}`)),
  );
  if (withTables) {
    if (target.section === 'decks' || target.section === 'boards') lines.push(...memberLines(report, paint));
    lines.push(...companionLines(report, width));
  }
  lines.push('', ...wrap('In brackets: intervals of 95 %, over seeds.', width - 2).map((line) => `  ${line}`));
  return lines;
}

function headOf(
  { target, seeds, games, firstSeed }: BalanceReport,
  model: PackModel,
  { players, seats }: StudyPlan,
  paint: Paint,
): string {
  const stored = games.fromStore > 0 ? ` (${games.fromStore} from the store)` : '';
  const bots = seats.every((seat) => seat === seats[0]) ? seats[0] : seats.join(', ');
  return (
    `${paint('bold', `${model.title}: ${target.name}`)}, ${games.natural + games.paired} games${stored} ` +
    `for ${players} (${bots}), seeds ${firstSeed} to ${firstSeed + seeds - 1}`
  );
}

function usualLine({ kin, measure, target }: BalanceReport): string[] {
  if (kin === null || kin.spread.things < 3) return [];
  const { low, high, least, error } = kin.usual;
  // a band of the deck's own is wider than what is never noticed
  const isLeast = high - low <= 2 * least * (1 + 1e-9);
  const what = target.section === 'boards' ? 'the other boards' : 'its deck';
  return [
    `Usual of ${target.section === 'decks' ? 'this deck' : what}: ${signed(low)} to ${signed(high)} ${UNITS[measure]} ` +
      `(${kin.spread.things} of them, by who got them by chance; a border may be ${fixed(error.outwards, 1)} farther out)` +
      (isLeast
        ? `. It is never narrower than ${signed(least)} on either side, a fifth of the deviation of results.`
        : ''),
  ];
}

function verdictLine({ judgement, seeds, games }: BalanceReport, paint: Paint): string[] {
  if (judgement === null) return [];
  const { verdict, seedsNeeded } = judgement;
  const perSeed = (games.natural + games.paired) / seeds;
  const more = seedsNeeded === null ? '' : ` About ${Math.ceil(seedsNeeded * perSeed)} games would (--games).`;
  const color = verdict === 'strong' || verdict === 'weak' ? 'yellow' : null;
  return [`${paint(color, VERDICTS[verdict])}${more}`];
}

function rateLines({ rates, design }: BalanceReport): string[] {
  if (rates === null || rates.chances === 0) return [];
  const { used, deck, round, wins, chances } = rates;
  const of =
    deck === null ? '' : `; of its deck ${percent(deck.median)} %, most ${percent(deck.p10)} to ${percent(deck.p90)} %`;
  const when = round === null ? '' : `, in round ${round} at the median`;
  const what = design === 'shown' ? 'Taken where it was laid out' : 'Used by who got it';
  const isDead = deck !== null && used.high < deck.median / 2;
  return [
    `${what}: ${shares(used)} of ${chances}${when}${of}`,
    ...(isDead
      ? ['Hardly used, other than its like: its worth is that of not using it, and says little of its effect.']
      : []),
    ...(wins === null ? [] : [`Who took it won: ${shares(wins)}`]),
  ];
}

function slotLines({ slotUse, target }: BalanceReport): string[] {
  if (slotUse === null) return [];
  const at = slotUse.findIndex(({ id }) => id === target.id);
  if (at < 0) return ['Nobody chose it in the natural games.'];
  return [`Chosen ${slotUse[at].perGame.toFixed(1)} times a game and player: place ${at + 1} of ${slotUse.length}`];
}

/** Members of a deck shown at each end of the list. */
const SHOWN = 10;

function memberLines(report: BalanceReport, paint: Paint): string[] {
  const members = judgeMembers(report);
  const rows = members.length <= 2 * SHOWN ? members : [...members.slice(0, SHOWN), null, ...members.slice(-SHOWN)];
  return [
    '',
    ...columns(
      [
        ['', 'worth', '', '', 'had', 'used', 'p'],
        ...rows.map((member) =>
          member === null
            ? ['…', '', '', '', '', '', '']
            : [
                member.standsOut ? paint('yellow', member.name) : member.name,
                signed(member.effect.effect),
                signed(member.effect.low),
                signed(member.effect.high),
                String(member.effect.rows),
                member.used === null ? '' : `${percent(member.used)} %`,
                `${chance(member.tail)}${member.standsOut ? ' *' : ''}`,
              ],
        ),
      ],
      (i) => i > 0,
    ).map((line) => `  ${line}`),
    `  * stands out, corrected for all ${members.length} (Holm); ask about it alone to be sure`,
    ...unusedLine(members),
  ];
}

/** A share of use below which a card is hardly in the game. */
const HARDLY = 0.1;

function unusedLine(members: ReturnType<typeof judgeMembers>): string[] {
  const unused = members.filter(({ used }) => used !== null && used < HARDLY);
  return unused.length === 0 ? [] : [`  Hardly ever used by who got it: ${unused.map(({ name }) => name).join(', ')}`];
}

/** Companions shown. */
const COMPANIONS = 3;

function companionLines({ companions }: BalanceReport, width: number): string[] {
  if (companions.length === 0) return [];
  const sure = companions.filter(({ tail }) => tail < 0.05);
  const head = sure.length > 0 ? 'Goes with (Holm):' : `Goes with, none of ${companions.length} for sure (Holm):`;
  const shown = (sure.length > 0 ? sure : companions).slice(0, COMPANIONS);
  return [
    '',
    ...wrap(
      `${head} ${shown.map(({ name, more, seats, tail }) => `${name} ${interval(more)}, ${seats} seats, p ${chance(tail)}`).join('; ')}`,
      width - 4,
      2,
    ).map((line) => `  ${line}`),
  ];
}
