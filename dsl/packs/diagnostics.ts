/** Diagnostics of the files of a pack: missing files, wrong declarations, conflicts between packs. */
import { capitalize } from '../source/capitalize.ts';
import { declare, problemsOf } from '../source/declaration.ts';
import type { Edit, Fix, FixContext } from '../source/fix.ts';
import { grouped } from '../source/limits.ts';
import { SOURCE_DIAGNOSTICS } from '../source/diagnostics.ts';
import { addField, entryAt, removeEntry } from '../source/yaml-edits.ts';
import { SEMANTIC_DIAGNOSTICS } from '../semantics/diagnostics.ts';
import type { DrawingMistake } from './drawing.ts';
import { drawingHelp, drawingMessage } from './drawing-words.ts';
import {
  changedWords,
  foundWords,
  missingFormWords,
  quotedAlternatives,
  subjectWords,
  wantedWords,
  type ChangedPart,
  type FoundValue,
  type MissingForm,
  type Subject,
  type Wanted,
} from './diagnostic-words.ts';
import { wordTable } from '../source/word-table.ts';
import { type WrongShape, wrongShapeHelp, wrongShapeMessage } from './shape-words.ts';
import { wrongMapHelp, wrongMapMessage, type WrongMap } from './map-words.ts';

const SEVERAL_FILES = { none: 'it concerns several files or packs' };
const AUTHORS_FORMS = { none: 'forms, drawings and patterns are up to the author; the help names the missing ones' };
const CYCLE = { none: 'the rules depend on where the cycle is cut' };

/** A value of the wrong type. Without `subject` a value is missing at the place. */
export interface WrongType {
  subject?: Subject;
  wanted: Wanted;
  found: FoundValue;
  hint?:
    | { as: 'list'; key: string }
    | { as: 'map'; key: string }
    | { as: 'text'; quoted: string }
    | { as: 'amount'; n: number };
}

/** Header keys that every pack needs. */
const HEADER_HELP: Partial<Record<string, string>> = wordTable({
  pack: 'Name the pack: `pack: …`.',
  players: 'Say how many may play, such as `players: [2]`.',
});

/** What changes procedures, whose keys are the names of steps. */
const CHANGED_STEPS =
  'Steps are changed one by one: `insert: [{procedure: …, before: …, name: …, do: …}]`, with `after` or `instead` for `before`; ' +
  'a whole procedure by `replace: {procedures: …}`.';

/** The requested pack (`path`), or one that is extended; `elsewhere`: the searched folders except its own. */
type UnknownPack = { path: string } | { name: string; elsewhere: string[]; searched: string[]; suggestions: string[] };

