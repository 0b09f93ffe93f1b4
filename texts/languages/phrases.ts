/** The phrases that every language must have; a language that lacks one does not compile. Patterns: see pattern.ts. */
import type { Gender, DONE_ADJECTIVES, WordPhraseKey } from '../../dsl/internal.ts';

/** What stands between two steps. Behind a step that may be left out, what follows goes with it. */
export type ThenJoin = `then${'' | '-may'}${'' | '-if-so'}`;

/** How steps, parts and amounts are joined; costs. */
type JoinKey =
  | ThenJoin
  /** before a last step that begins with a clause */
  | 'then, clause'
  | 'or'
  /** between long alternatives that are a sentence */
  | 'or, sentence'
  | 'part'
  | 'brackets'
  | 'per'
  | 'per-each'
  | 'per-sum'
  | 'computed'
  | 'computed table'
  | 'choice'
  | 'different-choice'
  | 'same-choice'
  | 'free'
  | 'for'
  | 'for-each'
  /** the usual cost less these */
  | 'for-less'
  | 'for-less-each'
  | 'usual'
  | 'price';

/** Sites to which one comes from some over others: on all ways, straight on, in a direction, along a way; perhaps in so many steps. */
const WAYS_OF = ['', ' ahead', ' along', ' toward'] as const;
export const ALONG_WAYS = [
  'reach',
  'reach steps',
  // along a way that arises between what is laid
  'reach along',
  'reach along steps',
  ...WAYS_OF.flatMap((way) => [`straight${way}`, `straight${way} steps`, `beyond${way}`] as const),
] as const;
export type AlongWays = (typeof ALONG_WAYS)[number];

/** What follows a noun: `of` a thing, `of` a player's counter … */
type PostKey =
  | 'post of'
  | 'post adjacent-to'
  | 'post in'
  | 'post in place'
  /** in a zone from which it is taken */
  | 'post from'
  /** in that zone of another player */
  | 'post in, others'
  | 'post in place, others'
  | 'post with'
  | 'post where'
  | 'post is'
  | 'post is-not'
  /** behind a noun: none of several; as a condition: one of several */
  | 'post is-none'
  | 'post this'
  /** the same after an ordinal: `the 2nd farm in each turn` */
  | 'post nth'
  | 'post top'
  /** sites: to which one comes from some over others, straight on; those behind; the next one in a direction */
  | `post ${AlongWays}`
  | 'post ahead'
  /** the next one in a direction, along another way, by ports that meet */
  | 'post toward'
  | 'post step'
  | 'post joined'
  /** sites that something covers, the site of its anchor; cards upon a site */
  | 'post covered'
  | 'post anchor'
  | 'post cover'
  /** at most so many steps away */
  | 'post within'
  /** cards that are looked at or revealed: `1 of them`, and of a kind; all of them, all that are left of them */
  | 'of them'
  | 'one of them'
  | 'each of them'
  | 'post of them'
  /** `of that color`; `where color of it = color of x` */
  | 'post of that color'
  | 'post same color'
  | 'them'
  | 'the others'
  /** as a heading above them */
  | 'looked-at'
  | 'revealed'
  /** what is looked at or revealed: the top card, the top 3, as many as there are players, and some more */
  | 'top one'
  | 'top some'
  | 'top players'
  | 'top players more'
  /** among them, where no look is needed: one, each, {k} of the top {n} cards; and cards of a kind */
  | 'one of top'
  | 'each of top'
  | 'of top'
  | 'post of top';

/** Events: `{phrase}` is what it happens to. */
type EventKey =
  | 'event build'
  | 'event upgrade'
  | 'event lay'
  | 'event gain'
  | 'event draw'
  | 'event perform'
  | 'event occupy'
  /** a piece goes over it, or comes to it */
  | 'event pass'
  | 'event use'
  /** behind *after* */
  | 'event used'
  | 'event performed'
  | 'event buy'
  | 'event discard'
  /** as there are more than the limit lets be */
  | 'event discard limit'
  | 'event advance'
  | 'event advance any'
  | 'event begins'
  | 'event ends'
  | 'event nth'
  /** what another player does */
  | 'event another'
  /** between events of which any will do */
  | 'event or'
  | 'event gives'
  | 'event becomes'
  | 'event enters'
  | 'event enters place';

/** Words of which up to so many may be done, in a sentence of their own afterwards: *you built 2*. */
export const DONE_VERBS = ['build', 'upgrade', 'dispose', 'use', 'ready', 'advance', 'relocate'] as const;
export type DoneVerb = (typeof DONE_VERBS)[number];

