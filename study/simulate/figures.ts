/** The figures that follow from the statistics of a run. */
import type { PackModel, Sources } from '../../dsl/internal.ts';
import { componentsAt, type CoveragePart } from '../../interpreter/scenario/index.ts';
import { outermost } from '../coverage/parts.ts';
import { hundredths, spread, type Spread } from './spread.ts';
import type { ProgramOf, Statistics } from './statistics.ts';

/** The form of `statistics` in `simulate --statistics --json`; fields are added, never changed. */
export interface Figures {
  /** over all seats of all games */
  score: Spread & { deviation: number };
  distribution: { score: number; seats: number }[];
  /** `difference`: mean score of the seats that had the card minus the mean of all, with its standard error; null if no seat had it */
  cards: { id: string; name: string; seats: number; taken: number; difference: number | null; error: number | null }[];
  /** how often each program ran */
  programs: (ProgramOf & { times: number })[];
  never: Never;
}

export interface Never {
  /**
   * Cards that do something and that no seat ever used, whether it held them or not; slots that were never taken; cards with a free
   * ability that nobody used.
   */
  cards: string[];
  slots: string[];
  abilities: string[];
  /** the other parts of programs that were never reached */
  parts: (CoveragePart & { section: string; id: string })[];
}

export function figuresOf(model: PackModel, sources: Sources, scores: number[][], statistics: Statistics): Figures {
  const all = scores.flat();
  const by = new Map<number, number>();
  for (const score of all) by.set(score, (by.get(score) ?? 0) + 1);
  const mean = meanOf(all);
  return {
    score: { ...spread(all), deviation: hundredths(Math.sqrt(meanOf(all.map((score) => (score - mean) ** 2)))) },
    distribution: [...by].sort(([a], [b]) => a - b).map(([score, seats]) => ({ score, seats })),
    cards: model.cards.flatMap(({ id, name }): Figures['cards'] => {
      const card = statistics.cards[id];
      if (!card) return [];
      const { seats, taken, sum, squares } = card;
      if (seats === 0) return [{ id, name, seats, taken, difference: null, error: null }];
      const own = sum / seats;
      const deviation = Math.sqrt(Math.max(0, squares / seats - own * own));
      return [
        { id, name, seats, taken, difference: hundredths(own - mean), error: hundredths(deviation / Math.sqrt(seats)) },
      ];
    }),
    programs: programsOf(statistics).map(([of, times]) => ({ ...of, times })),
    never: neverIn(model, sources, statistics),
  };
}

const meanOf = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
const programsOf = ({ runs }: Statistics): [ProgramOf, number][] =>
  Object.entries(runs).map(([key, times]) => [JSON.parse(key) as ProgramOf, times]);

/** What never happened. For a card that nobody used, its parts are not listed as well. */
export function neverIn(model: PackModel, sources: Sources, statistics: Statistics): Never {
  const ran = new Map<string, number>();
  for (const [{ section, id, program }, times] of programsOf(statistics)) {
    for (const key of [`${section} ${id}`, `${section} ${id} ${program}`]) ran.set(key, (ran.get(key) ?? 0) + times);
  }
  const cards = model.cards
    .filter(
      ({ id, programs, continuous }) =>
        statistics.cards[id]?.seats === 0 && (Object.keys(programs).length > 0 || continuous.length > 0),
    )
    .map(({ id }) => id);
  const slots = model.slots.filter(({ id }) => ran.get(`slots ${id}`) === 0).map(({ id }) => id);
  const abilities = model.cards
    .filter(({ id }) => !cards.includes(id) && ran.get(`cards ${id} once per`) === 0)
    .map(({ id }) => id);
  const silent = new Set([...cards.map((id) => `cards ${id}`), ...slots.map((id) => `slots ${id}`)]);
  const componentAt = componentsAt(sources);
  /** whether the component takes part in these games */
  const present = (section: string, id: string): boolean =>
    section === 'cards'
      ? id in statistics.cards
      : section === 'slots' || section === 'boards'
        ? ran.has(`${section} ${id}`)
        : true;
  const parts = Object.entries(statistics.parts)
    .filter(([, reached]) => !reached)
    .flatMap(([key]) => {
      const part = JSON.parse(key) as CoveragePart;
      const { section, id } = componentAt(part) ?? { section: '', id: '' };
      return part.aspect === 'passes' || !present(section, id) || silent.has(`${section} ${id}`)
        ? []
        : [{ ...part, section, id }];
    });
  return { cards, slots, abilities, parts: outermost(parts) };
}
