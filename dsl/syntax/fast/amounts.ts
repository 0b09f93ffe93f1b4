/** Amounts that are taken, and what things cost: the rules of `parser/amounts.ts`. */
import type { CostNode, ItemNode } from '../ast.ts';
import { FastExpressionParser } from './expressions.ts';
import { followsCount } from './first-tokens.ts';
import { ADJECTIVE, NAME, NUMBER } from './tokens.ts';

export class FastAmountParser extends FastExpressionParser {
  items(): ItemNode[] {
    return this.#list(() => this.#item());
  }

  #item(): ItemNode {
    const first = this.next;
    const amount = this.#amountAhead() ? this.atom() : undefined;
    const different = this.takeIf('different');
    const same = !different && this.takeIf('same');
    const what = this.name();
    if (!this.takeIf('per')) {
      return { ...(amount && { amount }), different, ...(same && { same }), what, range: this.from(first) };
    }
    const every = this.beginsCount() && this.#countBeforePhrase() ? this.count() : undefined;
    const of = this.value();
    return {
      ...(amount && { amount }),
      different,
      ...(same && { same }),
      what,
      per: { ...(every && { every }), of },
      range: this.from(first),
    };
  }

  #amount(): ItemNode {
    const first = this.next;
    const amount = this.#amountAhead() ? this.atom() : undefined;
    const same = this.takeIf('same');
    const what = this.name();
    return { ...(amount && { amount }), different: false, ...(same && { same }), what, range: this.from(first) };
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
    const cost = this.cost();
    return cost.kind === 'amounts' && this.takeIf('less') ? { ...cost, less: true, range: this.from(first) } : cost;
  }

  #amountAhead(): boolean {
    return (
      this.beginsCount() || (this.can(NAME) && ((this.ahead(2).is & ADJECTIVE) !== 0 || this.ahead(2).image === 'same'))
    );
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
}
