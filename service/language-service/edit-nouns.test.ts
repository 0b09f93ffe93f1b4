/** Names with several forms: written whole, guessed from the names of the pack, and followed until somebody says otherwise. */
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { setFields, addComponents, type FieldChange } from './card-edits.ts';
import { componentForm, type FormField } from './component-form.ts';
import { guessedForms } from './noun-forms.ts';
import { edited, PACK, reef } from './testing.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const UK_KELP =
  'kelp: {gender: f, nom: [кульбаба, кульбаби, кульбаб], gen: [кульбаби, кульбаб], dat: [кульбабі, кульбабам], ' +
  'acc: [кульбабу, кульбаби, кульбаб], ins: [кульбабою, кульбабами], loc: [кульбабі, кульбабах]}';
const WORDS = `lexicon:
  # said in texts
  it:
    kelp: {gender: f, one: alga con foglie, other: alghe con foglie}
    credit: {gender: m, one: soldo, other: soldi}
  uk:
    ${UK_KELP}
`;
const SLOTS = 'slots:\n  - {id: quay, name: Quay, effect: gain 1 kelp}\n';

const pack = (words = WORDS): Workspace =>
  reef({ 'reef/slots.yaml': SLOTS, ...(words === '' ? {} : { 'reef/words.yaml': words }) });

