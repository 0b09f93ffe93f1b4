/** Options that have no room in the list: they are chosen on the map, or found here by their words. */
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableOption } from '../../table/protocol.ts';

/** So many are listed; where sites are asked for, the others are on the map. */
const LISTED = 9;
const MOST = 24;
/** Found ones that are shown at once. */
const FOUND = 60;

/** Those of the list, and those that are folded away; what is `marked` stays in the list. */
export function foldedOptions(
  options: readonly TableOption[],
  marked: ReadonlySet<string | null | undefined>,
): { listed: readonly TableOption[]; folded: readonly TableOption[] } {
  const sites = options.filter(({ target }) => target?.kind === 'site');
  if (sites.length <= MOST) return { listed: options, folded: [] };
  const kept = new Set(sites.slice(0, LISTED));
  const isFolded = (option: TableOption): boolean =>
    option.target?.kind === 'site' && !kept.has(option) && !marked.has(option.key);
  return { listed: options.filter((option) => !isFolded(option)), folded: options.filter(isFolded) };
}

class MoreOptions extends LitElement {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    button: { attribute: false },
    language: {},
  };
  declare options: readonly TableOption[];
  /** draws one */
  declare button: (option: TableOption) => TemplateResult;
  /** of the page, so that the words follow it */
  declare language: string;
  #isOpen = false;
  #sought = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const sought = this.#sought.trim().toLowerCase();
    const found = this.#isOpen ? this.options.filter(({ label }) => label.toLowerCase().includes(sought)) : [];
    const more = found.length - FOUND;
    return html`<details
      class="more-options"
      @toggle=${({ currentTarget }: Event) => {
        this.#isOpen = (currentTarget as HTMLDetailsElement).open;
        this.requestUpdate();
      }}
    >
      <summary>${tp('play.moreOptions', { n: this.options.length })}</summary>
      <label
        >${tp('play.findOption')}
        <input
          type="search"
          .value=${this.#sought}
          @input=${({ target }: Event) => {
            this.#sought = (target as HTMLInputElement).value;
            this.requestUpdate();
          }}
      /></label>
      <ul class="option-list" aria-label=${tp('play.moreOptions', { n: this.options.length })}>
        ${found.slice(0, FOUND).map((option) => html`<li>${this.button(option)}</li>`)}
      </ul>
      ${more > 0 ? html`<p class="quiet-text">${tp('play.moreFound', { n: more })}</p>` : nothing}
    </details>`;
  }
}
customElements.define('fathom-more-options', MoreOptions);
