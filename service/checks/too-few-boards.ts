import {
  type Effect,
  type Origin,
  walkEffect,
  boardsToDeal,
  optionCombinations,
  optionsIn,
  type PackModel,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export interface TooFewBoards {
  players: number;
  /** values of the options on which boards depend */
  options: Record<string, string | number>;
  boards: number;
}

export const tooFewBoards = defineCheck<TooFewBoards>({
  summary: 'Boards are dealt, but with some number of players and some options there are fewer boards than players.',
  severity: 'error',
  message: ({ players, options, boards }) => {
    const chosen = Object.entries(options)
      .map(([id, value]) => ` and ${id} = ${value}`)
      .join('');
    const there = boards === 0 ? 'is none' : boards === 1 ? 'is only one' : `are only ${boards}`;
    return `Each player is dealt a board, but with ${players} ${players === 1 ? 'player' : 'players'}${chosen} there ${there}.`;
  },
  help: () => 'Add boards, or write `copies: …` at one that several players may have.',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { players: 4, options: {}, boards: 3 },
  run: ({ model }) => {
    const lacking = dealings(model).length === 0 ? null : firstLack(model);
    return lacking === null
      ? []
      : dealings(model).map((at) => ({
          data: lacking,
          at,
        }));
  },
});

/** Games in the order of messages: fewest players and default options first. */
function firstLack(model: PackModel): TooFewBoards | null {
  const asked = model.boards.flatMap(({ when }) => (when === null ? [] : optionsIn(when)));
  for (const players of model.playerCounts) {
    for (const options of optionCombinations(model, asked)) {
      const n = boardsToDeal(model, players, options).length;
      if (n >= players) continue;
      return { players, options: Object.fromEntries(asked.map((id) => [id, options[id]])), boards: n };
    }
  }
  return null;
}

function dealings(model: PackModel): Origin[] {
  const found: Origin[] = [];
  const look = (effect: Effect): boolean => {
    if (effect.k === 'deal-boards') found.push(effect.origin);
    return true;
  };
  for (const { steps } of model.procedures) for (const { program } of steps) walkEffect(program.body, look);
  return found;
}
