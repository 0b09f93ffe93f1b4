/** What a check says of cards that are written nowhere yet. */
import { runChecks } from '../checks/index.ts';
import {
  withCards,
  type PackModel,
  type FileSource,
  type Sources,
  hasErrors,
  toDiagnostic,
  type Diagnostic,
  childOf,
  readYamlText,
} from '../../dsl/internal.ts';

/** The file that diagnostics of such cards name. */
const UNWRITTEN = 'cards';

/** A pack with cards that are written nowhere yet. */
export interface PackWithUnwritten {
  /** of these cards alone */
  diagnostics: Diagnostic[];
  draft: PackModel;
  sources: Sources;
}

/**
 * Checks cards as `fathom check` would if they were in the pack.
 *
 * @param text a map with `cards`, as a file of a pack has it
 */
export const checkCards = (sources: Sources, text: string): Diagnostic[] => loadCards(sources, text)?.diagnostics ?? [];

/** The pack as it would be with cards; null if the text has none. */
export function loadCards(sources: Sources, text: string): PackWithUnwritten | null {
  const yaml = readYamlText(text);
  const cards = yaml.root ? childOf(yaml.root, 'cards') : undefined;
  if (cards?.kind !== 'list') return null;
  const file: FileSource = {
    path: UNWRITTEN,
    name: UNWRITTEN,
    pack: sources.packs.at(-1)?.id ?? '',
    text,
    lines: yaml.lines,
    yaml,
  };
  const { model, sources: extended, problems } = withCards(sources, cards, file);
  const own = problems.map((problem) => toDiagnostic(problem, () => yaml.lines));
  const checked = hasErrors(own) ? [] : runChecks({ model, sources: extended, complete: true });
  const diagnostics = [...own, ...checked.filter((diagnostic) => diagnostic.file === UNWRITTEN)];
  return { diagnostics, draft: model, sources: extended };
}
