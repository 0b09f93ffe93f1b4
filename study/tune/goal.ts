/** What a game should come to: a measure and a value, or as much or as little of it as can be. */
import { didYouMean, nearestNames as nearest, type PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import { measuresOf } from '../against/measures.ts';

export interface Goal {
  id: string;
  name: string;
  toward: number | 'low' | 'high';
  of(facts: GameFacts): number | null;
}

/** `first-wins=50`, `margin=low`, `cards/ID=1`; the problem in words otherwise. */
export function goalNamed(text: string, model: PackModel): Goal | { problem: string } {
  const [id, value = ''] = text.split('=');
  const all = measuresOf(model);
  const measure = all.find((one) => one.id === id);
  const usual = all.filter(({ kind }) => kind === 'game').map((one) => one.id);
  if (measure === undefined) {
    const near = didYouMean(
      nearest(
        id,
        all.map((one) => one.id),
      ),
    );
    return {
      problem:
        `There is no measure "${id}".${near} There are ${usual.join(', ')}, slots/ID (times chosen) and ` +
        `cards/ID (players who used or took it).`,
    };
  }
  const toward = value === 'low' || value === 'high' ? value : Number(value);
  if (value === '' || Number.isNaN(toward)) {
    return {
      problem: `--toward needs a measure and what it should be: ${id}=50, ${id}=low or ${id}=high; not "${text}".`,
    };
  }
  return { id, name: measure.name, toward, of: (facts) => measure.of(facts) };
}

/** How far a mean is from the goal; less is better. */
export function distanceOf({ toward }: Goal, mean: number): number {
  if (toward === 'low') return mean;
  return toward === 'high' ? -mean : Math.abs(mean - toward);
}
