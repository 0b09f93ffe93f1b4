/** What the worker does, without a worker around it: packs in memory, looked at again after an edit. */
import {
  memoryFiles,
  provenanceReport,
  readSignOffs,
  componentsWithoutScenario,
  withSignOff,
  type ComponentId,
  type ComponentSource,
  type Fingerprints,
  type LanguageCode,
  type Files,
  type LoadedPack,
  type PackModel,
  type Sources,
} from '../../dsl/index.ts';
import * as features from '../../dsl/service/index.ts';
import { componentHashes } from '../../dsl/text/index.ts';
import { runScenarios } from '../../interpreter/scenario/index.ts';
import { boardViews } from './board-views.ts';
import { BUILT_IN_FOLDER } from './find-packs.ts';
import { componentText, packView } from './pack-view.ts';
import { byLanguage, renderTexts } from './render-texts.ts';
import { inspectPosition, answerTry } from './try-effect.ts';
import type { ComponentView, PackView, WorkerApi, Texts } from './protocol.ts';

interface LastGoodPack {
  model: PackModel;
  sources: Sources;
  view: PackView;
}

export function createWorkerService(): WorkerApi {
  let texts: Texts = {};
  const files: Files = {
    list: (folder) => memoryFiles(texts).list(folder),
    read: (path) => memoryFiles(texts).read(path),
    kind: (path) => memoryFiles(texts).kind(path),
  };
  /** by pack; a workspace reads again only what changed */
  const workspaces = new Map<string, features.Workspace>();
  const views = new Map<string, PackView>();
  /** by pack: as it was when nothing in it was wrong */
  const good = new Map<string, LastGoodPack>();

  const workspaceOf = (pack: string): features.Workspace => {
    let known = workspaces.get(pack);
    if (!known) {
      workspaces.set(
        pack,
        (known = features.createWorkspace({
          files,
          pack,
          packs: BUILT_IN_FOLDER,
          readOnly: (path) => path.startsWith(`${BUILT_IN_FOLDER}/`),
        })),
      );
    }
    return known;
  };
  const load = (pack: string): LoadedPack => workspaceOf(pack).fullCheck();
  const look = (pack: string): PackView => {
    const known = views.get(pack);
    if (known) return known;
    const now = load(pack);
    const last = good.get(pack);
    const view = packView(pack, now, last?.model ?? null);
    if (now.model) good.set(pack, { model: now.model, sources: now.sources, view });
    else if (last) view.components = withLastGood(view, last.view, now);
    views.set(pack, view);
    return view;
  };
  const playable = (pack: string): { model: PackModel; sources: Sources } | null => {
    const { model, sources } = load(pack);
    return model ? { model, sources } : null;
  };

  return {
    open(given) {
      texts = { ...given };
      workspaces.clear();
      views.clear();
    },
    edit(path, text) {
      if (text === null) delete texts[path];
      else texts[path] = text;
      views.clear();
      for (const workspace of workspaces.values()) workspace.refresh([path]);
    },
    analyze: look,
    componentDetails(pack, section, id) {
      const view = look(pack).components.find((one) => one.section === section && one.id === id);
      const last = good.get(pack);
      const now = load(pack);
      if (!view) return null;
      // a component that is right itself is told as it is now, in the words that the pack had when all was right
      const sources = view.stale && last ? last.sources : now.sources;
      const component = componentIn(sources, section, id);
      return component ? componentText(component, sources, now.model ?? last?.model ?? null) : null;
    },
    renderSection(pack, section, language: LanguageCode) {
      look(pack);
      const known = playable(pack) ?? good.get(pack);
      if (!known) return {};
      return Object.fromEntries(
        look(pack)
          .components.filter((one) => one.section === section)
          .flatMap(({ id }) => {
            const component = componentIn(known.sources, section, id);
            return component ? [[id, renderTexts(known.model, known.sources, component, language)]] : [];
          }),
      );
    },
    renderComponents(pack, components) {
      look(pack);
      const known = playable(pack) ?? good.get(pack);
      const wanted = new Set(components);
      if (!known) return {};
      return Object.fromEntries(
        known.sources.components.flatMap((component) => {
          const key = `${component.section}/${component.id}`;
          return wanted.has(key)
            ? [[key, byLanguage((code) => renderTexts(known.model, known.sources, component, code))]]
            : [];
        }),
      );
    },
    audit(pack) {
      const loaded = load(pack);
      return { ...provenanceReport(loaded), without: componentsWithoutScenario(loaded) };
    },
    fingerprints(pack, components) {
      const view = look(pack);
      const last = good.get(pack);
      const now = load(pack);
      const model = now.model ?? last?.model;
      if (!model) return {};
      return Object.fromEntries(
        view.components
          .filter(({ section, id }) => components.includes(`${section}/${id}`))
          .flatMap(({ section, id, stale }): [string, Fingerprints][] => {
            const sources = stale && last ? last.sources : now.sources;
            const component = componentIn(sources, section, id);
            return component ? [[`${section}/${id}`, componentHashes(model, sources, component)]] : [];
          }),
      );
    },
    parseSignOffs(text) {
      const { signOffs, problems } = readSignOffs(text);
      return { signOffs, problems: problems.map(({ message }) => message) };
    },
    changeSignOffs: (text, changes) =>
      text.trim() !== '' && readSignOffs(text).problems.length
        ? null
        : changes.reduce((now, { signOff, ...of }) => withSignOff(now, of, signOff), text),
    boards(pack) {
      look(pack);
      const known = playable(pack) ?? good.get(pack);
      return known ? boardViews(known.model, known.sources) : [];
    },
    languageService: (pack, feature, given) =>
      (features[feature] as (workspace: features.Workspace, ...more: unknown[]) => never)(workspaceOf(pack), ...given),
    tryEffect(pack, question) {
      const known = playable(pack);
      return known ? answerTry(known, question) : { ok: false, reason: 'errors', message: '' };
    },
    inspectPosition(pack, given, put) {
      const known = playable(pack);
      return known
        ? inspectPosition(known, given, put)
        : { text: typeof given.at === 'string' ? given.at : null, before: {}, problems: [] };
    },
    runScenarios(pack, components) {
      const known = playable(pack);
      if (!known) return [];
      const wanted = new Set(components);
      const ofScenario = ({ component: { section, id } }: { component: ComponentId }): string => `${section}/${id}`;
      const { results } = runScenarios(known, { filter: (one) => wanted.has(ofScenario(one)) });
      return results.map((one) => ({
        of: ofScenario(one),
        name: one.name,
        file: one.file,
        line: one.line,
        failures: one.failures,
      }));
    },
  };
}

const componentIn = ({ components }: Sources, section: string, id: string): ComponentSource | undefined =>
  components.findLast((one) => one.section === section && one.id === id);

/** What is wrong now keeps the face that it had; what a broken file took along stays in the list. */
function withLastGood({ components }: PackView, last: PackView, { diagnostics }: LoadedPack): ComponentView[] {
  const before = new Map(last.components.map((one) => [`${one.section}/${one.id}`, one]));
  const there = new Set(components.map(({ section, id }) => `${section}/${id}`));
  const broken = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  return [
    ...components.map((one): ComponentView => {
      const old = before.get(`${one.section}/${one.id}`);
      return one.errors > 0 && old
        ? { ...old, line: one.line, endLine: one.endLine, errors: one.errors, warnings: one.warnings, stale: true }
        : one;
    }),
    ...last.components
      .filter((old) => !there.has(`${old.section}/${old.id}`) && broken.has(old.file))
      .map((old): ComponentView => ({ ...old, errors: Math.max(1, old.errors), stale: true })),
  ];
}
