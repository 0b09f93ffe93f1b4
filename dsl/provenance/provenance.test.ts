/** Status field by field, counts, places in editions, disputes and gaps: of packs in which each is known by construction. */
import { describe, expect, test } from 'vitest';
import { loadFiles } from '../../service/analysis/fixtures.ts';
import type { Sources } from '../packs/sources.ts';
import {
  allowedStatusFields,
  checkLocator,
  locatorMessage,
  citationsIn,
  declaresPlaces,
  disputeState,
  disputesNamed,
  disputesOf,
  displayName,
  editionsOf,
  fieldsNeedingStatus,
  gapsOf,
  provenanceOf,
  sourcedComponents,
  statusNodes,
  statusesOf,
  tally,
  type Edition,
} from './index.ts';

const PACK = `pack: p
players: [2]
programs: [bonus]
attributes: {worth: {default: 1}}
options: {variant: {values: [a, b], default: a}}
counters:
  coin: {plural: coins, start: 2, status: attested}
  shell: {}
  mark: {start: 1, hidden: true}
site-kinds: {plot: {}}
periods: {day: {}}
colors: {red: {}}
zones: {hand: {of: player}, box: {order: stack}, spent: {}}
decks:
  base: {starts: box, routes: {discarded: move this to spent}, status: {discarded: original}}
  bare: {starts: box}
types:
  plain: {programs: {effect: parts}, played: move this to spent, status: derived}
constants:
  limit: 3
  most: {value: 4, status: derived}
rules: ["when you gain coin: gain 1 shell"]
boards:
  east:
    sites:
      e1: {kind: plot, status: attested}
      e2: {kind: plot, source: {edition: en, at: p. 2}}
  west: {sites: {w1: {kind: plot, status: original}, w2: {kind: plot}}}
cards:
  - {id: one, deck: base, type: plain, effect: gain 1 coin, status: attested}
  - {id: two, deck: base, type: plain, effect: gain 2 coins, status: {rest: derived, effect: original, price: attested, nonsense: attested}}
  - {id: three, deck: bare, type: plain, effect: gain 3 coins, worth: 2, status: {effect: attested}}
  - {id: four, deck: bare, type: plain, effect: gain 3 coins}
procedures:
  game:
    name: Game
    play: {do: "each player: do turn", status: attested}
    bare: gain 1 coin
    end: end game
    status: {end: original}
  turn: {begin: begin day, act: gain 1 coin, end: end day}
ranking: [most coin]
editions:
  en: {title: First print, pages: 12, sections: [Appendix, 7]}
  it: Second print
  uk: {pages: many}
disputes:
  D1:
    topic: what a coin is
    severity: low
    plays: true
    readings: {en: metal, it: 3}
    decision: metal
    reason: printed first
    option: variant
    no-option: none needed
    note: see there
    source: [{edition: en, at: p. 3, says: it is metal, strength: states}, {at: p. 4}]
  D2: {decision: so, reason: because}
  D3: {topic: open, decision: so}
  D4: {topic: open, reason: so}
gaps:
  lost: {name: Lost, number: 7, deck: base, known: a name, unknown: the rest, status: attested, why: torn, note: later, source: {edition: en}}
  found: {}
`;
const load = (files: Record<string, string>, where: string): Sources => loadFiles(files, where).sources;
const sources = load({ 'p.yaml': PACK }, 'p.yaml');
const component = (id: string, part?: string, of = sources) =>
  sourcedComponents(of).find((one) => one.id === id && one.part === part)!;
const statuses = (id: string, part?: string, of = sources): Record<string, string | null> =>
  Object.fromEntries(statusesOf(component(id, part, of), of).map(({ field, status }) => [field, status]));

