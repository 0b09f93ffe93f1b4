/** What can be done with the game as a whole: take back, again, save, leave. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { downloadText } from '../shell/download.ts';
import { tableRecord } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';
import { botSpeed } from './bots.ts';

interface Actions {
  undo(): void;
  undoTurn(): void;
  redo(): void;
  leave(): void;
  tryOut(): void;
  endTrial(): void;
}

export function tableMenu(
  table: TableState,
  { undo, undoTurn, redo, leave, tryOut, endTrial }: Actions,
): TemplateResult {
  const { undoProblem, canRedo, trial, over } = table.view;
  const why = undoProblem === null ? tp('play.undoHint') : tp(`play.undo.${undoProblem}`);
  return html`<div class="table-menu" role="toolbar" aria-label=${tp('play.game')}>
    <button
      aria-disabled=${undoProblem === null ? 'false' : 'true'}
      title=${why}
      aria-describedby="undo-why"
      @click=${() => undoProblem === null && undo()}
    >
      ${tp('play.undo')}
    </button>
    <span id="undo-why" class="visually-hidden">${why}</span>
    <button
      aria-disabled=${undoProblem === null ? 'false' : 'true'}
      aria-describedby="undo-why"
      @click=${() => undoProblem === null && undoTurn()}
    >
      ${trial ? tp('play.restartTrial') : tp('play.undoTurn')}
    </button>
    <button aria-disabled=${canRedo ? 'false' : 'true'} @click=${() => canRedo && redo()}>${tp('play.redo')}</button>
    ${botSpeed(table)}
    ${
      trial
        ? html`<button class="primary" @click=${endTrial}>${tp('play.endTrial')}</button>`
        : html`${
              over && !table.past
                ? nothing
                : html`<button title=${tp('play.tryOutHint')} @click=${tryOut}>${tp('play.tryOut')}</button>`
            }
            <button @click=${() => void saveTable()}>${tp('play.save')}</button>
            <button @click=${leave}>${tp('play.leave')}</button>`
    }
  </div>`;
}

/** Saves the game that is played to a file. */
export async function saveTable(): Promise<void> {
  const record = await tableRecord();
  if (record) {
    downloadText(`${record.pack}-${record.seed}.json`, `${JSON.stringify(record, null, 2)}\n`, 'application/json');
  }
}
