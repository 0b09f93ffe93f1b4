/** Scenarios: tests in packs, parsed and checked here; the interpreter runs them. */
export {
  emptySpec,
  PRESETS,
  PLAYER_NAMES,
  type Amount,
  type CardSpec,
  type PlayerSpec,
  type PositionSpec,
  type Preset,
  type RunSpec,
  type DecisionCheck,
  type Offers,
  type Scenario,
  type SiteSpec,
  type ZoneSpec,
} from './scenario.ts';
export { readEffect, readScenarios, checkScenarios, type ReadScenarios } from './read-scenarios.ts';
export { readPosition, type PositionContext } from './read-position.ts';
export { setPositionValue, type PositionValue } from './set-value.ts';
export { gameWith, type GameSetting } from './setting.ts';
export { checkExplanations, readExplanations } from './explanations.ts';
export type { Lesson, LessonChoice, LessonLook, LessonStep } from './lesson.ts';
export { toldIn, type Told } from './told.ts';
export { checkLessons, readLessons } from './read-lessons.ts';
