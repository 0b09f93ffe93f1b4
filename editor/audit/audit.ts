import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';

class Audit extends View {
  protected override render(): TemplateResult { return html`<div class="page"><h1>${t('audit')}</h1></div>`; }
}
customElements.define('fathom-audit', Audit);
