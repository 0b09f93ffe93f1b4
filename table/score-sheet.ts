/** Where the points of a game come from: from its events, for people at the table. */
import { nodesOf, type PackModel } from '../dsl/internal.ts';
import { scoreOf, finalScore, upkeepOf } from '../study/index.ts';
import type { Game, MessageRenderer } from '../interpreter/index.ts';
import { isSecret } from '../interpreter/internal.ts';
import { plainNames } from './narrative/pack-names.ts';
import { scoreRows, type ScorePart } from './narrative/score-rows.ts';
import type { ScoreSource, TableFinalStep, TableScores } from './protocol.ts';

/** The counter that decides, where more than one part of the pack gives it: what comes from one alone needs no sheet. */
export function sheetCounter(model: PackModel): string | null {
  const score = scoreOf(model);
  if (score === null) return null;
  return upkeepOf(model).finals.length > 0 || placesWithGains(model, score) > 1 ? score : null;
}

const placesWithGains = (model: PackModel, score: string): number =>
  nodesOf(model, 'effect', 'gain').filter(({ items }) =>
    items.some(({ what }) =>
      what.k === 'counter' ? what.counter === score : what.k === 'class' && what.counters.some((id) => id === score),
    ),
  ).length;

/** All points so far, of every seat; and what the final scoring would add for the viewer, whose cards alone are known. */
export function scoresOf(game: Game, viewer: number, words: MessageRenderer): TableScores | null {
  const { model, over } = game;
  const score = sheetCounter(model);
  // what only its owner sees is told when all is over
  if (score === null || (!over && isSecret(model, score))) return null;
  const soFar = sourcesIn(game, words);
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
  finalScore(game.machineToTry(), seat).map(({ cards, ...step }) => ({
    ...step,
    name: words.step(step.procedure, step.step),
    cards: cards.map((card) => ({
      ...card,
      name: words.card(card.card),
      lacks: card.lacks && words.predicate(card.lacks),
    })),
  }));

/** As the story of the game calls them, see `scoreRows`. */
const sourcesIn = (game: Game, { language }: MessageRenderer): ScoreSource[] => {
  // who they are makes no difference
  const seats = Array.from({ length: game.players }, () => '');
  return scoreRows(game.trace, plainNames(game.model, seats, language)).map(sourceOf);
};

const sourceOf = ({ title, points, parts }: ScorePart): ScoreSource => ({
  name: title,
  values: points,
  parts: parts.map(sourceOf),
});
