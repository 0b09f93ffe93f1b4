/** What is parsed in each language beside its phrases. Only what parses texts imports it: a page that plays a game goes without. */
import type { CompleteLanguage, LanguageCode } from '../../dsl/internal.ts';
import { parsing as en } from './en/parsing.ts';
import { parsing as it } from './it/parsing.ts';
import type { Derivation, Language } from './language.ts';
import type { Normalization, ParsingDeclaration } from './parsing.ts';
import { parsing as uk } from './uk/parsing.ts';
import { NO_WORDINGS, type Wordings } from './wordings.ts';

/** A draft may have none yet. */
const PARSING: Readonly<Record<CompleteLanguage, ParsingDeclaration>> &
  Partial<Record<LanguageCode, ParsingDeclaration>> = { en, it, uk };

const wordings = new WeakMap<Language, Wordings>();
const normalizations = new WeakMap<Language, Normalization>();
/** of languages that speak to players, by code and address */
const ofPlayers = new Map<string, Normalization>();

/** What is parsed beside the phrases of a language, but never rendered. */
export function wordingsOf(language: Language): Wordings {
  const found = wordings.get(language) ?? makeWordings(language);
  wordings.set(language, found);
  return found;
}

/** How what `polish` does to words is reversed; undefined for a language in which it changes none. */
export function normalizationOf(language: Language): Normalization | undefined {
  const found = normalizations.get(language) ?? makeNormalization(language);
  if (found) normalizations.set(language, found);
  return found;
}

function makeWordings(language: Language): Wordings {
  const { code, address, derived } = language;
  const parsing = PARSING[code];
  if (!parsing) return NO_WORDINGS;
  if (!derived) return parsing.wordings(address);
  const before = wordingsOfAllRegisters(language);
  return { ...before, patterns: derivedPatterns(before, derived), idioms: {} };
}

/** With the verbs of all registers, as they are written: `pesca/pescate {items}`. */
export function wordingsOfAllRegisters({ code, address }: Language): Wordings {
  const parsing = PARSING[code];
  return parsing?.wordingsOfAllRegisters ?? parsing?.wordings(address) ?? NO_WORDINGS;
}

/** Of each phrase what is rendered and what is only parsed, as it is said of another player. */
function derivedPatterns(before: Wordings, { phrases, parsed }: Derivation): Wordings['patterns'] {
  const rendered = phrases as Readonly<Record<string, string>>;
  const others = before.patterns as Readonly<Record<string, readonly string[]>>;
  const patternsOf = (key: string): string[] =>
    [...(others[key] ?? []), ...(rendered[key] === undefined ? [] : [rendered[key]])].flatMap((pattern) =>
      parsed.map((change) => change(pattern)),
    );
  const keys = new Set([...Object.keys(rendered), ...Object.keys(others)]);
  return Object.fromEntries([...keys].map((key) => [key, patternsOf(key)]));
}

/** How a language that speaks to players has it: the same for all that are derived from it. */
function normalizationBefore({ code, address = 'one' }: Language): Normalization | undefined {
  const key = `${code} ${address}`;
  const found = ofPlayers.get(key) ?? PARSING[code]?.normalization?.(address);
  if (found) ofPlayers.set(key, found);
  return found;
}

function makeNormalization(language: Language): Normalization | undefined {
  const { derived } = language;
  const before = normalizationBefore(language);
  if (!before || !derived) return before;
  const { polished } = derived;
  const phrases = polished
    ? Object.entries(before.phrases).map(([key, texts]) => [key, texts.map(polished)] as const)
    : [];
  return { ...before, phrases: Object.fromEntries(phrases) };
}
