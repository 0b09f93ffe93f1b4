/** Which table is compared: chosen, dropped or pasted. */
import { LIMITS } from '../../../dsl/internal.ts';
import { html, type TemplateResult } from 'lit';
import { LANGUAGE_CODES, languageName } from '../../i18n/index.ts';
import { td } from '../../i18n/deck.ts';
import { announce, app } from '../../state/app.ts';
import { runDeckAudit } from '../../state/deck-audit.ts';
import type { ChosenTable } from '../../worker/deck-protocol.ts';
import type { LanguageCode, PackView } from '../../worker/protocol.ts';

const ACCEPTED = '.csv,.tsv,.tab,.txt,.yaml,.yml';
const WAIVERS = /\.waivers\.ya?ml$/i;
const BYTES_PER_MB = 1024 * 1024;

/** `deck.csv` → `deck.waivers.yaml` */
export const waiversName = (table: string): string => `${table.replace(/\.[^.]*$/, '')}.waivers.yaml`;

export function choicePart(
  view: PackView,
  language: LanguageCode | null,
  setLanguage: (code: string) => void,
): TemplateResult {
  const take = (files: FileList | null | undefined): void => void compareFiles(view, [...(files ?? [])], language);
  return html`<section
    class="deck-choice"
    data-takes-files
    aria-label=${td('choose')}
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @drop=${(event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer?.files);
    }}
  >
    <p>${td('about', { title: view.title })}</p>
    <p class="quiet-text">${td('drop', { waivers: waiversName('deck.csv') })} ${td('memory')}</p>
    <div class="deck-actions">
      <label class="as-button"
        >${td('choose')}<input
          type="file"
          accept=${ACCEPTED}
          multiple
          class="visually-hidden"
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            take(input.files);
            input.value = '';
          }} /></label
      ><label
        >${td('textsIn')}
        <select @change=${(event: Event) => setLanguage((event.target as HTMLSelectElement).value)}>
          <option value="" ?selected=${language === null}>${td('asHeaded')}</option>
          ${LANGUAGE_CODES.map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
        </select></label
      >
    </div>
    <details>
      <summary>${td('paste')}</summary>
      <form
        class="deck-form"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          const text = String(new FormData(event.target as HTMLFormElement).get('table'));
          if (text.trim() !== '') {
            void compare(view, `${td('pasted')}.csv`, new TextEncoder().encode(text), language, null);
          }
        }}
      >
        <label>${td('pasteLabel')}<textarea name="table" rows="5" spellcheck="false"></textarea></label>
        <button class="small">${td('compare')}</button>
      </form>
    </details>
  </section>`;
}

async function compareFiles(view: PackView, files: readonly File[], language: LanguageCode | null): Promise<void> {
  const tables = files.filter(({ name }) => !WAIVERS.test(name));
  const [table, ...others] = tables;
  if (!table) return;
  if (others.length > 0) {
    announce(td('oneTable'), 'error');
    return;
  }
  if (files.some(({ size }) => size > LIMITS.fileSize.most)) {
    announce(td('tooLarge', { limit: Math.floor(LIMITS.fileSize.most / BYTES_PER_MB) }), 'error');
    return;
  }
  try {
    const waivers = files.find(({ name }) => WAIVERS.test(name));
    const bytes = new Uint8Array(await table.arrayBuffer());
    await compare(
      view,
      table.name,
      bytes,
      language,
      waivers ? { name: waivers.name, text: await waivers.text() } : null,
    );
  } catch (error) {
    announce(td('failed', { reason: (error as Error).message }), 'error');
  }
}

function compare(
  view: PackView,
  name: string,
  bytes: Uint8Array,
  language: LanguageCode | null,
  waivers: ChosenTable['waivers'],
): Promise<void> {
  return runDeckAudit(view, { name, bytes, language, waivers: waivers ?? openWaivers(name) });
}

/** The file of waivers of that table among the open files: of the folder of packs. */
export function openWaivers(table: string): ChosenTable['waivers'] {
  const wanted = waiversName(table);
  const found = [...app.now.files].find(([path]) => path === wanted || path.endsWith(`/${wanted}`));
  return found ? { name: found[0], text: found[1].text } : null;
}
