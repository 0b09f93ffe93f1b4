/** Of one component side by side: what its sources say, what it means, what it says; and the name of whoever looked at it. */
import { html, nothing, type TemplateResult } from 'lit';
import { LANGUAGE_CODES, LANGUAGE_NAMES, t } from '../i18n/index.ts';
import { announce, app, setSettings } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { changeSignOffs } from '../state/sign-offs.ts';
import type { AuditedDispute, AuditedGap, Citation, ComponentDetails, PackView, SignOff } from '../worker/protocol.ts';
import { citationText } from '../worker/citation-text.ts';
import { paragraphs, remarks, sourceList } from '../shell/component-details.ts';
import { AppElement } from '../shell/app-element.ts';
import type { ComponentItem, WorkItem } from './worklist.ts';

class Evidence extends AppElement {
  static override properties = { work: { attribute: false } };
  declare work: Exclude<WorkItem, { kind: 'finding' }>;
  #text: ComponentDetails | null = null;
  #of: PackView | null = null;
  #key = '';

  protected override render(): TemplateResult {
    const { work } = this;
    return work.kind === 'component'
      ? this.#component(work)
      : work.kind === 'dispute'
        ? dispute(work.dispute)
        : gap(work.gap);
  }

  #component(work: ComponentItem): TemplateResult {
    this.#fetch(work);
    const text = this.#text;
    if (!text) return html`<p class="quiet-text">${t('checking')}</p>`;
    return html`<div class="evidence">
      <section>
        <h3>${t('sources')}</h3>
        ${sourceList(text)}
        ${
          text.status.length
            ? html`<ul class="tags">
                ${text.status.map(({ field, status }) => html`<li class=${`tag ${status ?? 'unsaid'}`}>${field}: ${t(`status.${status ?? 'unsaid'}`)}</li>`)}
              </ul>`
            : nothing
        }
        ${remarks(text)}
      </section>
      <section>
        <h3>${t('effect')}</h3>
        ${
          text.effects.length
            ? text.effects.map(
                (one) =>
                  html`${text.effects.length > 1 ? html`<p class="quiet-text">${one.key}</p>` : nothing}
                    <pre><code>${one.text}</code></pre>`,
              )
            : html`<p class="quiet-text">${t('noEffect')}</p>`
        }
      </section>
      <section>
        <h3>${t('rulesText')}</h3>
        <dl class="told">
          ${LANGUAGE_CODES.map(
            (code) =>
              html`<dt lang=${code}>${LANGUAGE_NAMES[code]}</dt>
                <dd lang=${code}>${text.texts[code].length ? paragraphs(text.texts[code]) : '–'}</dd>`,
          )}
        </dl>
      </section>
      ${this.#signing(work)}
    </div>`;
  }

  /** Asked again when the pack is another, or is looked at again. */
  #fetch({ key, component: { section, id } }: ComponentItem): void {
    const { view } = app.now;
    if (!view || (key === this.#key && view === this.#of)) return;
    if (key !== this.#key) this.#text = null;
    this.#key = key;
    this.#of = view;
    ask('componentDetails', view.path, section, id).then(
      (text) => {
        if (this.#key === key) {
          this.#text = text;
          this.requestUpdate();
        }
      },
      () => undefined,
    );
  }

  #signing(work: ComponentItem): TemplateResult {
    const { standing } = work;
    const { who } = app.now.settings;
    const able = work.component.errors === 0;
    return html`<form
      class="signing"
      @submit=${(event: Event) => {
        event.preventDefault();
        void sign(work);
      }}
    >
      ${standing.state === 'open' ? nothing : html`<p>${signOffText(work)}</p>`}
      <label
        >${t('yourName')}
        <input
          name="who"
          autocomplete="name"
          required
          maxlength="80"
          .value=${who}
          @change=${(event: Event) => setSettings({ who: (event.target as HTMLInputElement).value.trim() })}
      /></label>
      <button class="primary" aria-disabled=${able ? nothing : 'true'}>
        ${t(standing.state === 'open' ? 'signOff' : 'signAgain')}
      </button>
      ${standing.state === 'open' ? nothing : html`<button type="button" @click=${() => void withdraw(work)}>${t('withdraw')}</button>`}
      ${able ? nothing : html`<p class="quiet-text">${t('signBroken')}</p>`}
      <span class="grow"></span>${opener(work.component.name, work.findings[0] ?? work.component)}
    </form>`;
  }
}
customElements.define('fathom-evidence', Evidence);