describe('the name of a slot in a language with forms', () => {
  const named = (
    workspace: Workspace,
    language: 'it' | 'uk',
    value: string | null,
    form?: string,
  ): { words: string; after: Workspace } => {
    const change: FieldChange = {
      section: 'slots',
      id: 'quay',
      key: 'name',
      language,
      value,
      ...(form ? { form } : {}),
    };
    return wordsAfter(workspace, setFields(workspace, [change]));
  };

  it('is written with all its forms, guessed by the name that ends most like it', () => {
    const { words, after } = named(pack(), 'it', 'alloga con 2 posti');
    expect(words).toContain('    quay: {gender: f, one: alloga con 2 posti, other: alloghe con 2 posti}\n');
    expect(words).toContain('# said in texts');
    expect(after.fullCheck().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const uk = named(pack(), 'uk', 'ганьба');
    expect(uk.words).toContain(
      'quay: {gender: f, nom: [ганьба, ганьби, ганьб], gen: [ганьби, ганьб], dat: [ганьбі, ганьбам], ' +
        'acc: [ганьбу, ганьби, ганьб], ins: [ганьбою, ганьбами], loc: [ганьбі, ганьбах]}',
    );
    expect(uk.after.fullCheck().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('has the name itself for all where no name is like it', () => {
    expect(named(pack(''), 'it', 'molo').words).toContain('quay: {gender: m, one: molo, other: molo}');
  });

  it('typed letter by letter, its forms follow; one that was said stays', () => {
    const first = named(pack(), 'it', 'al');
    const second = named(first.after, 'it', 'soldo');
    expect(second.words).toContain('quay: {gender: m, one: soldo, other: soldi}');
    const said = named(second.after, 'it', 'soldoni', 'other');
    expect(said.words).toContain('quay: {gender: m, one: soldo, other: soldoni}');
    const third = named(said.after, 'it', 'alga');
    expect(third.words).toContain('quay: {gender: f, one: alga, other: soldoni}');
    expect(named(third.after, 'it', null, 'other').words).toContain('quay: {gender: f, one: alga, other: alghe}');
  });

  it('is taken away with all its forms, and what else is said of it stays', () => {
    const { after } = named(pack(), 'it', 'molo');
    expect(named(after, 'it', null).words).toBe(WORDS);
    const more = WORDS.replace('  uk:', '    quay: {gender: m, one: molo, other: moli, also: banchina}\n  uk:');
    expect(named(pack(more), 'it', null).words).toContain('quay: {also: banchina}');
  });

  it('a gender that the language does not have is no gender, and a form of no name is none', () => {
    expect(named(pack(), 'it', 'moli', 'other').words).toBe(WORDS);
  });

  it('of a pack that the open one extends is changed here, with all its forms', () => {
    const base = {
      'reef/pack.yaml': PACK,
      'reef/slots.yaml': SLOTS,
      'reef/words.yaml': WORDS.replace(
        'kelp: {gender: f, one',
        'quay: {gender: m, one: molo, other: moli}\n    kelp: {gender: f, one',
      ),
    };
    const workspace = createWorkspace({
      files: memoryFiles({ ...base, 'own.yaml': 'pack: own\nextends: reef\n' }),
      pack: 'own.yaml',
    });
    const result = (value: string | null, form?: string): string => {
      const change: FieldChange = {
        section: 'slots',
        id: 'quay',
        key: 'name',
        language: 'it',
        value,
        ...(form ? { form } : {}),
      };
      const made = setFields(workspace, [change]);
      if ('refused' in made) throw new Error(made.refused);
      return edited(workspace, 'own.yaml', made.edit.changes?.['own.yaml'] ?? []);
    };
    expect(result('molucci', 'other')).toContain('quay: {gender: m, one: molo, other: molucci}');
    expect(result('soldo')).toContain('quay: {gender: m, one: soldo, other: moli}');
  });

  it('comes with a new slot', () => {
    const workspace = pack();
    const made = addComponents(workspace, [
      { section: 'slots', values: { name: 'Pier', effect: 'gain 1 credit' }, names: { it: 'soldo' } },
    ]);
    expect(wordsAfter(workspace, made).words).toContain('pier: {gender: m, one: soldo, other: soldi}');
  });
});

describe('the form of such a name', () => {
  const nameOf = (workspace: Workspace, language: string): FormField =>
    componentForm(workspace, { section: 'slots', id: 'quay' }, 'uk')!.fields.find(
      (field) => field.key === 'name' && field.language === language,
    )!;

  it('has a field for each language, and for each form once there is a name', () => {
    const workspace = pack(WORDS.replace('  uk:', '    quay: {gender: m, one: molo, other: moli}\n  uk:'));
    expect(nameOf(workspace, 'uk')).toMatchObject({ value: null });
    expect(nameOf(workspace, 'uk').forms).toBeUndefined();
    const { value, forms } = nameOf(workspace, 'it');
    expect(value).toBe('molo');
    expect(forms!.fields.map(({ form, label, kind, value: now }) => [form, label, kind, now])).toEqual([
      ['other', 'кілька', 'words', 'moli'],
      ['gender', 'рід', 'choice', 'm'],
    ]);
    expect(forms!.fields[1].choices).toEqual([
      { id: 'm', name: 'чоловічий' },
      { id: 'f', name: 'жіночий' },
    ]);
  });

  it('names each case and number', () => {
    const workspace = pack(WORDS.replace(UK_KELP, UK_KELP.replace('kelp', 'quay')));
    const labels = componentForm(workspace, { section: 'slots', id: 'quay' })!
      .fields.find((field) => field.language === 'uk')!
      .forms!.fields.map(({ label }) => label);
    expect(labels).toHaveLength(14);
    expect(labels.slice(0, 4)).toEqual([
      'nominative, of two to four',
      'nominative, of five',
      'genitive, of one',
      'genitive, of several',
    ]);
    expect(new Set(labels).size).toBe(14);
  });
});

describe('a guess', () => {
  const known = [{ one: 'spazio grande', other: 'spazi grandi', gender: 'm' }];
  it('is none from a name in which more words change', () =>
    expect(guessedForms('ozio', known, 'it')).toEqual({ one: 'ozio', other: 'ozio', gender: 'm' }));
});

/** The file with the words, and the pack with all files as the edit leaves them. */
function wordsAfter(workspace: Workspace, made: ReturnType<typeof setFields>): { words: string; after: Workspace } {
  if ('refused' in made) throw new Error(made.refused);
  const { changes = {} } = made.edit;
  const paths = ['reef/pack.yaml', 'reef/cards.yaml', 'reef/slots.yaml', 'reef/words.yaml'];
  const files = Object.fromEntries(
    paths.flatMap((path) => {
      const file = workspace.file(path);
      return file ? [[path, edited(workspace, path, changes[path] ?? [])]] : [];
    }),
  );
  return {
    words: files['reef/words.yaml'] ?? files['reef/slots.yaml'],
    after: createWorkspace({ files: memoryFiles(files), pack: 'reef' }),
  };
}
