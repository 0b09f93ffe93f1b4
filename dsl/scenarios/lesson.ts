/** A lesson of a pack, read. */
import type { LessonComponent, LessonPlace } from '../packs/fields.ts';
import type { Citation } from '../provenance/index.ts';
import type { Scenario } from './scenario.ts';
import type { Told } from './told.ts';

export type LessonLook = { kind: 'place'; place: LessonPlace } | { kind: LessonComponent; id: string };

/** A guided game. */
export interface Lesson {
  id: string;
  title: Told;
  pack: string;
  file: string;
  line: number;
  column: number;
  /** the first seat is that of the learner */
  players: number;
  seed: number;
  options: Scenario['options'];
  steps: LessonStep[];
}

export interface LessonStep {
  say: Told;
  look: LessonLook[];
  /** what is chosen at this step; none: it only says something */
  choices: LessonChoice[];
  /** where the rule that it explains is printed */
  sources: Citation[];
}

/** `by`: the first seat, any other, or whoever decides, without being asked. */
export interface LessonChoice {
  by: 'learner' | 'others' | 'all';
  key: string;
  line: number;
}
