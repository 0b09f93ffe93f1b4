/** The diagnostics of texts that are not understood. */
import { unicodeNumber, declare, reporter } from '../../dsl/internal.ts';
import type { NeverSaid } from './never-said.ts';

/** How the game says the like, or what is understood without some words. */
type NearestText =
  { is: 'other'; example: string; leftOut: string[]; added: string[] } | { is: 'part'; text: string; without: string };

const ONLY_AUTHOR = 'only the author knows what is meant';
const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' or ');

const NEVER_SAID: Readonly<Record<NeverSaid, string>> = {
  order: 'an order to you stands in what other players do',
  several: 'one player was chosen, and this is said of several',
  duty: 'what one may do once in a period is no duty',
  price: 'it is not said whether this is the price of what is built, or is paid for what follows',
  owner: 'nothing says whose this is: it lies between the players',
  who: 'it is not said which player this is: another one was named',
  yours: 'what others do goes by what they have, and this speaks of what is yours',
};
const INSTEAD: Readonly<Record<NeverSaid, string>> = {
  order: 'Write what you do as a sentence of its own, or what they do with its verb in the third person.',
  several: 'Write “that player”.',
  duty: 'Write “you may”, or when it has to be done: “at the end of each …”.',
  price: 'Write “pay … to …”, or leave out the price.',
  who: 'Write “that player”, or “you”.',
  yours:
    'Write “their”; or write the effect itself, where a number can be kept first: ' +
    '`count THINGS as n then each other player: gain n COUNTER`.',
  owner: 'Leave out whose it is, or let the pack say it with a predicate whose word stands in front of the noun.',
};

