/** Waives a finding of one text, or everything in which the same differs: one line in the file of waivers beside the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { td } from '../../i18n/deck.ts';
import { AppElement } from '../../shell/app-element.ts';
import { announce, app } from '../../state/app.ts';
import { runDeckAudit } from '../../state/deck-audit.ts';
import { createFile, edit } from '../../state/editing.ts';
import type { DeckFinding } from '../../worker/deck-protocol.ts';
import { openWaivers, waiversName } from './deck-choice.ts';
import { withWaiver } from './written-lines.ts';

class DeckWaiver extends AppElement {
  static override properties = { finding: { attribute: false } };
  declare finding: DeckFinding;
  #open = false;

  protected override render(): TemplateResult {
    return html`<button
        class="small"
        aria-expanded=${this.#open ? 'true' : 'false'}
        @click=${() => this.#show(!this.#open)}
      >
        ${td('waive')}</button
      >${this.#open ? this.#form() : nothing}`;
  }

  #show(open: boolean): void {
    this.#open = open;
    this.requestUpdate();
  }

  #form(): TemplateResult {
    const { rule } = this.finding;
    return html`<form class="deck-form" @submit=${(event: SubmitEvent) => this.#waive(event)}>
      <fieldset>
        <legend>${td('waiveWhat')}</legend>
        <label class="check"
          ><input type="radio" name="what" value="text" checked /><span>${td('waiveText')}</span></label
        >
        ${
          rule === null
            ? nothing
            : html`<label class="check"
                ><input type="radio" name="what" value="rule" /><span>${td('rule', { rule })}</span></label
              >`
        }
      </fieldset>
      <label>${td('reason')}<input name="reason" required /></label>
      <label>${td('who')}<input name="who" autocomplete="name" /></label>
      <button class="small">${td('waiveNow')}</button>
    </form>`;
  }

  #waive(event: SubmitEvent): void {
    event.preventDefault();
    const { deck, view } = app.now;
    if (!deck || !view) return;
    const given = new FormData(event.target as HTMLFormElement);
    const [reason, who] = ['reason', 'who'].map((name) => String(given.get(name)).trim());
    if (reason === '') return;
    const open = openWaivers(deck.table.name);
    const path = open?.name ?? waiversName(deck.table.name);
    if (app.now.files.get(path)?.readonly) {
      announce(td('waiverReadonly', { file: path }), 'error');
      return;
    }
    // one that was chosen with the table becomes a file here
    const { id, rule, hashes } = this.finding;
    const what = given.get('what') === 'rule' && rule !== null ? { rule } : { finding: id, hashes };
    const text = withWaiver((open ?? deck.table.waivers)?.text ?? '', { ...what, reason, who });
    if (text === null) {
      announce(td('waiverOther', { file: path }), 'error');
      return;
    }
    if (open) edit(path, text, true);
    else createFile(path, text);
    this.#show(false);
    announce(td('waiverWritten', { file: path }));
    void runDeckAudit(view, { ...deck.table, waivers: { name: path, text } });
  }
}
customElements.define('fathom-deck-waiver', DeckWaiver);
