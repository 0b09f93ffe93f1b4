/** Forms of components: every simple field of every section, with its value, its label and its choices. */
import { describe, expect, it } from 'vitest';
import { SECTION_NAMES, sectionOf, NOTE_FIELDS, type LanguageCode, type SectionName } from '../../dsl/internal.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { fieldWords as en } from '../../texts/languages/en/component-form.ts';
import { fieldWords as it_ } from '../../texts/languages/it/component-form.ts';
import { fieldWords as uk } from '../../texts/languages/uk/component-form.ts';
import { componentForm, type FormField } from './component-form.ts';
import { CARDS, PACK, reef } from './testing.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const valuesOf = (workspace: Workspace, section: SectionName, id: string): Record<string, unknown> =>
  Object.fromEntries(
    (componentForm(workspace, { section, id })?.fields ?? []).map(({ key, language, value }) => [
      language === undefined || language === 'en' ? key : `${key} ${language}`,
      value,
    ]),
  );
const fieldOf = (section: SectionName, id: string, wanted: string, language: LanguageCode = 'en'): FormField =>
  componentForm(reef(), { section, id }, language)!.fields.find(({ key }) => key === wanted)!;

describe('a form', () => {
  it('shows the fields of a card in their order, with their values', () => {
    expect(valuesOf(reef(), 'cards', 'planting')).toEqual({
      name: 'Planting',
      'name it': null,
      'name uk': null,
      number: null,
      deck: 'tide',
      type: 'action',
      color: 'red',
      price: null,
      copies: null,
      players: null,
      when: null,
      plural: null,
    });
  });

  it('says what may be chosen, and what must be there', () => {
    expect(fieldOf('cards', 'planting', 'deck')).toMatchObject({
      kind: 'choice',
      required: true,
      choices: [{ id: 'tide', name: 'tide' }],
    });
    expect(fieldOf('cards', 'planting', 'color', 'it')).toMatchObject({ label: 'colore', required: false });
    expect(fieldOf('counters', 'kelp', 'of', 'uk').choices).toContainEqual({ id: 'player', name: 'гравець' });
  });

  it('tells what is usual from what is seldom needed', () => {
    const form = componentForm(reef(), { section: 'cards', id: 'planting' })!;
    const usual = form.fields.filter((field) => field.usual).map(({ key }) => key);
    expect([...new Set(usual)]).toEqual(['name', 'number', 'deck', 'type', 'color', 'price', 'copies']);
  });

  it('shows what is printed and not encoded, and a bare value', () => {
    const text = CARDS.replace('    effect: "lose 1 kelp then gain 2 credits"\n', '    not-encoded: {text: Dance.}\n');
    expect(valuesOf(reef({ 'reef/cards.yaml': text }), 'cards', 'sole')).toMatchObject({ text: 'Dance.' });
    expect(valuesOf(reef(), 'constants', 'most-rounds')).toMatchObject({ value: 3 });
  });

  it('shows what the open pack changes in one that it extends', () => {
    const workspace = createWorkspace({
      files: memoryFiles({
        'reef/pack.yaml': PACK,
        'reef/cards.yaml': CARDS,
        'mine.yaml': 'pack: mine\nextends: reef\nchange:\n  constants: {most-rounds: 4}\n',
      }),
      pack: 'mine.yaml',
    });
    expect(componentForm(workspace, { section: 'constants', id: 'most-rounds' })).toMatchObject({ own: false });
    expect(valuesOf(workspace, 'constants', 'most-rounds')).toMatchObject({ value: 4 });
  });

  it('is null where there is no such component', () => {
    expect(componentForm(reef(), { section: 'cards', id: 'none' })).toBeNull();
  });
});

it('every field of every section has a label in each language', () => {
  const keys = new Set(
    SECTION_NAMES.map(sectionOf)
      .filter(({ metadata, lexical }) => !metadata && !lexical)
      .flatMap(({ entry }) => Object.keys(entry.fields))
      .filter((key) => !['id', 'name'].includes(key) && !Object.hasOwn(NOTE_FIELDS, key)),
  );
  for (const words of [en, it_, uk]) {
    const missing = [...keys].filter((key) => words.fields[key] === undefined && !NOT_SIMPLE.has(key));
    expect(missing).toEqual([]);
  }
});

/** Programs, maps and lists of maps, which no form shows. */
const NOT_SIMPLE = new Set([
  'bonus',
  'played',
  'programs',
  'routes',
  'spaces',
  'effect',
  'sites',
  'legend',
  'ways',
  'change-sites',
  'ports',
  'ports-at',
  'do',
  'icon',
  'beyond',
  'surcharge',
  'cells',
]);
