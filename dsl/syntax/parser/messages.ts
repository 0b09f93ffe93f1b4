/**
 * What the parser says about a mistake, in the author's terms. The parser generator carries only strings, so a
 * diagnosis travels through it as JSON.
 */
import {
  EOF,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  type IToken,
  type TokenType,
} from 'chevrotain';
import type { Problem } from '../../source/problem.ts';
import { WORD_BY_NAME, WORDS } from '../../words/registry.ts';
import type { WordDeclaration } from '../../words/declaration.ts';
import { usage } from '../../words/usage.ts';
import { nearestNames } from '../../source/nearest-names.ts';
import { endOf } from '../token-stream.ts';
import {
  AnyWord,
  Adjective,
  Colon,
  Comma,
  keywordToken,
  LeftBracket,
  Name,
  Newline,
  NumberToken,
  Opening,
  Ordinal,
  RightBracket,
  Separator,
} from '../tokens.ts';
import { RESERVED } from '../vocabulary.ts';

interface Diagnosis {
  code: string;
  message: string;
  help?: string;
  suggestions?: string[];
}

const WORD_RULE = 'word ';
export const wordRuleName = (word: WordDeclaration): string => WORD_RULE + word.name;

const ONE_OF = 'one of: ';
/** For a choice between fixed words. */
export const oneOfTheseWords = (words: string[]): string => ONE_OF + words.join('|');

const isA = (token: IToken, ...types: TokenType[]): boolean =>
  types.some((type) => token.tokenType === type || (type.categoryMatchesMap?.[token.tokenType.tokenTypeIdx!] ?? false));

const atEnd = (token: IToken): boolean => token.tokenType === EOF || token.tokenType === Newline;

function found(token: IToken): string {
  if (token.tokenType === EOF) return 'found the end of the text';
  if (token.tokenType === Newline) return 'found the end of the line';
  return `found \`${token.image}\``;
}

const SUGGESTED_OPENINGS = WORDS.map((word) => word.opening.join(' '));

/** What authors say in other words. */
const OTHER_WORDS: Record<string, string[]> = {
  draw: ['gain'],
  get: ['gain'],
  receive: ['gain'],
  earn: ['gain'],
  spend: ['pay'],
  whenever: ['when'],
};

/** Where an effect must begin. */
function expectedEffect(token: IToken): Diagnosis {
  if (isA(token, Name)) {
    const suggestions = Object.hasOwn(OTHER_WORDS, token.image)
      ? OTHER_WORDS[token.image]
      : nearestNames(
          token.image,
          SUGGESTED_OPENINGS.flatMap((opening) => [opening, opening.split(' ')[0]]),
        );
    return {
      code: 'unknown-word',
      message: `\`${token.image}\` is not a word of the language.`,
      ...(suggestions.length > 0 && { suggestions }),
    };
  }
  if (token.tokenType === keywordToken('else')) return strayElse();
  if (isA(token, keywordToken('then'), keywordToken('or'))) {
    return {
      code: 'expected-effect',
      message: `\`${token.image}\` needs an effect before it.`,
      help: `A line cannot begin with \`${token.image}\`; put it at the end of the line before.`,
    };
  }
  return {
    code: 'expected-effect',
    message: `Expected an effect, ${found(token)}.`,
    ...(isA(token, NumberToken, Ordinal) && { help: 'Say what happens to it: `gain`, `build`, `advance` …' }),
  };
}

const strayElse = (): Diagnosis => ({
  code: 'stray-else',
  message: '`else` has no `if` before it.',
  help: 'Write `if condition: effect else: effect`.',
});

/** Behind something complete. */
function unexpected(token: IToken): Diagnosis {
  if (token.tokenType === keywordToken('else')) return strayElse();
  if (isA(token, Opening)) {
    return {
      code: 'missing-separator',
      message: `Expected a separator before \`${token.image}\`.`,
      help: 'Parts are separated by `;` or a new line, steps by `then`, alternatives by `or`.',
    };
  }
  const help = unexpectedHelp(token);
  return {
    code: 'unexpected',
    message: atEnd(token) ? `Did not expect the end of the line here.` : `\`${token.image}\` cannot stand here.`,
    ...(help && { help }),
  };
}

function unexpectedHelp(token: IToken): string | undefined {
  if (isA(token, Adjective, NumberToken, Ordinal)) return 'Amounts are separated by `,`, parts by `;` or a new line.';
  if (token.tokenType === keywordToken('and')) {
    return 'Amounts are joined by `,`, effects by `;` or `then`; `and` joins conditions.';
  }
  if (/^[=<>!]/.test(token.image)) return 'A comparison has two sides; join two comparisons with `and`.';
  return undefined;
}

function expectedName(token: IToken): Diagnosis {
  const reserved = isA(token, AnyWord) && RESERVED.has(token.image);
  return {
    code: 'expected-name',
    message: `Expected a name, ${found(token)}.`,
    ...(reserved && { help: `\`${token.image}\` belongs to the language and is no name.` }),
  };
}

