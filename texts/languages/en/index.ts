/** English, in the style of the printed game: short, imperative. */
import { alike, values } from './alike.ts';
import { doneInPeriod } from './done-in-period.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from '../forms.ts';
import type { Language, LanguageDeclaration } from '../language.ts';
import { withArticle } from './article.ts';
import { noun, plain } from './forms.ts';
import { englishPlural, wordTable } from '../../../dsl/internal.ts';
import { headings } from './headings.ts';
import { DIRECTIONS, LAID, PORTS } from './laid.ts';
import { morphology } from './morphology.ts';
import { finite, infinitive, predicate, relative } from './third-person.ts';
import { inThirdPerson } from '../third-person.ts';
import { placeOwned, players } from './players.ts';
import { WAYS } from './ways.ts';
import { WORDS } from './words.ts';

const phrases: Language['phrases'] = {
  ...WORDS,
  ...players,
  'site-of': 'the site of {x}',
  then: ', then ',
  'then, clause': ', then, ',
  'then-may': ', then you may ',
  'then-if-so': ' and, if you do, ',
  'then-may-if-so': ' and, if you do, you may then ',
  or: ' or ',
  'or, sentence': '; or ',
  part: '; ',
  brackets: '({body})',
  per: '{what} for every {of}',
  'per-each': '{what} for {of}',
  'per-sum': '{what} for every {every} of {of}',
  'pay behind may': 'pay {cost} to {body}',
  'pay to-this behind may': 'put {cost} from your supply on this card to {body}',
  'up-to paid': 'pay up to {paid} to gain {items} for each',
  'if some': '{body}, if there is one',
  'exchange either': 'exchange {price} for {items}, or {other} for {others}',
  'exchange or back': 'exchange {price} for {items} or vice versa',
  computed: '{what} equal to {n}',
  'computed table': '{what} by {on} ({rows})',
  choice: '{n} of your choice',
  'different-choice': '{n} of different kinds',
  'same-choice': '{n} of the same kind',
  free: 'for free',
  for: 'for {cost}',
  'for-each': 'for {cost} each',
  'for-less': 'for {cost} less',
  'for-less-each': 'for {cost} less each',
  usual: 'at the usual cost',
  price: 'the price of {of}',
  'post of': '{what} of {x}',
  'post adjacent-to': '{what} adjacent to {x}',
  'post in': '{what} in {x}',
  'post in place': '{what} {x}',
  'post from': '{what} from {x}',
  'post in, others': '{what} of another player in {x}',
  'post in place, others': '{what} {x}',
  'post with': '{what} with {x}',
  'post where': '{what} where {x}',
  'post is': '{what} that is {x}',
  'post is-not': '{what} that is not {x}',
  'post is-none': '{what} that is not {list}',
  'post this': '{what} this {x}',
  'post nth': '{what} {each}',
  ...WAYS,
  ...LAID,
  'post top': '{what} from the top of {x}',
  'of them': '{n} of them',
  'one of them': 'one of them',
  'each of them': 'each of them',
  'post of that color': '{what} of that color',
  'post same color': '{what} of the same color as {x}',
  'post of them': '{what} among them',
  them: 'them',
  'looked-at': 'cards that you look at',
  revealed: 'revealed cards',
  'the others': 'the others',
  'top one': 'the top card of {x}',
  'top some': 'the top {n} cards of {x}',
  'one of top': 'one of the top {n} cards of {x}',
  'each of top': 'each of the top {n} cards of {x}',
  'of top': '{k} of the top {n} cards of {x}',
  'post of top': '{what} among the top {n} cards of {x}',
  'each type': 'each type of {kind}',
  'each type of its': 'each type of {kinds}',
  'one kind': '1 kind of {kind}',
  'top players': 'as many cards of {x} as there are players',
  'top players more': '{n} more card|cards of {x} than there are players',
  'event build': 'you build {phrase}',
  'event build on': 'you build on {phrase}',
  'event upgrade': 'you upgrade {phrase}',
  'event gain': 'you gain {phrase}',
  'event draw': 'you draw {phrase}',
  'event perform': 'you perform the action of {phrase}',
  'event occupy': 'you put your marker on {phrase}',
  'event use': 'you use {phrase}',
  'event used': 'you use {phrase}',
  'event performed': 'you perform the action of {phrase}',
  'event buy': 'you buy {phrase}',
  'event discard': 'you discard {phrase}[ as {route}]',
  'event discard limit': 'you discard {phrase}[ as {route}] because of your {limit}',
  'event advance': 'you advance to space {to} of {track}',
  'event advance any': 'you advance on {track}',
  'event begins': 'the {period} begins',
  'event ends': 'the {period} ends',
  'event nth': '{event} for {nth} {each}',
  'event nth another': '{event} for {nth} in {one}',
  'event another': 'another player {event}',
  'event or': ' or ',
  'event gives': '{by} gives you {what}',
  'event becomes': '{phrase} becomes {predicate}',
  'event enters': '{phrase} comes into {zone}',
  'event enters place': '{phrase} comes {zone}',
  'count things': 'count the {things}[ ({as})]',
  'count of': 'the number of {what}',
  'that-many': 'that many',
  amount: 'that number',
  plus: '{a} + {b}',
  minus: '{a} − {b}',
  'more than': '{b} more than {a}',
  'less than': '{b} less than {a}',
  times: '{a} × {b}',
  divided: '{a} / {b}',
  mod: 'what is left of {a} / {b}',
  min: 'the lowest of {list}',
  max: 'the highest of {list}',
  'no more than': '{a} (at most {b})',
  'no less than': '{a} (at least {b})',
  'next discounted building': '{next} you build this {period} costs {cost} less',
  'next discounted upgrading': '{next} you upgrade this {period} costs {cost} less',
  'next discounted buying': '{next} you buy this {period} costs {cost} less',
  'next free building': '{next} you build this {period} is free',
  'next free upgrading': '{next} you upgrade this {period} is free',
  'next free buying': '{next} you buy this {period} is free',
  'with each': '{list}',
  capped: '{what} (at most {most})',
  sets: '{what} for each set of {list}',
  'sets of kinds': '{what} for each set of {kind} of each kind',
  'per number': '{what} for each different number of {kinds} of {x}',
  negative: '−{a}',
  signed: '{a}',
  'over sum': 'the sum, for {phrase}[ ({as})], of {body}',
  'over min': 'the lowest value, for {phrase}[ ({as})], of {body}',
  'over max': 'the highest value, for {phrase}[ ({as})], of {body}',
  ...alike,
  ...doneInPeriod,
  table: 'what {on} says ({rows})',
  row: '{key}: {value}',
  'row else': 'otherwise: {value}',
  'have, verb': 'you have',
  'there, verb': 'there are',
  'have =': 'you have exactly {what}',
  'have !=': 'you do not have exactly {what}',
  'have <': 'you have fewer than {what}',
  'have <=': 'you have at most {what}',
  'have >': 'you have more than {what}',
  'have >=': 'you have at least {what}',
  'another has more': 'another player has more {what} than you',
  'another has fewer': 'another player has fewer {what} than you',
  'have most': 'you have more {what} than each other player',
  'have fewest': 'you have fewer {what} than each other player',
  'tied for most': 'you are tied for the most {what}',
  'tied for fewest': 'you are tied for the fewest {what}',
  'with > yours': 'more {what} than you',
  'with < yours': 'fewer {what} than you',
  'with = yours': 'as many {what} as you',
  'with >= yours': 'at least as many {what} as you',
  'with <= yours': 'at most as many {what} as you',
  'with most': 'the most {what}',
  'with fewest': 'the fewest {what}',
  'with more than others': 'more {what} than each other player',
  'with fewer than others': 'fewer {what} than each other player',
  'some of them': 'there are any',
  'some left': 'any are left',
  'have as many as': 'you have as many {a} as {b}',
  'have more than': 'you have more {a} than {b}',
  'have fewer than': 'you have fewer {a} than {b}',
  'have same number': 'you have the same number of {list}',
  'have none': 'you have no {what}',
  'have nothing': 'there are no {what}',
  'have some': 'there is {what}',
  'have several': 'there are {what}',
  'have each': 'there is {what}',
  'at space': 'you are on space {b} of {track}',
  'period =': 'it is {nth}',
  'period !=': 'it is not {nth}',
  'period <': 'it is before {nth}',
  'period <=': 'it is {nth} or earlier',
  'period >': 'it is after {nth}',
  'period >=': 'it is {nth} or later',
  'first on': 'you are first on {track}',
  'second on': 'you are second on {track}',
  'third on': 'you are third on {track}',
  'fourth on': 'you are fourth on {track}',
  'last on': 'you are last on {track}',
  'first in order': 'you are first in the order of play',
  'second in order': 'you are second in the order of play',
  'third in order': 'you are third in the order of play',
  'fourth in order': 'you are fourth in the order of play',
  'own turn': 'it is your turn',
  alone: 'it is a solo game',
  'not alone': 'it is not a solo game',
  'in any order': 'in any order',
  'last in order': 'you are last in the order of play',
  '=': '{a} is {b}',
  '!=': '{a} is not {b}',
  '<': '{a} is less than {b}',
  '<=': '{a} is at most {b}',
  '>': '{a} is more than {b}',
  '>=': '{a} is at least {b}',
  is: '{a} is {b}',
  'is-not': '{a} is not {b}',
  'is-any': '{a} is {list}',
  not: 'not: {a}',
  and: '{a} and {b}',
  'or-else': '{a} or {b}',
  'post who, player': '{what} who {x}',
  'post who, players': '{what} who {x}',
  'did build': 'you built {n}',
  'did upgrade': 'you upgraded {n}',
  'did dispose': 'you discarded {n}',
  'did use': 'you used {n}',
  'did ready': 'you made {n} available again',
  'did advance': 'you advanced {n}',
  'did times': 'you did so {n} time|times',
  'with none': 'no {what}',
  'with =': 'exactly {what}',
  'with !=': 'not exactly {what}',
  'with <': 'fewer than {what}',
  'with <=': 'at most {what}',
  'with >': 'more than {what}',
  'with >=': 'at least {what}',
  has: '{a} has {x}',
  'its has': '{a} has {x}',
  'color-is': '{a} is {b}',
  'color-is-not': '{a} is not {b}',
  'number of': 'the number on {of}',
  'marks of': 'the number of {marks} on {of}',
  'counted marks': '{marks} on {of}',
  'mark on': 'there is {x} on {of}',
  'marks on': 'there are {x} on {of}',
  'no marks on': 'there are no {marks} on {of}',
  'no mass on': 'there is no {marks} on {of}',
  'supply of': 'the {of} left in the supply',
  space: 'your space on {track}',
  players: 'the number of players',
  yours: 'your number',
  'place on': 'your place on {track}',
  'place of': 'your place in the order of play',
  seat: 'your seat',
  'on-turn': 'the seat of the player on turn',
  'color of': 'the color of {of}',
  'attribute of': '{name} of {of}',
  'attribute of it': 'its {name}',
  it: 'it',
  'it gen': 'it',
  this: 'this',
  'this gen': 'this',
  'each player': '{over} {body}',
  'each player, clause': '{over}, {body}',
  'each player, who': '{over} who {test} {body}',
  'each player from you': '{over}, beginning with you, {body}',
  'each player from you, who': '{over} who {test}, beginning with you, {body}',
  'each other from you': '{over}, beginning with the player after you, {body}',
  'each other from you, who': '{over} who {test}, beginning with the player after you, {body}',
  'that player does': 'that player {body}',
  'that player does, clause': 'that player, {body}',
};

