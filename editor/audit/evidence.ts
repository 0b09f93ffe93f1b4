/** The evidence for one item of the worklist, side by side: sources, effect, texts; and the sign-off of a component. */
import { html, nothing, type TemplateResult } from 'lit';
import { LANGUAGE_CODES, LANGUAGE_NAMES, t, componentName } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { paragraphs, remarks, sourceList } from '../shell/component-details.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app, setSettings } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { changeSignOffs } from '../state/sign-offs.ts';
import { citationText } from '../worker/citation-text.ts';
import type { AuditedDispute, AuditedGap, Citation, ComponentDetails, SignOff } from '../worker/protocol.ts';
import type { ComponentItem, WorkItem } from './worklist.ts';

class Evidence extends AppElement {
  static override properties = { item: { attribute: false } };
  declare item: Exclude<WorkItem, { kind: 'finding' }>;
  readonly #details = new WorkerAnswer<ComponentDetails | null>(this);

  protected override render(): TemplateResult {
    const { item } = this;
    switch (item.kind) {
      case 'component':
        return this.#component(item);
      case 'dispute':
        return disputeEvidence(item.dispute);
      case 'gap':
        return gapEvidence(item.gap);
    }
  }

  #component(item: ComponentItem): TemplateResult {
    const { view } = app.now;
    const { section, id } = item.component;
    if (view) this.#details.update(view, item.key, () => ask('componentDetails', view.path, section, id));
    const details = this.#details.value;
    if (!details) return html`<p class="quiet-text">${t('checking')}</p>`;
    return html`<div class="evidence">
      ${sourceSection(details)} ${effectSection(details)} ${textSection(details)} ${signOffForm(item)}
    </div>`;
  }
}
customElements.define('fathom-evidence', Evidence);

function sourceSection(details: ComponentDetails): TemplateResult {
  return html`<section>
    <h3>${t('sources')}</h3>
    ${sourceList(details)}
    ${
      details.status.length
        ? html`<ul class="tags">
            ${details.status.map(
              ({ field, status }) =>
                html`<li class=${`tag ${status ?? 'unsaid'}`}>${field}: ${t(`status.${status ?? 'unsaid'}`)}</li>`,
            )}
          </ul>`
        : nothing
    }
    ${remarks(details)}
  </section>`;
}

function effectSection({ effects }: ComponentDetails): TemplateResult {
  return html`<section>
    <h3>${t('effect')}</h3>
    ${effects.length ? nothing : html`<p class="quiet-text">${t('noEffect')}</p>`}
    ${effects.map(
      ({ key, text }) =>
        html`${effects.length > 1 ? html`<p class="quiet-text">${key}</p>` : nothing}
          <pre><code>${text}</code></pre>`,
    )}
  </section>`;
}

function textSection({ texts }: ComponentDetails): TemplateResult {
  return html`<section>
    <h3>${t('rulesText')}</h3>
    <dl class="rules-texts">
      ${LANGUAGE_CODES.map(
        (code) =>
          html`<dt lang=${code}>${LANGUAGE_NAMES[code]}</dt>
            <dd lang=${code}>${texts[code].length ? paragraphs(texts[code]) : '–'}</dd>`,
      )}
    </dl>
  </section>`;
}

// ------------------------------------------------------------------------------------------------ signing off

function signOffForm(item: ComponentItem): TemplateResult {
  const { component, findings, signOff } = item;
  const canSign = component.errors === 0;
  const isSigned = signOff.state !== 'open';
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    void sign(item);
  };
  const onName = (event: Event): void => setSettings({ who: (event.target as HTMLInputElement).value.trim() });
  return html`<form class="signing" @submit=${onSubmit}>
    ${isSigned ? html`<p>${signOffText(item)}</p>` : nothing}
    <label
      >${t('yourName')}
      <input name="who" autocomplete="name" required maxlength="80" .value=${app.now.settings.who} @change=${onName}
    /></label>
    <button class="primary" aria-disabled=${canSign ? nothing : 'true'}>
      ${t(isSigned ? 'signAgain' : 'signOff')}
    </button>
    ${isSigned ? html`<button type="button" @click=${() => void withdraw(item)}>${t('withdraw')}</button>` : nothing}
    ${canSign ? nothing : html`<p class="quiet-text">${t('signBroken')}</p>`}
    <span class="grow"></span>${openButton(componentName(component), findings[0] ?? component)}
  </form>`;
}

