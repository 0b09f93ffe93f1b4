/** Says in words what the component at the cursor does: a sentence becomes its effect while one types. */
import { html, nothing, type TemplateResult } from 'lit';
import { sentence } from '../../dsl/internal.ts';
import { languageName, t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { withEdits } from '../shell/text-edits.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { ask } from '../state/services.ts';
import type { ComponentView, FeatureResult, LanguageCode, PackView } from '../worker/protocol.ts';

type Said = FeatureResult<'sayInWords'>;

/** Milliseconds without a key after which a screen reader is told what was understood. */
const SPEAK_DELAY = 700;

/** Milliseconds without a key after which it is asked why a text is not understood: nobody reads that of a half written word. */
const EXPLAIN_DELAY = 400;

const MAX_SUGGESTIONS = 4;

/** What was typed, and what it was written over, by component; as long as the page is open. */
interface SaidText {
  text: string;
  /** the program that it is for; null: the one that the sentence names, or the first one */
  key: string | null;
  written: { path: string; before: string; after: string } | null;
}
const saidTexts = new Map<string, SaidText>();

class SayInWords extends AppElement {
  readonly #said = new WorkerAnswer<Said>(this, { keepPrevious: true });
  #speakTimer: ReturnType<typeof setTimeout> | undefined;
  #isToSpeak = false;
  #typedAt = -Infinity;
  /** ends the pause before an explanation, as another one is needed now */
  #typedOn: () => void = () => undefined;
  /** the parser of the language is made when somebody comes to the field, before the first key */
  #warm = '';

  protected override shown(): readonly unknown[] {
    const { selected, view, settings, files } = app.now;
    const isEmpty = !selected || !view || typedFor(selected, view).text.trim() === '';
    return [selected, settings, view?.path, isEmpty ? null : view, isEmpty ? null : files];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { selected, view } = app.now;
    if (!selected || !view) return nothing;
    const typed = typedFor(selected, view);
    const hasText = typed.text.trim() !== '';
    if (hasText) {
      this.#said.update(view, JSON.stringify([nameOf(selected, view), typed.text, typed.key]), () => this.#ask());
    }
    const said = hasText ? this.#said.value : null;
    const isCurrent = this.#said.isCurrent;
    return html`<section class="say" aria-label=${t('say')}>
      <label for="say-text">${t('say')}</label>
      <textarea
        id="say-text"
        rows="2"
        autocomplete="off"
        aria-describedby="say-hint say-problems"
        aria-invalid=${said && said.problems.length > 0 ? 'true' : 'false'}
        .value=${typed.text}
        @focus=${() => this.#makeParser(view)}
        @input=${(event: InputEvent) => this.#type((event.target as HTMLTextAreaElement).value)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      ></textarea>
      <p class="quiet-text" id="say-hint">${t('sayHint')}</p>
      ${
        said
          ? html`<div class="answer ${isCurrent ? '' : 'waiting'}" aria-busy=${isCurrent ? 'false' : 'true'}>
              ${this.#answer(said, selected)}
            </div>`
          : nothing
      }
      ${this.#undoButton(typed)}
    </section>`;
  }

  #answer(said: Said, { file }: ComponentView): TemplateResult {
    const { pieces, problems, effect, rendered, language } = said;
    const readonly = app.now.files.get(file)?.readonly !== false;
    return html`<div class="said" lang=${language}>
        ${problems.length > 0 ? html`<p class="pieces" aria-hidden="true">${pieces.map(({ text, state }) => html`<span class=${state}>${text}</span>`)}</p>` : nothing}
      </div>
      <ul class="finding" id="say-problems">
        ${problems.map((problem) => this.#problem(problem))}
      </ul>
      ${
        effect === null
          ? nothing
          : html`<div class="effect">
                <pre><code>${effect}</code></pre>
              </div>
              <p class="quiet-text">
                ${t('sayMeans', { language: languageName(language) })} <span lang=${language}>${rendered}</span>
              </p>
              ${said.keys.length > 1 ? this.#keys(said) : nothing} ${this.#places(said, readonly)}`
      }`;
  }

  /** Where the effect can be written; not before the answer to the present text is there. */
  #places(said: Said, readonly: boolean): TemplateResult {
    const { edit, misfit } = said;
    const isWaiting = !this.#said.isCurrent;
    if (edit && !readonly) {
      return html`<button class="small primary" ?disabled=${isWaiting} @click=${() => void this.#write()}>
        ${t('sayWrite')}
      </button>`;
    }
    const { language } = app.now.settings;
    const types = readonly ? [] : (misfit?.types ?? []);
    return html`<p class="quiet-text">${reasonOf(said, readonly)}</p>
      ${types.map(
        ({ type }) =>
          html`<button
            class="small ${types.length === 1 ? 'primary' : ''}"
            ?disabled=${isWaiting}
            @click=${() => void this.#write(type)}
          >
            ${t('sayOtherType', { type: nameOfType(type, language) })}
          </button>`,
      )}`;
  }

  protected override updated(): void {
    const { value, isCurrent } = this.#said;
    if (!this.#isToSpeak || !value || !isCurrent) return;
    this.#isToSpeak = false;
    announce(summaryOf(value), 'spoken');
  }

  #problem({ message, help, suggestions, range }: Said['problems'][number]): TemplateResult {
    return html`<li>
      ${sentence(message)} ${help ? sentence(help) : nothing}
      ${
        suggestions.length
          ? html`<span class="mend"
              >${suggestions.slice(0, MAX_SUGGESTIONS).map((word) => html`<button class="small" @click=${() => this.#replace(range, word)}>${t('replaceWith', { word })}</button>`)}</span
            >`
          : nothing
      }
    </li>`;
  }

  /** Where a component has several programs. */
  #keys({ keys, key }: Said): TemplateResult {
    return html`<label class="say-key"
      >${t('sayKey')}
      <select @change=${(event: Event) => this.#change({ key: (event.target as HTMLSelectElement).value })}>
        ${keys.map((one) => html`<option value=${one} ?selected=${one === key}>${one}</option>`)}
      </select></label
    >`;
  }

  #undoButton({ written }: SaidText): TemplateResult | typeof nothing {
    if (!written || app.now.files.get(written.path)?.text !== written.after) return nothing;
    return html`<button
      class="small"
      @click=${() => {
        edit(written.path, written.before, true);
        this.#change({ written: null });
        announce(t('sayUndone'));
        this.#field.focus();
      }}
    >
      ${t('sayUndo')}
    </button>`;
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector<HTMLTextAreaElement>('#say-text')!;
  }

  #change(change: Partial<SaidText>): void {
    const { selected, view } = app.now;
    if (!selected || !view) return;
    saidTexts.set(nameOf(selected, view), { ...typedFor(selected, view), ...change });
    this.requestUpdate();
  }

  /** What was understood at once; why something was not, when nobody types. */
  async #ask(): Promise<Said> {
    const said = await askFor(false);
    if (said.effect !== null || said.problems.length > 0) return said;
    const typedOn = new Promise<boolean>((resolve) => {
      this.#typedOn = () => resolve(true);
      setTimeout(() => resolve(false), EXPLAIN_DELAY - (Date.now() - this.#typedAt));
    });
    return (await typedOn) ? said : askFor();
  }

  #type(text: string): void {
    this.#typedAt = Date.now();
    this.#change({ text });
    this.#typedOn();
    clearTimeout(this.#speakTimer);
    this.#isToSpeak = false;
    if (text.trim() === '') return;
    this.#speakTimer = setTimeout(() => {
      this.#isToSpeak = true;
      this.requestUpdate();
    }, SPEAK_DELAY);
  }

  #makeParser({ path }: PackView): void {
    const { content } = app.now.settings;
    const { selected } = app.now;
    if (!selected || this.#warm === `${path} ${content}`) return;
    this.#warm = `${path} ${content}`;
    const { section, id } = selected;
    const where = { component: { section, id }, key: null, language: content };
    ask('languageService', path, 'sayInWords', [where, '']).catch(() => undefined);
  }

  /** Enter writes; Shift and Enter break the line. */
  #key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void this.#write();
  }

  #replace({ start, end }: Said['problems'][number]['range'], word: string): void {
    const { value } = this.#field;
    this.#type(value.slice(0, start) + word + value.slice(end));
    this.#field.focus();
  }

  /** Asks again first, as the answer may be about an older text of the file. `type`: the card becomes one of this type. */
  async #write(type?: string): Promise<void> {
    const { files, selected } = app.now;
    if (!selected || this.#field.value.trim() === '') return;
    const said = await askFor().catch(() => null);
    // it was edited meanwhile
    if (!said || app.now.files !== files) return;
    const edits = type === undefined ? said.edit : said.misfit?.types.find((one) => one.type === type)?.edit;
    const [change] = Object.entries(edits?.changes ?? {});
    const file = change && files.get(change[0]);
    if (!file || said.effect === null) announce(summaryOf(said), 'error');
    else if (file.readonly) announce(t('sayReadonly'), 'error');
    else {
      const after = withEdits(file.text, change[1]);
      edit(file.path, after, true);
      this.#change({ written: { path: file.path, before: file.text, after } });
      announce(t('sayWritten', { effect: said.effect }));
    }
  }
}
customElements.define('fathom-say', SayInWords);

