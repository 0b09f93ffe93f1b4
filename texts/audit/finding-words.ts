/** What a finding says, made from its data by the vocabulary of a language. */
import type { DiagnosticWords, LanguageCode } from '../../dsl/internal.ts';
import type { Script } from '../parse/scripts.ts';
import type { About, NamedCard, Phrase } from './about.ts';
import type { OnlyOutcomes } from './by-play.ts';
import type { FactClass, TextClass } from './text-class.ts';

/** The data of a finding. */
export interface FoundInText {
  class: TextClass;
  about: About | null;
  /** what the text or the table has, and what is meant instead, in quotes where they are words of a text */
  said: string | null;
  meant: string | null;
  /** it could not be told whether it matters in play */
  untold: boolean;
  /** where play shows it; null: nowhere */
  apart: ApartInWords | null;
}

export interface ApartInWords {
  /** as YAML; null where nothing is set up, or it is shown in another way */
  position: string | null;
  players: number;
  /** done after the effect, in the effect language; '' for nothing */
  after: string;
  only: OnlyOutcomes;
}

/** The words of a language for all findings. Messages begin small and end without a full stop. */
export interface FindingVocabulary {
  classes: Record<TextClass, string>;
  saidForMeant(what: string, said: string, meant: string): string;
  /** `meant` is null if the rendered text does not show it */
  lacks(what: string, meant: string | null): string;
  adds(what: string, said: string): string;
  fact(kind: FactClass, said: string, meant: string | null): string;
  readonly noSuchName: string;
  readonly noPrice: string;
  nameOf(cards: readonly NamedCard[]): string;
  /** a text is that of these cards */
  textOf(cards: readonly NamedCard[]): string;
  /** the same, beside a difference */
  alsoTextOf(cards: readonly NamedCard[]): string;
  readonly seeNumber: string;
  /** a text of the same component in another language */
  ownText(language: string): string;
  namesLanguage(language: string): string;
  inLanguage(language: string, expected: LanguageCode): string;
  typeIn(language: LanguageCode): string;
  noLetters(language: LanguageCode, script: Script): string;
  readonly giveLanguage: string;
  readonly typeOrRemove: string;
  differAt(apart: Omit<ApartInWords, 'only'>): string;
  /** what comes only of the text, or only of the effect */
  onlyOf(side: keyof OnlyOutcomes, outcomes: string): string;
  readonly nothingChanges: string;
  readonly untold: string;
  phrase(problem: Phrase): DiagnosticWords;
}

/** What a finding says in the language of a vocabulary. */
export function findingWords(found: FoundInText, words: FindingVocabulary): DiagnosticWords {
  const { message, suggested, help } = ownWords(found, words);
  const { apart, untold } = found;
  const shown = apart ? [words.differAt(apart), ...onlyWords(apart.only, words)] : [untold ? words.untold : ''];
  return { message, suggested, help: [help, ...shown].filter(Boolean).join(' ') };
}

/** Outcomes that are told of each side, and changes of each of them. */
const MOST_OUTCOMES = 1;
const MOST_CHANGES = 5;

function onlyWords(only: OnlyOutcomes, words: FindingVocabulary): string[] {
  return (['text', 'effect'] as const).flatMap((side) => {
    const outcomes = only[side];
    const told = outcomes.slice(0, MOST_OUTCOMES).map((changes) => {
      const list = changes.slice(0, MOST_CHANGES).join(', ') + (changes.length > MOST_CHANGES ? ' …' : '');
      return list === '' ? words.nothingChanges : list;
    });
    return told.length === 0
      ? []
      : [words.onlyOf(side, [...told, ...(outcomes.length > MOST_OUTCOMES ? ['…'] : [])].join(' · '))];
  });
}

function ownWords(found: FoundInText, words: FindingVocabulary): DiagnosticWords {
  const { about } = found;
  switch (about?.is) {
    case 'phrase':
      return words.phrase(about.problem);
    case 'letters':
      return said(words.noLetters(about.expected, about.script), words.giveLanguage);
    case 'language':
      return about.isOwn
        ? said(words.ownText(about.code), words.namesLanguage(about.code))
        : said(words.inLanguage(about.code, about.expected), words.typeIn(about.expected));
    case 'card':
      if (found.class === 'other-card') return said(words.textOf(about.cards), words.seeNumber);
      if (found.class === 'name') return said(`${difference(found, words)}; ${words.nameOf(about.cards)}`);
      return said(difference(found, words), words.alsoTextOf(about.cards));
    case 'no-such-name':
      return said(`${difference(found, words)}; ${words.noSuchName}`);
    case 'no-price':
      return said(`${difference(found, words)}; ${words.noPrice}`);
    case undefined:
      return said(difference(found, words), found.class === 'no-text' ? words.typeOrRemove : '');
  }
}

const said = (message: string, help = ''): DiagnosticWords => ({ message, suggested: '', help });

function difference({ class: kind, said: written, meant }: FoundInText, words: FindingVocabulary): string {
  if (isFact(kind)) return words.fact(kind, written ?? '', meant);
  const what = words.classes[kind];
  if (kind === 'order' || kind === 'no-text') return what;
  if (written === null) return words.lacks(what, meant);
  return meant === null ? words.adds(what, written) : words.saidForMeant(what, written, meant);
}

const FACTS: ReadonlySet<string> = new Set<FactClass>(['name', 'type', 'color', 'deck', 'price']);
const isFact = (kind: TextClass): kind is FactClass => FACTS.has(kind);
