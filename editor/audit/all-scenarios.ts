/** Runs all scenarios of a pack, some components at a time, so that the page stays usable and the run can be stopped. */
import { ask } from '../state/services.ts';
import type { PackView, ScenarioView } from '../worker/protocol.ts';

export interface ScenarioRun {
  /** the pack as it was when the run began */
  view: PackView;
  /** components that were run, of all that have scenarios */
  done: number;
  total: number;
  running: boolean;
  scenarios: number;
  /** scenarios that fail, by `section/id` */
  failing: ReadonlyMap<string, ScenarioView[]>;
}

/** Large enough to share the cost of compiling the game, small enough to show progress. */
const BATCH_SIZE = 20;

/** Reports after each batch; stops where `goOn` returns false, and reports the results until then. */
export async function runAllScenarios(
  view: PackView,
  goOn: () => boolean,
  onProgress: (run: ScenarioRun) => void,
): Promise<void> {
  const components = view.components.filter(({ pack, scenarios }) => pack === view.id && scenarios > 0);
  const total = components.length;
  const failing = new Map<string, ScenarioView[]>();
  let scenarios = 0;
  let done = 0;
  const report = (running: boolean): void =>
    onProgress({ view, done, total, running, scenarios, failing: new Map(failing) });
  report(true);
  while (done < total && goOn()) {
    const batch = components.slice(done, done + BATCH_SIZE).map(({ section, id }) => `${section}/${id}`);
    const results = await ask('runScenarios', view.path, batch);
    if (!goOn()) break;
    for (const result of results) {
      if (result.failures.length) failing.set(result.of, [...(failing.get(result.of) ?? []), result]);
    }
    scenarios += results.length;
    done += batch.length;
    report(done < total);
  }
  if (done < total) report(false);
}
