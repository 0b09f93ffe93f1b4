/** Noun phrases: a noun with its number and adjectives, and what follows it. */
import {
  type ExprNode,
  type PhraseNode,
  type PostNode,
  type Case,
  alikeFirst,
  isThatPlayer,
  MARKS,
  OF_OTHERS,
  OWNER_OF_PIECE,
  type Ident,
} from '../../dsl/internal.ts';
import type { AdjectiveForms, Count, NounPhrase } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import { RANKED, THEIR_NUMBERS } from '../constructions/places.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { NOWHERE, type RenderContext } from './context.ts';
import { markedIn, placesCount, renderMarks } from './marks.ts';
import { properNoun, renderName, trackName } from './names.ts';
import { type AmongTop, AMONG_TOP, amongTop } from '../meaning/among-top.ts';
import { renderDifferentValues } from './different-values.ts';
import { exceptionsIn, withExceptionsBehind } from '../meaning/exceptions.ts';
import { ofColor } from './of-color.ts';
import { isOfThem, renderThem, withTestsOfThem } from './opened-cards.ts';
import { isNarrowedPlayers, NUMBER_PHRASES } from './own-names.ts';
import {
  isOfIt,
  isReferent,
  kindNoun,
  referentGender,
  referentNoun,
  renderNamedReferent,
  renderPronoun,
  renderUnclear,
} from './references.ts';
import { isSaidOfPlayers } from './compared-players.ts';
import { isAhead, renderStanding, renderWhere } from './standing.ts';
import { beforeThatPlayer } from './of-that-player.ts';
import { relationOf } from '../meaning/relations.ts';
import { countOfName, isOnlyOne } from '../meaning/count-of-name.ts';
import { isOther, isPlayers } from '../meaning/nodes.ts';
import { renderAlong, renderSteps } from './ways.ts';
import { renderLaid } from './laid.ts';
import { behindWho, inThirdPerson } from './third-person.ts';
import { adjectiveForms, isKind, isNumber, isTrack, nounForms, nounWithoutForms, placeOf } from './word-forms.ts';

