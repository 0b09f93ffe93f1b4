/** The methods of the worker, without a worker around them. */
import { componentsWithoutScenario, provenanceReport } from '../../service/index.ts';
import {
  readSignOffs,
  withSignOff,
  type ComponentId,
  type ComponentSource,
  type Fingerprints,
  type Sources,
} from '../../dsl/internal.ts';
import * as languageService from '../../service/language-service/index.ts';
import { componentHashes } from '../../texts/internal.ts';
import { runScenarios } from '../../interpreter/scenario/index.ts';
import { boardViews } from './board-views.ts';
import { cardTableService } from './card-table-service.ts';
import { deckService } from './deck-service.ts';
import { componentDetails } from './pack-view.ts';
import { occasionViews } from './occasions.ts';
import { WorkerPacks, type PlayablePack } from './packs.ts';
import { problemFixes } from './problem-fixes.ts';
import type { RenderedTextView, ScenarioView, SignOffChange, WorkerApi } from './protocol.ts';
import { referenceService } from './reference-service.ts';
import { byLanguage, renderTexts } from './render-texts.ts';
import { tableService } from './table-service.ts';
import { answerTry, inspectPosition, NO_POSITION } from './try-effect.ts';

export function createWorkerService(): WorkerApi {
  const packs = new WorkerPacks();
  const renderable = (pack: string) => packs.playable(pack) ?? packs.lastGood(pack);
  const { labPosition, ...table } = tableService((pack) => packs.playable(pack), renderable);
  return {
    ...deckService(packs),
    ...cardTableService(packs),
    ...referenceService(renderable),
    ...table,
    open: (texts) => packs.open(texts),
    edit: (path, text) => packs.edit(path, text),
    analyze: (pack) => packs.view(pack),
    recallGood: (pack, texts) => packs.recallGood(pack, texts),
    checkIncrementally: (pack, file, line) => packs.incremental(pack, file, line),
    componentDetails(pack, section, id) {
      const view = packs.view(pack).components.find((one) => one.section === section && one.id === id);
      if (!view) return null;
      const { sources, model } = packs.load(pack);
      const lastGood = packs.lastGood(pack);
      // a component without errors is rendered as it is now, with the names that the pack had when it had no errors
      const from = view.stale && lastGood ? lastGood.sources : sources;
      const component = componentIn(from, section, id);
      return component ? componentDetails(component, from, model ?? lastGood?.model ?? null) : null;
    },
    renderSection(pack, section, language) {
      const from = renderable(pack);
      const rendered: Record<string, RenderedTextView[]> = {};
      if (!from) return rendered;
      for (const view of packs.view(pack).components) {
        const component = view.section === section && componentIn(from.sources, section, view.id);
        if (component) rendered[view.id] = renderTexts(from.model, from.sources, component, language);
      }
      return rendered;
    },
    renderComponents(pack, components) {
      const from = renderable(pack);
      if (!from) return {};
      const { model, sources } = from;
      const wanted = new Set(components);
      return Object.fromEntries(
        sources.components
          .filter((component) => wanted.has(keyOf(component)))
          .map((component) => [keyOf(component), byLanguage((code) => renderTexts(model, sources, component, code))]),
      );
    },
    audit(pack) {
      const loaded = packs.load(pack);
      return { ...provenanceReport(loaded), without: componentsWithoutScenario(loaded) };
    },
    variantText(pack, id) {
      const from = renderable(pack);
      return from ? languageService.variantText(id, from.model) : null;
    },
    fingerprints(pack, components) {
      const { sources, model: currentModel } = packs.load(pack);
      const lastGood = packs.lastGood(pack);
      const model = currentModel ?? lastGood?.model;
      const hashes: Record<string, Fingerprints> = {};
      if (!model) return hashes;
      for (const view of packs.view(pack).components) {
        if (!components.includes(keyOf(view))) continue;
        const from = view.stale && lastGood ? lastGood.sources : sources;
        const component = componentIn(from, view.section, view.id);
        if (component) hashes[keyOf(view)] = componentHashes(model, from, component);
      }
      return hashes;
    },
    boards(pack) {
      const from = renderable(pack);
      return from ? boardViews(from.model, from.sources) : [];
    },
    problemFixes: (pack, language) => problemFixes(packs.workspace(pack), language),
    languageService: (pack, feature, args) =>
      (languageService[feature] as FeatureFunction)(packs.workspace(pack), ...args),
    readingsApart: async (pack, ...given) => apartIn(packs.playable(pack), ...given),
    tryEffect(pack, question) {
      const playable = packs.playable(pack);
      return playable ? answerTry(playable, question, labPosition) : { ok: false, reason: 'errors', message: '' };
    },
    ...furtherMethods(packs),
    inspectPosition(pack, position, put) {
      const playable = packs.playable(pack);
      if (playable) return inspectPosition(playable, position, put, labPosition);
      return { ...NO_POSITION, text: typeof position.at === 'string' ? position.at : null };
    },
    runScenarios(pack, components) {
      const playable = packs.playable(pack);
      if (!playable) return [];
      const wanted = new Set(components);
      const { results } = runScenarios(playable, { filter: ({ component }) => wanted.has(keyOf(component)) });
      return results.map(({ component, name, file, line, failures }): ScenarioView => ({
        of: keyOf(component),
        name,
        file,
        line,
        failures,
      }));
    },
  };
}

const keyOf = ({ section, id }: ComponentId): string => `${section}/${id}`;

type FeatureFunction = (workspace: languageService.Workspace, ...more: unknown[]) => never;

/** Null, too, where the pack has errors. */
async function apartIn(
  playable: PlayablePack | null,
  ...given: TailOf<WorkerApi['readingsApart']>
): ReturnType<WorkerApi['readingsApart']> {
  if (!playable) return null;
  const { readingsApart } = await import('./readings-apart.ts');
  return readingsApart(playable, ...given);
}

/** What a method is given behind the pack. */
type TailOf<F extends (pack: string, ...given: never[]) => unknown> =
  Parameters<F> extends [string, ...infer Rest] ? Rest : never;

/** The last one with the id, which replaced the others. */
const componentIn = ({ components }: Sources, section: string, id: string): ComponentSource | undefined =>
  components.findLast((one) => one.section === section && one.id === id);

type FurtherMethod = 'occasions' | 'parseSignOffs' | 'changeSignOffs';

const furtherMethods = (packs: WorkerPacks): Pick<WorkerApi, FurtherMethod> => ({
  ...signOffMethods,
  occasions(pack, section, id, language) {
    const playable = packs.playable(pack);
    const component = playable && componentIn(playable.sources, section, id);
    return component ? occasionViews(playable, component, language) : [];
  },
});

const signOffMethods: Pick<WorkerApi, 'parseSignOffs' | 'changeSignOffs'> = {
  parseSignOffs(text) {
    const { signOffs, problems } = readSignOffs(text);
    return { signOffs, problems: problems.map(({ message }) => message) };
  },
  changeSignOffs,
};

/** Null: the file cannot be understood, and must stay as it is. */
function changeSignOffs(text: string, changes: SignOffChange[]): string | null {
  if (text.trim() !== '' && readSignOffs(text).problems.length) return null;
  return changes.reduce((changed, { signOff, ...of }) => withSignOff(changed, of, signOff), text);
}
