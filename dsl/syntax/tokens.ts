/** The tokens of the effect language. */
import { createToken, Lexer, type TokenType } from 'chevrotain';
import { AGGREGATES, DETERMINERS, FUNCTIONS, KEYWORDS, OPENINGS, RESERVED } from './vocabulary.ts';

const category = (name: string, ...categories: TokenType[]): TokenType =>
  createToken({ name, pattern: Lexer.NA, categories });

/** any word at all, also a reserved one */
export const AnyWord = category('AnyWord');
/** words allowed before a noun */
export const Adjective = category('Adjective', AnyWord);
/** what a pack may use as a name */
export const Name = category('Name', Adjective);
export const Determiner = category('Determiner', AnyWord);
export const Opening = category('Opening', AnyWord);
/** words allowed before `(`, before `over` */
export const FunctionName = category('FunctionName', AnyWord);
export const Aggregate = category('Aggregate', AnyWord);
export const Comparison = category('Comparison');
export const Sum = category('Sum');
export const Product = category('Product');
export const Separator = category('Separator');

const Identifier = createToken({
  name: 'Identifier',
  pattern: /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/,
  categories: [Name],
});
/** a name with capitals or underscores; read as a name, and reported */
export const BadName = createToken({
  name: 'BadName',
  pattern: /(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)?[A-Z_][A-Za-z0-9_-]*/,
  categories: [Name],
});

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);

function keywordCategories(word: string): TokenType[] {
  if (word === 'different') return [Adjective, Aggregate];
  if (word === 'same') return [Adjective];
  if (word === 'mod') return [Product, AnyWord];
  if (!RESERVED.has(word)) return [Name];
  const categories = [
    ...(isOneOf(DETERMINERS, word) ? [Determiner] : []),
    ...(isOneOf(FUNCTIONS, word) ? [FunctionName] : []),
    ...(isOneOf(AGGREGATES, word) ? [Aggregate] : []),
    ...(OPENINGS.has(word) ? [Opening] : []),
  ];
  return categories.length > 0 ? categories : [AnyWord];
}

const KEYWORD_TOKENS: ReadonlyMap<string, TokenType> = new Map(
  KEYWORDS.map((word) => [
    word,
    createToken({
      name: `keyword ${word}`,
      pattern: word,
      longer_alt: Identifier,
      categories: keywordCategories(word),
    }),
  ]),
);

export function keywordToken(word: string): TokenType {
  const token = KEYWORD_TOKENS.get(word);
  if (!token) throw new Error(`no keyword ${word}`);
  return token;
}

export const Ordinal = createToken({ name: 'Ordinal', pattern: /\d+(?:st|nd|rd|th)(?![a-z0-9])/ });
export const NumberToken = createToken({ name: 'Number', pattern: /\d+/ });
export const Newline = createToken({
  name: 'Newline',
  pattern: /\r\n|\n|\r/,
  categories: [Separator],
  line_breaks: true,
});
export const Semicolon = createToken({ name: 'Semicolon', pattern: ';', categories: [Separator] });
export const Comma = createToken({ name: 'Comma', pattern: ',' });
export const Colon = createToken({ name: 'Colon', pattern: ':' });
export const LeftBracket = createToken({ name: 'LeftBracket', pattern: '(' });
export const RightBracket = createToken({ name: 'RightBracket', pattern: ')' });
const Plus = createToken({ name: 'Plus', pattern: '+', categories: [Sum] });
export const Minus = createToken({ name: 'Minus', pattern: '-', categories: [Sum] });
const Times = createToken({ name: 'Times', pattern: '*', categories: [Product] });
const Divide = createToken({ name: 'Divide', pattern: '/', categories: [Product] });
const COMPARISONS = ['!=', '<=', '>=', '=', '<', '>'].map((sign) =>
  createToken({ name: `Comparison ${sign}`, pattern: sign, categories: [Comparison] }),
);
const Space = createToken({ name: 'Space', pattern: /[ \t\u00a0\ufeff]+/, group: Lexer.SKIPPED });

/** so that `a` does not hide `at` */
const longestFirst = (tokens: TokenType[]): TokenType[] => tokens.sort((a, b) => b.name.length - a.name.length);

const LEXED = [
  Space,
  Newline,
  BadName,
  ...longestFirst([...KEYWORD_TOKENS.values()]),
  Identifier,
  Ordinal,
  NumberToken,
  Semicolon,
  Comma,
  Colon,
  LeftBracket,
  RightBracket,
  Plus,
  Minus,
  Times,
  Divide,
  ...COMPARISONS,
];

/** all token types of the parser */
export const TOKENS: TokenType[] = [
  ...LEXED,
  AnyWord,
  Adjective,
  Name,
  Determiner,
  Opening,
  FunctionName,
  Aggregate,
  Comparison,
  Sum,
  Product,
  Separator,
];

let lexer: Lexer | undefined;

export function effectLexer(): Lexer {
  // a test validates the tokens, so they need not be validated at each start
  return (lexer ??= makeLexer(true));
}

export function makeLexer(skipValidations: boolean): Lexer {
  return new Lexer(LEXED, { positionTracking: 'onlyOffset', ensureOptimizations: true, skipValidations });
}
