/** The statistics of a pack from random games: every number of players side by side. */
import { type CardDef, counterInWords, type PackModel } from '../../dsl/internal.ts';
import { groupBy } from '../coverage/group-by.ts';
import type { PackStatistics, Played } from '../simulate/every-count.ts';
import type { Figures } from '../simulate/figures.ts';
import { hundredths } from '../simulate/spread.ts';
import { seedsFrom } from './numbers.ts';
import { type Column, type Part, parts, type Report, type Section, section, table, type Table } from './report.ts';
import { bucketsOf, nameOf, neverIn, seatsFrom, shareOf, spreadColumns } from './simulate.ts';

/** With fewer seats a difference is not significant. */
const ENOUGH = 30;
/** Number of cards at each end of the list of outstanding ones. */
const OUTSTANDING = 12;

export function reportStatistics(model: PackModel, { played, withOptions, besides, never }: PackStatistics): Report {
  const [{ games, firstSeed }] = played;
  const others = withOptions > 0 ? `, and in ${number(withOptions)} with each other value of an option` : '';
  return {
    model,
    subject: 'statistics of random games',
    setting: `${number(games)} games for each of ${counts(played)} players, ${seedsFrom(firstSeed, games)}, usual options`,
    findings: [
      'Every player takes each legal option with the same chance. So this shows what is possible, how ' +
        'often chance alone does it, and what is clearly exceptional; it does not show how good players fare.',
    ],
    sections: parts(
      scoresIn(model, played),
      slotsIn(model, played),
      outstandingIn(model, played),
      cardsIn(model, played),
      takenIn(model, played),
      programsIn(model, played),
      besides.map(({ option, value, played: of }) =>
        section(
          `With ${option}: ${value}`,
          `${number(of[0].games)} games for each of ${counts(of)} players. Only what the usual games lack is listed.`,
          cardsIn(model, of),
          takenIn(model, of),
          programsIn(model, of),
        ),
      ),
      neverIn(model, never, [
        `In all these games${others}: a fault, a card too hard for chance, or something to know.`,
      ]),
    ),
  };
}

const number = (n: number): string => n.toLocaleString('en-US');
const counts = (played: readonly Played[]): string => played.map(({ players }) => players).join(', ');

/** A column for each number of players. */
const byPlayers = <R>(played: readonly Played[], of: (row: R, played: Played) => number | null): Column<R>[] =>
  played.map((here): Column<R> => [`${here.players} pl.`, 'inHundred', (row) => of(row, here)]);

function scoresIn(model: PackModel, played: readonly Played[]): Section | null {
  const general = table(played, [
    ['players', 'count', ({ players }) => players],
    [
      'wins by seat, %',
      'text',
      ({ seats, games }) => seats.map(({ wins }) => ((100 * wins) / games).toFixed(1)).join(' / '),
    ],
    ['decisions a game', 'count', ({ decisionsPerGame }) => Math.round(decisionsPerGame)],
    ['with a choice', 'count', ({ choicesPerGame }) => Math.round(choicesPerGame)],
    ['options each', 'tenths', ({ optionsPerChoice }) => optionsPerChoice],
    ['look-ahead given up', 'count', ({ lookAhead }) => lookAhead.givenUp],
  ]);
  if (model.score === undefined) return section('Games', general);
  const name = counterInWords(model, model.score);
  const all = new Map<number, number>();
  for (const { statistics } of played) {
    for (const { score, seats } of statistics.distribution) all.set(score, (all.get(score) ?? 0) + seats);
  }
  const steps = bucketsOf([...all].sort(([a], [b]) => a - b).map(([score, seats]) => ({ score, seats })));
  return section(
    'Scores',
    `Final ${name} of all seats.`,
    table(played, [
      ['players', 'count', ({ players }) => players],
      ['mean', 'tenths', ({ statistics }) => statistics.score.mean],
      ['deviation', 'tenths', ({ statistics }) => statistics.score.deviation],
      ...spreadColumns<Played>(({ statistics }) => statistics.score),
    ]),
    `How many of a hundred seats end with so many ${name}:`,
    table(steps, [
      [name, 'text', nameOf],
      ...byPlayers<(typeof steps)[number]>(played, ({ from, to }, { players, games, statistics }) =>
        shareOf(seatsFrom(statistics.distribution, from, to), games * players),
      ),
    ]),
    general,
  );
}

