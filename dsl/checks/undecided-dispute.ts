import { disputesOf } from '../provenance/index.ts';
import type { Check } from './check.ts';

export const undecidedDispute: Check = {
  code: 'undecided-dispute',
  summary: 'A dispute without decision and reason, or one that changes play and leaves no choice and does not say why.',
  early: true,
  run({ sources }) {
    const own = sources.packs.at(-1)?.name;
    return disputesOf(sources)
      .filter(({ entry }) => entry.pack === own)
      .flatMap((dispute) => {
        const { section, id } = dispute.entry;
        const missing = (['decision', 'reason'] as const).filter((key) => dispute[key] === undefined);
        const at = { section, id };
        const severity = 'warning' as const;
        if (missing.length) {
          return [
            {
              severity,
              message: `The dispute "${id}" has no ${missing.join(' and no ')}.`,
              help: `Say what holds here and why: ${missing.map((key) => `\`${key}\``).join(', ')}.`,
              at,
            },
          ];
        }
        if (!dispute.plays || dispute.option !== undefined || dispute.noOption !== undefined) return [];
        return [
          {
            severity,
            message: `The dispute "${id}" changes play, but people cannot choose.`,
            help: 'Name the `option` by which they do, or say why there is none: `no-option`.',
            at,
          },
        ];
      });
  },
};