const PACK_ONLY = {
  'unknown-key': declare<{ key: string; in: Subject; known?: string[]; suggestions: string[] }>({
    severity: 'error',
    message: (data) => `${capitalize(subjectWords(data.in))} has no key "${data.key}".`,
    help: ({ key, in: place, known = [], suggestions }) => {
      if (key === 'procedures' && place.is === 'key' && place.name === 'change') return CHANGED_STEPS;
      return known.length > 0 && suggestions.length === 0 ? `Known here: ${known.join(', ')}.` : undefined;
    },
    fix: {
      does: 'replaced by the suggested key; without a suggestion, the entry is removed',
      fixes: removeUnlessSuggested,
    },
    example: { key: 'colour', in: { is: 'entry', number: 1, of: 'cards' }, suggestions: ['color'] },
  }),
  'missing-key': declare<{ key: string; in: Subject }>({
    severity: 'error',
    message: (data) =>
      `The key "${data.key}" is missing in ${data.in.is === 'card' ? 'this card' : subjectWords(data.in)}.`,
    help: (data) => (data.in.is === 'file-name' ? HEADER_HELP[data.key] : undefined),
    fix: {
      does: 'the key is added without a value',
      fixes: ({ key }, context) => {
        const line = addField(context, key);
        return line ? [{ title: { is: 'add', key }, edits: [line] }] : [];
      },
    },
    example: { key: 'type', in: { is: 'key', name: 'planting' } },
  }),
  'wrong-type': declare<WrongType>({
    severity: 'error',
    message: ({ subject, wanted, found }) =>
      subject === undefined
        ? `${capitalize(wantedWords(wanted))} is needed here, not ${foundWords(found)}.`
        : `${capitalize(subjectWords(subject))} must be ${wantedWords(wanted)}, not ${foundWords(found)}.`,
    help: wrongTypeHelp,
    fix: {
      does: 'quotes around a number or `true` where text is expected',
      fixes: ({ hint }, { span }) =>
        hint?.as === 'text' ? [{ title: { is: 'quote' }, edits: [{ span, text: hint.quoted }] }] : [],
    },
    example: {
      subject: { is: 'key', name: 'name' },
      wanted: { schema: 'text' },
      found: { number: '12' },
      hint: { as: 'text', quoted: '"12"' },
    },
  }),
  'wrong-choice': declare<{ written: string; choices: readonly string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ written, choices }) => `"${written}" is not one of ${quotedAlternatives(choices)}.`,
    fix: { does: 'the suggested choice' },
    example: { written: 'ownr', choices: ['all', 'none', 'owner'], suggestions: ['owner'] },
  }),
  /** `way`: from the pack over those that each extends back to it */
  'cyclic-extends': declare<{ pack: string; way: string[] }>({
    severity: 'error',
    message: ({ pack, way }) =>
      `"${pack}" extends itself${way.length > 2 ? `: ${way.map((name) => `"${name}"`).join(' extends ')}` : ''}.`,
    help: () => 'Remove one `extends`.',
    fix: SEVERAL_FILES,
    example: { pack: 'reef', way: ['reef', 'tide', 'reef'] },
  }),
  'newer-format': declare<{ written: number; known: number }>({
    severity: 'error',
    message: ({ written, known }) =>
      `This pack has the format ${written}; this version of Fathom knows formats up to ${known}.`,
    help: () => 'Use a newer version of Fathom. Nothing else in this pack was checked.',
    fix: { none: 'another number would not make it a pack of that format' },
    example: { written: 2, known: 1 },
  }),
  'too-many-files': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `This folder has more than ${grouped(limit)} YAML files; none was read.`,
    help: () => 'Is it really the folder of a pack? Put several components into one file.',
    fix: SEVERAL_FILES,
    example: { limit: 2000 },
  }),
  'too-many-packs': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `A pack can extend ${limit} packs, counted all together; this is one more.`,
    fix: SEVERAL_FILES,
    example: { limit: 100 },
  }),
  'folder-too-deep': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `This folder is more than ${limit} folders below that of the pack; it was not read.`,
    help: () => 'Move its files up.',
    fix: SEVERAL_FILES,
    example: { limit: 8 },
  }),
  'unreadable-folder': declare({
    severity: 'error',
    message: () => 'This folder cannot be read.',
    help: () => 'Its permissions do not allow it, or it was removed.',
    fix: SEVERAL_FILES,
  }),
  'too-many-cards': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `With their copies there are more than ${grouped(limit)} cards from here on.`,
    help: () => 'Lower `copies`.',
    fix: { none: 'only the author knows the number' },
    example: { limit: 20_000 },
  }),
  'too-many-sites': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `With this board there are more than ${grouped(limit)} sites.`,
    help: () => 'Sites of all boards are counted together.',
    fix: { none: 'only the author knows the number' },
    example: { limit: 20_000 },
  }),
  'too-many-pieces': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `From here on there are more than ${grouped(limit)} kinds of piece.`,
    fix: { none: 'only the author knows the number' },
    example: { limit: 1000 },
  }),
  'too-many-limited': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `This card says more than ${limit} times that it does something once per period.`,
    help: () => 'Several effects of one line are one: `once per turn: … or …`.',
    fix: { none: 'only the author knows which lines belong together' },
    example: { limit: 28 },
  }),
  'too-deep-procedures': declare<{ limit: number; procedures: string[] }>({
    severity: 'error',
    message: ({ limit, procedures }) =>
      `"${procedures[0]}" does procedures within each other, more than ${limit} deep: ` +
      `${procedures.slice(0, 4).join(' → ')} → ….`,
    help: () => 'Write the steps of one into the other.',
    fix: { none: 'only the author knows which belong together' },
    example: { limit: 100, procedures: ['turn', 'act', 'pay', 'take'] },
  }),
  'unknown-pack': declare<UnknownPack>({
    severity: 'error',
    message: (data) =>
      'path' in data
        ? `There is no pack at "${data.path}".`
        : `There is no pack "${data.name}" beside this one${data.elsewhere.map((folder) => ` nor in ${folder}`).join('')}.`,
    help: (data) =>
      'path' in data
        ? 'A pack is a folder with a file pack.yaml, or a single .yaml file.'
        : `Searched in ${data.searched.map((folder) => `"${folder}"`).join(' and ')}. If the pack is ` +
          `elsewhere, name its folder: \`--packs FOLDER\` on the command line, the option \`packs\` of ` +
          `loadPack in the library.`,
    fix: { does: 'the suggested pack' },
    example: { name: 'dept', elsewhere: [], searched: ['cards'], suggestions: ['depth'] },
  }),
  'missing-pack-file': declare<{ folder: string; file: string }>({
    severity: 'error',
    message: ({ folder, file }) => `The folder "${folder}" has no file ${file}.`,
    help: () => 'It names the pack: `pack: …`.',
    fix: SEVERAL_FILES,
    example: { folder: 'reef', file: 'pack.yaml' },
  }),
  'unknown-file': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `"${name}" is not a file of a pack.`,
    help: () => 'A pack consists of *.yaml files, and optional *.md pages for people.',
    fix: SEVERAL_FILES,
    example: { name: 'cards.csv' },
  }),
  'outside-folder': declare<{ link: string } | { extends: string }>({
    severity: 'error',
    message: (data) =>
      'link' in data
        ? `"${data.link}" is a link that leaves the folder of the pack; it is not read.`
        : `"${data.extends}" leads out of the folder of the packs.`,
    help: (data) =>
      'link' in data ? 'Put the file itself there.' : 'Name the folder or file that is beside this pack.',
    fix: SEVERAL_FILES,
    example: { extends: '../secret' },
  }),
  'unreadable-file': declare({
    severity: 'error',
    message: () => 'This file cannot be read.',
    fix: SOURCE_DIAGNOSTICS['not-utf8'].fix,
  }),
  'misplaced-key': declare<{ key: string; file: string }>({
    severity: 'error',
    message: ({ key, file }) => `"${key}" belongs in ${file}.`,
    help: () => 'Move it there.',
    fix: { does: 'moved to the file that names the pack', fixes: (_, context) => moveToPackFile(context) },
    example: { key: 'title', file: 'reef/pack.yaml' },
  }),
  'given-twice': declare<{ key: string }>({
    severity: 'error',
    message: ({ key }) => `"${key}" is given twice.`,
    help: () => 'Keep one.',
    fix: { does: 'this one is removed', fixes: (_, context) => removeMarkedEntry(context, 'remove-this') },
    example: { key: 'players' },
  }),
  'duplicate-id': declare<DuplicateId>({
    severity: 'error',
    message: duplicateId,
    help: duplicateIdHelp,
    fix: {
      does: 'this one gets a free name',
      fixes: (data, context) => ('field' in data ? [] : renameMarked(context)),
    },
    example: { id: 'planting', section: 'cards', samePack: true },
  }),
  'unknown-id': declare<{ id: string; section: string; extends: boolean; suggestions: string[] }>({
    severity: 'error',
    message: ({ id, section }) => `No pack that this one extends has "${id}" in "${section}".`,
    help: (data) => (data.extends ? undefined : 'This pack extends none: `extends: …`.'),
    fix: { does: 'what is suggested, if a known id is near' },
    example: { id: 'plantin', section: 'cards', extends: true, suggestions: ['planting'] },
  }),
  'which-step': declare({
    severity: 'error',
    message: () => 'A new step has one of "before", "after" and "instead".',
    fix: SEVERAL_FILES,
  }),
  'unknown-step': declare<{ procedure: string; step: string; steps: string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ procedure, step }) => `The procedure "${procedure}" has no step "${step}".`,
    help: ({ steps }) => `Its steps are ${steps.join(', ')}.`,
    fix: { does: 'what is suggested, if a known step is near' },
    example: { procedure: 'turn', step: 'draft', steps: ['draw', 'act'], suggestions: ['draw'] },
  }),
  'changed-twice': declare<{ what: ChangedPart; packs?: readonly [string, string]; mayBeMeant: boolean }>({
    severity: ({ mayBeMeant }) => (mayBeMeant ? 'warning' : 'error'),
    message: ({ what, packs }) =>
      packs === undefined
        ? `${capitalize(changedWords(what))} is changed twice.`
        : `${capitalize(changedWords(what))} is changed by two packs: "${packs[0]}" and "${packs[1]}".`,
    help: () => 'Remove one of the two changes, or let one pack extend the other.',
    fix: SEVERAL_FILES,
    example: { what: { section: 'cards', id: 'planting' }, packs: ['tide', 'storm'], mayBeMeant: false },
  }),
  'cyclic-predicate': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `The predicate "${name}" is defined by itself, directly or through others.`,
    help: () => 'For sites that can be reached, write `reach(from, through)`.',
    fix: CYCLE,
    example: { name: 'shallow' },
  }),
  'wrong-secret': declare<{ is: 'open' | 'of-game' }>({
    severity: 'error',
    message: ({ is }) =>
      is === 'open'
        ? 'all see this counter, so nobody reckons with another amount'
        : 'a counter of the game has no owner who alone could see it',
    help: ({ is }) =>
      is === 'open' ? 'leave out `most`, or write `visible: owner`' : 'leave out `visible` or `of: game`',
    fix: { none: 'only the author knows who is to see it' },
    example: { is: 'open' },
  }),
  'cyclic-constant': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `The constant "${name}" is defined by itself, directly or through others.`,
    fix: CYCLE,
    example: { name: 'most-rounds' },
  }),
  'adjacent-to-itself': declare<{ site: string }>({
    severity: 'error',
    message: ({ site }) => `The site "${site}" is adjacent to itself.`,
    fix: { does: 'the site is removed from its own list', fixes: (_, context) => removeItem(context) },
    example: { site: 'a1' },
  }),
  'wrong-map': declare<WrongMap>({
    severity: (data) => (data.is === 'unused' ? 'warning' : 'error'),
    message: wrongMapMessage,
    help: wrongMapHelp,
    fix: {
      does: 'an entry of the legend that no row uses, and neighbours of a grid that has none to choose, are removed',
      fixes: (data, context) => (data.is === 'unused' || data.is === 'corners' ? removeMarkedEntry(context) : []),
    },
    example: { is: 'uneven', row: 3, length: 4, usual: 5 },
  }),
  'wrong-shape': declare<WrongShape>({
    severity: 'error',
    message: wrongShapeMessage,
    help: wrongShapeHelp,
    fix: { none: 'only the author knows how it is to look' },
    example: { is: 'uneven', row: 2, length: 2, usual: 3 },
  }),
  'program-of-type': declare<{ type: string; program: string; programs: string[] }>({
    severity: 'error',
    message: ({ type, program }) => `A card of the type "${type}" has no "${program}".`,
    help: ({ programs }) => `It may have ${programs.map((program) => `"${program}"`).join(', ')}.`,
    fix: { none: 'either the text or the type of the card is wrong' },
    example: { type: 'action', program: 'harvest', programs: ['effect'] },
  }),
  'bad-icon': declare<{ color: string } | { drawing: DrawingMistake }>({
    severity: 'error',
    message: (data) => ('color' in data ? `"${data.color}" is not a color of an icon.` : drawingMessage(data.drawing)),
    help: (data) => ('color' in data ? 'Write it in hexadecimal digits: "#2a7f9e".' : drawingHelp(data.drawing)),
    fix: AUTHORS_FORMS,
    example: { color: 'reddish' },
  }),
  'unknown-language': declare<{ code: string; known: string; suggestions: string[] }>({
    severity: 'error',
    message: (data) => `No texts are made in a language "${data.code}".`,
    help: ({ known }) => `Known are ${known}.`,
    fix: { does: 'what is suggested, if a known language is near' },
    example: { code: 'ita', known: 'en (English), it (Italian)', suggestions: ['it'] },
  }),
  'wrong-forms': declare<
    | { language: string; name: string; lacks: MissingForm }
    | { language: string; name: string; forms: number; fourAllowed: boolean }
  >({
    severity: 'error',
    message: (data) =>
      'lacks' in data
        ? `The ${data.language} noun "${data.name}" lacks ${missingFormWords(data.lacks)}.`
        : `The ${data.language} adjective "${data.name}" has ${data.forms} forms.`,
    help: (data) => ('forms' in data ? adjectiveHelp(data.fourAllowed) : undefined),
    fix: AUTHORS_FORMS,
    example: { language: 'Italian', name: 'kelp', lacks: { is: 'gender', neuter: false } },
  }),
  'local-name-of-base': declare<{ name: string; base: string }>({
    severity: 'error',
    message: ({ name, base }) => `"${name}" is a name inside an effect of "${base}", which this pack extends.`,
    help: () => 'Choose another name here.',
    fix: { does: 'this one gets a free name', fixes: (_, context) => renameMarked(context) },
    example: { name: 'best-city', base: 'depths' },
  }),
  'name-of-replaced-step': declare<{ name: string; procedure: string; step: string; user: string; base: string }>({
    severity: 'error',
    message: ({ name, procedure, step, user, base }) =>
      `"${procedure}/${step}" of "${base}" gave the name "${name}", which "${procedure}/${user}" uses; this step does not.`,
    help: ({ name, user }) => `Write \`… as ${name}\` here, or replace "${user}" as well.`,
    fix: { none: 'only the author knows what is to have the name' },
    example: { name: 'chosen', procedure: 'act', step: 'slot', user: 'marker', base: 'depths' },
  }),
  'bad-ranking': declare<{ written: string }>({
    severity: 'error',
    message: ({ written }) => `"${written}" does not say who wins.`,
    help: () => 'Write `most NAME` or `fewest NAME` (of a counter), or `first in order`.',
    fix: AUTHORS_FORMS,
    example: { written: 'most' },
  }),
};

