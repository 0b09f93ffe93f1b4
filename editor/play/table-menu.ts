/** What can be done with the game as a whole: take back, again, save, leave. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { downloadText } from '../shell/download.ts';
import { tableRecord } from '../state/table-looks.ts';
import type { TableState } from '../state/table-state.ts';
import { NOBODY } from '../../table/protocol.ts';
import { botSpeed } from './bots.ts';

interface Actions {
  /** on a narrow page: shows or hides all but the first */
  unfold(): void;
  undo(): void;
  undoTurn(): void;
  redo(): void;
  leave(): void;
  tryOut(): void;
  endTrial(): void;
}

/** Where there is little room, all but what is needed most stands behind a button, so that the decision is on the first screen. */
export function tableMenu(
  table: TableState,
  unfolded: boolean,
  { unfold, undo, undoTurn, redo, leave, tryOut, endTrial }: Actions,
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
    ${trial ? html`<button class="primary" @click=${endTrial}>${tp('play.endTrial')}</button>` : nothing}
    <button class="fold" aria-expanded=${unfolded ? 'true' : 'false'} aria-controls="table-menu-more" @click=${unfold}>
      ${tp('play.more')}
    </button>
    <div id="table-menu-more" class=${unfolded ? 'more unfolded' : 'more'}>
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
          ? nothing
          : html`${
                table.viewer === NOBODY || (over && !table.past)
                  ? nothing
                  : html`<button title=${tp('play.tryOutHint')} @click=${tryOut}>${tp('play.tryOut')}</button>`
              }
              <button title=${tp('play.saveHint')} @click=${() => void saveTable()}>${tp('play.save')}</button>
              <button @click=${leave}>${tp('play.leave')}</button>`
      }
    </div>
  </div>`;
}

/** Saves the game that is played to a file. */
export async function saveTable(): Promise<void> {
  const record = await tableRecord();
  if (record) {
    downloadText(`${record.pack}-${record.seed}.json`, `${JSON.stringify(record, null, 2)}\n`, 'application/json');
  }
}
