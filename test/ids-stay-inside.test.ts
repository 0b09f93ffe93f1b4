/**
 * What people read is made of names: of a pack whose ids are all meaningless, and whose names are as before, neither the table nor the
 * terminal says an id. What a view has as ids is for the page alone.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { fathom } from '../cli/scripted-io.ts';
import { rulebookOf, TableGame } from '../table/index.ts';
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import { AMAZONS, CITIES, HEX, REVERSI } from './support/packs.ts';
import { disguisedPack, type Disguised } from './support/rename.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { rounds } from './support/width.ts';

const at = temporaryFolder();
const ID = /zq\d+/;

/** Fields of what the table hands out that have ids, by which the page finds things and their names. */
const OF_IDS = new Set(
  (
    'key id about see marked score color playerCounters gameCounters tracks boards position period unmet zone what ' +
    'procedure step card program counter piece nextBlocks'
  ).split(' '),
);

/** A site has no name but its id, as squares of a chessboard have: it is said. */
const withoutSites = ({ boards }: PackModel): ((text: string) => string) => {
  const sites = new Set(boards.flatMap((board) => board.sites.map(({ id }) => id)));
  return (text) => text.replaceAll(/zq\d+/g, (id) => (sites.has(id) ? '' : id));
};

/** Where an id is in a text, with the text. */
function idsIn(value: unknown, bare: (text: string) => string, at = ''): string[] {
  if (typeof value === 'string') return ID.test(bare(value)) ? [`${at}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, bare, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (OF_IDS.has(key) ? [] : idsIn(one, bare, `${at}.${key}`)));
}

function saidAtTable({ model, explanations }: Disguised, language: LanguageCode): string[] {
  const guide = { lessons: [], explanations, editions: new Map<string, string>() };
  const seats = [1, 2].map((n) => ({ name: `Player ${n}`, bot: null }));
  const preferences = { freeOrders: false, confirmed: true, merged: true };
  const table = new TableGame(model, { setup: { seats, seed: 5, options: {} }, language, preferences }, guide);
  const source = new ChoiceSource(9);
  const bare = withoutSites(model);
  const ids = (value: unknown, at: string): string[] => idsIn(value, bare, at);
  const layout = table.onlooker.layout();
  expect(JSON.stringify(layout)).toMatch(ID);
  const said = ids(layout, 'layout');
  for (let n = 0; n < rounds(25, 400); n++) {
    const { asks } = table.onlooker.view();
    if (asks === null) break;
    const seat = table.seat(asks);
    const view = seat.view();
    const { key } = view.decision!.options[source.below(view.decision!.options.length)];
    said.push(...ids(view, 'view'), ...ids(seat.preview(key), 'preview'));
    if (n % 20 === 0) {
      said.push(...ids(seat.scores(), 'scores'), ...ids(seat.overviewOf(asks, view.step), 'overview'));
    }
    seat.act({ type: 'choose', key }, view.step);
  }
  return [...new Set(said)];
}

it.each([CITIES, HEX, REVERSI, AMAZONS])('%s', async (path) => {
  const pack = disguisedPack(path);
  const bare = withoutSites(pack.model);
  for (const language of ['en', 'it', 'uk'] as const) {
    expect(saidAtTable(pack, language)).toEqual([]);
    const { explanations, sources, model } = pack;
    const book = rulebookOf(model, { sources, explanations, editions: new Map() }, language);
    expect(idsIn(book, bare)).toEqual([]);
    // beside it there are no weights of bots, which would be those of a pack with other ids
    const called = at(`${basename(path)}.yaml`);
    writeFileSync(called, '# another pack is loaded in its place');
    const commands = [
      ['play', '--pack', called, '--bots', 'random', '--seed', '3', '--lang', language],
      ['play', '--pack', called, '--bots', 'human', '--seed', '3', '--lang', language],
      ['rules', called, '--lang', language],
    ];
    const input = Array.from({ length: rounds(30, 300) }, (_, i) => (i % 9 === 5 ? '?' : i % 31 === 2 ? 'b' : '1'));
    for (const line of commands) {
      const { out, err } = await fathom(line, { input, loadPack: () => pack });
      expect(out.split('\n').length, err).toBeGreaterThan(10);
      expect(out.split('\n').filter((text) => ID.test(bare(text)))).toEqual([]);
    }
  }
});
