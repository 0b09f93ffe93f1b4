/** The differences of two texts, line by line. */
import { html, type TemplateResult } from 'lit';
import { commonEnds } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';

interface Difference {
  /** from 1 */
  line: number;
  old: string[];
  now: string[];
}

/** Leaves out the common beginning and end; splits the rest at lines that occur once in both texts. */
function differ(old: string[], now: string[], line = 1): Difference[] {
  const { start, end } = commonEnds(old, now);
  const oldRest = old.slice(start, old.length - end);
  const newRest = now.slice(start, now.length - end);
  const firstLine = line + start;
  if (!oldRest.length && !newRest.length) return [];
  const uniqueOld = uniqueLines(oldRest);
  const uniqueNew = uniqueLines(newRest);
  const anchor = oldRest.findIndex((text) => uniqueOld.has(text) && uniqueNew.has(text));
  if (anchor < 0) return [{ line: firstLine, old: oldRest, now: newRest }];
  const newAnchor = newRest.indexOf(oldRest[anchor]);
  return [
    ...differ(oldRest.slice(0, anchor), newRest.slice(0, newAnchor), firstLine),
    ...differ(oldRest.slice(anchor + 1), newRest.slice(newAnchor + 1), firstLine + newAnchor + 1),
  ];
}

/** Lines that are not blank and occur once. */
function uniqueLines(lines: string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set([...counts].filter(([text, count]) => count === 1 && text.trim() !== '').map(([text]) => text));
}

const MAX_SHOWN = 200;

export function differences(old: string, now: string): TemplateResult {
  const shown = differ(old.split('\n'), now.split('\n')).slice(0, MAX_SHOWN);
  return html`<div class="differences" role="group" aria-label=${t('differences')}>${shown.map(differenceItem)}</div>`;
}

const differenceItem = ({ line, old, now }: Difference): TemplateResult =>
  html`<p class="place">${t('inLine', { line })}</p>
    <pre class="was"><del>${old.join('\n')}</del></pre>
    <pre class="is"><ins>${now.join('\n')}</ins></pre>`;
