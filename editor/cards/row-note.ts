/** What stands below a text that is not understood: where, and what mends it, a button each. */
import { html, nothing, type TemplateResult } from 'lit';
import { sentence } from '../../dsl/internal.ts';
import { tc } from '../i18n/cards.ts';
import { inPage } from '../i18n/typed-commands.ts';
import { app } from '../state/app.ts';
import type { OfferedReading } from '../shell/guided/which-reading.ts';
import { whereOf, type RowNote } from './commit.ts';

const MAX_SUGGESTIONS = 4;

/** `say` takes another text in place of this one, `sayAs` makes the card one of another type, `confirm` takes a reading of it. */
interface Mends {
  say(text: string): void;
  sayAs(type: string): void;
  confirm(reading: OfferedReading): void;
}

export function rowNote(id: string, { text, said }: RowNote, { say, sayAs, confirm }: Mends): TemplateResult {
  const { pieces, problems, misfit } = said;
  const types = misfit?.types ?? [];
  const names = app.now.view?.names[app.now.settings.language] ?? {};
  return html`${problems.length > 0 ? html`<p class="pieces" aria-hidden="true" lang=${said.language}>${pieces.map((piece) => html`<span class=${piece.state}>${piece.text}</span>`)}</p>` : nothing}
    <ul class="finding">
      ${problems.map(
        ({ message, help, suggestions, range: { start, end } }) =>
          html`<li>
            ${sentence(message)} ${help ? inPage(sentence(help)) : nothing}
            <span class="mend"
              >${suggestions.slice(0, MAX_SUGGESTIONS).map((word) => html`<button class="small" @click=${() => say(text.slice(0, start) + word + text.slice(end))}>${word}</button>`)}</span
            >
          </li>`,
      )}
      ${
        types.length > 0
          ? html`<li>
              ${tc('otherType')}
              <span class="mend"
                >${types.map(({ type }) => html`<button class="small" @click=${() => sayAs(type)}>${tc('makeType', { type: names[type] ?? type })}</button>`)}</span
              >
            </li>`
          : nothing
      }
    </ul>
    <fathom-which-reading
      .where=${whereOf(id)}
      .text=${said.effect === null ? text : ''}
      @confirm=${({ detail }: CustomEvent<OfferedReading>) => confirm(detail)}
    ></fathom-which-reading>
    <p class="quiet-text">${tc('notUnderstood')}</p>`;
}
