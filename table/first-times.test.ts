/** What a view says came up since one's last choice, of what the pack explains: never more than the seat has seen. */
import { describe, expect, it } from 'vitest';
import { readExplanations } from '../dsl/internal.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { CITIES, loaded, NIM, pack } from '../test/support/packs.ts';
import type { FirstTime } from './protocol.ts';
import { OpenTable } from '../test/support/open-table.ts';

const { model, sources } = loaded(CITIES);
const { explanations } = readExplanations(sources);
const seats = [null, null].map((bot, i) => ({ name: `Player ${i + 1}`, bot }));
const begin = (): OpenTable =>
  new OpenTable(
    model,
    { setup: { seats, seed: 4, options: {} }, language: 'en' },
    {
      lessons: [],
      explanations,
      editions: new Map(),
    },
  );

/** What each seat met after each choice, until the game is over. */
function playThrough(table: OpenTable): { seat: number; firsts: FirstTime[] }[] {
  const source = new ChoiceSource(3);
  const met: { seat: number; firsts: FirstTime[] }[] = [];
  for (;;) {
    const { asks } = table.view(0);
    if (asks === null) return met;
    const { decision } = table.view(asks);
    table.act({ type: 'choose', key: decision!.options[source.below(decision!.options.length)].key });
    for (const seat of [0, 1]) met.push({ seat, firsts: table.view(seat).firsts });
  }
}

describe('Underwater Cities', () => {
  const met = playThrough(begin());
  const ids = new Set(met.flatMap(({ firsts }) => firsts.map(({ id }) => id)));

  it('comes to turns, colours, pieces, upgrades, cards, tracks, and the parts of the end of an era', () => {
    for (const id of ['turn', 'round', 'era', 'match', 'mismatch', 'farm', 'structure', 'federation']) {
      expect([id, ids.has(id)]).toEqual([id, true]);
    }
    for (const id of ['produce', 'feed', 'action-card', 'permanent-card', 'hand']) {
      expect([id, ids.has(id)]).toEqual([id, true]);
    }
  });

  it('each is said once, with a title and its text', () => {
    for (const { firsts } of met) {
      expect(firsts.map(({ id }) => id)).toEqual([...new Set(firsts.map(({ id }) => id))]);
      for (const { title, text, id } of firsts) {
        expect(title).toMatch(/^\p{Lu}/u);
        expect(text).toBe((explanations.get(id) as { en: string }).en);
      }
    }
    const upgrade = met.flatMap(({ firsts }) => firsts).find(({ id }) => id === 'structure');
    expect(upgrade!.title).toBe('Upgrade');
  });

  it('nothing at the beginning, and nothing of what others do', () => {
    const table = begin();
    expect([0, 1].map((seat) => table.view(seat).firsts)).toEqual([[], []]);
    const asks = table.view(0).asks!;
    table.act({ type: 'choose', key: table.view(asks).decision!.options[0].key });
    expect(table.view(1 - asks).firsts).toEqual([]);
  });
});

it('a pack that explains nothing has none', () => {
  const table = new OpenTable(pack(NIM), { setup: { seats, seed: 4, options: {} }, language: 'en' });
  table.act({ type: 'choose', key: table.view(0).decision!.options[0].key });
  expect(table.view(0).firsts).toEqual([]);
});
