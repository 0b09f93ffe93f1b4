/** What `when` waits for: the rules of `parser/events.ts`. */
import type { EventNode } from '../ast.ts';
import { FastAmountParser } from './amounts.ts';
import { bailOut, identOf } from './base.ts';
import { WORD, type Token } from './tokens.ts';

export class FastEventParser extends FastAmountParser {
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
