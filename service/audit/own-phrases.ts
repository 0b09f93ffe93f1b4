/**
 * The phrases that a pack renders in place of those of the languages, to one person and to several, and the examples of its
 * sentences: what each stands for, and where it is written.
 */
import {
  fileRange,
  childOf,
  nodeAt,
  type YamlNode,
  type YamlScalar,
  LANGUAGE_CODES,
  type LanguageCode,
  type Sources,
} from '../../dsl/internal.ts';
import { LANGUAGES } from '../../texts/internal.ts';

export interface OwnPhrase {
  language: LanguageCode;
  rendered: string;
  /** to several people, where the language says it in other words to one */
  to?: 'several';
  /** an effect; of an example of a sentence with holes, that of the sentence, with its holes */
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
        const means = scalarOf(item, 'means');
        if (!means) return [];
        const phrase = ({ text: rendered, span }: YamlScalar): OwnPhrase => ({
          language: code,
          rendered,
          means: means.text,
          file,
          line: fileRange(file, source.lines, span).line,
        });
        const rendered = (text: YamlScalar): OwnPhrase => withSample(phrase(text));
        return [
          ...scalarsOf(item, 'rendered').map(rendered),
          ...scalarsOf(item, 'plural').map((plural): OwnPhrase => ({ ...rendered(plural), to: 'several' })),
          ...scalarsOf(item, 'examples').map(phrase),
        ];
      });
    });
}

/** A number in place of the placeholder, as the text is rendered then. */
function withSample(phrase: OwnPhrase): OwnPhrase {
  const { rendered, means, language } = phrase;
  if (!rendered.includes(COUNT)) return phrase;
  const [text, effect] = [rendered, means].map((one) => one.replaceAll(COUNT, SAMPLE));
  return { ...phrase, rendered: LANGUAGES[language].polish(text), means: effect };
}
const COUNT = '{count}';
const SAMPLE = '2';

const scalarOf = (item: YamlNode, key: string): YamlScalar | undefined => scalarsOf(item, key)[0];

/** What a key has: one, or a list. */
function scalarsOf(item: YamlNode, key: string): YamlScalar[] {
  const found = childOf(item, key);
  const all = found?.kind === 'list' ? found.items : found ? [found] : [];
  return all.filter((one): one is YamlScalar => one.kind === 'scalar');
}
