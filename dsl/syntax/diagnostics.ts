/** Diagnostics of the syntax of effects. */
import { declare, describeProblem, problemsOf, type AnyDeclaration, type Declarations } from '../source/declaration.ts';
import { missingSign, SOURCE_DIAGNOSTICS } from '../source/diagnostics.ts';
import type { Problem } from '../source/problem.ts';
import { MAX_DEPTH, MAX_LENGTH, MAX_NUMBER } from './limits.ts';
import { wordTable } from '../source/word-table.ts';

/** The token that the parser found instead. */
export type FoundToken = { at: 'end-of-text' | 'end-of-line' } | { image: string };

/** `usage`: how the word around the mistake is written. */
export interface Expectation {
  found: FoundToken;
  usage?: string;
}

const UNCLEAR = { none: 'the intention is unknown; the message shows the correct form' };
const SUGGESTED = { does: 'what is suggested, if a known word is near' };

const EVENT_HELP = 'What you do yourself begins with `you`; a signal is its name alone.';

/** A text in small letters, its sentences as parts. */
export const withoutCapitals = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.\s*$/, '')
    .replace(/\.(?=\s)/g, ';');

/** Help about joining the parts of an effect. */
export type JoiningHelp = 'amounts' | 'and' | 'comparison' | 'on';

const JOINING: Record<JoiningHelp, string> = {
  amounts: 'Amounts are separated by `,`, parts by `;` or a new line.',
  and: 'Amounts are joined by `,`, effects by `;` or `then`; `and` joins conditions, in brackets behind `with`: `with (A and B)`.',
  comparison: 'A comparison has two sides; join two comparisons with `and`.',
  on: 'Where it stands is a part of the phrase, `<piece> <kind of site>`; one site is said by its name alone.',
};

/** The kinds of values that the grammar expects. */
const VALUES = { number: 'a number', atom: 'a number or a name', value: 'a number, a name or a bracket' };