function expectedWord(words: string[], token: IToken): Diagnosis {
  const list = words.map((word) => `\`${word}\``).join(' or ');
  const suggestions = isA(token, AnyWord) ? nearestNames(token.image, words) : [];
  return {
    code: 'expected-word',
    message: `Expected ${list}, ${found(token)}.`,
    ...(suggestions.length > 0 && { suggestions }),
  };
}

const EVENT_HELP = 'What you do yourself begins with `you`; a signal is its name alone.';

const EXPECTED: Record<string, (token: IToken) => Diagnosis> = {
  step: expectedEffect,
  phrase: expectedName,
  event: (token) => ({
    ...expectedName(token),
    code: 'expected-event',
    message: `Expected an event, ${found(token)}.`,
    help: 'For example `you build …`, `you gain …`, or the name of a signal.',
  }),
  'event-you': (token) => ({
    code: 'expected-event',
    message: `Expected what you do, ${found(token)}.`,
    help: 'For example `you build …` or `you advance to …`.',
  }),
  primary: (token) => ({
    ...expectedName(token),
    code: 'expected-value',
    message: `Expected a number or a name, ${found(token)}.`,
  }),
  atom: (token) => ({
    ...expectedName(token),
    code: 'expected-value',
    message: `Expected a number, a name or a bracket, ${found(token)}.`,
  }),
  'table-key': (token) => ({
    code: 'expected-table-row',
    message: `Expected a number or \`else\`, ${found(token)}.`,
    help: 'A table reads `table value (1: 4, 2: 3, else: 0)`.',
  }),
  cost: (token) => ({
    ...expectedName(token),
    code: 'expected-cost',
    message: `Expected a cost, ${found(token)}.`,
    help: 'A cost is amounts, `free`, `usual` or `price of …`.',
  }),
  comparison: (token) => unexpected(token),
};

function expectedToken(expected: TokenType, token: IToken, rule: string): Diagnosis {
  if (expected === EOF || expected === Separator || expected.name === 'Semicolon') return unexpected(token);
  if (expected === Colon) {
    const help = /^[=<>!]/.test(token.image)
      ? unexpectedHelp(token)
      : rule.startsWith('word')
        ? 'A colon stands before what happens.'
        : undefined;
    return { code: 'expected-colon', message: `Expected \`:\`, ${found(token)}.`, ...(help && { help }) };
  }
  if (expected === RightBracket) {
    const { help } = unexpected(token);
    return { code: 'expected-bracket', message: `Expected \`)\`, ${found(token)}.`, ...(help && { help }) };
  }
  if (expected === LeftBracket || expected === Comma) {
    return { code: 'expected-sign', message: `Expected \`${expected.PATTERN}\`, ${found(token)}.` };
  }
  if (expected === NumberToken) return { code: 'expected-value', message: `Expected a number, ${found(token)}.` };
  if (typeof expected.PATTERN === 'string') return expectedWord([expected.PATTERN], token);
  return expectedName(token);
}

const fixedChoice = (rule: string, words: string[], token: IToken): Diagnosis =>
  rule === 'event-thing'
    ? { ...expectedWord(words, token), code: 'expected-event', help: EVENT_HELP }
    : expectedWord(words, token);

export const errorMessages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, actual, ruleName }) =>
    JSON.stringify(expectedToken(expected, actual, ruleName)),
  buildNotAllInputParsedMessage: ({ firstRedundant }) => JSON.stringify(unexpected(firstRedundant)),
  buildNoViableAltMessage: ({ actual: [token], ruleName, customUserDescription }) =>
    JSON.stringify(
      customUserDescription?.startsWith(ONE_OF)
        ? fixedChoice(ruleName, customUserDescription.slice(ONE_OF.length).split('|'), token)
        : (EXPECTED[ruleName] ?? expectedName)(token),
    ),
  buildEarlyExitMessage: ({ actual: [token], ruleName }) => JSON.stringify((EXPECTED[ruleName] ?? expectedName)(token)),
};

/** A mistake at the end of a line or of the text lies behind the last token before it. */
export function problemOf(exception: IRecognitionException): Problem {
  const { token, context } = exception;
  const { previousToken } = exception as { previousToken?: IToken };
  const diagnosis = JSON.parse(exception.message) as Diagnosis;
  const behind = previousToken && Number.isFinite(previousToken.startOffset) ? endOf(previousToken) : 0;
  const [start, end] = atEnd(token) ? [behind, behind] : [token.startOffset, endOf(token)];
  const usageHelp =
    diagnosis.help && diagnosis.code !== 'expected-name' ? undefined : helpFromWord(context.ruleStack, diagnosis);
  const help = [diagnosis.help, usageHelp].filter(Boolean).join(' ');
  return {
    code: diagnosis.code,
    severity: 'error',
    message: diagnosis.message,
    ...(help && { help }),
    start,
    end,
    ...(diagnosis.suggestions && { suggestions: diagnosis.suggestions }),
  };
}

/** Inside a word: how the word is written. */
function helpFromWord(ruleStack: readonly string[], { code }: Diagnosis): string | undefined {
  const rule = ruleStack.findLast((name) => name.startsWith(WORD_RULE) || name === 'step');
  const word = rule && WORD_BY_NAME.get(rule.slice(WORD_RULE.length));
  return word && code !== 'unknown-word' ? `It is written \`${usage(word)}\`.` : undefined;
}
