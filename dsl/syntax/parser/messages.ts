/**
 * The diagnostics of the parser. The parser generator passes messages as strings only, so a code and its data are encoded as
 * JSON.
 */
import {
  EOF,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  type IToken,
  type TokenType,
} from 'chevrotain';
import { describeProblem, type DataOf } from '../../source/declaration.ts';
import type { Problem } from '../../source/problem.ts';
import { WORD_BY_NAME, WORDS } from '../../words/registry.ts';
import type { WordDeclaration } from '../../words/declaration.ts';
import { usage } from '../../words/usage.ts';
import { nearestNames } from '../../source/nearest-names.ts';
import { SYNTAX_DIAGNOSTICS, type FoundToken, type JoiningHelp } from '../diagnostics.ts';
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
import { wordTable } from '../../source/word-table.ts';

type Diagnostics = typeof SYNTAX_DIAGNOSTICS;
/** A code with its data. */
type Diagnosis = { [Code in keyof Diagnostics]: { code: Code; data: DataOf<Diagnostics[Code]> } }[keyof Diagnostics];

const WORD_RULE = 'word ';
export const wordRuleName = (word: WordDeclaration): string => WORD_RULE + word.name;

const ONE_OF = 'one of: ';
/** For a choice between fixed words. */
export const oneOfTheseWords = (words: string[]): string => ONE_OF + words.join('|');

const isA = (token: IToken, ...types: TokenType[]): boolean =>
  types.some((type) => token.tokenType === type || (type.categoryMatchesMap?.[token.tokenType.tokenTypeIdx!] ?? false));

const atEnd = (token: IToken): boolean => token.tokenType === EOF || token.tokenType === Newline;

function found(token: IToken): FoundToken {
  if (token.tokenType === EOF) return { at: 'end-of-text' };
  return token.tokenType === Newline ? { at: 'end-of-line' } : { image: token.image };
}

const SUGGESTED_OPENINGS = WORDS.map((word) => word.opening.join(' '));

/** Common synonyms that authors write. */
const OTHER_WORDS: Record<string, string[]> = wordTable({
  draw: ['gain'],
  get: ['gain'],
  receive: ['gain'],
  earn: ['gain'],
  spend: ['pay'],
  steal: ['take'],
  score: ['gain'],
  return: ['move'],
  whenever: ['when'],
});

/** Where an effect must begin. */
function expectedEffect(token: IToken): Diagnosis {
  if (isA(token, Name)) {
    const suggestions = Object.hasOwn(OTHER_WORDS, token.image)
      ? OTHER_WORDS[token.image]
      : nearestNames(
          token.image,
          SUGGESTED_OPENINGS.flatMap((opening) => [opening, opening.split(' ')[0]]),
        );
    return { code: 'unknown-word', data: { word: token.image, suggestions } };
  }
  if (token.tokenType === keywordToken('else')) return STRAY_ELSE;
  const isJoiner = isA(token, keywordToken('then'), keywordToken('or'));
  return {
    code: 'expected-effect',
    data: {
      found: found(token),
      ...(isJoiner ? { joiner: token.image } : {}),
      ...(isA(token, NumberToken, Ordinal) ? { number: true } : {}),
    },
  };
}

const STRAY_ELSE: Diagnosis = { code: 'stray-else', data: undefined };

/** After something complete. */
function unexpected(token: IToken): Diagnosis {
  if (token.tokenType === keywordToken('else')) return STRAY_ELSE;
  if (isA(token, Opening)) return { code: 'missing-separator', data: { word: token.image } };
  return { code: 'unexpected', data: { found: found(token), ...joiningHelp(token) } };
}

function joiningHelp(token: IToken): { joining?: JoiningHelp } {
  if (isA(token, Adjective, NumberToken, Ordinal)) return { joining: 'amounts' };
  if (token.tokenType === keywordToken('and')) return { joining: 'and' };
  if (token.tokenType === keywordToken('on')) return { joining: 'on' };
  return isComparison(token) ? { joining: 'comparison' } : {};
}

