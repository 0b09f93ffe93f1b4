/** How bots play: their speed, and stop, skip, go on, one decision while it is their turn. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { app, setSettings } from '../state/app.ts';
import { BOT_SPEEDS } from '../state/settings.ts';
import { botDecides, goOn, hurryBots, pauseBots } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';

/** While a bot decides. */
export const botControls = (table: TableState): TemplateResult | typeof nothing =>
  botDecides(table)
    ? html`<div class="bots" role="group" aria-label=${tp('play.bots')}>
        ${
          table.busy
            ? html`<button aria-disabled=${table.paused ? 'true' : nothing} @click=${pauseBots}>
                  ${tp('play.pause')}
                </button>
                <button title=${tp('play.skipHint')} @click=${hurryBots}>${tp('play.skip')}</button>`
            : html`<button data-focus @click=${() => void goOn('one')}>${tp('play.oneDecision')}</button>
                <button @click=${() => void goOn('all')}>${tp('play.goOn')}</button>`
        }
      </div>`
    : nothing;

/** Whether bots act one after another while people look on: no key that is pressed twice should stop them. */
export const areBotsFollowed = ({ busy }: TableState): boolean =>
  busy && !['instant', 'step'].includes(app.now.settings.botSpeed);

/** Where a bot plays. */
export function botSpeed({ view, setup }: TableState): TemplateResult | typeof nothing {
  if (view.over || setup.seats.every(({ bot }) => bot === null)) return nothing;
  const { botSpeed: chosen } = app.now.settings;
  return html`<label class="bot-speed"
    >${tp('play.bots')}
    <select aria-label=${tp('play.botSpeed')} @change=${onSpeed}>
      ${BOT_SPEEDS.map(
        (speed) => html`<option value=${speed} ?selected=${speed === chosen}>${tp(`play.botSpeed.${speed}`)}</option>`,
      )}
    </select>
  </label>`;
}

function onSpeed({ target }: Event): void {
  const botSpeed = BOT_SPEEDS.find((known) => known === (target as HTMLSelectElement).value);
  if (botSpeed) setSettings({ botSpeed });
}
