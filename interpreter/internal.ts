/** The face of the interpreter for the other houses: the public one, and the machine. */
export * from './index.ts';

// ------------------------------------------------------------------------------------------------ position

export { cellsKey, hashOfPosition } from './position/hash.ts';
export {
  FRAMES_BASE,
  HEADER,
  LENGTH,
  OWNER_SHIFT,
  PIECE_MASK,
  RANDOM,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  TURN_OF,
  UPGRADED,
} from './position/layout.ts';
export type { OptionValues } from './position/tables.ts';
export { isSecret } from './position/visibility.ts';

// ------------------------------------------------------------------------------------------------ machine

export {
  boardOf,
  buildableSites,
  isUpgraded,
  members,
  isOwned,
  pieceAt,
  popcount,
  predicateSet,
  setPiece,
  siteCell,
  tileCell,
} from './machine/board.ts';
export { cardsIn, countIn, firstIn, nextOf, ownerOf, putIn, takeOut } from './machine/cards.ts';
export { ChoiceSource } from './machine/choice-source.ts';
export { BY_CARD, BY_GAME, BY_PIECE, USE_BUILD, USE_UPGRADE } from './machine/codes.ts';
export type { CompiledGame, ContinuousEffects, PricePiece, ProgramNode } from './machine/compiled-game.ts';
export { enter, leave } from './machine/events.ts';
export { ENV_CAUSE, ENV_CAUSE_ID, FRAME_PLAYER } from './machine/frame.ts';
export { Knowledge } from './machine/knowledge.ts';
export { anchorOf, eachJoinedToSite } from './machine/laid.ts';
export { legalOptions, nodeOfOption } from './machine/legal-options.ts';
export { cardId, causeOf } from './machine/names.ts';
export type { Node } from './machine/node.ts';
export { previewPiece, previewProcedure } from './machine/preview.ts';
export { loops, runsLeft, shareLeft } from './machine/progress.ts';
export { drawLegal, randomStep, type RunCounts } from './machine/random-run.ts';
export { restorePosition } from './machine/restore.ts';
export { SilentSink } from './machine/silent-sink.ts';
export { Snapshot } from './machine/snapshot.ts';
export { startPosition } from './machine/start.ts';
export { problemOfStop, StoppedError } from './machine/stopped.ts';
export { amountOfPlayer } from './machine/things-on-cards.ts';
export { type CardWatch, Vm } from './machine/vm.ts';

// ------------------------------------------------------------------------------------------------ compile

export { compileBeside, gameSeed, playerCount, requireModel } from './compile/compile-cached.ts';
export { compileGame } from './compile/compile-game.ts';

// ------------------------------------------------------------------------------------------------ trace

export { TraceSink } from './trace/trace.ts';
export { saidOfPiece } from './render/piece-act.ts';

// ------------------------------------------------------------------------------------------------ view

export { goalMeasures, goalsOf } from './view/goals.ts';
export { ranking } from './view/ranking.ts';

// ------------------------------------------------------------------------------------------------ setup

export { parsePosition } from './setup/parse-position.ts';
export { onlyRun, presetPosition } from './setup/presets.ts';

// ------------------------------------------------------------------------------------------------ the house itself

export { freeOrder } from './free-order.ts';
export { choiceError, requestError, requestOf, requireSeat } from './fathom-error.ts';

// ------------------------------------------------------------------------------------------------ what callers may give

export {
  A_GAME,
  ANYTHING,
  COUNT,
  fieldsOf,
  FLAG,
  FUNCTION,
  having,
  type Kind,
  listOf,
  OBJECT,
  oneOf,
  oneOfTexts,
  requireArgument,
  requireLanguage,
  TEXT,
  WHOLE,
} from './arguments.ts';
export { GAME_OPTIONS } from './game.ts';
export { positionProblem } from './fathom-error.ts';
