/** Hover: documentation of the word, name or key at a position, and the rendered text of the effect there. */
import type { Hover, Position } from 'vscode-languageserver-types';
import {
  CHANGES,
  HEADER,
  SECTION_NAMES,
  type LanguageCode,
  type EffectSource,
  type Sources,
  spanContains,
  childOf,
  type YamlMap,
  type Range as TextRange,
  effectLexer,
  KEYWORDS,
  WORD_BY_NAME,
  WORDS,
  GRAMMAR_WORDS,
  coreNameDoc,
  usage,
} from '../../dsl/internal.ts';
import { effectAt, nodeOf } from './components.ts';
import { wordsInEffect } from './effect-nodes.ts';
import { fieldAt, recordOf } from './field-at.ts';
import { variableDescription, isSymbolKind, kindName, sectionDeclaring } from './name-kinds.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import {
  fieldDocumentation,
  sectionDocumentation,
  grammarWordDocumentation,
  wordDocumentation,
} from '../reference/documentation.ts';
import { markdownBlock, markdownCode, markdownText } from './markdown.ts';
import { offsetAt, rangeOf } from './positions.ts';
import { renderedEffect } from './rendered-texts.ts';
import { sourceAt, type Workspace } from './workspace.ts';

/** The documentation of what is at a position; null if there is none. */
export function hover(workspace: Workspace, uri: string, position: Position, language: LanguageCode): Hover | null {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  const source = sourceAt(workspace, uri);
  if (!file || !source) return null;
  const offset = offsetAt(file, position);
  const effect = effectAt(sources, file.path, offset);
  const found =
    nameHere(sources, file.path, offset) ??
    (effect ? wordHere(effect, offset) : source.yaml.root ? keyHere(source.yaml.root, offset) : undefined);
  const text = effect && renderedEffect(workspace, effect, language);
  const parts = [...(found ? [found.page] : []), ...(text ? [markdownText(text)] : [])];
  if (parts.length === 0) return null;
  return {
    contents: { kind: 'markdown', value: parts.join('\n\n---\n\n') },
    range: rangeOf(file, found?.span ?? effect!.range),
  };
}

interface HoverContent {
  page: string;
  span: TextRange;
}

function nameHere(sources: Sources, path: string, offset: number): HoverContent | undefined {
  const here = occurrencesOf(sources).at(path, offset);
  const [first] = here;
  return first && { page: here.map((name) => namePage(sources, name)).join('\n\n'), span: first.span };
}

/** The page of a name: its display name, kind and id, members, effect and reasoning. */
function namePage(sources: Sources, { kind, id, within, bound }: Occurrence): string {
  if (bound) return `**${markdownText(id)}**: ${variableDescription(bound)}`;
  const symbol = isSymbolKind(kind) ? sources.symbols.get(kind, id) : undefined;
  const section = sectionDeclaring(kind);
  const component = [...sources.components, ...sources.metadata].find(
    (one) => one.id === id && one.section === section,
  );
  const node = component && nodeOf(sources, component);
  const name = ['name', 'title', 'topic'].map((key) => childOf(node, key)).find((found) => found?.kind === 'scalar');
  const title = markdownText((name?.kind === 'scalar' ? name.text : id).replace(/\s+/g, ' '));
  const head = `**${title}** (${kindName(kind, symbol)} ${markdownCode(id)}${within === undefined ? '' : ` of ${markdownCode(within)}`})`;
  const members = symbol?.members?.length
    ? `${kind === 'option' ? 'Values' : 'Members'}: ${symbol.members.map(markdownCode).join(', ')}.`
    : undefined;
  const text =
    component &&
    sources.effects
      .find((effect) => effect.component.section === component.section && effect.component.id === id)
      ?.text.trim();
  const why = ['decision', 'reason', 'why', 'note']
    .map((key) => childOf(node, key))
    .find((found) => found?.kind === 'scalar');
  return [head, members, text && markdownBlock(text), why?.kind === 'scalar' ? markdownText(why.text) : undefined]
    .filter(Boolean)
    .join('\n\n');
}

function wordHere(effect: EffectSource, offset: number): HoverContent | undefined {
  const words = wordsInEffect(effect);
  const found = words.find(({ span }) => spanContains(span, offset));
  const word = found && WORD_BY_NAME.get(found.word);
  if (word) return { page: wordDocumentation(word), span: found.span };
  const token = effectLexer()
    .tokenize(effect.text)
    .tokens.map(({ image, startOffset }) => ({ image, span: effect.toFile(startOffset, startOffset + image.length) }))
    .find(({ span }) => spanContains(span, offset));
  if (!token) return undefined;
  const small = Object.hasOwn(GRAMMAR_WORDS, token.image) ? GRAMMAR_WORDS[token.image] : coreNameDoc(token.image);
  if (small) return { page: grammarWordDocumentation(token.image, small), span: token.span };
  if (!KEYWORDS.includes(token.image)) return undefined;
  // a keyword inside a word: the word that begins before it; in an incomplete text every word that begins with it
  const around = words
    .filter(({ span }) => span.start <= offset)
    .map(({ word: name }) => WORD_BY_NAME.get(name)!)
    .filter((one) => usage(one).includes(token.image))
    .at(-1);
  const pages = around ? [around] : WORDS.filter(({ opening }) => opening[0] === token.image);
  return pages.length ? { page: pages.map(wordDocumentation).join('\n\n---\n\n'), span: token.span } : undefined;
}

/** The key at an offset, with its documentation from the table of fields. */
function keyHere(root: YamlMap, offset: number): HoverContent | undefined {
  let node: ReturnType<typeof childOf> = root;
  const path: string[] = [];
  while (node && node.kind !== 'scalar') {
    if (node.kind === 'list') {
      path.push('');
      node = node.items.find(({ span }) => spanContains(span, offset));
      continue;
    }
    const map: YamlMap = node;
    const entry = map.entries.find(({ keySpan }) => spanContains(keySpan, offset));
    if (entry) {
      const page = keyPage(path, entry.key);
      return page === undefined ? undefined : { page, span: entry.keySpan };
    }
    const inside = map.entries.find(({ value }) => spanContains(value.span, offset));
    if (inside) path.push(inside.key);
    node = inside?.value;
  }
  return undefined;
}

function keyPage(path: string[], key: string): string | undefined {
  const place = fieldAt(path);
  const section = SECTION_NAMES.find((name) => name === key);
  if (place?.is === 'sections' && section) return sectionDocumentation(section);
  if (place?.is === 'sections' && path.length === 0 && Object.hasOwn(CHANGES, key)) {
    return `\`${key}\`: ${CHANGES[key as keyof typeof CHANGES]}`;
  }
  const fields = place && (recordOf(place)?.fields ?? (place.is === 'sections' ? HEADER : undefined));
  return fields && Object.hasOwn(fields, key)
    ? fieldDocumentation(key, (fields as typeof HEADER)[key as keyof typeof HEADER])
    : undefined;
}