const nameOf = ({ section, id }: ComponentView, { path }: PackView): string => `${path} ${section}/${id}`;

const typedFor = (selected: ComponentView, view: PackView): SaidText =>
  saidTexts.get(nameOf(selected, view)) ?? { text: selected.notEncoded ?? '', key: null, written: null };

/** The language of the last text that was understood: the next one is probably in it, and is tried in it first. */
let lastUnderstood: LanguageCode | undefined;

/** Asks what was typed for the component at the cursor says, and why if it is not understood. */
async function askFor(explains = true): Promise<Said> {
  const { selected, view, settings } = app.now;
  const { text, key } = typedFor(selected!, view!);
  const { section, id } = selected!;
  const where = { component: { section, id }, key, language: lastUnderstood ?? settings.content, explains };
  const said = await ask('languageService', view!.path, 'sayInWords', [where, text]);
  if (said.effect !== null) lastUnderstood = said.language;
  return said;
}

const nameOfType = (type: string, language: LanguageCode): string => app.now.view?.names[language][type] ?? type;

/** Why the effect is not written here as the component is. */
function reasonOf({ misfit, effect }: Said, readonly: boolean): string {
  if (readonly) return t('sayReadonly');
  if (!misfit || effect === null) return t('sayNoPlace');
  const { is, program } = misfit;
  if (is === 'other-program') return t('sayOtherProgram', { program: program ?? '' });
  return t(is === 'continuous' ? 'sayContinuous' : 'sayAtOnce');
}

function summaryOf(said: Said): string {
  const {
    effect,
    problems: [problem],
  } = said;
  if (effect !== null) return said.edit ? t('sayUnderstood', { effect }) : reasonOf(said, false);
  return problem ? [problem.message, problem.help ?? ''].filter(Boolean).map(sentence).join(' ') : t('sayNoPlace');
}
