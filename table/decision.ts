/** What is asked at the table: the options in words, those that cannot be taken with their reasons, and what is being resolved. */
import { capitalize } from '../dsl/internal.ts';
import {
  resolutionOf,
  type Game,
  type MessageRenderer,
  type OptionMeaning,
  type Question,
} from '../interpreter/index.ts';
import type { OptionTarget, TableDecision, TableOption, TableStackLevel } from './protocol.ts';

/** Null: the game is over. */
export function tableDecision(game: Game, words: MessageRenderer): TableDecision | null {
  const { decision } = game;
  if (decision === null) return null;
  return {
    prompt: words.question(decision.question),
    options: decision.options.map(({ key, meaning }) => optionOf(key, meaning, words)),
    refused: game.refusals().map(({ key, meaning, why }) => ({
      ...optionOf(key, meaning, words),
      reason: words.reason(why),
    })),
    stack: stackOf(game, decision.question, words),
  };
}

export const optionOf = (key: string, meaning: OptionMeaning, words: MessageRenderer): TableOption => ({
  key,
  label: words.option(meaning),
  target: targetOf(meaning),
  declines: DECLINES.has(meaning.type),
  ...(meaning.type === 'lay' ? { lays: { what: meaning.what, covers: meaning.covers } } : {}),
});

function stackOf(game: Game, { type }: Question, words: MessageRenderer): TableStackLevel[] | null {
  const levels = resolutionOf(game.vm);
  // what the rules do next is known to who plays
  const ofRules = levels.every(({ cause }) => cause.kind === 'game');
  if (ofRules && type !== 'first-part' && type !== 'first-trigger') return null;
  return levels.map(({ cause, waiting }) => ({
    cause: cause.kind === 'game' ? null : capitalize(words.cause(cause)),
    waiting: waiting.map((meaning) => words.option(meaning)),
  }));
}

const DECLINES: ReadonlySet<OptionMeaning['type']> = new Set(['stop', 'enough', 'skip']);

/** What a meaning points at on the table. */
function targetOf(meaning: OptionMeaning): OptionTarget | null {
  switch (meaning.type) {
    case 'site':
    case 'lay':
      return { kind: 'site', id: meaning.site };
    case 'slot':
      return { kind: 'slot', id: meaning.slot };
    case 'card':
    case 'ability':
      return { kind: 'card', id: meaning.card };
    default:
      return null;
  }
}
