/** The position at a step drawn on the boards: what stands there, and what this step changed. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import '../drawing/board/board-drawing.ts';
import { occupantsIn, type PositionFacts } from '../drawing/board/occupants.ts';
import { AppElement } from '../shell/app-element.ts';

/** `earlier`: the position one step earlier. */
class LabBoard extends AppElement {
  static override properties = { facts: { attribute: false }, earlier: { attribute: false } };
  declare facts: PositionFacts;
  declare earlier: PositionFacts;
  #boards: BoardView[] = [];
  #of: PackView | null = null;
  #site = '';

  protected override render(): TemplateResult | typeof nothing {
    const { view } = app.now;
    this.#fetch(view);
    const mine = String(this.facts['me board'] ?? '');
    const shown = this.#boards.filter(({ id, of }) => (of === 'player' ? id === mine : true));
    if (!view || shown.length === 0) return nothing;
    return html`<section class="board-part" data-pane aria-label=${t('positionOnBoard')}>
      <h2>${t('positionOnBoard')}</h2>
      ${shown.map((board) => this.#board(board, view))}
    </section>`;
  }

  #board(board: BoardView, view: PackView): TemplateResult {
    const { settings } = app.now;
    const occupants = occupantsIn(this.facts, board.of === 'player' ? 'me ' : '', this.earlier);
    const open = (id: string): void => {
      const site = board.sites.find((one) => one.id === id);
      if (site) openInText({ file: board.file, line: site.line });
    };
    return html`<p class="quiet-text">${board.name}</p>
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

  #fetch(view: PackView | null): void {
    if (!view || view === this.#of) return;
    this.#of = view;
    ask('boards', view.path).then(
      (boards) => {
        if (this.#of === view) {
          this.#boards = boards;
          this.requestUpdate();
        }
      },
      () => undefined,
    );
  }
}
customElements.define('fathom-lab-board', LabBoard);
