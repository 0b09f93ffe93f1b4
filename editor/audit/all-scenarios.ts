/** All scenarios of a pack, component by component, so that the page can be worked with meanwhile and the run be ended. */
import { ask } from '../state/app.ts';
import type { PackView, ScenarioView } from '../bench/protocol.ts';

export interface ScenarioRun {
  /** the pack as it was when the run began */
  view: PackView;
  /** components tried, and to be tried */
  done: number; of: number;
  running: boolean;
  scenarios: number;
  /** those that do not come to what they say, by `section/id` */
  failing: ReadonlyMap<string, ScenarioView[]>;
}

/** Tells how far it is after each component, until `goOn` is false; what was found until then is kept. */
export async function runAll(view: PackView, goOn: () => boolean, onProgress: (run: ScenarioRun) => void): Promise<void> {
  const todo = view.components.filter(({ pack, scenarios }) => pack === view.id && scenarios > 0), failing = new Map<string, ScenarioView[]>();
  let scenarios = 0, done = 0;
  const tell = (running: boolean): void => onProgress({ view, done, of: todo.length, running, scenarios, failing: new Map(failing) });
  tell(true);
  for (const { section, id } of todo) {
    if (!goOn()) break;
    const results = await ask('runScenarios', view.path, section, id), failed = results.filter(({ failures }) => failures.length > 0);
    if (!goOn()) break;
    if (failed.length) failing.set(`${section}/${id}`, failed);
    scenarios += results.length;
    done++;
    tell(done < todo.length);
  }
  if (done < todo.length) tell(false);
}
