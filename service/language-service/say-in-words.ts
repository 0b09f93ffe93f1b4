/** Sentences that somebody types for a component, parsed as an effect while they type. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import {
  LANGUAGE_CODES,
  type LanguageCode,
  type ComponentId,
  type DataOf,
  type EffectNode,
  type Range,
  parseProgram,
  print,
} from '../../dsl/internal.ts';
import {
  LANGUAGES,
  languageOn,
  lexiconOf,
  parsedOrNull,
  parseText,
  Renderer,
  scriptOf,
  scriptOfLanguage,
  meaningProblems,
  selfOf,
  type TEXT_DIAGNOSTICS,
  type TextProblem,
} from '../../texts/internal.ts';
import { editFor, type PrintedWords } from './say-edit.ts';
import { asSiblings, type AsSiblings } from './say-siblings.ts';
import { fits, misfitOf, placesOf, type Misfit, type SaidHere } from './say-places.ts';
import { isComplete, stableNames, type Names, type Pack } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** What became of a piece of the text; `unread`: a problem before it stopped the parser in its sentence. */
type PieceState = 'understood' | 'problem' | 'unread';

interface SaidPiece {
  text: string;
  state: PieceState;
}

interface SaidProblem {
  range: Range;
  message: string;
  help: string | null;
  /** what may take the place of the range */
  suggestions: string[];
}

/** What a text says about a component. */
export interface SaidInWords {
  /** the language as which the text was parsed */
  language: LanguageCode;
  /** the whole text, in pieces */
  pieces: SaidPiece[];
  problems: SaidProblem[];
  /** the effect in its canonical layout; null if some of the text was not understood */
  effect: string | null;
  /** the effect as Fathom renders it */
  rendered: string;
  /** the programs of the component, by key, that the effect can be written to: those that do what the text says */
  keys: string[];
  /** the one that it would be written to; null if the component has none */
  key: string | null;
  /** writes the effect there; null if there is no effect or no place for it */
  edit: WorkspaceEdit | null;
  /** why no program of the component does what the text says; null where one does, or where it has none */
  misfit: Misfit | null;
  /** the same with what the other cards of its deck and type do besides; null where they do nothing that it lacks */
  siblings: AsSiblings | null;
}

export interface SaidWhere {
  component: ComponentId;
  /** of the program; otherwise the one that the text names, or else the first one */
  key: string | null;
  /** of several languages that a text may be in, the one that is tried first */
  language: LanguageCode;
  /** false: why a text is not understood is not asked, as that takes most of the time */
  explains?: boolean;
  /** the reading of the text that somebody has confirmed: then the text is not parsed */
  confirmed?: ConfirmedReading | null;
}

/** An effect, and the program that its text names: null if it names none. */
interface ConfirmedReading {
  effect: string;
  program: string | null;
}

/** Problems after which the rest of the sentence was not looked at. */
const STOPPING = new Set(['unknown-phrase', 'other-form']);

/**
 * Parses a text as texts of cards are, in any language of its script. The first text in a language takes longer, as its parser is
 * made; an empty text only makes the one of the given language.
 */
export function sayInWords(
  workspace: Workspace,
  { component, key, language, explains = true, confirmed = null }: SaidWhere,
  text: string,
): SaidInWords {
  const pack = workspace.incrementalCheck();
  const script = scriptOf(text) ?? scriptOfLanguage(language);
  const codes = [language, ...LANGUAGE_CODES.filter((code) => code !== language)].filter(
    (code) => scriptOfLanguage(code) === script && isComplete(pack, code),
  );
  const names = stableNames(pack);
  const meant = confirmed && parseProgram(confirmed.effect).ast;
  const best = meant
    ? readingOf({ effect: meant, program: confirmed.program }, codes[0] ?? language, component, names)
    : bestReading(text.trim() === '' ? [language] : codes, (code) =>
        readIn({ code, text, component, explains }, names, pack),
      );
  const effect = best?.effect ?? null;
  const said =
    best && effect ? { effect, program: best.program, printed: printedWords(best, text, component, names) } : null;
  const rendered = (whole: EffectNode): string =>
    rendererOf(names, best?.language ?? language, component).effect(whole, selfOf(component)).text;
  return {
    language: best?.language ?? language,
    pieces: best ? piecesOf(text, best.problems) : [],
    problems: best?.problems.map((problem) => saidProblem(problem, best.language, component, names)) ?? [],
    effect: effect && print(effect, { layout: 'block' }),
    rendered: effect ? best!.rendered : '',
    ...writtenTo(workspace, pack, component, said && { ...said, rendered }, key),
  };
}

