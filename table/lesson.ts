/** A game that follows a lesson: how far it does so, what comes next, and the steps in the words of a language. */
import { toldIn, type LanguageCode, type Lesson, type LessonChoice, type PackModel } from '../dsl/internal.ts';
import { playLesson } from '../interpreter/scenario/index.ts';
import { FathomError, type Game } from '../interpreter/index.ts';
import { sourceViews, type EditionTitles } from './source-views.ts';
import type { LessonProgress, LessonView } from './protocol.ts';

export class TableLesson {
  private readonly keys: readonly string[];
  /** of each choice, who makes it */
  private readonly by: readonly LessonChoice['by'][];

  /** Throws a `FathomError` where its choices cannot be made. */
  constructor(
    model: PackModel,
    private readonly lesson: Lesson,
    private readonly editions: EditionTitles,
  ) {
    const { keys, problem } = playLesson(model, lesson);
    if (problem) {
      const { file } = lesson;
      const { line, text } = problem;
      throw new FathomError('bad-lesson', `${file}:${line}: ${text}`, { file, line });
    }
    this.keys = keys;
    this.by = lesson.steps.flatMap(({ choices }) => choices.map(({ by }) => by));
  }

  view(language: LanguageCode): LessonView {
    let done = 0;
    return {
      title: toldIn(this.lesson.title, language),
      steps: this.lesson.steps.map(({ say, look, choices, sources }) => {
        const from = done;
        done += choices.length;
        return { say: toldIn(say, language), look, sources: sourceViews(sources, this.editions), from, to: done };
      }),
    };
  }

  progress(game: Game): LessonProgress {
    const { choices, decision } = game;
    const differs = choices.findIndex((key, i) => key !== this.keys[i]);
    const made = differs < 0 ? choices.length : differs;
    const next = made === choices.length ? this.keys[made] : undefined;
    return {
      made: Math.min(made, this.keys.length),
      // after its end every game is its own
      strays: differs >= 0 && made < this.keys.length,
      next:
        next === undefined || decision === null
          ? null
          : this.by[made] === 'learner'
            ? { by: 'learner', key: next }
            : { by: this.by[made] },
    };
  }

  /** What is chosen next without the learner; null: the lesson says nothing of it. */
  choiceOfOthers(game: Game): string | null {
    const { made, next } = this.progress(game);
    return next !== null && next.by !== 'learner' ? this.keys[made] : null;
  }
}
