import { partsOf, type PackModel, type Cards, type Origin, type Sites, visitIr } from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
import { PossibleSites } from './bounds/possible-sites.ts';
import { defineCheck } from './check.ts';

/** Why a part of an effect can never be done. */
type Never =
  | { is: 'no-site'; piece: string }
  | { is: 'no-upgrade'; piece: string }
  | { is: 'upgraded' }
  | { is: 'nothing-there' }
  | { is: 'used' }
  | { is: 'unused' };

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
      case 'used':
        return 'This can never be done: only cards that are not used are offered.';
      case 'unused':
        return 'This can never be done: only used cards are made ready.';
    }
  },
  help: (data) => HELP[data.is],
  fix: { none: 'only the author knows what is meant' },
  example: { is: 'no-site', piece: 'farm' },
  run({ model }) {
    const possible = model.boards.length > 0 ? new PossibleSites(model, overviewOf(model)) : undefined;
    const found: { data: Never; at: Origin }[] = [];
    const note = ({ origin }: { origin: Origin }, data: Never | undefined): void => {
      if (data) found.push({ data, at: origin });
    };
    visitIr(partsOf(model, ['cards', 'rules', 'slots', 'procedures', 'types', 'tracks', 'boards']), {
      effect: {
        use: (effect) => note(effect, whyNotUsed(effect.cards)),
        ready: (effect) => note(effect, whyNotReadied(effect.cards)),
        build: (effect) => note(effect, possible && whyNotBuilt(effect.pieces, effect.on, model, possible)),
        upgrade: (effect) => note(effect, possible && whyNotUpgraded(effect.sites, model, possible)),
      },
    });
    return found;
  },
});

const HELP: Partial<Record<Never['is'], string>> = {
  'no-upgrade': 'Give the piece an `upgrade:` cost, or name another one.',
  'no-site': 'Where a piece may be built is said by its `where:`.',
  used: 'One that is chosen may be: `choose used <cards> then use it`.',
};

const partsOfSet = (cards: Cards): readonly Cards[] => (cards.k === 'and' ? cards.of : [cards]);

/** Whether cards are used that are used already. */
const whyNotUsed = (cards: Cards): Never | undefined =>
  partsOfSet(cards).some(({ k }) => k === 'used') ? { is: 'used' } : undefined;

/** Whether cards are made ready that are not used. */
const whyNotReadied = (cards: Cards): Never | undefined =>
  partsOfSet(cards).some((part) => part.k === 'not' && part.of.k === 'used') ? { is: 'unused' } : undefined;

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
