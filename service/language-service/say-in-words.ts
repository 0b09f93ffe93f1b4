/** Sentences that somebody types for a component, parsed as an effect while they type. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import {
  LANGUAGE_CODES,
  type LanguageCode,
  replaceText,
  type ComponentId,
  type ComponentSource,
  type Edit,
  childOf,
  entryOf,
  addField,
  columnOf,
  endOfLine,
  type EffectNode,
  type Range,
  print,
} from '../../dsl/internal.ts';
import {
  effectsOf,
  LANGUAGES,
  languageOn,
  lexiconOf,
  parseText,
  scriptOf,
  scriptOfLanguage,
  meaningProblems,
  selfOf,
  type TextProblem,
} from '../../texts/internal.ts';
import { nodeOf } from './components.ts';
import { rangeOf } from './positions.ts';
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
  /** the programs of the component, by key, that the effect can be written to */
  keys: string[];
  /** the one that it would be written to; null if the component has none */
  key: string | null;
  /** writes the effect there; null if there is no effect or no place for it */
  edit: WorkspaceEdit | null;
}

export interface SaidWhere {
  component: ComponentId;
  /** of the program; otherwise the one that the text names, or else the first one */
  key: string | null;
  /** of several languages that a text may be in, the one that is tried first */
  language: LanguageCode;
}

/** Problems after which the rest of the sentence was not looked at. */
const STOPPING = new Set(['unknown-phrase', 'other-form']);

/**
 * Parses a text as texts of cards are, in any language of its script. The first text in a language takes longer, as its parser is
 * made; an empty text only makes the one of the given language.
 */
export function sayInWords(workspace: Workspace, { component, key, language }: SaidWhere, text: string): SaidInWords {
  const pack = workspace.incrementalCheck();
  const script = scriptOf(text) ?? scriptOfLanguage(language);
  const codes = [language, ...LANGUAGE_CODES.filter((code) => code !== language)].filter(
    (code) => scriptOfLanguage(code) === script && isComplete(pack, code),
  );
  const names = stableNames(pack);
  const best = bestReading(text.trim() === '' ? [language] : codes, (code) =>
    readIn(code, text, component, names, pack),
  );
  const source = pack.sources.components.findLast(
    ({ section, id }) => section === component.section && id === component.id,
  );
  const keys = source ? keysOf(pack, source) : [];
  const chosen =
    [key, best?.program ?? null, keys[0] ?? null].find((one) => one !== null && keys.includes(one)) ?? null;
  const effect = best?.effect ?? null;
  return {
    language: best?.language ?? language,
    pieces: best ? piecesOf(text, best.problems) : [],
    problems:
      best?.problems.map(({ range, message, help, suggestions }) => ({
        range,
        message,
        help: help ?? null,
        suggestions,
      })) ?? [],
    effect: effect && print(effect, { layout: 'block' }),
    rendered: effect ? best!.rendered : '',
    keys,
    key: chosen,
    edit: effect && source && chosen !== null ? editOf(workspace, pack, source, chosen, effect) : null,
  };
}

interface Reading {
  language: LanguageCode;
  effect: EffectNode | null;
  rendered: string;
  program: string | null;
  problems: TextProblem[];
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

function readIn(code: LanguageCode, text: string, { section, id }: ComponentId, names: Names, pack: Pack): Reading {
  const self = selfOf({ section, id });
  const language = languageOn(section, LANGUAGES[code]);
  const parsed = parseText(text, language, names.symbols, lexiconOf(names.model, code), self);
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

/** The programs of a component that are written, then those that a card of its type may have besides. */
function keysOf({ sources, draft }: Pack, component: ComponentSource): string[] {
  const written = effectsOf(sources, component.section, component.id)
    .filter(({ source }) => source.kind === 'program' || source.kind === 'standing')
    .map(({ key }) => key);
  const typeId = childOf(nodeOf(sources, component), 'type');
  const type = typeId?.kind === 'scalar' && draft.types.find(({ id }) => id === typeId.text);
  const possible = component.section === 'cards' && type ? type.programs.map(({ name }) => name) : [];
  return [...new Set([...written, ...possible])];
}

function editOf(
  workspace: Workspace,
  { sources }: Pack,
  component: ComponentSource,
  key: string,
  effect: EffectNode,
): WorkspaceEdit | null {
  const written = effectsOf(sources, component.section, component.id).findLast((one) => one.key === key)?.source;
  const path = written?.file ?? component.file;
  const file = sources.files.find((one) => one.path === path);
  const uri = workspace.uriOf(path);
  const counted = workspace.file(uri);
  if (!file || !counted) return null;
  const edit = written ? replaceText(written, effect, file.yaml) : newField(sources, component, key, effect);
  if (!edit) return null;
  const span = 'span' in edit ? edit.span : edit;
  return { changes: { [uri]: [{ range: rangeOf(counted, span), newText: edit.text }] } };
}

/** A program that the component does not have yet, as a block; undefined inside of brackets. */
function newField(
  sources: Pack['sources'],
  component: ComponentSource,
  key: string,
  effect: EffectNode,
): Edit | undefined {
  const map = nodeOf(sources, component);
  const file = sources.files.find(({ path }) => path === component.file);
  const id = entryOf(map, 'id');
  if (!file || map?.kind !== 'map' || !id || file.text[map.span.start] === '{') return undefined;
  const { text } = file;
  const margin = `\n${' '.repeat(columnOf(text, id.keySpan.start) + 2)}`;
  const block = ['|', ...print(effect, { layout: 'block' }).split('\n')].join(margin);
  const empty = entryOf(map, key);
  if (!empty) return addField({ span: id.keySpan, text, root: map }, key, ` ${block}`);
  const colon = text.indexOf(':', empty.keySpan.end) + 1;
  return { span: { start: colon, end: endOfLine(text, colon) }, text: ` ${block}` };
}
