/** Sentences where effects are expected: what they say in the words of the language, parsed as the texts of cards are. */
import type { LoadedPack } from '../analysis/load-pack.ts';
import {
  replaceText,
  type LanguageCode,
  type PackModel,
  type EffectSource,
  type Symbols,
  type Diagnostic,
  type Fix,
  type EffectNode,
  SYNTAX_DIAGNOSTICS,
  print,
} from '../../dsl/internal.ts';
import {
  LANGUAGES,
  languageOn,
  lexiconOf,
  namesKey,
  parsedOrNull,
  scriptOf,
  scriptOfLanguage,
  selfOf,
  semanticProblems,
} from '../../texts/internal.ts';

/** So many sentences of a pack are read for messages. */
const MAX_READ = 20;

export type Pack = Pick<LoadedPack, 'draft' | 'sources' | 'diagnostics'>;

/** The names of a pack, for which parsers are cached. */
export interface Names {
  key: string;
  model: PackModel;
  symbols: Symbols;
}

/** The last packs whose sentences were read. Making a parser takes much longer than reading a sentence. */
const recent: Names[] = [];
const MAX_RECENT = 3;

/** so that a pack that is the same is not looked through again */
const keys = new WeakMap<PackModel, string>();

function keyOf(draft: PackModel, symbols: Symbols): string {
  let key = keys.get(draft);
  if (key === undefined) keys.set(draft, (key = namesKey(draft, symbols)));
  return key;
}

/** The names of a pack as they were when they were the same: the parsers of those exist already. */
export function stableNames({ draft, sources: { symbols } }: Pack): Names {
  const key = keyOf(draft, symbols);
  const at = recent.findIndex((names) => names.key === key);
  const [names] = at < 0 ? [{ key, model: draft, symbols }] : recent.splice(at, 1);
  recent.unshift(names);
  recent.length = Math.min(recent.length, MAX_RECENT);
  return names;
}

const read = new WeakMap<EffectSource, EffectNode | null>();

/** The effect that a sentence says, in any language of its script; null if it says none that fits its component. */
function effectOfSentence(pack: Pack, source: EffectSource): EffectNode | null {
  let effect = read.get(source);
  if (effect === undefined) read.set(source, (effect = parseSentence(pack, source)));
  return effect;
}

function parseSentence(pack: Pack, { text, component, path, kind }: EffectSource): EffectNode | null {
  if (kind !== 'program' && kind !== 'standing') return null;
  const names = stableNames(pack);
  const self = selfOf(component);
  const script = scriptOf(text);
  const codes = (Object.keys(LANGUAGES) as LanguageCode[]).filter(
    (code) => scriptOfLanguage(code) === script && isComplete(pack, code),
  );
  for (const code of codes) {
    const language = languageOn(component.section, LANGUAGES[code]);
    const parsed = parsedOrNull(text, language, names.symbols, lexiconOf(names.model, code), self);
    if (!parsed?.effect || (parsed.program !== null && parsed.program !== path.at(-1))) continue;
    const { effect } = parsed;
    const parts = effect.kind === 'block' ? effect.parts : [effect];
    return semanticProblems(parts, self, pack.sources.symbols).length === 0 ? effect : null;
  }
  return null;
}

/** Whether the words of a language have all their forms: no error is between components of a file with such words. */
export function isComplete({ sources, diagnostics }: Pack, code: LanguageCode): boolean {
  const files = new Set(sources.lexicon.flatMap(({ language, file }) => (language === code ? [file] : [])));
  return !diagnostics.some((diagnostic) => {
    if (diagnostic.severity !== 'error' || !files.has(diagnostic.file)) return false;
    const at = sources.files.find(({ path }) => path === diagnostic.file)!.lines.offset(diagnostic);
    return !sources.components.some(
      ({ file, range }) => file === diagnostic.file && range.start <= at && at <= range.end,
    );
  });
}

/** The text in which a diagnostic of the syntax is. */
function textAt({ sources }: Pack, diagnostic: Diagnostic): EffectSource | undefined {
  const lines = sources.files.find(({ path }) => path === diagnostic.file)?.lines;
  const start = lines?.offset(diagnostic);
  if (!Object.hasOwn(SYNTAX_DIAGNOSTICS, diagnostic.code) || start === undefined) return undefined;
  return sources.effects.find(
    ({ file, range }) => file === diagnostic.file && range.start <= start && start <= range.end,
  );
}

/** For a diagnostic of the syntax: the effect, if the text is a sentence, also one in small letters. */
export function sentenceFix(pack: Pack, diagnostic: Diagnostic): Fix | undefined {
  const source = textAt(pack, diagnostic);
  const effect = source && effectOfSentence(pack, source);
  const yaml = pack.sources.files.find(({ path }) => path === source?.file)?.yaml;
  if (!source || !effect || !yaml) return undefined;
  const { start, end, text } = replaceText(source, effect, yaml);
  return {
    title: { is: 'effect', effect: print(effect, { layout: 'line' }) },
    edits: [{ span: { start, end }, text }],
  };
}

/** The diagnostics, with what the first sentences say as help; a text with several diagnostics is read at its first one. */
export function withReadSentences(pack: Pack): Diagnostic[] {
  const tried = new Set<EffectSource>();
  return pack.diagnostics.map((diagnostic) => {
    const source = tried.size < MAX_READ ? textAt(pack, diagnostic) : undefined;
    if (!source || tried.has(source)) return diagnostic;
    tried.add(source);
    const effect = effectOfSentence(pack, source);
    return effect ? { ...diagnostic, help: `Write \`${print(effect, { layout: 'line' })}\`.` } : diagnostic;
  });
}
