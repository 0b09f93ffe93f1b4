/** Wordings and frames of a lexicon that could not be read: braces and brackets, the names of phrases. */
import { LANGUAGE_CODES } from '../packs/fields.ts';
import { childOf, nodeAt, type YamlNode } from '../source/tree.ts';
import { holesMissing, wordingKeys } from '../text/parse/wording-keys.ts';
import { patternError } from '../text/languages/pattern.ts';
import { nearestNames } from '../source/nearest-names.ts';
import type { Check, Finding } from './check.ts';

export const wrongWording: Check = {
  code: 'wrong-wording',
  summary: 'A wording or a frame of the lexicon is no pattern, or is given for a phrase that there is not.',
  early: true,
  run: ({ sources: { lexicon, files } }) =>
    lexicon
      .filter(({ language }) => (LANGUAGE_CODES as readonly string[]).includes(language))
      .flatMap(({ file, path }) => {
        const root = files.find((source) => source.path === file)?.yaml.root;
        const entry = root ? nodeAt(root, path) : undefined;
        const finding = (node: YamlNode, message: string, suggestions: string[] = []): Finding => ({
          severity: 'error',
          message,
          suggestions,
          at: { file, span: node.span },
        });
        const patterns = (node: YamlNode | undefined): Finding[] =>
          scalars(node).flatMap((scalar) => {
            const wrong = patternError(scalar.text);
            return wrong === null ? [] : [finding(scalar, `“${scalar.text}” is no pattern: ${wrong}.`)];
          });
        const wordings = entry ? childOf(entry, 'wordings') : undefined;
        const keys = wordingKeys();
        return [
          ...patterns(entry ? childOf(entry, 'frames') : undefined),
          ...(wordings?.kind === 'map' ? wordings.entries : []).flatMap(({ key, value }) =>
            keys.includes(key)
              ? [
                  ...patterns(value),
                  ...scalars(value).flatMap((scalar) => {
                    const missing = holesMissing(key, scalar.text);
                    return missing.length > 0
                      ? [finding(scalar, `“${scalar.text}” lacks ${missing.map((name) => `{${name}}`).join(' and ')}.`)]
                      : [];
                  }),
                ]
              : [finding(value, `No phrase or turn of speech is called "${key}".`, nearestNames(key, keys))],
          ),
        ];
      }),
};

function scalars(node: YamlNode | undefined): (YamlNode & { kind: 'scalar' })[] {
  return node?.kind === 'scalar' ? [node] : node?.kind === 'list' ? node.items.flatMap(scalars) : [];
}
