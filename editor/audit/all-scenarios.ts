/** All scenarios of a pack, some components at a time, so that the page can be worked with meanwhile and the run be ended. */
import { ask } from '../state/services.ts';
import type { PackView, ScenarioView } from '../worker/protocol.ts';

export interface ScenarioRun {
  /** the pack as it was when the run began */
  view: PackView;
  /** components tried, and to be tried */
  done: number;
  total: number;
  running: boolean;
  scenarios: number;
  /** those that do not come to what they say, by `section/id` */
  failing: ReadonlyMap<string, ScenarioView[]>;
}

/** So many that what is the same for all takes little, and so few that one sees it go on. */
const AT_ONCE = 20;

/** Tells how far it is after some components each, until `goOn` is false; what was found until then is kept. */
export async function runAllScenarios(
  view: PackView,
  goOn: () => boolean,
  onProgress: (run: ScenarioRun) => void,
): Promise<void> {
  const todo = view.components.filter(({ pack, scenarios }) => pack === view.id && scenarios > 0);
  const failing = new Map<string, ScenarioView[]>();
  let scenarios = 0;
  let done = 0;
  const tell = (running: boolean): void =>
    onProgress({ view, done, total: todo.length, running, scenarios, failing: new Map(failing) });
  tell(true);
  while (done < todo.length && goOn()) {
    const some = todo.slice(done, done + AT_ONCE).map(({ section, id }) => `${section}/${id}`);
    const results = await ask('runScenarios', view.path, some);
    if (!goOn()) break;
    for (const result of results) {
      if (result.failures.length) failing.set(result.of, [...(failing.get(result.of) ?? []), result]);
    }
    scenarios += results.length;
    done += some.length;
    tell(done < todo.length);
  }
  if (done < todo.length) tell(false);
}
