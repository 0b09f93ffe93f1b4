/** The edit that writes an effect into a component, with what has to change beside it. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import {
  addField,
  childOf,
  columnOf,
  endOfLine,
  entryOf,
  insertField,
  isFlow,
  NOTE_FIELDS,
  plain,
  print,
  removeEntry,
  replaceText,
  setValue,
  type ComponentSource,
  type Edit,
  type EffectNode,
  type EffectSource,
  type LanguageCode,
  type PackModel,
  type Plain,
  type Sources,
  type Span,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import { nodeOf } from './components.ts';
import { rangeOf } from './positions.ts';
import type { Pack } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** A program that an effect may be written to. */
export interface Place {
  key: string;
  isStanding: boolean;
  /** what is written there now */
  written?: EffectSource;
}

/** A type of card. */
export type CardType = PackModel['types'][number];

interface Writing {
  key: string;
  effect: EffectNode;
  /** the type that the card is to have, where it is another one */
  type?: CardType;
  /** the words that say it */
  printed: PrintedWords;
}

/** What is typed for an effect, and what it means as Fathom says it. */
export interface PrintedWords {
  language: LanguageCode;
  says: string;
  means: string;
}

/** What is printed on a component and not encoded yet: the text of its programs; null where there is none. */
export function notEncodedText(sources: Sources, component: ComponentSource): string | null {
  const texts = notEncoded(nodeOf(sources, component), sources).flatMap(({ value }) =>
    value.kind === 'scalar' ? [value.text.trim()] : [],
  );
  return texts.length > 0 ? texts.join('\n') : null;
}

/** Other entries are of its name, its price and so on. */
function notEncoded(node: YamlNode | undefined, { symbols }: Sources): YamlEntry[] {
  const left = childOf(node, 'not-encoded');
  if (left?.kind !== 'map') return [];
  return left.entries.filter(({ key }) => key === 'text' || symbols.get('program', key) !== undefined);
}

/** Writes an effect into one of the places of a component; null where there is no room, as inside of brackets. */
export function editFor(
  workspace: Workspace,
  { sources }: Pack,
  component: ComponentSource,
  places: readonly Place[],
  { key, effect, type, printed }: Writing,
): WorkspaceEdit | null {
  const map = nodeOf(sources, component);
  const lacking = type ? places.filter((place) => !type.programs.some(({ name }) => name === place.key)) : [];
  // what the card did before gives its place to what it does now
  const written = (places.find((place) => place.key === key && place.written) ?? lacking[0])?.written;
  const path = written?.file ?? component.file;
  const file = sources.files.find((one) => one.path === path);
  const uri = workspace.uriOf(path);
  const counted = workspace.file(uri);
  if (!file || !counted) return null;
  const { text } = file;
  const inserted = written ? spanned(replaceText(written, effect, file.yaml)) : newField(map, key, effect, text);
  if (!inserted) return null;
  const edits = [inserted];
  if (path === component.file && map?.kind === 'map') {
    const more = type ? typeEdits(map, type, key, lacking, text) : [];
    if (more === null) return null;
    edits.push(...more, ...printedEdits(map, key, printed, lacking, text));
    edits.push(...encodedEdits(map, key, places, sources, text));
  } else if (type) return null;
  const changes = joined(edits).map(({ span, text }) => ({ range: rangeOf(counted, span), newText: text }));
  return { changes: { [uri]: changes } };
}

const spanned = ({ start, end, text }: ReturnType<typeof replaceText>): Edit => ({ span: { start, end }, text });

/** Gives a card another type: with the keys of its programs, also in its status; null where that is written elsewhere. */
function typeEdits(map: YamlMap, type: CardType, key: string, lacking: readonly Place[], text: string): Edit[] | null {
  const gone = lacking.flatMap((place) => entryOf(map, place.key) ?? []);
  const isWritten = entryOf(map, key) !== undefined;
  const renamed = isWritten ? undefined : gone[0];
  const others = gone.filter((entry) => entry !== renamed);
  const written = childOf(map, 'type');
  if (written?.kind !== 'scalar' || written.usedAt) return null;
  const status = childOf(map, 'status');
  const statusOf = (entry: YamlEntry | undefined): YamlEntry[] => {
    const found = entry && entryOf(status, entry.key);
    return found ? [found] : [];
  };
  return [
    { span: written.span, text: type.id },
    ...[renamed, ...statusOf(renamed)].flatMap((entry) => (entry ? [{ span: entry.keySpan, text: key }] : [])),
    ...others.map((entry) => removeEntry(entry, map, text)),
    ...others.flatMap(statusOf).map((entry) => removeEntry(entry, status!, text)),
  ];
}

