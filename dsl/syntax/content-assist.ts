/**
 * The tokens that can follow in an unfinished text, from the grammar itself (content assist of Chevrotain 11), so that words
 * need no second description of their syntax.
 */
import { DISTANCE_END } from './parser/phrases.ts';
import { Alternation, type IToken, type TokenType, NonTerminal, Option } from 'chevrotain';
import { WORDS } from '../words/registry.ts';
import type { WordDeclaration } from '../words/declaration.ts';
import type { SignatureElement } from '../words/signature.ts';
import type { EntryRule } from './fast/effects.ts';
import { MAX_LENGTH } from './limits.ts';
import { EffectParser } from './parser/effects.ts';
import { wordRuleName } from './parser/messages.ts';
import { tokenizeWithProblems } from './token-stream.ts';
import { Adjective, Colon, keywordToken, LeftBracket, Name, RightBracket, Separator } from './tokens.ts';

export interface ExpectedToken {
  /** the expected token: `Name`, `Number`, `keyword build` */
  token: string;
  /** rules of the grammar, from the outermost to the one that consumes the token */
  rules: readonly string[];
  /** the innermost unfinished word, and its argument that would contain the token */
  word?: WordDeclaration;
  argument?: ArgumentElement;
}

type ArgumentElement = Extract<SignatureElement, { el: 'arg' | 'flag' }>;

/** All tokens that can follow a text; after a mistake, those that can follow the longest valid end of it. */
export function expectedAfter(text: string, rule: EntryRule): ExpectedToken[] {
  if (text.length > MAX_LENGTH) return [];
  const tokens = recent(
    tokenizeWithProblems(text).tokens.filter(({ image }) => image !== ''),
    rule,
  );
  if (!tokens) return [];
  // the tokenizer drops a separator at the end: after it a new step begins
  const separated = /;\s*$/.test(text);
  const trailing = /[\r\n]\s*$/.test(text);
  if (rule === 'block' && (separated || (trailing && isWhole(tokens)))) return distinct(assisted([], 'block'));
  const found = distinct([
    ...assisted(tokens, rule),
    ...(beginsStep(tokens.at(-1)) || trailing ? assisted([], 'block').filter(() => rule === 'block') : []),
  ]);
  if (found.length > 0 || rule !== 'block') return found;
  for (let at = tokens.length - 1; at > 0; at--) {
    if (!beginsStep(tokens[at - 1])) continue;
    const rest = assisted(tokens.slice(at), rule);
    if (rest.length > 0) return rest;
  }
  return [];
}

/** Whether no bracket is open, so that a line end is a separator. */
const isWhole = (tokens: readonly IToken[]): boolean =>
  tokens.reduce(
    (open, { tokenType }) => open + (tokenType === LeftBracket ? 1 : tokenType === RightBracket ? -1 : 0),
    0,
  ) <= 0;

/** Limits on tokens and open brackets for the grammar interpreter, which takes quadratic time. */
const MOST = 80;
const DEEP = 16;

/** The last tokens, as many as needed to find what can follow; null if these are too many. */
function recent(tokens: IToken[], rule: EntryRule): IToken[] | null {
  let from = Math.max(0, tokens.length - MOST);
  for (let at = tokens.length - 1, open = 0; at >= from; at--) {
    const { tokenType } = tokens[at];
    if (tokenType === LeftBracket) open++;
    else if (tokenType === RightBracket) open--;
    if (open > DEEP) from = at + 1;
  }
  if (from === 0) return tokens;
  if (rule !== 'block') return null;
  while (from < tokens.length && !beginsStep(tokens[from - 1])) from++;
  return from < tokens.length || beginsStep(tokens.at(-1)) ? tokens.slice(from) : null;
}

/** After these a step can begin. */
function beginsStep(token: IToken | undefined): boolean {
  return (
    (token !== undefined &&
      [Colon, LeftBracket, ...['then', 'or', 'may'].map(keywordToken)].includes(token.tokenType)) ||
    token?.tokenType.CATEGORIES?.includes(Separator) === true
  );
}

