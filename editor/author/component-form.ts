/** The fields of the component at the cursor as a form: what is typed there is in the text at once, and the other way round. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import type { Plain } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { editComponents } from '../shell/component-edits.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import type { ComponentForm, ComponentView, FormField } from '../worker/protocol.ts';

/** Milliseconds without a key after which what was typed is written. */
const WRITE_DELAY = 250;

class Form extends AppElement {
  readonly #form = new WorkerAnswer<ComponentForm | null>(this, { keepPrevious: true });
  /** what is typed in fields and not yet written, by field */
  readonly #typed = new Map<string, string>();
  #of = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** writes what was typed last, before something else happens */
  #write: (() => void) | undefined;
  #isOpen = true;

  protected override render(): TemplateResult | typeof nothing {
    const { selected, view, settings } = app.now;
    if (!selected || !view) return nothing;
    const { section, id } = selected;
    const { language } = settings;
    const key = `${view.path} ${section}/${id}`;
    if (key !== this.#of) {
      this.#flush();
      this.#typed.clear();
      this.#of = key;
    }
    this.#form.update(view, `${key} ${language}`, () =>
      ask('languageService', view.path, 'componentForm', [{ section, id }, language]),
    );
    const form = this.#form.value;
    if (form?.section !== section || form.id !== id || form.fields.length === 0) return nothing;
    const readonly = app.now.packs.find(({ path }) => path === view.path)?.readonly !== false;
    return html`<details
      class="component-form"
      ?open=${this.#isOpen}
      @toggle=${(event: Event) => {
        this.#isOpen = (event.target as HTMLDetailsElement).open;
      }}
    >
      <summary>${t('fields')}</summary>
      ${form.own || readonly ? nothing : html`<p class="quiet-text">${t('fieldsOfBase', { pack: view.path })}</p>`}
      ${keyed(key, this.#fields(form, selected, readonly))}
    </details>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#flush();
  }

  #fields({ fields }: ComponentForm, of: ComponentView, readonly: boolean): TemplateResult {
    const lines = (usual: boolean): TemplateResult[] =>
      fields.filter((field) => field.usual === usual).map((field) => this.#field(field, of, readonly));
    const seldom = lines(false);
    return html`<div class="lines">${lines(true)}</div>
      ${
        seldom.length > 0
          ? html`<details>
              <summary>${t('moreFields')}</summary>
              <div class="lines">${seldom}</div>
            </details>`
          : nothing
      }`;
  }

  #field(field: FormField, of: ComponentView, readonly: boolean): TemplateResult {
    const name = [field.key, field.language ?? '', field.form ?? ''].join('-');
    const control =
      field.kind === 'choice' ? this.#choice(field, of, readonly) : this.#input(name, field, of, readonly);
    return html`<label class=${field.kind === 'flag' ? 'check' : ''}><span>${field.label}</span>${control}</label>
      ${this.#forms(field, of, readonly)}`;
  }

  /** The other forms of a name, in a language where it has several. */
  #forms({ forms }: FormField, of: ComponentView, readonly: boolean): TemplateResult | typeof nothing {
    if (!forms) return nothing;
    return html`<details class="forms">
      <summary>${forms.label}</summary>
      <p class="quiet-text">${forms.help}</p>
      <div class="lines">${forms.fields.map((field) => this.#field(field, of, readonly))}</div>
    </details>`;
  }

  #choice(field: FormField, of: ComponentView, readonly: boolean): TemplateResult {
    const { value, choices, required } = field;
    const isKnown = value === null || choices.some(({ id }) => id === value);
    const onChange = (event: Event): void => {
      const chosen = (event.target as HTMLSelectElement).value;
      void set(of, field, chosen === '' ? null : chosen).then(() => this.requestUpdate());
    };
    return html`<select ?disabled=${readonly} .value=${live(String(value ?? ''))} @change=${onChange}>
      ${required && value !== null ? nothing : html`<option value="" ?selected=${value === null}>–</option>`}
      ${isKnown ? nothing : html`<option value=${String(value)} selected>${String(value)}</option>`}
      ${choices.map(({ id, name }) => html`<option value=${id} ?selected=${id === value}>${name}</option>`)}
    </select>`;
  }

  #input(name: string, field: FormField, of: ComponentView, readonly: boolean): TemplateResult {
    if (field.kind === 'flag') {
      return html`<input
        type="checkbox"
        ?disabled=${readonly}
        .checked=${live(field.value === true)}
        @change=${(event: Event) => void set(of, field, (event.target as HTMLInputElement).checked ? true : null)}
      />`;
    }
    const onInput = (event: Event): void => this.#type(name, field, of, (event.target as HTMLInputElement).value);
    return html`<input
        type="text"
        class=${field.kind === 'effect' ? 'code' : ''}
        inputmode=${field.kind === 'number' ? 'numeric' : nothing}
        lang=${field.language ?? nothing}
        autocomplete="off"
        ?disabled=${readonly}
        ?required=${field.required}
        list=${field.kind === 'list' && field.choices.length > 0 ? `choices-${name}` : nothing}
        .value=${live(this.#typed.get(name) ?? shownValue(field.value))}
        @input=${onInput}
        @change=${() => this.#flush()}
        @blur=${() => this.#leave(name)}
      />${field.kind === 'list' && field.choices.length > 0 ? html`<datalist id=${`choices-${name}`}>${field.choices.map(({ id, name: label }) => html`<option value=${id}>${label}</option>`)}</datalist>` : nothing}`;
  }

  #type(name: string, field: FormField, of: ComponentView, text: string): void {
    this.#typed.set(name, text);
    clearTimeout(this.#timer);
    const value = parsed(field, text);
    if (value === undefined) {
      this.#write = undefined;
      return;
    }
    this.#write = () => {
      void set(of, field, value);
    };
    this.#timer = setTimeout(() => this.#flush(), WRITE_DELAY);
  }

  /** Writes at once what waits for a pause. */
  #flush(): void {
    clearTimeout(this.#timer);
    const write = this.#write;
    this.#write = undefined;
    write?.();
  }

  /** A field that was left shows what the text says, once that is written. */
  #leave(name: string): void {
    this.#flush();
    // behind the edits that are under way
    void editsDone().then(() => {
      this.#typed.delete(name);
      this.requestUpdate();
    });
  }
}
customElements.define('fathom-component-form', Form);

let lastEdit: Promise<unknown> = Promise.resolve();
const editsDone = (): Promise<unknown> => lastEdit;

async function set({ section, id }: ComponentView, { key, language, form }: FormField, value: Plain): Promise<void> {
  const made = editComponents('setFields', [
    {
      section,
      id,
      key,
      value,
      ...(language === undefined ? {} : { language }),
      ...(form === undefined ? {} : { form }),
    },
  ]);
  lastEdit = made;
  await made;
}

const shownValue = (value: Plain): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');

/** What a typed text is as a value; undefined: nothing yet, such as a number with a letter in it, or nothing where something must be. */
function parsed({ kind, value, required }: FormField, text: string): Plain | undefined {
  const words = text.trim();
  if (words === '') return required ? undefined : null;
  const isNumber = /^[-+]?\d+$/.test(words);
  if (kind === 'number') return isNumber ? Number(words) : undefined;
  if (kind === 'list') {
    const items = words
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.map((item) => (/^\d+$/.test(item) ? Number(item) : item));
  }
  if (isNumber && (kind === 'effect' || typeof value === 'number')) return Number(words);
  return words;
}
