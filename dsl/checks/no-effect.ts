import type { Check } from './check.ts';

export const noEffect: Check = {
  code: 'no-effect',
  summary: 'A card does nothing and no program of it can ever run.',
  run: ({ model }) =>
    model.cards
      .filter(
        ({ programs, standing, notes }) =>
          standing.length === 0 && Object.keys(programs).length === 0 && notes['not-encoded'] === undefined,
      )
      .map(({ id }) => ({
        severity: 'warning',
        message: `The card "${id}" has no effect.`,
        help: 'Write `effect: …`; what has no effect on purpose need not be a card.',
        at: { section: 'cards', id },
      })),
};