const NOUNS: Record<string, NounForms> = wordTable({
  site: noun('site'),
  card: noun('card'),
  slot: noun('action slot'),
  tile: noun('tile'),
  player: noun('player'),
  owner: noun('owner'),
  piece: noun('piece'),
  game: noun('game'),
});
const ADJECTIVES: Record<string, AdjectiveForms> = wordTable(
  Object.fromEntries(
    [
      'upgraded',
      'empty',
      'covered',
      'used',
      'unused',
      'face-down',
      'known',
      'available',
      'occupied',
      'colored',
      'other',
      'remaining',
    ].map((word) => [word, plain(word)]),
  ),
);
/** Adjectives that follow their noun; `not`: negated. */
const POSTPOSED: Record<string, { forms: AdjectiveForms; not: string }> = wordTable({
  own: { forms: plain('with your marker'), not: 'without your marker' },
  foreign: { forms: plain('occupied but not by you'), not: 'free or occupied by you' },
  'of-others': { forms: plain('occupied by another player'), not: 'not occupied by another player' },
  tiled: { forms: plain('with a tile'), not: 'without a tile' },
  built: { forms: plain('built'), not: 'not built' },
  different: { forms: plain('of different types'), not: 'not of different types' },
  same: { forms: plain('of the same kind'), not: 'not of the same kind' },
  left: { forms: plain('on your left'), not: 'not on your left' },
  right: { forms: plain('on your right'), not: 'not on your right' },
  latest: { forms: plain('of this turn'), not: 'not of this turn' },
});
/** The same of another player's markers. */
const OF_ANOTHER: typeof POSTPOSED = {
  left: { forms: plain('on their left'), not: 'not on their left' },
  right: { forms: plain('on their right'), not: 'not on their right' },
  own: { forms: plain('with their marker'), not: 'without their marker' },
  foreign: { forms: plain('occupied but not by them'), not: 'free or occupied by them' },
};

