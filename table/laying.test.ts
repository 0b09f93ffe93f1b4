/** An option that lays something says what it would cover; once it is chosen, that is covered. */
import { expect, it } from 'vitest';
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
