/** The names in a scenario. */
import { describe, expect, it } from 'vitest';
import { readYamlText } from '../../dsl/source/yaml.ts';
import { PACK, reef } from './testing.ts';
import { scenarioNames } from './scenario-names.ts';

const BOARD = 'boards:\n  lagoon:\n    sites: {a1: {kind: bed}, a2: {kind: bed}}\n';
const SLOTS = 'slots:\n  - {id: quay, effect: gain 1 kelp}\n  - {id: two-quays, effect: gain 2 kelp}\n';
const OPTIONS = 'options:\n  tides: {values: [low, high], default: low}\n';

/** The names in a scenario, as `kind words`. */
function namesIn(scenario: string): string[] {
  const { symbols } = reef({ 'reef/pack.yaml': PACK + BOARD + SLOTS + OPTIONS }).incrementalCheck().sources;
  const root = readYamlText(scenario).root!;
  return scenarioNames(root, symbols).map(({ kind, span, id }) => {
    const words = scenario.slice(span.start, span.end);
    return words === id ? `${kind} ${id}` : `${kind} ${id} as ${words}`;
  });
}

describe('names in a position', () => {
  it.each([
    ['options', 'options: {tides: high, waves: low}', ['option tides']],
    ['counters', 'position: {me: {kelp: 2, gold: 1}, round: 3}', ['counter kelp', 'counter round']],
    ['what is expected', 'expect: {me: {kelp: +1}}', ['counter kelp']],
    ['a board', 'position: {me: {board: lagoon}}', ['board lagoon']],
    ['the map of something called board', 'position: {board: {kelp: 1}}', ['counter kelp']],
    ['slots that are taken', 'position: {occupied: {quay: 1, planting: 2, pier: 0}}', ['slot quay']],
    ['outcomes', 'outcomes: [{me: {kelp: +1}}, {}]', ['counter kelp']],
    ['pieces in the supply', 'position: {supply: {farm: 3, kelp: 2}}', ['piece farm']],
    [
      'pieces on sites',
      'position: {sites: {a1: farm, a2: tower upgraded, a3: farm}}',
      ['site a1', 'piece farm', 'site a2', 'piece tower', 'piece farm'],
    ],
    ['what is no piece', 'position: {sites: {a1: "+ farm"}}', ['site a1']],
    [
      'pieces and tiles',
      'position: {sites: {a1: {piece: farm upgraded, tile: sole, note: tower}}}',
      ['site a1', 'piece farm', 'card sole'],
    ],
    [
      'cards in a zone',
      'position: {me: {hand: [sole, {card: planting, used: true}, other]}, pile: []}',
      ['zone hand', 'card sole', 'card planting', 'zone pile'],
    ],
    ['a zone by its number of cards', 'position: {deck: 5}', ['zone deck']],
  ])('%s', (_, scenario, expected) => expect(namesIn(scenario)).toEqual(expected));
});

it('names in what is offered on the way', () => {
  expect(
    namesIn(
      'do: [{offers: ["slot:quay"], refuses: ["card:sole"], only: ["kind:farm"], choose: "site:a1"}, "card:sole"]\nonly: ["gain:kelp"]',
    ),
  ).toEqual(['counter kelp', 'slot quay', 'card sole', 'piece farm', 'site a1', 'card sole']);
});

describe('names in an effect that is run', () => {
  it('are those of effects, with the card or slot whose effect it is', () => {
    expect(namesIn('run: gain 1 kelp\nas: sole')).toEqual(['card sole', 'counter kelp']);
    expect(namesIn('as: quay')).toEqual(['slot quay']);
    expect(namesIn('as: [quay]\nrun: [gain 1 kelp]')).toEqual([]);
    expect(namesIn('as: kelp')).toEqual([]);
  });

  it('are none if it cannot be parsed', () => expect(namesIn('run: gain )')).toEqual([]));

  it('are found in quotes, and where they are bound', () => {
    expect(namesIn('run: "choose empty bed as spot then build farm on spot"')).toEqual([
      'site-kind bed',
      'variable spot',
      'piece farm',
      'variable spot',
    ]);
    const { symbols } = reef().incrementalCheck().sources;
    const root = readYamlText('run: choose empty bed as spot then build farm on spot').root!;
    const spots = scenarioNames(root, symbols).filter(({ kind }) => kind === 'variable');
    expect(spots.map(({ declares, within }) => [declares, within])).toEqual([
      [true, 'scenario'],
      [undefined, 'scenario'],
    ]);
    expect(spots[0].bound).toBe(spots[1].bound);
  });
});

describe('names in the key of a choice', () => {
  it.each([
    ['slot:quay', ['slot quay']],
    ['slot:two-quays#2', ['slot two-quays']],
    ['slot:two-quays#12', ['slot two-quays']],
    ['slot:sole', []],
    ['card:sole', ['card sole']],
    ['kind:farm', ['piece farm']],
    ['color:red', ['color red']],
    ['site:a1', ['site a1']],
    ['gain:kelp', ['counter kelp']],
    ['do:gain-2-kelp', ['counter kelp']],
    ['do:build-farm-then-gain-1-kelp', ['piece farm', 'counter kelp']],
    // the longest name
    ['do:advance-most-rounds', ['constant most-rounds']],
    ['do:two-quays', ['slot two-quays']],
    ['pass', []],
    ['Do:farm', []],
    ['x do:farm', []],
  ])('%s', (key, expected) => {
    for (const list of ['do', 'offers', 'refuses']) expect(namesIn(`${list}: ["${key}"]`)).toEqual(expected);
  });

  it('are none in what is no key', () => {
    expect(namesIn('do: [{kind: farm}]\noffers: kind:farm')).toEqual([]);
  });

  it('are never a number alone', () => {
    const numbered = PACK.replace('  farm:', '  "7": {}\n  farm:');
    const { symbols } = reef({ 'reef/pack.yaml': numbered }).incrementalCheck().sources;
    const found = scenarioNames(readYamlText('do: ["do:gain-7-farm"]').root!, symbols);
    expect(found.map(({ id }) => id)).toEqual(['farm']);
  });
});
