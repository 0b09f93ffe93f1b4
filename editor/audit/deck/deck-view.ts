/** Printed texts, from a table of typed cards, compared with the effects of the pack. */
import '../../style/deck.css';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { diagnosticWords } from '../../../service/translations/index.ts';
import { languageName, t } from '../../i18n/index.ts';
import { inPage } from '../../i18n/typed-commands.ts';
import { td } from '../../i18n/deck.ts';
import { AppElement } from '../../shell/app-element.ts';
import { app } from '../../state/app.ts';
import { runDeckAudit, stopDeckAudit } from '../../state/deck-audit.ts';
import type { DeckState } from '../../state/deck-state.ts';
import { openInText, replaceRoute } from '../../state/navigation.ts';
import type { DeckFinding, DeckReport } from '../../worker/deck-protocol.ts';
import type { LanguageCode, PackView } from '../../worker/protocol.ts';
import { choicePart, openWaivers } from './deck-choice.ts';
import { countOf, firstTier, textsOf, TIERS, type DeckTier } from './deck-filters.ts';
import { progressPart } from './deck-progress.ts';
import './deck-sentence.ts';
import './deck-scenarios.ts';
import { deckText } from './deck-text.ts';
import './deck-waiver.ts';
import { findingWords } from './finding-words.ts';

/** Texts shown at once; the filters lead to the others. */
const MAX_SHOWN = 200;

class DeckView extends AppElement {
  #language: LanguageCode | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { view, deck } = app.now;
    if (!view) return nothing;
    const mine = deck?.view.path === view.path ? deck : null;
    return html`<div class="deck">
      ${choicePart(view, this.#language, (code) => {
        this.#language = code === '' ? null : (code as LanguageCode);
        this.requestUpdate();
      })}
      ${mine ? this.#run(mine, view) : nothing} ${mine?.report ? this.#report(mine.report, view) : nothing}
    </div>`;
  }

  #run(deck: DeckState, view: PackView): TemplateResult {
    const { table, steps, running, failed } = deck;
    const { done, total } = steps;
    if (running) {
      return html`<div class="deck-run">
        <strong>${table.name}</strong>
        <progress max=${total || 1} value=${done} aria-label=${table.name}></progress>
        <span class="quiet-text">${td('progress', { done, total })}</span>
        <button class="small" @click=${stopDeckAudit}>${t('stop')}</button>
      </div>`;
    }
    const again = html`<button
      class="small"
      @click=${() => void runDeckAudit(view, { ...table, waivers: openWaivers(table.name) ?? table.waivers })}
    >
      ${td('again')}
    </button>`;
    const outcome =
      failed === 'pack'
        ? td('packErrors')
        : failed
          ? td('failed', { reason: failed.reason })
          : done < total
            ? td('stoppedAt', { done, total })
            : td('finished', { n: total });
    return html`<div class="deck-run">
      <strong>${table.name}</strong>
      <span role="status" class=${failed ? 'verdict bad' : ''}
        >${outcome} ${!failed && deck.view !== view ? td('changed') : nothing}</span
      >
      ${again}
    </div>`;
  }

  #report(report: DeckReport, view: PackView): TemplateResult {
    const { query } = app.now.route;
    const tier = TIERS.find((one) => one === query['tier']) ?? firstTier(report);
    const language = query['lang'] ?? '';
    const languages = [...new Set(report.texts.map((text) => text.language))];
    return html`${progressPart(report.progress, view)}
      <div class="todos" role="group" aria-label=${td('tiers')}>
        ${TIERS.map(
          (one) =>
            html`<button aria-pressed=${one === tier ? 'true' : 'false'} @click=${() => this.#show({ tier: one })}>
              ${td(`tier.${one}`)} <span class="n">${countOf(report, one, language)}</span>
            </button>`,
        )}
        ${
          languages.length < 2
            ? nothing
            : html`<label
                >${td('language')}
                <select @change=${(event: Event) => this.#show({ lang: (event.target as HTMLSelectElement).value })}>
                  <option value="" ?selected=${language === ''}>${td('allLanguages')}</option>
                  ${languages.map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
                </select></label
              >`
        }
      </div>
      ${this.#tier(report, tier, language, view)}`;
  }

  #show(query: Record<string, string>): void {
    replaceRoute('', { ...app.now.route.query, ...query });
  }

  #tier(report: DeckReport, tier: DeckTier, language: string, view: PackView): TemplateResult {
    if (tier === 'facts') return factsPart(report, view, false);
    if (tier === 'file') return filePart(report);
    const texts = textsOf(report, tier, language);
    const unread = report.unread.filter(({ lang }) => language === '' || lang === language);
    return html`${tier === 'unread' && unread.length > 0 ? sentencesPart(unread) : nothing}
      <section aria-label=${td('texts')}>
        <div class="title">
          <h2>${td(`tier.${tier}`)}</h2>
          <p class="quiet-text" role="status">${td('shown', { n: texts.length })}</p>
        </div>
        ${texts.length === 0 ? html`<p class="empty">${td('none')}</p>` : nothing}
        ${repeat(
          texts.slice(0, MAX_SHOWN),
          ({ key }) => key,
          (text) =>
            deckText(text, view, {
              scenarios: (finding: DeckFinding) =>
                html`<fathom-deck-scenarios .finding=${finding.id}></fathom-deck-scenarios>`,
              waive: (finding: DeckFinding) => html`<fathom-deck-waiver .finding=${finding}></fathom-deck-waiver>`,
            }),
        )}
        ${texts.length > MAX_SHOWN ? html`<p class="quiet-text">… ${texts.length - MAX_SHOWN}</p>` : nothing}
      </section>
      ${tier === 'waived' ? factsPart(report, view, true) : nothing}`;
  }
}
customElements.define('fathom-deck', DeckView);

