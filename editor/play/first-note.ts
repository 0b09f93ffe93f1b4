/**
 * A short note on what came up for the first time: the rule, and where it is in the book. It lies over the table where the pointer is
 * not, so that nothing moves or is covered where one is about to press.
 */
import { html, nothing, type TemplateResult } from 'lit';
import '../style/first-note.css';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { app, setSettings } from '../state/app.ts';
import { markTold, toldNames } from '../state/told-names.ts';
import type { TableState } from '../state/table-state.ts';
import type { FirstTime } from '../../table/protocol.ts';
import { openRules } from './open-rules.ts';

/** More at once nobody reads; the rest is told when it comes up again. */
const MOST_AT_ONCE = 2;

export class FirstNote {
  #shown: FirstTime[] = [];
  /** the position of which it tells */
  #step = -1;
  #isBelow = false;
  #pointerY = 0;

  constructor(private readonly host: { requestUpdate(): void }) {}

  /** Where the pointer is. */
  readonly follow = ({ clientY }: PointerEvent): void => {
    this.#pointerY = clientY;
  };

  render(table: TableState): TemplateResult {
    const { view, pack } = table;
    const isOn = app.now.settings.firstNotes && view.lesson === null && !view.trial && table.past === null;
    if (view.step !== this.#step) this.#turn(isOn ? view.firsts : [], pack, view.step);
    const shown = isOn ? this.#shown : [];
    return html`<aside
      class=${`first-note ${this.#isBelow ? 'below' : ''}`}
      aria-live="polite"
      aria-label=${tp('play.firstNote')}
      ?hidden=${shown.length === 0}
    >
      ${shown.length === 0 ? nothing : this.#note(shown)}
    </aside>`;
  }

  /** A note stays while others act; what comes up next takes its place. */
  #turn(firsts: readonly FirstTime[], pack: string, step: number): void {
    this.#step = step;
    const told = toldNames(pack);
    this.#shown = firsts.filter(({ id }) => !told.has(id)).slice(0, MOST_AT_ONCE);
    if (this.#shown.length === 0) return;
    this.#isBelow = this.#pointerY > 0 && this.#pointerY < innerHeight / 2;
    markTold(
      pack,
      this.#shown.map(({ id }) => id),
    );
  }

  #note(shown: readonly FirstTime[]): TemplateResult {
    return html`<h2>${tp('play.firstNote')}</h2>
      ${shown.map(
        ({ id, title, text }) =>
          html`<p>
            <b>${title}</b>: ${text}
            <button class="link" aria-haspopup="dialog" @click=${() => void openRules(id)}>
              ${tp('play.inRules')}
            </button>
          </p>`,
      )}
      <div class="buttons">
        <button class="small" @click=${this.#close}>${t('close')}</button>
        <button class="small quiet" @click=${() => setSettings({ firstNotes: false })}>
          ${tp('play.noFirstNotes')}
        </button>
      </div>`;
  }

  readonly #close = (): void => {
    this.#shown = [];
    this.host.requestUpdate();
  };
}
