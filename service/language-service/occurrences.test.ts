/** Where names occur: declarations (`!`), uses, and mentions in notes (`~`). */
import { describe, expect, it } from 'vitest';
import { occurrencesOf } from './occurrences.ts';
import { PACK, reef } from './testing.ts';

const URI = 'reef/more.yaml';
const BOARD =
  'boards:\n  lagoon:\n    sites: {a1: {kind: bed, tags: [deep, wide]}, a2: {kind: bed, adjacent: [a1], tags: deep}}\n';

/** The occurrences in an additional file of the pack, as `kind words`. */
function found(text: string, pack = PACK): string[] {
  const workspace = reef({ 'reef/pack.yaml': pack, [URI]: text });
  return occurrencesOf(workspace.incrementalCheck().sources)
    .in(URI)
    .map(({ kind, span, declares, note }) => {
      return `${kind} ${text.slice(span.start, span.end)}${declares ? '!' : ''}${note ? '~' : ''}`;
    });
}

describe('what is said to people who do not know the game', () => {
  it.each([
    [
      'explanations',
      'explanations:\n  kelp: {en: It grows.}\n  farm: It grows kelp.\n',
      ['counter kelp~', 'piece farm~'],
    ],
    [
      'what a lesson points at, and what is chosen in it',
      'lessons:\n  first:\n    title: {en: kelp}\n    players: 2\n    seed: 1\n    steps:\n      - ' +
        '{say: {en: farm}, look: [board, "zone:hand", "counter:kelp"], choose: "card:planting", others: ' +
        '[do:build-farm]}\n',
      ['zone hand~', 'counter kelp~', 'card planting~', 'piece farm~'],
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('declarations', () => {
  it.each([
    ['counters', 'counters:\n  coin: {}\n', ['counter coin!']],
    ['a name in quotes, without them', 'counters:\n  "coin": {}\n  \'x\': {}\n', ['counter coin!', 'counter x!']],
    [
      'cards, by their ids',
      'cards:\n  - {id: shoal, type: action, deck: tide}\n  - {name: no id}\n',
      ['card shoal!', 'type action', 'deck tide'],
    ],
    ['programs', 'programs: [haul, sail]\n', ['program haul!', 'program sail!']],
    ['programs of a type of cards', 'types:\n  slow: {programs: {wait: parts}}\n', ['type slow!', 'program wait!']],
    [
      'routes of a deck, and their statuses',
      'decks:\n  d: {starts: pile, routes: {sink: move this to pile}, status: {sink: derived, rest: original, wait: derived}}\n',
      ['deck d!', 'zone pile', 'route sink!', 'zone pile', 'route sink~'],
    ],
    [
      'sites and tags',
      BOARD,
      [
        'board lagoon!',
        'site a1!',
        'site-kind bed',
        'tag deep!',
        'tag wide!',
        'site a2!',
        'site-kind bed',
        'site a1',
        'tag deep!',
      ],
    ],
    [
      'steps of a procedure, and their statuses',
      'procedures:\n  rest:\n    wait: gain 1 kelp\n    name: Rest\n    status: {wait: derived, name: original}\n',
      ['procedure rest!', 'step wait!', 'counter kelp', 'step wait~'],
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));

  it('are not what a pack replaces or changes', () => {
    expect(found('replace:\n  counters:\n    kelp: {}\n').filter((one) => one.startsWith('counter'))).toEqual([
      'counter kelp',
    ]);
    expect(found('change:\n  counters:\n    kelp: {start: 1}\n')[0]).toBe('counter kelp');
    expect(found('remove:\n  counters: [kelp]\n')).toEqual(['counter kelp']);
  });
});

describe('uses', () => {
  it('in fields, by any form of the name', () => {
    expect(found('pieces:\n  hut: {classes: [plant]}\n')).toEqual(['piece hut!', 'class plant']);
    expect(found('zones:\n  z: {draws-to: nowhere, refill: pile}\n')).toEqual(['zone z!', 'zone pile']);
  });

  it('in inserted steps', () => {
    expect(
      found(
        'insert:\n  - {procedure: turn, after: act, name: rest, do: gain 1 kelp}\n  - {procedure: turn, ' +
          'before: act, do: gain 1 kelp}\n  - {after: act}\n',
      ).filter((one) => !one.startsWith('counter')),
    ).toEqual(['procedure turn', 'step act', 'step rest!', 'procedure turn', 'step act']);
  });

  it('of steps that no procedure has do not count', () => {
    expect(found('insert:\n  - {procedure: turn, after: nap, do: gain 1 kelp}\n')).not.toContain('step nap');
  });
});

describe('notes', () => {
  const NOTED = `${PACK}editions:\n  first: {title: The first}\ndisputes:\n  d1: {topic: Which, readings: {first: this}}\n`;

  it('mention editions and disputes', () => {
    expect(
      found('counters:\n  coin: {source: {edition: first}, disputed: d1}\n  gem: {disputed: [d1, d2]}\n', NOTED),
    ).toEqual(['counter coin!', 'edition first~', 'dispute d1~', 'counter gem!', 'dispute d1~']);
    expect(found('disputes:\n  d2: {topic: What, readings: {first: this, second: that}}\n', NOTED)).toEqual([
      'dispute d2!',
      'edition first~',
    ]);
    // readings are only those of disputes
    expect(found('counters:\n  coin: {readings: {first: this}}\n', NOTED)).toEqual(['counter coin!']);
  });

  it('mention programs and attributes in a map of statuses', () => {
    expect(
      found(
        'attributes: {depth: {}}\ncards:\n  - {id: c, type: action, depth: 3, status: {harvest: derived, ' +
          'depth: original, kelp: derived}}\n',
      ),
    ).toEqual([
      'attribute depth!',
      'card c!',
      'type action',
      'attribute depth',
      'program harvest~',
      'attribute depth~',
    ]);
  });

  it('are the names of a lexicon, of whatever kind', () => {
    expect(found('lexicon:\n  en:\n    kelp: {other: kelps}\n    turn: {one: turn}\n').sort()).toEqual([
      'counter kelp~',
      'period turn~',
      'procedure turn~',
    ]);
  });

  it('are the names in scenarios', () => {
    expect(
      found('cards:\n  - {id: c, type: action, scenarios: [{position: {me: {kelp: 1}}}, {run: gain 1 kelp}]}\n'),
    ).toEqual(['card c!', 'type action', 'counter kelp~', 'counter kelp~']);
  });
});

describe('the same name', () => {
  const workspace = reef({ [URI]: BOARD });
  const names = occurrencesOf(workspace.incrementalCheck().sources);

  it('is found by kind and id, in all files', () => {
    expect(new Set(names.of('zone', 'pile').map(({ file }) => file))).toEqual(new Set(['reef/pack.yaml']));
    expect(names.of('site', 'a1')).toHaveLength(2);
    expect(names.of('tag', 'a1')).toEqual([]);
    expect(names.in('reef/none.yaml')).toEqual([]);
    expect(names.at('reef/none.yaml', 0)).toEqual([]);
    expect(names.sameAs({ file: URI, span: { start: 0, end: 0 }, kind: 'site', id: 'nowhere' })).toEqual([]);
  });

  it('is at each of its characters, and directly after it', () => {
    const at = BOARD.indexOf('a1');
    const idsAt = (offset: number): string[] => names.at(URI, offset).map(({ id }) => id);
    expect([at - 1, at, at + 2, at + 3].map(idsAt)).toEqual([[], ['a1'], ['a1'], []]);
  });

  it('is another one in another effect', () => {
    const text =
      'cards:\n  - {id: c, type: action, effect: choose site as s then upgrade s}\n  - {id: d, type: action, effect: choose site as s}\n';
    const { sources } = reef({ [URI]: text }).incrementalCheck();
    const [first, second, third] = occurrencesOf(sources)
      .in(URI)
      .filter(({ kind }) => kind === 'variable');
    const { sameAs } = occurrencesOf(sources);
    expect([sameAs(first).length, sameAs(second).length, sameAs(third).length]).toEqual([2, 2, 1]);
    expect([first.declares, second.declares]).toEqual([true, undefined]);
  });

  it('bound twice in an effect are two names', () => {
    const text = 'cards:\n  - {id: c, type: action, effect: "each bed as s: upgrade s; each bed as s: upgrade s"}\n';
    const { sources } = reef({ [URI]: text }).incrementalCheck();
    const names = occurrencesOf(sources);
    const variables = names.in(URI).filter(({ kind }) => kind === 'variable');
    expect(variables.map((name) => names.sameAs(name).length)).toEqual([2, 2, 2, 2]);
  });
});

it('after a change of names, fields are looked up again', () => {
  const workspace = reef({ [URI]: 'zones:\n  z: {draws-to: deep}\n' });
  const kinds = (): string[] =>
    occurrencesOf(workspace.incrementalCheck().sources)
      .in(URI)
      .map(({ kind, id }) => `${kind} ${id}`);
  expect(kinds()).toEqual(['zone z']);
  workspace.update('reef/pack.yaml', PACK.replace('  pile: {}', '  pile: {}\n  deep: {}'));
  expect(kinds()).toEqual(['zone z', 'zone deep']);
});
