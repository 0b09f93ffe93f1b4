/** Writes a try as a scenario for a file: the position, the choices and the whole difference. */
import { PRESETS, PLAYER_NAMES, type PositionItem } from '../../dsl/internal.ts';
import { cardItem } from './card-text.ts';
import type { Change, Value } from './difference.ts';
import type { TryOptions, TryResult } from './try-effect.ts';

/** What was tried; `at` as in `TryOptions`, but no step of a recorded game: that is no position that can be written. */
export interface TriedEffect extends Pick<TryOptions, 'as' | 'players' | 'options'> {
  effect: string;
  at: string;
}

/** Raw text is written unchanged; everything else as YAML. */
type Flow = { raw: string } | string | Flow[] | Map<string, Flow>;

/** The lines of one entry of `scenarios`, without indentation. */
export function scenarioText(
  { effect, at, as, players, options }: TriedEffect,
  tried: Pick<TryResult, 'decisions' | 'changes' | 'trace'>,
  name: string,
): string {
  const position = at.trim();
  const preset = PRESETS.find((one) => one === position);
  const lines = [
    `- name: ${scalar(name)}`,
    ...(players === undefined ? [] : [`players: ${players}`]),
    ...(options && Object.keys(options).length
      ? [`options: ${flow(new Map(Object.entries(options).map(([key, value]) => [key, { raw: String(value) }])))}`]
      : []),
    ...(preset === 'start' || position === ''
      ? []
      : preset
        ? [`position: {preset: ${preset}}`]
        : [`position: ${position.includes('\n') ? `\n${indented(position, 4)}` : position}`]),
    ...run(effect, as),
    ...(tried.decisions.length ? [`do: ${flow(tried.decisions.map(({ chosen }) => chosen))}`] : []),
    `expect: ${flow(
      expectation(
        tried.changes,
        tried.trace.some((event) => event.type === 'card' && event.what === 'draw'),
      ),
    )}`,
  ];
  return `${lines.map((line, i) => (i === 0 ? line : `  ${line}`)).join('\n')}\n`;
}

function run(effect: string, as: string | undefined): string[] {
  const text = effect.trim();
  const lines = text.split('\n');
  return [
    ...(lines.length > 1 ? ['run: |', ...lines.map((line) => `  ${line}`)] : [`run: ${scalar(text)}`]),
    ...(as ? [`as: ${as}`] : []),
  ];
}

/**
 * Changes by name become the nested maps that a position is written as. What was drawn is counted, not named: another
 * card may lie there one day.
 */
function expectation(changes: readonly Change[], drawn: boolean): Map<string, Flow> {
  const out = new Map<string, Flow>();
  const inside = (map: Map<string, Flow>, key: string): Map<string, Flow> => {
    const known = map.get(key);
    if (known instanceof Map) return known;
    const made = new Map<string, Flow>();
    map.set(key, made);
    return made;
  };
  for (const { what, was, is } of changes) {
    const words = what.split(' ');
    const who = PLAYER_NAMES.find((one) => one === words[0] && words.length > 1);
    const [first, ...rest] = who ? words.slice(1) : words;
    const into = who ? inside(out, who) : out;
    const id = rest.join(' ');
    switch (first) {
      case 'site':
        inside(into, 'sites').set(id, String(is));
        break;
      case 'tile':
        inside(inside(into, 'sites'), id).set('tile', String(is));
        break;
      case 'laid':
        inside(inside(into, 'sites'), id).set('laid', String(is));
        break;
      // what is not there is not turned
      case 'turn': {
        const [turn, flip] = String(is).split(' ');
        const site = is === 'empty' ? undefined : inside(inside(into, 'sites'), id);
        site?.set('turn', { raw: turn });
        if (flip) site?.set('flip', { raw: 'true' });
        break;
      }
      case 'face':
        inside(inside(into, 'sites'), id).set('face', String(is));
        break;
      case 'known':
        inside(inside(into, 'sites'), id).set('known', is === 'nobody' ? [] : String(is).split(', '));
        break;
      case 'on': {
        const [site, counter] = rest;
        inside(inside(inside(into, 'sites'), site), 'holds').set(counter, { raw: String(is) });
        break;
      }
      case 'slot':
        inside(out, 'occupied').set(id, is === 'nobody' ? 'nobody' : String(is).split(', '));
        break;
      // follows from the pieces on the sites
      case 'pieces':
        break;
      default:
        into.set(first, valueText(was, is, drawn));
    }
  }
  return out;
}

const LISTED = 4;

function valueText(was: Value, is: Value, drawn: boolean): Flow {
  if (typeof was === 'number' && typeof is === 'number') return { raw: is > was ? `+${is - was}` : String(is - was) };
  const space = /^space (-?\d+)$/.exec(String(is));
  if (space) return { raw: space[1] };
  if (Array.isArray(is) && Array.isArray(was)) {
    return (drawn || is.length > LISTED) && is.length !== was.length
      ? { raw: is.length > was.length ? `+${is.length - was.length}` : String(is.length - was.length) }
      : is.map(card);
  }
  return Array.isArray(is) ? is.map(card) : String(is).includes(', ') ? String(is).split(', ') : String(is);
}

/** `embassy (used, marks 2)` */
const card = (text: string): Flow => flowOf(cardItem(text));

const flowOf = (item: PositionItem): Flow =>
  typeof item === 'string'
    ? item
    : typeof item === 'object'
      ? new Map(Object.entries(item).map(([key, one]) => [key, flowOf(one)]))
      : { raw: String(item) };

function flow(value: Flow): string {
  if (typeof value === 'string') return scalar(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (value instanceof Map) return `{${[...value].map(([key, one]) => `${key}: ${flow(one)}`).join(', ')}}`;
  return value.raw;
}

/** Bare where YAML reads it as the same text. */
const scalar = (text: string): string =>
  /^[A-Za-z][\w -]*[\w]$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
const indented = (text: string, by: number): string =>
  text
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
