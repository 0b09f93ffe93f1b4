/** A position as people and programs write it, parsed and checked against the pack: a preset, YAML text, or the same as an object. */
import {
  emptySpec,
  type PackModel,
  type PositionSpec,
  PRESETS,
  readPosition,
  readYamlText,
} from '../../dsl/internal.ts';
import type { OptionValues } from '../position/tables.ts';
import { type PositionProblem, positionProblem } from '../fathom-error.ts';
import type { PositionInput } from '../record-format.ts';

interface ParsedPosition {
  spec: PositionSpec;
  /** empty when everything could be understood */
  problems: PositionProblem[];
}

/** Parses a position for a game of so many players, with values of options as in the game. */
export function parsePosition(
  input: PositionInput,
  model: PackModel,
  players: number,
  options: OptionValues,
): ParsedPosition {
  const text = textOf(input);
  if (text === null) {
    const message = 'A position is the name of a preset, YAML text, or an object with the same keys.';
    return { spec: emptySpec(players), problems: [{ message, start: 0, end: 0, help: presetHelp }] };
  }
  const preset = PRESETS.find((name) => name === text.trim());
  if (preset) return { spec: { ...emptySpec(players), preset }, problems: [] };
  if (typeof input === 'string' && !text.includes(':') && text.trim() !== '{}') {
    const message = `No preset is called "${text}".`;
    return { spec: emptySpec(players), problems: [{ message, start: 0, end: text.length, help: presetHelp }] };
  }
  const { root, problems: inYaml } = readYamlText(text);
  const problems: PositionProblem[] = inYaml.map(positionProblem);
  const spec = readPosition(root ?? undefined, { model, players, options, difference: false }, (problem) =>
    problems.push(positionProblem(problem)),
  );
  return { spec, problems };
}

const presetHelp = `Presets are ${PRESETS.join(', ')}; or say what differs, such as {preset: start, …}.`;

/** The position as YAML text, of which JSON is a part; null for what cannot be written so. */
function textOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  try {
    return JSON.stringify(input);
  } catch {
    return null; // it contains itself, or a number that JSON does not have
  }
}