export const PACK_DIAGNOSTICS = { ...SOURCE_DIAGNOSTICS, ...SEMANTIC_DIAGNOSTICS, ...PACK_ONLY };
export type PackCode = keyof typeof PACK_DIAGNOSTICS;

export const packProblem = problemsOf(PACK_DIAGNOSTICS);

/** An id of a section, a field of one entry (in the lexicon), or a step of a procedure. */
type DuplicateId =
  { id: string; section: string; samePack: boolean } | { field: string; of: string } | { step: string };

function duplicateId(data: DuplicateId): string {
  if ('field' in data) return `"${data.field}" is given twice in "${data.of}".`;
  return 'step' in data
    ? `The procedure has two steps "${data.step}".`
    : `"${data.id}" is declared twice in "${data.section}".`;
}

function duplicateIdHelp(data: DuplicateId): string {
  if ('field' in data) return 'Keep one.';
  if ('step' in data) return 'Give the new step another name.';
  return data.samePack
    ? 'Give one of them another id.'
    : 'To change single fields put them under "change:", to put another in its place "replace:".';
}

const adjectiveHelp = (fourAllowed: boolean): string =>
  fourAllowed
    ? 'Write the first alone, or four: masculine, feminine, and both of several.'
    : 'Write the first alone; the others are made from it.';

