/** Whether an effect does what a statement says: played on positions that are about it, with 2, 3 and 4 players. */
import { ChoiceSource } from '../../interpreter/internal.ts';
import { doable } from '../../study/equivalence/doable.ts';
import { Played, type Deed } from './played.ts';
import { builds, draws, gains, nothing, sameAs, distinct, type Deed as NotedDeed, type Position } from './position.ts';
import { COLORS, PIECES, RESOURCES, type Color, type Piece, type Resource } from './terms.ts';
import type { Happening, Statement } from './statement.ts';

const POSITIONS = 4;

/** What is wrong with that effect; null: nothing that was seen. `active`: on how many positions something came of it. */
export interface Judged {
  wrong: string | null;
  active: number;
}

export function judged(statement: Statement, effect: string): Judged {
  const { when } = statement;
  const done = doable(effect);
  if (!done) return { wrong: 'no effect', active: 0 };
  const frames = done.frames.filter((frame) => frame !== '').join(', ');
  const expected =
    when.at === 'ability' ? `once per ${when.period}` : when.at === 'event' && when.until === null ? 'in force' : '';
  if (frames !== expected) return { wrong: `it is "${frames}", not "${expected}"`, active: 0 };
  const tries = when.at === 'event' ? when.tries : [[]];
  const effectDeed: Deed = { text: done.text, by: 0 };
  const deeds = tries.map((happenings) => [effectDeed, ...happenings.flatMap(inGame)]);
  const source = new ChoiceSource(statement.seed);
  let active = 0;
  for (const players of [2, 3 + source.below(2)]) {
    const game = new Played(players, deeds.flat());
    for (let i = 0; i < POSITIONS; i++) {
      const from = positionFor(statement, players, source);
      for (const [n, happenings] of tries.entries()) {
        const said = outcomesOf(statement, from, happenings);
        const found = said && game.outcomes(from, deeds[n]);
        if (!said || !found) continue;
        if (said.full.some((one) => sameAs(one) !== sameAs(from))) active++;
        const loose = new Set(said.loose.map(sameAs));
        const extra = [...found.keys()].find((one) => !loose.has(one));
        const missing = said.full.map(sameAs).find((one) => !found.has(one));
        if (extra === undefined && missing === undefined) continue;
        const after = happenings.map(({ what, by }) => `${what}@${by}`).join(', ');
        const told = [
          `from     ${sameAs(from)}${after ? ` after ${after}` : ''}`,
          ...(extra === undefined ? [] : [`wrongly  ${extra}`]),
          ...(missing === undefined ? [] : [`lacks    ${missing}`]),
        ];
        return { wrong: told.join('\n'), active };
      }
    }
  }
  return { wrong: null, active };
}

/** What is said to come of it; null: more cards are drawn than there are. */
function outcomesOf(
  { when, full, loose }: Statement,
  from: Position,
  happenings: readonly Happening[],
): { full: Position[]; loose: Position[] } | null {
  const once = (deed: NotedDeed, at: Position[]): Position[] =>
    distinct(
      at.flatMap((one) => {
        const after = deed.isAnything(one, 0) ? deed.outcomes(one, 0) : [];
        return after.length > 0 ? after : [one];
      }),
    );
  try {
    if (when.at !== 'event') return { full: once(full, [from]), loose: [from, ...once(loose, [from])] };
    let [all, some] = [[from], [from]];
    let count = 0;
    let isOver = false;
    for (const happening of happenings) {
      const itself = noted(happening);
      all = distinct(all.flatMap((one) => itself.outcomes(one, happening.by)));
      some = distinct(some.flatMap((one) => itself.outcomes(one, happening.by)));
      const [moment, period] = happening.what.split(':');
      if (moment === 'end' && period === when.until) isOver = true;
      if (when.nth && moment === 'end' && period === when.nth.period) count = 0;
      if (!isOver && when.hears(happening)) {
        count++;
        if (when.nth === null || count === when.nth.n) {
          all = once(full, all);
          some = distinct([...some, ...once(loose, some)]);
        }
      }
      if (moment === 'build') {
        const gone = (one: Position): Position => builds(period as Piece, -1).outcomes(one, happening.by)[0];
        [all, some] = [all.map(gone), some.map(gone)];
      }
    }
    return { full: all, loose: some };
  } catch (error) {
    if ((error as Error).message.startsWith('too small a deck')) return null;
    throw error;
  }
}

/** What happens by itself, as a player notes it down. */
function noted({ what }: Happening): NotedDeed {
  const [kind, name] = what.split(':');
  if (kind === 'build') return builds(name as Piece);
  if (kind === 'gain') return gains([[1, name as Resource]]);
  return kind === 'draw' ? draws(1) : nothing;
}

/** The same in the game: a piece is built where nothing is gained by it, and taken away again. */
function inGame({ what, by }: Happening): Deed[] {
  const [kind, name] = what.split(':');
  if (kind === 'build') {
    const site = name === 'tunnel' ? 'tunnel-site' : 'building-site';
    return [
      { text: `build ${name} on ${site} free`, by },
      { text: `remove ${site}`, by },
    ];
  }
  return [{ text: kind === 'gain' ? `gain 1 ${name}` : kind === 'draw' ? 'gain 1 card' : `${kind} ${name}`, by }];
}

/** Amounts at both sides of the numbers of a statement; hands of few cards; a deck of one color. */
function positionFor({ about }: Statement, players: number, source: ChoiceSource): Position {
  const pick = <T>(list: readonly T[]): T => list[source.below(list.length)];
  const near = [...about.numbers].flatMap((n) => [n - 1, n, n + 1]);
  const amounts = [...new Set([0, 1, 2, 20, ...near])];
  const few = amounts.filter((n) => n <= 6);
  return {
    era: about.era ? 1 + source.below(3) : 1,
    deck: Array.from({ length: 14 }, () => 'green' as const),
    discarded: ['red'],
    seats: Array.from({ length: players }, () => ({
      resources: Object.fromEntries(
        RESOURCES.map((one) => [one, about.resources.has(one) ? pick(amounts) : 5]),
      ) as Record<Resource, number>,
      pieces: Object.fromEntries(PIECES.map((one) => [one, about.pieces.has(one) ? pick(few) : 0])) as Record<
        Piece,
        number
      >,
      hand: about.cards ? handOf(source) : [],
    })),
  };
}

const handOf = (source: ChoiceSource): Color[] => [
  ...(source.below(2) === 0 ? [COLORS[0]] : []),
  ...Array.from({ length: source.below(4) }, () => COLORS[1 + source.below(2)]),
];