const SYNTAX = {
  'unclosed-bracket': SOURCE_DIAGNOSTICS['unclosed-bracket'],
  'text-too-long': declare({
    severity: 'error',
    message: () => `An effect is at most ${MAX_LENGTH} characters long.`,
    fix: { none: 'only the author can divide the text' },
  }),
  'nested-too-deep': declare({
    severity: 'error',
    message: () => `This is nested more than ${MAX_DEPTH} deep.`,
    help: () => 'Move a part of it into a procedure or a predicate.',
    fix: { none: 'only the author can divide the text' },
  }),
  'unexpected-character': declare<{ characters: string }>({
    severity: 'error',
    message: ({ characters }) => `\`${characters}\` has no meaning in an effect.`,
    fix: UNCLEAR,
    example: { characters: '&' },
  }),
  /** In an effect, or as a key or an id. */
  'bad-name': declare<
    { in: 'effect' | 'pack'; name: string; suggestions?: string[] } | { in: 'extends'; name: string }
  >({
    severity: 'error',
    message: (data) => {
      switch (data.in) {
        case 'effect':
          return `\`${data.name}\` is not written as a name.`;
        case 'pack':
          return `"${data.name}" is not a name: names are small letters and digits, joined by "-".`;
        case 'extends':
          return `"${data.name}" is not the name of a pack.`;
      }
    },
    help: (data) => {
      switch (data.in) {
        case 'effect':
          return 'Names are small letters and digits, with `-` between words.';
        case 'pack':
          return undefined;
        case 'extends':
          return 'Name the folder or file that is beside this pack.';
      }
    },
    fix: { does: 'the name in its valid spelling' },
    example: { in: 'pack', name: 'Swap', suggestions: ['swap'] },
  }),
  'number-too-large': declare<{ written: string }>({
    severity: 'error',
    message: ({ written }) => `\`${written}\` is too large; a number is at most ${MAX_NUMBER}.`,
    fix: { none: 'only the author knows the number' },
    example: { written: '10000000' },
  }),
  'extra-bracket': declare({
    severity: 'error',
    message: () => '`)` closes no bracket.',
    help: () => 'Remove it, or add the `(` that it should close.',
    fix: {
      does: 'the bracket is removed',
      fixes: (_, { span }) => [{ title: { is: 'remove-bracket' }, edits: [{ span, text: '' }] }],
    },
  }),
  'line-outside-body': declare<{ word: string }>({
    severity: 'warning',
    message: ({ word }) => `What begins with \`${word}\` is not part of what follows the colon.`,
    help: () => 'It reaches to the end of one line: put several parts in brackets, or separate them with `;`.',
    fix: { none: 'either the text or the type of the card is wrong' },
    example: { word: 'gain' },
  }),
  'if-in-body': declare({
    severity: 'warning',
    message: () => 'This `if` is part of the one before it: both conditions must hold.',
    help: () =>
      'Write `(if …: …); if …: …`, or each on its own line, for two of their own; `if …: (…; if …: …)` for one within the other.',
    fix: { none: 'either of the two may be meant' },
  }),
  /** Instead of what the parser says of each capital letter and each full stop. */
  sentence: declare<{ inSmallLetters: string | null }>({
    severity: 'error',
    message: () => 'This is a sentence; an effect has small letters and no full stops.',
    help: ({ inSmallLetters }) =>
      inSmallLetters === null
        ? '`fathom help sayings` shows what cards print, and the effects that say it.'
        : `Write \`${inSmallLetters}\`.`,
    fix: {
      does: 'the effect that the sentence says, or small letters where that is enough',
      fixes: ({ inSmallLetters }, { span, text }) =>
        inSmallLetters === null
          ? []
          : [
              {
                title: { is: 'small-letters' },
                edits: [{ span, text: withoutCapitals(text.slice(span.start, span.end)) }],
              },
            ],
    },
    example: { inSmallLetters: 'gain 2 kelp' },
  }),
  'unknown-word': declare<{ word: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ word }) => `\`${word}\` is not a word of the language.`,
    fix: SUGGESTED,
    example: { word: 'buidl', suggestions: ['build'] },
  }),
  'expected-effect': declare<Expectation & { joiner?: string; number?: boolean }>({
    severity: 'error',
    message: ({ found, joiner }) =>
      joiner === undefined ? `Expected an effect, ${foundWords(found)}.` : `\`${joiner}\` needs an effect before it.`,
    help: ({ joiner, number, usage }) => {
      if (joiner !== undefined) return `A line cannot begin with \`${joiner}\`; put it at the end of the line before.`;
      return number ? 'Say what happens to it: `gain`, `build`, `advance` …' : written(usage);
    },
    fix: UNCLEAR,
    example: { found: { at: 'end-of-line' } },
  }),
  'stray-else': declare({
    severity: 'error',
    message: () => '`else` has no `if` before it.',
    help: () => 'Write `if condition: effect else: effect`.',
    fix: UNCLEAR,
  }),
  'missing-separator': declare<{ word: string }>({
    severity: 'error',
    message: ({ word }) => `Expected a separator before \`${word}\`.`,
    help: () => 'Parts are separated by `;` or a new line, steps by `then`, alternatives by `or`.',
    fix: { does: 'a `;` before the marked word', fixes: (_, context) => missingSign(';', context) },
    example: { word: 'gain' },
  }),
  unexpected: declare<Expectation & { joining?: JoiningHelp }>({
    severity: 'error',
    message: ({ found }) =>
      'image' in found ? `\`${found.image}\` cannot be here.` : 'Did not expect the end of the line here.',
    help: ({ joining, usage }) => (joining ? JOINING[joining] : written(usage)),
    fix: UNCLEAR,
    example: { found: { image: 'kelp' } },
  }),
  'expected-name': declare<Expectation & { reserved?: string }>({
    severity: 'error',
    message: ({ found }) => `Expected a name, ${foundWords(found)}.`,
    help: ({ reserved = '', usage }) =>
      WORDS_OF_SENTENCES[reserved] ?? [reservedWord(reserved || undefined), written(usage)].filter(Boolean).join(' '),
    fix: SUGGESTED,
    example: { found: { image: 'then' }, reserved: 'then' },
  }),
  'expected-word': declare<Expectation & { words: string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ words, found }) => `Expected ${alternatives(words)}, ${foundWords(found)}.`,
    help: ({ usage }) => written(usage),
    fix: SUGGESTED,
    example: { words: ['of'], found: { image: 'off' }, suggestions: ['of'] },
  }),
  'expected-event': declare<
    Expectation &
      (
        | { wanted: 'event' | 'action'; suggestions?: string[] }
        | { wanted: 'words'; words: string[]; suggestions: string[] }
      )
  >({
    severity: 'error',
    message: (data) => {
      const what = { event: 'an event', action: 'what you do', words: '' }[data.wanted];
      return `Expected ${data.wanted === 'words' ? alternatives(data.words) : what}, ${foundWords(data.found)}.`;
    },
    help: ({ wanted }) =>
      ({
        event: 'For example `you build …`, `you gain …`, or the name of a signal.',
        action: 'For example `you build …` or `you advance to …`.',
        words: EVENT_HELP,
      })[wanted],
    fix: SUGGESTED,
    example: { wanted: 'event', found: { at: 'end-of-text' } },
  }),
  'expected-value': declare<Expectation & { wanted: keyof typeof VALUES; reserved?: string }>({
    severity: 'error',
    message: ({ wanted, found }) => `Expected ${VALUES[wanted]}, ${foundWords(found)}.`,
    help: ({ reserved, usage }) => reservedWord(reserved) ?? written(usage),
    fix: SUGGESTED,
    example: { wanted: 'number', found: { at: 'end-of-text' } },
  }),
  'expected-table-row': declare<Expectation>({
    severity: 'error',
    message: ({ found }) => `Expected a number or \`else\`, ${foundWords(found)}.`,
    help: () => 'A table reads `table value (1: 4, 2: 3, else: 0)`.',
    fix: UNCLEAR,
    example: { found: { image: ')' } },
  }),
  'expected-cost': declare<Expectation>({
    severity: 'error',
    message: ({ found }) => `Expected a cost, ${foundWords(found)}.`,
    help: () => 'A cost is amounts, `free`, `usual` or `price of …`.',
    fix: SUGGESTED,
    example: { found: { at: 'end-of-text' } },
  }),
  'expected-colon': declare<Expectation & { joining?: JoiningHelp; inWord?: boolean }>({
    severity: 'error',
    message: ({ found }) => `Expected \`:\`, ${foundWords(found)}.`,
    help: ({ joining, inWord, usage }) => {
      if (joining) return JOINING[joining];
      return inWord ? 'A colon comes before what happens.' : written(usage);
    },
    fix: { does: 'a `:` before the marked word', fixes: (_, context) => missingSign(':', context) },
    example: { found: { image: 'gain' }, inWord: true },
  }),
  'expected-bracket': declare<Expectation & { joining?: JoiningHelp }>({
    severity: 'error',
    message: ({ found }) => `Expected \`)\`, ${foundWords(found)}.`,
    help: ({ joining, usage }) => (joining ? JOINING[joining] : written(usage)),
    fix: UNCLEAR,
    example: { found: { at: 'end-of-line' } },
  }),
  'expected-sign': declare<Expectation & { sign: string }>({
    severity: 'error',
    message: ({ sign, found }) => `Expected \`${sign}\`, ${foundWords(found)}.`,
    help: ({ usage }) => written(usage),
    fix: UNCLEAR,
    example: { sign: ',', found: { image: ')' } },
  }),
};