/** In place of an article. */
const ITS = plain('its');
/** Whose a piece is, said to its owner and of another player. */
const YOUR = plain('your');
const THEIR = plain('their');
const POSSESSIVES: readonly AdjectiveForms[] = [ITS, YOUR, THEIR];
const OPPOSING = plain('opposing');
const NEXT = plain('next');
const BEFORE_NOUNS: Record<string, AdjectiveForms> = wordTable({
  its: ITS,
  next: NEXT,
  'own-piece': YOUR,
  'foreign-piece': OPPOSING,
});
const postposed = new Map(
  [POSTPOSED, OF_ANOTHER].flatMap((all) => Object.values(all)).map(({ forms, not }) => [forms, not]),
);

function nounPhrase({ count, countText, ordinal, noun: forms, adjectives }: NounPhrase): string {
  const said = (adjective: AdjectiveForms): string => adjective.form('n', 'singular', 'nom');
  const possessive = adjectives.find(({ forms: adjective, negated }) => !negated && POSSESSIVES.includes(adjective));
  const before = adjectives
    .flatMap((one) => (one === possessive ? [] : [one]))
    .flatMap(({ forms: adjective, negated }) =>
      postposed.has(adjective) ? [] : [`${negated ? 'non-' : ''}${said(adjective)}`],
    );
  const after = adjectives.flatMap(({ forms: adjective, negated }) =>
    postposed.has(adjective) ? [negated ? postposed.get(adjective)! : said(adjective)] : [],
  );
  const withAdjectives = (n: number | 'singular' | 'plural'): string =>
    [...before, forms.form(n, 'nom'), ...after].join(' ');
  if (possessive) {
    const its = said(possessive.forms);
    const isOneOfSeveral = count === 'one' && ordinal === undefined && possessive.forms !== ITS;
    if (isOneOfSeveral) return `one of ${its} ${withAdjectives('plural')}`;
    return typeof count === 'number' && count > 0
      ? `${count} of ${its} ${withAdjectives('plural')}`
      : count === 'each'
        ? `each of ${its} ${withAdjectives('plural')}`
        : count === 'all'
          ? `all ${its} ${withAdjectives('plural')}`
          : `${its} ${ordinal === undefined ? '' : `${ordinalOf(ordinal)} `}${withAdjectives(count === 'many' ? 'plural' : 'singular')}`;
  }
  if (ordinal !== undefined) {
    return count === 'your'
      ? `your ${ordinalWord(ordinal)} ${withAdjectives('singular')}`
      : `the ${ordinalOf(ordinal)} ${withAdjectives('singular')}`;
  }
  if (countText !== undefined) return `${countText} ${withAdjectives('plural')}`;
  if (forms.proper) return withAdjectives('singular');
  if (typeof count === 'number') return `${count} ${withAdjectives(count)}`;
  if (count === 'each') return `each ${withAdjectives('singular')}`;
  if (count === 'many') return withAdjectives('plural');
  if (count === 'all') return `all ${withAdjectives('plural')}`;
  if (count === 'bare') return withAdjectives('singular');
  if (count === 'the' || count === 'your') return `${count} ${withAdjectives('singular')}`;
  const text = withAdjectives('singular');
  return forms.mass ? text : withArticle(text);
}

