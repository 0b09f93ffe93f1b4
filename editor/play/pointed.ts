/** Which place belongs to which option: pointing at an option lights its place, pointing at a place considers its option. */
import type { TableDecision } from '../../table/protocol.ts';
import type { Ways } from './laying.ts';

const KINDS = ['site', 'slot', 'card'] as const;

/** The place of an option on the table is lit, wherever it is shown; of none where it has none. */
export function lightPlace(root: ParentNode, decision: TableDecision | null, key: string): void {
  const target = decision?.options.find((option) => option.key === key)?.target ?? null;
  const wanted = new Set(
    target === null ? [] : root.querySelectorAll(`.table-grid [data-${target.kind}="${CSS.escape(target.id)}"]`),
  );
  for (const lit of root.querySelectorAll('[data-lit]')) if (!wanted.has(lit)) lit.removeAttribute('data-lit');
  for (const place of wanted) place.setAttribute('data-lit', '');
}

/** The key of the only option of the place that is pointed at, or of the way in which something would lie there; empty: none is. */
export function keyOfPlace(target: EventTarget | null, decision: TableDecision | null, ways: Ways): string {
  if (!(target instanceof Element) || decision === null || target.closest('.decision')) return '';
  for (const kind of KINDS) {
    const id = target.closest(`[data-${kind}]`)?.getAttribute(`data-${kind}`);
    if (id === null || id === undefined) continue;
    const way = kind === 'site' ? ways.at(decision, id) : undefined;
    if (way) return way.key;
    const keys = decision.options.filter((option) => option.target?.kind === kind && option.target.id === id);
    if (keys.length === 1) return keys[0].key;
  }
  return '';
}

/** The card that is pointed at; empty: none. */
export const cardAt = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest('.hand-card')?.getAttribute('data-card')) || '';