/** Where an effect is written, or why nowhere. */
function writtenTo(
  workspace: Workspace,
  pack: Pack,
  { section, id }: ComponentId,
  said: (SaidHere & { rendered: (effect: EffectNode) => string }) | null,
  key: string | null,
): Pick<SaidInWords, 'keys' | 'key' | 'edit' | 'misfit' | 'siblings'> {
  const source = pack.sources.components.findLast((one) => one.section === section && one.id === id);
  const places = source ? placesOf(pack, source) : [];
  const keys = places.filter((place) => !said || fits(place, said)).map((place) => place.key);
  const chosen = key !== null && keys.includes(key) ? key : (keys[0] ?? null);
  if (!said || !source) return { keys, key: chosen, edit: null, misfit: null, siblings: null };
  return {
    keys,
    key: chosen,
    ...(chosen === null
      ? {
          edit: null,
          misfit: places.length > 0 ? misfitOf(workspace, pack, source, places, said) : null,
          siblings: null,
        }
      : {
          edit: editFor(workspace, pack, source, places, { ...said, key: chosen }),
          misfit: null,
          siblings: asSiblings(workspace, pack, source, places, { ...said, key: chosen }),
        }),
  };
}

function saidProblem(
  { code, range, message, help, suggestions, data }: TextProblem,
  language: LanguageCode,
  component: ComponentId,
  names: Names,
): SaidProblem {
  // each reading in words that have no other one
  const readings = code === 'two-readings' ? (data as DataOf<(typeof TEXT_DIAGNOSTICS)['two-readings']>).meanings : [];
  if (readings.length === 0) return { range, message, help: help ?? null, suggestions };
  const renderer = rendererOf(names, language, component);
  const texts = readings.flatMap((effect) => {
    const { ast } = parseProgram(effect);
    return ast ? [renderer.effect(ast, selfOf(component)).text] : [];
  });
  return { range, message, help: help ?? null, suggestions: [...texts, ...suggestions] };
}

const rendererOf = (names: Names, language: LanguageCode, { section }: ComponentId): Renderer =>
  new Renderer(languageOn(section, LANGUAGES[language]), lexiconOf(names.model, language), names.symbols);

interface Reading {
  language: LanguageCode;
  effect: EffectNode | null;
  rendered: string;
  program: string | null;
  problems: TextProblem[];
}

/** The text, and what Fathom will say that its effect means once it is written. */
function printedWords({ effect, language }: Reading, says: string, component: ComponentId, names: Names): PrintedWords {
  const written = effect && parseProgram(print(effect, { layout: 'block' })).ast;
  const means = written ? readingOf({ effect: written, program: null }, language, component, names).rendered : says;
  return { language, says, means };
}

/** A text that means what somebody has confirmed. */
function readingOf(
  { effect, program }: Pick<Reading, 'program'> & { effect: EffectNode },
  code: LanguageCode,
  component: ComponentId,
  names: Names,
): Reading {
  const rendered = rendererOf(names, code, component).effect(effect, selfOf(component)).text;
  return { language: code, effect, rendered, program, problems: [] };
}

/** The first that is understood, else the one that is understood furthest. What is wrong with a text takes long to find. */
function bestReading(codes: readonly LanguageCode[], read: (code: LanguageCode) => Reading): Reading | undefined {
  const failed: Reading[] = [];
  for (const code of codes) {
    const reading = read(code);
    if (reading.effect) return reading;
    failed.push(reading);
  }
  const reached = ({ problems }: Reading): number => problems[0]?.range.start ?? 0;
  return failed.toSorted((a, b) => reached(b) - reached(a)).at(0);
}

interface Typed {
  code: LanguageCode;
  text: string;
  component: ComponentId;
  explains: boolean;
}

function readIn({ code, text, component, explains }: Typed, { symbols, model }: Names, pack: Pack): Reading {
  const self = selfOf(component);
  const language = languageOn(component.section, LANGUAGES[code]);
  const parse = explains ? parseText : parsedOrNull;
  const parsed = parse(text, language, symbols, lexiconOf(model, code), self);
  if (parsed === null) return { language: code, effect: null, rendered: '', program: null, problems: [] };
  const { effect, program } = parsed;
  const problems = effect ? meaningProblems(effect, self, pack.sources.symbols) : parsed.problems;
  return { language: code, effect: problems.length > 0 ? null : effect, rendered: parsed.text, program, problems };
}

/** The text cut at its problems. */
export function piecesOf(text: string, problems: readonly { code: string; range: Range }[]): SaidPiece[] {
  const pieces: SaidPiece[] = [];
  let at = 0;
  const add = (end: number, state: PieceState): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), state });
    at = Math.max(at, end);
  };
  for (const { code, range } of problems.toSorted((a, b) => a.range.start - b.range.start)) {
    if (code === 'empty') return [];
    add(range.start, 'understood');
    add(range.end, 'problem');
    if (!STOPPING.has(code)) continue;
    const rest = /\.(?:\s|$)/.exec(text.slice(range.end));
    add(rest ? range.end + rest.index : text.length, 'unread');
  }
  add(text.length, 'understood');
  return pieces;
}