/** What was typed stays on the component where it is other words than those of the effect; what was there before it goes. */
function printedEdits(
  map: YamlMap,
  key: string,
  { language, says, means }: PrintedWords,
  lacking: readonly Place[],
  text: string,
): Edit[] {
  const entry = entryOf(map, 'printed');
  const before = entry ? plain(entry.value) : {};
  const isMap = (value: Plain | undefined): value is Record<string, Plain> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const said = says.trim().replace(/\s+/g, ' ');
  const isGone = (program: string): boolean => program === key || lacking.some((place) => place.key === program);
  const written = isMap(before) ? before : {};
  const ofProgram = isMap(written[key]) ? written[key] : {};
  const { [language]: _, ...otherLanguages } = ofProgram;
  const others = Object.fromEntries(Object.entries(written).filter(([program]) => !isGone(program)));
  const texts =
    plainly(said) === plainly(means) ? otherLanguages : { ...otherLanguages, [language]: { says: said, means } };
  const after: Record<string, Plain> = Object.keys(texts).length > 0 ? { ...others, [key]: texts } : others;
  if (Object.keys(after).length === 0) return entry ? [removeEntry(entry, map, text)] : [];
  if (entry) return [setValue(entry, after, text, isFlow(map, text))];
  return [insertField(map, 'printed', after, text, rankOfNote)];
}

/** How it begins and ends is no other wording. */
const plainly = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/** Notes come in their order, behind all else. */
const rankOfNote = (key: string): number => Object.keys(NOTE_FIELDS).indexOf(key);

/** Takes away what is no longer "not encoded". Of several programs one is said at a time, and the text may be of all. */
function encodedEdits(map: YamlMap, key: string, places: readonly Place[], sources: Sources, text: string): Edit[] {
  const left = entryOf(map, 'not-encoded');
  const encoded = notEncoded(map, sources);
  const isLast = places.every((place) => place.key === key || place.written) || places.length < 2;
  if (left?.value.kind !== 'map' || encoded.length === 0 || !isLast) return [];
  const { entries } = left.value;
  return encoded.length === entries.length
    ? [removeEntry(left, map, text)]
    : encoded.map((entry) => removeEntry(entry, left.value, text));
}

/** A program that the component does not have yet, as a block; undefined inside of brackets. */
function newField(map: YamlNode | undefined, key: string, effect: EffectNode, text: string): Edit | undefined {
  const id = entryOf(map, 'id');
  if (map?.kind !== 'map' || !id || text[map.span.start] === '{') return undefined;
  const margin = `\n${' '.repeat(columnOf(text, id.keySpan.start) + 2)}`;
  const block = ['|', ...print(effect, { layout: 'block' }).split('\n')].join(margin);
  const empty = entryOf(map, key);
  if (!empty) return addField({ span: id.keySpan, text, root: map }, key, ` ${block}`);
  const colon = text.indexOf(':', empty.keySpan.end) + 1;
  return { span: { start: colon, end: endOfLine(text, colon) }, text: ` ${block}` };
}

/** Edits of which none is inside of another: a field that is added at the end of what is removed takes its place. */
function joined(edits: readonly Edit[]): Edit[] {
  const out: Edit[] = [];
  for (const edit of edits) {
    // of two fields that are added at one place the second comes after the first
    const same = edit.span.start === edit.span.end ? out.find(({ span }) => isAt(span, edit.span)) : undefined;
    if (same) {
      out[out.indexOf(same)] = { span: same.span, text: same.text + edit.text };
      continue;
    }
    const at = out.findIndex(
      ({ span }) => span.start === span.end && edit.span.start < span.end && span.end <= edit.span.end,
    );
    if (edit.text !== '' || at < 0) out.push(edit);
    else out[at] = { span: edit.span, text: `${out[at].text.replace(/^\r?\n/, '')}\n` };
  }
  return out;
}

const isAt = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
