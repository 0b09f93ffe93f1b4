/** What the other cards of a deck and a type do at the end of their effect, such as contracts that are fulfilled, and this one does not. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { print, type ComponentSource, type EffectNode } from '../../dsl/internal.ts';
import { withMoveOfOthers } from '../checks/moves-of-this.ts';
import { editFor, type Place, type PrintedWords } from './say-edit.ts';
import type { Pack } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** The effect that was said, and what all others of its deck and type do besides: `… then move this to fulfilled`. */
export interface AsSiblings {
  /** the whole effect in its canonical layout */
  effect: string;
  /** how many others there are */
  others: number;
  /** the whole effect as Fathom renders it */
  rendered: string;
  edit: WorkspaceEdit;
}

/** Null: it lacks nothing that they have in common, or there are several sentences: to which it belongs only the author knows. */
export function asSiblings(
  workspace: Workspace,
  pack: Pack,
  component: ComponentSource,
  places: readonly Place[],
  {
    key,
    effect,
    printed,
    rendered,
  }: { key: string; effect: EffectNode; printed: PrintedWords; rendered: (effect: EffectNode) => string },
): AsSiblings | null {
  const card = component.section === 'cards' ? pack.draft.cards.find(({ id }) => id === component.id) : undefined;
  const found = card && withMoveOfOthers(pack.draft, pack.sources, card, effect);
  if (!found) return null;
  const means = rendered(found.effect);
  const edit = editFor(workspace, pack, component, places, {
    key,
    effect: found.effect,
    printed: { ...printed, means },
  });
  return edit && { effect: print(found.effect, { layout: 'block' }), others: found.others, rendered: means, edit };
}
