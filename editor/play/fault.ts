/** What stops a game, and the way on. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { saveGame, saveTable } from './save-game.ts';
import type { TableFault } from '../state/table-state.ts';

export function faultLine(
  fault: TableFault | null,
  goOn: (fault: TableFault) => void,
): TemplateResult | typeof nothing {
  if (!fault) return nothing;
  return html`<div class="banner bad" role="alert">
    <p>${sentence(fault)}</p>
    ${actions(fault, goOn)}
  </div>`;
}

function sentence(fault: TableFault): string {
  switch (fault.reason) {
    case 'errors':
      return tp('play.packHasErrors');
    case 'refused':
      return tp('play.refused', { message: fault.message });
    case 'lost':
      return tp('play.lost');
    case 'stops':
      return tp('play.stops', { at: fault.stopped.at, of: fault.stopped.of });
    case 'elsewhere':
      return tp('play.elsewhere');
    case 'other-pack':
      return tp('play.otherPack', { title: fault.title });
    case 'recovered':
      return tp('play.recovered', { message: fault.message });
  }
}

function actions(fault: TableFault, goOn: (fault: TableFault) => void): TemplateResult | typeof nothing {
  switch (fault.reason) {
    case 'stops':
      return html`<button @click=${() => goOn(fault)}>${tp('play.asFarAsItGoes')}</button>
        <button @click=${() => saveGame(fault.game)}>${tp('play.save')}</button>`;
    case 'elsewhere':
      return html`<button @click=${() => goOn(fault)}>${tp('play.goOnHere')}</button>`;
    case 'other-pack':
      return html`<button @click=${() => goOn(fault)}>${tp('play.openThere', { title: fault.title })}</button>`;
    case 'recovered':
      return html`<button @click=${() => void saveTable()}>${tp('play.save')}</button>`;
    default:
      return nothing;
  }
}
