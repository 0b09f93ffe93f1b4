/** The position that an effect is tried on: a preset, a form that writes YAML, the YAML itself, or a step of a recorded game. */
import { html, nothing, type TemplateResult } from 'lit';
import { PRESETS } from '../../dsl/internal.ts';
import { packWord, t } from '../i18n/index.ts';
import { tl } from '../i18n/lab.ts';
import { announce, app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import { openRecord, positionOfQuery } from '../state/trials.ts';
import { recordPosition, recordStep, tableStep } from '../state/try-query.ts';
import type { BoardView, PackView, PositionAnswer, PositionSource, TryQuestion } from '../worker/protocol.ts';
import type { PositionChange } from './owners.ts';
import { goInPositions, notePosition } from './position-history.ts';
import './setting.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';

const chosen = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;

/** Dispatches `position`, with the text for the address, when the person chooses another one. */
class Position extends AppElement {
  static override properties = { at: {}, players: { type: Number }, options: { attribute: false } };
  declare at: string;
  declare players: number;
  /** of the game, where they are not the usual ones */
  declare options: Record<string, string> | undefined;
  /** the previous answer stays, so that a changed field keeps the focus */
  readonly #inspected = new WorkerAnswer<PositionAnswer>(this, { keepPrevious: true });
  readonly #boards = new WorkerAnswer<BoardView[]>(this);
  /** those that were begun */
  #changes: Promise<void> = Promise.resolve();
  /** another record may have the same address */
  #recordsRead = 0;
  /** the boards and cards are shown, to be clicked; undefined: as long as nobody has said so, for a position of one's own */
  #isSetting: boolean | undefined;
  #problem = '';
  /** a recorded game was chosen, but no file yet */
  #open = false;

  constructor() {
    super();
    this.at = 'start';
    this.players = 2;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view } = app.now;
    const { at } = this;
    if (!view) return nothing;
    this.#fetch(view);
    const problems = this.#inspected.value?.problems ?? [];
    const ofTable = tableStep(at);
    const kind = this.#kindOf(at);
    return html`<label
        >${t('position')}<select
          name="at"
          @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}
        >
          ${PRESETS.map((one) => html`<option value=${one} .selected=${one === kind}>${t(`preset.${one}`)}</option>`)}
          <option value="own" .selected=${kind === 'own'}>${t('ownPosition')}</option>
          <option value="record" .selected=${kind === 'record'}>${t('recordedGame')}</option>
          ${kind === 'table' ? html`<option value="table" .selected=${true}>${t('gameAtTable')}</option>` : nothing}
        </select></label
      >
      ${ofTable === null ? nothing : html`<p class="quiet-text">${t('positionOfTable', { n: ofTable })}</p>`}
      ${
        kind === 'record' || kind === 'table'
          ? kind === 'record'
            ? this.#record()
            : nothing
          : this.#fold(view, kind === 'own')
      }
      ${
        problems.length
          ? html`<ul class="problems-of-position" role="status">
              ${problems.map((one) => html`<li>${one}</li>`)}
            </ul>`
          : nothing
      }`;
  }

  /** What lies on boards and in zones, then numbers, then the text that says all of it: what comes is below what one points at. */
  #fold(view: PackView, isOwn: boolean): TemplateResult {
    const inspected = this.#inspected.value;
    this.#isSetting ??= isOwn;
    return html`<details
        class="position-form"
        data-setting
        ?open=${this.#isSetting}
        @toggle=${({ target }: Event) => {
          this.#isSetting = (target as HTMLDetailsElement).open;
          this.requestUpdate();
        }}
      >
        <summary>${tl('setting')}</summary>
        ${
          inspected && this.#isSetting
            ? html`<fathom-setting
                .boards=${this.#boards.value ?? []}
                .inspected=${inspected}
                .players=${this.players}
                @put=${({ detail }: CustomEvent<PositionChange>) => this.#put(detail)}
                @go=${({ detail }: CustomEvent<'back' | 'on'>) => this.#go(view, detail)}
              ></fathom-setting>`
            : nothing
        }
      </details>
      <details class="position-form" ?open=${isOwn}>
        <summary>${t('positionForm')}</summary>
        ${this.#form(view)}
      </details>
      ${
        isOwn
          ? html`<label
              >${t('positionYaml')}<textarea
                name="yaml"
                rows="3"
                spellcheck="false"
                .value=${this.at}
                @change=${(event: Event) => this.#dispatch((event.target as HTMLTextAreaElement).value)}
              ></textarea>
            </label>`
          : nothing
      }`;
  }

  #kindOf(at: string): string {
    if (this.#open || recordStep(at) !== null) return 'record';
    return tableStep(at) === null ? (PRESETS.find((one) => one === at) ?? 'own') : 'table';
  }

  #choose(kind: string): void {
    if (kind === 'table') return;
    this.#open = kind === 'record' && app.now.record === null;
    this.#problem = '';
    if (this.#open) this.requestUpdate();
    else if (kind === 'record') this.#dispatch(recordPosition(app.now.record!.record.choices.length >> 1));
    else if (kind !== 'own') this.#dispatch(kind);
    else this.#dispatch(PRESETS.some((one) => one === this.at) ? `{preset: ${this.at}}` : '{preset: start}');
  }

  /** Another position than the one that is there, which can be taken back. */
  #dispatch(at: string): void {
    if (at === this.at) return;
    const { view } = app.now;
    if (view && [at, this.at].every((one) => recordStep(one) === null && tableStep(one) === null)) {
      notePosition(view.path, this.at);
    }
    this.#send(at);
  }

  #send(at: string): void {
    this.dispatchEvent(new CustomEvent('position', { detail: at, bubbles: true }));
  }

  #go({ path }: PackView, way: 'back' | 'on'): void {
    const at = goInPositions(path, way, this.at);
    if (at !== null) this.#send(at);
  }

  /** Its number fields are the counters and tracks of the pack, with what the player has at this position. */
  #form(view: PackView): TemplateResult {
    const before = this.#inspected.value?.before ?? {};
    const { language } = app.now.settings;
    const nameOf = (id: string): string => packWord(view, id, { language });
    const track = (id: string): number => Number(/^space (-?\d+)$/.exec(String(before[`me ${id}`]))?.[1] ?? 0);
    return html`<div class="fields" role="group" aria-label=${t('mine')}>
      ${view.counters.map(
        (id) =>
          html`<label
            >${nameOf(id)}<input
              type="number"
              min="0"
              max="999"
              inputmode="numeric"
              .value=${String(before[`me ${id}`] ?? 0)}
              @change=${(event: Event) => this.#putValue(['me', id], Math.max(0, Math.trunc(Number(chosen(event)))))}
          /></label>`,
      )}
      ${view.tracks.map(
        ({ id, spaces }) =>
          html`<label
            >${nameOf(id)}<select @change=${(event: Event) => this.#putValue(['me', id], Number(chosen(event)))}>
              ${spaces.map((n) => html`<option value=${n} .selected=${n === track(id)}>${n}</option>`)}
            </select></label
          >`,
      )}
    </div>`;
  }

  #record(): TemplateResult {
    const { record } = app.now;
    const step = recordStep(this.at);
    const of = record?.record.choices.length ?? 0;
    const at = step === null ? null : Math.min(step, of);
    const slide = (event: Event): void => this.#dispatch(recordPosition(Number(chosen(event))));
    const read = (event: Event): void => void this.#read(event.target as HTMLInputElement);
    return html`<label>${t('recordFile')}<input type="file" accept=".json,application/json" @change=${read} /></label>
      <p class="quiet-text">
        ${record ? t('recordOpen', { name: record.name, players: record.record.players }) : t('recordHelp')}
      </p>
      ${this.#problem ? html`<p class="finding" role="alert">${this.#problem}</p>` : nothing}
      ${
        record && at !== null
          ? html`<label
              >${t('choicesMade', { n: at, of })}
              <input type="range" min="0" max=${of} step="1" .value=${String(at)} @change=${slide}
            /></label>`
          : nothing
      }`;
  }

  async #read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    const { view } = app.now;
    if (!file || !view) return;
    const problem = await openRecord(file, view);
    this.#problem = problem === null ? '' : t('badRecord', { name: file.name, why: problem });
    this.requestUpdate();
    if (problem !== null) return;
    this.#open = false;
    this.#recordsRead++;
    this.#send(recordPosition(app.now.record!.record.choices.length >> 1));
  }

  /** Writes a value into the text of the position. */
  #putValue(path: string[], value: number): void {
    this.#put(() => [{ path, value }]);
  }

  /** One change after the other, each of the position that the one before it has left. */
  #put(change: PositionChange): void {
    this.#changes = this.#changes.then(() => this.#putNow(change)).catch(() => announce(t('notEdited'), 'error'));
  }

  async #putNow(change: PositionChange): Promise<void> {
    const { view } = app.now;
    if (!view) return;
    const { at } = this;
    const shown = this.#inspected.isCurrent ? this.#inspected.value : null;
    const now = shown ?? (await ask('inspectPosition', view.path, this.#given(at)));
    const changed = await ask('inspectPosition', view.path, this.#given(at), change(now));
    // another position was chosen meanwhile
    if (this.at !== at) return;
    const { text, problems } = changed;
    // what cannot be is told, and leaves the position as it is
    if (problems.length > now.problems.length) {
      announce(tl('cannotBe', { why: problems.at(-1)! }), 'error');
      return;
    }
    if (text === null) return;
    this.#dispatch(text);
    this.at = text;
    this.#inspected.take(view, this.#question(view), changed);
  }

  #given(at: PositionSource): Pick<TryQuestion, 'at' | 'players' | 'options'> {
    const { players, options } = this;
    return { at, players, ...(options ? { options } : {}) };
  }

  #question({ path }: PackView): string {
    return [path, this.at, this.players, JSON.stringify(this.options), this.#recordsRead].join('\n');
  }

  #fetch(view: PackView): void {
    this.#boards.update(view, view.path, () => ask('boards', view.path));
    const at = positionOfQuery(this.at);
    // a position of a record that is not open
    if (at === null) return;
    this.#inspected.update(view, this.#question(view), () => ask('inspectPosition', view.path, this.#given(at)));
  }
}
customElements.define('fathom-position', Position);