describe('which fields must be proved', () => {
  test.each([
    // names alone, and what is hidden, need no proof
    ['plot', undefined, []],
    ['red', undefined, []],
    ['hand', undefined, []],
    ['day', undefined, []],
    ['mark', undefined, []],
    ['shell', undefined, []],
    ['coin', undefined, ['start']],
    ['limit', undefined, ['value']],
    ['most', undefined, ['value']],
    ['rules-1', undefined, ['do']],
    ['base', undefined, ['routes']],
    ['bare', undefined, []],
    ['one', undefined, ['name', 'deck', 'type', 'effect']],
    ['three', undefined, ['name', 'deck', 'type', 'effect', 'worth']],
    // sites and steps that say it themselves are asked by themselves
    ['east', undefined, []],
    ['west', undefined, ['sites']],
    ['west', 'w1', ['site']],
    ['game', undefined, ['bare', 'end']],
    ['game', 'play', ['do']],
    ['turn', undefined, ['begin', 'act', 'end']],
  ])('%s %s: %j', (id, part, fields) => expect(fieldsNeedingStatus(component(id, part))).toEqual(fields));

  test('parts of a component are listed if they say something of their own', () => {
    const parts = sourcedComponents(sources).flatMap(({ id, part }) => (part === undefined ? [] : [`${id}.${part}`]));
    expect(parts.sort()).toEqual(['east.e1', 'east.e2', 'game.play', 'west.w1']);
  });
  test('a map of statuses may name more than what must be proved', () => {
    const allowed = (id: string, part?: string) => allowedStatusFields(component(id, part), sources);
    expect(allowed('one')).toEqual(expect.arrayContaining(['deck', 'price', 'color', 'effect', 'bonus', 'worth']));
    for (const note of ['id', 'status', 'source', 'note']) expect(allowed('one')).not.toContain(note);
    expect(allowed('base')).toEqual(expect.arrayContaining(['routes', 'discarded']));
    expect(allowed('base')).not.toContain('bonus');
    expect(allowed('game')).toEqual(expect.arrayContaining(['bare', 'end']));
    expect(allowed('game')).not.toContain('play');
    expect(allowed('game', 'play')).toEqual(['do']);
    expect(new Set(allowed('one')).size).toBe(allowed('one').length);
  });
  test('names for people', () => {
    expect(['one', 'rules-1'].map((id) => displayName(component(id)))).toEqual(['"one"', 'rule 1']);
    expect(displayName(component('game', 'play'))).toBe('"play" of "game"');
  });
});

describe('the status of each field', () => {
  test('one status is that of all fields', () =>
    expect(statuses('one')).toEqual({ name: 'attested', deck: 'attested', type: 'attested', effect: 'attested' }));
  test('in a map, `rest` is all that is not named; a field may be named that the card lacks', () =>
    expect(statuses('two')).toEqual({
      name: 'derived',
      deck: 'derived',
      type: 'derived',
      effect: 'original',
      price: 'attested',
    }));
  test('what nobody says is null', () =>
    expect(statuses('three')).toEqual({ name: null, deck: null, type: null, worth: null, effect: 'attested' }));
  test('the pack may say it of all', () => {
    const all = load({ 'p.yaml': PACK.replace('pack: p\n', 'pack: p\nstatus: derived\n') }, 'p.yaml');
    expect(statuses('three', undefined, all)).toEqual({
      name: 'derived',
      deck: 'derived',
      type: 'derived',
      worth: 'derived',
      effect: 'attested',
    });
    expect(statuses('four', undefined, all)).toMatchObject({ effect: 'derived' });
    expect(statuses('one', undefined, all)).toMatchObject({ effect: 'attested' });
  });
  test('of the whole component', () => {
    const of = (id: string) => provenanceOf(statusesOf(component(id), sources));
    expect(['one', 'two', 'three', 'four', 'shell', 'most'].map(of)).toEqual([
      'attested',
      'mixed',
      'unsaid',
      'unsaid',
      null,
      'derived',
    ]);
  });
  test('the values of a status, one by one', () => {
    expect(statusNodes(component('two')).map(({ text }) => text)).toEqual([
      'derived',
      'original',
      'attested',
      'attested',
    ]);
    expect(statusNodes(component('one')).map(({ text }) => text)).toEqual(['attested']);
    expect(statusNodes(component('four'))).toEqual([]);
  });
});

