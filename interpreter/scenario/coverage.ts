/** How much of the programs was reached: by scenarios, by random games, by neither; in all, by file and by component. */
import type { Origin, ComponentId, Sources } from '../../dsl/internal.ts';
import { instrument, type Aspect, type CoverageGoal } from './instrument.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';

/** One thing to reach: what of a program, by its place in the files. */
export interface CoveragePart {
  file: string;
  line: number;
  column: number;
  text: string;
  aspect: Aspect;
}
/** What no scenario reaches; random games may have. */
interface UncoveredPart extends CoveragePart {
  byGames: boolean;
}
interface ReachCounts {
  parts: number;
  byScenarios: number;
  byGames: number;
  never: number;
  uncovered: UncoveredPart[];
}
export interface FileCoverage extends ReachCounts {
  file: string;
}
interface ComponentCoverage extends ComponentId, ReachCounts {
  file: string;
  line: number;
}
export interface Coverage {
  /** random games that were played */
  games: number;
  files: FileCoverage[];
  components: ComponentCoverage[];
  /** what neither scenarios nor games reach */
  never: CoveragePart[];
}

/** Parts reached by one source, gathered over several compiled games. */
export class ReachedParts {
  readonly parts = new Map<string, CoveragePart>();
  readonly reached = new Set<string>();
  private readonly instrumented: CoverageGoal[][] = [];

  /** Makes the game, which must not be shared, note what is reached. */
  instrument(compiled: CompiledGame): void {
    this.instrumented.push(instrument(compiled));
  }

  /** Reads the notes. `isOwn`: whether it is in the packs. */
  gather(isOwn: (origin: Origin) => boolean): void {
    for (const goals of this.instrumented) {
      for (const { aspect, origin, reached } of goals) {
        if (!isOwn(origin)) continue;
        const { file, line, column, text } = origin;
        const key = `${file}:${line}:${column}:${aspect}:${text}`;
        if (!this.parts.has(key)) this.parts.set(key, { file, line, column, text, aspect });
        if (reached) this.reached.add(key);
      }
    }
  }
}

export function coverageOf(scenarios: ReachedParts, games: ReachedParts, sources: Sources, played: number): Coverage {
  const files = new Map<string, FileCoverage>();
  const components = new Map<string, ComponentCoverage>();
  const never: CoveragePart[] = [];
  const componentAt = componentsAt(sources);
  const all = [...new Map([...scenarios.parts, ...games.parts])].sort(([, a], [, b]) => byPlace(a, b));
  for (const [key, part] of all) {
    const byScenarios = scenarios.reached.has(key);
    const byGames = games.reached.has(key);
    const { file } = part;
    const counted: ReachCounts[] = [entry(files, file, { file })];
    const component = componentAt(part);
    if (component) {
      counted.push(
        entry(components, `${component.section} ${component.id}`, {
          section: component.section,
          id: component.id,
          file,
          line: component.line,
        }),
      );
    }
    for (const reach of counted) {
      reach.parts++;
      if (byScenarios) reach.byScenarios++;
      else reach.uncovered.push({ ...part, byGames });
      if (byGames) reach.byGames++;
      if (!byScenarios && !byGames) reach.never++;
    }
    if (!byScenarios && !byGames) never.push(part);
  }
  return { games: played, files: [...files.values()], components: [...components.values()], never };
}

function entry<T extends object>(map: Map<string, T & ReachCounts>, key: string, about: T): T & ReachCounts {
  let found = map.get(key);
  if (!found) map.set(key, (found = { ...about, parts: 0, byScenarios: 0, byGames: 0, never: 0, uncovered: [] }));
  return found;
}

function byPlace(a: CoveragePart, b: CoveragePart): number {
  return a.file !== b.file ? (a.file < b.file ? -1 : 1) : a.line - b.line || a.column - b.column;
}

/** Finds the innermost component in whose lines a part is. */
export function componentsAt({
  components,
  files,
}: Sources): (part: Pick<CoveragePart, 'file' | 'line'>) => (ComponentId & { line: number }) | undefined {
  const byFile = new Map<string, (ComponentId & { line: number; last: number })[]>();
  for (const { path, name, lines } of files) {
    byFile.set(
      name,
      components
        .filter(({ file }) => file === path)
        .map(({ section, id, range }) => ({
          section,
          id,
          line: lines.place(range.start).line,
          last: lines.place(range.end).line,
        })),
    );
  }
  return ({ file, line }) =>
    byFile
      .get(file)
      ?.filter((c) => c.line <= line && line <= c.last)
      .sort((a, b) => a.last - a.line - (b.last - b.line))[0];
}
