/** One list where two questions follow each other: the same games can be played, with fewer choices. */
import { describe, expect, it } from 'vitest';
import { type GameRecord, newGame } from '../interpreter/index.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { botKind, botOfKind } from '../study/index.ts';
import { ABYSSAL_TRADE, CITIES, KALAH, MEMORY, NIM, pack as modelOf } from '../test/support/packs.ts';
import { rounds } from '../test/support/width.ts';
import { keysOf } from './merge.ts';
import { OpenTable } from '../test/support/open-table.ts';
import type { TableView } from './protocol.ts';

const PEOPLE = [null, null].map((bot, i) => ({ name: `Player ${i + 1}`, bot }));

const tableOf = (pack: string, seed: number, merged: boolean, record?: GameRecord): OpenTable =>
  new OpenTable(modelOf(pack), {
    setup: { seats: PEOPLE, seed, options: {} },
    language: 'en',
    record,
    preferences: { freeOrders: false, confirmed: true, merged },
  });

const viewOf = (table: OpenTable): TableView => table.view(table.asks ?? 0);

const entriesIn = (view: TableView): string[][] => (view.decision?.options ?? []).map(({ key }) => keysOf(key));

describe.each([CITIES, ABYSSAL_TRADE, NIM, KALAH, MEMORY])('%s', (pack) => {
  it('an entry stands for two choices, which are made, taken back and made again together', () => {
    const source = new ChoiceSource(7);
    const table = tableOf(pack, 11, true);
    let entries = 0;
    for (let n = 0; n < rounds(40, 200); n++) {
      const before = viewOf(table);
      if (before.decision === null) break;
      const { options } = before.decision;
      const { key } = options[source.below(options.length)];
      const made = table.record().choices.length;
      table.act({ type: 'choose', key });
      expect(table.record().choices.slice(made)).toEqual(keysOf(key));
      const after = viewOf(table);
      if (keysOf(key).length < 2 || after.undoProblem !== null) continue;
      entries++;
      table.act({ type: 'undo' });
      expect([viewOf(table).decision, viewOf(table).step]).toEqual([before.decision, before.step]);
      table.act({ type: 'redo' });
      expect([viewOf(table).decision, viewOf(table).step]).toEqual([after.decision, after.step]);
    }
    if (pack === CITIES) expect(entries).toBeGreaterThan(2);
  });

  it('its second choices are all that are asked after the first one', () => {
    const source = new ChoiceSource(3);
    const table = tableOf(pack, 5, false);
    for (let n = 0; n < rounds(6, 80); n++) {
      const { decision } = viewOf(table);
      if (decision === null) break;
      const record = table.record();
      const entries = entriesIn(viewOf(tableOf(pack, 5, true, record)));
      const declines = decision.options.some((option) => option.declines);
      for (const { key } of decision.options) {
        const own = entries.filter(([first]) => first === key);
        if (own.length === 1 && own[0].length === 1) continue;
        const next = tableOf(pack, 5, false, record);
        next.act({ type: 'choose', key });
        const asked = viewOf(next).decision!.options.filter((option) => !(option.declines && declines));
        expect(own.map(([, second]) => second)).toEqual(asked.map((option) => option.key));
      }
      table.act({ type: 'choose', key: decision.options[source.below(decision.options.length)].key });
    }
  });
});

it('games of bots at Underwater Cities take fewer entries than choices', () => {
  const table = tableOf(CITIES, 4, true);
  const game = newGame(modelOf(CITIES), { players: 2, seed: 4 });
  const bots = [0, 1].map((seat) => botOfKind(botKind('quick')!, 4, seat));
  while (!game.over && game.choices.length < rounds(90, 300)) game.choose(bots[game.decision!.player].choose(game));
  const { choices } = game;
  let entries = 0;
  let turns = 0;
  for (let at = 0; at < choices.length; entries++) {
    const fits = viewOf(table).decision!.options.filter(({ key }) =>
      keysOf(key).every((one, i) => one === choices[at + i]),
    );
    const entry = fits.find(({ key }) => keysOf(key).length > 1) ?? fits[0];
    // the last choice may be the first half of an entry
    if (entry === undefined) break;
    table.act({ type: 'choose', key: entry.key });
    const keys = keysOf(entry.key);
    turns += keys.includes('end-turn') ? 1 : 0;
    at += keys.length;
  }
  expect(table.record().choices.length).toBeGreaterThan(70);
  expect(entries).toBeLessThan(table.record().choices.length * 0.9);
  expect(turns).toBeGreaterThan(6);
});
