/** Reads what a pack says of its names to people who do not know the game. */
import type { Sources } from '../packs/sources.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { scenarioProblem, type ScenarioReport } from './diagnostics.ts';
import { languagesOf, readTold, type Told } from './told.ts';

/** By name, also those of the packs that it extends. Problems are those of the pack itself. */
export function readExplanations(sources: Sources): { explanations: Map<string, Told>; problems: FileProblem[] } {
  const explanations = new Map<string, Told>();
  const problems: FileProblem[] = [];
  const own = new Set(sources.packs.at(-1)?.files);
  const languages = languagesOf(sources);
  for (const entry of sources.metadata) {
    const file = sources.files.find(({ path }) => path === entry.file);
    if (entry.section !== 'explanations' || !file) continue;
    const report: ScenarioReport = (code, span, ...data) => {
      if (own.has(entry.file)) problems.push({ ...scenarioProblem(code, span, ...data), file: file.path });
    };
    if (!sources.symbols.find(entry.id).some(({ id }) => id === entry.id)) {
      const suggestions = nearestNames(
        entry.id,
        sources.symbols.all().map(({ id }) => id),
      );
      report('unknown-name', entry.idRange, { in: 'pack', kind: 'component', name: entry.id, suggestions });
    }
    explanations.set(entry.id, readTold(entry.node, languages, report));
  }
  return { explanations, problems };
}

/** The problems of the explanations of a pack. */
export const checkExplanations = (sources: Sources): FileProblem[] => readExplanations(sources).problems;