function wrongTypeHelp({ hint }: WrongType): string | undefined {
  switch (hint?.as) {
    case 'list':
      return `Write each entry with a dash and its id: "- id: ${hint.key}".`;
    case 'map':
      return `Write each entry under its name, without a dash: "${hint.key}:".`;
    case 'text':
      return `Put it in quotes: ${hint.quoted}.`;
    case 'amount':
      return `Say of what, too: \`${hint.n} <counter>\`.`;
    case undefined:
      return undefined;
  }
}

// ------------------------------------------------------------------------------------------------ fixes

function removeUnlessSuggested({ suggestions }: { suggestions: string[] }, context: FixContext): Fix[] {
  return suggestions.length > 0 ? [] : removeMarkedEntry(context);
}

function removeMarkedEntry({ span, text, root }: FixContext, is: 'remove' | 'remove-this' = 'remove'): Fix[] {
  const found = root && entryAt(root, span);
  if (!found) return [];
  const { entry, map } = found;
  return [{ title: { is, what: entry.key }, careful: true, edits: [removeEntry(entry, map, text)] }];
}

function renameMarked({ span, text, isTaken }: FixContext): Fix[] {
  const id = text.slice(span.start, span.end).replace(/^["']|["']$/g, '');
  const free = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${id.replace(/-\d+$/, '')}-${n}`).find((name) => !isTaken(name));
  return free === undefined ? [] : [{ title: { is: 'rename', name: free }, edits: [{ span, text: free }] }];
}

function moveToPackFile({ span, text, root, packFile }: FixContext): Fix[] {
  const found = root && entryAt(root, span);
  const target = packFile?.root?.entries.find(({ key }) => key === 'pack');
  if (!found || !target || packFile?.root?.entries.some(({ key }) => key === found.entry.key) !== false) return [];
  const { keySpan, value } = found.entry;
  const line = text.slice(keySpan.start, value.span.end).trimEnd();
  if (line.includes('\n')) return [];
  const { end } = target.value.span;
  const added: Edit = { file: packFile.path, span: { start: end, end }, text: `\n${line}` };
  return [{ title: { is: 'move-to-pack-file' }, edits: [removeEntry(found.entry, found.map, text), added] }];
}

/** Removes the marked item of a list in brackets, with one comma. */
function removeItem({ span, text }: FixContext): Fix[] {
  const before = text.slice(0, span.start);
  if (!/[[,]\s*$/.test(before)) return [];
  const comma = /^\s*,\s*/.exec(text.slice(span.end))?.[0].length ?? 0;
  const commaBefore = comma > 0 ? 0 : /,?\s*$/.exec(before)![0].length;
  return [
    {
      title: { is: 'remove-from-list' },
      edits: [{ span: { start: span.start - commaBefore, end: span.end + comma }, text: '' }],
    },
  ];
}
