/**
 * Sign-offs: somebody has compared a component with its source and found that they agree. A sign-off holds until the effect
 * or a text changes. No YAML here, so that a page does not need the parser.
 */
import type { LanguageCode } from '../packs/fields.ts';

/** Where sign-offs are stored, relative to the folder of a pack or of packs. No pack may have a file of this name. */
export const SIGN_OFF_FILE = '.fathom/signoffs.yaml';

/** Hashes of the effects and texts of a component; texts by language. */
export interface Fingerprints {
  effect: string;
  text: Partial<Record<LanguageCode, string>>;
}

/** A person's confirmation that a component matches its source, with fingerprints of what was confirmed. */
export interface SignOff extends Fingerprints {
  /** id of the pack */
  pack: string;
  /** `section/id` */
  component: string;
  who: string;
  /** ISO date such as 2026-11-22 */
  date: string;
}

/** `open`: nobody has signed; `stale`: effect or texts have changed since. */
export type SignOffStatus =
  | { state: 'open' }
  | { state: 'holds'; signOff: SignOff }
  | { state: 'stale'; signOff: SignOff; changed: ('effect' | LanguageCode)[] };

/**
 * Whether a sign-off still matches its component.
 *
 * @param now fingerprints of the component as it is; while they are unknown, a sign-off counts as holding
 */
export function signOffStatus(signOff: SignOff | undefined, now: Fingerprints | undefined): SignOffStatus {
  if (!signOff) return { state: 'open' };
  const changed = now ? changedSince(signOff, now) : [];
  return changed.length > 0 ? { state: 'stale', signOff, changed } : { state: 'holds', signOff };
}

/** The changes since the sign-off: `effect`, or languages of texts. Empty: the sign-off holds. */
export function changedSince(signed: Fingerprints, now: Fingerprints): ('effect' | LanguageCode)[] {
  const codes = new Set([signed, now].flatMap(({ text }) => Object.keys(text) as LanguageCode[]));
  const languages = [...codes].filter((code) => signed.text[code] !== now.text[code]);
  return signed.effect === now.effect ? languages : ['effect', ...languages];
}
