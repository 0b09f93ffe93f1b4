/** The public face of the studies: bots, effects compared by play, occasions for them. It runs in a browser. */

// ------------------------------------------------------------------------------------------------ bots

export { adviceOn, type AdvisedOption, ADVISER, toldAdvice } from './bots/advice.ts';
export { botNamed, knownBot } from './bots/bot-name.ts';
export { type Bot, botKind, botNames, botOfKind } from './bots/bot.ts';
export { scoreOf } from './bots/features.ts';
export { finalScore, type ScoreCard, type ScoreStep } from './bots/final-score.ts';
export type { TrainingStep } from './bots/learner.ts';
export { nextBlocks } from './bots/next-blocks.ts';
export { hasOverview, type Overview, overviewOf, type Price } from './bots/overview.ts';
export { type Standing, standingOf } from './bots/standing.ts';
export { Training } from './bots/train.ts';
export { upkeepOf } from './bots/upkeep.ts';
export type { Weights } from './bots/value.ts';
export { parseWeights, weightsText } from './bots/weights-file.ts';
export { useWeights, weightsFor } from './bots/weights.ts';
export { baseIds, basePaths } from './bots/weights-of-packs.ts';

// ------------------------------------------------------------------------------------------------ equivalence

export { compareByPlay, type PlayComparisonOptions, type PlayedDifference } from './equivalence/compare-by-play.ts';
export { doable } from './equivalence/doable.ts';
export { type Judgement, judgeEffects } from './equivalence/judge-effects.ts';
export { type JudgedPhrase, judgePhrase } from './equivalence/own-phrases.ts';
export { PlayJudge } from './equivalence/play-judge.ts';
export { scenariosApart } from './equivalence/scenarios-apart.ts';

// ------------------------------------------------------------------------------------------------ texts

export { carrierOf } from './texts/asked.ts';

// ------------------------------------------------------------------------------------------------ occasions

export { type Occasion, occasionsOf } from './occasions/index.ts';
