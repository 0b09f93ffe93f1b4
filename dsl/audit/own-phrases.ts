/** The phrases that a pack renders in place of those of the languages, with what each stands for, and where they are written. */
import { fileRange } from '../source/diagnostic.ts';
import { childOf, nodeAt, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../packs/word-forms.ts';
import type { Sources } from '../packs/sources.ts';

export interface OwnPhrase {
  language: LanguageCode;
  rendered: string;
  /** an effect */
  means: string;
  file: string;
  line: number;
}

/** Of the pack's own files; those of its base packs are audited there. */
export function ownPhrases({ lexicon, files, packs }: Sources): OwnPhrase[] {
  const own = new Set(packs.at(-1)?.files);
  return lexicon
    .filter(({ file }) => own.has(file))
    .flatMap(({ language, file, path }) => {
      const code = LANGUAGE_CODES.find((known) => known === language);
      const source = files.find((one) => one.path === file);
      const root = source?.yaml.root;
      const list = root ? childOf(nodeAt(root, path), 'sentences') : undefined;
      if (!code || !source || list?.kind !== 'list') return [];
      return list.items.flatMap((item): OwnPhrase[] => {
        const [rendered, means] = [scalarOf(item, 'rendered'), scalarOf(item, 'means')];
        if (!rendered || !means) return [];
        const { line } = fileRange(file, source.lines, rendered.span);
        return [{ language: code, rendered: rendered.text, means: means.text, file, line }];
      });
    });
}

const scalarOf = (item: YamlNode, key: string): YamlScalar | undefined => {
  const found = childOf(item, key);
  return found?.kind === 'scalar' ? found : undefined;
};
