/** What can be done with the game as a whole: take back, again; behind one button, what is needed less often. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { writeRoute } from '../state/route.ts';
import { saveTable } from './save-game.ts';
import type { TableState } from '../state/table-state.ts';
import { NOBODY } from '../../table/protocol.ts';
import { botSpeed } from './bots.ts';
import { openRules } from './open-rules.ts';

interface Actions {
  undo(): void;
  undoTurn(): void;
  redo(): void;
  leave(): void;
  tryOut(): void;
  endTrial(): void;
  /** null: it is no position of the game */
  openInLab: (() => void) | null;
}

export function tableMenu(
  table: TableState,
  { undo, undoTurn, redo, leave, tryOut, endTrial, openInLab }: Actions,
): TemplateResult {
  const { undoProblem, canRedo, trial, over } = table.view;
  const why = undoProblem === null ? tp('play.undoHint') : tp(`play.undo.${undoProblem}`);
  const shut = (act: () => void) => (): void => {
    document.getElementById('table-more')?.hidePopover();
    act();
  };
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
      class="in-bar"
      aria-disabled=${undoProblem === null ? 'false' : 'true'}
      aria-describedby="undo-why"
      @click=${() => undoProblem === null && undoTurn()}
    >
      ${trial ? tp('play.restartTrial') : tp('play.undoTurn')}
    </button>
    <button class="in-bar" aria-disabled=${canRedo ? 'false' : 'true'} @click=${() => canRedo && redo()}>
      ${tp('play.redo')}
    </button>
    ${trial ? html`<button class="primary" @click=${endTrial}>${tp('play.endTrial')}</button>` : nothing}
    <button class="in-bar" aria-haspopup="dialog" @click=${() => void openRules()}>${tp('play.rules')}</button>
    <button popovertarget="table-more">${tp('play.more')}</button>
    <div id="table-more" popover class="popover" role="group" aria-label=${tp('play.more')}>
      <button
        class="in-menu"
        aria-disabled=${undoProblem === null ? 'false' : 'true'}
        @click=${() => undoProblem === null && shut(undoTurn)()}
      >
        ${trial ? tp('play.restartTrial') : tp('play.undoTurn')}
      </button>
      <button class="in-menu" aria-disabled=${canRedo ? 'false' : 'true'} @click=${() => canRedo && shut(redo)()}>
        ${tp('play.redo')}
      </button>
      <button aria-haspopup="dialog" @click=${shut(() => void openRules())}>${tp('play.rules')}</button>
      ${botSpeed(table)}
      ${
        trial
          ? nothing
          : html`${
                table.viewer === NOBODY || (over && !table.past)
                  ? nothing
                  : html`<button title=${tp('play.tryOutHint')} @click=${shut(tryOut)}>${tp('play.tryOut')}</button>`
              }
              <button title=${tp('play.saveHint')} @click=${() => void saveTable()}>${tp('play.save')}</button>
              <button @click=${shut(leave)}>${tp('play.leave')}</button>`
      }
      ${openInLab === null ? nothing : html`<button @click=${shut(openInLab)}>${tp('play.openInLab')}</button>`}
      <a href=${writeRoute({ view: 'author', path: '', query: { pack: table.pack } })}>${tp('play.workbench')}</a>
    </div>
  </div>`;
}
