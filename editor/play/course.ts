/**
 * How a counter went for each player, as lines over the periods of the game: told apart by their dashes and by the mark at their end,
 * not by colour alone; and the same in numbers.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { shapeOf } from '../drawing/palette.ts';
import type { TableState } from '../state/table-state.ts';
import type { CoursePeriod, TableCourse } from '../../table/protocol.ts';
import { seatMark } from './seat-mark.ts';

const WIDTH = 520;
const HEIGHT = 216;
const LEFT = 30;
const RIGHT = 24;
const TOP = 14;
/** below it stand the names of periods */
const BOTTOM = 38;
const MARK = 16;
/** Widths that a number and a name need at least. */
const NUMBER_WIDTH = 15;
const LETTER_WIDTH = 7;
/** Lines across, at the most, beside the one at 0. */
const MOST_LINES = 5;

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
    ${graph(names[shown], course, course.counters[shown], setup.seats)}
    ${inNumbers(names[shown], course, course.counters[shown], setup.seats)}
  </figure>`;
}

type Seats = TableState['setup']['seats'];

function graph(name: string, { moments, periods }: TableCourse, counter: number[][], seats: Seats): TemplateResult {
  const most = Math.max(1, ...counter.flat());
  const least = Math.min(0, ...counter.flat());
  const last = Math.max(1, moments.at(-1) ?? 1);
  const x = (moment: number): number => LEFT + (moments[moment] / last) * (WIDTH - LEFT - RIGHT);
  const y = (n: number): number => HEIGHT - BOTTOM - ((n - least) / (most - least)) * (HEIGHT - BOTTOM - TOP);
  const ends = seats.map((_, seat) => y(counter[seat].at(-1) ?? 0));
  const marks = apart(ends);
  return html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${spoken(name, counter, seats)}>
    ${linesAcross(least, most).map(
      (n) =>
        svg`<line class=${n === 0 ? 'axis zero' : 'axis'} x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(n)} y2=${y(n)} />
          <text x=${LEFT - 5} y=${y(n) + 3} text-anchor="end">${n}</text>`,
    )}
    ${periodMarks(periods, moments.length - 1, x)}
    ${counter.map(
      (values, seat) =>
        svg`<polyline class=${`seat-${seat}`} points=${values.map((n, i) => `${x(i).toFixed(1)},${y(n).toFixed(1)}`).join(' ')} />
          <g class=${`seat-mark seat-${seat}`} transform=${`translate(${WIDTH - RIGHT + 3} ${marks[seat] - MARK / 2})`}>
            <path d=${shapeOf(seat)} /><text x="8" y="11.5" text-anchor="middle">${seat + 1}</text></g>`,
    )}
  </svg>`;
}

const spoken = (name: string, counter: number[][], seats: Seats): string =>
  `${name}. ${seats
    .map((seat, i) => tp('play.course.values', { name: seat.name, values: String(counter[i].at(-1)) }))
    .join('; ')}`;

/** Round numbers from the least to the most. */
function linesAcross(least: number, most: number): number[] {
  const rough = (most - least) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const every = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? 1);
  const first = Math.ceil(least / every);
  return Array.from({ length: Math.floor(most / every) - first + 1 }, (_, i) => (first + i) * every);
}

/** Where the outer periods begin, with their names; the numbers of the inner ones, where there is room. */
function periodMarks(
  periods: readonly CoursePeriod[],
  last: number,
  x: (moment: number) => number,
): SVGTemplateResult[] {
  const placed = periods.map(({ title, n, depth, from, to }) => ({
    depth,
    left: x(from),
    right: x(to < 0 ? last : to),
    text: depth === 0 ? title : String(n),
  }));
  const need = (text: string, depth: number): number => (depth === 0 ? text.length * LETTER_WIDTH : NUMBER_WIDTH);
  // numbers of which some would lie on each other are not shown at all
  const fits = [0, 1].map((depth) =>
    placed.filter((one) => one.depth === depth).every(({ left, right, text }) => right - left >= need(text, depth)),
  );
  const floor = HEIGHT - BOTTOM;
  return placed.map(
    ({ depth, left, right, text }) =>
      svg`<line class=${`period depth-${depth}`} x1=${left} x2=${left} y1=${depth === 0 ? TOP : floor} y2=${floor + (depth === 0 ? 30 : 5)} />
        ${
          fits[depth]
            ? svg`<text x=${(left + right) / 2} y=${floor + (depth === 0 ? 28 : 14)} text-anchor="middle">${text}</text>`
            : nothing
        }`,
  );
}

/** Places of marks that do not lie on each other, as near as can be to where they should be. */
function apart(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  order.forEach((seat, i) => {
    if (i > 0) moved[seat] = Math.max(moved[seat], moved[order[i - 1]] + MARK);
  });
  // from below, where they would leave the drawing
  let most = HEIGHT - MARK / 2;
  for (const seat of order.toReversed()) {
    moved[seat] = Math.min(moved[seat], most);
    most = moved[seat] - MARK;
  }
  return moved;
}

/** The values where each of the outer periods ended. */
function inNumbers(
  name: string,
  { moments, periods }: TableCourse,
  counter: number[][],
  seats: Seats,
): TemplateResult | typeof nothing {
  const outer = periods.filter(({ depth, to }) => depth === 0 && to >= 0);
  if (outer.length === 0) return nothing;
  const row = (title: string, moment: number): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      ${seats.map((_, seat) => html`<td>${counter[seat][moment]}</td>`)}
    </tr>`;
  return html`<details>
    <summary>${tp('play.course.numbers')}</summary>
    <table class="score-sources">
      <caption>
        ${tp('play.course.after', { name })}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${seats.map(({ name: who }, seat) => html`<th scope="col">${seatMark(seat)} ${who}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${outer.map(({ title, to }) => row(title, to))} ${row(tp('play.course.end'), moments.length - 1)}
      </tbody>
    </table>
  </details>`;
}
