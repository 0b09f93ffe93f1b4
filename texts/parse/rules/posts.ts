/** What follows a noun, bound to it: whose it is, where it is, what is true of it. */
import {
  type ExprNode,
  type Ident,
  type PhraseNode,
  type PostNode,
  type Range,
  isBuilt,
  isThatPlayer,
  ofThatColorAt,
  thatPlayerAt,
} from '../../../dsl/internal.ts';
import type { Chart } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import type { Bindings } from '../word-arguments.ts';
import type { NameMatch } from './names.ts';
import { bareNoun, binary, isPlayers, otherPlayers } from '../../meaning/nodes.ts';
import { alikeAt } from './different-values.ts';
import type { AlikePost } from '../../render/different-values.ts';
import { isOfThem } from '../../render/opened-cards.ts';
import { ofThem } from './opened-cards.ts';
import { exceptionsPost } from '../../meaning/exceptions.ts';
import { amongTop, phraseAmongTop } from '../../meaning/among-top.ts';
import { endsWithPhrase, endsWithReferent, isReferentWithTest } from './phrase-ends.ts';
import type { RuleContext } from './context.ts';

export interface NounMatch {
  phrase: PhraseNode;
  n?: number;
  /** it says that all are meant */
  all?: true;
  /** in brackets, so that a test in it is about what was mentioned */
  bracketed?: true;
}

/** The ways in which something may follow a noun. */
export const POSTS = [
  'of',
  'of them',
  'of that color',
  'same color',
  'of same color',
  'of same type',
  'of different color',
  'of different type',
  'adjacent-to',
  'within',
  'in',
  'in place',
  'from',
  'in, others',
  'in place, others',
  'in, that player',
  'in place, that player',
  'with',
  'with, player',
  'with, players',
  'standing',
  'who, player',
  'who, players',
  'for whom, player',
  'for whom, players',
  'without',
  'where',
  'is',
  'is-not',
  'is-none',
  'this',
  'nth',
] as const;
export type PostKind = (typeof POSTS)[number];

/** What only follows players. */
const OF_PLAYERS: ReadonlySet<PostKind> = new Set([
  'with, player',
  'with, players',
  'standing',
  'who, player',
  'who, players',
  'for whom, player',
  'for whom, players',
]);

/** Whether it says of which things, so that it may belong to a thing that was mentioned before. */
const isTest = (kind: PostKind): boolean =>
  ['with', 'without', 'where', 'is', 'is-not', 'is-none', 'of that color', 'same color'].includes(kind) ||
  isAlike(kind);

/** How those that are chosen are alike. */
const isAlike = (kind: PostKind): kind is AlikePost => /^of (?:same|different) /.test(kind);

/** A noun with what follows it; a test behind the top cards of a stack is about those cards. */
export function followedBy(
  ctx: RuleContext,
  kind: PostKind,
  bound: Bindings,
  chart: Chart,
  at: number,
  end: number,
): NounMatch | undefined {
  const { phrase, ...count } = bound.what as NounMatch;
  const range = span(chart, at, end);
  const next = chart.tokens.find((token) => token.range.start >= phrase.range.end);
  const behind = { start: next?.range.start ?? range.end, end: range.end };
  const among = isTest(kind) ? amongTop(phrase) : undefined;
  if (!among) return followed(ctx, kind, bound, range, behind);
  const test = postNode(kind, bound, behind);
  return { ...count, phrase: phraseAmongTop({ ...among, tests: [...among.tests, test] }, range) };
}

/** The same, bound to the nearest noun; undefined where that is another one. `where`: what follows. */
function followed(
  ctx: RuleContext,
  kind: PostKind,
  given: Bindings,
  range: Range,
  where: Range,
): NounMatch | undefined {
  // what there is none of, where a pattern calls it a kind
  const bound = given.kind ? { ...given, x: given.kind } : given;
  const { phrase, n } = bound.what as NounMatch;
  if (kind === 'nth' && !phrase.ordinal) return undefined;
  const zone = phrase.posts.at(-1);
  const inZone =
    zone?.kind === 'in' && zone.zone.posts.length === 0 && zone.zone.range.end === phrase.range.end ? zone : undefined;
  const them = isOfThem(zone) && isTest(kind) ? zone : undefined;
  const aboutOuter = isTest(kind) && endsWithReferent(phrase);
  if (!inZone && !them && !aboutOuter && phrase.posts.length > 0 && endsWithPhrase(phrase)) return undefined;
  const inner = bound.x as NounMatch;
  if (inner && !canFollow(ctx, kind, inner, phrase)) return undefined;
  const longer = ({ start }: Range): Range => ({ start, end: range.end });
  const isIn = kind === 'of' && isOnly(ctx, inner.phrase, ZONES);
  const made = postNode(isIn ? 'in' : kind, bound, where);
  const posts = them
    ? [
        ...phrase.posts.slice(0, -1),
        { ...them, of: { ...them.of, posts: [made], range: longer(them.of.range) }, range: longer(them.range) },
      ]
    : inZone
      ? [
          ...phrase.posts.slice(0, -1),
          {
            ...inZone,
            zone: { ...inZone.zone, posts: [made], range: longer(inZone.zone.range) },
            range: longer(inZone.range),
          },
        ]
      : [...phrase.posts, made];
  return { phrase: { ...phrase, posts, range }, ...(n !== undefined ? { n } : {}) };
}

