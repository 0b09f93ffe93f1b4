/** Texts that stay on their components (`printed` of a component), as entries beside those of a file. */
import {
  childOf,
  LANGUAGE_CODES,
  nodeAt,
  type ComponentSource,
  type Sources,
  type YamlEntry,
  type YamlNode,
  type YamlScalar,
} from '../../dsl/internal.ts';
import type { TextEntry, TextsFile } from './texts-file.ts';

/** What findings call the edition of a text that stays on its component: a file may have others of the same component. */
const EDITION = 'printed';

/** A text that stays on its component. */
export type KeptText = TextEntry & Required<Pick<TextEntry, 'kept'>>;

/** The texts of a file, and those that stay on components of the pack. */
export function withKeptTexts<File extends TextsFile>(file: File, sources: Sources): File {
  return { ...file, texts: [...file.texts, ...keptTexts(sources)] };
}

/** All that stay on components. */
export function keptTexts(sources: Sources): KeptText[] {
  const roots = new Map(sources.files.map(({ path, yaml }) => [path, yaml.root]));
  return sources.components.flatMap((component) => {
    const root = roots.get(component.file);
    const printed = root ? childOf(nodeAt(root, component.path), 'printed') : undefined;
    return entriesOf(printed).flatMap((program) =>
      entriesOf(program.value).flatMap((text) => keptText(component, program, text)),
    );
  });
}

function keptText({ section, id, file }: ComponentSource, program: YamlEntry, text: YamlEntry): KeptText[] {
  const lang = LANGUAGE_CODES.find((code) => code === text.key);
  const says = text.value.kind === 'scalar' ? text.value : scalarOf(childOf(text.value, 'says'));
  const means = scalarOf(childOf(text.value, 'means'));
  if (!lang || typeof says?.value !== 'string') return [];
  return [
    {
      section,
      component: id,
      program: program.key,
      lang,
      edition: EDITION,
      text: says.value,
      at: { entry: text.keySpan, component: text.keySpan, program: program.keySpan, text: says.span },
      toFile: (start, end) => says.map().toFile(start, end),
      kept: { file, means: typeof means?.value === 'string' ? means.value.trim() : null },
    },
  ];
}

const entriesOf = (node: YamlNode | undefined): readonly YamlEntry[] => (node?.kind === 'map' ? node.entries : []);

const scalarOf = (node: YamlNode | undefined): YamlScalar | undefined => (node?.kind === 'scalar' ? node : undefined);
