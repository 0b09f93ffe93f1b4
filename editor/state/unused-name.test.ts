import { expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { unusedPackName } from './unused-name.ts';

const THERE = ['.shelf/nim.yaml', '.shelf/underwater-cities/pack.yaml', 'mine/pack.yaml', 'my-game.yaml'];

it.each([
  ['reef.yaml', 'reef.yaml'],
  ['reef', 'reef'],
  ['nim.yaml', 'nim-2.yaml'],
  ['nim', 'nim-2'],
  ['Nim.yml', 'Nim-2.yml'],
  ['underwater-cities', 'underwater-cities-2'],
  ['underwater-cities.yaml', 'underwater-cities-2.yaml'],
  ['mine.yaml', 'mine-2.yaml'],
  ['my-game', 'my-game-2'],
])('%s becomes %s', (name, unused) => {
  expect(unusedPackName(name, THERE)).toBe(unused);
});

it('counts on', () => {
  expect(unusedPackName('nim', [...THERE, 'nim-2.yaml', 'nim-3/pack.yaml'])).toBe('nim-4');
});

it('leaves a pack that extends a built-in one with that one, whatever a link brings', () => {
  const real = 'pack: nim\ntitle: Real\nplayers: [2]\ncounters: {coin: {}}\nprocedures: {game: {end: end game}}\n';
  const files = { '.shelf/nim.yaml': real, 'mine.yaml': 'pack: mine\nextends: nim\n' };
  for (const name of ['nim.yaml', 'nim']) {
    const linked = unusedPackName(name, Object.keys(files));
    const path = linked.endsWith('.yaml') ? linked : `${linked}/pack.yaml`;
    const { model } = loadPack(memoryFiles({ ...files, [path]: real.replace('Real', 'Hostile') }), 'mine.yaml', {
      packs: '.shelf',
    });
    expect(model?.title).toBe('Real');
  }
});