/** Whether the noun phrase that follows a noun in this way can mean something there. */
function canFollow(ctx: RuleContext, kind: PostKind, inner: NounMatch, outer: PhraseNode): boolean {
  const joins = kind === 'of' || kind === 'adjacent-to' || kind === 'within';
  if (joins && !inner.bracketed && isReferentWithTest(inner.phrase)) return false;
  // elsewhere `of all farms` would mean something else
  if (kind === 'of' && inner.all && !isProgram(ctx, outer)) return false;
  if (kind === 'of' && isOnly(ctx, inner.phrase, NOT_OWNERS)) return false;
  // whose of all of them?
  if (kind === 'of' && isPlayers(inner.phrase) && inner.phrase.adjectives.length === 0) return false;
  if (OF_PLAYERS.has(kind) && (!isPlayers(outer) || isThatPlayer(outer))) return false;
  if (kind === 'from') return isOnly(ctx, inner.phrase, ZONES);
  return kind !== 'in' || !isOnBoard(ctx, inner.phrase);
}

/** What follows a noun, as it was bound. */
function postNode(kind: PostKind, bound: Bindings, where: Range): PostNode {
  const inner = bound.x as NounMatch;
  const bracketed = inner?.bracketed ? { bracketed: true as const } : {};
  switch (kind) {
    case 'of':
      return { kind, of: inner.phrase, ...bracketed, range: where };
    case 'of them':
      return ofThem(where);
    case 'of that color':
      return ofThatColorAt(where);
    case 'of same color':
    case 'of same type':
    case 'of different color':
    case 'of different type':
      return alikeAt(kind, where);
    case 'same color':
      return { kind: 'where', condition: sameColor(inner.phrase, where), range: where };
    case 'adjacent-to':
      return { kind, to: inner.phrase, ...bracketed, range: where };
    case 'within':
      return { kind, n: bound.n as ExprNode, of: inner.phrase, ...bracketed, range: where };
    case 'in':
    case 'from':
      return { kind: 'in', zone: (bound.x as NounMatch).phrase, range: where };
    case 'in, others':
      return { kind: 'in', zone: ofOwner(inner.phrase, otherPlayers), range: where };
    case 'in, that player':
      return { kind: 'in', zone: ofOwner(inner.phrase, thatPlayerAt), range: where };
    case 'in place, others':
      return { kind: 'in', zone: ofOwner(placeIn(bound), otherPlayers), range: where };
    case 'in place, that player':
      return { kind: 'in', zone: ofOwner(placeIn(bound), thatPlayerAt), range: where };
    case 'in place':
      return { kind: 'in', zone: placeIn(bound), range: where };
    case 'is':
    case 'is-not':
      return {
        kind: 'where',
        condition: {
          kind: 'is',
          left: bareNoun('it', { start: where.start, end: where.start }),
          negated: kind === 'is-not',
          right: bound.x as PhraseNode,
          range: where,
        },
        range: where,
      };
    case 'is-none':
      return { ...exceptionsPost(bound.list as PhraseNode[]), range: where };
    case 'with':
    case 'where':
      return { kind, condition: bound.x as ExprNode, range: where };
    case 'with, player':
    case 'with, players':
    case 'standing':
    case 'who, player':
    case 'who, players':
    case 'for whom, player':
    case 'for whom, players':
    case 'without':
      return { kind: 'with', condition: bound.x as ExprNode, range: where };
    case 'this':
    case 'nth':
      return { kind: 'this', period: ((bound.each ?? bound.x) as NameMatch).ident, range: where };
  }
}

/** `color of it = color of x` */
function sameColor(x: PhraseNode, range: Range): ExprNode {
  const colorOf = (of: PhraseNode): PhraseNode => ({
    ...bareNoun('color', range),
    posts: [{ kind: 'of', of, range: of.range }],
  });
  return binary('=', colorOf(bareNoun('it', { start: range.start, end: range.start })), colorOf(x), range);
}

/** A zone of other players, or of that player. */
function ofOwner(zone: PhraseNode, owner: (range: Range) => PhraseNode): PhraseNode {
  const { range } = zone;
  return { ...zone, posts: [{ kind: 'of', of: owner(range), range }] };
}

/** A zone that was said by words of its own. */
function placeIn({ x }: Bindings): PhraseNode {
  const { text, range } = x as Ident;
  return bareNoun(text, range);
}

/** Whether a noun is something built, which is in no zone. */
function isOnBoard(ctx: RuleContext, { noun }: PhraseNode): boolean {
  const found = ctx.symbols.find(noun.text);
  return found.length > 0 && found.every((symbol) => isBuilt(symbol) || symbol.kind === 'site-kind');
}

/** Nothing is of a turn or of a quality. */
const NOT_OWNERS: ReadonlySet<string> = new Set(['period', 'procedure', 'predicate']);
/** Things are in a zone, whatever the words: «картки у руці». */
const ZONES: ReadonlySet<string> = new Set(['zone']);

/** Whether everything that the noun names is of these kinds. */
function isOnly(ctx: RuleContext, { noun }: PhraseNode, kinds: ReadonlySet<string>): boolean {
  const found = ctx.symbols.find(noun.text);
  return found.length > 0 && found.every(({ kind }) => kinds.has(kind));
}

/** A thing has programs; nothing is of a program. */
export function isProgram(ctx: RuleContext, { noun }: PhraseNode): boolean {
  const found = ctx.symbols.find(noun.text);
  return found.length > 0 && found.every(({ kind }) => kind === 'program');
}