describe('counts', () => {
  const none = { attested: 0, derived: 0, original: 0, mixed: 0, unsaid: 0 };
  const noField = { attested: 0, derived: 0, original: 0, unsaid: 0 };
  const { kinds, fields } = tally(sources, sources.packs[0].name);
  const of = (section: string, which: unknown = null) =>
    kinds.filter((kind) => kind.section === section && JSON.stringify(kind.of) === JSON.stringify(which));

  test('of all cards', () => {
    expect(of('cards')).toEqual([
      {
        section: 'cards',
        of: null,
        components: 4,
        byProvenance: { ...none, attested: 1, mixed: 1, unsaid: 2 },
        // four fields of one; three and two named ones of two; one named of three with four unsaid; four of four
        byField: { attested: 4 + 1 + 1, derived: 3, original: 1, unsaid: 4 + 4 },
      },
    ]);
  });
  test('of cards by deck and by type', () => {
    expect(of('cards', { deck: 'base' })).toMatchObject([{ components: 2, byProvenance: { attested: 1, mixed: 1 } }]);
    expect(of('cards', { deck: 'bare' })).toMatchObject([{ components: 2, byProvenance: { ...none, unsaid: 2 } }]);
    expect(of('cards', { type: 'plain' })).toMatchObject([{ components: 4 }]);
  });
  test('of sites and steps that say it themselves', () => {
    expect(of('boards')).toMatchObject([{ components: 1, byProvenance: { ...none, unsaid: 1 } }]);
    expect(of('boards', { part: 'site' })).toMatchObject([
      { components: 3, byProvenance: { ...none, attested: 1, original: 1, unsaid: 1 } },
    ]);
    expect(of('procedures', { part: 'step' })).toMatchObject([
      { components: 1, byProvenance: { ...none, attested: 1 } },
    ]);
    expect(of('procedures')).toMatchObject([{ components: 2, byProvenance: { ...none, unsaid: 2 } }]);
  });
  test('nothing is counted that needs no proof', () => {
    expect(of('counters')).toMatchObject([{ components: 1, byProvenance: { ...none, attested: 1 } }]);
    for (const section of ['zones', 'site-kinds', 'colors', 'periods']) expect(of(section)).toEqual([]);
  });
  test('field by field', () => {
    expect(fields).toEqual([
      { field: 'name', byStatus: { ...noField, attested: 1, derived: 1, unsaid: 2 } },
      { field: 'deck', byStatus: { ...noField, attested: 1, derived: 1, unsaid: 2 } },
      { field: 'type', byStatus: { ...noField, attested: 1, derived: 1, unsaid: 2 } },
      { field: 'effect', byStatus: { ...noField, attested: 2, original: 1, unsaid: 1 } },
      { field: 'price', byStatus: { ...noField, attested: 1 } },
      { field: 'worth', byStatus: { ...noField, unsaid: 1 } },
    ]);
  });

  const variant = load(
    {
      'p.yaml': PACK,
      'v.yaml': `pack: v
extends: p
change:
  cards: [{id: one, effect: gain 9 coins, status: original}]
  constants: {limit: 5}
insert:
  - {procedure: turn, after: act, name: extra, do: gain 1 coin, status: attested}
  - {procedure: turn, instead: begin, do: begin day}
`,
    },
    'v.yaml',
  );
  test('a pack is counted without what it extends', () => {
    const name = variant.packs.at(-1)!.name;
    const own = sourcedComponents(variant).filter(({ pack }) => pack === name);
    expect(own.map(({ section, id, part, via }) => [section, id, part, via])).toEqual([
      ['procedures', 'turn', 'extra', 'inserted'],
      ['procedures', 'turn', 'begin', 'inserted'],
      ['cards', 'one', undefined, 'changed'],
      ['constants', 'limit', undefined, 'changed'],
    ]);
    const counts = tally(variant, name).kinds.map(({ section, of: which, components }) => [section, which, components]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['cards', null, 1],
        // the deck is said where the card is declared
        ['cards', { deck: 'base' }, 1],
        ['cards', { type: 'plain' }, 1],
        ['procedures', { part: 'step' }, 2],
        ['constants', null, 1],
      ]),
    );
    expect(counts).toHaveLength(5);
    // of a changed card only what is changed; its name is that of its pack
    const [, , card] = own;
    expect(fieldsNeedingStatus(card)).toEqual(['effect']);
  });
});

describe('the metadata of a pack', () => {
  test('editions', () => {
    expect(editionsOf(sources)).toEqual([
      { id: 'en', title: 'First print', pages: 12, sections: ['Appendix', '7'] },
      { id: 'it', title: 'Second print', pages: null, sections: [] },
      { id: 'uk', title: 'uk', pages: null, sections: [] },
    ]);
  });
  test('disputes', () => {
    const [first, ...others] = disputesOf(sources).map(({ entry, ...rest }) => ({ ...rest, line: entry.id }));
    expect(first).toEqual({
      id: 'D1',
      line: 'D1',
      topic: 'what a coin is',
      severity: 'low',
      plays: true,
      readings: { en: 'metal', it: '3' },
      decision: 'metal',
      reason: 'printed first',
      option: 'variant',
      noOption: 'none needed',
      note: 'see there',
      sources: [{ edition: 'en', at: 'p. 3', says: 'it is metal', strength: 'states' }],
    });
    expect(others[0]).toEqual({
      id: 'D2',
      line: 'D2',
      topic: 'D2',
      plays: false,
      readings: {},
      sources: [],
      decision: 'so',
      reason: 'because',
    });
    expect(disputesOf(sources).map(disputeState)).toEqual(['option', 'decided', 'open', 'open']);
  });
  test('gaps', () => {
    expect(gapsOf(sources).map(({ entry: _, ...rest }) => rest)).toEqual([
      {
        id: 'lost',
        name: 'Lost',
        number: '7',
        deck: 'base',
        known: 'a name',
        unknown: 'the rest',
        status: 'attested',
        why: 'torn',
        note: 'later',
        sources: [{ edition: 'en' }],
      },
      { id: 'found', known: '', sources: [] },
    ]);
  });
  test('citations and names of disputes: one or a list, and nothing of another form', () => {
    expect(citationsIn({ edition: 'en', at: 3 })).toEqual([{ edition: 'en', at: '3' }]);
    expect(citationsIn([{ edition: 'en' }, 'en', null, { at: 'p. 1' }])).toEqual([{ edition: 'en' }]);
    for (const nothing of [undefined, null, [], 'en']) expect(citationsIn(nothing)).toEqual([]);
    expect(disputesNamed('D1')).toEqual(['D1']);
    expect(disputesNamed(['D1', 2, null, ['D3']])).toEqual(['D1', '2']);
    expect(disputesNamed(undefined)).toEqual([]);
  });
});

