/** Templates of new packs and cards: commented, valid, with names of the pack that they extend. */
import type { PackModel } from '../../dsl/internal.ts';
import { simplestGain, titleOf } from '../../service/language-service/index.ts';

/** A complete small game. */
export const newGameText = (
  id: string,
): string => `# ${titleOf(id)}: a game of its own. Change it line by line; \`fathom check ${id}\` says what is wrong.
pack: ${id}
title: ${titleOf(id)}
version: 0.1.0
players: [2, 3, 4]

# The counter of the score table, and who wins.
score: point
ranking: [most point, first in order]

# What is counted. A counter belongs to each player, unless it belongs to the game.
counters:
  point: {}
  coin: {start: 2}
  shell: {of: game, start: 12}

# Numbers of the rules, so that another pack can change them.
constants:
  rounds-in-game: {value: 4, name: rounds in the game}

periods: {turn: {}, round: {}}

# What happens. A game begins with \`game\`; the steps of a procedure are done one after the other.
procedures:
  game:
    rounds: "repeat rounds-in-game times: do round"
    scoring: "each player: do final-scoring"
    end: end game
  round:
    begin: begin round
    turns: "each player: do turn"
    end: end round
  turn:
    begin: begin turn
    # One of these; what cannot be done is not offered.
    act: |
      gain 1 coin or
      (pay 2 coins then gain 3 points) or
      (pick 1 to min(2, shell) as taken then lose taken shells then gain 1 point)
    end: end turn
  final-scoring:
    coins: gain (coin / 2) points
`;

interface CardChoice {
  type: PackModel['types'][number];
  deck: string;
  color: string | null;
  program: string;
  effect: string;
  price: boolean;
}

/** The type, deck and first effect of a new card; null if the pack has no suitable card type. */
export function cardChoice(base: PackModel, wanted: string | undefined): CardChoice | null {
  const effect = simplestGain(base);
  for (const type of base.types.filter(({ id }) => wanted === undefined || id === wanted)) {
    const like = base.cards.filter((c) => c.type === type.id);
    const deck = like[0]?.deck ?? base.decks[0]?.id;
    if (deck === undefined || type.programs.length === 0 || effect === undefined) continue;
    const [program] = type.programs;
    const period = base.periods[0]?.id;
    if (program.mode === 'standing' && period === undefined) continue;
    return {
      type,
      deck,
      color: like[0]?.color ?? null,
      program: program.name,
      price: like.some((c) => c.price.k === 'amounts'),
      effect: program.mode === 'standing' ? `"once per ${period}: ${effect}"` : effect,
    };
  }
  return null;
}

/** The beginning of a pack with one card, up to the card's name; `what`: "A card". */
export const cardHead = (
  what: string,
  id: string,
  base: PackModel,
): string => `# ${what} for ${base.title}, in a small pack of its own that extends it.
pack: ${id}
title: ${base.title} with ${titleOf(id)}
version: 0.1.0
extends: ${base.id}

cards:
  - id: ${id}
    name: ${titleOf(id)}
`;

/** A pack with one card. */
export function cardText(
  id: string,
  base: PackModel,
  { type, deck, color, program, effect, price }: CardChoice,
): string {
  const list = (items: { id: string }[]): string => items.map((i) => i.id).join(', ');
  const amounts = base.counters.find((c) => c.of === 'player' && !c.hidden && c.id !== base.score);
  return `${cardHead('A card', id, base)}    deck: ${deck}          # one of: ${list(base.decks)}
    type: ${type.id}          # one of: ${list(base.types)}
${color === null ? '' : `    color: ${color}          # one of: ${list(base.colors)}\n`}${amounts ? `    # price: 1 ${amounts.id}          # what it costs to claim${price ? '' : ', where its type asks for it'}\n` : ''}    # What it does; \`fathom try '…' --pack ${base.id}\` tries an effect. Several parts stand on lines of their own, behind a |
    ${program}: ${effect}
    status: original
`;
}
