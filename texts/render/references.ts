/** References: what `it`, `this` and names given with `as` refer to, and how they are rendered. */
import type { Ident, PhraseNode, PostNode, WordNode, Case, Gender } from '../../dsl/internal.ts';
import type { NounForms } from '../languages/forms.ts';
import type { RenderContext } from './context.ts';
import { thingNamed } from '../meaning/laid.ts';
import { isPieceName, nounForms } from './word-forms.ts';

/** From here on `it` and the name `as` refer to the phrase. */
export function setAntecedent(ctx: RenderContext, phrase: PhraseNode, as?: Ident, kind = false): void {
  const noun = referentNoun(ctx, phrase);
  const built = wasBuilt(ctx, phrase.noun) ?? isPieceName(ctx, phrase.noun);
  if (as && noun) ctx.discourse.named.set(as.text, { noun, kind, built });
  ctx.discourse.antecedent = noun;
  ctx.discourse.antecedentBuilt = built;
}

/** From here on the name of a card that is drawn refers to it; `it` stays what it was. */
export function nameDrawn(ctx: RenderContext, card: Ident, as: Ident): void {
  const noun = nounForms(ctx, card);
  if (noun) ctx.discourse.named.set(as.text, { noun, kind: false, built: false });
}

/** Whether `it`, or something given a name, was built; undefined for anything mentioned for the first time. */
export function wasBuilt({ discourse }: RenderContext, { text }: Ident): boolean | undefined {
  return text === 'it' ? discourse.antecedentBuilt : discourse.named.get(text)?.built;
}

/** The noun that a phrase refers to: that of `it`, that of `this`, or its own. */
export function referentNoun(ctx: RenderContext, { noun }: PhraseNode): NounForms | undefined {
  return noun.text === 'it'
    ? ctx.discourse.antecedent
    : noun.text === 'this'
      ? ctx.discourse.self
      : (ctx.discourse.named.get(noun.text)?.noun ??
        nounForms(ctx, { ...noun, text: thingNamed(noun.text, ctx.symbols) }));
}

/** Whether a phrase refers to one thing that was mentioned: `it`, `this`, or a name given with `as`. */
export function isReferent({ discourse }: RenderContext, { noun: { text } }: PhraseNode): boolean {
  return text === 'it' || text === 'this' || discourse.named.get(text)?.kind === false;
}

export function referentGender(ctx: RenderContext, phrase: PhraseNode): Gender | undefined {
  return referentNoun(ctx, phrase)?.gender;
}

/** A thing with a name given by `as`, where the language can say which is meant without the name. */
export function renderNamedReferent(ctx: RenderContext, ident: Ident, grammatical: Case): string | undefined {
  const named = ctx.discourse.named.get(ident.text);
  if (!named || !ctx.language.named || !ctx.discourse.referents.isUnambiguous(ident.text)) return undefined;
  return ctx.discourse.latest.get(ident)?.as === ident.text && ctx.language.pronoun
    ? (renderUnclear(ctx, ident, named.noun, grammatical) ?? renderIt(ctx, named.noun, grammatical))
    : ctx.language.named(named.noun, grammatical);
}

/** `the new farm`, `that card`: what a pronoun would mean, where it could also mean another one that was mentioned in between. */
export function renderUnclear(
  { discourse, language }: RenderContext,
  ident: Ident,
  noun: NounForms | undefined,
  grammatical: Case,
): string | undefined {
  if (!noun || !discourse.unclear.has(ident)) return undefined;
  const say = (discourse.latest.get(ident)?.built && language.newlyBuilt) || language.named;
  return say?.(noun, grammatical);
}

/** `it` and `this`; agreeing with their referent where pronouns do. */
export function renderPronoun(ctx: RenderContext, word: 'it' | 'this', grammatical: Case): string {
  const { language, discourse } = ctx;
  if (!language.pronoun) return language.phrases[grammatical === 'gen' ? (`${word} gen` as const) : word];
  return word === 'it'
    ? renderIt(ctx, discourse.antecedent, grammatical)
    : language.pronoun('this', undefined, grammatical, discourse.self);
}
function renderIt(ctx: RenderContext, noun: NounForms | undefined, grammatical: Case): string {
  return ctx.language.pronoun!(
    'it',
    noun?.gender,
    grammatical,
    noun,
    noun?.form('singular', 'nom') === ctx.discourse.self?.form('singular', 'nom'),
  );
}

/** Whether `of it` can be said by an adjective *its*, if the language has one. */
export function isOfIt(ctx: RenderContext, post: PostNode): boolean {
  if (post.kind !== 'of' || post.of.posts.length > 0 || post.of.adjectives.length > 0) return false;
  const { noun } = post.of;
  return (
    noun.text === 'it' ||
    (ctx.language.named !== undefined &&
      ctx.discourse.referents.isUnambiguous(noun.text) &&
      ctx.discourse.latest.get(noun)?.as === noun.text)
  );
}

/** Whether a name may be left out where it is given. */
export function needsNoName(ctx: RenderContext, name: string, { word, args }: WordNode): boolean {
  if (word === 'choose-kind' || word === 'each-kind') return ctx.language.kinds !== undefined;
  return (
    ctx.language.named !== undefined &&
    ((args.what ?? args.over)?.type === 'phrase' || args.items?.type === 'items') &&
    ctx.discourse.referents.isUnambiguous(name)
  );
}

/** `building of that kind`, where a name means one kind of a class. */
export function kindNoun(ctx: RenderContext, { text }: Ident): NounForms | undefined {
  const named = ctx.discourse.named.get(text);
  return named?.kind ? ctx.language.kinds?.(named.noun).one : undefined;
}