/** Numbers and conditions. `have …`: comparisons of a count with a number. */
type ExprKey =
  | 'count of'
  | 'that-many'
  | 'amount'
  | 'plus'
  | 'minus'
  | 'times'
  | 'divided'
  | 'mod'
  | 'min'
  | 'max'
  | 'negative'
  | 'signed'
  | 'over sum'
  | 'over min'
  | 'over max'
  | 'table'
  | 'row'
  | 'row else'
  | 'one kind'
  /** how many were done; {n}: a number, or *at least 2* */
  | `did ${DoneVerb | 'times'}`
  /** `per different buildings of it` */
  | 'each type'
  | 'have ='
  /** the verb of these and of `there …`, which several things share: *you have at least 2 farms and at least 1 tunnel* */
  | 'have, verb'
  | 'there, verb'
  | 'have !='
  | 'have <'
  | 'have <='
  | 'have >'
  | 'have >='
  | 'have none'
  | 'have nothing'
  | 'have some'
  | 'have several'
  /** `green card in hand and red card in hand` */
  | 'have each'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'is'
  | 'is-not'
  | 'is-any'
  | 'not'
  | 'and'
  | 'or-else'
  /** after `with`, where the thing itself has them */
  | 'with ='
  | 'with !='
  | 'with <'
  | 'with <='
  | 'with >'
  | 'with >='
  /** the same of a thing that was mentioned: `it with 2 farms` as a condition */
  | 'has'
  | 'color-is'
  | 'color-is-not'
  | 'number of'
  | 'marks of'
  /** marks that are counted: `3 markers on this card`; a condition about one, about several, about none */
  | 'counted marks'
  | 'mark on'
  | 'marks on'
  | 'no marks on'
  | 'supply of'
  | 'distance of'
  /** of what is laid: how many of its ports meet others; at how many sides it or what lies there has one; each of those that meet */
  | 'ports matched'
  | 'ports facing'
  | 'each port matched'
  /** as a condition; {what}: so many of its ports */
  | 'port meets'
  | 'ports meet'
  | 'no port meets'
  | 'ports fit'
  /** the sites that it covers, and those beside it */
  | 'covers'
  | 'covers none'
  | 'lies next to'
  | 'space'
  | 'players'
  | 'yours'
  | 'place of'
  | 'place on'
  | 'seat'
  | 'on-turn'
  | 'color of'
  | 'attribute of';

/** What others have and where they are: `no other player has fewer farms than you`, `each player ahead of you on the track`. */
export type PlayerKey =
  /** {x}: what somebody has, as after `with` */
  | `${'no other' | 'another' | 'each other' | 'that'} has`
  /** {x}: where somebody is, as one of these says it */
  | `${'no other' | 'another' | 'each other' | 'that'} is`
  | `${'ahead' | 'behind'} ${'on' | 'in order'}`
  | `on ${'higher' | 'lower' | 'same'} space`
  | 'on space'
  /** how many players there are, for whom something is true */
  | `there ${'=' | '!=' | '<' | '<=' | '>' | '>='}`
  /** behind players: where they are; any other condition, in the third person */
  | 'post standing'
  | 'post for whom, player'
  | 'post for whom, players'
  /** in a zone of the player of whom was spoken */
  | 'post in, that player'
  | 'post in place, that player'
  /** numbers of that player */
  | 'space, that player'
  | 'place on, that player'
  | 'place of, that player'
  /** `farms > farms of that player` */
  | `have ${'>' | '<' | '='} theirs`
  /** `farms of that player - farms`, `farms - farms of that player`: for each farm that … more than … */
  | 'more than yours'
  | 'more than theirs';

/** Words that refer to something named before. */
type WordsKey = 'it' | 'it gen' | 'this' | 'this gen';

/**
 * Other ways to say it, where a language has them: `min(a, 7)`, `max(a, 0)`, `when you build expansion-site`, `build …
 * on` what had been built, `space = 3`, `each other player: …`.
 */
