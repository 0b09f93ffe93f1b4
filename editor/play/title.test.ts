import { expect, it } from 'vitest';
import type { TableState } from '../state/table-state.ts';
import { setPageLanguage } from '../i18n/index.ts';
import { tableTitle } from './title.ts';

const table = (view: Partial<TableState['view']>, bots: (string | null)[] = [null, 'usual']): TableState =>
  ({
    setup: { seats: bots.map((bot, i) => ({ name: ['Ann', 'Bea'][i], bot })), seed: 1, options: {} },
    view: { asks: null, over: false, ranking: [], trial: false, ...view },
  }) as unknown as TableState;

const rank = (player: number, won: boolean) => ({ player, place: 1, won, by: [], missed: [] });

it.each([
  [table({ asks: 0 }), 'Your turn, Ann · Reef'],
  [table({ asks: 1 }), 'Bea plays · Reef'],
  [table({ asks: 1 }, [null, null]), 'Your turn, Bea · Reef'],
  [table({ asks: 0 }, [null]), 'Reef'],
  [table({ asks: 0, trial: true }), 'Reef'],
  [table({ over: true, ranking: [rank(1, true), rank(0, false)] }), 'Bea wins · Reef'],
  [table({ over: true, ranking: [rank(0, true), rank(1, true)] }), 'Ann, Bea win · Reef'],
  [table({ over: true, ranking: [rank(0, false)] }), 'The game is over · Reef'],
])('%#: %s', (state, expected) => {
  setPageLanguage('en');
  expect(tableTitle(state, 'Reef')).toBe(expected);
});
