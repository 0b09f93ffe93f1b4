/**
 * Whoever does not know cannot tell: of two positions that differ only in what a seat does not know, the worker shows that seat the
 * same. The judge is the dealing of what a seat does not know, which is itself held against all games in which it saw the same
 * (interpreter/machine/knowledge.test.ts).
 */
import { describe, expect, it } from 'vitest';
import { firstDifference } from '../../test/support/differences.ts';
import {
  ABYSSAL_TRADE,
  CITIES,
  loaded,
  GLEANING,
  MASKED_CARDS,
  MEMORY,
  NAUTILUS,
  pack,
  RARE_PATHS,
  REEF_FAIR,
  SHAPES,
  SEALED_BIDS,
  SHELLS,
  YUCATA,
} from '../../test/support/packs.ts';
import { rounds, sampleOf, seed as firstSeed } from '../../test/support/width.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { type NewGame, type Game, newGame } from '../../interpreter/index.ts';
import { describeTryPosition, factsOf } from '../../interpreter/scenario/index.ts';
import { seatsOf } from '../../interpreter/setup/presets.ts';
import { adviceOn } from '../../study/bots/advice.ts';
import { OpenTable } from '../../test/support/open-table.ts';
import type { TableSetup, Viewer } from '../../table/protocol.ts';

interface Table {
  path: string;
  players: number;
  options?: NewGame['options'];
  /** more than one for each of the others, where a game by chance may be very short */
  games?: number;
}

const TABLES: Table[] = [
  ...[1, 2, 3, 4].map((players) => ({ path: CITIES, players })),
  { path: CITIES, players: 2, options: { 'government-contracts': 'in-play' } },
  { path: YUCATA, players: 2 },
  { path: ABYSSAL_TRADE, players: 3 },
  { path: SHAPES, players: 2 },
  { path: REEF_FAIR, players: 2 },
  { path: RARE_PATHS, players: 2 },
  { path: SHELLS, players: 2 },
  { path: MEMORY, players: 3 },
  { path: MASKED_CARDS, players: 2 },
  { path: SEALED_BIDS, players: 3 },
  { path: GLEANING, players: 3 },
  { path: NAUTILUS, players: 4, games: 5 },
];

/** Games of few decisions, of which each is looked at. */
const SHORT: ReadonlySet<string> = new Set([SHELLS, MEMORY, SEALED_BIDS, GLEANING]);

/** Options of a decision that are looked at beforehand. */
const PREVIEWED = 3;
const HINT_LINES = { lines: 100 };

const peopleOf = ({ players, options = {} }: Table): TableSetup => ({
  seats: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed: 1,
  options,
});

/** A table at which this game is played. */
function tableWith(game: Game, table: Table): OpenTable {
  const shown = new OpenTable(pack(table.path), { setup: peopleOf(table), language: 'en' });
  Object.assign(shown.game['shared'], { game });
  return shown;
}

/** Two games that the seat cannot tell apart from this one; null where one goes another way before anybody is asked. */
function twinsOf(game: Game, seat: number, source: ChoiceSource): [Game, Game] | null {
  const twin = (): Game => game.hypothetical(seat, source.below(1_000_000));
  const twins: [Game, Game] = [twin(), twin()];
  return twins.some(({ length }) => length > 0) ? null : twins;
}

/** All that the worker says to a seat about a game. */
function toldOf(game: Game, viewer: Viewer, table: Table, isAdvised: boolean): Record<string, unknown> {
  const shown = tableWith(game, table);
  const seats = Array.from({ length: table.players }, (_, seat) => seat);
  const view = shown.view(viewer);
  const keys = (view.decision?.options ?? []).map(({ key }) => key);
  const told = {
    view,
    overviews: seats.map((seat) => shown.overview(seat, game.length, viewer)),
    scores: shown.at(viewer).scores(),
    previews: sampleOf(keys, Math.min(PREVIEWED, keys.length)).map((key) => [key, shown.preview(key, viewer, true)]),
    hint: view.decision === null || !isAdvised ? null : adviceOn(game, HINT_LINES),
  };
  return told;
}

