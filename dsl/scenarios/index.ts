/** Scenarios: tests in packs, parsed and checked here; the interpreter runs them. */
export {
  emptySpec,
  PRESETS,
  PLAYER_NAMES,
  type CardSpec,
  type PlayerSpec,
  type PositionSpec,
  type Preset,
  type RunSpec,
  type DecisionCheck,
  type Offers,
  type Scenario,
  type SiteSpec,
} from './scenario.ts';
export { readEffect, readScenarios, checkScenarios } from './read-scenarios.ts';
export { readPosition } from './read-position.ts';
export { setPositionValue, type PositionItem, type PositionValue } from './set-value.ts';
export { gameWith } from './setting.ts';
export { checkExplanations, readExplanations } from './explanations.ts';
export type { Lesson, LessonChoice, LessonLook } from './lesson.ts';
export { toldIn, type Told } from './told.ts';
export { checkLessons, readLessons } from './read-lessons.ts';
