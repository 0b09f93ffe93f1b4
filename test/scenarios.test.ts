/** The packs' scenarios hold; and they notice when a rule is changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../service/analysis/load-pack.ts';
import { memoryFiles } from '../dsl/packs/files.ts';
import { runScenarios } from '../interpreter/scenario/index.ts';
import { readScenarios } from '../dsl/scenarios/index.ts';
import { loaded } from './support/loaded.ts';
import { sampleOf } from './support/width.ts';

const PACKS = [
  'cards/underwater-cities',
  'cards/yucata',
  'cards/abyssal-trade',
  'cards/test-shapes.yaml',
  'cards/nim.yaml',
  'cards/tic-tac-toe.yaml',
  'cards/hex',
  'cards/reversi',
  'cards/amazons',
  'cards/kalah',
  'cards/morris',
  'cards/domineering',
  'cards/cram',
  'cards/pentominoes',
  'cards/tracks',
  'cards/shells',
  'cards/memory',
  'cards/gleaning',
  'cards/nautilus',
];

const FOLDER = 'cards/underwater-cities';

/** Of the largest pack, in every manner; all of them run plainly below. */
const MOST = 50;
const keyOf = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

describe.each(PACKS)('%s', (pack) => {
  test('all its scenarios hold, also saved, loaded, undone and redone', () => {
    const { model, sources } = loaded(pack);
    const all = readScenarios(model, sources).scenarios.map(keyOf);
    const chosen = new Set(pack === FOLDER ? sampleOf(all, MOST) : all);
    const played = runScenarios({ model, sources }, { filter: (one) => chosen.has(keyOf(one)) });
    const lessons = runScenarios({ model, sources }, { filter: 'lessons/' });
    const results = [...played.results, ...lessons.results];
    expect(
      results.flatMap(({ ok, file, line, name, failures }) =>
        ok ? [] : [`${file}:${line} ${name}: ${failures.join('; ')}`],
      ),
    ).toEqual([]);
  });
});

const files = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`u/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);

test(
  'every card, tile, slot and contract has scenarios, and they reach every part of all programs, on ' +
    'both sides of each condition',
  () => {
    const pack = loaded(FOLDER);
    const { results, coverage } = runScenarios(pack, { manners: ['plainly'], coverage: { games: 0 } });
    expect(results.length).toBeGreaterThan(1000);
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    const proven = new Set(results.map(({ component }) => `${component.section} ${component.id}`));
    const wanted = pack.sources.components.filter(({ section }) => section === 'slots' || section === 'cards');
    expect(wanted.length).toBeGreaterThan(240);
    expect(wanted.map(({ section, id }) => `${section} ${id}`).filter((id) => !proven.has(id))).toEqual([]);
    expect(
      coverage!.files.flatMap(({ uncovered }) =>
        uncovered.map(({ file, line, text, aspect }) => `${file}:${line} ${aspect}: ${text}`),
      ),
    ).toEqual([]);
  },
);

describe('a changed rule turns a scenario red', () => {
  const changes = [
    ['cards-era-1.yaml', '"when you advance to 3: gain 1 credit"', '"when you advance to 4: gain 1 credit"', 'embassy'],
    [
      'cards-era-1.yaml',
      '"if upgraded tunnel adjacent to a connected city: gain 1 kelp"',
      '"if tunnel adjacent to a connected city: gain 1 kelp"',
      'seafood-collection',
    ],
    [
      'cards-era-1.yaml',
      '"when you build the 2nd laboratory of a connected city: gain 1 credit"',
      '"when you build laboratory of a connected city: gain 1 credit"',
      'biomech-construction-crew-laboratory',
    ],
    [
      'cards-era-3.yaml',
      '"if connected cities >= 5: build',
      '"if connected cities >= 4: build',
      'construction-windfall',
    ],
    [
      'cards-special.yaml',
      'gain 3 points per 2 connected upgraded farms',
      'gain 3 points per 2 upgraded farms',
      'farmland-trust',
    ],
    ['cards-special.yaml', '"up to 14 times: pay 1 steelplast', '"up to 15 times: pay 1 steelplast', 'hull-memorial'],
    ['slots.yaml', 'build 2 farms or build 2 laboratories', 'build 2 buildings', 'farms-or-laboratories'],
    [
      'slots.yaml',
      'build structure then upgrade it for 1 science',
      'build structure; upgrade structure for 1 science',
      'action-build-upgrade',
    ],
    ['metropolises.yaml', '(5: 4, 6: 8, 7: 12, else: 0)', '(4: 4, 5: 4, 6: 8, 7: 12, else: 0)', 'metropolis-of-cities'],
    ['pack.yaml', 'points-per-hungry-city: {value: 3', 'points-per-hungry-city: {value: 2', 'feed'],
    [
      'vocabulary.yaml',
      'let biomatter stand for kelp and steelplast when building',
      'let biomatter stand for kelp when building',
      'build-city',
    ],
  ];
  test.each(sampleOf(changes, 4))('%s: %s', (file, from, to, noticed) => {
    const text = files[`u/${file}`];
    expect(text).toContain(from);
    const changed = loadPack(memoryFiles({ ...files, [`u/${file}`]: text.replace(from, to) }), 'u', {
      incremental: true,
    });
    expect(changed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const red = runScenarios(changed, { filter: ({ component }) => component.id === noticed, manners: ['plainly'] });
    expect(red.failed).toBeGreaterThan(0);
  });
});
