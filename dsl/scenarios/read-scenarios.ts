/** Reads all scenarios of a pack and reports their problems. */
import { isProcedural } from '../words/facts.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { FIRST_FREE_VAR, type Origin, type Program } from '../semantics/ir.ts';
import type { EffectNode } from '../syntax/ast.ts';
import { isOfOnePart } from '../semantics/diagnostics.ts';
import { resolveProgram } from '../semantics/index.ts';
import { oneLine } from '../syntax/one-line.ts';
import { parseProgram } from '../syntax/parse.ts';
import { boardsToDeal, withDefaults } from '../packs/game-setup.ts';
import type { PackModel } from '../packs/model.ts';
import type { ComponentId, FileSource, Sources } from '../packs/sources.ts';
import { withCards } from '../packs/with-cards.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import type { Problem } from '../source/problem.ts';
import type { Symbols } from '../semantics/symbols.ts';
import { childOf, entryOf, nodeAt, type YamlMap, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { sourcedComponents } from '../provenance/index.ts';
import { scenarioProblem, type ScenarioReport } from './diagnostics.ts';
import { readChoiceKeys, keyNamesOf } from './choice-keys.ts';
import { readPosition } from './read-position.ts';
import { gameWith, optionsOf, playersWritten, type GameSetting } from './setting.ts';
import {
  PLAYER_NAMES,
  type DecisionCheck,
  type Offers,
  type PositionSpec,
  type RunSpec,
  type Scenario,
} from './scenario.ts';

/** The scenarios of a pack, and the problems in them. */
interface ReadScenarios {
  scenarios: Scenario[];
  problems: FileProblem[];
}
/** The result so far. */
interface ScenarioReading extends ReadScenarios {
  /**
   * Effects by text and type of `this`, if only problems count: then programs need no origins, and each text is read once.
   * Null otherwise.
   */
  effects: Map<string, EffectReading> | null;
}

/**
 * Reads the scenarios of all components of a loaded pack. Those of base packs are left out: they test the base pack and may
 * fail in a variant.
 */
export function readScenarios(model: PackModel, sources: Sources): ReadScenarios {
  return readAll(model, sources, false);
}

/** The problems of the scenarios of a pack. */
export function checkScenarios(model: PackModel, sources: Sources): FileProblem[] {
  return readAll(model, sources, true).problems;
}

function readAll(model: PackModel, sources: Sources, onlyProblems: boolean): ReadScenarios {
  const out: ScenarioReading = { scenarios: [], problems: [], effects: onlyProblems ? new Map() : null };
  const files = new Map(sources.files.map((file) => [file.path, file]));
  const own = new Set(sources.packs.at(-1)?.files);
  const read = (component: ComponentId, path: string, node: YamlNode | null | undefined): void => {
    const file = own.has(path) ? files.get(path) : undefined;
    if (!file || !node) return;
    for (const list of scenarioLists(node)) {
      for (const item of list) if (item.kind === 'map') readOne(item, component, file, { model, sources }, out);
    }
  };
  for (const component of sources.components) {
    const root = files.get(component.file)?.yaml.root;
    read(component, component.file, root && nodeAt(root, component.path));
  }
  for (const carrier of sourcedComponents(sources)) if (carrier.via) read(carrier, carrier.file, carrier.node);
  return out;
}

/** What a scenario can expect; one of these is needed. */
const EXPECTATIONS = ['expect', 'outcomes', 'refuses', 'offers', 'only', 'winner'];

/** Those of the component itself and of its parts: sites of a board, steps of a procedure. */
function scenarioLists(node: YamlNode): YamlNode[][] {
  if (node.kind === 'list') return node.items.flatMap(scenarioLists);
  if (node.kind !== 'map') return [];
  return node.entries.flatMap(({ key, value }) =>
    key === 'scenarios' ? (value.kind === 'list' ? [value.items] : []) : scenarioLists(value),
  );
}

interface PackOfScenario {
  model: PackModel;
  sources: Sources;
}

/** The pack; with the cards that only the scenario has, if it has some. */
function packOf(
  node: YamlMap,
  file: FileSource,
  pack: PackOfScenario,
  report: ScenarioReport,
  { problems }: ScenarioReading,
): PackOfScenario & { hasOwnCards: boolean } {
  const cards = childOf(node, 'cards');
  if (cards?.kind !== 'list' || cards.items.length === 0) return { ...pack, hasOwnCards: false };
  for (const card of cards.items) {
    const nested = entryOf(card, 'scenarios');
    if (nested) report('wrong-value', nested.keySpan, { is: 'scenarios-of-own-card' });
  }
  const own = withCards(pack.sources, cards, file);
  problems.push(...own.problems);
  return { ...own, hasOwnCards: true };
}

function readOne(
  node: YamlMap,
  component: ComponentId,
  file: FileSource,
  pack: PackOfScenario,
  out: ScenarioReading,
): void {
  const before = out.problems.length;
  const addProblem = (problem: Problem): void => {
    out.problems.push({ ...problem, file: file.path });
  };
  const report: ScenarioReport = (code, span, ...data) => addProblem(scenarioProblem(code, span, ...data));
  const { model, sources, hasOwnCards } = packOf(node, file, pack, report, out);
  const setting = settingOf(node, component, model, report);
  const { players, options } = setting;
  const beside =
    component.section === 'boards' &&
    boardsToDeal(model, players, withDefaults(model, options)).some(({ id }) => id === component.id);
  const position = readPosition(
    childOf(node, 'position'),
    { model, ...setting, difference: false, ...(beside ? { board: component.id } : {}) },
    addProblem,
  );
  const difference = (written: YamlNode | undefined): PositionSpec =>
    readPosition(
      written,
      { model, ...setting, difference: true, boards: position.players.map(({ board }) => board) },
      addProblem,
    );
  const outcomes = childOf(node, 'outcomes');
  const steps = readSteps(childOf(node, 'do'), model, report);
  const effects = hasOwnCards ? null : out.effects;
  const run = readRun(node, file, sources.symbols, model, report, { ...out, effects });
  if (!EXPECTATIONS.some((key) => childOf(node, key))) {
    report('nothing-expected', node.entries[0]?.keySpan ?? node.span);
  }
  const scenario: Scenario = {
    name: textOf(node, 'name') ?? '(without a name)',
    component: { section: component.section, id: component.id },
    pack: file.pack,
    file: file.path,
    ...file.lines.place(node.span.start),
    lastLine: file.lines.place(node.span.end - 1).line,
    fileName: file.name,
    model,
    players,
    options,
    position,
    expect: outcomes && !childOf(node, 'expect') ? null : difference(childOf(node, 'expect')),
    outcomes: outcomes?.kind === 'list' ? outcomes.items.map(difference) : null,
    do: steps.choices,
    checks: steps.checks,
    run,
    atEnd: offersOf(node, model, report),
    winner: winnersOf(node, players, report),
    open: valueOf(node, 'open') === true,
  };
  if (out.problems.length === before) out.scenarios.push(scenario);
}

/** The choices, and what must be offered before some of them. An entry is a key, or a map with `choose`. */
function readSteps(
  list: YamlNode | undefined,
  model: PackModel,
  report: ScenarioReport,
): { choices: string[]; checks: DecisionCheck[] } {
  const choices: string[] = [];
  const checks: DecisionCheck[] = [];
  for (const item of list?.kind === 'list' ? list.items : []) {
    if (item.kind === 'map') checks.push({ after: choices.length, ...offersOf(item, model, report) });
    const chosen = item.kind === 'map' ? childOf(item, 'choose') : item;
    if (chosen) choices.push(...readChoiceKeys({ kind: 'list', items: [chosen], span: chosen.span }, model, report));
  }
  return { choices, checks };
}

const offersOf = (node: YamlMap, model: PackModel, report: ScenarioReport): Offers => ({
  refuses: readChoiceKeys(childOf(node, 'refuses'), model, report),
  offers: readChoiceKeys(childOf(node, 'offers'), model, report),
  only: childOf(node, 'only') ? readChoiceKeys(childOf(node, 'only'), model, report) : null,
});

/** As written; else the first game in which the component is in play. */
function settingOf(node: YamlMap, component: ComponentId, model: PackModel, report: ScenarioReport): GameSetting {
  const written = playersWritten(node, model, report);
  const given = optionsOf(node, model, report);
  return gameWith(component, model, written === null ? model.playerCounts : [written], given);
}

function winnersOf(node: YamlMap, players: number, report: ScenarioReport): number[] | null {
  const written = childOf(node, 'winner');
  if (!written) return null;
  const names: readonly string[] = PLAYER_NAMES.slice(0, players);
  return (written.kind === 'list' ? written.items : [written]).flatMap((item) => {
    if (item.kind !== 'scalar') return [];
    if (names.includes(item.text)) return [names.indexOf(item.text)];
    report('unknown-name', item.span, {
      in: 'pack',
      kind: 'player',
      name: item.text,
      suggestions: nearestNames(item.text, names),
    });
    return [];
  });
}

function readRun(
  node: YamlMap,
  file: FileSource,
  symbols: Symbols,
  model: PackModel,
  report: ScenarioReport,
  { problems, effects }: ScenarioReading,
): RunSpec | null {
  const run = childOf(node, 'run');
  const as = asOf(node, model, report);
  if (run?.kind !== 'scalar' || typeof run.value !== 'string') {
    if (as !== null) {
      report('wrong-value', childOf(node, 'as')!.span, { is: 'as-without-run' });
    }
    return null;
  }
  const thisType = as?.kind ?? 'none';
  const read = effects
    ? readOnce(run.text, symbols, thisType, effects)
    : readEffect(run.text, symbols, thisType, (start, end) => originIn(run, file, start, end));
  for (const { problem } of read.problems) {
    problems.push({ ...problem, file: file.path, ...run.map().toFile(problem.start, problem.end) });
  }
  return (
    read.program && {
      program: read.program,
      as,
    }
  );
}

/** Reads an effect without origins, unless that was done already. */
function readOnce(
  text: string,
  symbols: Symbols,
  thisType: ThisType,
  effects: Map<string, EffectReading>,
): EffectReading {
  const key = `${thisType} ${text}`;
  let read = effects.get(key);
  if (!read) effects.set(key, (read = readEffect(text, symbols, thisType, null)));
  return read;
}

function originIn(run: YamlScalar, file: FileSource, start: number, end: number): Omit<Origin, 'text'> {
  const span = run.map().toFile(start, end);
  return { file: file.name, ...file.lines.place(span.start), length: span.end - span.start };
}

function asOf(node: YamlMap, model: PackModel, report: ScenarioReport): RunSpec['as'] {
  const as = childOf(node, 'as');
  if (as?.kind !== 'scalar') return null;
  const slots = keyNamesOf(model).get('slot')!.names;
  const cards = keyNamesOf(model).get('card')!.names;
  if (slots.has(as.text)) return { kind: 'slot', id: as.text };
  if (cards.has(as.text)) return { kind: 'card', id: as.text };
  report('unknown-name', as.span, {
    in: 'pack',
    kind: ['card', 'slot'],
    name: as.text,
    suggestions: nearestNames(as.text, [...cards, ...slots]),
  });
  return null;
}

/** Whether a line belongs to procedures: a text of such lines alone is run like their steps. */
const isStep = (node: EffectNode): boolean => node.kind === 'word' && isProcedural(node.word);

const NOWHERE: Origin = { file: '', line: 1, column: 1, text: '' };

/** What `this` is in an effect outside of a pack. */
type ThisType = 'none' | 'card' | 'slot';
/** An effect outside of a pack, and its problems. */
interface EffectReading {
  program: Program | null;
  problems: { problem: Problem }[];
}

/**
 * Parses and resolves an effect outside of a pack: as parts in any order, or as steps if all words are words of procedures.
 * `placeOf` is null if origins are not needed; with `mode` it runs in that one whatever its words are.
 */
export function readEffect(
  text: string,
  symbols: Symbols,
  thisType: ThisType,
  placeOf: ((start: number, end: number) => Omit<Origin, 'text'>) | null,
  mode?: 'parts' | 'steps',
): EffectReading {
  const { ast: whole, problems, intact } = parseProgram(text);
  const found = problems.map((problem) => ({ problem }));
  const ast = whole ?? intact;
  if (!ast) return { program: null, problems: found };
  const steps = ast.kind === 'block' ? ast.parts.every(isStep) : isStep(ast);
  const resolved = resolveProgram(ast, {
    symbols,
    mode: mode ?? (steps ? 'steps' : 'parts'),
    thisType,
    ...(placeOf
      ? {
          originOf: ({ start, end }) => ({ ...placeOf(start, end), text: oneLine(text.slice(start, end)) }),
        }
      : { originOf: () => NOWHERE, print: () => '' }),
  });
  found.push(...resolved.problems.filter((one) => whole || isOfOnePart(one)).map((problem) => ({ problem })));
  const good =
    !found.some(({ problem }) => problem.severity === 'error') && resolved.program.vars.length >= FIRST_FREE_VAR;
  return { program: good ? resolved.program : null, problems: found };
}

const valueOf = (node: YamlMap, key: string): unknown => {
  const child = childOf(node, key);
  return child?.kind === 'scalar' ? child.value : undefined;
};
const textOf = (node: YamlMap, key: string): string | undefined => {
  const value = valueOf(node, key);
  return typeof value === 'string' ? value : undefined;
};
