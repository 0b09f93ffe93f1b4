import { type PackModel, type Sources, nodesOf } from '../../dsl/internal.ts';
import { defineCheck, fieldOf, type FindingPlace } from './check.ts';

export const unresolvedProgram = defineCheck<{ program: string; count: number }>({
  summary: 'Cards, pieces or sites have a program that no effect of the pack resolves.',
  severity: 'warning',
  message: ({ program, count }) =>
    count === 1
      ? `No effect resolves "${program}", so that this never happens.`
      : `No effect resolves "${program}", so that this never happens, nor what ${count - 1} more have there.`,
  help: ({ program }) => `Say when it happens, in a procedure: \`resolve ${program} of …\`.`,
  fix: { none: 'when it should happen changes the rules' },
  example: { program: 'production', count: 1 },
  run({ model, sources }) {
    // without a procedure there is no game yet
    if (model.procedures.length === 0) return [];
    const resolved = new Set(nodesOf(model, 'effect', 'resolve').map(({ program }) => program));
    const found = new Map<string, (() => FindingPlace)[]>();
    for (const { program, at } of programsOf(model, sources)) {
      if (!resolved.has(program)) found.set(program, [...(found.get(program) ?? []), at]);
    }
    return [...found].map(([program, places]) => ({ data: { program, count: places.length }, at: places[0]() }));
  },
});

/** The programs of cards, pieces and sites: all of them run only where an effect resolves them. */
function programsOf(model: PackModel, sources: Sources): { program: string; at: () => FindingPlace }[] {
  const owners = [
    ...model.cards.map(({ id, programs }) => ({ section: 'cards' as const, id, programs })),
    ...model.pieces.map(({ id, programs }) => ({ section: 'pieces' as const, id, programs })),
  ];
  const sites = model.boards.flatMap((board) => board.sites);
  return [
    ...owners.flatMap(({ section, id, programs }) =>
      Object.keys(programs).map((program) => ({ program, at: () => fieldOf(sources, { section, id }, program) })),
    ),
    ...sites.flatMap(({ programs, origin }) => Object.keys(programs).map((program) => ({ program, at: () => origin }))),
  ];
}
