/** Names alone: nouns, given names, routes, tracks, adjectives that agree. */
import { usualTrack, type Arg, type Ident, type Case } from '../../dsl/internal.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import { NOWHERE, type RenderContext } from './context.ts';
import { THING_NOUNS, USUAL_ROUTE } from './own-names.ts';
import { kindNoun, referentGender } from './references.ts';
import { adjectiveForms, idOf, missingForm, nounForms, nounWithoutForms } from './word-forms.ts';

/** A name alone, without adjectives. */
export function renderName(
  ctx: RenderContext,
  ident: Ident,
  count: Count,
  grammatical: Case,
  countText?: string,
): string {
  const said = (noun: NounForms): string =>
    ctx.language.nounPhrase({ count, noun, adjectives: [], ...(countText ? { countText } : {}) }, grammatical);
  const noun = kindNoun(ctx, ident) ?? nounForms(ctx, ident) ?? properNoun(ctx, ident);
  if (noun && !(ctx.lexicon.phrase(idOf(ctx, ident)) !== undefined && noun.proper)) return said(noun);
  return ctx.lexicon.phrase(idOf(ctx, ident), ctx.language.address) ?? said(nounWithoutForms(ctx, ident));
}

/** A given name: of a slot, of a card, or given with `as`. */
export function properNoun(ctx: RenderContext, { text }: Ident): NounForms | undefined {
  const known = ctx.symbols.find(text);
  const own = known.find(({ kind }) => kind === 'slot' || kind === 'card' || kind === 'site');
  if (!own && (known.length > 0 || THING_NOUNS.has(text))) return undefined;
  const quoted = ctx.language.quoted(
    ctx.lexicon.phrase(text, ctx.language.address) ?? ctx.lexicon.cardName(text) ?? text,
  );
  return { gender: ctx.discourse.named.get(text)?.noun.gender ?? 'n', mass: true, proper: true, form: () => quoted };
}

/** How a card is discarded, after `as`; the usual route is not rendered. */
export function routeName(ctx: RenderContext, route: Ident): string | undefined {
  return route.text === USUAL_ROUTE
    ? undefined
    : (ctx.lexicon.phrase(route.text, ctx.language.address) ?? missingForm(ctx, route));
}

/** The named track, or else the only one there is. */
export function trackName(ctx: RenderContext, track: Ident | undefined, grammatical: Case): string | undefined {
  const usual = usualTrack(ctx.symbols) ?? ctx.symbols.all('track')[0];
  const only = track ?? (usual && { text: usual.id, range: NOWHERE });
  return only && renderName(ctx, only, 'the', grammatical);
}

/** What gives something: a kind of component, or the only track by its name. */
export const giverName = (ctx: RenderContext, giver: Ident, grammatical: Case): string =>
  (giver.text === 'track' && ctx.symbols.all('track').length === 1 && trackName(ctx, undefined, grammatical)) ||
  renderName(ctx, giver, 'one', grammatical);

/** An adjective that agrees with the noun of `arg`. */
export function renderAdjective(
  ctx: RenderContext,
  adjective: Ident,
  arg: Arg | undefined,
  grammatical: Case,
  number: 'singular' | 'plural',
): string {
  const phrase = arg?.type === 'phrase' ? arg.phrase : undefined;
  const gender = (phrase && referentGender(ctx, phrase)) ?? 'm';
  return adjectiveForms(ctx, adjective)?.form(gender, number, grammatical) ?? missingForm(ctx, adjective);
}
