/** Draws the position after a step on the boards, with what the step changed. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import '../drawing/board/board-drawing.ts';
import { occupantsIn } from '../drawing/board/occupants-in.ts';
import type { PositionFacts } from '../drawing/board/occupants.ts';
import { playerName } from './event-line.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';

/** `boards`: those between the players in this game; `earlier`: the position one step earlier. */
class LabBoard extends AppElement {
  static override properties = {
    boards: { attribute: false },
    facts: { attribute: false },
    earlier: { attribute: false },
  };
  declare boards: readonly string[];
  declare facts: PositionFacts;
  declare earlier: PositionFacts;
  readonly #boards = new WorkerAnswer<BoardView[]>(this);
  #site = '';

  protected override render(): TemplateResult | typeof nothing {
    const { view } = app.now;
    if (view) this.#boards.update(view, view.path, () => ask('boards', view.path));
    const mine = String(this.facts['me board'] ?? '');
    const shown = (this.#boards.value ?? []).filter(({ id, of }) =>
      of === 'player' ? id === mine : this.boards.includes(id),
    );
    if (!view || shown.length === 0) return nothing;
    return html`<section class="board-part" data-pane aria-label=${t('positionOnBoard')}>
      <h2>${t('positionOnBoard')}</h2>
      ${shown.map((board) => this.#board(board, view))}
    </section>`;
  }

  #board(board: BoardView, view: PackView): TemplateResult {
    const { settings } = app.now;
    const occupants = occupantsIn(this.facts, board, view, playerName, { before: this.earlier });
    const open = (id: string): void => {
      const site = board.sites.find((one) => one.id === id);
      if (site) openInText(site);
    };
    return html`<p class="quiet-text">${packWord(view, board.id, { fallback: board.name })}</p>
      <div class="board-frame">
        <fathom-board
          .board=${board}
          .view=${view}
          .site=${this.#site}
          .occupants=${occupants}
          .content=${settings.content}
          .language=${settings.language}
          @site=${({ detail }: CustomEvent<string>) => {
            this.#site = detail;
            this.requestUpdate();
          }}
          @open-site=${({ detail }: CustomEvent<string>) => open(detail)}
        ></fathom-board>
      </div>`;
  }
}
customElements.define('fathom-lab-board', LabBoard);
