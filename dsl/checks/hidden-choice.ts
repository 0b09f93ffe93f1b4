import type { Cards, Origin } from '../semantics/ir.ts';
import { saidOfCards } from '../semantics/narrowed-cards.ts';
import { visitNodes } from '../semantics/visit-nodes.ts';
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
    const { cards, rules, slots, procedures, types, tracks, boards } = model;
    visitNodes([cards, rules, slots, procedures, types, tracks, boards], (node) => {
      const chosen = chosenCards(node);
      const top = chosen && saidOfCards(chosen, (set) => (set.k === 'top' ? set : undefined));
      if (!top || !unseen.has(top.zone) || (top.n.k === 'const' && top.n.n === 1)) return;
      found.push({ data: { zone: top.zone, n: top.n.k === 'const' ? top.n.n : null }, at: node.origin as Origin });
    });
    return found;
  },
});

/** The cards from which a player chooses. */
function chosenCards(node: { k: string } & Record<string, unknown>): Cards | undefined {
  if (node.k === 'choose-card') return node['cards'] as Cards;
  const over = node.k === 'each' && node['chosen'] ? (node['over'] as { k: string; cards?: Cards }) : undefined;
  return over?.cards;
}
