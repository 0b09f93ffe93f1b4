/** Numbers and conditions. */
import type { IToken, ParserMethod } from 'chevrotain';
import type { Aggregate as AggregateName, BinaryOp, ExprNode } from '../ast.ts';
import {
  Aggregate,
  Colon,
  Comma,
  Comparison,
  Determiner,
  FunctionName,
  keywordToken,
  LeftBracket,
  Minus,
  Name,
  NumberToken,
  Ordinal,
  Product,
  RightBracket,
  Sum,
} from '../tokens.ts';
import { ident, NOWHERE, numberIn, tokenRange } from './base.ts';
import { PhraseParser } from './phrases.ts';

const [And, Or, Not, Is, This, As, Over, Table, Top, Else, Different, Same, Reach, Beyond] = [
  'and',
  'or',
  'not',
  'is',
  'this',
  'as',
  'over',
  'table',
  'top',
  'else',
  'different',
  'same',
  'reach',
  'beyond',
].map(keywordToken);

const NO_VALUE: ExprNode = { kind: 'number', value: 0, range: NOWHERE };

export abstract class ExpressionParser extends PhraseParser {
  // condition = and-level { "or" and-level }
  readonly condition: ParserMethod<[], ExprNode> = this.rule('condition', NO_VALUE, () =>
    this.nested(() =>
      this.row(
        () => this.SUBRULE1(this.andLevel),
        (operands) =>
          this.MANY(() => {
            const op = this.CONSUME(Or);
            operands(op, this.SUBRULE2(this.andLevel));
          }),
      ),
    ),
  );

  // where-condition = and-level { "or" and-level }      an effect or a bracket after `or` is no condition
  readonly whereCondition: ParserMethod<[], ExprNode> = this.rule('condition-where', NO_VALUE, () =>
    this.nested(() =>
      this.row(
        () => this.SUBRULE1(this.andLevel),
        (operands) =>
          this.MANY({
            GATE: () =>
              this.is(
                2,
                Not,
                NumberToken,
                Ordinal,
                Name,
                Different,
                Same,
                Determiner,
                FunctionName,
                Aggregate,
                Minus,
                This,
                Table,
                Top,
              ),
            DEF: () => {
              const op = this.CONSUME(Or);
              operands(op, this.SUBRULE2(this.andLevel));
            },
          }),
      ),
    ),
  );

  // and-level = not-level { "and" not-level }
  private readonly andLevel: ParserMethod<[], ExprNode> = this.rule('condition-and', NO_VALUE, () =>
    this.row(
      () => this.SUBRULE1(this.notLevel),
      (operands) =>
        this.MANY(() => {
          const op = this.CONSUME(And);
          operands(op, this.SUBRULE2(this.notLevel));
        }),
    ),
  );

  // not-level = ["not"] comparison
  private readonly notLevel: ParserMethod<[], ExprNode> = this.rule('condition-not', NO_VALUE, () => {
    const first = this.LA(1);
    const not = this.OPTION(() => this.CONSUME(Not));
    const operand = this.SUBRULE(this.comparison);
    return not ? { kind: 'unary', op: 'not', operand, range: this.from(first) } : operand;
  });