/** By whom and when, and what changed since. */
export function signOffText({ standing }: ComponentItem): string {
  if (standing.state === 'open') return '';
  const {
    signOff: { who, date },
  } = standing;
  const by = t('signedBy', { who, date });
  return standing.state === 'holds'
    ? by
    : `${by} ${t('changedSince', { what: standing.changed.map((one) => (one === 'effect' ? t('effect') : t('textIn', { language: LANGUAGE_NAMES[one] }))).join(', ') })}`;
}

const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
};

/** Signs what stands there now: the hashes are asked at this moment. */
async function sign({ key, component: { name, errors } }: ComponentItem): Promise<void> {
  const {
    view,
    settings: { who },
  } = app.now;
  if (!view || errors > 0 || who === '') return;
  const now = (await ask('fingerprints', view.path, [key]))[key];
  if (now) await put(key, { pack: view.id, component: key, who, date: today(), ...now }, t('signedNow', { name }));
}
const withdraw = ({ key, component: { name } }: ComponentItem): Promise<void> =>
  put(key, null, t('withdrawn', { name }));

/** Writes or removes a sign-off, and announces the result. */
async function put(component: string, signOff: SignOff | null, message: string): Promise<void> {
  const outcome = await changeSignOffs([{ pack: app.now.view!.id, component, signOff }]);
  if (outcome === 'saved') announce(message);
  else if (typeof outcome === 'object') announce(t('notSaved', { why: outcome.refused }), 'error');
  else announce(t('notConnected'), 'error');
}

const cited = (places: readonly Citation[]): TemplateResult =>
  html`<ul>
    ${places.map((one) => html`<li>${citationText(one)}${one.says === undefined ? '' : `: ${one.says}`}</li>`)}
  </ul>`;
const opener = (name: string, at: { file: string; line: number }): TemplateResult =>
  html`<button type="button" class="opener" @click=${() => openInText(at)}>${t('openIn', { name })}</button>`;

function dispute(one: AuditedDispute): TemplateResult {
  return html`<div class="evidence">
    <section>
      <h3>${t('sources')}</h3>
      <dl class="told">
        ${Object.entries(one.readings).map(
          ([edition, says]) =>
            html`<dt>${edition}</dt>
              <dd>${says}</dd>`,
        )}
      </dl>
      ${cited(one.sources)}
    </section>
    <section>
      <h3>${t('decided')}</h3>
      <p>${one.decision ?? '–'}</p>
      ${one.option ? html`<p><code>${one.option.id}: ${one.option.values.join(' | ')}</code></p>` : nothing}
    </section>
    <section>
      <h3>${t('why')}</h3>
      <p>${one.reason ?? '–'}</p>
      ${one.noOption === null ? nothing : html`<p>${one.noOption}</p>`}
    </section>
    <div class="signing">${opener(one.id, one)}</div>
  </div>`;
}
function gap(one: AuditedGap): TemplateResult {
  return html`<div class="evidence">
    <section>
      <h3>${t('sources')}</h3>
      ${cited(one.sources)}
    </section>
    <section>
      <h3>${t('known')}</h3>
      <p>${one.known}</p>
    </section>
    <section>
      <h3>${t('unknown')}</h3>
      <p>${one.unknown ?? '–'}</p>
    </section>
    <div class="signing">${opener(one.name ?? one.id, one)}</div>
  </div>`;
}
