/** The rules for events. */
import type { ParserMethod } from 'chevrotain';
import type { EventNode, Ident, PlayerEventNode } from '../ast.ts';
import { baseOf } from '../print-events.ts';
import { AnyWord, keywordToken, Name, NumberToken, Ordinal } from '../tokens.ts';
import { AmountParser } from './amounts.ts';
import { ident, NO_NAME, NOWHERE } from './base.ts';
import { isBare } from '../bare-phrase.ts';
import { oneOfTheseWords } from './messages.ts';

const [You, Advance, To, On, Gives, Becomes, Enters, Begins, Ends] = [
  'you',
  'advance',
  'to',
  'on',
  'gives',
  'becomes',
  'enters',
  'begins',
  'ends',
].map(keywordToken);
const [Or, For, The, Time, This] = ['or', 'for', 'the', 'time', 'this'].map(keywordToken);
const [Another, Player, Advances] = ['another', 'player', 'advances'].map(keywordToken);
const [Discard, Discards, Down, As] = ['discard', 'discards', 'down', 'as'].map(keywordToken);

const NO_EVENT: EventNode = { kind: 'signal', name: NO_NAME, range: NOWHERE };

const NO_PLAYER_EVENT: PlayerEventNode = { kind: 'advance', range: NOWHERE };

/** `another player builds` has the verb of `you build`. */
const inBaseForm = (event: PlayerEventNode): PlayerEventNode =>
  event.kind === 'you' ? { ...event, verb: { ...event.verb, text: baseOf(event.verb.text) } } : event;

export abstract class EventParser extends AmountParser {
  // event = one {"or" one}
  // one   = ( ("you" | "another" "player") doing
  //         | Name "gives" Name | phrase "becomes" Name | phrase "enters" Name | Name ("begins" | "ends") | Name
  //         ) ["for" ["the"] Ordinal "time" "this" Name]
  // doing = ("advance" | "advances") ["to" value] ["on" Name]
  //         | ("discard" | "discards") phrase ["down" "to" Name] "as" Name
  //         | AnyWord [Number] phrase
  readonly event: ParserMethod<[], EventNode> = this.rule('event', NO_EVENT, () => {
    const first = this.LA(1);
    const events = [this.SUBRULE(this.oneEvent)];
    this.MANY(() => {
      this.CONSUME(Or);
      events.push(this.SUBRULE1(this.oneEvent));
    });
    return events.length === 1 ? events[0] : { kind: 'or', events, range: this.from(first) };
  });

  private readonly oneEvent: ParserMethod<[], EventNode> = this.rule('event-one', NO_EVENT, () => {
    const first = this.LA(1);
    const event = this.OR([
      {
        ALT: (): EventNode => {
          this.CONSUME(You);
          return { ...this.SUBRULE(this.playerEvent), range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(Another);
          this.CONSUME(Player);
          const event = this.SUBRULE1(this.playerEvent);
          return { kind: 'another', event: inBaseForm(event), range: this.from(first) };
        },
      },
      { ALT: () => this.SUBRULE(this.otherEvent) },
    ]);
    const counted = this.OPTION(() => {
      this.CONSUME(For);
      this.OPTION1(() => this.CONSUME(The));
      const { image } = this.CONSUME(Ordinal);
      this.CONSUME(Time);
      this.CONSUME(This);
      return { n: Number.parseInt(image, 10), period: ident(this.CONSUME(Name)) };
    });
    return counted ? { kind: 'nth', event, ...counted, range: this.from(first) } : event;
  });

  private readonly playerEvent: ParserMethod<[], PlayerEventNode> = this.rule('event-you', NO_PLAYER_EVENT, () => {
    const first = this.LA(1);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          ALT: (): PlayerEventNode => {
            this.OR1([{ ALT: () => this.CONSUME(Advance) }, { ALT: () => this.CONSUME(Advances) }]);
            const to = this.OPTION(() => {
              this.CONSUME(To);
              return this.SUBRULE(this.value);
            });
            const track = this.OPTION1(() => {
              this.CONSUME(On);
              return ident(this.CONSUME(Name));
            });
            return { kind: 'advance', ...(to && { to }), ...(track && { track }), range: this.from(first) };
          },
        },
        {
          ALT: () => {
            this.OR2([{ ALT: () => this.CONSUME(Discard) }, { ALT: () => this.CONSUME(Discards) }]);
            const phrase = this.SUBRULE1(this.phrase);
            const limit = this.OPTION3(() => {
              this.CONSUME(Down);
              this.CONSUME1(To);
              return this.SUBRULE(this.limit);
            });
            this.CONSUME(As);
            const route = this.SUBRULE(this.route);
            return { kind: 'discard', phrase, ...(limit && { limit }), route, range: this.from(first) };
          },
        },
        {
          ALT: () => {
            const verb = ident(this.CONSUME(AnyWord));
            const n = this.OPTION2(() => Number.parseInt(this.CONSUME(NumberToken).image, 10));
            const phrase = this.SUBRULE(this.phrase);
            return { kind: 'you', verb, ...(n !== undefined && { n }), phrase, range: this.from(first) };
          },
        },
      ],
    });
  });

  // named apart, for completion
  private readonly limit: ParserMethod<[], Ident> = this.rule('event-limit', NO_NAME, () => ident(this.CONSUME(Name)));
  private readonly route: ParserMethod<[], Ident> = this.rule('event-route', NO_NAME, () => ident(this.CONSUME(Name)));

  private readonly otherEvent: ParserMethod<[], EventNode> = this.rule('event-thing', NO_EVENT, () => {
    const first = this.LA(1);
    const phrase = this.SUBRULE(this.phrase);
    const bare = (): boolean => isBare(phrase);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      ERR_MSG: oneOfTheseWords(['becomes', 'enters']),
      DEF: [
        {
          ALT: (): EventNode => {
            this.CONSUME(Gives);
            const n = this.OPTION(() => Number.parseInt(this.CONSUME(NumberToken).image, 10));
            const what = ident(this.CONSUME1(Name));
            return { kind: 'gives', by: phrase, ...(n !== undefined && { n }), what, range: this.from(first) };
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
        {
          GATE: bare,
          ALT: () => {
            this.CONSUME(Begins);
            return { kind: 'period', period: phrase.noun, moment: 'begins', range: this.from(first) };
          },
        },
        {
          GATE: bare,
          ALT: () => {
            this.CONSUME(Ends);
            return { kind: 'period', period: phrase.noun, moment: 'ends', range: this.from(first) };
          },
        },
        { GATE: bare, ALT: () => ({ kind: 'signal', name: phrase.noun, range: this.from(first) }) },
      ],
    });
  });
}