export type ShortKey =
  /** `steelplast of this = 0`, of what has no plural */
  | 'no mass on'
  /** `per different buildings of it` */
  | 'each type of its'
  | 'no more than'
  | 'no less than'
  /** an attribute of `it`: *its multiplier* */
  | 'attribute of it'
  /** of an amount: *points equal to 1 less than the number of players* */
  | 'more than'
  | 'less than'
  | 'event build on'
  | 'site-of'
  | 'at space'
  | 'have more than'
  | 'have fewer than'
  | 'have as many as'
  | 'have at least as many as'
  /** several things with `=` between */
  | 'have same number'
  /** `count farms`: *count the farms* */
  | 'count things'
  | 'have both'
  | 'have either'
  | 'event build or upgrade'
  /** what another player does, counted in a turn of theirs: not *each turn*, which is the reader's */
  | 'event nth another'
  | 'per-either'
  /** compared with other players, each by themselves */
  | 'another has more'
  | 'another has fewer'
  | 'have most'
  | 'have fewest'
  | 'tied for most'
  | 'tied for fewest'
  /** of a player who is chosen or counted: `with kelp > yours`, `with kelp = (max over players: kelp)` … */
  | 'with > yours'
  | 'with < yours'
  | 'with = yours'
  | 'with >= yours'
  | 'with <= yours'
  | 'with most'
  | 'with fewest'
  | 'with more than others'
  | 'with fewer than others'
  /** what follows a player, where it is not what follows a thing; of several */
  | 'post with, player'
  | 'post with, players'
  /** `if card of them`; where some have been taken */
  | 'some of them'
  | 'some left'
  | 'zone empty'
  | 'is adjacent'
  | 'all kinds are'
  | 'with some'
  | 'with both'
  /** of each at least one: `with farms >= 1 and tunnels >= 1` */
  | 'with each'
  | 'twice'
  /** what players do who do not act, in the third person; before a clause, and of those who have something */
  | 'each player'
  | 'each player, clause'
  | 'each player, who'
  /** the same, beginning with the one who acts */
  | 'each player from you'
  | 'each player from you, who'
  | 'each other from you'
  | 'each other from you, who'
  /** what the player does of whom was spoken; before a clause */
  | 'that player does'
  | 'that player does, clause'
  /** the same of the owner of a piece */
  | 'owner does'
  | 'owner does, clause'
  /** `until end of era or you build city: discount …`: what costs less, or nothing */
  | `next ${'discounted' | 'free'} ${'building' | 'upgrading' | 'buying'}`
  /** `gain (min(2 * cities, 6)) points`, `gain (3 * min(farms, tunnels)) points` */
  /** `up to 3 times: pay 1 kelp: gain 1 credit`; by the gender of what is paid, where a language tells it */
  | `up-to paid${'' | ` ${Gender}`}`
  /** `if red card of them: move 1 red card of them to hand`; by the gender of the thing, where a language tells it */
  | `if some${'' | ` ${Gender}`}`
  /** `(pay 1 kelp: gain 1 credit) or pay 1 credit: gain 1 kelp`, where the second is the first one reversed, and where it is not */
  | 'exchange or back'
  | 'exchange either'
  /** `may pay 1 kelp: gain 1 credit`, where what is paid for is one clause */
  | 'pay behind may'
  | 'pay to-this behind may'
  | 'capped'
  | 'sets'
  /** `gain (3 * (min over building as kind: connected kind)) points`; `per different over cities: farms of it` */
  | 'sets of kinds'
  | 'per number'
  /** `with farms = 0`; where that is no word before the noun, the same behind what has none, and as a condition */
  | 'with none'
  | 'post without'
  | 'has none'
  /** what a player is, behind *who*: *another player who is first*; of several */
  | 'post who, player'
  | 'post who, players'
  /** `farm of city of it` as a condition: *its city has a farm*; `farms of city of it = 0`, where that is said otherwise */
  | 'its has'
  | 'its has none'
  /** `era = 3`, where the game counts the periods by a counter of their name */
  | 'period ='
  | 'period !='
  | 'period <'
  | 'period <='
  | 'period >'
  | 'period >='
  /** `place of track = 1`, `place = players` … */
  | RankKey
  /** `on-turn = seat` */
  | 'own turn'
  | 'alone'
  | 'not alone'
  /** behind what is moved */
  | 'in any order';

/** The places that a language has words for, in their order; *last* is whatever their number is. */
export const RANKS = ['first', 'second', 'third', 'fourth'] as const;
type RankKey = `${(typeof RANKS)[number] | 'last'} ${'on' | 'in order'}`;

/** What several things have in common. */
export type AlikeKey =
  /** `different colors of X` */
  | 'values of'
  | 'values of them'
  | 'over different'
  /** `them`, of all of whom something is said */
  | 'all of them'
  /** `different colors of X <= 1`, `different colors of X = X`; the same of `different over X: farms of it` */
  | `all ${'same' | 'different'} ${'color' | 'type' | 'number'}`
  /** `move 2 cards in hand of different colors to …` */
  | `post of ${'same' | 'different'} ${'color' | 'type'}`;

/** What was done in a period, as a condition: `built farms this turn >= 1`, `>= 2`, `= 2`, `= 0`. */
export type DoneInPeriodKey = `${(typeof DONE_ADJECTIVES)[number]} ${'some' | 'at least' | 'exactly' | 'none'}`;

export type PhraseKey =
  AlikeKey | DoneInPeriodKey | WordPhraseKey | JoinKey | PostKey | EventKey | ExprKey | PlayerKey | WordsKey;
