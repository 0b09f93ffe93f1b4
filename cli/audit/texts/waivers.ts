/** Findings that somebody accepts, as long as neither the text nor the effect changes. */
import { effectHash, textHash } from '../../../dsl/text/index.ts';
import type { WaiverEntry } from './input.ts';
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
  { state: 'holds' } | { state: 'expired'; changed: string } | { state: 'unused'; message: string }
);

export function waiverStateOf(waiver: WaiverEntry, byFinding: ReadonlyMap<string, Hashes>): WaiverState {
  const now = byFinding.get(waiver.finding);
  if (!now) return { waiver, state: 'unused', message: 'there is no finding of this id' };
  const changed = [
    ...(now.text === waiver.textHash ? [] : ['the text']),
    ...(now.effect === waiver.effectHash ? [] : ['the effect']),
  ];
  return changed.length ? { waiver, state: 'expired', changed: changed.join(' and ') } : { waiver, state: 'holds' };
}

/** Waivers to paste into the file; each still needs a reason. */
export function waiversToPaste(findings: readonly { id: string; hashes: Hashes; what: string }[]): string {
  if (findings.length === 0) return '';
  const entries = findings.map(
    ({ id, hashes, what }) =>
      `  # ${what.replace(/\s+/g, ' ')}\n  - {finding: ${JSON.stringify(id)}, reason: "", who: "", text-hash: "${hashes.text}", effect-hash: "${hashes.effect}"}`,
  );
  return `waivers:\n${entries.join('\n')}\n`;
}
