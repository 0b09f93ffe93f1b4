/** Reads the lessons of a pack and reports their problems; whether their choices can be made, the interpreter tells. */
import { LESSON_COMPONENTS, LESSON_PLACES, type LanguageCode, type LessonComponent } from '../packs/fields.ts';
import { scalars } from '../packs/declare.ts';
import type { PackModel } from '../packs/model.ts';
import type { FileSource, MetadataSource, Sources } from '../packs/sources.ts';
import { citationsIn } from '../provenance/index.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { childOf, nodeAt, plain, type YamlMap, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { readChoiceKeys } from './choice-keys.ts';
import { scenarioProblem, type ScenarioReport } from './diagnostics.ts';
import type { Lesson, LessonChoice, LessonLook, LessonStep } from './lesson.ts';
import { optionsOf, playersWritten } from './setting.ts';
import { languagesOf, readTold, type Told } from './told.ts';

/** The problems of the lessons of a pack. */
export const checkLessons = (model: PackModel, sources: Sources): FileProblem[] => readLessons(model, sources).problems;

/** The lessons of a pack itself: those of base packs are of other rules. */
export function readLessons(model: PackModel, sources: Sources): { lessons: Lesson[]; problems: FileProblem[] } {
  const lessons: Lesson[] = [];
  const problems: FileProblem[] = [];
  const own = new Set(sources.packs.at(-1)?.files);
  const languages = languagesOf(sources);
  for (const entry of sources.metadata) {
    if (entry.section !== 'lessons' || !own.has(entry.file)) continue;
    const file = sources.files.find(({ path }) => path === entry.file)!;
    const node = file.yaml.root && nodeAt(file.yaml.root, entry.path);
    if (node?.kind !== 'map') continue;
    const before = problems.length;
    const report: ScenarioReport = (code, span, ...data) => {
      problems.push({ ...scenarioProblem(code, span, ...data), file: file.path });
    };
    const lesson = new LessonReader(model, file, languages, report).lesson(entry, node);
    if (!problems.slice(before).some(({ severity }) => severity === 'error')) lessons.push(lesson);
  }
  return { lessons, problems };
}

class LessonReader {
  readonly #model: PackModel;
  readonly #file: FileSource;
  readonly #languages: readonly LanguageCode[];
  readonly #report: ScenarioReport;

  constructor(model: PackModel, file: FileSource, languages: readonly LanguageCode[], report: ScenarioReport) {
    this.#model = model;
    this.#file = file;
    this.#languages = languages;
    this.#report = report;
  }

  lesson({ id, idRange }: MetadataSource, node: YamlMap): Lesson {
    const steps = childOf(node, 'steps');
    return {
      id,
      title: this.#told(childOf(node, 'title')),
      pack: this.#file.pack,
      file: this.#file.path,
      ...this.#file.lines.place(idRange.start),
      players: playersWritten(node, this.#model, this.#report) ?? this.#model.playerCounts[0],
      options: optionsOf(node, this.#model, this.#report),
      seed: numberOf(childOf(node, 'seed')),
      steps: itemsOf(steps).flatMap((step) => (step.kind === 'map' ? [this.#step(step)] : [])),
    };
  }

  #step(node: YamlMap): LessonStep {
    const source = childOf(node, 'source');
    return {
      say: this.#told(childOf(node, 'say')),
      look: scalars(childOf(node, 'look')).flatMap((item) => this.#look(item) ?? []),
      choices: [
        ...this.#choices(node, 'choose', 'learner'),
        ...this.#choices(node, 'others', 'others'),
        ...this.#choices(node, 'meanwhile', 'all'),
      ],
      sources: citationsIn(source && plain(source)),
    };
  }

  #choices(node: YamlMap, field: 'choose' | 'others' | 'meanwhile', by: LessonChoice['by']): LessonChoice[] {
    return scalars(childOf(node, field)).flatMap((item) =>
      readChoiceKeys({ kind: 'list', items: [item], span: item.span }, this.#model, this.#report).map((key) => ({
        by,
        key,
        line: this.#file.lines.place(item.span.start).line,
      })),
    );
  }

  #told(node: YamlNode | undefined): Told {
    return readTold(node, this.#languages, this.#report);
  }

  #look(item: YamlScalar): LessonLook | undefined {
    const place = LESSON_PLACES.find((one) => one === item.text);
    if (place) return { kind: 'place', place };
    const [, kind, id] = /^([a-z]+):(.+)$/.exec(item.text) ?? [];
    const component = LESSON_COMPONENTS.find((one) => one === kind);
    if (component === undefined) {
      const known = [...LESSON_PLACES, ...LESSON_COMPONENTS.map((one) => `${one}:`)];
      this.#report('wrong-value', item.span, { is: 'look', written: item.text, known });
      return undefined;
    }
    const ids = idsOf(component, this.#model);
    if (ids.includes(id)) return { kind: component, id };
    this.#report('unknown-name', item.span, {
      in: 'pack',
      kind: component,
      name: id,
      suggestions: nearestNames(id, ids),
    });
    return undefined;
  }
}

function idsOf(kind: LessonComponent, { cards, counters, boards, slots, zones }: PackModel): string[] {
  const defs: Record<LessonComponent, readonly { id: string }[]> = {
    card: cards,
    counter: counters,
    site: boards.flatMap(({ sites }) => sites),
    slot: slots,
    zone: zones,
  };
  return defs[kind].map(({ id }) => id);
}

const itemsOf = (node: YamlNode | undefined): YamlNode[] => (node?.kind === 'list' ? node.items : []);

const numberOf = (node: YamlNode | undefined): number => (node?.kind === 'scalar' ? Number(node.value) : 0);
