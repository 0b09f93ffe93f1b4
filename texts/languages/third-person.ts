/**
 * A language as it speaks of somebody else: `each other player gains 1 kelp`. It is derived from the language as it speaks to
 * players: the same patterns, with their verbs and possessives changed by the rules of the language.
 */
import type { Derivation, Language } from './language.ts';

/** How a pattern changes. */
interface PersonRules {
  /** `you have at least {what}`: they have at least {what}; `~` before a verb that has the other form */
  finite(pattern: string): string;
  /** the same behind *may*, where the verb has another form: `may gain {items}` */
  infinitive(pattern: string): string;
  /** the same behind *who*: `has at least {what}` */
  relative(pattern: string): string;
  /** the same of an event behind its subject: `you build {phrase}`: builds {phrase} */
  predicate(pattern: string): string;
}

export function inThirdPerson(language: Language, rules: PersonRules, own: Partial<Language> = {}): Language {
  const saidBy = (said: (pattern: string) => string, derived?: Omit<Derivation, 'phrases'>): Language => ({
    ...language,
    phrases: mapped(language.phrases, said),
    derived: { phrases: language.phrases, ...(derived ?? { parsed: [said] }) },
    nounPhrase: (phrase, grammatical) => {
      const text = language.nounPhrase(phrase, grammatical);
      return phrase.count === 'your' ? rules.finite(text) : text;
    },
    ...own,
  });
  return {
    // behind *may* a verb has the other form, and nothing else differs: both are parsed everywhere
    ...saidBy(rules.finite, { parsed: [rules.finite, rules.infinitive], polished: rules.finite }),
    afterMay: saidBy(rules.infinitive),
    afterWho: saidBy(rules.relative),
    afterSubject: saidBy(rules.predicate),
  };
}

/** What is theirs changes; but `yours` is what the one who acts has, whoever is spoken of. */
const mapped = <Phrases extends { yours: string }>(phrases: Phrases, said: (pattern: string) => string): Phrases =>
  ({
    ...Object.fromEntries(Object.entries(phrases).map(([key, pattern]) => [key, said(pattern)])),
    yours: phrases.yours,
  }) as Phrases;
