/** Documentation of a word of the language, of a section and of a field, as Markdown. */
import {
  sectionOf,
  type Field,
  type FieldType,
  type SectionName,
  type GrammarWord,
  ARGUMENTS,
  argumentsOf,
  type WordDeclaration,
  usage,
} from '../../dsl/internal.ts';
import { code } from './topic.ts';

/** The page of a word: its usage, meaning, arguments and an example. */
export function wordDocumentation(word: WordDeclaration): string {
  const args = argumentsOf(word.signature).map(
    ({ name, kind }) => `- \`${name}\` (${kind}): ${ARGUMENTS[name].meaning}`,
  );
  return [
    `\`${usage(word)}\``,
    word.summary + (word.details ? ` ${word.details}` : ''),
    ...(args.length ? [args.join('\n')] : []),
    code(word.example),
  ].join('\n\n');
}

/** The page of a word that joins or narrows, such as `then` and `of`. */
export const grammarWordDocumentation = (word: string, { meaning, example }: GrammarWord): string =>
  [`\`${word}\``, meaning, code(example)].join('\n\n');

/** The page of a section: its content and an example entry. */
export function sectionDocumentation(name: SectionName): string {
  const { doc, shape, entry } = sectionOf(name);
  const needed = Object.entries(entry.fields)
    .filter(([, { required }]) => required)
    .map(([key]) => key)
    .filter((key) => key !== 'id');
  const fields = needed.map((key) => `    ${key}: …`);
  const lines =
    shape === 'list'
      ? ['  - id: name', ...fields]
      : shape === 'lines'
        ? ['  - …']
        : entry.shorthand
          ? ['  name: …']
          : ['  name:', ...(fields.length ? fields : ['    …'])];
  return [`\`${name}\`: ${doc}`, code([`${name}:`, ...lines].join('\n'), 'yaml')].join('\n\n');
}

export const fieldDocumentation = (name: string, { type, doc, required, note }: Field): string =>
  `\`${name}\`: ${doc}${required ? ' (must be given)' : ''}${note ? ' (a note for people; the rules do not read it)' : ''}\n\n${code(`${name}: ${exampleOf(type)}`, 'yaml')}`;

/** An example value of a field; names are placeholders for those of the pack. */
export function exampleOf(type: FieldType): string {
  switch (type.is) {
    case 'words':
      return 'some words';
    case 'label':
      return 'words or 3';
    case 'integer':
      return String(Math.max(3, type.min ?? 0));
    case 'flag':
      return 'true';
    case 'choice':
      return type.of[0];
    case 'name':
      return type.of ? `a-${type.of}` : 'a-name';
    case 'program':
      return 'end game';
    case 'standing':
      return '"when …: …"';
    case 'condition':
      return 'players >= 2';
    case 'value':
      return '3';
    case 'cost':
      return '2 a-counter';
    case 'amounts':
      return '2 a-counter';
    case 'sites':
      return 'empty site';
    case 'list':
      return `[${exampleOf(type.of)}]`;
    case 'one-or-list':
      return exampleOf(type.of);
    case 'map':
      return `{a-name: ${exampleOf(type.of)}}`;
    case 'record': {
      const [key, field] =
        Object.entries(type.record.fields).find(([name]) => name === type.record.shorthand) ??
        Object.entries(type.record.fields)[0];
      return `{${key}: ${exampleOf(field.type)}}`;
    }
    case 'anything':
      return '{…}';
  }
}
