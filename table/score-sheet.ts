/** Where the points of a game come from, and how its counters went: from its events, for people at the table. */
import type { PackModel } from '../dsl/internal.ts';
import { scoreOf, finalScore, upkeepOf } from '../study/index.ts';
import type { Game, MessageRenderer, TraceEvent } from '../interpreter/index.ts';
import { isSecret } from '../interpreter/internal.ts';
import type { ScoreSource, TableCourse, TableFinalStep, TableScores } from './protocol.ts';

/** Steps of procedures that name a source, innermost last. */
const NAMED_STEPS = 2;
/** Positions of a game that its course shows. */
const MOST_POINTS = 60;

/** The counter that decides, where a final scoring adds to it; else it needs no sheet. */
export const finalScoreOf = (model: PackModel): string | null =>
  upkeepOf(model).finals.length > 0 ? scoreOf(model) : null;

/** All points so far, of every seat; and what the final scoring would add for the viewer, whose cards alone are known. */
export function scoresOf(game: Game, viewer: number, words: MessageRenderer): TableScores | null {
  const { model, players, trace, over } = game;
  const score = finalScoreOf(model);
  // what only its owner sees is told when all is over
  if (score === null || (!over && isSecret(model, score))) return null;
  const soFar = sourcesIn(trace, score, players, words);
  const { players: seats } = over ? game.everything() : game.view(viewer);
  const totals = seats.map(({ counters }) => counters[score]);
  const known = totals.map((_, seat) => soFar.reduce((sum, { values }) => sum + values[seat], 0));
  return {
    soFar,
    // such as points that the game was begun with
    before: totals.map((total, seat) => total - known[seat]),
    totals,
    toCome: over || viewer < 0 ? [] : stepsToCome(game, viewer, words),
  };
}

const stepsToCome = (game: Game, seat: number, words: MessageRenderer): TableFinalStep[] =>
  finalScore(game.fork().vm, seat).map(({ cards, ...step }) => ({
    ...step,
    name: words.step(step.procedure, step.step),
    cards: cards.map((card) => ({
      ...card,
      name: words.card(card.card),
      lacks: card.lacks && words.predicate(card.lacks),
    })),
  }));

function sourcesIn(
  events: readonly TraceEvent[],
  score: string,
  players: number,
  words: MessageRenderer,
): ScoreSource[] {
  const open: string[] = [];
  const sources = new Map<string, ScoreSource>();
  for (const event of events) {
    if (event.type === 'enter') open.push(words.step(event.procedure, event.step));
    else if (event.type === 'leave') open.pop();
    else if (event.type === 'counter' && event.counter === score && event.n !== 0) {
      const name = open.slice(-NAMED_STEPS).join(' · ');
      const source = entry(sources, name, players);
      source.values[event.player] += event.n;
      if (event.cause?.kind !== 'card') continue;
      const card = words.cause(event.cause);
      let part = source.parts.find((one) => one.name === card);
      if (!part) source.parts.push((part = { name: card, values: zeros(players) }));
      part.values[event.player] += event.n;
    }
  }
  return [...sources.values()];
}

function entry(sources: Map<string, ScoreSource>, name: string, players: number): ScoreSource {
  let source = sources.get(name);
  if (!source) sources.set(name, (source = { name, values: zeros(players), parts: [] }));
  return source;
}

const zeros = (players: number): number[] => Array.from({ length: players }, () => 0);

/** The counters that all see, from the first position to the last one, at even distances. */
export function courseOf(game: Game): TableCourse {
  const shown = game.model.counters
    .filter(({ of, hidden, secret }) => of === 'player' && !hidden && !secret)
    .map(({ id }) => id);
  const points = Math.min(MOST_POINTS, game.length);
  const steps = Array.from({ length: points + 1 }, (_, i) => Math.round((i * game.length) / Math.max(points, 1)));
  const positions = steps.map((step) => game.fork(step).view(-1).players);
  return {
    steps,
    counters: Object.fromEntries(
      shown.map((id) => [id, positions[0].map((_, seat) => positions.map((players) => players[seat].counters[id]))]),
    ),
  };
}
