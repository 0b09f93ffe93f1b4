/** What can be done with the component at the cursor: a new one behind it, a duplicate, another place, another id, away with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { baseName } from '../../dsl/internal.ts';
import { componentName, sectionName, t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { editComponents, type MadeEdit } from '../shell/component-edits.ts';
import { announce, app } from '../state/app.ts';
import { analyzeNow } from '../state/analysis.ts';
import { isIn } from '../state/files.ts';
import { openInText } from '../state/navigation.ts';
import { openedPack } from '../state/opened-pack.ts';
import type { ComponentView, PackView, SectionName } from '../worker/protocol.ts';

/** Sections without ids, and those whose entries have no fields, are written in the text. */
const WITHOUT_TOOLS: ReadonlySet<SectionName> = new Set(['rules', 'procedures', 'lexicon']);

class ComponentTools extends AppElement {
  /** the file that is chosen in the dialog; null: the one that the component is in */
  #file: string | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { selected, view } = app.now;
    if (!selected || !view || WITHOUT_TOOLS.has(selected.section) || isReadonly(view)) return nothing;
    const own = selected.pack === view.id;
    return html`<div class="tools" role="group" aria-label=${t('toolsOf', { name: componentName(selected) })}>
        <button class="small" @click=${() => void toSelected((one) => this.#add(one))}>
          ${selected.section === 'cards' ? t('newCard') : t('newEntry', { section: sectionName(selected.section) })}
        </button>
        <button class="small" @click=${() => void toSelected((one) => this.#duplicate(one))}>${t('duplicate')}</button>
        ${
          own
            ? html`<button class="small" @click=${() => void toSelected(() => this.#open('move-component'))}>
                  ${t('move')}
                </button>
                <button class="small" @click=${() => void toSelected(() => this.#open('rename-component'))}>
                  ${t('renameId')}
                </button>`
            : nothing
        }
        <button class="small" @click=${() => void toSelected((one) => this.#delete(one))}>${t('delete')}</button>
      </div>
      ${own ? html`${this.#moveDialog(selected, view)}${this.#renameDialog(selected)}` : nothing}`;
  }

  async #add({ section, id, file, pack, deck, type }: ComponentView): Promise<void> {
    const own = pack === app.now.view?.id;
    // beside a card of the game comes one of its kind, which does something simpler
    const kind = section === 'cards' && deck !== null && type !== null ? { values: { deck, type } } : { like: id };
    show(await editComponents('addComponents', [{ section, ...(own ? { after: id, file } : kind) }]), 'added');
  }

  async #duplicate({ section, id }: ComponentView): Promise<void> {
    show(await editComponents('duplicateComponents', [{ section, id }]), 'duplicated');
  }

  /** Without asking: it can be taken back. */
  async #delete(component: ComponentView): Promise<void> {
    const { section, id } = component;
    const made = await editComponents('deleteComponents', [{ section, id }]);
    if (!made) return;
    const name = componentName(component);
    const users = made.usedBy.join(', ');
    announce(
      users === '' ? t('deleted', { name }) : t('deletedUsed', { name, users }),
      users === '' ? 'info' : 'error',
    );
    // the button is gone with the component
    document.querySelector<HTMLElement>('fathom-files [data-focus]')?.focus();
  }

  async #open(id: string): Promise<void> {
    this.#file = null;
    this.requestUpdate();
    await this.updateComplete;
    const dialog = this.querySelector<HTMLDialogElement>(`#${id}`);
    // of the one before
    dialog?.querySelector('form')?.reset();
    dialog?.showModal();
  }

