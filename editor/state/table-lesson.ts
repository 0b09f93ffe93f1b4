/** A guided game: others do what the lesson says, one comes back to it, or goes on without it. */
import { app } from './app.ts';
import { act } from './table.ts';
import { updateTable } from './table-update.ts';

/** Lets the others make so many choices of the lesson. */
export const letOthersPlay = (decisions: number): Promise<void> =>
  act({ type: 'bots', decisions, milliseconds: Infinity });

/** Takes back what was chosen otherwise than in the lesson, as far as it can be taken back. */
export async function backToLesson(): Promise<void> {
  for (;;) {
    const view = app.now.table?.view;
    if (!view?.lesson?.strays || view.undoProblem !== null) return;
    const { step } = view;
    await act({ type: 'undo' });
    if (app.now.table?.view.step === step) return;
  }
}

/** The game goes on without its lesson. */
export async function endLesson(): Promise<void> {
  const { table } = app.now;
  if (!table) return;
  const { lesson: _, ...setup } = table.setup;
  updateTable({ setup });
  await act({ type: 'end-lesson' });
}
