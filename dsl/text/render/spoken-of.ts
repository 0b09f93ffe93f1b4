/** What was spoken of: what `it`, `this` and names given by `as` stand for, and how they are said. */
import type { Ident, PhraseNode, PostNode, WordNode } from '../../syntax/ast.ts';
import type { Case, Gender, NounForms } from './language.ts';
import { isKind, nounForms } from './names.ts';
import type { Telling } from './telling.ts';

/** From here on this is `it`, and what `as` calls it. */
export function remember(t: Telling, phrase: PhraseNode, as?: Ident, kind = false): void {
  const noun = nounOf(t, phrase);
  const built = wasBuilt(t, phrase.noun) ?? isKind(t, phrase.noun, 'piece', 'class');
  if (as && noun) t.spoken.named.set(as.text, { noun, kind, built });
  t.spoken.antecedent = noun;
  t.spoken.antecedentBuilt = built;
}

/** Whether what is spoken of again is something that was built; undefined for what is named for the first time. */
export function wasBuilt({ spoken }: Telling, { text }: Ident): boolean | undefined {
  return text === 'it' ? spoken.antecedentBuilt : spoken.named.get(text)?.built;
}

/** The noun of what a phrase speaks of: of `it`, of `this`, or its own. */
export function nounOf(t: Telling, { noun }: PhraseNode): NounForms | undefined {
  return noun.text === 'it'
    ? t.spoken.antecedent
    : noun.text === 'this'
      ? t.spoken.self
      : (t.spoken.named.get(noun.text)?.noun ?? nounForms(t, noun));
}

export function genderOf(t: Telling, phrase: PhraseNode): Gender | undefined {
  return nounOf(t, phrase)?.gender;
}

/** A thing that has a name by `as`, where the language can tell which is meant without the name. */
export function namedThing(t: Telling, ident: Ident, grammatical: Case): string | undefined {
  const named = t.spoken.named.get(ident.text);
  if (!named || !t.language.named || !t.spoken.things.clear(ident.text)) return undefined;
  return t.spoken.latest.get(ident)?.as === ident.text && t.language.pronoun
    ? it(t, named.noun, grammatical)
    : t.language.named(named.noun, grammatical);
}

/** `it` and `this`: where pronouns agree, with what they stand for. */
export function pronoun(t: Telling, word: 'it' | 'this', grammatical: Case): string {
  const {
    language: { phrases, pronoun: agreeing },
    spoken,
  } = t;
  if (!agreeing) return phrases[grammatical === 'gen' ? (`${word} gen` as const) : word];
  return word === 'it' ? it(t, spoken.antecedent, grammatical) : agreeing('this', undefined, grammatical, spoken.self);
}
function it(t: Telling, noun: NounForms | undefined, grammatical: Case): string {
  return t.language.pronoun!(
    'it',
    noun?.gender,
    grammatical,
    noun,
    noun?.form('singular', 'nom') === t.spoken.self?.form('singular', 'nom'),
  );
}

/** A language with an adjective `its` says `farms of it` with that. */
export function ofIt(t: Telling, post: PostNode): boolean {
  if (post.kind !== 'of' || post.of.posts.length > 0 || post.of.adjectives.length > 0) return false;
  const { noun } = post.of;
  return (
    noun.text === 'it' ||
    (t.language.named !== undefined && t.spoken.things.clear(noun.text) && t.spoken.latest.get(noun)?.as === noun.text)
  );
}

/** Whether a name need not be told where it is given. */
export function isClear(t: Telling, name: string, { word, args }: WordNode): boolean {
  if (word === 'choose-kind') return t.language.kinds !== undefined;
  return t.language.named !== undefined && (args.what ?? args.over)?.type === 'phrase' && t.spoken.things.clear(name);
}

/** `building of that kind`, where a name is of one kind of a class. */
export function kindForms(t: Telling, { text }: Ident): NounForms | undefined {
  const named = t.spoken.named.get(text);
  return named?.kind ? t.language.kinds?.(named.noun).one : undefined;
}
