/**
 * Parses an untrusted YAML file: bounded, without evaluating anything, with all problems and all places.
 */
import {
  Composer,
  Lexer,
  Parser,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Alias,
  type CST,
  type Document,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLError,
} from 'yaml';
import { defused, hiddenCharacters, isDangerous, type HiddenCharacter } from './characters.ts';
import { checkText, decode, type Decoded } from './decode.ts';
import { sourceProblem } from './diagnostics.ts';
import { readFastYaml } from './fast-yaml.ts';
import { inexactness } from './exact-number.ts';
import { LIMITS } from './limits.ts';
import { Lines } from './lines.ts';
import type { Problem } from './problem.ts';
import { mapScalar, wholeMap, type SourceMap } from './source-map.ts';
import type { Span } from './span.ts';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from './tree.ts';
import { explainYamlError, MAX_NESTING } from './yaml-errors.ts';

/** Nodes of a file after its aliases are resolved. */
const MAX_NODES = LIMITS.values.most;
/** Characters of its texts, likewise. */
const MAX_TEXT = LIMITS.aliasedText.most;
/** Hidden characters that are reported of a file, the first of each line. */
const MAX_HIDDEN = 100;

/** A parsed YAML file with its problems. */
export interface YamlFile {
  text: string;
  lines: Lines;
  problems: Problem[];
  /** the top map; null if the file has none. Incomplete if there are problems */
  root: YamlMap | null;
}

/** Parses the bytes of a file. */
export function readYaml(bytes: Uint8Array): YamlFile {
  return readDecoded(decode(bytes));
}

/** Parses a text that is already decoded, such as that of an editor. */
export function readYamlText(text: string): YamlFile {
  return readDecoded(checkText(text));
}

function readDecoded({ text, problems, readable }: Decoded): YamlFile {
  const file: YamlFile = { text, lines: new Lines(text), problems: [...problems], root: null };
  if (!readable) return file;
  file.problems.push(...hiddenIn(file));
  file.root = readFastYaml(text);
  return file.root ? file : readWithLibrary(file);
}

/** The hidden characters of a file, also of its comments: the first of each line. */
function hiddenIn({ text, lines }: YamlFile): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const found of hiddenCharacters(text)) {
    const { line } = lines.place(found.start);
    if (!byLine.has(line)) byLine.set(line, hiddenProblem(found, found));
    if (byLine.size === MAX_HIDDEN) break;
  }
  return [...byLine.values()];
}

const hiddenProblem = ({ character, kind }: HiddenCharacter, { start, end }: Span): Problem =>
  sourceProblem('hidden-character', { start, end }, { character, kind });

/** Parses all of YAML with the library, and reports all errors. */
export function readWithLibrary(file: YamlFile): YamlFile {
  const { text } = file;
  const tokens = tokensOf(text);
  if (typeof tokens === 'number') {
    file.problems.push(sourceProblem('too-deep', { start: tokens, end: tokens + 1 }, { limit: MAX_NESTING }));
    return file;
  }
  const documents = [
    ...new Composer({ keepSourceTokens: true, stringKeys: true, prettyErrors: false, uniqueKeys: false }).compose(
      tokens,
    ),
  ];
  const document = documents[0];
  file.problems.push(
    ...firstOfEachLine(
      documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]),
      file,
    ),
  );
  file.problems.push(...versionProblems(file, documents));
  if (documents.length > 1) {
    const [start] = documents[1].range;
    file.problems.push(sourceProblem('several-documents', markAt(text, start)));
  }
  if (!document?.contents || isEmpty(document)) {
    if (file.problems.every(({ severity }) => severity !== 'error')) {
      file.problems.push(sourceProblem('empty-file', { start: 0, end: 0 }));
    }
    return file;
  }
  const root = new TreeReader(file, document).read();
  if (root?.kind === 'map') file.root = root;
  else if (root) {
    const found = root.kind === 'list' ? 'list' : 'single value';
    file.problems.push(sourceProblem('not-a-map', firstLine(file, root.span), { found }));
  }
  return file;
}

