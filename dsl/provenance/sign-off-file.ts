/** Reads and writes the file of sign-offs: a YAML list with one line for each. */
import { signOffProblem } from './diagnostics.ts';
import { LANGUAGE_CODES } from '../packs/fields.ts';
import type { Problem } from '../source/problem.ts';
import { childOf, plain, type Plain, type YamlNode } from '../source/tree.ts';
import { readYamlText } from '../source/yaml.ts';
import type { SignOff } from './sign-off.ts';

const HEAD = `# Who found that a component says what its source says, and of which effect and texts. \`fathom edit\` writes a line when
# somebody signs off in Audit; a line no longer holds when the effect or a text has changed.
signoffs:
`;

/** The sign-offs of a file, and the problems of the file. */
interface SignOffsRead {
  signOffs: SignOff[];
  problems: Problem[];
}

/** Reads the text of the file. Invalid lines become problems; the others are returned. */
export function readSignOffs(text: string): SignOffsRead {
  // an empty file has no sign-offs; that is not an error
  if (text.trim() === '') return { signOffs: [], problems: [] };
  const { root, problems } = readYamlText(text);
  const items = itemsOf(root);
  if (root && !items) {
    return { signOffs: [], problems: [...problems, signOffProblem('sign-off', root.span, { lacks: 'list' })] };
  }
  const signOffs: SignOff[] = [];
  for (const item of items ?? []) {
    const signOff = signOffOf(plain(item));
    if (signOff) signOffs.push(signOff);
    else problems.push(signOffProblem('sign-off', item.span, { lacks: 'fields' }));
  }
  return { signOffs, problems };
}

/**
 * The text with one sign-off added, or in place of the one of the same component; `null` removes it. All other lines and
 * comments are preserved.
 */
export function withSignOff(
  text: string,
  { pack, component }: Pick<SignOff, 'pack' | 'component'>,
  signOff: SignOff | null,
): string {
  const existing = itemsOf(readYamlText(text).root)?.find((item) => {
    const one = signOffOf(plain(item));
    return one?.pack === pack && one.component === component;
  });
  if (existing && signOff) {
    return text.slice(0, existing.span.start) + inLine(signOff) + text.slice(ending(text, existing));
  }
  if (existing) {
    return (
      text.slice(0, text.lastIndexOf('\n', existing.span.start) + 1) +
      text.slice(Math.min(text.length, ending(text, existing) + 1))
    );
  }
  if (!signOff) return text;
  const before = text.trim() === '' ? HEAD : text.endsWith('\n') ? text : `${text}\n`;
  return `${before}  - ${inLine(signOff)}\n`;
}

/** The end of its last line; the span of a block may include blank lines after it. */
const ending = (text: string, { span: { start, end } }: YamlNode): number =>
  start + text.slice(start, end).trimEnd().length;

function itemsOf(root: YamlNode | null): readonly YamlNode[] | undefined {
  const list = root ? childOf(root, 'signoffs') : undefined;
  return list?.kind === 'list' ? list.items : list?.kind === 'scalar' && list.value === null ? [] : undefined;
}

/** One line of JSON, which is YAML as well whatever characters a name contains. */
const inLine = ({ pack, component, who, date, effect, text }: SignOff): string => {
  const entries = Object.entries({ pack, component, who, date, effect }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `{${entries.join(', ')}, text: {${Object.entries(text)
    .map(([code, hash]) => `${code}: ${JSON.stringify(hash)}`)
    .join(', ')}}}`;
};

function signOffOf(value: Plain): SignOff | null {
  const { pack, component, who, date, effect, text } = mapOf(value);
  const texts = mapOf(text ?? null);
  if (
    typeof pack !== 'string' ||
    typeof component !== 'string' ||
    typeof who !== 'string' ||
    typeof date !== 'string' ||
    typeof effect !== 'string'
  ) {
    return null;
  }
  return {
    pack,
    component,
    who,
    date,
    effect,
    text: Object.fromEntries(
      LANGUAGE_CODES.flatMap((code) => (typeof texts[code] === 'string' ? [[code, texts[code]]] : [])),
    ),
  };
}

const mapOf = (value: Plain): Record<string, Plain | undefined> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
