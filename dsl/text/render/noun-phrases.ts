/** Noun phrases: a noun with its number and adjectives, and what stands behind it. */
import type { ExprNode, PhraseNode, PostNode } from '../../syntax/ast.ts';
import { tellNumbered } from './amounts.ts';
import { ofItself, tellCondition, tellHaving, tellQuality } from './conditions.ts';
import type { Case, Count } from './language.ts';
import {
  adjectiveForms,
  definite,
  formless,
  isKind,
  isTrack,
  nounForms,
  properName,
  tellName,
  trackName,
} from './names.ts';
import { NUMBER_PHRASES } from './own-names.ts';
import { fill } from './pattern.ts';
import type { PhraseKey } from './phrases.ts';
import { genderOf, kindForms, namedThing, nounOf, ofIt, pronoun } from './spoken-of.ts';
import { NOWHERE, type Telling } from './telling.ts';

/** `countText`: words that say how many, in place of a number. */
export function tellPhrase(
  t: Telling,
  phrase: PhraseNode,
  count: Count,
  grammatical: Case,
  countText?: string,
): string {
  if (phrase.top) return fromTop(t, phrase, phrase.top.n ?? ONE, grammatical);
  const { text } = phrase.noun;
  const { phrases } = t.language;
  let told: string;
  const its = phrase.posts.some((post) => ofIt(t, post)) ? t.language.adjective('its') : undefined;
  const named = phrase.adjectives.length === 0 ? namedThing(t, phrase.noun, grammatical) : undefined;
  if (named !== undefined) told = named;
  else if (text === 'it' || text === 'this') told = pronoun(t, text, grammatical);
  else if (text === 'amount') told = phrases.amount;
  else {
    const numbers = numberNoun(t, phrase);
    if (numbers !== undefined) return numbers;
    const noun =
      kindForms(t, phrase.noun) ?? nounForms(t, phrase.noun) ?? properName(t, phrase.noun) ?? formless(t, phrase.noun);
    const adjectives = phrase.adjectives.map(({ name, negated }) => ({
      forms: adjectiveForms(t, name) ?? formless(t, name),
      negated,
    }));
    if (its) adjectives.unshift({ forms: its, negated: false });
    told = t.language.nounPhrase(
      {
        count: phrase.ordinal ? 'one' : count,
        noun,
        adjectives,
        ...(countText ? { countText } : {}),
        ...(phrase.ordinal ? { ordinal: phrase.ordinal.n } : {}),
      },
      grammatical,
    );
  }
  const plural = typeof count === 'number' ? count !== 1 : count === 'many';
  return phrase.posts.reduce(
    (before, post) => (its && ofIt(t, post) ? before : tellPost(t, before, post, phrase, plural, grammatical)),
    told,
  );
}

/** `3 cards from the top of the deck` */
function fromTop(t: Telling, phrase: PhraseNode, n: ExprNode, grammatical: Case): string {
  const from = phrase.posts.find(({ kind }) => kind === 'of' || kind === 'in');
  const zone = from?.kind === 'of' ? from.of : from?.kind === 'in' ? from.zone : undefined;
  const { top: _, ...cards } = { ...phrase, posts: phrase.posts.filter((post) => post !== from) };
  return fill(t.language.phrases['post top'], ([name], c) =>
    name === 'what' ? tellNumbered(t, n, cards, grammatical) : zone && tellPhrase(t, zone, definite(t, zone.noun), c),
  );
}

/** A text with what stands behind the noun: `of it`, `in your hand`, `with 2 farms`; in there `it` is the noun. */
function tellPost(
  t: Telling,
  before: string,
  post: PostNode,
  thing: PhraseNode,
  plural: boolean,
  grammatical: Case,
): string {
  const is = post.kind === 'where' ? isOfIt(post.condition) : undefined;
  const place = post.kind === 'in' ? nounForms(t, post.zone.noun)?.in : undefined;
  const own = post.kind === 'where' ? ofItself(t, post.condition) : undefined;
  const key = (
    own
      ? 'post with'
      : place !== undefined
        ? 'post in place'
        : is
          ? `post ${is.negated ? 'is-not' : 'is'}`
          : `post ${post.kind}`
  ) as PhraseKey;
  const outside = t.spoken.antecedent;
  if (post.kind === 'where' || post.kind === 'with') t.spoken.antecedent = nounOf(t, thing);
  const text = fill(t.language.phrases[key], ([name], c) => {
    if (name === 'what') return before;
    if (name === 'adjacent') {
      return t.language
        .adjective('adjacent')
        ?.form(genderOf(t, thing) ?? 'n', plural ? 'plural' : 'singular', grammatical);
    }
    if (is) return tellQuality(t, is.right, c, t.spoken.antecedent?.gender);
    if (own) return tellHaving(t, own);
    switch (post.kind) {
      case 'of':
        return tellPhrase(t, post.of, countOf(t, post.of), c);
      case 'adjacent-to':
        return tellPhrase(t, post.to, isPlural(t, post.to) ? 'many' : 'one', c);
      case 'in':
        return place ?? tellPhrase(t, { ...post.zone, posts: [] }, definite(t, post.zone.noun), c);
      case 'with':
        return tellHaving(t, post.condition);
      case 'where':
        return tellCondition(t, post.condition);
      case 'this':
        return tellName(t, post.period, 'bare', c);
    }
  });
  t.spoken.antecedent = outside;
  return post.kind === 'in'
    ? post.zone.posts.reduce((before, inner) => tellPost(t, before, inner, thing, plural, grammatical), text)
    : text;
}

/** `where it is upgraded` */
function isOfIt(condition: ExprNode): (ExprNode & { kind: 'is' }) | undefined {
  return condition.kind === 'is' && condition.left.kind === 'phrase' && condition.left.noun.text === 'it'
    ? condition
    : undefined;
}

/** Nouns that are numbers: `marks of this`, `space`, `players`; undefined for all others. */
function numberNoun(t: Telling, phrase: PhraseNode): string | undefined {
  const of = phrase.posts.find((post) => post.kind === 'of');
  const key =
    NUMBER_PHRASES[phrase.noun.text] ??
    (isTrack(t, phrase) ? 'space' : undefined) ??
    (isKind(t, phrase.noun, 'attribute') ? 'attribute of' : undefined);
  if (key === undefined) return undefined;
  return fill(t.language.phrases[key], ([name], c) => {
    if (name === 'track') return trackName(t, isTrack(t, phrase) ? phrase.noun : undefined, c);
    if (name === 'name') return tellName(t, phrase.noun, 'the', c);
    return of?.kind === 'of' ? tellPhrase(t, of.of, 'one', c) : undefined;
  });
}

export function isPlural(t: Telling, phrase: PhraseNode): boolean {
  const { text } = phrase.noun;
  return PLURAL_CORE.has(text) || t.symbols.find(text).some(({ id, plural }) => id !== text && plural === text);
}

/** Without a number: `laboratories`, the program of a thing and a slot that is named, of which there is one, any laboratory. */
export function countOf(t: Telling, phrase: PhraseNode): Count {
  return isPlural(t, phrase) ? 'many' : isKind(t, phrase.noun, 'program', 'slot') ? 'the' : 'one';
}

const ONE: ExprNode = { kind: 'number', value: 1, range: NOWHERE };
const PLURAL_CORE = new Set(['sites', 'cards', 'slots', 'tiles']);
