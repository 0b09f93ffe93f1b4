/** Occasions on which a component does something, in words: what is done, what changes with it and without it, what it does. */
import type { ComponentId, LanguageCode } from '../../dsl/index.ts';
import { tryEffect, type TryResult } from '../../interpreter/scenario/index.ts';
import { type Occasion, occasionsOf } from '../../study/index.ts';
import { effectInWords } from './effect-in-words.ts';
import type { PlayablePack } from './packs.ts';
import type { OccasionView } from './occasions-protocol.ts';

type Changed = TryResult['changes'][number];

/** The simplest first; each was done by the engine, with the component and without it. */
export function occasionViews(pack: PlayablePack, component: ComponentId, language: LanguageCode): OccasionView[] {
  return occasionsOf(pack, component).map((occasion) => occasionView(pack, component.id, occasion, language));
}

function occasionView(pack: PlayablePack, id: string, occasion: Occasion, language: LanguageCode): OccasionView {
  const { effect, as, at, without, zone, players, options, choices, choicesWithout } = occasion;
  const given = { players, options, language, ...(as === null ? {} : { as }) };
  const here = tryEffect(pack, effect, { ...given, at, choices });
  const elsewhere =
    without === null ? [] : tryEffect(pack, effect, { ...given, at: without, choices: choicesWithout }).changes;
  return {
    effect,
    said: effectInWords(pack, effect, language),
    as,
    at,
    zone,
    players,
    options,
    choices,
    isOwn: without === null,
    changes: apart(here.changes, elsewhere),
    fired: here.trace.flatMap(({ type, cause, line }) =>
      type !== 'choice' && type !== 'trigger' && type !== 'not' && cause?.id === id && line !== null ? [line] : [],
    ),
  };
}

/** What changes otherwise with the component than without it; those that change with it go first. */
function apart(here: readonly Changed[], elsewhere: readonly Changed[]): OccasionView['changes'] {
  const without = new Map(elsewhere.map((change) => [change.what, change]));
  const both = here.map((change) => ({ change, other: without.get(change.what) ?? null }));
  const changed = new Set(here.map(({ what }) => what));
  return [
    ...both
      .filter(({ change, other }) => other?.difference !== change.difference)
      .map(({ change, other }) => ({
        label: change.label,
        here: course(change),
        elsewhere: other ? course(other) : typeof change.was === 'number' ? `${change.was} → ${change.was}` : null,
      })),
    ...elsewhere
      .filter(({ what }) => !changed.has(what))
      .map((other) => ({
        label: other.label,
        here: typeof other.was === 'number' ? `${other.was} → ${other.was}` : null,
        elsewhere: course(other),
      })),
  ];
}

/** An amount before and after; else what has changed. */
const course = ({ was, is, difference }: Changed): string =>
  typeof was === 'number' && typeof is === 'number' ? `${was} → ${is}` : difference;
