/** Numbers, conditions and noun phrases: each method is a rule of `parser/` and decides by the next token, as the rule does. */
import type { Aggregate, BinaryOp, ExprNode, Ident, PhraseNode, PostNode } from '../ast.ts';
import { DISTANCE, SITE_FUNCTIONS } from '../vocabulary.ts';
import { MAX_DEPTH } from '../limits.ts';
import { bailOut, FastBaseParser, identOf, numberIn } from './base.ts';
import { that } from '../that-player.ts';
import { beginsCondition, followsAdjective } from './first-tokens.ts';
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

export class FastExpressionParser extends FastBaseParser {
  condition(): ExprNode {
    return this.nested(() =>
      this.#row(
        () => this.sees('or'),
        () => this.#andLevel(),
      ),
    );
  }

  /** An `or` behind it belongs to it only where another condition follows. */
  protected lastCondition(): ExprNode {
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
    if (this.can(FUNCTION) && this.ahead(2).image !== 'over' && !isSiteFunction(this.next)) return this.#call();
    if (this.can(AGGREGATE) && (this.ahead(2).image === 'over' || !this.sees('different'))) return this.#over();
    return this.sees('table') ? this.#table() : this.phrase();
  }

  #call(): ExprNode {
    const fn = this.takeAny(FUNCTION);
    return { kind: 'call', fn: identOf(fn), args: this.#args(), range: this.from(fn) };
  }

  #args(): ExprNode[] {
    this.take('(');
    const args = [this.condition()];
    while (this.takeIf(',')) args.push(this.condition());
    this.take(')');
    return args;
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
        fn: fn.image as Aggregate,
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
      const articles: Ident[] = [];
      const adjectives: PhraseNode['adjectives'] = [];
      const posts: PostNode[] = [];
      while (this.can(DETERMINER)) articles.push(identOf(this.takeAny(DETERMINER)));
      const ordinal = this.can(ORDINAL) ? ordinalOf(this.takeAny(ORDINAL)) : undefined;
      const top = this.sees('top') ? this.#top() : undefined;
      const noun = this.#noun(adjectives);
      const args = isSiteFunction(noun) ? this.#args() : undefined;
      for (let post = this.#post(); post; post = this.#post()) if (posts.push(post) > MAX_DEPTH) bailOut();
      if (noun.text === DISTANCE && posts.at(-1)?.kind === 'of' && this.sees('to') && !(this.ahead(2).is & NUMBER)) {
        posts.push(this.#to());
      }
      return {
        kind: 'phrase',
        ...(articles.length > 0 && { articles }),
        ...(ordinal && { ordinal }),
        ...(top && { top }),
        adjectives,
        noun,
        ...(args && { args }),
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
    return isSiteFunction(this.next) ? identOf(this.takeAny(FUNCTION)) : this.name();
  }

  #post(): PostNode | undefined {
    const first = this.next;
    switch (first.image) {
      case 'of':
        this.at++;
        return this.#whole((of, bracketed) => ({ kind: 'of', of, ...bracketed, range: this.from(first) }));
      case 'adjacent':
        this.at++;
        this.take('to');
        return this.#whole((to, bracketed) => ({ kind: 'adjacent-to', to, ...bracketed, range: this.from(first) }));
      case 'within':
        this.at++;
        return this.#within(first);
      case 'in':
        this.at++;
        return { kind: 'in', zone: this.phrase(), range: this.from(first) };
      case 'with':
        this.at++;
        return { kind: 'with', condition: this.#comparison(), range: this.from(first) };
      case 'where':
        this.at++;
        return { kind: 'where', condition: this.lastCondition(), range: this.from(first) };
      case 'this':
        this.at++;
        return { kind: 'this', period: this.name(), range: this.from(first) };
      default:
        return undefined;
    }
  }

  #within(first: Token): PostNode {
    const n = this.atom();
    this.take('of');
    return this.#whole((of, bracketed) => ({ kind: 'within', n, of, ...bracketed, range: this.from(first) }));
  }

  /** The end of a distance. */
  #to(): PostNode {
    const first = this.next;
    this.take('to');
    return this.#whole((to, bracketed) => ({ kind: 'to', to, ...bracketed, range: this.from(first) }));
  }

  /** A phrase, with or without brackets, `that player`, or `that color`. */
  #whole(post: (phrase: PhraseNode, bracketed?: { bracketed: true }) => PostNode): PostNode {
    if (this.sees('that')) return post(this.#that());
    if (!this.takeIf('(')) return post(this.phrase());
    const phrase = this.phrase();
    this.take(')');
    return post(phrase, { bracketed: true });
  }

  #that(): PhraseNode {
    const word = identOf(this.next);
    this.take('that');
    const noun = identOf(this.next);
    this.take(this.sees('color') ? 'color' : 'player');
    return that(word, noun);
  }
}

const ordinalOf = (token: Token): NonNullable<PhraseNode['ordinal']> => ({
  n: numberIn(token),
  range: { start: token.start, end: token.end },
});

const isSiteFunction = (of: { image: string } | Ident): boolean =>
  (SITE_FUNCTIONS as readonly string[]).includes('image' in of ? of.image : of.text);
