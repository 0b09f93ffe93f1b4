/** The grammar of `parser/`, written by hand: each method is a rule of it and decides by the next token, as the rule does. */
import type { BinaryOp, CostNode, EventNode, ExprNode, Ident, ItemNode, PhraseNode, PostNode, Range } from '../ast.ts';
import { MAX_DEPTH } from '../limits.ts';
import {
  ADJECTIVE,
  AGGREGATE,
  COMPARISON,
  DETERMINER,
  FUNCTION,
  NAME,
  NUMBER,
  ORDINAL,
  PRODUCT,
  SUM,
  WORD,
  type Token,
} from './tokens.ts';

export const BAIL_OUT = new Error('something is wrong with this text');
/** Thrown for an invalid text; the error-tolerant parser then reports the mistake. */
export function bailOut(): never {
  throw BAIL_OUT;
}

const END: Token = { image: '', is: 0, start: 0, end: 0 };
/** What an effect's noun phrase can begin with, and what any value can. */
const BEGINS_PHRASE = NAME | ADJECTIVE | DETERMINER | ORDINAL;
const BEGINS_VALUE = BEGINS_PHRASE | NUMBER | FUNCTION | AGGREGATE;

const identOf = ({ image, start, end }: Token): Ident => ({ text: image, range: { start, end } });
const numberIn = ({ image }: Token): number => Number.parseInt(image, 10);

export class FastExpressionParser {
  protected readonly tokens: readonly Token[];
  protected at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  // ---------------------------------------------------------------------------------------------- tokens

  protected get next(): Token {
    return this.tokens[this.at] ?? END;
  }
  protected ahead(n: number): Token {
    return this.tokens[this.at + n - 1] ?? END;
  }
  protected sees(image: string): boolean {
    return this.next.image === image;
  }
  protected can(kinds: number): boolean {
    return (this.next.is & kinds) !== 0;
  }

  protected takeIf(image: string): boolean {
    if (!this.sees(image)) return false;
    this.at++;
    return true;
  }

  protected take(image: string): void {
    if (!this.takeIf(image)) bailOut();
  }

  protected takeAny(kinds: number): Token {
    const token = this.next;
    if ((token.is & kinds) === 0) bailOut();
    this.at++;
    return token;
  }

  protected name(): Ident {
    return identOf(this.takeAny(NAME));
  }

  protected from({ start }: Token): Range {
    return { start, end: this.tokens[this.at - 1].end };
  }

