/** Findings that somebody accepts, as long as neither the text nor the effect changes. */
import { effectHash, textHash } from './fingerprint.ts';
import type { WaiverEntry } from './texts-file.ts';
import type { PrintedText } from './lookup.ts';

export interface Hashes {
  text: string;
  effect: string;
}
export const hashesOf = ({ text, rendered: { source } }: PrintedText): Hashes => ({
  text: textHash(text),
  effect: effectHash(source),
});

/** Whether a waiver holds, has expired, or has nothing to waive. */
export type WaiverState = { waiver: WaiverEntry } & (
  | { state: 'holds' }
  | { state: 'expired'; changed: ('text' | 'effect')[] }
  | { state: 'unused'; lacks: 'finding' | 'difference' }
);

/** What waivers look at in a finding. */
interface Waivable {
  id: string;
  rule?: string;
  hashes: Hashes;
}

export const isWaivedBy = (waiver: WaiverEntry, { id, rule }: Waivable): boolean =>
  'rule' in waiver ? waiver.rule === rule : waiver.finding === id;

export function waiverStateOf(waiver: WaiverEntry, findings: readonly Waivable[]): WaiverState {
  const found = findings.find((finding) => isWaivedBy(waiver, finding));
  if ('rule' in waiver) {
    return found ? { waiver, state: 'holds' } : { waiver, state: 'unused', lacks: 'difference' };
  }
  if (!found) return { waiver, state: 'unused', lacks: 'finding' };
  const { text, effect } = found.hashes;
  const changed = [
    ...(text === waiver.textHash ? [] : (['text'] as const)),
    ...(effect === waiver.effectHash ? [] : (['effect'] as const)),
  ];
  return changed.length ? { waiver, state: 'expired', changed } : { waiver, state: 'holds' };
}

/** Waivers to paste into the file, and in remarks those of rules that several findings break; each still needs a reason. */
export function waiversToPaste(findings: readonly (Waivable & { what: string })[]): string {
  if (findings.length === 0) return '';
  const entries = findings.map(
    ({ id, hashes, what }) =>
      `  # ${what.replace(/\s+/g, ' ')}\n  - {finding: ${JSON.stringify(id)}, reason: "", who: "", ` +
      `text-hash: "${hashes.text}", effect-hash: "${hashes.effect}"}`,
  );
  const rules = findings.flatMap(({ rule }) => rule ?? []);
  const ofRules = [...new Set(rules)].flatMap((rule) => {
    const n = rules.filter((one) => one === rule).length;
    return n > 1 ? [`  # instead of ${n} waivers:\n  # - {rule: ${JSON.stringify(rule)}, reason: "", who: ""}`] : [];
  });
  return `waivers:\n${[...entries, ...ofRules].join('\n')}\n`;
}