describe('places in an edition', () => {
  const edition = (more: Partial<Edition> = {}): Edition => ({
    id: 'en',
    title: 'En',
    pages: 12,
    sections: ['Appendix', 'Setup'],
    ...more,
  });
  const problemOf = (at: string, of: Edition): object | null => {
    const found = checkLocator(at, of);
    if (!found) return null;
    const { wrong, ...rest } = found;
    return { message: locatorMessage(wrong), ...rest };
  };
  const places = 'A place there is a page from `p. 1` to `p. 12`, several as `pp. 1-2`, or one of Appendix, Setup.';
  const noPlace = (at: string, help = places) => ({ message: `The edition "en" has no place "${at}".`, help });
  const written = 'One page is `p. 3`, several are `pp. 3-4`.';

  test.each(['p. 1', 'p. 12', 'pp. 1-12', 'p. 3, below', 'pp. 3-4, in the box', 'Appendix', 'Setup, top left'])(
    '%s is one',
    (at) => expect(checkLocator(at, edition())).toBeNull(),
  );
  test.each([
    ['Apendix', { ...noPlace('Apendix'), suggestions: ['Appendix'] }],
    ['setup', { ...noPlace('setup'), suggestions: ['Setup'] }],
    ['page 3', { ...noPlace('page 3'), suggestions: ['p. 3'] }],
    ['12, top', { ...noPlace('12, top'), suggestions: ['p. 12, top'] }],
    ['S.7', { ...noPlace('S.7'), suggestions: ['p. 7'] }],
    ['13', noPlace('13')],
    ['back cover', noPlace('back cover')],
    ['Appendix 2', { ...noPlace('Appendix 2'), suggestions: ['Appendix'] }],
    ['see p. 3', noPlace('see p. 3')],
    ['p. 3 below', { ...noPlace('p. 3 below'), suggestions: ['p. 3 below'] }],
    ['pp. 3', { message: '"pp. 3" is not how a place is written.', help: written, suggestions: ['p. 3'] }],
    ['p. 3-4', { message: '"p. 3-4" is not how a place is written.', help: written, suggestions: ['pp. 3-4'] }],
    ['pp. 4-3', { message: '"pp. 4-3" does not run from a page to a later one.', help: written }],
    ['pp. 4-4', { message: '"pp. 4-4" does not run from a page to a later one.', help: written }],
    ['p. 0', { message: 'The edition "en" has no page 0: it has 12.' }],
    ['p. 13', { message: 'The edition "en" has no page 13: it has 12.' }],
    ['pp. 11-13', { message: 'The edition "en" has no pages 11-13: it has 12.' }],
  ])('%s is none', (at, problem) => expect(problemOf(at, edition())).toEqual(problem));

  test('by pages alone, by sections alone, or not at all', () => {
    expect(problemOf('Appendix', edition({ sections: [] }))).toEqual(
      noPlace('Appendix', 'A place there is a page from `p. 1` to `p. 12`, several as `pp. 1-2`.'),
    );
    const bySection = edition({ pages: null });
    expect(problemOf('p. 3', bySection)).toEqual(noPlace('p. 3', 'A place there is one of Appendix, Setup.'));
    expect(checkLocator('anywhere', edition({ pages: null, sections: [] }))).toBeNull();
    expect([edition(), bySection, edition({ sections: [] })].map(declaresPlaces)).toEqual([true, true, true]);
    expect(declaresPlaces(edition({ pages: null, sections: [] }))).toBe(false);
  });
});
