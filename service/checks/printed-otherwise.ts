import { otherwiseKept } from '../../texts/internal.ts';
import { defineCheck } from './check.ts';

export const printedOtherwise = defineCheck<{
  id: string;
  program: string;
  says: string;
  /** null: nobody has confirmed what it means */
  means: string | null;
  /** null: there is no such program */
  now: string | null;
  /** false: what it says is not understood either */
  isRead: boolean;
}>({
  summary:
    'A printed text means something else than the effect does now, by what it was confirmed to mean or by its words.',
  severity: 'warning',
  message: ({ id, program, says, means, now, isRead }) =>
    `What is printed on "${id}", “${says}”, ` +
    (means !== null
      ? `was confirmed as “${means}”, ` + (now === null ? `and it has no "${program}".` : `and now it does: “${now}”.`)
      : now === null
        ? `is of "${program}", which it has not.`
        : isRead
          ? `is something else than it does: “${now}”.`
          : 'is not understood, and nobody has confirmed what it means.'),
  help: () => 'Say the printed text again and confirm what it means, or correct the effect.',
  fix: { none: 'only the author knows which of the two is meant' },
  example: {
    id: 'planting',
    program: 'effect',
    says: 'Get a kelp.',
    means: 'Gain 1 kelp.',
    now: 'Gain 2 kelp.',
    isRead: true,
  },
  run: ({ model, sources }) =>
    otherwiseKept(model, sources).map(({ text: { component, program = '', text, at, kept }, isRead, now }) => ({
      data: { id: component, program, says: text.trim(), means: kept.means, now, isRead },
      at: { file: kept.file, span: at.entry },
    })),
});
