/**
 * Who has looked at a component and found that it says what its source says: a line of a file beside the packs, with the
 * fingerprints of what was looked at. When effect or text are others, the line no longer holds.
 */
import { LANGUAGE_CODES } from '../packs/fields.ts';
import type { Problem } from '../source/problem.ts';
import { childOf, plain, type Plain, type YamlNode } from '../source/tree.ts';
import { readYamlText } from '../source/yaml.ts';
import type { Fingerprints } from './changed-since.ts';

export interface SignOff extends Fingerprints {
  pack: string;
  /** `section/id` */
  component: string;
  who: string;
  /** such as 2026-11-22 */
  date: string;
}

const HEAD = `# Who found that a component says what its source says, and of which effect and texts. \`fathom edit\` writes a line when
# somebody signs off in Audit; a line no longer holds when the effect or a text has changed.
signoffs:
`;

export interface SignOffsRead {
  signOffs: SignOff[];
  problems: Problem[];
}

/** Lines that cannot be understood are told, and the others hold. */
export function readSignOffs(text: string): SignOffsRead {
  // nobody has signed yet
  if (text.trim() === '') return { signOffs: [], problems: [] };
  const { root, problems } = readYamlText(text);
  const items = itemsOf(root);
  const read = items?.map((item) => ({ item, signOff: signOffOf(plain(item)) })) ?? [];
  const wrong =
    root && !items
      ? [problem(root, 'Write a list under "signoffs".')]
      : read
          .filter(({ signOff }) => !signOff)
          .map(({ item }) => problem(item, 'A sign-off needs pack, component, who, date, effect and text.'));
  return { signOffs: read.flatMap(({ signOff }) => signOff ?? []), problems: [...problems, ...wrong] };
}

/** The same text with this one line more, or in place of the one of the same component; `null` takes it away. Nothing else changes. */
export function withSignOff(
  text: string,
  { pack, component }: Pick<SignOff, 'pack' | 'component'>,
  signOff: SignOff | null,
): string {
  const there = itemsOf(readYamlText(text).root)?.find((item) => {
    const one = signOffOf(plain(item));
    return one?.pack === pack && one.component === component;
  });
  if (there && signOff) return text.slice(0, there.span.start) + inLine(signOff) + text.slice(ending(text, there));
  if (there) {
    return (
      text.slice(0, text.lastIndexOf('\n', there.span.start) + 1) +
      text.slice(Math.min(text.length, ending(text, there) + 1))
    );
  }
  if (!signOff) return text;
  const before = text.trim() === '' ? HEAD : text.endsWith('\n') ? text : `${text}\n`;
  return `${before}  - ${inLine(signOff)}\n`;
}

/** Where its last line ends; a block's span may go on to what follows. */
const ending = (text: string, { span: { start, end } }: YamlNode): number =>
  start + text.slice(start, end).trimEnd().length;

function itemsOf(root: YamlNode | null): readonly YamlNode[] | undefined {
  const list = root ? childOf(root, 'signoffs') : undefined;
  return list?.kind === 'list' ? list.items : list?.kind === 'scalar' && list.value === null ? [] : undefined;
}

/** JSON in one line is YAML as well, whatever a name holds. */
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
  const said = mapOf(text ?? null);
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
      LANGUAGE_CODES.flatMap((code) => (typeof said[code] === 'string' ? [[code, said[code]]] : [])),
    ),
  };
}

const mapOf = (value: Plain): Record<string, Plain | undefined> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const problem = ({ span }: YamlNode, message: string): Problem => ({
  code: 'sign-off',
  severity: 'error',
  message,
  start: span.start,
  end: span.end,
});