export const SYNTAX_DIAGNOSTICS = withJoinedLines(SYNTAX);

export const syntaxProblem = problemsOf(SYNTAX_DIAGNOSTICS);

/** Any syntax problem of a text whose lines YAML joins, which is often the cause of the problem. */
export function inJoinedLines(problem: Problem): Problem {
  const declaration: AnyDeclaration = SYNTAX_DIAGNOSTICS[problem.code as keyof typeof SYNTAX_DIAGNOSTICS];
  const data = { ...(problem.data as object | undefined), joinedLines: true };
  return { ...problem, ...describeProblem(problem.code, declaration, data) };
}

/** The declarations with a further help for data with `joinedLines`. */
function withJoinedLines<D extends Declarations>(declarations: D): D {
  const joined = 'YAML joins the lines of this text: separate parts by ";", or write "|" before the first line.';
  const entries = Object.entries(declarations).map(([code, declaration]) => {
    const help = (data: never): string | undefined => {
      const first = declaration.help?.(data);
      if (!(data as { joinedLines?: boolean } | undefined)?.joinedLines) return first;
      return first === undefined ? joined : `${first} ${joined}`;
    };
    return [code, { ...declaration, help }];
  });
  return Object.fromEntries(entries) as D;
}

function foundWords(found: FoundToken): string {
  if ('image' in found) return `found \`${found.image}\``;
  return found.at === 'end-of-text' ? 'found the end of the text' : 'found the end of the line';
}

const alternatives = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' or ');

const written = (usage: string | undefined): string | undefined =>
  usage === undefined ? undefined : `It is written \`${usage}\`.`;

/** How to say what these words say in a sentence. */
export const WORDS_OF_SENTENCES: Readonly<Partial<Record<string, string>>> = wordTable({
  same:
    'For what was named before write `it`, or give it a name: `choose <things> as first then … of ' +
    'first`. For a kind: `choose kind of <class> as chosen then … chosen`.',
  other: 'Give the first one a name: `choose <things> as first then choose <things> where (it is not first)`.',
  another: 'Give the first one a name: `choose <things> as first then choose <things> where (it is not first)`.',
});

const reservedWord = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : `\`${word}\` belongs to the language and is no name.`;