  #moveDialog(selected: ComponentView, view: PackView): TemplateResult {
    const { section, id, deck } = selected;
    const file = this.#file ?? selected.file;
    const own = [...app.now.files.values()].filter((one) => isIn(one.path, view.path) && !one.readonly);
    const there = view.components.filter((one) => one.section === section && one.file === file && one.id !== id);
    return html`<dialog id="move-component" aria-labelledby="move-title">
      <form method="dialog" @submit=${(event: SubmitEvent) => void this.#move(event, selected)}>
        <h2 id="move-title">${t('moveTitle', { name: componentName(selected) })}</h2>
        ${
          section === 'cards' && deck !== null
            ? html`<label
                >${t('deck')}<select name="deck">
                  ${view.decks.map((one) => html`<option value=${one} ?selected=${one === deck}>${nameOf(view, one)}</option>`)}
                </select></label
              >`
            : nothing
        }
        <label
          >${t('file')}<select
            name="file"
            @change=${(event: Event) => {
              this.#file = (event.target as HTMLSelectElement).value;
              this.requestUpdate();
            }}
          >
            ${own.map(({ path }) => html`<option value=${path} ?selected=${path === file}>${baseName(path)}</option>`)}
          </select></label
        >
        <label
          >${t('place')}<select name="after">
            <option value="">${t(file === selected.file ? 'placeStays' : 'placeEnd')}</option>
            <option value="^">${t('placeFirst')}</option>
            ${there.map((one) => html`<option value=${one.id}>${t('placeBehind', { name: componentName(one) })}</option>`)}
          </select></label
        >
        <div class="actions">
          <button class="primary" value="move">${t('moveNow')}</button
          ><button value="cancel" formnovalidate>${t('cancel')}</button>
        </div>
      </form>
    </dialog>`;
  }

  async #move(event: SubmitEvent, { section, id, deck, file }: ComponentView): Promise<void> {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'move') return;
    const given = new FormData(event.target as HTMLFormElement);
    const after = given.get('after') as string;
    const to = {
      ...(given.has('deck') && given.get('deck') !== deck ? { deck: given.get('deck') as string } : {}),
      ...(given.get('file') === file ? {} : { file: given.get('file') as string }),
      ...(after === '' ? {} : { after: after === '^' ? null : after }),
    };
    show(await editComponents('moveComponents', [{ section, id }], to), 'moved');
  }

  #renameDialog(selected: ComponentView): TemplateResult {
    return html`<dialog id="rename-component" aria-labelledby="rename-title">
      <form method="dialog" @submit=${(event: SubmitEvent) => void this.#rename(event, selected)}>
        <h2 id="rename-title">${t('renameTitle', { name: componentName(selected) })}</h2>
        <label
          >${t('idLabel')}<input
            name="id"
            required
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            value=${selected.id}
        /></label>
        <div class="actions">
          <button class="primary" value="rename">${t('renameNow')}</button
          ><button value="cancel" formnovalidate>${t('cancel')}</button>
        </div>
      </form>
    </dialog>`;
  }

  async #rename(event: SubmitEvent, { section, id }: ComponentView): Promise<void> {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'rename') return;
    const wanted = (new FormData(event.target as HTMLFormElement).get('id') as string).trim();
    if (wanted === id) return;
    const made = await editComponents('renameComponent', { section, id }, wanted);
    if (made) announce(t('renamed', { id: wanted }));
  }
}
customElements.define('fathom-component-tools', ComponentTools);

/** Does it to the component at the cursor as the text has it now: what was changed just before has another id or another place. */
async function toSelected(act: (component: ComponentView) => Promise<void>): Promise<void> {
  analyzeNow();
  await openedPack(app.now.wanted, { fresh: true });
  const { selected } = app.now;
  if (selected) await act(selected);
}

const isReadonly = (view: PackView): boolean =>
  app.now.packs.find(({ path }) => path === view.path)?.readonly !== false;

const nameOf = ({ names }: PackView, id: string): string => names[app.now.settings.language][id] ?? id;

/** Shows what was made. The focus stays where it is, so that the button can be pressed again. */
function show(made: MadeEdit | null, message: 'added' | 'duplicated' | 'moved'): void {
  if (!made?.made) return;
  const { id, file, line } = made.made;
  openInText({ file, line });
  announce(t(message, { id }));
}
