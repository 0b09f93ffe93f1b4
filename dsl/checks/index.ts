/** All checks, in the order of their names. */
import type { Diagnostic } from '../source/diagnostic.ts';
import { toDiagnostics, type Check, type CheckInput } from './check.ts';
import { ambiguousName } from './ambiguous-name.ts';
import { doubleNumber } from './double-number.ts';
import { drawZone } from './draw-zone.ts';
import { missingForm } from './missing-form.ts';
import { missingGame } from './missing-game.ts';
import { neverInPlay } from './never-in-play.ts';
import { neverTrue } from './never-true.ts';
import { noEffect } from './no-effect.ts';
import { noSource } from './no-source.ts';
import { notEncoded } from './not-encoded.ts';
import { nowhereToBuild } from './nowhere-to-build.ts';
import { optionDefault } from './option-default.ts';
import { procedureLoop } from './procedure-loop.ts';
import { reservedName } from './reserved-name.ts';
import { shortSupply } from './short-supply.ts';
import { tooFewBoards } from './too-few-boards.ts';
import { triggerLoop } from './trigger-loop.ts';
import { undecidedDispute } from './undecided-dispute.ts';
import { unknownDispute } from './unknown-dispute.ts';
import { unknownEdition } from './unknown-edition.ts';
import { unknownField } from './unknown-field.ts';
import { unknownLocator } from './unknown-locator.ts';
import { unknownName } from './unknown-name.ts';
import { unknownStatus } from './unknown-status.ts';
import { unreachableSite } from './unreachable-site.ts';
import { unsaidField } from './unsaid-field.ts';
import { unusedName } from './unused-name.ts';
import { whenBeforeGame } from './when-before-game.ts';
import { wrongWording } from './wrong-wording.ts';

export const CHECKS: readonly Check[] = [
  ambiguousName,
  doubleNumber,
  drawZone,
  missingForm,
  missingGame,
  neverInPlay,
  neverTrue,
  noEffect,
  noSource,
  notEncoded,
  nowhereToBuild,
  optionDefault,
  procedureLoop,
  reservedName,
  shortSupply,
  tooFewBoards,
  triggerLoop,
  undecidedDispute,
  unknownDispute,
  unknownEdition,
  unknownField,
  unknownLocator,
  unknownName,
  unknownStatus,
  unreachableSite,
  unsaidField,
  unusedName,
  whenBeforeGame,
  wrongWording,
];

/** Those that ask where everything comes from, for the audit. */
export const PROVENANCE_CODES: readonly string[] = [
  noSource,
  undecidedDispute,
  unknownDispute,
  unknownEdition,
  unknownField,
  unknownLocator,
  unknownStatus,
  unsaidField,
].map(({ code }) => code);

/** Beside other errors only those run that need no programs. */
export function runChecks(input: CheckInput): Diagnostic[] {
  return CHECKS.filter(({ early }) => early || input.complete).flatMap((check) => toDiagnostics(check, input));
}