export const TEXT_DIAGNOSTICS = {
  empty: declare<{ why: 'no-text' | 'nothing-done' | 'not-understood' }>({
    severity: 'error',
    message: ({ why }) =>
      ({
        'no-text': 'there is no text',
        'nothing-done': 'the text does not say what to do',
        'not-understood': 'not understood',
      })[why],
    fix: { none: ONLY_AUTHOR },
    example: { why: 'no-text' },
  }),
  'too-long': declare<{ is: 'text'; most: number; tokens: number } | { is: 'sentence' }>({
    severity: 'error',
    message: (data) =>
      data.is === 'text'
        ? `a text has at most ${data.most} words and marks; this one has ${data.tokens}`
        : 'this sentence can be read in too many ways',
    help: ({ is }) => (is === 'text' ? undefined : 'Write it as shorter sentences.'),
    fix: { none: ONLY_AUTHOR },
    example: { is: 'sentence' },
  }),
  /** `meanings`: effects */
  'two-readings': declare<{ meanings: string[] }>({
    severity: 'error',
    message: () => 'this can be read in more than one way',
    help: ({ meanings }) =>
      `it may mean ${meanings.map((effect) => `\`${effect}\``).join(', or ')}; write it as one of these says`,
    fix: { none: ONLY_AUTHOR },
    example: { meanings: ['gain 1 kelp', 'pay 1 kelp'] },
  }),
  /** `Gain 1 kelp. At the end of the game: 3 points.`: one effect cannot be both. */
  'two-programs': declare<{ program: string; isBefore: boolean }>({
    severity: 'error',
    message: ({ program, isBefore }) =>
      isBefore
        ? `the sentence before is of the program “${program}”; this one does not say when it is done`
        : `this sentence is of the program “${program}”, and the one before it is not`,
    help: ({ isBefore }) =>
      `Write each of them as a text of its own${isBefore ? ', or a colon behind the words that say when, if they are said of both' : ''}.`,
    fix: { none: ONLY_AUTHOR },
    example: { program: 'scoring', isBefore: false },
  }),
  /** What a pattern fits and no text means. */
  'never-said': declare<{ why: NeverSaid }>({
    severity: 'error',
    message: ({ why }) => NEVER_SAID[why],
    help: ({ why }) => INSTEAD[why],
    fix: { none: ONLY_AUTHOR },
    example: { why: 'order' },
  }),
  /** `that city` where no city was mentioned, or more than one; `it` behind several things. */
  'nothing-meant': declare<{ words: string }>({
    severity: 'error',
    message: ({ words }) => `“${words}” does not refer to one thing that was mentioned before`,
    help: () => 'Choose, build or use such a thing first, and only one.',
    fix: { none: ONLY_AUTHOR },
    example: { words: 'that site' },
  }),
  'nearest-text': declare<NearestText>({
    severity: 'error',
    message: (data) =>
      data.is === 'other'
        ? 'nothing of the kind is understood in these words'
        : `without “${data.without}” the text is understood`,
    help: (data) => {
      if (data.is === 'part') return `Understood is: “${data.text}”; it does not say “${data.without}”`;
      const differences = [
        ...(data.leftOut.length > 0 ? [`it does not say “${data.leftOut.join(' ')}”`] : []),
        ...(data.added.length > 0 ? [`it says “${data.added.join(' ')}” besides`] : []),
      ];
      return `The nearest text that is understood: “${data.example}”${differences.length > 0 ? `; ${differences.join(', and ')}` : ''}`;
    },
    fix: { none: 'the text that is understood says something else' },
    example: { is: 'part', text: 'Gain 1 kelp.', without: 'gladly' },
  }),
  /** `expected`: what could have continued; a name is null */
  unfinished: declare<{ expected: (string | null)[] }>({
    severity: 'error',
    message: () => 'the sentence is not finished',
    help: ({ expected }) => (expected.length > 0 ? `expected next: ${continuations(expected)}` : undefined),
    fix: { none: ONLY_AUTHOR },
    example: { expected: [null, 'of'] },
  }),
  /** `read` of so many tokens are understood. */
  'unknown-phrase': declare<{
    written: string;
    read: number;
    tokens: number;
    expected: (string | null)[];
    suggestions: string[];
  }>({
    severity: 'error',
    message: ({ written }) => `“${written}” is not understood here`,
    help: ({ read, tokens, expected }) =>
      expected.length > 0
        ? `understood so far: ${read} of ${tokens}; expected here: ${continuations(expected)}`
        : undefined,
    fix: { none: 'a similar word is suggested' },
    example: { written: 'gian', read: 0, tokens: 3, expected: ['gain', 'draw'], suggestions: ['gain'] },
  }),
  'other-form': declare<{ written: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ written }) => `“${written}” is written differently here`,
    help: ({ suggestions }) => `Write ${quoted(suggestions)}.`,
    fix: { none: 'the right form is suggested' },
    example: { written: '2 card', suggestions: ['2 cards'] },
  }),
  /** `Gain -1 point`: without a suggestion where nothing of the kind can be lost */
  'negative-amount': declare<{ written: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ written }) => `“${written}” takes away, which is not gained`,
    help: ({ suggestions }) =>
      suggestions.length > 0
        ? `What is taken away is lost: “${suggestions[0]}”.`
        : 'Write what is done with it, such as losing, paying or discarding.',
    fix: { none: 'losing it is suggested' },
    example: { written: '-1 point', suggestions: ['Lose 1 point'] },
  }),
  /** `letter`: the one of the other script, at its place in the word from 1 */
  'mixed-scripts': declare<{
    word: string;
    letter: string;
    place: number;
    script: 'Latin' | 'Cyrillic';
    suggestions: string[];
  }>({
    severity: 'error',
    message: ({ word, letter, place, script }) =>
      `letter ${place} of “${word}” is the ${script === 'Latin' ? 'Cyrillic' : 'Latin'} “${letter}” (${unicodeNumber(letter)}), ` +
      `the word is ${script}`,
    help: () => 'Type the word again with one keyboard layout.',
    fix: { none: 'the word with letters of one script is suggested' },
    example: { word: 'kеlp', letter: 'е', place: 2, script: 'Latin', suggestions: ['kelp'] },
  }),
};

export const textDiagnostic = reporter('text', TEXT_DIAGNOSTICS);

const continuations = (expected: readonly (string | null)[]): string =>
  expected.map((text) => text ?? 'a name').join(' · ');
