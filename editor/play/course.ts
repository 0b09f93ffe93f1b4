/** How a counter went for each player, as lines: told apart by their dashes and by the mark at their end, not by colour alone. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { shapeOf } from '../drawing/palette.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableCourse } from '../../table/protocol.ts';

const WIDTH = 520;
const HEIGHT = 190;
const EDGE = 26;

/** `wanted`: the counter that is shown; empty: the one that decides. */
export function coursePart(
  { layout, setup }: TableState,
  course: TableCourse | null,
  wanted: string,
  show: (counter: string) => void,
): TemplateResult | typeof nothing {
  if (course === null) return nothing;
  const names = layout.names.counters;
  const shown = wanted || layout.score || layout.playerCounters[0];
  return html`<figure class="course" aria-label=${tp('play.course')}>
    <figcaption>
      <label
        >${tp('play.course')}
        <select @change=${({ currentTarget }: Event) => show((currentTarget as HTMLSelectElement).value)}>
          ${layout.playerCounters.map(
            (id) => html`<option value=${id} ?selected=${id === shown}>${names[id]}</option>`,
          )}
        </select></label
      >
    </figcaption>
    ${lines(shown, names[shown], course, setup.seats)}
  </figure>`;
}

function lines(
  id: string,
  name: string,
  { steps, counters }: TableCourse,
  seats: TableState['setup']['seats'],
): TemplateResult {
  const most = Math.max(1, ...counters[id].flat());
  const last = Math.max(1, steps.at(-1) ?? 1);
  const x = (step: number): number => EDGE + (step / last) * (WIDTH - 2 * EDGE);
  const y = (n: number): number => HEIGHT - EDGE - (n / most) * (HEIGHT - 2 * EDGE);
  const told = seats.map((seat, i) =>
    tp('play.course.values', { name: seat.name, values: String(counters[id][i].at(-1)) }),
  );
  return html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${name}. ${told.join('; ')}`}>
    <line class="axis" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(0)} y2=${y(0)} />
    <line class="axis" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(most)} y2=${y(most)} />
    <text x=${EDGE - 4} y=${y(0) + 3} text-anchor="end">0</text>
    <text x=${EDGE - 4} y=${y(most) + 3} text-anchor="end">${most}</text>
    ${counters[id].map(
      (values, seat) =>
        svg`<polyline class=${`seat-${seat}`} points=${values.map((n, i) => `${x(steps[i]).toFixed(1)},${y(n).toFixed(1)}`).join(' ')} />
          <g class=${`seat-mark seat-${seat}`} transform=${`translate(${WIDTH - EDGE + 2} ${y(values.at(-1) ?? 0) - 8})`}>
            <path d=${shapeOf(seat)} /><text x="8" y="11.5" text-anchor="middle">${seat + 1}</text></g>`,
    )}
  </svg>`;
}
