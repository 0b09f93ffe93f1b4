import type { PackModel } from '../packs/model.ts';
import type { Origin, Sites } from '../semantics/ir.ts';
import { visitNodes } from '../semantics/visit-nodes.ts';
import { overviewOf } from './bounds/overview.ts';
import { PossibleSites } from './bounds/possible-sites.ts';
import { defineCheck } from './check.ts';

/** Why a part of an effect can never be done. */
type Never =
  { is: 'no-site'; piece: string } | { is: 'no-upgrade'; piece: string } | { is: 'upgraded' } | { is: 'nothing-there' };

export const neverPossible = defineCheck<Never>({
  summary: 'A part builds where nothing of that kind may ever be, or upgrades what cannot be upgraded.',
  severity: 'warning',
  message: (data) => {
    switch (data.is) {
      case 'no-site':
        return `This can never be done: no site that it names may ever take a ${data.piece}.`;
      case 'no-upgrade':
        return `This can never be done: a ${data.piece} has no upgrade.`;
      case 'upgraded':
        return 'This can never be done: what is upgraded is not upgraded again.';
      case 'nothing-there':
        return 'This can never be done: none of it can ever be on a board.';
    }
  },
  help: (data) =>
    data.is === 'no-upgrade'
      ? 'Give the piece an `upgrade:` cost, or name another one.'
      : data.is === 'no-site'
        ? 'Where a piece may be built is said by its `where:`.'
        : undefined,
  fix: { none: 'only the author knows what is meant' },
  example: { is: 'no-site', piece: 'farm' },
  run({ model }) {
    if (model.boards.length === 0) return [];
    const possible = new PossibleSites(model, overviewOf(model));
    const found: { data: Never; at: Origin }[] = [];
    visitNodes(
      [model.cards, model.rules, model.slots, model.procedures, model.types, model.tracks, model.boards],
      (node) => {
        // an effect has a cost, and an event pattern of the same kind has none
        const data =
          node.k === 'build' && Array.isArray(node.pieces) && node.cost !== undefined
            ? whyNotBuilt(node.pieces as string[], node.on as Sites | undefined, model, possible)
            : node.k === 'upgrade' && node.cost !== undefined
              ? whyNotUpgraded(node.sites as Sites, model, possible)
              : undefined;
        if (data) found.push({ data, at: node.origin as Origin });
      },
    );
    return found;
  },
});

const nameOf = (id: string, { pieces }: PackModel): string => pieces.find((piece) => piece.id === id)?.name ?? id;

function whyNotBuilt(
  pieces: readonly string[],
  on: Sites | undefined,
  model: PackModel,
  possible: PossibleSites,
): Never | undefined {
  const fits = (id: string): boolean => {
    const places: Sites = { k: 'holding', pieces: [id] };
    return possible.most(on ? { k: 'and', of: [on, places] } : places) > 0;
  };
  return pieces.length > 0 && !pieces.some(fits) ? { is: 'no-site', piece: nameOf(pieces[0], model) } : undefined;
}

function whyNotUpgraded(sites: Sites, model: PackModel, possible: PossibleSites): Never | undefined {
  const parts = sites.k === 'and' ? sites.of : [sites];
  if (parts.some(({ k }) => k === 'upgraded')) return { is: 'upgraded' };
  const held = parts.flatMap((part) => (part.k === 'holding' ? [part.pieces] : []));
  const upgradable = (id: string): boolean => model.pieces.find((piece) => piece.id === id)?.upgrade !== null;
  const lacking = held.find((pieces) => pieces.length > 0 && !pieces.some(upgradable));
  if (lacking) return { is: 'no-upgrade', piece: nameOf(lacking[0], model) };
  return possible.most(sites) === 0 ? { is: 'nothing-there' } : undefined;
}
