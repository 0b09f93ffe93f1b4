/** The part of dsl/LANGUAGE.md that is generated from the declarations. */
import { ARGUMENTS, type ArgumentName } from './arguments.ts';
import { EVENT_DOCS } from './event-docs.ts';
import { codeList } from './code-list.ts';
import { WORDS } from './registry.ts';
import type { AnyWord, WordDeclaration } from './declaration.ts';
import type { ArgumentKind, SignatureElement } from './signature.ts';
import { usage } from './usage.ts';

const BEGIN = '<!-- words: written by dsl/words/write-reference.ts -->';
const END = '<!-- end of words -->';

/** The text of LANGUAGE.md with the reference between the markers generated again. */
export function withReference(markdown: string): string {
  const [begin, end] = [markdown.indexOf(BEGIN), markdown.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('LANGUAGE.md has lost the markers of the reference');
  return `${markdown.slice(0, begin)}${BEGIN}\n\n${reference()}\n${markdown.slice(end)}`;
}

const KINDS: Readonly<Record<ArgumentKind, string>> = {
  atom: 'number, name or bracket',
  value: 'value',
  condition: 'condition',
  phrase: 'phrase',
  items: 'amounts',
  cost: 'cost',
  charge: 'cost',
  step: 'one step',
  body: 'effect',
  event: 'event',
  name: 'name',
  names: 'names',
};

function reference(): string {
  const sections: [string, (word: AnyWord) => boolean][] = [
    ['Things that happen', (word) => word.role === 'immediate' && !isFrame(word)],
    ['Frames: whether, how often, when', (word) => word.role === 'immediate' && isFrame(word)],
    ['Continuous effects', (word) => word.role === 'continuous'],
  ];
  return (
    [
      table(),
      ...sections.map(([title, belongs]) => [`### ${title}`, ...WORDS.filter(belongs).map(entry)].join('\n\n')),
    ].join('\n\n') + '\n'
  );
}

/** A word with an effect inside, except those whose effect may be missing. */
const isFrame = ({ signature }: WordDeclaration): boolean =>
  signature.some((element) => element.el === 'arg' && (element.as === 'body' || element.as === 'step'));

const table = (): string =>
  [
    '| word | what it does |',
    '|---|---|',
    ...WORDS.map((word) => `| \`${cell(usage(word))}\` | ${cell(word.summary)} |`),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const eventsLine = (word: AnyWord): string[] =>
  word.role === 'immediate' && word.events.length > 0
    ? [`Events for \`when\`: ${codeList(word.events.flatMap((event) => EVENT_DOCS[event].forms))}.`]
    : [];

function entry(word: AnyWord): string {
  const args = argumentsOf(word.signature);
  return [
    `#### \`${usage(word)}\``,
    word.summary + (word.details ? ` ${word.details}` : ''),
    ...(args.length > 0
      ? [args.map(({ name, kind }) => `- \`${name}\` (${kind}): ${ARGUMENTS[name].meaning}`).join('\n')]
      : []),
    ...eventsLine(word),
    '```\n' + word.example + '\n```',
  ].join('\n\n');
}

export function argumentsOf(elements: readonly SignatureElement[]): { name: ArgumentName; kind: string }[] {
  return elements.flatMap((element) => {
    switch (element.el) {
      case 'keyword':
      case 'colon':
        return [];
      case 'arg':
        return [{ name: element.name, kind: KINDS[element.as] }];
      case 'flag':
        return [
          {
            name: element.name,
            kind: codeList(
              element.words.map((word) => word.replaceAll('-', ' ')),
              ' or ',
            ),
          },
        ];
      case 'optional':
        return argumentsOf(element.elements);
    }
  });
}