function factsPart({ facts }: DeckReport, view: PackView, waived: boolean): TemplateResult {
  const shown = facts.filter((fact) => (fact.waived !== null) === waived);
  if (shown.length === 0) return waived ? html`${nothing}` : html`<p class="empty">${td('none')}</p>`;
  return html`<ul class="deck-facts">
    ${shown.map(
      (fact) =>
        html`<li class=${fact.severity}>
          <button class="link" @click=${() => openInText(fact.effectPlace)}>
            ${view.components.find(({ section, id }) => section === 'cards' && id === fact.card)?.name ?? fact.card}
          </button>
          ${findingWords(fact).text} <code class="quiet-text">${fact.id}</code>
          <span class="quiet-text">${td('inTable', { line: fact.place.line })}</span>
          ${fact.waived === null ? nothing : html`<span class="quiet-text">${td('waived', { reason: fact.waived })}</span>`}
        </li>`,
    )}
  </ul>`;
}

const sentencesPart = (unread: DeckReport['unread']): TemplateResult =>
  html`<section aria-label=${td('sentences')}>
    <h2>${td('sentences')}</h2>
    ${repeat(
      unread,
      ({ lang, wording }) => `${lang} ${wording}`,
      (group) => html`<fathom-deck-sentence .group=${group}></fathom-deck-sentence>`,
    )}
  </section>`;

/** What is wrong with the table itself, or with its waivers. */
const filePart = ({ problems }: DeckReport): TemplateResult =>
  problems.length === 0
    ? html`<p class="empty">${td('none')}</p>`
    : html`<ul class="deck-facts">
        ${problems.map((problem) => {
          const { file, line, column, severity } = problem;
          const { message, suggested, help, helpLanguage } = diagnosticWords(problem, app.now.translation);
          return html`<li class=${severity}>
            <span class="quiet-text">${file}:${line}:${column}</span> ${message} ${suggested}
            <span lang=${helpLanguage ?? nothing}>${inPage(help)}</span>
          </li>`;
        })}
      </ul>`;
