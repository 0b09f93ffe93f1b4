import { describe, expect, it } from 'vitest';
import { codeActions } from './code-actions.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { CARDS, edited, PACK, reef } from './testing.ts';
import type { Workspace } from './workspace.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

const actions = (workspace: Workspace, uri = URI): ReturnType<typeof codeActions> =>
  codeActions(workspace, uri, WHOLE).filter(({ kind }) => kind === 'quickfix');
/** The files after the action. */
function done(workspace: Workspace, title: string, uri = URI): Record<string, string> {
  const action = actions(workspace, uri).find((one) => one.title === title);
  if (!action) {
    throw new Error(
      `"${title}" is not among ${actions(workspace, uri)
        .map((one) => one.title)
        .join(', ')}`,
    );
  }
  return Object.fromEntries(
    Object.entries(action.edit!.changes!).map(([path, edits]) => [path, edited(workspace, path, edits)]),
  );
}

describe('a fix', () => {
  it.each([
    ['a misspelt name in a block', CARDS.replace('gain 2 kelp', 'gain 2 klep'), 'Write "kelp"', CARDS],
    ['a misspelt name between quotes', CARDS.replace('lose 1 kelp', 'lose 1 klep'), 'Write "kelp"', CARDS],
    ['a misspelt word', CARDS.replace('build farm', 'buidl farm'), 'Write "build"', CARDS],
    ['a misspelt key', CARDS.replace('color: red', 'colour: red'), 'Write "color"', CARDS],
    [
      'a misspelt name in a field',
      CARDS.replace('color: red', 'color: "rde"'),
      'Write "red"',
      CARDS.replace('color: red', 'color: "red"'),
    ],
    ['a capital in a name', CARDS.replace('id: sole', 'id: Sole'), 'Write "sole"', CARDS],
    [
      'a key that is missing',
      CARDS.replace('    type: action\n    color', '    color'),
      'Add "type"',
      CARDS.replace('    type: action\n    color', '    color').replace(
        'status: original\n  - id: sole',
        'status: original\n    type: \n  - id: sole',
      ),
    ],
    [
      'a key that is missing between brackets',
      'cards:\n  - {id: a, deck: tide, effect: gain 1 kelp}\n',
      'Add "type"',
      'cards:\n  - {id: a, deck: tide, effect: gain 1 kelp, type: }\n',
    ],
    [
      'a number where text is wanted',
      CARDS.replace('name: Planting', 'name: 12'),
      'Put it in quotes',
      CARDS.replace('name: Planting', 'name: "12"'),
    ],
    [
      'a colon in a plain text',
      CARDS.replace('"lose 1 kelp then gain 2 credits"', 'each player: gain 1 kelp'),
      'Put it in quotes',
      CARDS.replace('"lose 1 kelp then gain 2 credits"', '"each player: gain 1 kelp"'),
    ],
    ['lines that YAML joins', CARDS.replace('effect: |', 'effect: >'), 'Keep the lines: write "|"', CARDS],
    [
      'lines that YAML joins in a plain text',
      CARDS.replace('effect: |\n      build', 'effect: build'),
      'Keep the lines: write "|"',
      CARDS,
    ],
    ['a bracket too many', CARDS.replace('gain 2 kelp', 'gain 2 kelp)'), 'Remove the bracket', CARDS],
    [
      'a tab',
      CARDS.replace('    deck: tide\n    type: action\n    color', '\t\tdeck: tide\n    type: action\n    color'),
      'Indent by spaces',
      CARDS,
    ],
  ])('of %s', (_, text, title, expected) => {
    const workspace = reef({ [URI]: text });
    workspace.fullCheck();
    expect(done(workspace, title)[URI]).toBe(expected);
  });

  it('of all that suggest something leaves that mistake no more', () => {
    for (const text of [
      CARDS.replace('gain 2 kelp', 'gain 2 klep'),
      CARDS.replace('build farm', 'buidl farm'),
      CARDS.replace('color: red', 'colr: red').replace(/\n/g, '\r\n'),
    ]) {
      const workspace = reef({ [URI]: text });
      const [first] = actions(workspace);
      const { code } = first.diagnostics![0];
      workspace.update(URI, edited(workspace, URI, first.edit!.changes![URI]));
      expect(diagnosticsOf(workspace, URI).map((diagnostic) => diagnostic.code)).not.toContain(code);
    }
  });

  it('says what is ours, where nothing says where it is from', () => {
    const editions = `${PACK}editions:\n  first: {title: The first, pages: 4}\n`;
    const text = CARDS.replace('    status: original\n  - id: sole', '  - id: sole');
    const workspace = reef({ [PACK_URI]: editions, [URI]: text });
    workspace.fullCheck();
    if (!diagnosticsOf(workspace, URI).some(({ code }) => code === 'no-source')) {
      throw new Error('the check says nothing here any more');
    }
    expect(done(workspace, 'Say that it is ours: status: original')[URI]).toBe(CARDS);
  });

  it('extends the pack that knows a name', () => {
    const workspace = reef({
      'depth.yaml': 'pack: depth\nplayers: [2]\ncounters:\n  pearl: {}\nprocedures:\n  game: {end: end game}\n',
      [URI]: CARDS.replace('gain 2 kelp', 'gain 2 pearl'),
    });
    workspace.fullCheck();
    expect(done(workspace, 'Extend the pack "depth"')[PACK_URI]).toBe(
      PACK.replace('pack: reef\n', 'pack: reef\nextends: depth\n'),
    );
  });

  it('is the preferred one where there is only one, and is offered at its place only', () => {
    const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'gain 2 klep') });
    expect(actions(workspace).map(({ isPreferred, title }) => [title, isPreferred])).toEqual([['Write "kelp"', true]]);
    expect(codeActions(workspace, URI, { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } })).toEqual(
      [],
    );
  });
});

describe('code actions', () => {
  it('are offered at both ends of the mistake, and not beside it', () => {
    const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'gain 2 klep') });
    // the name begins in column 13 of its line
    const titlesAt = (from: number, to: number): string[] =>
      codeActions(workspace, URI, {
        start: { line: 8, character: from },
        end: { line: 8, character: to },
      }).map(({ title }) => title);
    expect([titlesAt(13, 13), titlesAt(17, 17), titlesAt(0, 13)]).toEqual(Array(3).fill(['Write "kelp"']));
    expect(titlesAt(12, 12)).toEqual([]);
  });

  it('are none in a file that does not exist', () => {
    expect(codeActions(reef(), 'reef/none.yaml', WHOLE)).toEqual([]);
  });
});

describe('the canonical form', () => {
  it('is not offered for a file that has it, or is not YAML', () => {
    expect(codeActions(reef(), URI, WHOLE)).toEqual([]);
    const broken = reef({ [URI]: `${CARDS.replace('gain 2 kelp', 'gain   2 kelp')}  - {[\n` });
    expect(codeActions(broken, URI, WHOLE).filter(({ kind }) => kind === 'source.fixAll')).toEqual([]);
  });

  it('is offered for the file', () => {
    const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'gain   2 kelp') });
    const [action] = codeActions(workspace, URI, WHOLE).filter(({ kind }) => kind === 'source.fixAll');
    expect(action.title).toBe('Write the effects of this file in canonical form');
    expect(edited(workspace, URI, action.edit!.changes![URI])).toBe(CARDS);
  });
});
