/** Says in words what the component at the cursor does: a sentence becomes its effect while one types. */
import { html, nothing, type TemplateResult } from 'lit';
import { sentence } from '../../dsl/internal.ts';
import { languageName, t } from '../i18n/index.ts';
import { inPage } from '../i18n/typed-commands.ts';
import { AppElement } from '../shell/app-element.ts';
import { applyEdit } from '../shell/apply-edit.ts';
import '../shell/guided/next-words.ts';
import '../shell/guided/which-reading.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { isOwnFile } from '../state/files.ts';
import { ask } from '../state/services.ts';
import type { ComponentView, FeatureArguments, FeatureResult, LanguageCode, PackView } from '../worker/protocol.ts';

type Said = FeatureResult<'sayInWords'>;
type Where = FeatureArguments<'sayInWords'>[0];
type Reading = FeatureResult<'readingsNear'>[number];

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
  /** which reading of the text somebody has picked */
  confirmed: Where['confirmed'];
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
    const typed = selected && view && typedFor(selected);
    const isEmpty = !typed || typed.text.trim() === '';
    // what was written can be taken back until the text is another one
    return [selected, settings, view?.path, isEmpty ? null : view, isEmpty && !typed?.written ? null : files];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { selected, view } = app.now;
    if (!selected || !view) return nothing;
    const typed = typedFor(selected);
    const hasText = typed.text.trim() !== '';
    if (hasText) {
      const question = JSON.stringify([nameOf(selected), typed.text, typed.key, typed.confirmed]);
      this.#said.update(view, question, () => this.#ask());
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
      <fathom-next-words .ask=${wordsAfter}></fathom-next-words>
      <p class="quiet-text" id="say-hint">${t('sayHint')}</p>
      ${
        said
          ? html`<div class="answer ${isCurrent ? '' : 'waiting'}" aria-busy=${isCurrent ? 'false' : 'true'}>
              ${this.#answer(said, selected)}
            </div>`
          : nothing
      }
      ${this.#undoButton(typed)}
      <fathom-which-reading
        .where=${whereOf(selected)}
        .text=${said && isCurrent && said.effect === null ? typed.text : ''}
        @confirm=${({ detail }: CustomEvent<Reading>) => this.#confirm(detail)}
      ></fathom-which-reading>
    </section>`;
  }

  #answer(said: Said, { file }: ComponentView): TemplateResult {
    const { pieces, problems, effect, rendered, language } = said;
    const readonly = !isOwnFile(file);
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
    const { edit, misfit, siblings } = said;
    const isWaiting = !this.#said.isCurrent;
    if (edit && siblings && !readonly) return this.#siblings(siblings, said.language, isWaiting);
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
            @click=${() => void this.#write({ type })}
          >
            ${t('sayOtherType', { type: nameOfType(type, language) })}
          </button>`,
      )}`;
  }

  /** As the others of its deck and type end, such as contracts that are fulfilled. */
  #siblings(siblings: NonNullable<Said['siblings']>, language: LanguageCode, isWaiting: boolean): TemplateResult {
    return html`<p class="quiet-text">
        ${t('saySiblings', { n: siblings.others })} <span lang=${language}>${siblings.rendered}</span>
      </p>
      <button class="small primary" ?disabled=${isWaiting} @click=${() => void this.#write()}>
        ${t('sayAsSiblings')}</button
      ><button class="small" ?disabled=${isWaiting} @click=${() => void this.#write({ only: true })}>
        ${t('sayOnlyThis')}
      </button>`;
  }

  protected override updated(): void {
    const { value, isCurrent } = this.#said;
    if (!this.#isToSpeak || !value || !isCurrent) return;
    this.#isToSpeak = false;
    announce(summaryOf(value), 'spoken');
  }

  #problem({ message, help, suggestions, range }: Said['problems'][number]): TemplateResult {
    return html`<li>
      ${sentence(message)} ${help ? inPage(sentence(help)) : nothing}
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
    const { selected } = app.now;
    if (!selected) return;
    saidTexts.set(nameOf(selected), { ...typedFor(selected), ...change });
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
    this.#change({ text, confirmed: null });
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

  /** Writes the reading that is picked; where it has no place as the component is, the answer says why, and what to change. */
  #confirm({ effect, program, language }: Reading): void {
    lastUnderstood = language;
    this.#change({ confirmed: { effect, program } });
    this.#field.focus();
    void this.#write();
  }

  /**
   * Asks again first, as the answer may be about an older text of the file. `type`: the card becomes one of this type, as it does unasked
   * where only one has a place for the effect. `only`: without what the others of its kind do besides.
   */
  async #write({ type, only = false }: { type?: string; only?: boolean } = {}): Promise<void> {
    const { files, selected } = app.now;
    if (!selected || this.#field.value.trim() === '') return;
    const said = await askFor().catch(() => null);
    // it was edited meanwhile
    if (!said || app.now.files !== files) return;
    const types = said.misfit?.types ?? [];
    const other = type === undefined && types.length === 1 ? types[0] : types.find((one) => one.type === type);
    const edits = other ? other.edit : only || !said.siblings ? said.edit : said.siblings.edit;
    const [change] = Object.entries(edits?.changes ?? {});
    const file = change && files.get(change[0]);
    if (!file || said.effect === null) announce(summaryOf(said), 'error');
    else if (applyEdit(edits!)) {
      const after = app.now.files.get(file.path)!.text;
      this.#change({ written: { path: file.path, before: file.text, after } });
      announce(writtenMessage(said, other?.type, only));
    }
  }
}
customElements.define('fathom-say', SayInWords);

/** The same in each pack that shows the component: another one is opened while somebody types already. */
const nameOf = ({ file, section, id }: ComponentView): string => `${file} ${section}/${id}`;

const typedFor = (selected: ComponentView): SaidText =>
  saidTexts.get(nameOf(selected)) ?? {
    text: selected.notEncoded ?? '',
    key: null,
    confirmed: null,
    written: null,
  };

/** The language of the last text that was understood: the next one is probably in it, and is tried in it first. */
let lastUnderstood: LanguageCode | undefined;

/** Where what was typed is to be written, as far as it says. */
function whereOf(selected: ComponentView): Where {
  const { section, id } = selected;
  const { key, confirmed } = typedFor(selected);
  return { component: { section, id }, key, language: lastUnderstood ?? app.now.settings.content, confirmed };
}

/** Asks what was typed for the component at the cursor says, and why if it is not understood. */
async function askFor(explains = true): Promise<Said> {
  const { selected, view } = app.now;
  const { text } = typedFor(selected!);
  const where = { ...whereOf(selected!), explains };
  const said = await ask('languageService', view!.path, 'sayInWords', [where, text]);
  if (said.effect !== null) lastUnderstood = said.language;
  return said;
}

/** What may follow there. */
function wordsAfter(before: string): Promise<FeatureResult<'wordsAfter'>> {
  const { selected, view } = app.now;
  return ask('languageService', view!.path, 'wordsAfter', [whereOf(selected!), before]);
}

const nameOfType = (type: string, language: LanguageCode): string => app.now.view?.names[language][type] ?? type;

function writtenMessage({ effect, siblings }: Said, type: string | undefined, only: boolean): string {
  const written = (only ? null : siblings?.effect) ?? effect ?? '';
  if (type === undefined) return t('sayWritten', { effect: written });
  return t('sayWrittenAs', { effect: written, type: nameOfType(type, app.now.settings.language) });
}

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
  return problem
    ? [problem.message, inPage(problem.help ?? '')].filter(Boolean).map(sentence).join(' ')
    : t('sayNoPlace');
}
