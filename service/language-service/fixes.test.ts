/** Each fix, applied: the diagnostic is gone and no other has appeared. */
import { describe, expect, it } from 'vitest';
import type { AnyDeclaration } from '../../dsl/source/declaration.ts';
import { codeActions } from './code-actions.ts';
import { DIAGNOSTICS } from '../reference/diagnostic-registry.ts';
import { CARDS, edited, PACK, reef } from './testing.ts';
import type { Workspace } from './workspace.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
const BOARD = 'boards:\n  lagoon: {sites: {a1: {kind: bed, adjacent: [a1, a2]}, a2: {kind: bed}}}\n';
const BEDS = 'boards:\n  lagoon: {sites: {a1: {kind: bed, adjacent: [a2]}, a2: {kind: bed}}}\n';
/** A map, with more of its board behind it. */
const mapOf = (grid: string, more: string): string => `boards:\n  lagoon:\n    grid: ${grid}\n    rows: bb\n${more}`;
const EDITIONS = 'editions:\n  first: {title: The first, pages: 4}\n';
const ITALIAN = 'lexicon:\n  it:\n    kelp: {gender: f, one: alga, other: alghe}\n';
const effect = (text: string): string => CARDS.replace('build farm\n      gain 2 kelp', text);

const codesOf = (workspace: Workspace): string[] =>
  workspace
    .fullCheck()
    .diagnostics.map(({ code }) => code)
    .sort();
/** What is only looked for where nothing is an error. */
const UNUSED = new Set(['unused-name']);

