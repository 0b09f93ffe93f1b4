import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';

class Gallery extends View {
  protected override render(): TemplateResult { return html`<div class="page"><h1>${t('gallery')}</h1></div>`; }
}
customElements.define('fathom-gallery', Gallery);
