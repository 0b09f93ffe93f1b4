/** What one thing is worth. */
import type { PackModel } from '../../dsl/internal.ts';
import { judgeMembers } from '../balance/members.ts';
import type { Measure } from '../balance/outcome.ts';
import type { BalanceReport } from '../balance/report.ts';
import type { Verdict } from '../balance/verdict.ts';
import type { Design } from '../balance/worth.ts';
import type { StudyPlan } from '../runs/plan.ts';
import { fixed, signed } from '../statistics/numbers.ts';
import { botsOf, chance, interval, percent, range, seedsFrom, shares } from './numbers.ts';
import { emphasis, type IntervalItem, type Part, parts, type Report, type Section, section, table } from './report.ts';

const UNITS: Record<Measure, string> = { points: 'points', wins: '% of the victories' };

const VERDICTS: Record<Verdict, string> = {
  strong:
    'Too strong: even the low end of its interval is above what 95 % of its like are worth, with the error of both.',
  weak: 'Too weak: even the high end of its interval is below what 95 % of its like are worth, with the error of both.',
  ordinary: 'Ordinary: all of its interval is within what its like are worth.',
  open: 'These games cannot tell whether it is out of the ordinary.',
};

const DESIGNS: Record<Design, string> = {
  dealt: 'who gets it by chance, rather than another player',
  shown: 'all players where it is laid out, rather than not',
  access: 'who alone may choose it, rather than another player',
  held: 'who was dealt it, rather than another one',
};

export function reportBalance(
  model: PackModel,
  { players, seats }: StudyPlan,
  found: BalanceReport,
  warnings: readonly string[],
): Report {
  const { target, games, seeds, firstSeed } = found;
  const stored = games.fromStore > 0 ? ` (${games.fromStore} from the store)` : '';
  return {
    model,
    subject: target.name,
    setting: `${games.natural + games.paired} games${stored} for ${players} (${botsOf(seats)}), ${seedsFrom(firstSeed, seeds)}`,
    warnings,
    findings: parts(worthIn(found), usualIn(found), verdictIn(found), ratesIn(found), slotUseIn(found)),
    sections: parts(likeIn(found), seedsIn(found), roundsIn(found), companionsIn(found)),
    legend: 'In brackets: intervals of 95 %, over seeds.',
  };
}

function worthIn({ worth, wins, design, measure, tail, target }: BalanceReport): string | null {
  if (worth === null) {
    return target.section === 'decks' ? null : 'Chance gave it to nobody in these games, so its worth cannot be told.';
  }
  const more = wins === null || measure === 'wins' ? '' : `; ${interval(wins)} ${UNITS.wins}`;
  return `Worth to ${DESIGNS[design]}: ${interval(worth)} ${UNITS[measure]}${more}; p ${chance(tail ?? 1)}`;
}

function usualIn({ kin, measure, target }: BalanceReport): string | null {
  if (kin === null || kin.spread.things < 3) return null;
  const { low, high, least, error } = kin.usual;
  // a band of the deck's own is wider than what is never noticed
  const isLeast = high - low <= 2 * least * (1 + 1e-9);
  const what = target.section === 'boards' ? 'the other boards' : 'its deck';
  return (
    `Usual of ${target.section === 'decks' ? 'this deck' : what}: ${range({ low, high })} ${UNITS[measure]} ` +
    `(${kin.spread.things} of them, by who got them by chance; a border may be ${fixed(error.outwards, 1)} farther out)` +
    (isLeast ? `. It is never narrower than ${signed(least)} on either side, a fifth of the deviation of results.` : '')
  );
}

function verdictIn({ judgement, seeds, games }: BalanceReport): Part | null {
  if (judgement === null) return null;
  const { verdict, seedsNeeded } = judgement;
  const perSeed = (games.natural + games.paired) / seeds;
  const more = seedsNeeded === null ? '' : ` About ${Math.ceil(seedsNeeded * perSeed)} games would (--games).`;
  const text = `${VERDICTS[verdict]}${more}`;
  return verdict === 'strong' || verdict === 'weak' ? emphasis('yellow', text) : text;
}

function ratesIn({ rates, design }: BalanceReport): Part[] {
  if (rates === null || rates.chances === 0) return [];
  const { used, deck, round, wins, chances } = rates;
  const of =
    deck === null ? '' : `; of its deck ${percent(deck.median)} %, most ${percent(deck.p10)} to ${percent(deck.p90)} %`;
  const when = round === null ? '' : `, in round ${round} at the median`;
  const what = design === 'shown' ? 'Taken where it was laid out' : 'Used by who got it';
  const isDead = deck !== null && used.high < deck.median / 2;
  return parts(
    `${what}: ${shares(used)} of ${chances}${when}${of}`,
    isDead && 'Hardly used, other than its like: its worth is that of not using it, and says little of its effect.',
    wins !== null && `Who took it won: ${shares(wins)}`,
  );
}

