/** An option that lays something says what it would cover; once it is chosen, that is covered. */
import { expect, it } from 'vitest';
import { memoryFiles } from '../dsl/internal.ts';
import { loadPack } from '../service/index.ts';
import { OpenTable } from '../test/support/open-table.ts';
import { pack } from '../test/support/packs.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';

it.each(['domineering', 'cram', 'pentominoes', 'tracks'])('%s', (id) => {
  const model = pack(`cards/${id}`);
  const seats = Array.from({ length: model.playerCounts[0] }, (_, i) => ({ name: `Player ${i + 1}`, bot: null }));
  const table = new OpenTable(model, {
    setup: { seats, seed: 3, options: {} },
    language: 'en',
    preferences: { freeOrders: false, confirmed: true, merged: true },
  });
  const source = new ChoiceSource(5);
  let laid = 0;
  for (let n = 0; n < 12; n++) {
    const { decision } = table.view(table.view(0).asks ?? 0);
    if (decision === null) break;
    const { key, lays, target } = decision.options[source.below(decision.options.length)];
    table.act({ type: 'choose', key });
    if (!lays || !('piece' in lays.what)) continue;
    laid++;
    expect(target?.kind).toBe('site');
    expect(table.view(0).position.sharedSites[target!.id]).toMatchObject({ ...lays.what, covers: lays.covers });
  }
  expect(laid).toBeGreaterThan(2);
});

const MODULES = `pack: modules
title: Modules
version: 1.0.0
players: [2]
counters: {point: {}}
types: {module: {}}
site-kinds: {sea: {}}
decks: {module-deck: {starts: supply}}
shapes: {octagon: {cells: ["+#+", "#@#", "+#+"]}}
zones: {supply: {of: game, visible: all}}
cards:
  - {id: habitation, name: Habitation, number: 1, type: module, deck: module-deck, shape: octagon, ports: {north: corridor}}
  - {id: reactor, name: Reactor, number: 2, type: module, deck: module-deck, shape: octagon, ports: {south: corridor}}
boards:
  ocean: {of: game, grid: square, rows: "......\\n......\\n......\\n", legend: {.: sea}}
procedures:
  game:
    play: "repeat 2 times: each player: do turn"
    end: end game
  turn: {lay: "lay card of supply then gain 1 point"}
`;

it('a card that is laid is told as such, came with its choice, and lies where the option said', () => {
  const { draft } = loadPack(memoryFiles({ 'modules.yaml': MODULES }), 'modules.yaml');
  const table = new OpenTable(draft, {
    setup: { seats: ['Ann', 'Bea'].map((name) => ({ name, bot: null })), seed: 3, options: {} },
    language: 'en',
    preferences: { freeOrders: false, confirmed: false, merged: false },
  });
  const choose = (key: string): void => table.act({ type: 'choose', key });
  choose(table.view(0).decision!.options.find(({ label }) => label.includes('Habitation'))!.key);
  const { key, lays } = table.view(0).decision!.options.find(({ target }) => target?.id === 'b2')!;
  choose(key);
  const { position, came, story } = table.view(1);
  expect(position.sharedSites).toMatchObject({ b2: { laid: 'habitation', covers: lays!.covers } });
  expect(Object.keys(came.sites)).toEqual([expect.stringContaining('b2')]);
  expect(story.flatMap(({ lines }) => lines).join()).toContain('lays Habitation on b2');
});
