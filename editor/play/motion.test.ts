/** What of the table an act touches: told apart by what is drawn, for every pack. */
import { expect, it } from 'vitest';
import { CITIES, loaded } from '../../test/support/packs.ts';
import { fullView } from '../../test/support/open-table.ts';
import { tableService } from '../worker/table-service.ts';
import type { TableView } from '../../table/protocol.ts';
import { touchedBy } from './motion.ts';

const service = tableService(loaded);
const setup = {
  seats: ['Ann', 'Bea'].map((name) => ({ name, bot: null })),
  seed: 7,
  options: {},
};

/** The view of the first seat after each of some choices. */
function views(choices: number): TableView[] {
  const all = [fullView(service.startTable({ pack: CITIES, setup, language: 'en', viewer: 0 }))];
  for (let n = 0; n < choices; n++) {
    const { asks, step } = all.at(-1)!;
    const { options } = fullView(service.tableView('en', asks!)).decision!;
    service.tableAct({ type: 'choose', key: options[(n * 7) % options.length].key }, { seat: asks!, step });
    all.push(fullView(service.tableView('en', 0)));
  }
  return all;
}

const touched = (before: TableView, view: TableView): string[] => touchedBy({ setup, view: before }, { setup, view });

it('a slot that is taken, amounts of who got them, cards and sites; nothing where a choice was taken back', () => {
  const all = views(60);
  const flashed = all.slice(1).map((view, i) => touched(all[i], view));
  const kinds = new Set(flashed.flat().map((selector) => /data-(\w+)="[^"]*"\]\)?$/.exec(selector)?.[1]));
  expect(kinds).toEqual(new Set(['card', 'counter', 'site', 'slot']));
  expect(flashed.flat().filter((one) => one.includes('.seat-0')).length).toBeGreaterThan(0);
  expect(flashed.flat().filter((one) => one.includes('data-owner="1"')).length).toBeGreaterThan(0);
  expect(touched(all[5], all[4])).toEqual([]);
  expect(touched(all[5], all[5])).toEqual([]);
  expect(touched(all[4], { ...all[5], trial: true })).toEqual([]);
  // another game has begun
  expect(touchedBy({ setup, view: all[4] }, { setup: { ...setup }, view: all[5] })).toEqual([]);
});
