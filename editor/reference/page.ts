/** A page of the reference as elements, with what its examples say on a card and a way to try them. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tr } from '../i18n/reference.ts';
import { announce, app } from '../state/app.ts';
import { writeRoute } from '../state/route.ts';
import type { ReferenceExample } from '../worker/reference-protocol.ts';
import type { Block, Inline } from './markdown.ts';

/** What opens the page that is called so; null: there is none. */
type LinkTo = (name: string) => (() => void) | null;

/** The effects among the blocks of a page. */
export const effectsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.is === 'code' && block.isEffect ? [block.text] : []));

export const pageOf = (
  blocks: readonly Block[],
  examples: readonly ReferenceExample[],
  linkTo: LinkTo,
): TemplateResult[] => blocks.map((block) => blockOf(block, examples, linkTo));

function blockOf(block: Block, examples: readonly ReferenceExample[], linkTo: LinkTo): TemplateResult {
  const line = (parts: readonly Inline[]): TemplateResult[] => parts.map((part) => inlineOf(part, linkTo));
  switch (block.is) {
    case 'paragraph':
      return html`<p>${line(block.line)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${line(item)}</li>`);
      return block.isNumbered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case 'code':
      return exampleOf(block.text, examples.find(({ code }) => code === block.text) ?? null);
    case 'table':
      return html`<div class="reference-table" tabindex="0" role="group" aria-label=${t('reference')}>
        <table>
          <thead>
            <tr>
              ${block.head.map((cell) => html`<th scope="col">${line(cell)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${block.rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${line(cell)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }
}

function exampleOf(code: string, example: ReferenceExample | null): TemplateResult {
  const { language } = app.now.settings;
  return html`<div class="reference-example">
    <pre><code>${code}</code></pre>
    ${example?.said ? html`<p lang=${language}><span class="quiet-text">${tr('says')}</span> ${example.said}</p>` : nothing}
    <p class="actions" lang=${language}>
      <button class="small" @click=${() => void copy(code)}>${tr('copy')}</button>
      ${example?.canTry ? html`<a class="as-button" href=${tryAddress(code)}>${tr('try')}</a>` : nothing}
    </p>
  </div>`;
}

/** The Lab has the effect, on a position in which all is at hand. */
const tryAddress = (effect: string): string =>
  writeRoute({ view: 'lab', path: '', query: { pack: app.now.view?.path ?? '', effect, at: 'rich' } });

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    announce(t('copied'));
  } catch {
    announce(tr('notCopied'), 'error');
  }
}

function inlineOf(part: Inline, linkTo: LinkTo): TemplateResult {
  switch (part.is) {
    case 'text':
      return html`${part.text}`;
    case 'bold':
      return html`<b>${part.text}</b>`;
    case 'code':
      return named(part.text, linkTo);
    case 'topic':
      return named(part.topic, linkTo);
  }
}

function named(name: string, linkTo: LinkTo): TemplateResult {
  const open = linkTo(name);
  return open ? html`<button class="link" @click=${open}><code>${name}</code></button>` : html`<code>${name}</code>`;
}
