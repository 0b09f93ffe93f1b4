/** Sets a position by clicking: what lies on a site of a board, and the cards of a zone, of each player and between them. */
import { html, nothing, type TemplateResult } from 'lit';
import '../style/setting.css';
import '../drawing/board/board-drawing.ts';
import { occupantsIn } from '../drawing/board/occupants-in.ts';
import { packWord, t } from '../i18n/index.ts';
import { tl } from '../i18n/lab.ts';
import { AppElement } from '../shell/app-element.ts';
import { app } from '../state/app.ts';
import type { BoardView, PackView, PositionAnswer } from '../worker/protocol.ts';
import { playerName } from './event-line.ts';
import {
  belongings,
  cardsIn,
  usualOwner,
  usualZone,
  type Belongings,
  type Owner,
  type PositionChange,
} from './owners.ts';
import { canGo } from './position-history.ts';
import { pressable } from './pressable.ts';
import { playersIn } from './site-content.ts';
import { siteForm } from './site-form.ts';
import { zoneForm } from './zone-form.ts';

/** Fires `put` with a change of the position, and `go` with `back` or `on`. */
class Setting extends AppElement {
  static override properties = {
    boards: { attribute: false },
    inspected: { attribute: false },
    players: { type: Number },
  };
  declare boards: readonly BoardView[];
  declare inspected: PositionAnswer;
  declare players: number;
  /** undefined: nobody has said whose */
  #owner: Owner | undefined;
  #board = '';
  #zone = '';
  #sought = '';
  /** the site that was chosen last, by board */
  readonly #sites = new Map<string, string>();

  protected override render(): TemplateResult | typeof nothing {
    const { view } = app.now;
    if (!view) return nothing;
    const all = belongings(view, this.boards, this.inspected, this.players);
    const own = all.find(({ owner }) => owner === this.#owner) ?? usualOwner(all);
    if (!own) return nothing;
    return html`<div class="setting" data-own-undo @keydown=${this.#onKey}>
      <div class="setting-head">
        ${all.length > 1 ? this.#whose(all, own) : nothing}
        <span class="history">${this.#historyButton(view, 'back')}${this.#historyButton(view, 'on')}</span>
      </div>
      ${this.#boardPart(view, own)} ${this.#zonePart(view, own)}
    </div>`;
  }

  #change(set: () => void): void {
    set();
    this.requestUpdate();
  }

  readonly #put = (change: PositionChange): void => {
    this.dispatchEvent(new CustomEvent('put', { detail: change }));
  };

  #go(way: 'back' | 'on'): void {
    this.dispatchEvent(new CustomEvent('go', { detail: way }));
  }

  /** Ctrl+Z and Ctrl+Y are of the position as long as one is at it; fields of text keep theirs. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || (target as Element).matches('input, textarea')) return;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(letter === 'z' && !shiftKey ? 'back' : 'on');
  };

  #historyButton({ path }: PackView, way: 'back' | 'on'): TemplateResult {
    const can = canGo(path)[way];
    return html`<button
      type="button"
      class="small"
      aria-disabled=${can ? 'false' : 'true'}
      @click=${() => can && this.#go(way)}
    >
      ${tl(way === 'back' ? 'takeBack' : 'doAgain')}
    </button>`;
  }

  #whose(all: readonly Belongings[], own: Belongings): TemplateResult {
    return html`<div class="choices" role="group" aria-label=${tl('whose')}>
      ${all.map(({ owner }) =>
        pressable(owner === null ? tl('common') : playerName(owner), owner === own.owner, () =>
          this.#change(() => {
            this.#owner = owner;
          }),
        ),
      )}
    </div>`;
  }

  #boardPart(view: PackView, { owner, boards }: Belongings): TemplateResult | typeof nothing {
    const board = boards.find(({ id }) => id === this.#board) ?? boards.at(0);
    if (!board) return nothing;
    const { settings } = app.now;
    const site = this.#sites.get(board.id) ?? board.sites[0]?.id ?? '';
    const choose = (id: string): void => this.#change(() => this.#sites.set(board.id, id));
    const nameOf = (id: string): string => packWord(view, id);
    const { before } = this.inspected;
    return html`${boards.length > 1 ? this.#boardChoice(view, boards, board) : nothing}
      <p class="quiet-text">${tl('settingHint')}</p>
      <div class="board-frame">
        <fathom-board
          .board=${board}
          .view=${view}
          .site=${site}
          .occupants=${occupantsIn(before, board, view, playerName, owner === null ? {} : { whose: owner })}
          .content=${settings.content}
          .language=${settings.language}
          @site=${({ detail }: CustomEvent<string>) => choose(detail)}
          @open-site=${this.#toFields}
        ></fathom-board>
      </div>
      ${siteForm({
        view,
        board,
        place: { site, whose: owner, players: playersIn(this.players) },
        facts: before,
        nameOf,
        choose,
        put: this.#put,
      })}`;
  }

  /** Enter on a site goes to what may lie there. */
  readonly #toFields = (event: Event): void => {
    event.stopPropagation();
    const fields = this.querySelector('.fields');
    (
      fields?.querySelector<HTMLElement>('button[aria-pressed=true]') ??
      fields?.querySelector<HTMLElement>('button, input, select:not([data-site-choice])')
    )?.focus();
  };

  #boardChoice(view: PackView, boards: readonly BoardView[], board: BoardView): TemplateResult {
    const choose = ({ target }: Event): void =>
      this.#change(() => {
        this.#board = (target as HTMLSelectElement).value;
      });
    return html`<label
      >${t('board')}<select @change=${choose}>
        ${boards.map(
          ({ id, name }) =>
            html`<option value=${id} .selected=${id === board.id}>${packWord(view, id, { fallback: name })}</option>`,
        )}
      </select></label
    >`;
  }

  #zonePart(view: PackView, { owner, zones }: Belongings): TemplateResult | typeof nothing {
    const zone = zones.includes(this.#zone) ? this.#zone : usualZone(view, zones);
    if (zone === undefined) return nothing;
    const { inspected } = this;
    return html`<div class="choices" role="group" aria-label=${t('section.zones')}>
        ${zones.map((id) =>
          pressable(`${packWord(view, id)} ${cardsIn(inspected.before, owner, id).length}`, id === zone, () =>
            this.#change(() => {
              this.#zone = id;
            }),
          ),
        )}
      </div>
      ${zoneForm({
        view,
        inspected,
        owner,
        zone,
        sought: this.#sought,
        seek: (text) =>
          this.#change(() => {
            this.#sought = text;
          }),
        put: this.#put,
      })}`;
  }
}
customElements.define('fathom-setting', Setting);
