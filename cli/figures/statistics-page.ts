/** The statistics of a pack as a page (Markdown): every number of players side by side. */
import { type CardDef, counterInWords, type PackModel } from '../../dsl/internal.ts';
import { outermost, type Figures, type Never, hundredths, signed, type Simulation } from '../../study/internal.ts';
import { UNREACHED_LABELS } from './coverage-parts.ts';
import { groupBy } from '../group-by.ts';
import { bucketsOf } from './statistics-lines.ts';

/** The games of one number of players with the default options. */
export type Played = Simulation & { statistics: Figures };

export interface StatisticsPage {
  model: PackModel;
  /** the command that writes this page */
  command: string;
  played: Played[];
  /** games with each other value of an option; used for what never happened */
  withOptions: number;
  /** values of options that add cards or boards: the page shows only those from their games */
  besides: { option: string; value: string; played: Played[] }[];
  never: Never;
}

/** With fewer seats a difference is not significant. */
const ENOUGH = 30;
/** Number of cards at each end of the list of outstanding ones. */
const OUTSTANDING = 12;

export function statisticsPage(page: StatisticsPage): string {
  const { model, command, played, withOptions } = page;
  const games = played[0].games;
  const intro = [
    `# ${model.title}: statistics of random games`,
    `Written by \`${command}\`; do not edit. Pack ${model.id} ${model.version}, ${model.hash.slice(0, 16)}.`,
    `${number(games)} games for each of ${played.map(({ players }) => players).join(', ')} players, ` +
      `seeds ${played[0].firstSeed} to ${number(played[0].firstSeed + games - 1)}, usual options.` +
      ` Every player takes each legal option with the same chance. So this shows what is possible, how ` +
      `often chance alone does it, and what is clearly exceptional; it does not show how good players ` +
      `fare.`,
  ];
  const parts = [
    intro.join('\n\n'),
    scores(page),
    slots(page),
    outstanding(page),
    cards(page),
    taken(page),
    programs(page),
    ...page.besides.map((games) => besides(page, games)),
    never(page.never, model, withOptions),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const number = (n: number): string => n.toLocaleString('en-US');
const percent = (n: number, of: number): string => (of === 0 ? '–' : ((100 * n) / of).toFixed(1));
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A table; all columns but the first `left` are aligned to the right. */
function table(head: string[], rows: string[][], left = 1): string {
  return [head, head.map((_, i) => (i < left ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');
}
const section = (title: string, ...text: string[]): string => [`## ${title}`, ...text].join('\n\n');
const playersHead = (played: readonly Played[]): string[] => played.map(({ players }) => `${players} pl.`);

function scores({ model, played }: StatisticsPage): string {
  const wins = played.map(
    ({ players, games, seats, decisionsPerGame, choicesPerGame, optionsPerChoice, lookAhead }) => [
      String(players),
      seats.map((seat) => percent(seat.wins, games)).join(' / '),
      String(Math.round(decisionsPerGame)),
      String(Math.round(choicesPerGame)),
      optionsPerChoice.toFixed(1),
      String(lookAhead.givenUp),
    ],
  );
  const general = table(
    ['players', 'wins by seat, %', 'decisions a game', 'with a choice', 'options each', 'look-ahead given up'],
    wins,
    2,
  );
  if (model.score === undefined) return section('Games', general);
  const name = counterInWords(model, model.score);
  const spreads = played.map(({ players, statistics: { score: s } }) => [
    String(players),
    s.mean.toFixed(1),
    s.deviation.toFixed(1),
    ...[s.min, s.p10, s.p25, s.median, s.p75, s.p90, s.max].map(String),
  ]);
  const all = new Map<number, number>();
  for (const { statistics } of played) {
    for (const { score, seats } of statistics.distribution) all.set(score, (all.get(score) ?? 0) + seats);
  }
  const steps = bucketsOf([...all].sort(([a], [b]) => a - b).map(([score, seats]) => ({ score, seats })));
  const shares = steps.map(({ from, to }) => [
    from === to ? String(from) : `${from} to ${to}`,
    ...played.map(({ players, games, statistics }) =>
      percent(
        statistics.distribution.reduce(
          (sum, { score, seats }) => (score >= from && score <= to ? sum + seats : sum),
          0,
        ),
        games * players,
      ),
    ),
  ]);
  return section(
    'Scores',
    `Final ${name} of all seats.`,
    table(['players', 'mean', 'deviation', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'], spreads),
    `How many of a hundred seats end with so many ${name}:`,
    table([name, ...playersHead(played)], shares),
    general,
  );
}

function slots({ model, played }: StatisticsPage): string {
  if (model.slots.length === 0) return '';
  const rows = model.slots.map(({ id, name, color }) => [
    name,
    color ?? '',
    ...played.map(({ slots: of }) => {
      const slot = of.find((s) => s.id === id);
      return slot
        ? percent(
            slot.taken,
            of.reduce((sum, s) => sum + s.taken, 0),
          )
        : '';
    }),
  ]);
  return section(
    'Slots',
    'How many of a hundred markers are placed there; empty where the slot is not in the game.',
    table(['slot', 'color', ...playersHead(played)], rows, 2),
  );
}

/** A card over all numbers of players: each difference is from the mean of its own number. */
interface Rated {
  seats: number;
  difference: number;
  error: number;
}

function rated(id: string, played: readonly Played[]): Rated | null {
  const of = played.flatMap(({ statistics }) => statistics.cards.filter((card) => card.id === id && card.seats > 0));
  const seats = of.reduce((sum, card) => sum + card.seats, 0);
  if (seats === 0) return null;
  const weighted = (value: (card: Figures['cards'][number]) => number, power = 1): number =>
    of.reduce((sum, card) => sum + value(card) ** power * (card.seats / seats) ** power, 0);
  return {
    seats,
    difference: hundredths(weighted((card) => card.difference!)),
    error: hundredths(Math.sqrt(weighted((card) => card.error!, 2))),
  };
}

const ratedCells = (card: Rated | null): string[] =>
  card === null || card.seats < ENOUGH ? ['', ''] : [signed(card.difference, 2), card.error.toFixed(2)];

function outstanding({ model, played }: StatisticsPage): string {
  if (model.score === undefined) return '';
  const all = model.cards
    .flatMap((def) => {
      const card = rated(def.id, played);
      return card !== null && card.seats >= ENOUGH ? [{ def, ...card }] : [];
    })
    .sort((a, b) => b.difference - a.difference);
  if (all.length === 0) return '';
  const rows = (list: typeof all): string =>
    table(
      ['card', 'deck', 'color', 'seats', 'difference', '±'],
      list.map(({ def, seats, difference, error }) => [
        def.name,
        def.deck,
        def.color ?? '',
        number(seats),
        signed(difference, 2),
        error.toFixed(2),
      ]),
      3,
    );
  const some = Math.min(OUTSTANDING, Math.ceil(all.length / 2));
  return section(
    'Cards that stand out',
    `The mean score of the seats that had the card, less that of all seats with as many players, with ` +
      `its standard error. A seat has a card when the card's effect, or something that it sets off, is ` +
      `done for it, or when it comes to where it listens. That a card goes with a high score does not ` +
      `say that it makes it: what needs much comes to those who have much. Left out are cards that ` +
      `fewer than ${ENOUGH} seats had.`,
    rows(all.slice(0, some)),
    'At the other end:',
    rows(all.slice(-some).reverse()),
  );
}

function cards({ model, played }: StatisticsPage): string {
  const here = model.cards.filter(({ id }) =>
    played.some(({ statistics }) => statistics.cards.some((card) => card.id === id)),
  );
  if (here.length === 0) return '';
  const inHundred = (n: number | undefined, games: number): string =>
    n === undefined ? '' : ((100 * n) / games).toFixed(1);
  const row = (def: CardDef): string[] => {
    const uses = played.reduce((sum, { cards: of }) => {
      const card = of.find(({ id }) => id === def.id)!;
      return sum + card.used + card.abilities;
    }, 0);
    return [
      def.number === null ? '' : String(def.number),
      def.name,
      def.type,
      def.color ?? '',
      ...played.map(({ statistics, games }) =>
        inHundred(statistics.cards.find(({ id }) => id === def.id)?.seats, games),
      ),
      uses === 0
        ? ''
        : inHundred(
            uses,
            played.reduce((sum, { games }) => sum + games, 0),
          ),
      ...ratedCells(rated(def.id, played)),
    ];
  };
  const byNumber = here.toSorted((a, b) => (a.number ?? 1e9) - (b.number ?? 1e9));
  const decks = groupBy(
    model.decks.flatMap(({ id }) => byNumber.filter(({ deck }) => deck === id)),
    ({ deck }) => deck,
  ).map(
    ([deck, of]) =>
      `### ${model.decks.find(({ id }) => id === deck)?.name ?? deck}\n\n${table(['no.', 'card', 'type', 'color', ...playersHead(played), 'used', 'difference', '±'], of.map(row), 4)}`,
  );
  return section(
    'Cards',
    'In a hundred games: how many seats had the card, by number of players, and how often it was used ' +
      'or its free ability was; then what having it goes with, as above.',
    ...decks,
  );
}

function taken({ model, played }: StatisticsPage): string {
  const rows = model.cards.flatMap(({ id, name, deck }) => {
    const of = played.map(({ statistics }) => statistics.cards.find((card) => card.id === id));
    return of.some((card) => card !== undefined && card.taken > 0)
      ? [[name, deck, ...of.map((card, i) => (card ? ((100 * card.taken) / played[i].games).toFixed(1) : ''))]]
      : [];
  });
  return rows.length === 0
    ? ''
    : section(
        'Taken from the open cards',
        'Cards that went from between the players to one of them, in a hundred games.',
        table(['card', 'deck', ...playersHead(played)], rows, 2),
      );
}

/** Boards, tracks, pieces: how often their programs ran. */
function programs({ model, played }: StatisticsPage): string {
  const texts = new Map(
    model.boards.flatMap(({ id, sites }) =>
      sites.flatMap((site) => [
        [`${id} ${site.id} bonus`, site.bonus?.origin.text ?? ''] as const,
        ...Object.entries(site.programs).map(
          ([name, program]) => [`${id} ${site.id} ${name}`, program.origin.text] as const,
        ),
      ]),
    ),
  );
  const all = new Map<string, { of: Figures['programs'][number]; rates: Map<number, number> }>();
  for (const { players, games, statistics } of played) {
    for (const of of statistics.programs) {
      if (of.section === 'cards' || of.section === 'slots') continue;
      const key = `${of.id} ${of.site ?? ''} ${of.program}`;
      const entry = all.get(key) ?? { of, rates: new Map<number, number>() };
      all.set(key, entry);
      entry.rates.set(players, (100 * of.times) / games);
    }
  }
  const rates = (of: Map<number, number>): string[] => played.map(({ players }) => of.get(players)?.toFixed(1) ?? '');
  const rows = [...all.values()];
  const sites = rows.filter(({ of }) => of.site !== undefined);
  const others = rows.filter(({ of }) => of.site === undefined);
  const out: string[] = [];
  if (sites.length > 0) {
    out.push(
      section(
        'Sites',
        'How often the bonus or another program of a site was done, in a hundred games.',
        table(
          ['board', 'site', 'program', 'text', ...playersHead(played)],
          sites.map(({ of, rates: r }) => [
            of.id,
            of.site!,
            of.program,
            texts.get(`${of.id} ${of.site} ${of.program}`) ?? '',
            ...rates(r),
          ]),
          4,
        ),
      ),
    );
  }
  if (others.length > 0) {
    out.push(
      section(
        'Tracks and pieces',
        'How often their programs were done, in a hundred games.',
        table(
          ['', 'program', ...playersHead(played)],
          others.map(({ of, rates: r }) => [of.id, of.program, ...rates(r)]),
          2,
        ),
      ),
    );
  }
  return out.join('\n\n');
}

/** What only an option adds, under headings one level lower. */
function besides(page: StatisticsPage, { option, value, played }: StatisticsPage['besides'][number]): string {
  const part = { ...page, played };
  const inner = [cards(part), taken(part), programs(part)].filter((text) => text !== '').join('\n\n');
  return section(
    `With ${option}: ${value}`,
    `${number(played[0].games)} games for each of ${played.map(({ players }) => players).join(', ')} ` +
      `players. Only what the usual games lack is listed.`,
    inner.replaceAll(/^#/gm, '##'),
  );
}

function never({ cards: idle, slots: free, abilities, parts }: Never, model: PackModel, withOptions: number): string {
  const list = (what: string, ids: string[], of: { id: string; name: string }[]): string[] =>
    ids.length === 0 ? [] : [`- ${what}: ${ids.map((id) => of.find((e) => e.id === id)?.name ?? id).join(', ')}`];
  const said = [
    ...list('cards that nobody used', idle, model.cards),
    ...list('slots that nobody took', free, model.slots),
    ...list('free abilities that nobody used', abilities, model.cards),
  ].join('\n');
  const rows = outermost(parts).map((part) => [
    `${part.file}:${part.line}`,
    part.id,
    UNREACHED_LABELS[part.aspect],
    `\`${part.text}\``,
  ]);
  return section(
    'What never happened',
    `In all these games${withOptions > 0 ? `, and in ${number(withOptions)} with each other value of an option` : ''}: ` +
      `a fault, a card too hard for chance, or something to know.`,
    ...(said ? [said] : []),
    ...(rows.length > 0 ? [table(['place', 'of', '', 'part'], rows, 4)] : []),
    ...(said || rows.length > 0 ? [] : ['Nothing: all happened that can.']),
  );
}
