/** Makes a position smaller, entry by entry, as long as it still shows what it is to show. */
import type { TrialPosition } from './positions.ts';

type Edit = (position: TrialPosition) => TrialPosition;
type Entries = Record<string, unknown>;

const PARTS = ['other', 'game', 'me'] as const;

/** Tries to leave out every entry, then every member of one, then to say it more plainly; each is tried once. */
export function shrink(position: TrialPosition, shows: (smaller: TrialPosition) => boolean): TrialPosition {
  let smallest = position;
  for (const edit of editsOf(position)) {
    const smaller = edit(smallest);
    if (smaller !== smallest && shows(smaller)) smallest = smaller;
  }
  return smallest;
}

function editsOf(position: TrialPosition): Edit[] {
  const entries = PARTS.flatMap((part) => Object.entries(position[part]).map(([key, value]) => ({ part, key, value })));
  return [
    (now) => (now.preset === 'start' ? now : { ...now, preset: 'start' }),
    ...entries.map(({ part, key }) => change(part, (all) => without(all, key))),
    ...entries.flatMap(({ part, key, value }) =>
      memberEdits(value).map((edit) => change(part, (all) => (key in all ? { ...all, [key]: edit(all[key]) } : all))),
    ),
  ];
}

const change =
  (part: (typeof PARTS)[number], edit: (entries: Entries) => Entries): Edit =>
  (now) => {
    const changed = edit(now[part]);
    return changed === now[part] ? now : { ...now, [part]: changed };
  };

/** Edits of the members of a list, or of a map. */
function memberEdits(value: unknown): ((now: unknown) => unknown)[] {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((item) => (now) => (now as unknown[]).filter((one) => one !== item));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [
    (now: unknown) => without(now as Entries, key),
    (now: unknown) => plainer(now as Entries, key),
  ]);
}

const without = (entries: Entries, key: string): Entries =>
  key in entries ? Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key)) : entries;

/** A piece that need not be upgraded. */
function plainer(entries: Entries, key: string): Entries {
  const value = entries[key];
  if (typeof value !== 'string') return entries;
  const plain = value.replace(/ upgraded$/, '');
  return plain === value ? entries : { ...entries, [key]: plain };
}
