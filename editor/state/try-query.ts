/** What the Lab tries, as the query of its address. */
import type {
  GameRecord,
  LanguageCode,
  OccasionView,
  PackView,
  PositionSource,
  TextRef,
  TryQuestion,
} from '../worker/protocol.ts';
import type { Viewer } from '../../table/protocol.ts';

export type Query = Record<string, string>;

/** The position where the query names none. */
const DEFAULT_POSITION = 'start';

/** Two queries that ask the same have the same key. */
export const tryKey = (query: Query): string =>
  ['pack', 'effect', 'at', 'as', 'players', 'options', 'do', 'of', 'for']
    .map((name) => query[name] || (name === 'at' ? DEFAULT_POSITION : ''))
    .join('\n');

/** A position of the opened record: `record@12`, after 12 choices. */
export const recordPosition = (step: number): string => `record@${step}`;

/** How many choices of the opened record the position is after; null: it is no position of a record. */
export function recordStep(at: string): number | null {
  const step = /^record@(\d+)$/.exec(at)?.[1];
  return step === undefined ? null : Number(step);
}

/** A position of the game at the table, as its viewer knows it: `table@12`, before choice 12. */
export const tablePosition = (step: number): string => `table@${step}`;

/** Before which choice of the game at the table the position is; null: it is no position of it. */
export function tableStep(at: string): number | null {
  const step = /^table@(\d+)$/.exec(at)?.[1];
  return step === undefined ? null : Number(step);
}

/** Null: it is a position of a record or of the game at the table, and there is none to be seen. */
export function positionFromQuery(
  at: string | undefined,
  record: GameRecord | null,
  viewer: Viewer | null = null,
): PositionSource | null {
  const ofTable = tableStep(at ?? '');
  if (ofTable !== null) return viewer === null ? null : { viewer, step: ofTable };
  const step = recordStep(at ?? '');
  if (step === null) return at || DEFAULT_POSITION;
  return record && { record, step: Math.min(step, record.choices.length) };
}

/** A text of a component in the address: `cards/embassy/effect`. */
export const formatTextRef = ({ section, id, key }: TextRef): string => `${section}/${id}/${key}`;

export function parseTextRef(text: string | undefined): TextRef | undefined {
  const [section, id, ...key] = (text ?? '').split('/');
  return section && id && key.length ? { section, id, key: key.join('/') } : undefined;
}

/** What the Lab opens on to show an occasion of a component. `for`: the component that lies there, and its zone. */
export const occasionQuery = (
  pack: string,
  { section, id }: Pick<TextRef, 'section' | 'id'>,
  { effect, at, as, zone, players, options, choices }: OccasionView,
): Query => ({
  pack,
  effect,
  at,
  players: String(players),
  ...(as === null ? {} : { as }),
  ...(zone === null ? {} : { for: `${section}/${id}/${zone}` }),
  ...(Object.keys(options).length > 0 ? { options: formatOptions(options) } : {}),
  ...(choices.length > 0 ? { do: choices.join(' ') } : {}),
});

const formatOptions = (options: OccasionView['options']): string =>
  Object.entries(options)
    .map(([option, value]) => `${option}=${value}`)
    .join(' ');

/** Values of options in the address: `variant=long seats=3`; undefined where there are none. */
export function optionsFromQuery(text: string | undefined): Record<string, string> | undefined {
  const pairs = (text ?? '').split(' ').flatMap((pair): [string, string][] => {
    const [, option, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    return option && value ? [[option, value]] : [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** What a query asks of the worker; null: it asks nothing that can be answered. */
export function questionFromQuery(
  query: Query,
  { playerCounts }: Pick<PackView, 'playerCounts'>,
  record: GameRecord | null,
  outcomes: boolean,
  language: LanguageCode,
  viewer: Viewer | null = null,
): TryQuestion | null {
  const effect = query['effect']?.trim();
  const at = positionFromQuery(query['at'], record, viewer);
  if (!effect || at === null) return null;
  const from = parseTextRef(query['of']);
  const as = query['as'];
  const options = optionsFromQuery(query['options']);
  return {
    effect,
    at,
    choices: (query['do'] ?? '').split(' ').filter(Boolean),
    outcomes,
    language,
    players: playersOf(query, at, playerCounts),
    ...(as ? { as } : {}),
    ...(options ? { options } : {}),
    ...(from ? { from } : {}),
  };
}

/** A recorded game has its own number of players; so has the one at the table. */
export const playersOf = (query: Query, at: PositionSource | null, playerCounts: readonly number[]): number =>
  typeof at === 'object' && at !== null && 'record' in at
    ? at.record.players
    : Number(query['players']) || playerCounts[0];