const isComparison = ({ image }: IToken): boolean => /^[=<>!]/.test(image);

/** A name was expected, and this is a word of the language. */
const reservedWord = (token: IToken): { reserved?: string } =>
  isA(token, AnyWord) && RESERVED.has(token.image) ? { reserved: token.image } : {};

function expectedName(token: IToken): Diagnosis {
  return { code: 'expected-name', data: { found: found(token), ...reservedWord(token) } };
}

function expectedWords(words: string[], token: IToken): { words: string[]; found: FoundToken; suggestions: string[] } {
  return { words, found: found(token), suggestions: isA(token, AnyWord) ? nearestNames(token.image, words) : [] };
}

const expectedWord = (words: string[], token: IToken): Diagnosis => ({
  code: 'expected-word',
  data: expectedWords(words, token),
});

const EXPECTED: Record<string, (token: IToken) => Diagnosis> = wordTable({
  step: expectedEffect,
  phrase: expectedName,
  'event-one': (token) => ({
    code: 'expected-event',
    data: {
      wanted: 'event',
      found: found(token),
      ...(isA(token, Opening) ? { suggestions: [`you ${token.image}`] } : {}),
    },
  }),
  'event-you': (token) => ({ code: 'expected-event', data: { wanted: 'action', found: found(token) } }),
  primary: (token) => ({
    code: 'expected-value',
    data: { wanted: 'atom', found: found(token), ...reservedWord(token) },
  }),
  atom: (token) => ({
    code: 'expected-value',
    data: { wanted: 'value', found: found(token), ...reservedWord(token) },
  }),
  'table-key': (token) => ({ code: 'expected-table-row', data: { found: found(token) } }),
  cost: (token) => ({ code: 'expected-cost', data: { found: found(token) } }),
  comparison: (token) => unexpected(token),
});

function expectedToken(expected: TokenType, token: IToken, rule: string): Diagnosis {
  if (expected === EOF || expected === Separator || expected.name === 'Semicolon') return unexpected(token);
  if (expected === Colon) {
    const joins = isComparison(token) || token.tokenType === keywordToken('and');
    const help = joins ? joiningHelp(token) : rule.startsWith('word') ? { inWord: true } : {};
    return { code: 'expected-colon', data: { found: found(token), ...help } };
  }
  if (expected === RightBracket) {
    return { code: 'expected-bracket', data: { found: found(token), ...joiningHelp(token) } };
  }
  if (expected === LeftBracket || expected === Comma) {
    return { code: 'expected-sign', data: { sign: String(expected.PATTERN), found: found(token) } };
  }
  if (expected === NumberToken) return { code: 'expected-value', data: { wanted: 'number', found: found(token) } };
  if (typeof expected.PATTERN === 'string') return expectedWord([expected.PATTERN], token);
  return expectedName(token);
}

const fixedChoice = (rule: string, words: string[], token: IToken): Diagnosis =>
  rule === 'event-thing'
    ? { code: 'expected-event', data: { wanted: 'words', ...expectedWords(words, token) } }
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

/** A mistake at the end of a line or of the text is placed after the last token before it. */
export function problemOf(exception: IRecognitionException): Problem {
  const { token, context } = exception;
  const { previousToken } = exception as { previousToken?: IToken };
  const { code, data } = JSON.parse(exception.message) as Diagnosis;
  const after = previousToken && Number.isFinite(previousToken.startOffset) ? endOf(previousToken) : 0;
  const [start, end] = atEnd(token) ? [after, after] : [token.startOffset, endOf(token)];
  const word = wordAround(context.ruleStack);
  const known = data && 'found' in data && word ? { ...data, usage: usage(word) } : data;
  return { ...describeProblem(code, SYNTAX_DIAGNOSTICS[code], known), start, end };
}

function wordAround(ruleStack: readonly string[]): WordDeclaration | undefined {
  const rule = ruleStack.findLast((name) => name.startsWith(WORD_RULE) || name === 'step');
  return rule === undefined ? undefined : WORD_BY_NAME.get(rule.slice(WORD_RULE.length));
}
