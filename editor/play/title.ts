/** What the tab of the browser says of a game: whoever looks elsewhere sees there that it is the own turn. */
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';

/** `title`: of the pack. */
export function tableTitle({ setup: { seats }, view }: TableState, title: string): string {
  const happens = whatHappens(seats, view);
  return happens === null ? title : `${happens} · ${title}`;
}

/** Null: who plays alone is asked all the time, and what is tried out is nobody's turn. */
function whatHappens(
  seats: TableState['setup']['seats'],
  { asks, over, ranking, trial }: TableState['view'],
): string | null {
  if (over) {
    const winners = ranking.filter(({ won }) => won).map(({ player }) => seats[player].name);
    return winners.length === 0
      ? tp('play.title.over')
      : tp('play.title.wins', { n: winners.length, names: winners.join(', ') });
  }
  if (asks === null || seats.length === 1 || trial) return null;
  const { name, bot } = seats[asks];
  return tp(bot === null ? 'play.title.turn' : 'play.title.plays', { name });
}