/** Every fix with its code, the title of the action, the pack, and what has to be filled in then. */
const CASES: [code: string, title: string, files: Record<string, string>, left?: string[]][] = [
  ['unknown-name', 'Write "kelp"', { [URI]: effect('gain 2 klep') }],
  ['untrue-your', 'Remove "your"', { [URI]: effect('if your round >= 2: gain 1 kelp') }],
  [
    'untrue-your',
    'Write "own"',
    {
      [PACK_URI]:
        PACK.replace('tower: {', 'tower: {of: player, ') + 'boards:\n  sea: {of: game, sites: {a1: {kind: bed}}}\n',
      [URI]: effect('remove your towers'),
    },
  ],
  ['one-or-all', 'All of them: farms', { [URI]: effect('remove farm') }],
  ['one-or-all', 'Choose one: choose farm then remove it', { [URI]: effect('remove farm') }],
  [
    'procedure-of',
    'Remove "of it"',
    {
      [PACK_URI]: PACK.replace(
        'act: gain 1 kelp',
        'act: choose bed then do reef of it\n  reef:\n    grow: gain 1 kelp',
      ),
    },
  ],
  [
    'procedure-of-what',
    'Write "of it"',
    {
      [PACK_URI]: PACK.replace(
        'act: gain 1 kelp',
        'act: choose bed then do reef\n  reef:\n    of: site\n    grow: may build farm on it',
      ),
    },
  ],
  ['card-without-zone', 'Write "sole in hand"', { [URI]: effect('move sole to hand') }],
  ['cards-without-zone', 'Write "cards in hand"', { [URI]: effect('gain 1 kelp per 2 cards') }],
  ['sentence', 'Write the effect: gain 1 kelp, 2 credits', { [URI]: effect('Gain 1 kelp and 2 credits.') }],
  ['sentence', 'Write it in small letters', { [URI]: effect('Gain 2 kelp; build farm free') }],
  [
    'unlike-others',
    'Write "… then move this to pile"',
    {
      [URI]: `cards:\n${[
        'gain 1 kelp then move this to pile',
        'move this to pile then gain 2 kelp',
        'gain 3 kelp then move this to pile',
        'gain 5 kelp',
      ]
        .map((text, i) => `  - {id: promise-${i}, deck: tide, type: action, effect: ${text}, status: original}\n`)
        .join('')}`,
    },
  ],
  [
    'not-encoded',
    'Remove "not-encoded"',
    { [URI]: CARDS.replace('    color: red', '    not-encoded: {text: Dance.}') },
  ],
  [
    'not-encoded',
    'Remove "not-encoded"',
    { [URI]: CARDS.replace('    color: red', '    not-encoded:\n      text: Dance.\n    color: red') },
  ],
  ['unknown-word', 'Write "build"', { [URI]: effect('buidl farm') }],
  ['unknown-key', 'Write "color"', { [URI]: CARDS.replace('color: red', 'colour: red') }],
  ['unknown-key', 'Remove "zzzzz"', { [URI]: CARDS.replace('color: red', 'zzzzz: {a: 1}') }],
  [
    'unknown-key',
    'Remove "zzzzz"',
    { [URI]: 'cards:\n  - {id: a, deck: tide, type: action, zzzzz: 1, effect: gain 1 kelp, status: original}\n' },
  ],
  [
    'unknown-key',
    'Remove "zzzzz"',
    { [URI]: 'cards:\n  - {id: a, deck: tide, type: action, effect: gain 1 kelp, status: original, zzzzz: 1}\n' },
  ],
  ['unknown-key', 'Remove "zzzzz"', { [URI]: CARDS.replace('  - id: sole', '  - zzzzz: 1\n    id: sole') }],
  [
    'unknown-pack',
    'Write "depth"',
    {
      'depth.yaml': 'pack: depth\nplayers: [2]\ncounters:\n  pearl: {}\n',
      [PACK_URI]: PACK.replace('pack: reef\n', 'pack: reef\nextends: dept\n'),
    },
  ],
  ['wrong-map', 'Remove "l"', { [PACK_URI]: PACK + mapOf('square', '    legend: {b: bed, l: bed}\n') }],
  ['wrong-map', 'Remove "l"', { [PACK_URI]: PACK + mapOf('hex', '    legend:\n      b: bed\n      l: {kind: bed}\n') }],
  [
    'wrong-map',
    'Remove "adjacent"',
    { [PACK_URI]: PACK + mapOf('slanted', '    adjacent: [corners]\n    legend: {b: bed}\n') },
  ],
  ['wrong-choice', 'Write "owner"', { [PACK_URI]: PACK.replace('visible: owner', 'visible: ownr') }],
  ['bad-name', 'Write "sole"', { [URI]: CARDS.replace('id: sole', 'id: Sole') }],
  ['duplicate-id', 'Call this one "planting-2"', { [URI]: CARDS.replace('id: sole', 'id: planting') }],
  [
    'duplicate-key',
    'Remove this "type"',
    { [URI]: CARDS.replace('    color: red', '    type: action\n    color: red') },
  ],
  [
    'double-number',
    'Give it the number 8',
    {
      [URI]: CARDS.replace('    color: red', '    color: red\n    number: 7').replace(
        '  - id: sole',
        '  - id: sole\n    number: 7',
      ),
    },
  ],
  [
    'misplaced-key',
    'Move it to the file that names the pack',
    { [PACK_URI]: PACK.replace('title: Reef\n', ''), [URI]: `title: Reef\n${CARDS}` },
  ],
  ['given-twice', 'Remove this "players"', { [URI]: `players: [2]\n${CARDS}` }],
  ['option-default', 'Write "low"', { [PACK_URI]: `${PACK}options:\n  tides: {values: [low, high], default: lew}\n` }],
  [
    'unsaid-field',
    'Say of the rest: original',
    {
      [PACK_URI]: PACK + EDITIONS,
      [URI]: CARDS.replace('    status: original\n  - id: sole', '    status: {effect: original}\n  - id: sole'),
    },
  ],
  [
    'unknown-status',
    'Write "original"',
    { [URI]: CARDS.replace('status: original\n  - id: sole', 'status: {rest: zzz}\n  - id: sole') },
  ],
  [
    'undecided-dispute',
    'Add "reason"',
    { [PACK_URI]: `${PACK}disputes:\n  D1: {topic: Which one, decision: This one.}\n` },
    ['undecided-dispute', 'wrong-type'],
  ],
  ['missing-key', 'Add "type"', { [URI]: CARDS.replace('    type: action\n    color', '    color') }, ['wrong-type']],
  [
    'missing-game',
    'Add a procedure "game" that ends at once',
    { [PACK_URI]: PACK.slice(0, PACK.indexOf('procedures:')) },
    ['unresolved-program'],
  ],
  [
    'missing-game',
    'Add a procedure "game" that ends at once',
    { [PACK_URI]: PACK.replace('  game:\n    play: "each player: do turn"\n    end: end game\n', '') },
  ],
  ['below-nothing', 'Write "set kelp to max(kelp - 3, 0)"', { [URI]: effect('set kelp to kelp - 3') }],
  [
    'optional-loss',
    'Write "must lose 1 kelp"',
    { [URI]: effect('until end of turn: when you build farm: lose 1 kelp') },
  ],
  [
    'heard-twice',
    'Remove "when you build farm: gain 1 kelp"',
    {
      [PACK_URI]: `${PACK}rules:\n  - "when you build plant: gain 1 kelp"\n  - "when you build farm: gain 1 kelp"\n`,
    },
  ],
  [
    'heard-twice',
    'Remove "when you build farm: gain 1 kelp"',
    {
      [PACK_URI]: PACK.replace('zones:\n', 'zones:\n  shelf: {of: player, listening: true}\n').replace(
        'types:\n',
        'types:\n  lasting: {programs: {effect: standing}, played: move this to shelf}\n',
      ),
      [URI]: CARDS.replace('type: action', 'type: lasting').replace(
        'build farm\n      gain 2 kelp',
        'when you build plant: gain 1 kelp\n      when you build farm: gain 1 kelp',
      ),
    },
  ],
  ['order-matters', 'Add "late"', { [PACK_URI]: `${PACK}attributes: {late: {order-of: effect}}\n` }],
  ['adjacent-to-itself', 'Remove it from the sites beside it', { [PACK_URI]: PACK + BOARD }],
  ['unused-name', 'Remove "ebb"', {}],
  ['unused-name', 'Remove "tower"', {}],
  [
    'missing-form',
    'Say "point" in the Italian lexicon',
    { [PACK_URI]: PACK + ITALIAN, [URI]: effect('gain 2 points') },
    ['wrong-type', 'wrong-forms'],
  ],
  [
    'no-source',
    'Say that it is ours: status: original',
    { [PACK_URI]: PACK + EDITIONS, [URI]: CARDS.replace('    status: original\n  - id: sole', '  - id: sole') },
  ],
  ['wrong-type', 'Put it in quotes', { [URI]: CARDS.replace('name: Planting', 'name: 12') }],
  [
    'needs-sign',
    'Write +1',
    { [URI]: `${CARDS}    scenarios: [{name: a, run: gain 1 kelp, expect: {me: {kelp: 1}}}]\n` },
  ],
  [
    'yaml-syntax',
    'Put it in quotes',
    { [URI]: CARDS.replace('"lose 1 kelp then gain 2 credits"', 'each player: gain 1 kelp') },
  ],
  [
    'tab-indentation',
    'Indent by spaces',
    {
      [URI]: CARDS.replace(
        '    deck: tide\n    type: action\n    color',
        '\t\tdeck: tide\n    type: action\n    color',
      ),
    },
  ],
  ['bad-escape', 'Write the backslash twice', { [URI]: CARDS.replace('name: Planting', 'name: "a \\d"') }],
  ['hidden-character', 'Remove U+200B', { [URI]: CARDS.replace('name: Planting', 'name: Plan\u200bting') }],
  ['hidden-character', 'Remove U+202E', { [URI]: CARDS.replace('name: Planting', 'name: "Plan\\u202eting"') }],
  ['inexact-number', 'Write 0', { [PACK_URI]: `${PACK}constants:\n  floor: -0\n` }, ['unused-name', 'no-source']],
  ['inexact-number', 'Put it in quotes', { [URI]: CARDS.replace('name: Planting', 'name: 12345678901234567890') }],
  ['yaml-version', 'Remove "%YAML 1.1"', { [URI]: `%YAML 1.1\n---\n${CARDS}` }],
  [
    'local-name-of-base',
    'Call this one "grower-2"',
    {
      'depth.yaml':
        `${PACK.replace('pack: reef', 'pack: depth')}slots: [{id: bed-slot, effect: choose slot as grower ` +
        `then gain 1 kelp, status: original}]\n`,
      [PACK_URI]: 'pack: reef\nextends: depth\ncounters:\n  grower: {}\n',
    },
  ],
  ['yaml-tag', 'Remove "!!str"', { [URI]: CARDS.replace('name: Planting', 'name: !!str "Planting"') }],
  ['yaml-tag', 'Remove "!x"', { [URI]: CARDS.replace('name: Planting', 'name: !x Planting') }],
  ['unclosed-quote', 'Close the quote at the end of the line', { [URI]: CARDS.replace('credits"', 'credits') }],
  [
    'unclosed-bracket',
    'Write the missing "}"',
    { [URI]: 'cards:\n  - {id: a, deck: tide, type: action, effect: gain 1 kelp, status: original\n' },
  ],
  ['extra-bracket', 'Remove the bracket', { [URI]: effect('gain 2 kelp)') }],
  ['expected-colon', 'Write the missing ":"', { [URI]: effect('if kelp >= 1 gain 1 kelp') }],
  ['missing-separator', 'Write the missing ";"', { [URI]: effect('gain 1 kelp gain 1 credit') }],
  ['stray-in', 'Remove "in hand"', { [URI]: effect('gain (beds in hand) kelp') }],
  [
    'unclear-with',
    'Let "with" be about "bed"',
    { [PACK_URI]: PACK + BEDS, [URI]: effect('each farm: if bed adjacent to it with farms >= 1: gain 1 kelp') },
  ],
  [
    'unclear-with',
    'Let "with" be about "it", as it is now',
    { [PACK_URI]: PACK + BEDS, [URI]: effect('each farm: if bed adjacent to it with farms >= 1: gain 1 kelp') },
  ],
  ['unclear-not', 'Write "farms != 1"', { [PACK_URI]: PACK + BEDS, [URI]: effect('if not farms = 1: gain 1 kelp') }],
  [
    'unclear-not',
    'Write "the not upgraded farms >= 2"',
    { [PACK_URI]: PACK + BEDS, [URI]: effect('if not upgraded farms >= 2: gain 1 kelp') },
  ],
  ['step-named-note', 'Call the step "note-step"', { [PACK_URI]: PACK.replace('act: gain', 'note: gain') }],
  ['too-many-different', 'Write 2', { [URI]: effect('gain 5 different goods') }],
  ['stray-top', 'Remove "top 2"', { [URI]: effect('gain (top 2 beds) kelp') }],
  [
    'stray-adjacent',
    'Remove "adjacent to empty bed"',
    { [URI]: effect('gain (cards in hand adjacent to empty bed) kelp') },
  ],
  ['stray-place', 'Remove "in hand"', { [URI]: effect('gain (slots in hand) kelp') }],
  ['stray-period', 'Remove "this turn"', { [URI]: effect('gain (beds this turn) kelp') }],
  ['stray-adjective', 'Remove "empty"', { [URI]: effect('gain (cards in empty hand) kelp') }],
];