/** `%YAML 1.1` in front of a document: then texts such as `yes` and `010` would be other values. */
function versionProblems({ text }: YamlFile, documents: Document.Parsed[]): Problem[] {
  return documents.flatMap(({ directives }) => {
    const { version, explicit } = directives.yaml;
    if (!explicit || version === '1.2') return [];
    const start = Math.max(0, text.indexOf('%YAML'));
    return [sourceProblem('yaml-version', { start, end: start + `%YAML ${version}`.length }, { version })];
  });
}

function isEmpty({ contents }: Document.Parsed): boolean {
  return isScalar(contents) && contents.value === null && contents.range[0] === contents.range[1];
}

/** The offset of the first `---` at or before an offset. */
function markAt(text: string, offset: number): Span {
  const mark = text.lastIndexOf('---', offset + 3);
  return mark < 0 ? { start: offset, end: offset } : { start: mark, end: mark + 3 };
}

function firstLine({ text }: YamlFile, { start, end }: Span): Span {
  const newline = text.indexOf('\n', start);
  return { start, end: newline < 0 ? end : Math.min(end, newline) };
}

/** One mistake often breaks several rules of YAML: only the first error of each line is reported. */
function firstOfEachLine(errors: YAMLError[], { text, lines }: YamlFile): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const problem of errors.map((error) => problemOf(error, text)).sort((a, b) => a.start - b.start)) {
    const { line } = lines.place(problem.start);
    if (!byLine.has(line)) byLine.set(line, problem);
  }
  return [...byLine.values()];
}

function problemOf(error: YAMLError, text: string): Problem {
  const { start = error.pos[0], end = Math.max(...error.pos), toProblem: say } = explainYamlError(error, text);
  return say({ start, end });
}

/** The tokens of a text, or the offset at which it becomes too deep; checked before any recursive code runs. */
function tokensOf(text: string): CST.Token[] | number {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_NESTING + 1) return parser.offset - lexeme.length;
  }
  tokens.push(...parser.end());
  return tokens;
}

/** What a node and all that is in it amounts to. */
interface Size {
  nodes: number;
  characters: number;
}

/** Builds the plain nodes of a document. */
class TreeReader {
  readonly #anchors = new Map<string, YamlNode | 'open'>();
  readonly #sizes = new Map<YamlNode, Size>();
  readonly #file: YamlFile;
  readonly #document: Document.Parsed;
  #nodes = 0;
  #characters = 0;

  constructor(file: YamlFile, document: Document.Parsed) {
    this.#file = file;
    this.#document = document;
  }

  read(): YamlNode | null {
    const root = this.#node(this.#document.contents, { start: 0, end: 0 });
    if (this.#nodes > MAX_NODES) {
      this.#file.problems.push(sourceProblem('too-many-nodes', this.#firstAlias(), { limit: MAX_NODES }));
      return null;
    }
    if (this.#characters > MAX_TEXT) {
      this.#file.problems.push(sourceProblem('too-much-text', this.#firstAlias(), { limit: MAX_TEXT }));
      return null;
    }
    return root;
  }

