/** Whether what somebody signed is still what they signed. Alone here, as a page asks it without reading YAML. */
import type { LanguageCode } from '../packs/fields.ts';

/** What a component means and says just now; the texts by language. */
export interface Fingerprints {
  effect: string;
  text: Partial<Record<LanguageCode, string>>;
}

/** What is no longer as it was when it was signed: `effect`, or languages. Nothing: the sign-off holds. */
export function changedSince(signed: Fingerprints, now: Fingerprints): ('effect' | LanguageCode)[] {
  return [
    ...(signed.effect === now.effect ? [] : ['effect' as const]),
    ...codesOf(signed, now).filter((code) => signed.text[code] !== now.text[code]),
  ];
}

const codesOf = (...all: Fingerprints[]): LanguageCode[] => [
  ...new Set(all.flatMap(({ text }) => Object.keys(text) as LanguageCode[])),
];