  protected nested<T>(read: () => T): T {
    if (this.#depth >= MAX_DEPTH) bailOut();
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  // ---------------------------------------------------------------------------------------------- expressions

  condition(): ExprNode {
    return this.nested(() =>
      this.#row(
        () => this.sees('or'),
        () => this.#andLevel(),
      ),
    );
  }

  #whereCondition(): ExprNode {
    return this.nested(() =>
      this.#row(
        () => this.sees('or') && beginsCondition(this.ahead(2)),
        () => this.#andLevel(),
      ),
    );
  }

  #andLevel(): ExprNode {
    return this.#row(
      () => this.sees('and'),
      () => this.#notLevel(),
    );
  }

  #notLevel(): ExprNode {
    const first = this.next;
    const not = this.takeIf('not');
    const operand = this.#comparison();
    return not ? { kind: 'unary', op: 'not', operand, range: this.from(first) } : operand;
  }

  #comparison(): ExprNode {
    const first = this.next;
    const left = this.value();
    if (this.can(COMPARISON)) {
      const op = this.takeAny(COMPARISON).image as BinaryOp;
      const right = this.value();
      return { kind: 'binary', op, left, right, range: this.from(first) };
    }
    if (!this.takeIf('is')) return left;
    const negated = this.takeIf('not');
    const right = this.phrase();
    return { kind: 'is', left, negated, right, range: this.from(first) };
  }

  value(): ExprNode {
    return this.#row(
      () => this.can(SUM),
      () =>
        this.#row(
          () => this.can(PRODUCT),
          () => this.#factor(),
        ),
    );
  }

  #factor(): ExprNode {
    const first = this.next;
    const minus = this.takeIf('-');
    const operand = this.#primary();
    return minus ? { kind: 'unary', op: '-', operand, range: this.from(first) } : operand;
  }

  #primary(): ExprNode {
    if (this.can(NUMBER) || this.sees('(')) return this.count();
    if (this.can(FUNCTION) && this.ahead(2).image !== 'over') return this.#call();
    if (this.can(AGGREGATE)) return this.#over();
    return this.sees('table') ? this.#table() : this.phrase();
  }

  #call(): ExprNode {
    const fn = this.takeAny(FUNCTION);
    this.take('(');
    const args = [this.condition()];
    while (this.takeIf(',')) args.push(this.condition());
    this.take(')');
    return { kind: 'call', fn: identOf(fn), args, range: this.from(fn) };
  }

  #over(): ExprNode {
    return this.nested(() => {
      const fn = this.takeAny(AGGREGATE);
      this.take('over');
      const phrase = this.phrase();
      const as = this.takeIf('as') ? this.name() : undefined;
      this.take(':');
      const body = this.value();
      return {
        kind: 'over',
        fn: fn.image as 'min' | 'max' | 'sum',
        phrase,
        ...(as && { as }),
        body,
        range: this.from(fn),
      };
    });
  }

  #table(): ExprNode {
    return this.nested(() => {
      const first = this.next;
      this.take('table');
      const on = this.value();
      const rows: { key: number; value: ExprNode }[] = [];
      let otherwise: ExprNode | undefined;
      this.take('(');
      do {
        const key = this.takeIf('else') ? undefined : numberIn(this.takeAny(NUMBER));
        this.take(':');
        const value = this.value();
        if (key === undefined) otherwise ??= value;
        else rows.push({ key, value });
      } while (this.takeIf(','));
      this.take(')');
      return { kind: 'table', on, rows, ...(otherwise && { otherwise }), range: this.from(first) };
    });
  }

  atom(): ExprNode {
    if (!this.can(NAME)) return this.count();
    const noun = this.name();
    return { kind: 'phrase', adjectives: [], noun, posts: [], range: noun.range };
  }

  count(): ExprNode {
    const first = this.next;
    if (this.takeIf('(')) {
      const inside = this.condition();
      this.take(')');
      return inside;
    }
    return { kind: 'number', value: numberIn(this.takeAny(NUMBER)), range: this.from(first) };
  }

  protected beginsCount(): boolean {
    return this.can(NUMBER) || this.sees('(');
  }

  /** `a + b - c`: grouped to the left. */
  #row(goesOn: () => boolean, operand: () => ExprNode): ExprNode {
    const first = this.next;
    let result = operand();
    for (let n = 1; goesOn(); n++) {
      if (n > MAX_DEPTH) bailOut();
      const op = this.next.image as BinaryOp;
      this.at++;
      const right = operand();
      result = { kind: 'binary', op, left: result, right, range: this.from(first) };
    }
    return result;
  }

  // ---------------------------------------------------------------------------------------------- phrases

  phrase(): PhraseNode {
    return this.nested(() => {
      const first = this.next;
      const articles: string[] = [];
      const adjectives: PhraseNode['adjectives'] = [];
      const posts: PostNode[] = [];
      while (this.can(DETERMINER)) articles.push(this.takeAny(DETERMINER).image);
      const ordinal = this.can(ORDINAL) ? ordinalOf(this.takeAny(ORDINAL)) : undefined;
      const top = this.sees('top') ? this.#top() : undefined;
      const noun = this.#noun(adjectives);
      for (let post = this.#post(); post; post = this.#post()) if (posts.push(post) > MAX_DEPTH) bailOut();
      return {
        kind: 'phrase',
        ...(articles.length > 0 && { articles }),
        ...(ordinal && { ordinal }),
        ...(top && { top }),
        adjectives,
        noun,
        posts,
        range: this.from(first),
      };
    });
  }

  #top(): NonNullable<PhraseNode['top']> {
    const first = this.next;
    this.at++;
    const n = this.beginsCount() ? this.count() : undefined;
    return { ...(n && { n }), range: this.from(first) };
  }

  #noun(adjectives: PhraseNode['adjectives']): Ident {
    if (this.sees('this') || this.sees('place')) return identOf(this.takeAny(WORD));
    while (this.sees('not') || (this.can(ADJECTIVE) && followsAdjective(this.ahead(2)))) {
      const negated = this.takeIf('not');
      adjectives.push({ name: identOf(this.takeAny(ADJECTIVE)), negated });
    }
    return this.name();
  }

  #post(): PostNode | undefined {
    const first = this.next;
    switch (first.image) {
      case 'of':
        this.at++;
        return { kind: 'of', of: this.phrase(), range: this.from(first) };
      case 'adjacent':
        this.at++;
        this.take('to');
        return { kind: 'adjacent-to', to: this.phrase(), range: this.from(first) };
      case 'in':
        this.at++;
        return { kind: 'in', zone: this.phrase(), range: this.from(first) };
      case 'with':
        this.at++;
        return { kind: 'with', condition: this.#comparison(), range: this.from(first) };
      case 'where':
        this.at++;
        return { kind: 'where', condition: this.#whereCondition(), range: this.from(first) };
      case 'this':
        this.at++;
        return { kind: 'this', period: this.name(), range: this.from(first) };
      default:
        return undefined;
    }
  }

  // ---------------------------------------------------------------------------------------------- amounts

  items(): ItemNode[] {
    return this.#list(() => this.#item());
  }

  #item(): ItemNode {
    const first = this.next;
    const amount = this.#amountAhead() ? this.atom() : undefined;
    const different = this.takeIf('different');
    const what = this.name();
    if (!this.takeIf('per')) return { ...(amount && { amount }), different, what, range: this.from(first) };
    const every = this.beginsCount() && this.#countBeforePhrase() ? this.count() : undefined;
    const of = this.value();
    return {
      ...(amount && { amount }),
      different,
      what,
      per: { ...(every && { every }), of },
      range: this.from(first),
    };
  }

  #amount(): ItemNode {
    const first = this.next;
    const amount = this.#amountAhead() ? this.atom() : undefined;
    const what = this.name();
    return { ...(amount && { amount }), different: false, what, range: this.from(first) };
  }

  #list(one: () => ItemNode): ItemNode[] {
    const items = [one()];
    while (this.takeIf(',')) items.push(one());
    return items;
  }

  cost(): CostNode {
    const first = this.next;
    if (this.takeIf('free')) return { kind: 'free', range: this.from(first) };
    if (this.takeIf('usual')) return { kind: 'usual', range: this.from(first) };
    if (this.takeIf('price')) {
      this.take('of');
      return { kind: 'price', of: this.phrase(), range: this.from(first) };
    }
    const alternatives = [this.#list(() => this.#amount())];
    while (this.sees('or') && (this.ahead(2).is & NUMBER) !== 0) {
      this.at++;
      alternatives.push(this.#list(() => this.#amount()));
    }
    return { kind: 'amounts', alternatives, range: this.from(first) };
  }

  protected charge(): CostNode {
    const first = this.next;
    if (this.takeIf('free')) return { kind: 'free', range: this.from(first) };
    this.take('for');
    return this.cost();
  }

  #amountAhead(): boolean {
    return this.beginsCount() || (this.can(NAME) && (this.ahead(2).is & ADJECTIVE) !== 0);
  }

  /** `2 farms`, `(n) farms`: a count and the phrase that is counted */
  #countBeforePhrase(): boolean {
    let open = 0;
    let n = 1;
    do {
      if (this.ahead(n).image === '(') open++;
      if (this.ahead(n).image === ')') open--;
      n++;
    } while (open > 0);
    return followsCount(this.ahead(n));
  }

  // ---------------------------------------------------------------------------------------------- events

  protected event(): EventNode {
    const first = this.next;
    if (this.takeIf('you')) return this.#playerEvent(first);
    const phrase = this.phrase();
    const bare = !phrase.ordinal && !phrase.top && phrase.adjectives.length === 0 && phrase.posts.length === 0;
    if (bare && this.takeIf('gives')) {
      return { kind: 'gives', by: phrase.noun, what: this.name(), range: this.from(first) };
    }
    if (this.takeIf('becomes')) return { kind: 'becomes', phrase, predicate: this.name(), range: this.from(first) };
    if (this.takeIf('enters')) return { kind: 'enters', phrase, zone: this.name(), range: this.from(first) };
    return bare ? { kind: 'signal', name: phrase.noun, range: this.from(first) } : bailOut();
  }

  #playerEvent(first: Token): EventNode {
    if (this.sees('advance') && this.ahead(2).image === 'to') {
      this.at += 2;
      const to = this.value();
      const track = this.takeIf('on') ? this.name() : undefined;
      return { kind: 'advance', to, ...(track && { track }), range: this.from(first) };
    }
    const verb = identOf(this.takeAny(WORD));
    return { kind: 'you', verb, phrase: this.phrase(), range: this.from(first) };
  }
}

const ordinalOf = (token: Token): NonNullable<PhraseNode['ordinal']> => ({
  n: numberIn(token),
  range: { start: token.start, end: token.end },
});
const followsAdjective = ({ is, image }: Token): boolean => (is & ADJECTIVE) !== 0 || image === 'not';
/** Whether the token after `or` continues a condition: neither an effect nor a bracket. */
const beginsCondition = ({ is, image }: Token): boolean =>
  (is & BEGINS_VALUE) !== 0 || ['not', '-', 'this', 'table', 'top'].includes(image);
const followsCount = ({ is, image }: Token): boolean =>
  (is & (BEGINS_PHRASE | FUNCTION | AGGREGATE)) !== 0 || ['top', 'not', 'this', 'place', 'table', '('].includes(image);

/** Whether a token can begin a phrase, and whether it can begin a value. */
export const beginsPhrase = ({ is, image }: Token): boolean =>
  (is & BEGINS_PHRASE) !== 0 || ['top', 'not', 'this', 'place'].includes(image);
export const beginsValue = (token: Token): boolean =>
  (token.is & BEGINS_VALUE) !== 0 || ['(', '-', 'table'].includes(token.image) || beginsPhrase(token);
