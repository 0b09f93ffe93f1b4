/** The private file of printed texts: its valid entries, and all problems. */
import {
  LANGUAGE_CODES,
  type LanguageCode,
  childOf,
  keySpanAt,
  type YamlNode,
  type YamlMap,
  type YamlScalar,
  readYaml,
  validateAgainst,
  type Lines,
  type Problem,
  type Span,
} from '../../dsl/internal.ts';
import { printedTextProblem } from './diagnostics.ts';
import { SECTION_OF_WORD, textsSchema, waiversSchema } from './schema.ts';
import { validate } from './texts.validator.ts';
import { validate as validateWaivers } from './waivers.validator.ts';

/** An entry of the file, before its component is looked up. */
export interface TextEntry {
  section: string;
  /** number, id or name, as in the file */
  component: string;
  program: string | undefined;
  lang: LanguageCode;
  edition: string | undefined;
  text: string;
  /** the entry's first key, the component, the program */
  at: { entry: Span; component: Span; program: Span | undefined; text: Span };
  /** from offsets in the text to the file */
  toFile(start: number, end: number): Span;
  /** it stays on its component: in which file of the pack, and what it was confirmed to mean; null: nobody said */
  kept?: { file: string; means: string | null };
}
interface AnyWaiver {
  reason: string;
  who: string | undefined;
  at: Span;
}
/** A waiver of one finding, while text and effect stay as they are. */
interface FindingWaiver extends AnyWaiver {
  finding: string;
  textHash: string;
  effectHash: string;
}
/** A waiver of all findings in which the same differs: a rule of the game that its texts leave out. */
interface RuleWaiver extends AnyWaiver {
  rule: string;
}
export type WaiverEntry = FindingWaiver | RuleWaiver;
export interface TextsFile {
  path: string;
  lines: Lines;
  texts: TextEntry[];
  waivers: WaiverEntry[];
  problems: Problem[];
  /** the file of the waivers, if it is another one */
  waiverSource: { path: string; lines: Lines; problems: Problem[] } | null;
}

const schema = textsSchema(LANGUAGE_CODES);
const waiverFileSchema = waiversSchema();

/** `path` is that of the places of problems. Entries with a mistake are left out. */
export function readTexts(path: string, bytes: Uint8Array): TextsFile {
  const { lines, root, problems } = readYaml(bytes);
  const file: TextsFile = {
    path,
    lines,
    texts: [],
    waivers: [],
    problems: problems.map(aboutTexts),
    waiverSource: null,
  };
  if (!root) return file;
  const broken = new Set(problems.map(({ start }) => lines.place(start).line));
  const wrong = validateAgainst(root, schema, validate, 'texts').filter(
    ({ start }) => !broken.has(lines.place(start).line),
  );
  file.problems.push(...wrong);
  const sound = (node: YamlNode): node is YamlMap =>
    node.kind === 'map' &&
    ![...problems, ...wrong].some(
      ({ severity, start }) =>
        severity === 'error' && start >= node.span.start && start < Math.max(node.span.end, node.span.start + 1),
    );
  itemsOf(root, 'texts').forEach((node, i) => {
    if (sound(node)) file.texts.push(...entriesOf(node, keySpanAt(root, ['texts', i]), file.problems));
  });
  for (const node of itemsOf(root, 'waivers')) if (sound(node)) file.waivers.push(...waiverOf(node, file.problems));
  return file;
}

/** Reads a file that has waivers only, for a table, which has no place for them. */
export function readWaivers(path: string, bytes: Uint8Array): Pick<TextsFile, 'waivers' | 'waiverSource'> {
  const { lines, root, problems } = readYaml(bytes);
  const waivers: WaiverEntry[] = [];
  if (root && problems.length === 0) {
    const wrong = validateAgainst(root, waiverFileSchema, validateWaivers, 'texts');
    problems.push(...wrong);
    if (wrong.length === 0) {
      for (const node of itemsOf(root, 'waivers')) if (node.kind === 'map') waivers.push(...waiverOf(node, problems));
    }
  }
  return { waivers, waiverSource: { path, lines, problems: problems.map(aboutTexts) } };
}

/** Messages about files of packs, adapted to this file. */
function aboutTexts(problem: Problem): Problem {
  switch (problem.code) {
    case 'empty-file':
    case 'not-a-map':
    case 'byte-order-mark':
      return printedTextProblem(problem.code, problem);
    default:
      return problem;
  }
}

const itemsOf = (root: YamlMap, key: string): YamlNode[] => {
  const list = childOf(root, key);
  return list?.kind === 'list' ? list.items : [];
};
const scalar = (node: YamlMap, key: string): YamlScalar | undefined => {
  const found = childOf(node, key);
  return found?.kind === 'scalar' ? found : undefined;
};
const textOf = (node: YamlMap, key: string): string | undefined => scalar(node, key)?.text;

function entriesOf(node: YamlMap, whole: Span, problems: Problem[]): TextEntry[] {
  const entry = node.entries[0]?.keySpan ?? whole;
  const named = Object.keys(SECTION_OF_WORD).filter((word) => scalar(node, word));
  if (named.length !== 1) {
    const second = node.entries.find(({ key }) => key === named[1])?.keySpan;
    const words = Object.keys(SECTION_OF_WORD);
    problems.push(printedTextProblem('which-component', second ?? entry, { named, words }));
    return [];
  }
  const [word] = named;
  const component = scalar(node, word)!;
  const text = scalar(node, 'text')!;
  const program = scalar(node, 'program');
  return [
    {
      section: SECTION_OF_WORD[word],
      component: component.text.trim(),
      program: program?.text.trim(),
      lang: textOf(node, 'lang') as LanguageCode,
      edition: textOf(node, 'edition'),
      text: typeof text.value === 'string' ? text.value : '',
      at: {
        entry,
        component: component.span,
        program: program?.span,
        text: text.span.end > text.span.start ? text.span : node.entries.find(({ key }) => key === 'text')!.keySpan,
      },
      toFile: (start, end) => text.map().toFile(start, end),
    },
  ];
}

function waiverOf(node: YamlMap, problems: Problem[]): WaiverEntry[] {
  const reason = scalar(node, 'reason')!;
  const [finding, rule] = [scalar(node, 'finding'), scalar(node, 'rule')];
  const what = finding ?? rule;
  const hashes = ['text-hash', 'effect-hash'].map((key) => textOf(node, key));
  const [textHash, effectHash] = hashes;
  if (!what || (finding && rule) || (finding && (textHash === undefined || effectHash === undefined))) {
    problems.push(printedTextProblem('which-finding', node.span, { both: Boolean(finding && rule) }));
    return [];
  }
  if (reason.text.trim() === '') {
    problems.push(printedTextProblem('no-reason', keySpanAt(node, ['reason']), { finding: what.text }));
    return [];
  }
  const common = { reason: reason.text, who: textOf(node, 'who'), at: what.span };
  return rule
    ? [{ rule: rule.text, ...common }]
    : [{ finding: what.text, textHash: textHash!, effectHash: effectHash!, ...common }];
}
