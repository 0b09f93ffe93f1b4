/** Why an effect could not be tried, or not to its end. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { inPage } from '../i18n/typed-commands.ts';
import type { LastTry } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import type { PackView } from '../worker/protocol.ts';

export function problemsPart(answer: LastTry['answer'], view: PackView): TemplateResult | typeof nothing {
  if (!answer.ok) {
    const why =
      answer.reason === 'errors'
        ? t('packBroken')
        : answer.reason === 'fault'
          ? t('engineFault', { why: answer.message })
          : answer.reason === 'no-game'
            ? t('tableGone')
            : answer.message;
    return html`<p class="banner bad" role="alert">${why}</p>`;
  }
  const { problems, endless, impossible } = answer.tried;
  if (problems.length) {
    return html`<ul class="banner bad" role="alert">
      ${problems.map(
        (one) =>
          html`<li>
            ${t(one.of === 'effect' ? 'effectToTry' : 'position')}: ${one.message}
            ${one.suggestions?.length ? t('didYouMean', { words: one.suggestions.join(', ') }) : inPage(one.help ?? '')}
          </li>`,
      )}
    </ul>`;
  }
  if (endless) {
    return html`<div class="banner bad" role="alert">
      <p>${endless.beyond ? nothing : t('neverEnds')} ${endless.loop.length ? nothing : endless.message}</p>
      <ol class="loop">
        ${endless.loop.map(({ name, file, line }) => html`<li>${place(name, file, line, view)}</li>`)}
      </ol>
    </div>`;
  }
  return impossible === null
    ? nothing
    : html`<p class="banner" role="status">${t('impossible', { why: impossible })}</p>`;
}

/** Origins name files within the packs' folder; where the page has the file, its line is one click away. */
function place(name: string, file: string, line: number, view: PackView): TemplateResult {
  const here = view.components.find((one) => one.file === file || one.file.endsWith(`/${file}`))?.file;
  const text = `${name} (${file}:${line})`;
  return here
    ? html`<button class="link" @click=${() => openInText({ file: here, line })}>${text}</button>`
    : html`${text}`;
}