/** Who signed and when, and what changed since. */
export function signOffText({ signOff: status }: ComponentItem): string {
  if (status.state === 'open') return '';
  const { who, date } = status.signOff;
  const signed = t('signedBy', { who, date });
  if (status.state === 'holds') return signed;
  const changed = status.changed.map((part) =>
    part === 'effect' ? t('effect') : t('textIn', { language: LANGUAGE_NAMES[part] }),
  );
  return `${signed} ${t('changedSince', { what: changed.join(', ') })}`;
}

/** `2026-11-22`, in the person's time zone. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** Signs the component as it is at this moment, which is why the fingerprints are asked for now. */
async function sign({ key, component: { name, errors } }: ComponentItem): Promise<void> {
  const { view, settings } = app.now;
  const { who } = settings;
  if (!view || errors > 0 || who === '') return;
  const fingerprints = (await ask('fingerprints', view.path, [key]))[key];
  if (!fingerprints) return;
  const signOff: SignOff = { pack: view.id, component: key, who, date: today(), ...fingerprints };
  await changeSignOff(key, signOff, t('signedNow', { name }));
}

const withdraw = ({ key, component: { name } }: ComponentItem): Promise<void> =>
  changeSignOff(key, null, t('withdrawn', { name }));

/** Writes or removes a sign-off, and announces the result. */
async function changeSignOff(component: string, signOff: SignOff | null, message: string): Promise<void> {
  const outcome = await changeSignOffs([{ pack: app.now.view!.id, component, signOff }]);
  if (outcome === 'saved') announce(message);
  else if (typeof outcome === 'object') announce(t('notSaved', { why: outcome.refused }), 'error');
  else announce(t('notConnected'), 'error');
}

const openButton = (name: string, place: { file: string; line: number }): TemplateResult =>
  html`<button type="button" class="opener" @click=${() => openInText(place)}>${t('openIn', { name })}</button>`;

// ------------------------------------------------------------------------------------------------ disputes and gaps

const citations = (places: readonly Citation[]): TemplateResult =>
  html`<ul>
    ${places.map((place) => html`<li>${citationText(place)}${place.says === undefined ? '' : `: ${place.says}`}</li>`)}
  </ul>`;

function disputeEvidence(dispute: AuditedDispute): TemplateResult {
  const { id, readings, sources, decision, option, reason, noOption } = dispute;
  return html`<div class="evidence">
    <section>
      <h3>${t('sources')}</h3>
      <dl class="rules-texts">
        ${Object.entries(readings).map(
          ([edition, says]) =>
            html`<dt>${edition}</dt>
              <dd>${says}</dd>`,
        )}
      </dl>
      ${citations(sources)}
    </section>
    <section>
      <h3>${t('decided')}</h3>
      <p>${decision ?? '–'}</p>
      ${option ? html`<p><code>${option.id}: ${option.values.join(' | ')}</code></p>` : nothing}
    </section>
    <section>
      <h3>${t('why')}</h3>
      <p>${reason ?? '–'}</p>
      ${noOption === null ? nothing : html`<p>${noOption}</p>`}
    </section>
    <div class="signing">${openButton(id, dispute)}</div>
  </div>`;
}

function gapEvidence(gap: AuditedGap): TemplateResult {
  return html`<div class="evidence">
    <section>
      <h3>${t('sources')}</h3>
      ${citations(gap.sources)}
    </section>
    <section>
      <h3>${t('known')}</h3>
      <p>${gap.known}</p>
    </section>
    <section>
      <h3>${t('unknown')}</h3>
      <p>${gap.unknown ?? '–'}</p>
    </section>
    <div class="signing">${openButton(gap.name ?? gap.id, gap)}</div>
  </div>`;
}
