/** The public face of the interpreter: games, records, positions by name. */
export * from './game-types.ts';
export { problemOfRecord } from './record-format.ts';
export { seenEvent } from './view/seen-event.ts';
export type { Amount, Cause } from './machine/messages.ts';
export { compile, optionValues } from './game.ts';
export { frozen } from './model-file.ts';
export { Sandbox, type SandboxOption, type SandboxOptions, type SavedPosition } from './sandbox.ts';
export { gameAt, newGame, replay } from './localized.ts';
export { describePosition } from './view/position-view.ts';
export type { CoverView } from './machine/messages.ts';
export { currentPeriods, type CurrentPeriod } from './view/current-periods.ts';
export { isSeen } from './position/visibility.ts';
export { resolutionOf, type ResolutionLevel } from './view/resolution.ts';
export type { ChangedFact, ChangeWords } from './render/changes.ts';
export { messageRenderer, sentenceRenderer } from './render/languages.ts';
export type { MessageRenderer } from './render/message-renderer.ts';
export { wordedEvent, type WordedEvent } from './render/worded-event.ts';
