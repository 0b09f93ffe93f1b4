/** What was tried is written as a scenario that `fathom test` passes. */
import { expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { runScenarios, tryEffect } from './index.ts';
import { scenarioText, type TriedEffect } from './scenario-text.ts';
import { withKeptYaml } from '../../test/support/kept-yaml.ts';
import { loaded } from '../../test/support/loaded.ts';

it.each<Omit<TriedEffect, 'at'> & { at?: string; pack?: string; folder?: string }>([
  { effect: 'gain 2 credits' },
  { effect: 'build 2 tunnels' },
  { effect: 'gain 2 cards, 1 point\nadvance 2' },
  { effect: 'build farm or build desalination-plant' },
  { effect: 'upgrade structure', at: '{me: {science: 1, sites: {b9a: farm}}}' },
  { effect: 'lose 1 credit then gain 1 science', at: 'midgame' },
  { effect: 'resolve seafood-collection', players: 3 },
  { effect: 'gain 1 kelp or gain 1 credit', as: 'embassy' },
  { effect: 'each player: gain 1 credit', players: 4 },
  { effect: 'if credits > 99: gain 1 point' },
  { effect: 'put 2 sown-seeds on b1 then set sown-seeds of b2 to 0', pack: 'kalah', players: 2 },
  {
    effect: 'each card in street as chosen: each player: put seat workers on chosen',
    at: '{preset: start, street: [north-hall, {card: old-mill, holds: {worker: {other: 3}, stone: 1}}]}',
    pack: 'halls.yaml',
    folder: 'test/packs',
    players: 3,
  },
  {
    effect: 'choose tile of b1 then do crowd of it then do empty-out of it',
    at: '{sites: {b1: {tile: south-hall}}, me: {worker: 1}, other: {sites: {b1: {holds: {worker: 2}}}}}',
    pack: 'halls.yaml',
    folder: 'test/packs',
    players: 2,
  },
])('$effect', ({ pack = 'underwater-cities', folder = 'cards', ...given }) => {
  const question = { ...given, at: given.at ?? 'start' };
  const tried = tryEffect(loaded(`${folder}/${pack}`), question.effect, question);
  expect(tried.problems).toEqual([]);
  const text =
    `pack: trial\nextends: ${pack.replace('.yaml', '')}\nconstants:\n  trial-number:\n    value: 1\n    ` +
    `scenarios:\n${scenarioText(question, tried, `tried: ${question.effect}`).replace(/^/gm, '      ').trimEnd()}\n`;
  const trialPath = `${folder}/trial.yaml`;
  const own = memoryFiles({ [trialPath]: text });
  const files = withKeptYaml({
    ...nodeFiles,
    read: (path: string) => (path === trialPath ? own.read(path) : nodeFiles.read(path)),
    kind: (path: string) => (path === trialPath ? ('file' as const) : nodeFiles.kind(path)),
  });
  const trial = loadPack(files, trialPath);
  expect(
    trial.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => `${message}\n${text}`),
  ).toEqual([]);
  const { results } = runScenarios(trial, { filter: 'trial-number' });
  expect([text, results.map(({ failures }) => failures)]).toEqual([text, [[]]]);
});