function slotUseIn({ slotUse, target }: BalanceReport): string | null {
  if (slotUse === null) return null;
  const place = slotUse.findIndex(({ id }) => id === target.id);
  return place < 0
    ? 'Nobody chose it in the natural games.'
    : `Chosen ${slotUse[place].perGame.toFixed(1)} times a game and player: place ${place + 1} of ${slotUse.length}`;
}

/** A share of use below which a card is hardly in the game. */
const HARDLY = 0.1;

/** The thing among its like; a deck or all boards, member by member. */
function likeIn(found: BalanceReport): Section | null {
  const { kin, target, worth, measure } = found;
  const members = judgeMembers(found);
  if (kin === null || members.length === 0) return null;
  const isOne = target.section === 'cards';
  const items = members
    .filter(({ id }) => !isOne || id !== target.id)
    .map(({ id, name, effect: { effect, low, high }, standsOut }): IntervalItem => ({
      name,
      mean: effect,
      low,
      high,
      isMarked: !isOne && (standsOut || id === target.id),
    }));
  if (isOne && worth !== null) items.push({ name: target.name, ...worth, isMarked: true });
  const unused = members.filter(({ used }) => used !== null && used < HARDLY).map(({ name }) => name);
  const list = parts(
    table(
      members,
      [
        ['', 'text', ({ name }) => name],
        ['worth', 'signed', ({ effect }) => effect.effect],
        ['from', 'signed', ({ effect }) => effect.low],
        ['to', 'signed', ({ effect }) => effect.high],
        ['had', 'count', ({ effect }) => effect.rows],
        ['used', 'percent', ({ used }) => used],
        ['p', 'chance', ({ tail, standsOut }) => ({ tail, isSure: standsOut })],
      ],
      { marked: ({ standsOut }) => standsOut, short: { rows: 10, at: 'ends' } },
    ),
    `* stands out, corrected for all ${members.length} (Holm); ask about it alone to be sure`,
    unused.length > 0 && `Hardly ever used by who got it: ${unused.join(', ')}`,
  );
  return section(
    isOne ? 'Among its deck' : 'All of them',
    {
      kind: 'intervals',
      title: `Worth in ${UNITS[measure]}, with intervals of 95 %`,
      items: items.toSorted((a, b) => b.mean - a.mean),
      band: kin.usual,
      caption:
        `Worth in ${UNITS[measure]}. The band is what is usual: ${range(kin.usual)}. ` +
        (isOne
          ? `${target.name} from pairs of games, the others by who got them by chance.`
          : 'By who got them by chance.'),
    },
    !isOne && list,
  );
}

const seedsIn = ({ bySeed, measure, target }: BalanceReport): Section | null =>
  bySeed.length < 2
    ? null
    : section('Seed by seed', {
        kind: 'histogram',
        title: `Worth with each seed, in ${UNITS[measure]}`,
        values: bySeed,
        caption: `Each value is one seed: the same game with ${target.name} in other hands.`,
      });

const roundsIn = ({ rates, design }: BalanceReport): Section | null =>
  rates === null || rates.chances === 0 || rates.byRound.length === 0
    ? null
    : section(design === 'shown' ? 'Taken by the end of each round' : 'Used by the end of each round', {
        kind: 'steps',
        title: `Share by round, of ${rates.chances}`,
        points: rates.byRound.map(({ round, share }) => ({ x: round, y: share })),
      });

function companionsIn({ companions }: BalanceReport): Section | null {
  if (companions.length === 0) return null;
  const sure = companions.filter(({ tail }) => tail < 0.05).length;
  return section(
    'What it goes with',
    `By how much it is worth more to seats that also got the other card; p is corrected for all ${companions.length} ` +
      `(Holm)${sure === 0 ? ', and none is sure' : ''}.`,
    table(
      companions,
      [
        ['card', 'text', ({ name }) => name],
        ['more', 'signed', ({ more }) => more.mean],
        ['95 %', 'range', ({ more }) => more],
        ['seats', 'count', ({ seats }) => seats],
        ['p', 'chance', ({ tail }) => ({ tail, isSure: tail < 0.05 })],
      ],
      { short: { rows: sure || 3, at: 'top' } },
    ),
  );
}