/**
 * The grammar interpreter does not run our look-ahead, so the tokens are marked beforehand: of several names in a row the last
 * is the noun; the very last token may be either.
 */
function assisted(tokens: readonly IToken[], rule: EntryRule): ExpectedToken[] {
  const marked = tokens.map((token, i): IToken =>
    isName(token) && tokens[i + 1] && !isAdjective(tokens[i + 1]) ? noun(token) : token,
  );
  const last = marked.at(-1);
  return [marked, ...(last && isName(last) ? [[...marked.slice(0, -1), noun(last)]] : [])].flatMap((each) =>
    ask(each, rule),
  );
}

const NOUN = 'noun';
const noun = (token: IToken): IToken => ({ ...token, payload: NOUN });
const matches = (token: IToken, type: TokenType): boolean =>
  token.tokenType === type || (type.categoryMatchesMap?.[token.tokenType.tokenTypeIdx!] ?? false);
const isName = (token: IToken): boolean => matches(token, Name);
const isAdjective = (token: IToken): boolean => matches(token, Adjective) || token.tokenType === keywordToken('not');

/** Of words that begin alike (`choose`, `choose kind`) the interpreter follows only the first, so there is a parser for each order. */
class AssistParser extends EffectParser {
  constructor(reversed: boolean) {
    super();
    const [step] = this.getGAstProductions()['step'].definition;
    if (reversed && step instanceof Alternation) step.definition.reverse();
    // it would take the `to` of a word for that of a distance
    const phrase = this.getGAstProductions()['phrase'];
    phrase.definition = phrase.definition.filter(
      (part) =>
        !(
          part instanceof Option &&
          part.definition.some((of) => of instanceof NonTerminal && of.nonTerminalName === DISTANCE_END)
        ),
    );
    const parser = this as unknown as { tokenMatcher(token: IToken, type: TokenType): boolean };
    const before = parser.tokenMatcher;
    parser.tokenMatcher = (token, type) => !(type === Adjective && token.payload === NOUN) && before(token, type);
  }
}

let parsers: readonly AssistParser[] | undefined;

function ask(tokens: IToken[], rule: EntryRule): ExpectedToken[] {
  parsers ??= [new AssistParser(false), new AssistParser(true)];
  return parsers
    .flatMap((parser) => parser.computeContentAssist(rule, tokens))
    .map(({ nextTokenType, nextTokenOccurrence, ruleStack, occurrenceStack }) => {
      const at = ruleStack.findLastIndex((name) => WORD_BY_RULE.has(name));
      const word = WORD_BY_RULE.get(ruleStack[at] ?? '');
      const place = at + 1 < ruleStack.length ? occurrenceStack[at + 1] : nextTokenOccurrence;
      const argument = word && placesOf(word).get(place);
      return {
        token: nextTokenType.name,
        rules: ruleStack,
        ...(word ? { word } : {}),
        ...(argument ? { argument } : {}),
      };
    });
}

function distinct(list: ExpectedToken[]): ExpectedToken[] {
  return [
    ...new Map(
      list.map((expected) => [
        `${expected.token} ${expected.rules.join(' ')} ${expected.argument?.name ?? ''}`,
        expected,
      ]),
    ).values(),
  ];
}

const WORD_BY_RULE: ReadonlyMap<string, WordDeclaration> = new Map(WORDS.map((word) => [wordRuleName(word), word]));
const places = new Map<WordDeclaration, Map<number, ArgumentElement>>();

/** The argument at each place of a word's rule, numbered as in the parser. */
function placesOf(word: WordDeclaration): Map<number, ArgumentElement> {
  const known = places.get(word);
  if (known) return known;
  const found = new Map<number, ArgumentElement>();
  let next = word.opening.length;
  const count = (elements: readonly SignatureElement[]): void => {
    for (const element of elements) {
      if (element.el === 'arg') found.set(next++, element);
      else if (element.el === 'optional') {
        next++;
        count(element.elements);
      } else if (element.el === 'flag') {
        next += 2;
        for (const _ of element.words.flatMap((flag) => flag.split('-'))) found.set(next++, element);
      } else next++;
    }
  };
  count(word.signature);
  places.set(word, found);
  return found;
}
