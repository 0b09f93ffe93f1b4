/** Two texts line by line, what differs only. */
import { html, type TemplateResult } from 'lit';
import { commonEnds } from '../../dsl/index.ts';
import { t } from '../i18n/index.ts';

export interface Difference {
  line: number;
  old: string[];
  now: string[];
}

/** What is alike at the beginning and at the end is left out, and so is what is alike between, where a line occurs once in both. */
export function differ(old: string[], now: string[], line = 1): Difference[] {
  const { start, end } = commonEnds(old, now);
  const a = old.slice(start, old.length - end);
  const b = now.slice(start, now.length - end);
  const at = line + start;
  if (!a.length && !b.length) return [];
  const once = (lines: string[]): Set<string> => {
    const seen = new Map<string, number>();
    for (const one of lines) seen.set(one, (seen.get(one) ?? 0) + 1);
    return new Set([...seen].filter(([text, n]) => n === 1 && text.trim() !== '').map(([text]) => text));
  };
  const inB = once(b);
  const inA = once(a);
  const anchor = a.findIndex((text) => inA.has(text) && inB.has(text));
  if (anchor < 0) return [{ line: at, old: a, now: b }];
  const there = b.indexOf(a[anchor]);
  return [
    ...differ(a.slice(0, anchor), b.slice(0, there), at),
    ...differ(a.slice(anchor + 1), b.slice(there + 1), at + there + 1),
  ];
}

const MOST = 200;

export function differences(old: string, now: string): TemplateResult {
  return html`<div class="differences" role="group" aria-label=${t('differences')}>
    ${differ(old.split('\n'), now.split('\n'))
      .slice(0, MOST)
      .map(
        (one) =>
          html` <p class="place">${t('inLine', { line: one.line })}</p>
            <pre class="was"><del>${one.old.join('\n')}</del></pre>
            <pre class="is"><ins>${one.now.join('\n')}</ins></pre>`,
      )}
  </div>`;
}
