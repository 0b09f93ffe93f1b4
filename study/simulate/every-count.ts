/** Games for every number of players, and some with every value of every option: the statistics of a pack. */
import { type PackModel, type Sources, inGame } from '../../dsl/internal.ts';
import type { OptionValues } from '../../interpreter/internal.ts';
import { variants, type Variant } from '../../interpreter/scenario/index.ts';
import { optionValues } from '../../interpreter/index.ts';
import { type Figures, figuresOf, type Never, neverIn } from './figures.ts';
import { type Manner, playGames } from './jobs.ts';
import { type Simulation, simulationReport } from './report.ts';
import type { SimulationJob } from './run.ts';
import { addStatistics, type Statistics } from './statistics.ts';

/** The games of one number of players with the default options. */
export type Played = Simulation & { statistics: Figures };

export interface PackStatistics {
  played: Played[];
  /** games with each other value of an option; used for what never happened */
  withOptions: number;
  /** values of options that add cards or boards: only those are told from their games */
  besides: { option: string; value: string; played: Played[] }[];
  never: Never;
}

/** One game with another value of an option for so many usual games; more games if the value adds cards or boards. */
const USUAL_TO_OTHER = 20;
const USUAL_TO_NEW = 4;

interface CountsJob extends Manner {
  games: number;
  seed: number;
  path: string;
  /** called with the number of games played and their total */
  progress(done: number, of: number): void;
}

/** Games to be played. `brings`: the value of its option adds cards or boards for these players. */
interface Lot extends Variant {
  option: string;
  value: string;
  brings: boolean;
}

/** Null where it is stopped. */
export async function playEveryCount(
  model: PackModel,
  sources: Sources,
  { games, seed, path, progress, ...manner }: CountsJob,
): Promise<PackStatistics | null> {
  const usual = optionValues(model);
  const perOption = Math.ceil(games / USUAL_TO_OTHER);
  const others = lots(model, usual, games, perOption);
  const total = model.playerCounts.length * games + others.reduce((sum, other) => sum + other.games, 0);
  const all: Statistics = { runs: {}, cards: {}, parts: {} };
  let before = 0;
  const play = async (
    players: number,
    options: SimulationJob['options'],
    n: number,
    isLong: boolean,
  ): Promise<Played> => {
    const job: SimulationJob = {
      players,
      options,
      seats: Array.from({ length: players }, () => 'random'),
      seed,
      games: n,
      statistics: true,
    };
    // a few games: a thread would take longer to begin than to play them
    const own: Manner = isLong ? manner : { jobs: 1, script: manner.script, stop: manner.stop };
    const tally = await playGames(model, path, job, own, (done) => progress(before + done, total));
    if (tally.statistics === undefined) throw new Error('the statistics are missing');
    addStatistics(all, tally.statistics);
    before += n;
    return {
      ...simulationReport(model, job, options, tally, 0),
      statistics: figuresOf(model, sources, tally.scores, tally.statistics),
    };
  };
  const played: Played[] = [];
  const besides = new Map<string, PackStatistics['besides'][number]>();
  for (const players of model.playerCounts.toSorted((a, b) => a - b)) {
    played.push(await play(players, usual, games, true));
    if (manner.stop.isMade) return null;
  }
  for (const { players, options, games: n, option, value, brings } of others) {
    const these = await play(players, options, n, brings);
    if (manner.stop.isMade) return null;
    if (!brings) continue;
    const entry = besides.get(`${option} ${value}`) ?? { option, value, played: [] };
    besides.set(`${option} ${value}`, entry);
    entry.played.push(only(these, (def) => !inGame(def, players, usual), model));
    entry.played.sort((a, b) => a.players - b.players);
  }
  return {
    played,
    withOptions: others.length > 0 ? perOption : 0,
    besides: [...besides.values()],
    never: neverIn(model, sources, all),
  };
}

type Part = Parameters<typeof inGame>[0];

function lots(model: PackModel, usual: OptionValues, games: number, perOption: number): Lot[] {
  return variants(model, perOption).flatMap(({ players, options, games: few }): Lot[] => {
    const option = model.options.find(({ id }) => options[id] !== usual[id]);
    if (option === undefined) return [];
    const brings = [...model.cards, ...model.boards].some(
      (def) => inGame(def, players, options) && !inGame(def, players, usual),
    );
    return [
      {
        players,
        options,
        games: brings ? Math.ceil(games / USUAL_TO_NEW) : few,
        option: option.name,
        value: String(options[option.id]),
        brings,
      },
    ];
  });
}

/** Removes what other games have already shown. */
function only(played: Played, isNew: (def: Part) => boolean, model: PackModel): Played {
  const cards = new Set(model.cards.filter(isNew).map(({ id }) => id));
  const boards = new Set(model.boards.filter(isNew).map(({ id }) => id));
  const { statistics } = played;
  return {
    ...played,
    statistics: {
      ...statistics,
      cards: statistics.cards.filter(({ id }) => cards.has(id)),
      programs: statistics.programs.filter(
        ({ section, id }) => (section === 'cards' && cards.has(id)) || (section === 'boards' && boards.has(id)),
      ),
    },
  };
}
