import { expect, it } from 'vitest';
import { CITIES, pack } from '../../test/support/packs.ts';
import { gameAt, sentenceRenderer, type ResolutionLevel, newGame } from '../index.ts';
import { resolutionOf } from './resolution.ts';

const cities = pack(CITIES);
const words = sentenceRenderer(cities, 'en');
const say = (levels: readonly ResolutionLevel[]): string[] =>
  levels.map(({ cause, waiting }) =>
    [words.cause(cause), ...waiting.map((meaning) => words.option(meaning))].join(' | '),
  );

it('has the components inside each other, with what each goes on with', () => {
  const me = {
    hand: ['second-shift', 'harbour-dues', 'chart-auction'],
    claimed: ['personal-assistant'],
    steelplast: 3,
    credit: 5,
    kelp: 2,
  };
  const game = gameAt(cities, { preset: 'start', me }, { players: 2 });
  expect(resolutionOf(game.vm)).toEqual([]);
  for (const key of ['slot:build-city', 'card:second-shift']) game.choose(key);
  // which first is what is asked; nothing else waits
  expect(resolutionOf(game.vm)).toEqual([]);
  game.choose('do:resolve-played-of-crew');
  expect(say(resolutionOf(game.vm))).toEqual([
    'the rules | use the slot: build city',
    'Second shift | discard this card as played',
  ]);
  game.choose('do:use-1-action-card');
  expect(say(resolutionOf(game.vm))).toEqual([
    'the rules | use the slot: build city',
    'Second shift | gain 1 steelplast and 1 card | discard this card as played',
    'Personal Assistant',
  ]);
});

it('what waits comes before the turn ends, and looking changes nothing', () => {
  let waited = 0;
  for (const seed of [1, 2, 3, 4]) {
    const game = newGame(cities, { players: 2, seed, trace: true });
    let slots = new Set<string>();
    let seen = 0;
    for (let n = 0; !game.over; n++) {
      for (const event of game.trace.slice(seen)) {
        if (event.type === 'slot' && event.what === 'perform' && slots.delete(event.slot)) waited++;
        if (event.type === 'end' && event.period === 'turn') expect([...slots]).toEqual([]);
      }
      seen = game.trace.length;
      const { env, player } = game.vm;
      const hash = game.hash();
      const waiting = resolutionOf(game.vm).flatMap((level) => level.waiting);
      expect([game.vm.env, game.vm.player, game.hash()]).toEqual([env, player, hash]);
      const parts = waiting.flatMap((meaning) => (meaning.type === 'part' ? [meaning.part] : []));
      slots = new Set(parts.flatMap((part) => (part.type === 'slot' ? [part.slot] : [])));
      const { options } = game.decision!;
      game.choose(options[(n * 7 + seed) % options.length].key);
    }
  }
  expect(waited).toBeGreaterThan(10);
});
