/** The result of the last try. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { go } from '../state/navigation.ts';
import type { PackView } from '../worker/protocol.ts';
import { wordsOfChange } from './change-text.ts';

const MOST_CHANGES = 8;

/** The last try in this pack, of any component. */
export function lastTrySection(): TemplateResult | typeof nothing {
  const { lastTry, view } = app.now;
  if (!lastTry || lastTry.pack !== view?.path) return nothing;
  return html`<section class="last-try" aria-label=${t('lastTry')}>
    <h3>${t('lastTry')}</h3>
    <div class="effect">
      <pre><code>${lastTry.question.effect}</code></pre>
    </div>
    ${result(lastTry.answer, view)}
    <button class="small" @click=${() => go('lab', '', lastTry.query)}>${t('openInLab')}</button>
  </section>`;
}

function result(answer: NonNullable<typeof app.now.lastTry>['answer'], view: PackView): TemplateResult {
  if (!answer.ok) return html`<p class="finding">${answer.reason === 'errors' ? t('packBroken') : answer.message}</p>`;
  const { problems, endless, impossible, changes } = answer.tried;
  if (problems.length) {
    return html`<ul class="finding">
      ${problems.map(({ message }) => html`<li>${message}</li>`)}
    </ul>`;
  }
  if (endless) {
    if (endless.beyond) return html`<p class="finding">${endless.message}</p>`;
    return html`<p class="finding">${t('neverEnds')} ${endless.loop.map(({ name }) => name).join(' → ')}</p>`;
  }
  return html`${impossible === null ? nothing : html`<p>${t('impossible', { why: impossible })}</p>`}
  ${
    changes.length === 0
      ? html`<p class="quiet-text">${t('noChanges')}</p>`
      : html`<ul class="plain">
          ${changes
            .slice(0, MOST_CHANGES)
            .map((change) => wordsOfChange(change, view))
            .map(({ what, text }) => html`<li><b>${what}</b> ${text}</li>`)}
          ${changes.length > MOST_CHANGES ? html`<li>…</li>` : nothing}
        </ul>`
  }`;
}