/** `different buildings = 1`: 1 kind of building. */
function renderOneKind(ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string | undefined {
  const isCase = grammatical === 'nom' || grammatical === 'acc';
  const what = count === 1 && isCase ? ofKinds(ctx, phrase) : undefined;
  return (
    what &&
    fill(ctx.language.phrases['one kind'], ([name], c) => renderPhrase(ctx, what, name === 'kind' ? 'bare' : 'many', c))
  );
}

/** `per different upgraded buildings of it`: each type of upgraded building in it. */
function renderEachKind(ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string | undefined {
  const what = count === 'each' && grammatical !== 'gen' ? ofKinds(ctx, phrase) : undefined;
  if (!what) return undefined;
  const { phrases } = ctx.language;
  const pattern = what.posts.some((post) => isOfIt(ctx, post)) ? phrases['each type of its'] : undefined;
  return fill(pattern ?? phrases['each type'], ([name], c) =>
    renderPhrase(ctx, what, name === 'kind' ? 'bare' : 'many', c),
  );
}

const renderKinds = (ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string | undefined =>
  renderOneKind(ctx, phrase, count, grammatical) ?? renderEachKind(ctx, phrase, count, grammatical);

/** The things of which different kinds are meant. */
function ofKinds(ctx: RenderContext, phrase: PhraseNode): PhraseNode | undefined {
  const adjectives = phrase.adjectives.filter(({ name }) => name.text !== 'different');
  const isMeant = adjectives.length < phrase.adjectives.length && isKind(ctx, phrase.noun, 'class');
  return isMeant ? { ...phrase, adjectives } : undefined;
}

const howMany = (
  { ordinal }: PhraseNode,
  count: Count,
  countText: string | undefined,
): Pick<NounPhrase, 'count' | 'countText' | 'ordinal'> => ({
  count: ordinal ? 'one' : count,
  ...(countText ? { countText } : {}),
  ...(ordinal ? { ordinal: ordinal.n } : {}),
});

/** `countText`: words that say how many, in place of a number. */
export function renderPhrase(
  ctx: RenderContext,
  written: PhraseNode,
  count: Count,
  grammatical: Case,
  countText?: string,
): string {
  const phrase = withExceptionsBehind(withTestsOfThem(alikeFirst(written)), ctx.symbols);
  if (isThatPlayer(phrase)) return ctx.language.named!(ctx.language.noun('player')!, grammatical);
  const whole =
    renderAlong(ctx, phrase, count, grammatical, renderJoined) ??
    renderLaid(ctx, phrase, count, grammatical, renderPhrase) ??
    renderOnTop(ctx, phrase, count, grammatical) ??
    renderThem(ctx, phrase, count) ??
    renderDifferentValues(ctx, phrase, { count, countText }, grammatical, (of, n, c) => renderPhrase(ctx, of, n, c)) ??
    renderKinds(ctx, phrase, count, grammatical);
  if (whole !== undefined) return whole;
  const { text } = phrase.noun;
  const { phrases } = ctx.language;
  let rendered: string;
  const its = phrase.posts.some((post) => isOfIt(ctx, post)) ? ctx.language.adjective('its') : undefined;
  const ofOther = phrase.posts.find((post) => isOfOthers(ctx, phrase, post));
  const named = phrase.adjectives.length === 0 ? renderNamedReferent(ctx, phrase.noun, grammatical) : undefined;
  if (named !== undefined) rendered = named;
  else if (text === 'it') {
    rendered =
      renderUnclear(ctx, phrase.noun, ctx.discourse.antecedent, grammatical) ?? renderPronoun(ctx, text, grammatical);
  } else if (text === 'this') rendered = renderPronoun(ctx, text, grammatical);
  else if (text === 'amount') rendered = phrases.amount;
  else {
    const numbers = renderNumberNoun(ctx, phrase, count, grammatical);
    if (numbers !== undefined) return numbers;
    const noun =
      kindNoun(ctx, phrase.noun) ??
      nounForms(ctx, phrase.noun) ??
      properNoun(ctx, phrase.noun) ??
      nounWithoutForms(ctx, phrase.noun);
    const others = phrase.posts.some((post) => saysOther(ctx, phrase, post));
    const adjectives = (others ? [] : phrase.adjectives).map(({ name, negated }) => ({
      forms: adjectiveBefore(ctx, phrase, name) ?? nounWithoutForms(ctx, name),
      negated,
    }));
    if (its) adjectives.unshift({ forms: its, negated: false });
    if (ofOther) adjectives.unshift({ forms: ctx.language.adjective(OF_OTHERS)!, negated: false });
    rendered = ctx.language.nounPhrase(
      {
        ...howMany(phrase, count, countText),
        noun,
        adjectives,
      },
      grammatical,
    );
  }
  const plural = typeof count === 'number' ? count !== 1 : count === 'many' || count === 'all';
  return phrase.posts.reduce(
    (before, post) =>
      (its && isOfIt(ctx, post)) || post === ofOther
        ? before
        : renderPost(ctx, before, post, phrase, plural, grammatical),
    rendered,
  );
}

/** The forms of an adjective; of whose a piece is languages say by other words than of a slot. */
function adjectiveBefore(ctx: RenderContext, { noun }: PhraseNode, name: Ident): AdjectiveForms | undefined {
  const ofPiece = isSlots(ctx, noun) ? undefined : OWNER_OF_PIECE[name.text];
  return ofPiece === undefined ? adjectiveForms(ctx, name) : ctx.language.adjective(ofPiece);
}

const isSlots = (ctx: RenderContext, noun: Ident): boolean =>
  noun.text === 'slot' || noun.text === 'slots' || isKind(ctx, noun, 'slot');

/** `slot of other players`, which languages say by an adjective: *occupied by another player*. */
const isOfOthers = (ctx: RenderContext, { noun }: PhraseNode, post: PostNode): boolean =>
  post.kind === 'of' && isPlayers(post.of) && !isThatPlayer(post.of) && isSlots(ctx, noun);

/** `player ahead of you`: that it is another one goes without saying. */
const saysOther = (ctx: RenderContext, phrase: PhraseNode, post: PostNode): boolean =>
  isPlayers(phrase) && isOther(phrase) && post.kind === 'with' && isAhead(ctx, post.condition);

/** Cards on top of a stack, all or some of them; undefined for all other phrases. */
function renderOnTop(ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string | undefined {
  const among = amongTop(phrase);
  if (among) return renderAmongTop(ctx, among, count, grammatical);
  return phrase.top && renderTop(ctx, phrase, phrase.top.n ?? ONE, grammatical);
}

/** `3 cards from the top of the deck` */
function renderTop(ctx: RenderContext, phrase: PhraseNode, n: ExprNode, grammatical: Case): string {
  const from = phrase.posts.find(({ kind }) => kind === 'of' || kind === 'in');
  const zone = from?.kind === 'of' ? from.of : from?.kind === 'in' ? from.zone : undefined;
  const { top: _, ...cards } = { ...phrase, posts: phrase.posts.filter((post) => post !== from) };
  return fill(ctx.language.phrases['post top'], ([name], c) =>
    name === 'what'
      ? ctx.recursive.numbered(ctx, n, cards, grammatical)
      : zone && renderPhrase(ctx, zone, countOfName(ctx.symbols, zone.noun.text), c),
  );
}

/** `one of the top 3 cards of the deck`, `a red card among the top 3 cards of the deck` */
function renderAmongTop(ctx: RenderContext, among: AmongTop, count: Count, grammatical: Case): string {
  const { cards, n, zone, tests } = among;
  const { text } = cards.noun;
  const isAny = (text === 'card' || text === 'cards') && cards.adjectives.length === 0;
  const key = (isAny && AMONG_TOP[typeof count === 'number' ? 'number' : count]) || 'post of top';
  const rendered = fill(ctx.language.phrases[key], ([name], c) => {
    if (name === 'what') return renderPhrase(ctx, cards, count, grammatical);
    if (name === 'k') return typeof count === 'number' ? String(count) : undefined;
    return name === 'n' ? String(n.value) : renderPhrase(ctx, zone, countOfName(ctx.symbols, zone.noun.text), c);
  });
  const plural = typeof count === 'number' ? count !== 1 : count === 'many' || count === 'all';
  return tests.reduce((before, post) => renderPost(ctx, before, post, cards, plural, grammatical), rendered);
}

/** The phrase of what follows a noun, where no words of its own are for it. */
function plainKey(post: PostNode, thing: PhraseNode, is: (ExprNode & { kind: 'is' }) | undefined): string {
  if (is) return `post ${is.negated ? 'is-not' : 'is'}`;
  return post.kind === 'this' && thing.ordinal ? 'post nth' : `post ${post.kind}`;
}

/** By a relation of the lexicon: *a building at a city*. */
function renderRelated(ctx: RenderContext, before: string, post: PostNode, thing: PhraseNode): string | undefined {
  const said = relationOf(ctx.lexicon, ctx.symbols, thing, post);
  if (!said) return undefined;
  const { relation, behind, n } = said;
  return fill(relation.text, ([name], c) =>
    name === 'what'
      ? before
      : n === undefined
        ? renderJoined(ctx, behind, countOf(ctx, behind), c)
        : renderPhrase(ctx, behind, n, c),
  );
}

/** `where it is not a farm and it is not a laboratory`: other than a farm or a laboratory. */
function renderNone(ctx: RenderContext, before: string, names: readonly PhraseNode[], thing: PhraseNode): string {
  const gender = referentNoun(ctx, thing)?.gender;
  return fill(ctx.language.phrases['post is-none'], ([name], c) =>
    name === 'what'
      ? before
      : ctx.language.list(
          names.map((one) => ctx.recursive.quality(ctx, one, c, gender)),
          'or',
        ),
  );
}

/** A noun phrase with what follows the noun: `of it`, `in your hand`, `with 2 farms`; in a condition `it` is the noun. */
function renderPost(
  ctx: RenderContext,
  before: string,
  post: PostNode,
  thing: PhraseNode,
  plural: boolean,
  grammatical: Case,
): string {
  const colors = ofColor(post);
  if (colors) {
    return fill(ctx.language.phrases[colors.key], ([name], c) =>
      name === 'what' ? before : colors.x && renderPhrase(ctx, colors.x, 'one', c),
    );
  }
  const none = exceptionsIn(post);
  if (none && none.length > 1) return renderNone(ctx, before, none, thing);
  const is = post.kind === 'where' ? qualityOfIt(post.condition) : undefined;
  const { place, owner } = zonePlace(ctx, post);
  const own = post.kind === 'where' ? ofItself(ctx, post.condition) : undefined;
  const lacking = noneOf(own ?? (post.kind === 'with' ? post.condition : undefined));
  const without = lacking && ctx.language.phrases['post without'] !== undefined ? lacking : undefined;
  const belonging =
    ofOwner(place, owner) ?? ofPlayers(ctx, post, thing, plural) ?? (isOfThem(post) ? 'post of them' : undefined);
  const key = (
    without
      ? 'post without'
      : belonging !== undefined
        ? belonging
        : own
          ? 'post with'
          : place !== undefined
            ? 'post in place'
            : post.kind === 'in' && ctx.from
              ? 'post from'
              : plainKey(post, thing, is)
  ) as PhraseKey;
  const related = renderRelated(ctx, before, post, thing);
  if (related !== undefined) return related;
  const outside = ctx.discourse.antecedent;
  if (post.kind === 'where' || post.kind === 'with') ctx.discourse.antecedent = referentNoun(ctx, thing);
  const text = fill(ctx.language.phrases[key], ([name], c) => {
    if (name === 'what') return before;
    if (name === 'adjacent') {
      return ctx.language
        .adjective('adjacent')
        ?.form(referentGender(ctx, thing) ?? 'n', plural ? 'plural' : 'singular', grammatical);
    }
    if (is) return ctx.recursive.quality(ctx, is.right, c, ctx.discourse.antecedent?.gender);
    if (without) return renderPhrase(ctx, without, 'many', c);
    if (own) return ctx.recursive.having(ctx, own);
    switch (post.kind) {
      case 'of':
        // a program is resolved for all of them
        return renderJoined(
          ctx,
          post.of,
          isKind(ctx, thing.noun, 'program') ? allOrOne(ctx, post.of) : countOf(ctx, post.of),
          c,
        );
      case 'adjacent-to':
        return renderJoined(ctx, post.to, isPlural(ctx, post.to) ? 'many' : 'one', c);
      case 'within':
        return name === 'n'
          ? renderSteps(ctx, post.n, renderPhrase)
          : renderJoined(ctx, post.of, isPlural(ctx, post.of) ? 'many' : 'one', c);
      case 'to':
        return renderJoined(ctx, post.to, 'one', c);
      case 'in':
        return (
          place ??
          renderPhrase(
            owner ? inThirdPerson(ctx) : ctx,
            { ...post.zone, posts: [] },
            countOfName(ctx.symbols, post.zone.noun.text),
            c,
          )
        );
      case 'with':
        return belonging === 'post standing'
          ? renderStanding(ctx, post.condition)
          : belonging?.startsWith('post who')
            ? ctx.recursive.condition(behindWho(ctx), post.condition)
            : belonging?.startsWith('post for whom')
              ? ctx.recursive.condition(inThirdPerson(ctx), post.condition)
              : ctx.recursive.having(ctx, post.condition);
      case 'where':
        return ctx.recursive.condition({ ...ctx, inClause: true }, post.condition);
      case 'this':
        return renderName(ctx, post.period, name === 'each' ? 'each' : 'bare', c);
    }
  });
  ctx.discourse.antecedent = outside;
  return post.kind === 'in'
    ? post.zone.posts
        .filter((inner) => inner !== owner)
        .reduce((before, inner) => renderPost(ctx, before, inner, thing, plural, grammatical), text)
    : text;
}

/** What a noun is joined to by `of` or `adjacent to`; `(it with 2 farms)` in brackets, as a test behind `it` is about the noun before. */
function renderJoined(ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string {
  const rendered = renderPhrase(ctx, phrase, count, grammatical);
  return isReferent(ctx, phrase) && phrase.posts.some(({ kind }) => kind === 'with' || kind === 'where')
    ? fill(ctx.language.phrases.brackets, () => rendered)
    : rendered;
}

/** What there are none of: `farms = 0`. */
export function noneOf(condition: ExprNode | undefined): PhraseNode | undefined {
  if (condition?.kind !== 'binary' || condition.op !== '=') return undefined;
  const { left, right } = condition;
  return left.kind === 'phrase' && right.kind === 'number' && right.value === 0 ? left : undefined;
}

/** `where it is upgraded` */
function qualityOfIt(condition: ExprNode): (ExprNode & { kind: 'is' }) | undefined {
  if (condition.kind !== 'is' || condition.left.kind !== 'phrase') return undefined;
  if (condition.left.noun.text !== 'it') return undefined;
  // behind *other than a farm* follows what the thing itself has
  return condition.negated && condition.right.posts.length > 0 ? undefined : condition;
}

/** Nouns that are numbers: `marks of this`, `space`, `players`; undefined for all others. */
function renderNumberNoun(ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case): string | undefined {
  const theirs = beforeThatPlayer(phrase);
  if (theirs) return renderWhere(ctx, THEIR_NUMBERS, theirs);
  const of = phrase.posts.find((post) => post.kind === 'of');
  const to = phrase.posts.find((post) => post.kind === 'to');
  const isMarked = markedIn(ctx, phrase) !== undefined;
  const isCounted = isMarked && count !== 'the' && count !== 'one';
  const key =
    (isCounted ? 'counted marks' : isMarked ? 'marks of' : undefined) ??
    (phrase.noun.text === 'place' && of ? 'place on' : undefined) ??
    (isNarrowedPlayers(phrase) ? undefined : NUMBER_PHRASES[phrase.noun.text]) ??
    (isTrack(ctx, phrase) ? 'space' : undefined) ??
    (isKind(ctx, phrase.noun, 'attribute') ? 'attribute of' : undefined);
  if (key === undefined) return undefined;
  const its = key === 'attribute of' && of && isOfIt(ctx, of) ? ctx.language.phrases['attribute of it'] : undefined;
  if (its !== undefined) return fill(its, (_, c) => renderName(ctx, phrase.noun, 'bare', c));
  return fill(ctx.language.phrases[key], ([name], c) => {
    if (name === 'track') {
      const track =
        key === 'place on' && of?.kind === 'of' ? of.of.noun : isTrack(ctx, phrase) ? phrase.noun : undefined;
      return trackName(ctx, track, c);
    }
    if (name === 'name') return renderName(ctx, phrase.noun, 'the', c);
    if (name === MARKS) return renderMarks(ctx, phrase, isCounted ? count : 'many', isCounted ? grammatical : c);
    if (name === 'to') return to?.kind === 'to' ? renderPhrase(ctx, to.to, placesCount(ctx, to.to), c) : undefined;
    return of?.kind === 'of' ? renderPhrase(ctx, of.of, placesCount(ctx, of.of), c) : undefined;
  });
}

export function isPlural(ctx: RenderContext, phrase: PhraseNode): boolean {
  const { text } = phrase.noun;
  return PLURAL_CORE.has(text) || ctx.symbols.find(text).some(({ id, plural }) => id !== text && plural === text);
}

/** The count of a phrase without a number: many if plural, *the* where there is one, else any one. */
export function countOf(ctx: RenderContext, phrase: PhraseNode): Count {
  return isPlural(ctx, phrase) ? 'many' : isOnlyOne(ctx.symbols, phrase) ? 'the' : 'one';
}

/** The same for what a word acts on: all that it finds. */
export const allOrOne = (ctx: RenderContext, phrase: PhraseNode): Count =>
  isPlural(ctx, phrase) ? 'all' : countOf(ctx, phrase);

/** Where cards are: the words of a zone with its own preposition, and whether it is that of other players, or of that player. */
function zonePlace(ctx: RenderContext, post: PostNode): { place?: string | undefined; owner?: PostNode | undefined } {
  if (post.kind !== 'in') return {};
  const owner = post.zone.posts.find((inner) => inner.kind === 'of' && isPlayers(inner.of));
  const from = ctx.from && !owner ? placeOf(ctx, post.zone.noun, 'from') : undefined;
  const place = from ?? placeOf(owner ? inThirdPerson(ctx) : ctx, post.zone.noun, 'in');
  if (place === undefined || !owner) return { place, owner };
  return { place: ctx.language.placeOwned?.(place, whose(owner)) ?? place, owner };
}

const whose = (owner: PostNode): 'others' | 'that player' =>
  owner.kind === 'of' && isThatPlayer(owner.of) ? 'that player' : 'others';

const ofOwner = (place: string | undefined, owner: PostNode | undefined): PhraseKey | undefined =>
  owner && `${place === undefined ? 'post in' : 'post in place'}, ${whose(owner)}`;

/** What players have, or where they are, where it is not said like what things have. */
function ofPlayers(ctx: RenderContext, post: PostNode, thing: PhraseNode, plural: boolean): PhraseKey | undefined {
  if (post.kind !== 'with' || !isPlayers(thing)) return undefined;
  if (renderStanding(ctx, post.condition) !== undefined) return 'post standing';
  const number = plural ? 'players' : 'player';
  const who = `post who, ${number}` as const;
  const isRank = renderWhere(ctx, RANKED, post.condition) !== undefined;
  if (isRank && ctx.language.phrases[who] !== undefined) return who as PhraseKey;
  const key = `${isSaidOfPlayers(ctx, post.condition) ? 'post with' : 'post for whom'}, ${number}` as const;
  return ctx.language.phrases[key] === undefined ? undefined : (key as PhraseKey);
}

const ONE: ExprNode = { kind: 'number', value: 1, range: NOWHERE };
const PLURAL_CORE = new Set(['sites', 'cards', 'slots', 'tiles']);

/** `where farms of it >= 2` says what `with farms >= 2` says: that, without the `of it`. */
function ofItself(ctx: RenderContext, condition: ExprNode): ExprNode | undefined {
  if (condition.kind !== 'binary') return undefined;
  const { left, right, op } = condition;
  if (op === 'and') {
    const [a, b] = [ofItself(ctx, left), ofItself(ctx, right)];
    return a && b && { ...condition, left: a, right: b };
  }
  const last = left.kind === 'phrase' ? left.posts.at(-1) : undefined;
  if (
    left.kind !== 'phrase' ||
    isNumber(ctx, left) ||
    right.kind !== 'number' ||
    last?.kind !== 'of' ||
    last.of.noun.text !== 'it' ||
    last.of.posts.length > 0
  ) {
    return undefined;
  }
  return { ...condition, left: { ...left, posts: left.posts.slice(0, -1) } };
}