  #node(node: unknown, at: Span): YamlNode {
    if (isAlias(node)) return this.#alias(node);
    if (!isNode(node)) return this.#count(nothing(at), 1);
    const anchor = 'anchor' in node ? node.anchor : undefined;
    if (anchor) this.#anchors.set(anchor, 'open');
    this.#tag(node as ParsedNode);
    const read = this.#value(node as ParsedNode);
    if (anchor) this.#anchors.set(anchor, read);
    return read;
  }

  #value(node: ParsedNode): YamlNode {
    const span = spanOf(node);
    const before = { nodes: this.#nodes, characters: this.#characters };
    if (isMap(node)) return this.#count({ kind: 'map', span, entries: this.#entries(node.items, span) }, 1, before);
    if (isSeq(node)) {
      return this.#count({ kind: 'list', span, items: node.items.map((item) => this.#node(item, span)) }, 1, before);
    }
    const scalar = scalarOf(node as Scalar.Parsed, span, this.#file.text);
    this.#characters += scalar.text.length;
    return this.#count(this.#checked(scalar, node as Scalar.Parsed), 1, before);
  }

  /** Reports what would be another value than what is written. */
  #checked(scalar: YamlScalar, { value, source, tag }: Scalar.Parsed): YamlScalar {
    const isPlain = typeof value === 'number' && tag === undefined && this.#document.directives.yaml.version === '1.2';
    const because = isPlain ? inexactness(source, value) : undefined;
    if (because) this.#file.problems.push(sourceProblem('inexact-number', scalar.span, { written: source, because }));
    return this.#withoutHidden(scalar);
  }

  /** Reports what an escape hides; what is hidden without one has been reported already. */
  #withoutHidden(scalar: YamlScalar): YamlScalar {
    const { text } = this.#file;
    if (text[scalar.span.start] === '"') {
      const map = scalar.map();
      for (const found of hiddenCharacters(scalar.text)) {
        const place = map.toFile(found.start, found.end);
        if (text.slice(place.start, place.end) === found.character) continue;
        this.#file.problems.push(hiddenProblem(found, place));
        break;
      }
    }
    if (typeof scalar.value !== 'string' || !isDangerous(scalar.value)) return scalar;
    const safe = defused(scalar.value);
    return { ...scalar, value: safe, text: safe, map: () => wholeMap(safe, scalar.span) };
  }

  /** A tag makes another value of what is written, or says what it is anyway. */
  #tag(node: ParsedNode): void {
    const { tag } = node as { tag?: string };
    if (tag === undefined) return;
    const { text } = this.#file;
    const start = text.lastIndexOf('!', node.range[0]);
    const written = /^!(?:<[^>\s]*>|[^\s,[\]{}]*)/.exec(
      start < 0 ? '' : text.slice(start - Number(text[start - 1] === '!')),
    );
    if (!written) return;
    const from = start - Number(text[start - 1] === '!');
    const problem = sourceProblem(
      'yaml-tag',
      { start: from, end: from + written[0].length },
      { tag: written[0], changes: !isOwnTag(tag, node) },
    );
    if (!this.#file.problems.some((other) => other.start <= from && from < Math.max(other.end, other.start + 1))) {
      this.#file.problems.push(problem);
    }
  }

  /** Counts all values, including those of aliases, so that exponential expansion is never traversed. */
  #count<N extends YamlNode>(
    node: N,
    own: number,
    before: Size = { nodes: this.#nodes, characters: this.#characters },
  ): N {
    this.#nodes += own;
    this.#sizes.set(node, { nodes: this.#nodes - before.nodes, characters: this.#characters - before.characters });
    return node;
  }

  /** Of a duplicate key the first is used. */
  #entries(pairs: Pair[], span: Span): YamlEntry[] {
    const first = new Map<string, YamlEntry>();
    for (const entry of pairs.flatMap((pair) => this.#entry(pair, span))) {
      const same = first.get(entry.key);
      if (!same) first.set(entry.key, entry);
      else {
        this.#file.problems.push({
          ...sourceProblem('duplicate-key', entry.keySpan, { key: entry.key }),
          related: [{ message: 'first here', file: '', ...same.keySpan }],
        });
      }
    }
    return [...first.values()];
  }

  #entry(pair: Pair, parent: Span): YamlEntry[] {
    const { key } = pair;
    if (!isScalar(key)) {
      const span = isNode(key) && key.range ? { start: key.range[0], end: key.range[1] } : parent;
      if (!this.#file.problems.some(({ start }) => start >= span.start && start <= span.end)) {
        this.#file.problems.push(sourceProblem('bad-key', span));
      }
      return [];
    }
    const keySpan = key.range ? { start: key.range[0], end: key.range[1] } : parent;
    const decoded = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
    const [hidden] = this.#file.text[keySpan.start] === '"' ? hiddenCharacters(decoded) : [];
    if (hidden && !this.#file.text.slice(keySpan.start, keySpan.end).includes(hidden.character)) {
      this.#file.problems.push(hiddenProblem(hidden, keySpan));
    }
    const name = defused(decoded);
    if (UNSAFE_KEYS.has(name)) {
      this.#file.problems.push(sourceProblem('unsafe-key', keySpan, { key: name }));
      return [];
    }
    return [{ key: name, keySpan, value: this.#node(pair.value, { start: keySpan.end, end: keySpan.end }) }];
  }

  #alias(alias: Alias): YamlNode {
    const [start, end] = alias.range ?? [0, 0];
    const target = this.#anchors.get(alias.source);
    if (target === 'open') {
      this.#file.problems.push(sourceProblem('cyclic-alias', { start, end }, { name: alias.source }));
    }
    if (!target) {
      this.#file.problems.push(sourceProblem('unknown-alias', { start, end }, { name: alias.source }));
    }
    if (!target || target === 'open') return nothing({ start, end });
    const size = this.#sizes.get(target) ?? { nodes: 1, characters: 0 };
    this.#nodes += size.nodes;
    this.#characters += size.characters;
    const use = { ...target, usedAt: { start, end } };
    this.#sizes.set(use, size);
    return use;
  }

  #firstAlias(): Span {
    const found = /(?<=[\s,[{:-])\*[^\s,\]}]+/.exec(this.#file.text);
    return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: 0 };
  }
}

