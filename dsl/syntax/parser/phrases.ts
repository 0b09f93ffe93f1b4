/** Noun phrases: `2nd upgraded farm of it`, `top 3 cards of hand`. */
import type { ParserMethod } from 'chevrotain';
import type { ExprNode, Ident, PhraseNode, PostNode } from '../ast.ts';
import { that } from '../that-player.ts';
import { DISTANCE } from '../vocabulary.ts';
import {
  Adjective,
  Aggregate,
  Determiner,
  FunctionName,
  keywordToken,
  LeftBracket,
  Name,
  Ordinal,
  NumberToken,
  RightBracket,
} from '../tokens.ts';
import { BaseParser, ident, NO_NAME, NOWHERE, numberIn, tokenRange } from './base.ts';

const [
  Not,
  Of,
  In,
  With,
  Where,
  This,
  Place,
  To,
  Table,
  Top,
  AdjacentWord,
  Within,
  Different,
  Same,
  That,
  Player,
  Color,
  Reach,
  Beyond,
] = [
  'not',
  'of',
  'in',
  'with',
  'where',
  'this',
  'place',
  'to',
  'table',
  'top',
  'adjacent',
  'within',
  'different',
  'same',
  'that',
  'player',
  'color',
  'reach',
  'beyond',
].map(keywordToken);

/** The rule of what stands behind a distance alone, which the grammar interpreter would try behind every phrase. */
export const DISTANCE_END = 'distance-end';

const NO_PHRASE: PhraseNode = { kind: 'phrase', adjectives: [], noun: NO_NAME, posts: [], range: NOWHERE };
const NO_POST: PostNode = { kind: 'this', period: NO_NAME, range: NOWHERE };

interface WholePhrase {
  phrase: PhraseNode;
  bracketed?: { bracketed: true };
}

/** A phrase may contain conditions and counts, whose rules a subclass adds. */
export abstract class PhraseParser extends BaseParser {
  abstract readonly comparison: ParserMethod<[], ExprNode>;
  abstract readonly whereCondition: ParserMethod<[], ExprNode>;
  abstract readonly args: ParserMethod<[], ExprNode[]>;
  abstract readonly count: ParserMethod<[], ExprNode>;
  abstract readonly atom: ParserMethod<[], ExprNode>;

  // phrase = { determiner } [Ordinal] ["top" [count]] noun { post } ["to" whole]      the end of a distance
  // noun = "this" | "place" | { ["not"] Adjective } ( Name | ("reach" | "beyond") args )
  readonly phrase: ParserMethod<[], PhraseNode> = this.rule('phrase', NO_PHRASE, () =>
    this.nested(() => {
      const first = this.LA(1);
      const articles: Ident[] = [];
      this.MANY1(() => {
        articles.push(ident(this.CONSUME(Determiner)));
      });
      const ordinal = this.OPTION1(() => {
        const token = this.CONSUME(Ordinal);
        return { n: numberIn(token), range: tokenRange(token) };
      });
      const top = this.OPTION2(() => {
        const token = this.CONSUME(Top);
        const n = this.OPTION3(() => this.SUBRULE(this.count));
        return { ...(n && { n }), range: this.from(token) };
      });
      const adjectives: PhraseNode['adjectives'] = [];
      let args: ExprNode[] | undefined;
      const noun = this.OR({
        IGNORE_AMBIGUITIES: true,
        DEF: [
          { ALT: () => ident(this.CONSUME(This)) },
          { ALT: () => ident(this.CONSUME(Place)) },
          {
            ALT: () => {
              this.MANY2({
                GATE: () => this.adjectiveAhead(),
                DEF: () => {
                  const negated = this.OPTION4(() => this.CONSUME(Not)) !== undefined;
                  adjectives.push({ name: ident(this.CONSUME(Adjective)), negated });
                },
              });
              return this.OR1([
                { ALT: () => ident(this.CONSUME(Name)) },
                {
                  ALT: () => {
                    const fn = this.OR2([
                      { ALT: () => ident(this.CONSUME(Reach)) },
                      { ALT: () => ident(this.CONSUME(Beyond)) },
                    ]);
                    args = this.SUBRULE(this.args);
                    return fn;
                  },
                },
              ]);
            },
          },
        ],
      });
      const posts: PostNode[] = [];
      this.MANY3(() => {
        posts.push(this.SUBRULE(this.post));
        this.boundRow(posts.length);
      });
      this.OPTION5({
        GATE: () => noun.text === DISTANCE && posts.at(-1)?.kind === 'of' && !this.is(2, NumberToken),
        DEF: () => {
          posts.push(this.SUBRULE(this.distanceEnd));
        },
      });
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
    }),
  );

