import { addField, disputesOf } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const undecidedDispute = defineCheck<{ id: string; missing: ('decision' | 'reason')[] }>({
  summary: 'A dispute without decision and reason, or one that changes play and leaves no choice and does not say why.',
  severity: 'warning',
  message: ({ id, missing }) =>
    missing.length > 0
      ? `The dispute "${id}" has no ${missing.join(' and no ')}.`
      : `The dispute "${id}" changes play, but people cannot choose.`,
  help: ({ missing }) =>
    missing.length > 0
      ? `Write what holds here and why: ${missing.map((key) => `\`${key}\``).join(', ')}.`
      : 'Name the `option` by which they do, or write why there is none: `no-option`.',
  fix: {
    does: 'what is missing is added, its place empty',
    fixes: ({ missing }, context) =>
      (missing.length > 0 ? missing : ['no-option']).flatMap((key) => {
        const line = addField(context, key);
        return line ? [{ title: { is: 'add' as const, key }, careful: true as const, edits: [line] }] : [];
      }),
  },
  example: { id: 'D1', missing: ['reason'] },
  early: true,
  run({ sources }) {
    const own = sources.packs.at(-1)?.name;
    return disputesOf(sources)
      .filter(({ entry }) => entry.pack === own)
      .flatMap((dispute) => {
        const { section, id } = dispute.entry;
        const missing = (['decision', 'reason'] as const).filter((key) => dispute[key] === undefined);
        const isChoice = !dispute.plays || dispute.option !== undefined || dispute.noOption !== undefined;
        return missing.length === 0 && isChoice ? [] : [{ data: { id, missing }, at: { section, id } }];
      });
  },
});
