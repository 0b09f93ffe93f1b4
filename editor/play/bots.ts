/** How bots play: their speed, and stop, go on, one decision while it is their turn. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app, setSettings } from '../state/app.ts';
import { BOT_SPEEDS, type BotSpeed } from '../state/settings.ts';
import { botDecides, goOn, pauseBots } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';

export function botsPart(table: TableState): TemplateResult | typeof nothing {
  if (table.view.over || table.setup.seats.every(({ bot }) => bot === null)) return nothing;
  const { botSpeed } = app.now.settings;
  return html`<div class="bots" role="group" aria-label=${t('play.bots')}>
    ${botDecides(table) ? controls(table) : nothing}
    <label
      >${t('play.botSpeed')}
      <select @change=${onSpeed}>
        ${BOT_SPEEDS.map(
          (speed) =>
            html`<option value=${speed} ?selected=${speed === botSpeed}>${t(`play.botSpeed.${speed}`)}</option>`,
        )}
      </select>
    </label>
  </div>`;
}

const controls = ({ busy, paused }: TableState): TemplateResult =>
  busy
    ? html`<button data-focus aria-disabled=${paused ? 'true' : nothing} @click=${pauseBots}>
        ${t('play.pause')}
      </button>`
    : html`<button data-focus @click=${() => void goOn('one')}>${t('play.oneDecision')}</button>
        <button @click=${() => void goOn('all')}>${t('play.goOn')}</button>`;

function onSpeed({ target }: Event): void {
  const speed = BOT_SPEEDS.find((known) => known === (target as HTMLSelectElement).value);
  if (speed) setSettings({ botSpeed: speed satisfies BotSpeed });
}
