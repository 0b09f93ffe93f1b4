/** The pages that hover and completion show. */
import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../dsl/packs/fields.ts';
import { WORD_BY_NAME, WORDS } from '../../dsl/words/registry.ts';
import {
  exampleOf,
  fieldDocumentation,
  grammarWordDocumentation,
  sectionDocumentation,
  wordDocumentation,
} from './documentation.ts';

describe('the page of a word', () => {
  it('has its usage, its meaning, its arguments and an example', () => {
    const move = WORD_BY_NAME.get('move')!;
    expect(wordDocumentation(move)).toBe(
      [
        '`move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]`',
        `${move.summary} ${move.details!}`,
        '- `limit` (`up to`): fewer will do\n- `n` (number, name or bracket): how many\n' +
          '- `what` (phrase): what it is done to\n- `at` (`top` ' +
          'or `bottom`): the end of the stack\n- `zone` (name): the zone of cards\n- `order` (`in any ' +
          'order`): in which order they come there',
        `\`\`\`\n${move.example}\n\`\`\``,
      ].join('\n\n'),
    );
  });

  it('has no list of arguments if there are none, and details after the meaning', () => {
    const end = WORDS.find(({ opening }) => opening.join(' ') === 'end game')!;
    const plain = { ...end, details: undefined } as unknown as typeof end;
    expect(wordDocumentation(plain)).toBe(`\`end game\`\n\n${end.summary}\n\n\`\`\`\nend game\n\`\`\``);
    expect(wordDocumentation({ ...end, details: 'At once.' })).toContain(`\n\n${end.summary} At once.\n\n`);
  });

  it('that joins others has its meaning and an example', () => {
    expect(grammarWordDocumentation('then', { meaning: 'Only if it can be done.', example: 'a then b' })).toBe(
      '`then`\n\nOnly if it can be done.\n\n```\na then b\n```',
    );
  });
});

describe('the page of a section', () => {
  it.each([
    ['slots', 'places for the markers of actions', 'slots:\n  - id: name\n    effect: …'],
    ['rules', 'continuous effects of the whole game', 'rules:\n  - …'],
    ['predicates', 'named sets of sites', 'predicates:\n  name: …'],
    ['options', 'choices made before a game begins', 'options:\n  name:\n    values: …\n    default: …'],
    ['zones', 'places of cards', 'zones:\n  name:\n    …'],
  ] as const)('%s', (name, doc, example) => {
    expect(sectionDocumentation(name)).toBe(`\`${name}\`: ${doc}\n\n\`\`\`yaml\n${example}\n\`\`\``);
  });
});

describe('the page of a key', () => {
  it('says whether it must be given, and whether the rules ignore it', () => {
    const type: FieldType = { is: 'words' };
    expect(fieldDocumentation('name', { type, doc: 'what people read' })).toBe(
      '`name`: what people read\n\n```yaml\nname: some words\n```',
    );
    expect(fieldDocumentation('name', { type, doc: 'what people read', required: true })).toMatch(
      /^`name`: what people read \(must be given\)\n\n/,
    );
    expect(fieldDocumentation('why', { type, doc: 'the reasoning', note: true })).toMatch(
      /^`why`: the reasoning \(a note for people; the rules do not read it\)\n\n/,
    );
  });

  it.each<[FieldType, string]>([
    [{ is: 'words' }, 'some words'],
    [{ is: 'label' }, 'words or 3'],
    [{ is: 'integer' }, '3'],
    [{ is: 'integer', min: 5 }, '5'],
    [{ is: 'integer', min: 1 }, '3'],
    [{ is: 'flag' }, 'true'],
    [{ is: 'choice', of: ['player', 'game'] }, 'player'],
    [{ is: 'name', of: 'deck' }, 'a-deck'],
    [{ is: 'name' }, 'a-name'],
    [{ is: 'program', mode: 'steps' }, 'end game'],
    [{ is: 'standing' }, '"when …: …"'],
    [{ is: 'condition' }, 'players >= 2'],
    [{ is: 'value' }, '3'],
    [{ is: 'cost' }, '2 a-counter'],
    [{ is: 'amounts' }, '2 a-counter'],
    [{ is: 'sites' }, 'empty site'],
    [{ is: 'list', of: { is: 'integer' } }, '[3]'],
    [{ is: 'one-or-list', of: { is: 'flag' } }, 'true'],
    [{ is: 'map', of: { is: 'flag' } }, '{a-name: true}'],
    [
      {
        is: 'record',
        record: {
          fields: { title: { type: { is: 'words' }, doc: '' }, do: { type: { is: 'flag' }, doc: '' } },
          shorthand: 'do',
        },
      },
      '{do: true}',
    ],
    [
      {
        is: 'record',
        record: {
          fields: { title: { type: { is: 'words' }, doc: '' }, do: { type: { is: 'flag' }, doc: '' } },
        },
      },
      '{title: some words}',
    ],
    [{ is: 'anything' }, '{…}'],
  ])('has an example of %j', (type, expected) => expect(exampleOf(type)).toBe(expected));
});