/** Names with a meaning for every JavaScript object. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const CORE = 'tag:yaml.org,2002:';

/** Whether a tag only says what the value would be without it. */
function isOwnTag(tag: string, node: ParsedNode): boolean {
  if (isMap(node)) return tag === `${CORE}map`;
  if (isSeq(node)) return tag === `${CORE}seq`;
  // a text in quotes or in lines is one anyway; `!!str 12` is not
  return tag === `${CORE}str` && isScalar(node) && node.type !== 'PLAIN';
}

function spanOf(node: ParsedNode): Span {
  return { start: node.range[0], end: node.range[1] };
}

function nothing(span: Span): YamlScalar {
  return { kind: 'scalar', value: null, text: '', span, map: () => wholeMap('', span), joined: false };
}

function scalarOf(node: Scalar.Parsed, span: Span, file: string): YamlScalar {
  let map: SourceMap | undefined;
  const value = toPlainValue(node);
  const token = closed(node.srcToken);
  const open = token !== node.srcToken;
  const text = typeof value === 'string' ? value + (open ? lastOf(node.srcToken) : '') : (node.source ?? '');
  const joined = node.type !== 'BLOCK_LITERAL' && file.slice(span.start, span.end).trimEnd().includes('\n');
  return {
    kind: 'scalar',
    value: open && typeof value === 'string' ? text : value,
    text,
    span,
    joined,
    map: () => (map ??= mapScalar(text, token, span)),
  };
}

/** The library takes the last character for the closing quote even if it is none, which cuts a text that is being typed. */
function closed(token: Scalar.Parsed['srcToken']): Scalar.Parsed['srcToken'] {
  if (token?.type !== 'double-quoted-scalar' && token?.type !== 'single-quoted-scalar') return token;
  const quote = token.type === 'double-quoted-scalar' ? '"' : "'";
  const { source } = token;
  return source.length < 2 || source.endsWith(quote) || /[\s\\]$/.test(source)
    ? token
    : { ...token, source: source + quote };
}

const lastOf = (token: Scalar.Parsed['srcToken']): string => (token && 'source' in token ? token.source.slice(-1) : '');

function toPlainValue({ value, source }: Scalar.Parsed): string | number | boolean | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : source;
}