  // distance-end = "to" whole
  private readonly distanceEnd: ParserMethod<[], PostNode> = this.rule(DISTANCE_END, NO_POST, () => {
    const to = this.CONSUME(To);
    const { phrase, bracketed } = this.SUBRULE(this.whole);
    return { kind: 'to', to: phrase, ...bracketed, range: this.from(to) };
  });

  private adjectiveAhead(): boolean {
    return this.is(1, Not) || this.is(2, Adjective, Not, Reach, Beyond);
  }

  // post = "of" whole | "adjacent" "to" whole | "within" atom "of" whole | "in" phrase
  //      | "with" comparison | "where" where-condition | "this" Name
  private readonly post: ParserMethod<[], PostNode> = this.rule('post', NO_POST, () => {
    const first = this.LA(1);
    return this.OR([
      {
        ALT: (): PostNode => {
          this.CONSUME(Of);
          const { phrase, bracketed } = this.SUBRULE1(this.whole);
          return { kind: 'of', of: phrase, ...bracketed, range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(AdjacentWord);
          this.CONSUME(To);
          const { phrase, bracketed } = this.SUBRULE2(this.whole);
          return { kind: 'adjacent-to', to: phrase, ...bracketed, range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(Within);
          const n = this.SUBRULE(this.atom);
          this.CONSUME2(Of);
          const { phrase, bracketed } = this.SUBRULE3(this.whole);
          return { kind: 'within', n, of: phrase, ...bracketed, range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(In);
          return { kind: 'in', zone: this.SUBRULE(this.phrase), range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(With);
          return { kind: 'with', condition: this.SUBRULE(this.comparison), range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(Where);
          return { kind: 'where', condition: this.SUBRULE(this.whereCondition), range: this.from(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(This);
          return { kind: 'this', period: ident(this.CONSUME(Name)), range: this.from(first) };
        },
      },
    ]);
  });

  // whole = phrase | "(" phrase ")" | "that" ("player" | "color")
  private readonly whole: ParserMethod<[], WholePhrase> = this.rule('phrase-whole', { phrase: NO_PHRASE }, () =>
    this.OR([
      {
        ALT: (): WholePhrase => {
          this.CONSUME(LeftBracket);
          const phrase = this.SUBRULE1(this.phrase);
          this.CONSUME(RightBracket);
          return { phrase, bracketed: { bracketed: true } };
        },
      },
      {
        ALT: () => {
          const word = this.CONSUME(That);
          const noun = this.OR1([
            { ALT: () => ident(this.CONSUME(Player)) },
            { ALT: () => ident(this.CONSUME(Color)) },
          ]);
          return { phrase: { ...that(ident(word), ident(word)), noun, range: this.from(word) } };
        },
      },
      { ALT: () => ({ phrase: this.SUBRULE2(this.phrase) }) },
    ]),
  );

  /** whether a phrase or a bracket can begin there */
  protected phraseAhead(ahead: number): boolean {
    return this.is(
      ahead,
      Name,
      Different,
      Same,
      Determiner,
      Ordinal,
      Top,
      Not,
      This,
      Place,
      Table,
      FunctionName,
      Aggregate,
      LeftBracket,
    );
  }
}
