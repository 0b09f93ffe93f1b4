/** A card in a zone of a trial position, and the same position without it. */
import type { PackModel } from '../../dsl/index.ts';
import type { TrialPosition } from '../equivalence/positions.ts';

type Entries = Record<string, unknown>;

/** The position with the card in that zone, of `me` where players have such zones, and nowhere else. */
export function withCard(position: TrialPosition, card: string, { id, of }: PackModel['zones'][number]): TrialPosition {
  const without = withoutCard(position, card);
  const add = (entries: Entries): Entries => ({
    ...entries,
    [id]: [...((entries[id] as unknown[] | undefined) ?? []), card],
  });
  if (of === 'game') return { ...without, game: add(without.game) };
  return { ...without, players: without.players.map((entries, i) => (i === 0 ? add(entries) : entries)) };
}

/** Lists of zones stay lists, though nothing may be left in them: so the rest of both positions is the same. */
export function withoutCard({ preset, game, players }: TrialPosition, card: string): TrialPosition {
  const strip = (entries: Entries): Entries =>
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.filter((one) => !isCard(one, card)) : value,
      ]),
    );
  return { preset, game: strip(game), players: players.map(strip) };
}

const isCard = (listed: unknown, card: string): boolean =>
  listed === card || (typeof listed === 'object' && listed !== null && (listed as { card?: unknown }).card === card);
