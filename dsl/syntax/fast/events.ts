/** What `when` waits for: the rules of `parser/events.ts`. */
import type { EventNode, PlayerEventNode } from '../ast.ts';
import { isBare } from '../bare-phrase.ts';
import { baseOf } from '../print-events.ts';
import { FastAmountParser } from './amounts.ts';
import { bailOut, identOf, numberIn } from './base.ts';
import { NUMBER, ORDINAL, WORD, type Token } from './tokens.ts';

export class FastEventParser extends FastAmountParser {
  protected event(): EventNode {
    const first = this.next;
    const events = [this.#oneEvent()];
    while (this.takeIf('or')) events.push(this.#oneEvent());
    return events.length === 1 ? events[0] : { kind: 'or', events, range: this.from(first) };
  }

  #oneEvent(): EventNode {
    const first = this.next;
    const event = this.takeIf('you')
      ? this.#playerEvent(first)
      : this.takeIf('another')
        ? this.#eventOfAnother(first)
        : this.#otherEvent(first);
    if (!this.takeIf('for')) return event;
    this.takeIf('the');
    const n = numberIn(this.takeAny(ORDINAL));
    this.take('time');
    this.take('this');
    return { kind: 'nth', event, n, period: this.name(), range: this.from(first) };
  }

  #otherEvent(first: Token): EventNode {
    const phrase = this.phrase();
    const bare = isBare(phrase);
    if (this.takeIf('gives')) {
      const n = this.can(NUMBER) ? numberIn(this.takeAny(NUMBER)) : undefined;
      return { kind: 'gives', by: phrase, ...(n !== undefined && { n }), what: this.name(), range: this.from(first) };
    }
    if (this.takeIf('becomes')) return { kind: 'becomes', phrase, predicate: this.name(), range: this.from(first) };
    if (this.takeIf('enters')) return { kind: 'enters', phrase, zone: this.name(), range: this.from(first) };
    for (const moment of ['begins', 'ends'] as const) {
      if (bare && this.takeIf(moment)) return { kind: 'period', period: phrase.noun, moment, range: this.from(first) };
    }
    return bare ? { kind: 'signal', name: phrase.noun, range: this.from(first) } : bailOut();
  }

  #eventOfAnother(first: Token): EventNode {
    this.take('player');
    const event = this.#playerEvent(this.next, baseOf);
    return { kind: 'another', event, range: this.from(first) };
  }

  #playerEvent(first: Token, verbOf = (image: string): string => image): PlayerEventNode {
    if (this.takeIf('advance') || (verbOf === baseOf && this.takeIf('advances'))) {
      const to = this.takeIf('to') ? this.value() : undefined;
      const track = this.takeIf('on') ? this.name() : undefined;
      return { kind: 'advance', ...(to && { to }), ...(track && { track }), range: this.from(first) };
    }
    if (this.takeIf('discard') || (verbOf === baseOf && this.takeIf('discards'))) return this.#discardEvent(first);
    const written = identOf(this.takeAny(WORD));
    const verb = { ...written, text: verbOf(written.text) };
    const n = this.can(NUMBER) ? numberIn(this.takeAny(NUMBER)) : undefined;
    return { kind: 'you', verb, ...(n !== undefined && { n }), phrase: this.phrase(), range: this.from(first) };
  }

  #discardEvent(first: Token): PlayerEventNode {
    const phrase = this.phrase();
    const hasLimit = this.takeIf('down');
    if (hasLimit) this.take('to');
    const limit = hasLimit ? this.name() : undefined;
    this.take('as');
    return { kind: 'discard', phrase, ...(limit && { limit }), route: this.name(), range: this.from(first) };
  }
}
