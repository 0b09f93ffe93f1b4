/** The game that a scenario or a lesson is played in: how many play, with which options. */
import { inGame, limitedComponent, optionCombinations, optionsIn } from '../packs/game-setup.ts';
import type { PackModel } from '../packs/model.ts';
import type { ComponentId } from '../packs/sources.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { childOf, type YamlMap } from '../source/tree.ts';
import type { ScenarioReport } from './diagnostics.ts';
import type { Scenario } from './scenario.ts';

/** The number of players of a game, and values of some of its options. */
export interface GameSetting {
  players: number;
  options: Scenario['options'];
}

/**
 * The first players of `counts` and options, defaults before others, with which a component is in play; if there are none, the
 * first players. Options in `given` are kept.
 */
export function gameWith(
  { section, id }: ComponentId,
  model: PackModel,
  counts: readonly number[],
  given: Scenario['options'] = {},
): GameSetting {
  const component = limitedComponent(model, section, id);
  if (!component) return { players: counts[0], options: given };
  if (component.when === null) {
    return { players: counts.find((players) => inGame(component, players, {})) ?? counts[0], options: given };
  }
  const free = optionsIn(component.when).filter((option) => !(option in given));
  for (const players of counts) {
    for (const options of optionCombinations(model, free)) {
      if (inGame(component, players, { ...options, ...given })) {
        return {
          players,
          options: { ...Object.fromEntries(free.map((option) => [option, options[option]])), ...given },
        };
      }
    }
  }
  return { players: counts[0], options: given };
}

/** The number of players as written; null where none is, or none of the pack. */
export function playersWritten(node: YamlMap, model: PackModel, report: ScenarioReport): number | null {
  const written = childOf(node, 'players');
  if (written?.kind !== 'scalar' || typeof written.value !== 'number') return null;
  if (model.playerCounts.includes(written.value)) return written.value;
  report('wrong-value', written.span, {
    is: 'player-count',
    given: Number(written.value),
    counts: [...model.playerCounts].sort((a, b) => a - b),
  });
  return null;
}

/** The values of options as written, without those that do not exist. */
export function optionsOf(node: YamlMap, model: PackModel, report: ScenarioReport): Scenario['options'] {
  const written = childOf(node, 'options');
  const out: Scenario['options'] = {};
  if (written?.kind !== 'map') return out;
  for (const { key, keySpan, value } of written.entries) {
    const option = model.options.find(({ id }) => id === key);
    if (!option) {
      report('unknown-name', keySpan, {
        in: 'pack',
        kind: 'option',
        name: key,
        suggestions: nearestNames(
          key,
          model.options.map(({ id }) => id),
        ),
      });
      continue;
    }
    const chosen = option.values.find((v) => value.kind === 'scalar' && String(v) === value.text);
    if (chosen === undefined) {
      report('wrong-value', value.span, { is: 'option-value', option: key, values: option.values });
    } else out[key] = chosen;
  }
  return out;
}
