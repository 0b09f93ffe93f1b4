/** Amounts that are taken, and what things cost. */
import { EOF, type ParserMethod } from 'chevrotain';
import type { CostNode, ItemNode } from '../ast.ts';
import { Adjective, Comma, keywordToken, LeftBracket, Name, NumberToken, RightBracket } from '../tokens.ts';
import { ident, NO_NAME, NOWHERE } from './base.ts';
import { ExpressionParser } from './expressions.ts';

const [Free, Usual, Price, Of, Or, For, Per, Different, Same, Less] = [
  'free',
  'usual',
  'price',
  'of',
  'or',
  'for',
  'per',
  'different',
  'same',
  'less',
].map(keywordToken);

const NO_ITEM: ItemNode = { different: false, what: NO_NAME, range: NOWHERE };
const NO_COST: CostNode = { kind: 'free', range: NOWHERE };

export abstract class AmountParser extends ExpressionParser {
  /** one or more, separated by commas */
  private commaList(one: ParserMethod<[], ItemNode>): ItemNode[] {
    const items = [this.SUBRULE1(one)];
    this.MANY(() => {
      this.CONSUME(Comma);
      items.push(this.SUBRULE2(one));
    });
    return items;
  }

  // items = item { "," item }
  readonly items: ParserMethod<[], ItemNode[]> = this.rule<ItemNode[]>('items', [], () => this.commaList(this.item));

  // item = [atom] ["different" | "same"] Name ["per" [count] value]
  private readonly item: ParserMethod<[], ItemNode> = this.rule('item', NO_ITEM, () => {
    const first = this.LA(1);
    const amount = this.OPTION1({ GATE: () => this.amountAhead(), DEF: () => this.SUBRULE(this.atom) });
    const different = this.OPTION2(() => this.CONSUME(Different)) !== undefined;
    const same = this.OPTION5({ GATE: () => !different, DEF: () => this.CONSUME(Same) }) !== undefined;
    const what = ident(this.CONSUME(Name));
    const per = this.OPTION3(() => {
      this.CONSUME(Per);
      const every = this.OPTION4({ GATE: () => this.countBeforePhrase(), DEF: () => this.SUBRULE(this.count) });
      const of = this.SUBRULE(this.value);
      return { ...(every && { every }), of };
    });
    return {
      ...(amount && { amount }),
      different,
      ...(same && { same }),
      what,
      ...(per && { per }),
      range: this.from(first),
    };
  });

  // amounts = amount { "," amount }
  private readonly amounts: ParserMethod<[], ItemNode[]> = this.rule<ItemNode[]>('amounts', [], () =>
    this.commaList(this.amount),
  );

  // amount = [atom] ["same"] Name
  private readonly amount: ParserMethod<[], ItemNode> = this.rule('amount', NO_ITEM, () => {
    const first = this.LA(1);
    const amount = this.OPTION({ GATE: () => this.amountAhead(), DEF: () => this.SUBRULE(this.atom) });
    const same = this.OPTION1(() => this.CONSUME(Same)) !== undefined;
    const what = ident(this.CONSUME(Name));
    return { ...(amount && { amount }), different: false, ...(same && { same }), what, range: this.from(first) };
  });

  // cost = "free" | "usual" | "price" "of" phrase | amounts { "or" amounts }      a Number after `or` continues the cost
  readonly cost: ParserMethod<[], CostNode> = this.rule('cost', NO_COST, () => {
    const first = this.LA(1);
    return this.OR([
      {
        ALT: (): CostNode => {
          this.CONSUME(Free);
          return { kind: 'free', range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(Usual);
          return { kind: 'usual', range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(Price);
          this.CONSUME(Of);
          return { kind: 'price', of: this.SUBRULE(this.phrase), range: this.from(first) };
        },
      },
      {
        ALT: () => {
          const alternatives = [this.SUBRULE1(this.amounts)];
          this.MANY({
            GATE: () => this.is(2, NumberToken),
            DEF: () => {
              this.CONSUME(Or);
              alternatives.push(this.SUBRULE2(this.amounts));
            },
          });
          return { kind: 'amounts', alternatives, range: this.from(first) };
        },
      },
    ]);
  });

  // charge = "free" | "for" cost ["less"]      `less` after amounts only
  protected readonly charge: ParserMethod<[], CostNode> = this.rule('charge', NO_COST, () => {
    const first = this.LA(1);
    return this.OR([
      {
        ALT: (): CostNode => {
          this.CONSUME(Free);
          return { kind: 'free', range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(For);
          const cost = this.SUBRULE(this.cost);
          const isLess = this.OPTION({
            GATE: () => this.RECORDING_PHASE || cost.kind === 'amounts',
            DEF: () => this.CONSUME(Less),
          });
          return isLess === undefined ? cost : { ...cost, less: true, range: this.from(first) };
        },
      },
    ]);
  });

  private amountAhead(): boolean {
    return this.is(1, NumberToken, LeftBracket) || (this.is(1, Name) && this.is(2, Adjective, Same));
  }

  /** `2 farms`, `(n) farms`: a count and the phrase that is counted */
  private countBeforePhrase(): boolean {
    if (this.is(1, NumberToken)) return this.phraseAhead(2);
    let open = 0;
    for (let i = 1; ; i++) {
      // an unclosed bracket: the token after the end is the end itself
      if (this.LA(i).tokenType === EOF) return false;
      if (this.is(i, LeftBracket)) open++;
      if (this.is(i, RightBracket)) open--;
      if (open === 0) return i > 1 && this.phraseAhead(i + 1);
    }
  }
}
