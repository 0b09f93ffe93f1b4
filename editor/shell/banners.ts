/** What must be known or answered, above the view; nothing opens by itself over the work. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app, type OpenFile } from '../state/app.ts';
import { answerDraftOffer } from '../state/editing.ts';
import { resolveConflict } from '../state/saving.ts';
import { differences } from './differences.ts';

export function banners(): TemplateResult {
  const { host, draftOffers: offers, files, workerRestarted: workerStopped } = app.now;
  const conflicts = [...files.values()].filter((file) => file.conflict !== undefined);
  return html`<div class="banners">
    ${host.reached ? nothing : html`<div class="banner bad" role="alert">${t('serverAway')}</div>`}
    ${workerStopped ? html`<div class="banner" role="status">${t('workerBack')} <button @click=${() => app.set({ workerRestarted: false })}>${t('close')}</button></div>` : nothing}
    ${offers.map(
      (offer) =>
        html`<section class="banner" aria-label=${t('draftFound', { file: offer.path, time: formatTime(offer.time) })}>
          <p>${t('draftFound', { file: offer.path, time: formatTime(offer.time) })}</p>
          <div class="actions">
            <button class="primary" @click=${() => answerDraftOffer(offer, true)}>${t('useDraft')}</button
            ><button @click=${() => answerDraftOffer(offer, false)}>${t('keepDisk')}</button>
          </div>
          <details>
            <summary>${t('showDifferences')}</summary>
            ${differences(files.get(offer.path)?.text ?? '', offer.text)}
          </details>
        </section>`,
    )}
    ${conflicts.map((file) => conflict(file))}
  </div>`;
}

function conflict(file: OpenFile): TemplateResult {
  const said = t(file.conflict ? 'changedOutside' : 'goneOutside', { file: file.path });
  return html`<section class="banner bad" aria-label=${said}>
    <p role="alert">${said}</p>
    <div class="actions">
      <button @click=${() => void resolveConflict(file.path, 'disk')}>${t('useDisk')}</button
      ><button @click=${() => void resolveConflict(file.path, 'mine')}>${t('useMine')}</button>
    </div>
    ${
      file.conflict
        ? html`<details>
            <summary>${t('showDifferences')}</summary>
            ${differences(file.conflict.text, file.text)}
          </details>`
        : nothing
    }
  </section>`;
}

export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(app.now.settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