  // comparison = value [ ("=" | "!=" | "<" | "<=" | ">" | ">=") value | "is" ["not"] phrase ]
  readonly comparison: ParserMethod<[], ExprNode> = this.rule('comparison', NO_VALUE, () => {
    const first = this.LA(1);
    let result = this.SUBRULE1(this.value);
    this.OPTION1(() =>
      this.OR([
        {
          ALT: () => {
            const op = this.CONSUME(Comparison).image as BinaryOp;
            const right = this.SUBRULE2(this.value);
            result = { kind: 'binary', op, left: result, right, range: this.from(first) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(Is);
            const negated = this.OPTION2(() => this.CONSUME(Not)) !== undefined;
            const right = this.SUBRULE(this.phrase);
            result = { kind: 'is', left: result, negated, right, range: this.from(first) };
          },
        },
      ]),
    );
    return result;
  });

  // value = term { ("+" | "-") term }
  readonly value: ParserMethod<[], ExprNode> = this.rule('value', NO_VALUE, () =>
    this.row(
      () => this.SUBRULE1(this.term),
      (operands) =>
        this.MANY(() => {
          const op = this.CONSUME(Sum);
          operands(op, this.SUBRULE2(this.term));
        }),
    ),
  );

  // term = factor { ("*" | "/" | "mod") factor }
  private readonly term: ParserMethod<[], ExprNode> = this.rule('term', NO_VALUE, () =>
    this.row(
      () => this.SUBRULE1(this.factor),
      (operands) =>
        this.MANY(() => {
          const op = this.CONSUME(Product);
          operands(op, this.SUBRULE2(this.factor));
        }),
    ),
  );

  // factor = ["-"] primary
  private readonly factor: ParserMethod<[], ExprNode> = this.rule('factor', NO_VALUE, () => {
    const first = this.LA(1);
    const minus = this.OPTION(() => this.CONSUME(Minus));
    const operand = this.SUBRULE(this.primary);
    return minus ? { kind: 'unary', op: '-', operand, range: this.from(first) } : operand;
  });

  // primary = Number | "(" condition ")" | call | table | over | phrase
  private readonly primary: ParserMethod<[], ExprNode> = this.rule('primary', NO_VALUE, () =>
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: (): ExprNode => this.SUBRULE(this.number) },
        { ALT: () => this.SUBRULE(this.bracket) },
        { GATE: () => !this.is(2, Over) && !this.is(1, Reach, Beyond), ALT: () => this.SUBRULE(this.call) },
        { GATE: () => this.is(2, Over) || !this.is(1, Different), ALT: () => this.SUBRULE(this.over) },
        { ALT: () => this.SUBRULE(this.table) },
        { ALT: () => this.SUBRULE(this.phrase) },
      ],
    }),
  );

  private readonly number: ParserMethod<[], ExprNode> = this.rule('number', NO_VALUE, () => {
    const token = this.CONSUME(NumberToken);
    return { kind: 'number', value: numberIn(token), range: tokenRange(token) };
  });

  private readonly bracket: ParserMethod<[], ExprNode> = this.rule('bracket', NO_VALUE, () => {
    this.CONSUME(LeftBracket);
    const inside = this.SUBRULE(this.condition);
    this.CONSUME(RightBracket);
    return inside;
  });

  // call = ("min" | "max") args
  private readonly call: ParserMethod<[], ExprNode> = this.rule('call', NO_VALUE, () => {
    const fn = this.CONSUME(FunctionName);
    const args = this.SUBRULE(this.args);
    return { kind: 'call', fn: ident(fn), args, range: this.from(fn) };
  });

  // args = "(" condition { "," condition } ")"
  readonly args: ParserMethod<[], ExprNode[]> = this.rule('args', [], () => {
    this.CONSUME(LeftBracket);
    const args = [this.SUBRULE1(this.condition)];
    this.MANY(() => {
      this.CONSUME(Comma);
      args.push(this.SUBRULE2(this.condition));
    });
    this.CONSUME(RightBracket);
    return args;
  });

  // over = ("sum" | "min" | "max" | "different") "over" phrase ["as" Name] ":" value
  private readonly over: ParserMethod<[], ExprNode> = this.rule('over', NO_VALUE, () =>
    this.nested(() => {
      const fn = this.CONSUME(Aggregate);
      this.CONSUME(Over);
      const phrase = this.SUBRULE(this.phrase);
      const as = this.OPTION(() => {
        this.CONSUME(As);
        return ident(this.CONSUME(Name));
      });
      this.CONSUME(Colon);
      const body = this.SUBRULE(this.value);
      return {
        kind: 'over',
        fn: fn.image as AggregateName,
        phrase,
        ...(as && { as }),
        body,
        range: this.from(fn),
      };
    }),
  );

  // table = "table" value "(" row { "," row } ")"       row = (Number | "else") ":" value
  private readonly table: ParserMethod<[], ExprNode> = this.rule('table', NO_VALUE, () =>
    this.nested(() => {
      const first = this.CONSUME(Table);
      const on = this.SUBRULE1(this.value);
      this.CONSUME(LeftBracket);
      const rows: { key: number; value: ExprNode }[] = [];
      this.AT_LEAST_ONE_SEP({
        SEP: Comma,
        DEF: () => {
          const key = this.SUBRULE(this.tableKey);
          this.CONSUME(Colon);
          const value = this.SUBRULE2(this.value);
          rows.push({ key, value });
        },
      });
      this.CONSUME(RightBracket);
      const otherwise = rows.find((row) => row.key === OTHERWISE)?.value;
      return {
        kind: 'table',
        on,
        rows: rows.filter((row) => row.key !== OTHERWISE),
        ...(otherwise && { otherwise }),
        range: this.from(first),
      };
    }),
  );

  private readonly tableKey: ParserMethod<[], number> = this.rule('table-key', 0, () =>
    this.OR([
      { ALT: () => numberIn(this.CONSUME(NumberToken)) },
      {
        ALT: () => {
          this.CONSUME(Else);
          return OTHERWISE;
        },
      },
    ]),
  );

  // atom = Number | "(" condition ")" | Name
  readonly atom: ParserMethod<[], ExprNode> = this.rule('atom', NO_VALUE, () =>
    this.OR([
      { ALT: (): ExprNode => this.SUBRULE(this.count) },
      {
        ALT: () => {
          const noun = ident(this.CONSUME(Name));
          return { kind: 'phrase', adjectives: [], noun, posts: [], range: noun.range };
        },
      },
    ]),
  );

  // count = Number | "(" condition ")"        an optional atom: before a phrase a name would be an adjective
  readonly count: ParserMethod<[], ExprNode> = this.rule('count', NO_VALUE, () =>
    this.OR([{ ALT: () => this.SUBRULE(this.number) }, { ALT: () => this.SUBRULE(this.bracket) }]),
  );

  /** `a + b - c`: grouped to the left. */
  private row(head: () => ExprNode, tail: (add: (op: IToken, right: ExprNode) => void) => void): ExprNode {
    const first = this.LA(1);
    let result = head();
    let n = 0;
    tail((op, right) => {
      this.boundRow(++n);
      result = { kind: 'binary', op: op.image as BinaryOp, left: result, right, range: this.from(first) };
    });
    return result;
  }
}

const OTHERWISE = -1;
