/**
 * Words that may follow what is typed, offered while one types. The element stands right behind its field (`input` or `textarea`) and
 * does the rest: `<textarea></textarea><fathom-next-words .ask=${ask}></fathom-next-words>`. A word that is picked is put at the caret, and
 * the field says so by an `input` event. Arrow down and up go through the words, Enter or Tab takes one, Escape leaves them; without
 * one of them all keys are the field's own. The line of words keeps its height, so that what is below never moves while one types.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/index.ts';
import type { FeatureResult } from '../../worker/protocol.ts';
import { AppElement } from '../app-element.ts';

type Offered = FeatureResult<'wordsAfter'>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Before these is no blank. */
const MARK = /^[,.;:)]/;

let count = 0;

class NextWords extends AppElement {
  static override properties = { ask: { attribute: false } };

  /** what may follow the text before the caret */
  declare ask: (before: string) => Promise<Offered>;
  readonly #id = `next-words-${++count}`;
  #offered: Offered | null = null;
  /** of the words; -1: none */
  #active = -1;
  /** the beginning that was asked for last, and whether its answer is under way */
  #asked: string | null = null;
  #isUnderWay = false;
  #field: Field | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const field = this.previousElementSibling;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    this.#field = field;
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', this.#id);
    field.addEventListener('input', this.#typed);
    field.addEventListener('focus', this.#typed);
    field.addEventListener('blur', this.#leave);
    // before the field's own keys
    field.addEventListener('keydown', this.#key as EventListener, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const field = this.#field;
    this.#field = null;
    field?.removeEventListener('input', this.#typed);
    field?.removeEventListener('focus', this.#typed);
    field?.removeEventListener('blur', this.#leave);
    field?.removeEventListener('keydown', this.#key as EventListener, { capture: true });
  }

  protected override render(): TemplateResult {
    const { words = [], language } = this.#offered ?? {};
    return html`<div
      class="next-words"
      role="listbox"
      id=${this.#id}
      aria-label=${t('nextWords')}
      lang=${language ?? nothing}
    >
      ${words.map(
        (word, i) =>
          html`<span
            role="option"
            id=${`${this.#id}-${i}`}
            aria-selected=${i === this.#active ? 'true' : 'false'}
            @pointerdown=${(event: PointerEvent) => event.preventDefault()}
            @click=${() => this.#pick(word)}
            >${word}</span
          >`,
      )}
    </div>`;
  }

  protected override updated(): void {
    const active = this.#active < 0 ? null : this.querySelector(`#${this.#id}-${this.#active}`);
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (active) this.#field?.setAttribute('aria-activedescendant', active.id);
    else this.#field?.removeAttribute('aria-activedescendant');
  }

  readonly #typed = (): void => {
    this.#offer(this.#offered);
    void this.#ask();
  };

  readonly #leave = (): void => {
    this.#asked = null;
    this.#offer(null);
  };

  #offer(offered: Offered | null): void {
    this.#offered = offered;
    this.#active = -1;
    this.requestUpdate();
  }

  /** The worker has one question at a time: of several beginnings it is asked the last one. */
  async #ask(): Promise<void> {
    const before = beforeCaret(this.#field);
    this.#asked = before;
    if (before === null) this.#offer(null);
    if (before === null || this.#isUnderWay) return;
    this.#isUnderWay = true;
    const offered = await this.ask(before).catch(() => null);
    this.#isUnderWay = false;
    if (this.#asked === before) this.#offer(offered);
    else if (this.#asked !== null) void this.#ask();
  }

  readonly #key = (event: KeyboardEvent): void => {
    const words = this.#offered?.words ?? [];
    if (words.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isActive = this.#active >= 0;
    switch (event.key) {
      case 'ArrowDown':
        this.#active = (this.#active + 1) % words.length;
        break;
      case 'ArrowUp':
        if (!isActive) return;
        this.#active -= 1;
        break;
      case 'Escape':
        if (!isActive) return;
        this.#active = -1;
        break;
      case 'Enter':
      case 'Tab':
        if (!isActive || event.shiftKey) return;
        this.#pick(words[this.#active]);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.requestUpdate();
  };

  #pick(word: string): void {
    const field = this.#field;
    const before = beforeCaret(field);
    if (!field || !this.#offered || before === null) return;
    const { start, text } = completed(before, this.#offered.from, word);
    const caret = before.length;
    const hasBlank = /^\s/.test(field.value.slice(caret));
    field.focus();
    field.setRangeText(hasBlank ? text : `${text} `, start, caret, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }));
  }
}
customElements.define('fathom-next-words', NextWords);

/** What is before the caret; null where nothing is offered: at no field, with a selection, inside of a word, without any text. */
function beforeCaret(field: Field | null): string | null {
  if (!field || field !== document.activeElement || field.selectionStart !== field.selectionEnd) return null;
  const caret = field.selectionStart ?? 0;
  const isInside = /^[\p{L}\p{N}]/u.test(field.value.slice(caret));
  return isInside || field.value.trim() === '' ? null : field.value.slice(0, caret);
}

/** What a word takes the place of before the caret: the beginning of it, and for a mark the blank before. */
function completed(before: string, from: number, word: string): { start: number; text: string } {
  if (MARK.test(word)) return { start: before.slice(0, from).trimEnd().length, text: word };
  const isApart = from === 0 || /[\s(«„“'’-]$/u.test(before.slice(0, from));
  return { start: from, text: isApart ? word : ` ${word}` };
}