const slotsIn = (model: PackModel, played: readonly Played[]): Section | null =>
  model.slots.length === 0
    ? null
    : section(
        'Slots',
        'How many of a hundred markers are placed there; empty where the slot is not in the game.',
        table(model.slots, [
          ['slot', 'text', ({ name }) => name],
          ['color', 'text', ({ color }) => color],
          ...byPlayers<PackModel['slots'][number]>(played, ({ id }, { slots }) => {
            const slot = slots.find((one) => one.id === id);
            return slot === undefined
              ? null
              : shareOf(
                  slot.taken,
                  slots.reduce((sum, { taken }) => sum + taken, 0),
                );
          }),
        ]),
      );

/** A card over all numbers of players: each difference is from the mean of its own number. */
interface Rated {
  seats: number;
  difference: number;
  error: number;
}

/** Null where fewer seats had it than say something. */
function rated(id: string, played: readonly Played[]): Rated | null {
  const of = played.flatMap(({ statistics }) => statistics.cards.filter((card) => card.id === id && card.seats > 0));
  const seats = of.reduce((sum, card) => sum + card.seats, 0);
  if (seats < ENOUGH) return null;
  const weighted = (value: (card: Figures['cards'][number]) => number, power = 1): number =>
    of.reduce((sum, card) => sum + value(card) ** power * (card.seats / seats) ** power, 0);
  return {
    seats,
    difference: hundredths(weighted((card) => card.difference!)),
    error: hundredths(Math.sqrt(weighted((card) => card.error!, 2))),
  };
}

function outstandingIn(model: PackModel, played: readonly Played[]): Section | null {
  if (model.score === undefined) return null;
  const all = model.cards
    .flatMap((def) => {
      const card = rated(def.id, played);
      return card === null ? [] : [{ def, ...card }];
    })
    .sort((a, b) => b.difference - a.difference);
  if (all.length === 0) return null;
  const list = (of: typeof all): Table | null =>
    table(of, [
      ['card', 'text', ({ def }) => def.name],
      ['deck', 'text', ({ def }) => def.deck],
      ['color', 'text', ({ def }) => def.color],
      ['seats', 'count', ({ seats }) => seats],
      ['difference', 'signedHundredths', ({ difference }) => difference],
      ['±', 'hundredths', ({ error }) => error],
    ]);
  const some = Math.min(OUTSTANDING, Math.ceil(all.length / 2));
  return section(
    'Cards that stand out',
    `The mean score of the seats that had the card, less that of all seats with as many players, with ` +
      `its standard error. A seat has a card when the card's effect, or something that it sets off, is ` +
      `done for it, or when it comes to where it listens. That a card goes with a high score does not ` +
      `say that it makes it: what needs much comes to those who have much. Left out are cards that ` +
      `fewer than ${ENOUGH} seats had.`,
    list(all.slice(0, some)),
    'At the other end:',
    list(all.slice(-some).reverse()),
  );
}