/** Positions of random games, each with the seat that looks. */
function* positionsOf(table: Table): Generator<{ game: Game; viewer: number; source: ChoiceSource }> {
  const { path, players, options = {}, games = 1 } = table;
  const everybody = Array.from({ length: players }, (_, seat) => seat);
  for (let n = 0; n < games * rounds(1, 6); n++) {
    const seed = firstSeed + n;
    const game = newGame(pack(path), { players, seed, options, trace: true, faceDown: everybody });
    const source = new ChoiceSource(seed);
    while (game.decision !== null) {
      const { player, kind } = game.decision;
      // with the end of a turn comes what was hidden
      const seldom = SHORT.has(path) ? 1 : rounds(path === CITIES ? 40 : 12, 6);
      if (source.below(kind === 'confirm' ? rounds(3, 1) : seldom) === 0) {
        yield { game, viewer: source.below(3) > 0 ? player : source.below(players), source };
      }
      const { options: offered } = game.decision;
      game.choose(offered[source.below(offered.length)].key);
    }
  }
}

const nameOf = ({ path, players, options }: Table): string =>
  `${path}, ${players}${options === undefined ? '' : ` (${Object.values(options).join(', ')})`}`;

/** Tables at which the Lab is looked at, too. */
const IN_LAB = new Set(sampleOf(TABLES, 4));

// both laws of a table follow each other, as few packs are kept
describe.each(TABLES.map((table) => [nameOf(table), table] as const))('%s players', (_name, table) => {
  it('whoever does not know cannot tell', () => {
    let compared = 0;
    for (const { game, viewer, source } of positionsOf(table)) {
      const twins = twinsOf(game, viewer, source);
      if (twins === null) continue;
      const [one, other] = twins;
      const isAdvised = compared % rounds(3, 1) === 0;
      const [told, toldOther] = [one, other].map((twin) => toldOf(twin, viewer, table, isAdvised));
      const where = { step: game.length, viewer, difference: firstDifference(told, toldOther) };
      expect(where).toEqual({ ...where, difference: null });
      // nor by the order in which things are said
      expect(JSON.stringify(told)).toBe(JSON.stringify(toldOther));
      if (++compared >= rounds(8, 1000)) break;
    }
    expect(compared).toBeGreaterThan(2);
  });

  if (!IN_LAB.has(table)) return;
  it('in the Lab, what the seat does not know has been dealt again, and what it knows is as it is', () => {
    const { path, players } = table;
    const { model } = loaded(path);
    let compared = 0;
    let otherwise = 0;
    for (const { game, source } of positionsOf(table)) {
      if (compared >= rounds(5, 50)) break;
      const step = source.below(2) === 0 ? game.length : source.below(game.length + 1);
      const viewer = source.below(players);
      const lab = tableWith(game, table).at(viewer).labPosition(step)!;
      const { before, problems } = describeTryPosition({ model }, { at: lab });
      expect(problems).toEqual([]);
      // the record leads on to where what is forced has been taken
      const forced = game.keys.slice(step).findIndex((key) => !key.startsWith('='));
      const rest = forced < 0 ? game.length : step + forced;
      const dealt = game.hypothetical(viewer, rest, rest);
      // of other secrets something else may be forced, which is taken at once
      if (dealt.length > 0) continue;
      const there = game.fork(rest);
      const seats = seatsOf(there.vm);
      const factsFor = (of: Game, seat: number | null) =>
        Object.fromEntries(factsOf(seat === null ? of.everything() : of.view(seat), seats, model));
      expect(firstDifference(before, factsFor(dealt, null))).toBeNull();
      expect(firstDifference(factsFor(dealt, viewer), factsFor(there, viewer))).toBeNull();
      if (firstDifference(before, factsFor(there, null)) !== null) otherwise++;
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
    // in small games, late, there is little left that a seat does not know
    expect(otherwise).toBeGreaterThanOrEqual(compared / (SHORT.has(path) ? 4 : 2));
  });
});
