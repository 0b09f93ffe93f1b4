/** On a narrow page: which part of the table is shown beside the hand and the question. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';

export type Pane = 'board' | 'slots' | 'players' | 'story';

const NAMES = {
  board: 'play.view.board',
  slots: 'play.slots',
  players: 'play.players',
  story: 'play.story',
} as const;

export function paneTabs(
  current: Pane,
  { layout, view }: TableState,
  show: (pane: Pane) => void,
): TemplateResult | typeof nothing {
  if (view.over) return nothing;
  const panes = (Object.keys(NAMES) as Pane[]).filter((pane) => pane !== 'slots' || layout.slots.length > 0);
  return html`<div class="pane-tabs narrow-only" role="group" aria-label=${tp('play.panes')}>
    ${panes.map(
      (pane) =>
        html`<button
          data-pane-tab=${pane}
          aria-pressed=${pane === current ? 'true' : 'false'}
          @click=${() => show(pane)}
        >
          ${tp(NAMES[pane])}
        </button>`,
    )}
  </div>`;
}
