/** Wordings and frames of a lexicon that could not be read: braces and brackets, the names of phrases. */
import { CASES, LANGUAGE_CODES, childOf, nodeAt, type YamlNode, nearestNames } from '../../dsl/internal.ts';
import {
  holesMissing,
  holesOf,
  wordingKeys,
  RELATION_KINDS,
  relationOfKey,
  patternError,
} from '../../texts/internal.ts';
import { defineCheck, type Finding } from './check.ts';

/** Words that are put into sentences as they are. */
const NAME_FORMS = ['one', 'other', ...CASES, 'in', 'to', 'from', 'adjective'];

type WrongWording =
  | { name: string }
  | { text: string; twice: string }
  | { text: string; reason: string }
  | { text: string; lacks: string[] }
  | { key: string; suggestions: string[] };

export const wrongWording = defineCheck<WrongWording>({
  summary: 'A wording or a frame of the lexicon is no pattern, or is given for a phrase that there is not.',
  severity: 'error',
  message: (data) => {
    if ('name' in data) return `“${data.name}” is the form of a name, and has no placeholder.`;
    if ('twice' in data) return `“${data.text}” has {${data.twice}} twice; it stands for one thing.`;
    if ('key' in data) return `No phrase or turn of speech is called "${data.key}".`;
    return 'reason' in data
      ? `“${data.text}” is no pattern: ${data.reason}.`
      : `“${data.text}” lacks ${data.lacks.map((name) => `{${name}}`).join(' and ')}.`;
  },
  fix: { none: 'forms, drawings and patterns are the author’s; the help says which are missing' },
  example: { text: 'gain {n', reason: 'a brace is not closed' },
  early: true,
  run: ({ sources: { lexicon, files } }) =>
    lexicon
      .filter(({ language }) => (LANGUAGE_CODES as readonly string[]).includes(language))
      .flatMap(({ file, path }) => {
        const root = files.find((source) => source.path === file)?.yaml.root;
        const entry = root ? nodeAt(root, path) : undefined;
        const finding = (node: YamlNode, data: WrongWording): Finding<WrongWording> => ({
          data,
          at: { file, span: node.span },
        });
        const patterns = (node: YamlNode | undefined): Finding<WrongWording>[] =>
          scalars(node).flatMap((scalar) => {
            const wrong = patternError(scalar.text);
            if (wrong !== null) return [finding(scalar, { text: scalar.text, reason: wrong })];
            const holes = holesOf(scalar.text);
            const twice = holes.find((hole, i) => holes.indexOf(hole) !== i);
            return twice === undefined ? [] : [finding(scalar, { text: scalar.text, twice })];
          });
        const wordings = entry ? childOf(entry, 'wordings') : undefined;
        const relations = entry ? childOf(entry, 'relations') : undefined;
        const keys = wordingKeys();
        const names = NAME_FORMS.flatMap((form) => scalars(entry && childOf(entry, form)));
        return [
          ...names.flatMap((name) => (/[{}]/.test(name.text) ? [finding(name, { name: name.text })] : [])),
          ...patterns(entry ? childOf(entry, 'frames') : undefined),
          ...(relations?.kind === 'map' ? relations.entries : []).flatMap(({ key, value }) => {
            if (!relationOfKey(key)) {
              const known = RELATION_KINDS.map((kind) => `${kind}-${key.split('-').at(-1)}`);
              return [finding(value, { key, suggestions: nearestNames(key, known) })];
            }
            return [
              ...patterns(value),
              ...scalars(value).flatMap((scalar) => {
                const lacks = ['what', 'x'].filter((name) => !new RegExp(`\\{${name}[:}]`).test(scalar.text));
                return lacks.length > 0 ? [finding(scalar, { text: scalar.text, lacks })] : [];
              }),
            ];
          }),
          ...(wordings?.kind === 'map' ? wordings.entries : []).flatMap(({ key, value }) =>
            keys.includes(key)
              ? [
                  ...patterns(value),
                  ...scalars(value).flatMap((scalar) => {
                    const missing = holesMissing(key, scalar.text);
                    return missing.length > 0 ? [finding(scalar, { text: scalar.text, lacks: missing })] : [];
                  }),
                ]
              : [finding(value, { key, suggestions: nearestNames(key, keys) })],
          ),
        ];
      }),
});

function scalars(node: YamlNode | undefined): (YamlNode & { kind: 'scalar' })[] {
  return node?.kind === 'scalar' ? [node] : node?.kind === 'list' ? node.items.flatMap(scalars) : [];
}
