import type { Effect } from '../semantics/ir.ts';
import type { PackModel } from '../packs/model.ts';
import type { Check } from './check.ts';
import { walkEffect } from '../semantics/walk-effect.ts';

export const drawZone: Check = {
  code: 'draw-zone',
  summary: 'Cards are gained, but no zone or several say where they come from.',
  run({ model }) {
    const from = model.zones.filter(({ drawsTo }) => drawsTo !== null);
    if (from.length > 1) {
      return from.map(({ id }) => ({
        severity: 'error',
        message: `Cards that are gained come from ${from.map((zone) => `"${zone.id}"`).join(' and ')}: only one zone may have "draws-to".`,
        at: { section: 'zones', id },
      }));
    }
    if (from.length === 1) return [];
    return gains(model).map(({ origin }) => ({
      severity: 'error',
      message: 'Cards are gained here, but no zone has "draws-to".',
      help: 'Say where they come from: `zones: {pile: {draws-to: …}}`.',
      at: origin,
    }));
  },
};

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
