/** The other side of `increments.ts`: what a seat sees after it was sent something. */
import { applyPatch } from 'rfc6902';
import type { TableUpdate, TableView } from './protocol.ts';

/** What is seen after an update; `before`: what was seen before it, which stays as it is. Throws where the patch is of something else. */
export function updated(before: TableView | null, update: TableUpdate): TableView {
  if ('view' in update) return update.view;
  if (before === null) throw new Error('a patch without what it is of');
  const view = structuredClone(before);
  const [problem] = applyPatch(view, update.patch).filter((one) => one !== null);
  if (problem) throw problem;
  return view;
}
