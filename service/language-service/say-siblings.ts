/** What the other cards of a deck and a type do at the end of their effect, such as contracts that are fulfilled, and this one does not. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { parseProgram, print, type ComponentSource, type EffectNode } from '../../dsl/internal.ts';
import { moveLacking } from '../checks/moves-of-this.ts';
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
  const lacking =
    component.section === 'cards' ? moveLacking(pack.draft, pack.sources, component.id, effect) : undefined;
  const written = print(effect, { layout: 'line' });
  if (!lacking || /;|\b(?:or|else)\b/.test(written)) return null;
  const { ast } = parseProgram(`${written} then ${lacking.moves}`);
  const edit =
    ast &&
    editFor(workspace, pack, component, places, {
      key,
      effect: ast,
      printed: { ...printed, means: rendered(ast) },
    });
  if (!edit) return null;
  return { effect: print(ast, { layout: 'block' }), others: lacking.others, rendered: rendered(ast), edit };
}
