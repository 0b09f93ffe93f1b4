/** Says once what a sentence means that was not understood: tried on all texts that have it, then written into the lexicon. */
import { diagnosticWords } from '../../../service/translations/index.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { languageName } from '../../i18n/index.ts';
import { td } from '../../i18n/deck.ts';
import { AppElement } from '../../shell/app-element.ts';
import { announce, app } from '../../state/app.ts';
import { createFile, edit } from '../../state/editing.ts';
import { isIn } from '../../state/files.ts';
import { ask } from '../../state/services.ts';
import type { SentenceResult, UnreadGroup } from '../../worker/deck-protocol.ts';
import type { PackView } from '../../worker/protocol.ts';
import { findingWords } from './finding-words.ts';
import { freeKey, sentenceText, withSentence, type Sentence } from './written-lines.ts';

/** The file of a folder into which sentences are written. */
const FILE = 'lexicon-sentences.yaml';

class DeckSentence extends AppElement {
  static override properties = { group: { attribute: false } };
  declare group: UnreadGroup;
  #open = false;
  #sentence: Sentence | null = null;
  #result: SentenceResult | null = null;
  #written = '';

  protected override render(): TemplateResult | typeof nothing {
    const { view } = app.now;
    const { lang, example, refs } = this.group;
    if (!view) return nothing;
    return html`<div class="deck-sentence">
      <p><q lang=${lang}>${example}</q> <span class="quiet-text">${languageName(lang)}</span></p>
      <p class="quiet-text">${td('onCards', { n: refs.length })}: ${refs.join(', ')}</p>
      ${
        this.#written !== ''
          ? html`<p role="status" class="verdict good">✓ ${td('sentenceWritten', { file: this.#written })}</p>`
          : html`<button
                class="small"
                aria-expanded=${this.#open ? 'true' : 'false'}
                @click=${() => {
                  this.#open = !this.#open;
                  this.requestUpdate();
                }}
              >
                ${td('sayMeaning')}</button
              >${this.#open ? this.#form(view) : nothing}`
      }
    </div>`;
  }

  #form(view: PackView): TemplateResult {
    const { wording } = this.group;
    const { means, text } = this.#sentence ?? { means: '', text: wording };
    const type = (event: Event): void => {
      const form = new FormData((event.target as HTMLElement).closest('form')!);
      this.#sentence = {
        language: this.group.lang,
        text: String(form.get('text')),
        means: String(form.get('means')),
        example: `${this.group.example}.`,
      };
      this.#result = null;
      this.requestUpdate();
    };
    return html`<form
      class="deck-form"
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.#try(view);
      }}
    >
      <label>${td('wording')}<textarea name="text" rows="2" .value=${text} @input=${type}></textarea></label>
      <label
        >${td('means')}<textarea
          name="means"
          rows="2"
          spellcheck="false"
          autocapitalize="off"
          .value=${means}
          @input=${type}
        ></textarea>
      </label>
      <button class="small" ?disabled=${means.trim() === ''}>${td('tryIt')}</button>
      <div aria-live="polite">${this.#result ? this.#answer(this.#result, view) : nothing}</div>
    </form>`;
  }

  #answer({ diagnostics, texts }: SentenceResult, view: PackView): TemplateResult {
    const read = texts.filter(({ verdict }) => verdict !== 'unreadable' && verdict !== 'no-text').length;
    const isAll = texts.length > 0 && read === texts.length;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const words = errors.map((one) => diagnosticWords(one, app.now.translation));
    return html`<ul class="finding">
        ${words.map(({ message, help }) => html`<li class="error">${message} ${help ?? ''}</li>`)}
      </ul>
      ${
        texts.length === 0
          ? nothing
          : html`<p class=${isAll ? 'verdict good' : 'verdict bad'}>
                ${isAll ? `✓ ${td('allRead', { n: read })}` : `✗ ${td('someRead', { read, n: texts.length })}`}
              </p>
              <ul>
                ${texts.map(
                  ({ ref, name, verdict, still }) =>
                    html`<li>
                      ${name} (${ref}):
                      ${td(verdict === 'unreadable' ? 'stillUnread' : verdict === 'different' ? 'nowDifferent' : 'nowRead')}
                      ${still === null ? nothing : html`<span class="quiet-text">${findingWords(still).text}</span>`}
                    </li>`,
                )}
              </ul>`
      }
      ${errors.length === 0 && (read > 0 || this.#place(view).text === null) ? this.#writing(view) : nothing}`;
  }

  #writing(view: PackView): TemplateResult {
    const { path, text, key } = this.#place(view);
    const shown = sentenceText(key, this.#sentence!);
    const readonly = this.#isReadonly(view);
    if (!readonly && text !== null) {
      return html`<button type="button" class="small primary" @click=${() => this.#write(path, text)}>
        ${td('write')}
      </button>`;
    }
    return html`<p>${readonly ? td('readonly') : td('noPlace', { file: path })}</p>
      <pre tabindex="0"><code>${shown}</code></pre>`;
  }

  #isReadonly({ path }: PackView): boolean {
    return app.now.packs.find((pack) => pack.path === path)?.readonly !== false;
  }

  /** A file of the folder for sentences, or the only file of the pack; its text with the sentence, null where it has no place. */
  #place({ path }: PackView): { path: string; text: string | null; key: string } {
    const { files } = app.now;
    const place = files.has(path) ? path : `${path}/${FILE}`;
    const own = [...files].filter(([file]) => isIn(file, path)).map(([, { text }]) => text);
    const key = freeKey(own);
    return { path: place, key, text: withSentence(files.get(place)?.text ?? '', key, this.#sentence!) };
  }

  async #try(view: PackView): Promise<void> {
    const { lang, refs } = this.group;
    const { path, text } = this.#place(view);
    this.#result =
      text === null
        ? { diagnostics: [], texts: [] }
        : await ask('trySentence', view.path, { path, text, language: lang, refs }).catch(() => null);
    if (!this.#result) announce(td('scenariosGone'), 'error');
    this.requestUpdate();
  }

  #write(path: string, text: string): void {
    if (app.now.files.has(path)) edit(path, text, true);
    else createFile(path, text);
    this.#written = path;
    announce(td('sentenceWritten', { file: path }), 'spoken');
    this.requestUpdate();
  }
}
customElements.define('fathom-deck-sentence', DeckSentence);
