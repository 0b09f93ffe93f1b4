/** What a step of a lesson may point at: parts of the table, and components of the pack. */
import type { SymbolKind } from '../semantics/symbols.ts';

/** The parts of the table, as the workbench draws them. */
export const LESSON_PLACES = [
  'board',
  'decision',
  'history',
  'log',
  'menu',
  'overview',
  'periods',
  'played',
  'players',
  'scores',
  'slots',
] as const;

export type LessonPlace = (typeof LESSON_PLACES)[number];

/** Kinds of components, as they stand before a colon: `slot:two-farms`. */
export const LESSON_COMPONENTS = ['card', 'counter', 'site', 'slot', 'zone'] as const satisfies readonly SymbolKind[];

export type LessonComponent = (typeof LESSON_COMPONENTS)[number];
