import { partsOf, type Cards, type Effect, type Origin, saidOfCards, visitIr } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const hiddenChoice = defineCheck<{ zone: string; n: number | null }>({
  summary: 'A player chooses among the top cards of a stack that nobody sees, and so sees them all.',
  severity: 'warning',
  message: ({ zone }) => `Who chooses here sees cards of "${zone}", which nobody sees, though nothing says so.`,
  help: ({ zone, n }) =>
    `Say who sees them: \`look at top ${n ?? '(…)'} cards of ${zone} then choose card of them …\`, or \`reveal …\` if all do.`,
  fix: { none: 'only the author knows whether all see the cards, or the player alone' },
  example: { zone: 'deck', n: 3 },
  run({ model }) {
    const unseen = new Set(model.zones.filter(({ visible }) => visible === 'none').map(({ id }) => id));
    const found: { data: { zone: string; n: number | null }; at: Origin }[] = [];
    const choose = ({ origin }: Effect, chosen: Cards): void => {
      const top = saidOfCards(chosen, (set) => (set.k === 'top' ? set : undefined));
      if (!top || !unseen.has(top.zone) || (top.n.k === 'const' && top.n.n === 1)) return;
      found.push({ data: { zone: top.zone, n: top.n.k === 'const' ? top.n.n : null }, at: origin });
    };
    visitIr(partsOf(model, ['cards', 'rules', 'slots', 'procedures', 'types', 'tracks', 'boards']), {
      effect: {
        'choose-card': (effect) => choose(effect, effect.cards),
        each(effect) {
          if (effect.chosen && effect.over.k === 'cards') choose(effect, effect.over.cards);
        },
      },
    });
    return found;
  },
});
