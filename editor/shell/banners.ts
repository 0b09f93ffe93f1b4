/** Banners above the view: messages that the person must know or answer. They never cover the view. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatTime, t } from '../i18n/index.ts';
import { app, type OpenFile } from '../state/app.ts';
import type { Draft } from '../state/drafts.ts';
import { answerDraftOffer } from '../state/editing.ts';
import { resolveConflict } from '../state/saving.ts';
import { differences } from './differences.ts';
import { notConnected } from './not-connected.ts';

const conflictsOf = (): OpenFile[] => [...app.now.files.values()].filter((file) => file.conflict !== undefined);

/** What of the state the banners show. */
export function shownByBanners(): readonly unknown[] {
  const { host, storesDrafts, draftOffers, files, workerRestarted, backups } = app.now;
  const conflicts = conflictsOf();
  return [
    host,
    storesDrafts,
    draftOffers,
    workerRestarted,
    backups,
    conflicts.length + draftOffers.length > 0 ? files : null,
  ];
}

export function banners(): TemplateResult {
  const { host, storesDrafts, draftOffers, workerRestarted } = app.now;
  const conflicts = conflictsOf();
  return html`<div class="banners">
    ${host.reach === 'connected' ? nothing : html`<div class="banner bad" role="alert">${notConnected(host.reach)}</div>`}
    ${storesDrafts || host.reach !== 'connected' ? nothing : html`<div class="banner" role="status">${t('notStored')}</div>`}
    ${workerRestarted ? workerBanner() : nothing} ${draftOffers.map(draftBanner)} ${conflicts.map(conflictBanner)}
  </div>`;
}

const workerBanner = (): TemplateResult =>
  html`<div class="banner" role="status">
    ${t('workerRestarted')} <button @click=${() => app.set({ workerRestarted: false })}>${t('close')}</button>
  </div>`;

function draftBanner(offer: Draft): TemplateResult {
  const { path, time, text } = offer;
  const message = t('draftFound', { file: path, time: formatTime(time) });
  return html`<section class="banner" aria-label=${message}>
    <p>${message}</p>
    <div class="actions">
      <button class="primary" @click=${() => answerDraftOffer(offer, true)}>${t('useDraft')}</button
      ><button @click=${() => answerDraftOffer(offer, false)}>${t('keepDisk')}</button>
    </div>
    ${differencesOf(app.now.files.get(path)?.text ?? '', text)}
  </section>`;
}

function conflictBanner({ path, text, conflict }: OpenFile): TemplateResult {
  const message = t(conflict ? 'changedOutside' : 'removedOutside', { file: path });
  return html`<section class="banner bad" aria-label=${message}>
    <p role="alert">${message}</p>
    <div class="actions">
      <button @click=${() => void resolveConflict(path, 'disk')}>${t('useDisk')}</button
      ><button @click=${() => void resolveConflict(path, 'mine')}>${t('useMine')}</button>
    </div>
    ${conflict ? differencesOf(conflict.text, text) : nothing}
  </section>`;
}

const differencesOf = (onDisk: string, mine: string): TemplateResult =>
  html`<details>
    <summary>${t('showDifferences')}</summary>
    ${differences(onDisk, mine)}
  </details>`;