function ordinalOf(n: number): string {
  const rule = ORDINAL.select(n);
  return `${n}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]}`;
}

/** In words where print has them. */
const ordinalWord = (n: number): string => (n === 1 ? 'first' : ordinalOf(n));

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });

const toPlayers: Language = {
  code: 'en',
  phrases,
  upTo: 'up to',
  noun: (core) => NOUNS[core] ?? NOUNS[core.replace(/s$/, '')],
  adjective: (core) => BEFORE_NOUNS[core] ?? ADJECTIVES[core] ?? POSTPOSED[core]?.forms,
  nounPhrase,
  values,
  ports: PORTS,
  directions: DIRECTIONS,
  marks: noun('marker'),
  pronoun: (word, _gender, _case, of) => (word === 'it' ? 'it' : of ? `this ${of.form('singular', 'nom')}` : 'this'),
  kinds: (of) => ({
    each: noun(`kind of ${of.form('singular', 'nom')}`, `kinds of ${of.form('singular', 'nom')}`),
    one: noun(`${of.form('singular', 'nom')} of that kind`, `${of.form('plural', 'nom')} of that kind`),
  }),
  regularPlural: englishPlural,
  list: (items, word) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`,
  nthTime: (n) => `the ${ordinalWord(n)} time`,
  placeOwned,
  named: (of) => `that ${of.form('singular', 'nom')}`,
  newlyBuilt: (of) => `the new ${of.form('singular', 'nom')}`,
  quoted: (name) => `“${name.replaceAll('-', ' ')}”`,
  polish: (text) =>
    text
      .replace(/(?<!up to )\b2 times\b/g, 'twice')
      .replace(/\bis with (your|their) marker\b/g, 'has $1 marker')
      .replace(/\bis not with (your|their) marker\b/g, 'does not have $1 marker')
      .replace(/\bthe action of it\b/g, 'its action')
      .replace(/\bon the site of it\b/g, 'in its place')
      .replace(/\b(you (?:build|upgrade)) the ([2-9](?:nd|rd|th)) ([^,.;]* each )/g, '$1 your $2 $3')
      .replace(/\boccupied by another player without your marker\b/g, 'occupied by another player but not by you')
      .replace(/\bthat is not (?=(?:an?|that|this) |“)/g, 'other than ')
      .replace(/; otherwise if /g, '; otherwise, if ')
      .replace(/\b(you (?:build|upgrade|use|buy)) ([^,.;]*) or \1 /g, '$1 $2 or ')
      .replace(
        /(\d+)((?: \p{L}+)?) (\p{L}+)\|(\p{L}+)/gu,
        (_, n: string, between: string, one: string, other: string) =>
          [`${n}${between}`, n === '1' ? one : other].join(' '),
      )
      .replace(/(^|\. )(\(*[a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
      .replace(/ {2,}/g, ' '),
};

const language: Language = {
  ...toPlayers,
  thirdPerson: inThirdPerson(
    toPlayers,
    { finite, infinitive, predicate, relative },
    {
      ofOther: infinitive,
      adjective: (core) => (core === 'own-piece' ? THEIR : (OF_ANOTHER[core]?.forms ?? toPlayers.adjective(core))),
    },
  ),
};

export const english: LanguageDeclaration = { onCards: language, morphology, headings };
