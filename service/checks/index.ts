/** All checks by their codes, in the order of these. */
import type { Diagnostic } from '../../dsl/internal.ts';
import { toDiagnostics, type AnyCheck, type CheckInput } from './check.ts';
import { alwaysTrue } from './always-true.ts';
import { ambiguousName } from './ambiguous-name.ts';
import { belowNothing } from './below-nothing.ts';
import { cutOffSites } from './cut-off-sites.ts';
import { doubleNumber } from './double-number.ts';
import { drawZone } from './draw-zone.ts';
import { endlessTimes } from './endless-times.ts';
import { lonelyPort } from './lonely-port.ts';
import { neverFits } from './never-fits.ts';
import { unchangedCondition } from './unchanged-condition.ts';
import { heardTwice } from './heard-twice.ts';
import { hiddenChoice } from './hidden-choice.ts';
import { lostSentence } from './lost-sentence.ts';
import { missingForm } from './missing-form.ts';
import { missingGame } from './missing-game.ts';
import { draftLanguage } from './draft-language.ts';
import { missingLexicon } from './missing-lexicon.ts';
import { neverInPlay } from './never-in-play.ts';
import { neverPossible } from './never-possible.ts';
import { neverTrue } from './never-true.ts';
import { noEffect } from './no-effect.ts';
import { noSource } from './no-source.ts';
import { notEncoded } from './not-encoded.ts';
import { nothingFaceDown } from './nothing-face-down.ts';
import { nothingToDiscount } from './nothing-to-discount.ts';
import { nowhereToBuild } from './nowhere-to-build.ts';
import { onePlayerOnly } from './one-player-only.ts';
import { optionDefault } from './option-default.ts';
import { optionalLoss } from './optional-loss.ts';
import { orderMatters } from './order-matters.ts';
import { printedOtherwise } from './printed-otherwise.ts';
import { procedureLoop } from './procedure-loop.ts';
import { reservedName } from './reserved-name.ts';
import { sameTwice } from './same-twice.ts';
import { secretOfOthers } from './secret-of-others.ts';
import { sharedRefill } from './shared-refill.ts';
import { shortSupply } from './short-supply.ts';
import { stepNamedNote } from './step-named-note.ts';
import { sameSite } from './same-site.ts';
import { tooFewBoards } from './too-few-boards.ts';
import { triggerLoop } from './trigger-loop.ts';
import { turningOrder } from './turning-order.ts';
import { unaskedPrice } from './unasked-price.ts';
import { undecidedDispute } from './undecided-dispute.ts';
import { unknownDispute } from './unknown-dispute.ts';
import { unknownEdition } from './unknown-edition.ts';
import { unknownField } from './unknown-field.ts';
import { unknownLocator } from './unknown-locator.ts';
import { unknownName } from './unknown-name.ts';
import { unknownStatus } from './unknown-status.ts';
import { unlikeOthers } from './unlike-others.ts';
import { unreachableSite } from './unreachable-site.ts';
import { unresolvedProgram } from './unresolved-program.ts';
import { unsaidField } from './unsaid-field.ts';
import { noSuchLoop } from './no-such-loop.ts';
import { unseenChoice } from './unseen-choice.ts';
import { unusedName } from './unused-name.ts';
import { whenBeforeGame } from './when-before-game.ts';
import { wrongSentence } from './wrong-sentence.ts';
import { wrongWording } from './wrong-wording.ts';

export const CHECKS = {
  'always-true': alwaysTrue,
  'ambiguous-name': ambiguousName,
  'below-nothing': belowNothing,
  'cut-off-sites': cutOffSites,
  'double-number': doubleNumber,
  'draw-zone': drawZone,
  'endless-times': endlessTimes,
  'lonely-port': lonelyPort,
  'never-fits': neverFits,
  'unchanged-condition': unchangedCondition,
  'heard-twice': heardTwice,
  'hidden-choice': hiddenChoice,
  'lost-sentence': lostSentence,
  'missing-form': missingForm,
  'missing-game': missingGame,
  'draft-language': draftLanguage,
  'missing-lexicon': missingLexicon,
  'never-in-play': neverInPlay,
  'never-possible': neverPossible,
  'never-true': neverTrue,
  'no-effect': noEffect,
  'no-source': noSource,
  'not-encoded': notEncoded,
  'nothing-face-down': nothingFaceDown,
  'nothing-to-discount': nothingToDiscount,
  'nowhere-to-build': nowhereToBuild,
  'one-player-only': onePlayerOnly,
  'option-default': optionDefault,
  'optional-loss': optionalLoss,
  'order-matters': orderMatters,
  'printed-otherwise': printedOtherwise,
  'procedure-loop': procedureLoop,
  'reserved-name': reservedName,
  'same-twice': sameTwice,
  'secret-of-others': secretOfOthers,
  'shared-refill': sharedRefill,
  'same-site': sameSite,
  'short-supply': shortSupply,
  'step-named-note': stepNamedNote,
  'too-few-boards': tooFewBoards,
  'trigger-loop': triggerLoop,
  'turning-order': turningOrder,
  'unasked-price': unaskedPrice,
  'undecided-dispute': undecidedDispute,
  'unknown-dispute': unknownDispute,
  'unknown-edition': unknownEdition,
  'unknown-field': unknownField,
  'unknown-locator': unknownLocator,
  'unknown-name': unknownName,
  'unknown-status': unknownStatus,
  'unlike-others': unlikeOthers,
  'unreachable-site': unreachableSite,
  'unresolved-program': unresolvedProgram,
  'unsaid-field': unsaidField,
  'no-such-loop': noSuchLoop,
  'unseen-choice': unseenChoice,
  'unused-name': unusedName,
  'when-before-game': whenBeforeGame,
  'wrong-sentence': wrongSentence,
  'wrong-wording': wrongWording,
} satisfies Record<string, AnyCheck>;
type CheckCode = keyof typeof CHECKS;

/** The checks of provenance, for the audit. */
export const PROVENANCE_CODES: readonly CheckCode[] = [
  'no-source',
  'undecided-dispute',
  'unknown-dispute',
  'unknown-edition',
  'unknown-field',
  'unknown-locator',
  'unknown-status',
  'unsaid-field',
];

/** If there are other errors, only the early checks run. */
export function runChecks(input: CheckInput): Diagnostic[] {
  return Object.entries<AnyCheck>(CHECKS)
    .filter(([, { early }]) => early || input.complete)
    .flatMap(([code, check]) => toDiagnostics(code, check, input));
}
