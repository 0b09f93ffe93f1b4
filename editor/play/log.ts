/** What happened, turn by turn, the latest first; what others did since one's last choice comes before. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { LogEntry, StoryPart, TableSetup } from '../../table/protocol.ts';
import { seatMark } from './seat-mark.ts';

const MOST_SPOKEN = 6;

/** `lookBack`: shows the position after a choice. */
export function logPart({ view, setup }: TableState, lookBack: (step: number) => void): TemplateResult {
  const parts = view.story.toReversed();
  const since = view.over ? [] : view.story.filter((part) => part.since && part.kind === 'text');
  return html`${
      since.length === 0
        ? nothing
        : html`<section class="since" data-pane aria-label=${tp('play.since')}>
            <h2>${tp('play.since')}</h2>
            <ul class="plain">
              ${since.map((part) => html`<li>${partText(part, setup, lookBack)}</li>`)}
            </ul>
          </section>`
    }
    <section class="log" data-pane aria-label=${tp('play.log')}>
      <h2>${tp('play.log')}</h2>
      <ol class="plain" tabindex="0" aria-label=${tp('play.log')}>
        ${parts.map((part) =>
          part.kind === 'heading'
            ? html`<li class="period-begins">${part.title}</li>`
            : html`<li data-part=${part.turn ? 'turn' : ''}>${partText(part, setup, lookBack)}</li>`,
        )}
      </ol>
    </section>`;
}

/** Who did it, as a way to that position, and what it was. */
const partText = (
  { player, title, turn, step, lines, byItself }: StoryPart,
  { seats }: TableSetup,
  lookBack: (step: number) => void,
): TemplateResult =>
  html`${
    player < 0
      ? title
        ? html`<span class="cause">${title}:</span> `
        : nothing
      : html`${seatMark(player)}
          <button class="link who" title=${tp('play.lookHere')} @click=${() => lookBack(step)}>
            ${seats[player].name}
          </button>
          ${turn || !title ? nothing : html`<span class="cause">${title}:</span> `}`
  }${lines.map((line, i) => html`<span class="line">${line}${i < lines.length - 1 ? ':' : ''}</span> `)}${byItself.map(
    (why) => html`<em class="by-itself" data-auto=${why}>${tp(`play.auto.${why}`)}</em> `,
  )}`;

/** The news in one text, for screen readers: what one's own choice did, then who did what since. */
export function spokenLog(entries: readonly LogEntry[], { view, viewer, setup, layout }: TableState): string {
  const own = entries
    .filter(({ player }) => player === viewer || player < 0)
    .flatMap(({ auto, lines }) => [
      ...(auto === 'free-order' || auto === 'confirm' ? [tp(`play.auto.${auto}`)] : []),
      ...lines.map(({ text, hidden }) =>
        hidden ? tp('play.hiddenInto', { n: hidden.cards, zone: layout.names.zones[hidden.zone] }) : (text ?? ''),
      ),
    ]);
  const others = view.story
    .filter(({ kind, since }) => kind === 'text' && since)
    .map(({ player, lines }) => `${player < 0 ? '' : `${setup.seats[player].name} `}${lines.join(': ')}`);
  return [...own, ...others].slice(-MOST_SPOKEN).join('. ');
}
