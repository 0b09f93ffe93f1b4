/** The rules for events. */
import type { ParserMethod } from 'chevrotain';
import type { EventNode, PhraseNode } from '../ast.ts';
import { AnyWord, keywordToken, Name } from '../tokens.ts';
import { AmountParser } from './amounts.ts';
import { ident, NO_NAME, NOWHERE } from './base.ts';
import { oneOfTheseWords } from './messages.ts';

const [You, Advance, To, On, Gives, Becomes, Enters] = ['you', 'advance', 'to', 'on', 'gives', 'becomes', 'enters'].map(
  keywordToken,
);

export const NO_EVENT: EventNode = { kind: 'signal', name: NO_NAME, range: NOWHERE };

export abstract class EventParser extends AmountParser {
  // event = "you" ("advance" "to" value ["on" Name] | AnyWord phrase)
  //       | Name "gives" Name | phrase "becomes" Name | phrase "enters" Name | Name
  readonly event: ParserMethod<[], EventNode> = this.rule('event', NO_EVENT, () =>
    this.OR([{ ALT: (): EventNode => this.SUBRULE(this.playerEvent) }, { ALT: () => this.SUBRULE(this.otherEvent) }]),
  );

  private readonly playerEvent: ParserMethod<[], EventNode> = this.rule('event-you', NO_EVENT, () => {
    const first = this.CONSUME(You);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          GATE: () => this.is(2, To),
          ALT: (): EventNode => {
            this.CONSUME(Advance);
            this.CONSUME(To);
            const to = this.SUBRULE(this.value);
            const track = this.OPTION(() => {
              this.CONSUME(On);
              return ident(this.CONSUME(Name));
            });
            return { kind: 'advance', to, ...(track && { track }), range: this.from(first) };
          },
        },
        {
          ALT: () => {
            const verb = ident(this.CONSUME(AnyWord));
            return { kind: 'you', verb, phrase: this.SUBRULE(this.phrase), range: this.from(first) };
          },
        },
      ],
    });
  });

  private readonly otherEvent: ParserMethod<[], EventNode> = this.rule('event-thing', NO_EVENT, () => {
    const first = this.LA(1);
    const phrase = this.SUBRULE(this.phrase);
    const bare = (): boolean => isBare(phrase);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      ERR_MSG: oneOfTheseWords(['becomes', 'enters']),
      DEF: [
        {
          GATE: bare,
          ALT: (): EventNode => {
            this.CONSUME(Gives);
            return { kind: 'gives', by: phrase.noun, what: ident(this.CONSUME1(Name)), range: this.from(first) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(Becomes);
            return { kind: 'becomes', phrase, predicate: ident(this.CONSUME2(Name)), range: this.from(first) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(Enters);
            return { kind: 'enters', phrase, zone: ident(this.CONSUME3(Name)), range: this.from(first) };
          },
        },
        { GATE: bare, ALT: () => ({ kind: 'signal', name: phrase.noun, range: this.from(first) }) },
      ],
    });
  });
}

export const isBare = (phrase: PhraseNode): boolean =>
  !phrase.ordinal && !phrase.top && phrase.adjectives.length === 0 && phrase.posts.length === 0;