function cardsIn(model: PackModel, played: readonly Played[]): Section | null {
  const here = model.cards
    .filter(({ id }) => played.some(({ statistics }) => statistics.cards.some((card) => card.id === id)))
    .sort((a, b) => (a.number ?? 1e9) - (b.number ?? 1e9));
  if (here.length === 0) return null;
  const games = played.reduce((sum, of) => sum + of.games, 0);
  const uses = (def: CardDef): number =>
    played.reduce((sum, { cards }) => {
      const card = cards.find(({ id }) => id === def.id)!;
      return sum + card.used + card.abilities;
    }, 0);
  const columns: Column<CardDef>[] = [
    ['no.', 'count', (def) => def.number],
    ['card', 'text', (def) => def.name],
    ['type', 'text', (def) => def.type],
    ['color', 'text', (def) => def.color],
    ...byPlayers<CardDef>(played, (def, { statistics, games: of }) => {
      const card = statistics.cards.find(({ id }) => id === def.id);
      return card === undefined ? null : card.seats / of;
    }),
    ['used', 'inHundred', (def) => uses(def) / games || null],
    ['difference', 'signedHundredths', (def) => rated(def.id, played)?.difference],
    ['±', 'hundredths', (def) => rated(def.id, played)?.error],
  ];
  const decks = model.decks.flatMap(({ id }) => here.filter(({ deck }) => deck === id));
  return section(
    'Cards',
    'In a hundred games: how many seats had the card, by number of players, and how often it was used ' +
      'or its free ability was; then what having it goes with, as above.',
    groupBy(decks, ({ deck }) => deck).map(([deck, of]) =>
      section(model.decks.find(({ id }) => id === deck)?.name ?? deck, table(of, columns)),
    ),
  );
}

function takenIn(model: PackModel, played: readonly Played[]): Section | null {
  const cardOf = (id: string, { statistics }: Played): Figures['cards'][number] | undefined =>
    statistics.cards.find((card) => card.id === id);
  const rows = model.cards.filter(({ id }) => played.some((of) => (cardOf(id, of)?.taken ?? 0) > 0));
  if (rows.length === 0) return null;
  return section(
    'Taken from the open cards',
    'Cards that went from between the players to one of them, in a hundred games.',
    table(rows, [
      ['card', 'text', ({ name }) => name],
      ['deck', 'text', ({ deck }) => deck],
      ...byPlayers<CardDef>(played, ({ id }, of) => {
        const card = cardOf(id, of);
        return card === undefined ? null : card.taken / of.games;
      }),
    ]),
  );
}

type ProgramRow = Figures['programs'][number];

/** Boards, tracks, pieces: how often their programs ran. */
function programsIn(model: PackModel, played: readonly Played[]): Part[] {
  const texts = new Map<string, string>(
    model.boards.flatMap(({ id, sites }) =>
      sites.flatMap((site) => [
        [`${id} ${site.id} bonus`, site.bonus?.origin.text ?? ''] as const,
        ...Object.entries(site.programs).map(
          ([name, program]) => [`${id} ${site.id} ${name}`, program.origin.text] as const,
        ),
      ]),
    ),
  );
  const keyOf = ({ id, site, program }: ProgramRow): string => `${id} ${site ?? ''} ${program}`;
  const all = new Map<string, ProgramRow>();
  const rates = new Map(
    played.map((here) => [here, new Map(here.statistics.programs.map((of) => [keyOf(of), of.times / here.games]))]),
  );
  for (const of of played.flatMap(({ statistics }) => statistics.programs)) {
    if (of.section !== 'cards' && of.section !== 'slots' && !all.has(keyOf(of))) all.set(keyOf(of), of);
  }
  const rows = [...all.values()];
  const shares = byPlayers<ProgramRow>(played, (of, here) => rates.get(here)?.get(keyOf(of)) ?? null);
  const listed = (title: string, what: string, of: ProgramRow[], columns: Column<ProgramRow>[]): Section | null =>
    of.length === 0
      ? null
      : section(title, `How often ${what} done, in a hundred games.`, table(of, [...columns, ...shares]));
  return parts(
    listed(
      'Sites',
      'the bonus or another program of a site was',
      rows.filter(({ site }) => site !== undefined),
      [
        ['board', 'text', ({ id }) => id],
        ['site', 'text', ({ site }) => site],
        ['program', 'text', ({ program }) => program],
        ['text', 'text', (of) => texts.get(keyOf(of))],
      ],
    ),
    listed(
      'Tracks and pieces',
      'their programs were',
      rows.filter(({ site }) => site === undefined),
      [
        ['', 'text', ({ id }) => id],
        ['program', 'text', ({ program }) => program],
      ],
    ),
  );
}
