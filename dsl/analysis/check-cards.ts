/** What a check says of cards that are written nowhere yet. */
import { runChecks } from '../checks/index.ts';
import { withCards } from '../packs/with-cards.ts';
import type { FileSource, Sources } from '../packs/sources.ts';
import { hasErrors, toDiagnostic, type Diagnostic } from '../source/diagnostic.ts';
import { childOf } from '../source/tree.ts';
import { readYamlText } from '../source/yaml.ts';

/** The file that diagnostics of such cards name. */
const UNWRITTEN = 'cards';

/**
 * Checks cards as `fathom check` would if they were in the pack.
 *
 * @param text a map with `cards`, as a file of a pack has it
 */
export function checkCards(sources: Sources, text: string): Diagnostic[] {
  const yaml = readYamlText(text);
  const cards = yaml.root ? childOf(yaml.root, 'cards') : undefined;
  if (cards?.kind !== 'list') return [];
  const file: FileSource = {
    path: UNWRITTEN,
    name: UNWRITTEN,
    pack: sources.packs.at(-1)?.id ?? '',
    text,
    lines: yaml.lines,
    yaml,
  };
  const extended = withCards(sources, cards, file);
  const own = extended.problems.map((problem) => toDiagnostic(problem, () => yaml.lines));
  if (hasErrors(own)) return own;
  const found = runChecks({ model: extended.model, sources: extended.sources, complete: true });
  return [...own, ...found.filter((diagnostic) => diagnostic.file === UNWRITTEN)];
}