describe('each fix, done', () => {
  it.each(CASES)('%s: %s', (code, title, files, left = []) => {
    const workspace = reef(files);
    const before = codesOf(workspace);
    const found = [URI, PACK_URI]
      .flatMap((uri) => codeActions(workspace, uri, WHOLE))
      .find((action) => action.title === title && action.diagnostics?.[0].code === code);
    if (!found) {
      throw new Error(
        `nothing is called so: ${[URI, PACK_URI]
          .flatMap((uri) => codeActions(workspace, uri, WHOLE))
          .map((action) => `${String(action.diagnostics?.[0].code)}: ${action.title}`)
          .join('\n')}\n${workspace
          .fullCheck()
          .diagnostics.map((d) => `${d.code} ${d.message}`)
          .join('\n')}`,
      );
    }
    const texts = Object.entries(found.edit!.changes!).map(
      ([uri, edits]) => [uri, edited(workspace, uri, edits)] as const,
    );
    for (const [uri, text] of texts) workspace.update(uri, text);
    const count = (codes: string[], one: string): number => codes.filter((other) => other === one).length;
    const after = codesOf(workspace);
    const news = [...new Set(after)].filter(
      (one) =>
        !left.includes(one) &&
        one !== code &&
        count(after, one) > count(before, one) &&
        !(code !== 'unused-name' && UNUSED.has(one)),
    );
    expect({ texts, fewer: count(after, code) < count(before, code), news }).toEqual({
      texts,
      fewer: !left.includes(code),
      news: [],
    });
  });
});

describe('the fixes that are declared', () => {
  const entries = Object.entries<AnyDeclaration>(DIAGNOSTICS);

  it('are each proved above', () => {
    const proved = new Set(CASES.map(([code]) => code));
    const declared = entries.filter(([, { fix }]) => 'fixes' in fix).map(([code]) => code);
    expect(declared.filter((code) => !proved.has(code))).toEqual([]);
  });

  it('are the only ones that exist, besides what is suggested', () => {
    const without = new Set(entries.filter(([, { fix }]) => 'none' in fix).map(([code]) => code));
    expect(CASES.map(([code]) => code).filter((code) => without.has(code))).toEqual([]);
  });
});
