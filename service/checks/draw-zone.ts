import { type Effect, type PackModel, walkEffect } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const drawZone = defineCheck<{ zones: string[] }>({
  summary: 'Cards are gained, but no zone or several say where they come from.',
  severity: 'error',
  message: ({ zones }) =>
    zones.length === 0
      ? 'Cards are gained here, but no zone has "draws-to".'
      : `Cards that are gained come from ${zones.map((id) => `"${id}"`).join(' and ')}: only one zone may have "draws-to".`,
  help: ({ zones }) =>
    zones.length === 0 ? 'Declare where they come from: `zones: {pile: {draws-to: …}}`.' : undefined,
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { zones: [] },
  run({ model }) {
    const from = model.zones.filter(({ drawsTo }) => drawsTo !== null);
    if (from.length > 1) {
      return from.map(({ id }) => ({
        data: { zones: from.map((zone) => zone.id) },
        at: { section: 'zones', id },
      }));
    }
    if (from.length === 1) return [];
    return gains(model).map(({ origin }) => ({
      data: { zones: [] },
      at: origin,
    }));
  },
});

function gains(model: PackModel): Effect[] {
  const found: Effect[] = [];
  const programs = [
    ...model.slots.map(({ effect }) => effect),
    ...model.cards.flatMap((card) => Object.values(card.programs)),
    ...model.procedures.flatMap(({ steps }) => steps.map(({ program }) => program)),
    ...model.boards.flatMap(({ sites }) => sites.flatMap(({ bonus }) => bonus ?? [])),
  ];
  for (const { body } of programs) {
    walkEffect(body, (node) => {
      if (node.k === 'gain' && node.items.some(({ what }) => what.k === 'cards')) found.push(node);
      return true;
    });
  }
  return found;
}
