/** Plots as SVG that follows the colours of its page. Each has a title for those who cannot see it. */
import { escapeHtml } from '../../texts/index.ts';
import type { IntervalItem, Plot, Point } from '../../study/internal.ts';

const WIDTH = 640;
const LEFT = 190;
const RIGHT = 20;
const ROW = 18;
const TOP = 26;

export function plotOf(plot: Plot): string {
  switch (plot.kind) {
    case 'intervals':
      return intervalPlot(plot.title, plot.items, plot.band ?? null);
    case 'histogram':
      return histogram(plot.title, plot.values);
    case 'steps':
      return stepCurve(plot.title, plot.points);
    case 'curve':
      return lineCurve(plot.title, plot.points);
  }
}

/** One row an item: a dot with its interval. */
function intervalPlot(
  title: string,
  items: readonly IntervalItem[],
  band: { low: number; high: number } | null,
): string {
  const ends = [
    0,
    ...(band === null ? [] : [band.low, band.high]),
    ...items.flatMap(({ mean, low, high }) => [mean, low, high]),
  ];
  const scale = scaleOf(ends.filter(Number.isFinite), LEFT, WIDTH - RIGHT);
  const height = TOP + items.length * ROW + 8;
  const rows = items.map(({ name, mean, low, high, isMarked }, i) => {
    const y = TOP + i * ROW + ROW / 2;
    const words = `${name}: ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
    return (
      `<g${isMarked ? ' class="marked"' : ''}><title>${escapeHtml(words)}</title><text x="${LEFT - 8}" ` +
      `y="${y + 4}" text-anchor="end">${escapeHtml(shortened(name))}</text><line x1="${scale(low)}" ` +
      `x2="${scale(high)}" y1="${y}" y2="${y}"/><circle cx="${scale(mean)}" cy="${y}" r="3.5"/></g>`
    );
  });
  const usual = band === null ? '' : bandOf(scale(band.low), scale(band.high), height);
  return svg(title, height, `${usual}${axisX(scale, height)}${rows.join('')}`);
}

function bandOf(low: number, high: number, height: number): string {
  return low === high
    ? `<line class="goal" x1="${low}" x2="${low}" y1="${TOP}" y2="${height - 8}"/>`
    : `<rect class="band" x="${low}" y="${TOP}" width="${Math.max(0, round(high - low))}" height="${height - TOP - 8}"/>`;
}

function histogram(title: string, values: readonly number[]): string {
  const scale = scaleOf([0, ...values], 30, WIDTH - RIGHT);
  const [low, high] = scale.ends;
  const steps = Math.min(24, Math.max(5, Math.ceil(Math.sqrt(values.length) * 2)));
  const counts = Array.from({ length: steps }, () => 0);
  for (const value of values) counts[Math.min(steps - 1, Math.floor(((value - low) / (high - low)) * steps))]++;
  const most = Math.max(...counts, 1);
  const height = 150;
  const bars = counts.map((n, i) => {
    const from = low + ((high - low) * i) / steps;
    const to = low + ((high - low) * (i + 1)) / steps;
    const tall = (n / most) * (height - TOP - 28);
    const words = `${from.toFixed(1)} to ${to.toFixed(1)}: ${n}`;
    const count =
      n === 0
        ? ''
        : `<text x="${scale((from + to) / 2)}" y="${round(height - 12 - tall)}" text-anchor="middle">${n}</text>`;
    return (
      `<rect class="bar" x="${scale(from) + 0.5}" y="${round(height - 8 - tall)}" width="${round(scale(to) - scale(from) - 1)}" ` +
      `height="${round(tall)}"><title>${words}</title></rect>${count}`
    );
  });
  return svg(title, height, `${axisX(scale, height)}${bars.join('')}`);
}

function stepCurve(title: string, points: readonly Point[]): string {
  const height = 180;
  const last = Math.max(1, ...points.map(({ x }) => x));
  const x = (at: number): number => round(40 + ((WIDTH - RIGHT - 40) * at) / last);
  const y = (share: number): number => round(height - 24 - share * (height - 44));
  const path = points.reduce((line, { x: at, y: share }) => `${line} V${y(share)} H${x(at)}`, `M${x(0)} ${y(0)}`);
  const levels = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="40" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}"/><text x="34" ` +
      `y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const marks = points.map(
    ({ x: at, y: share }) =>
      `<text x="${x(at - 0.5)}" y="${height - 8}" text-anchor="middle">${at}<title>round ${at}: ${(share * 100).toFixed(0)} ` +
      `%</title></text>`,
  );
  return svg(title, height, `${levels.join('')}${marks.join('')}<path class="curve" d="${path}"/>`);
}

function lineCurve(title: string, points: readonly Point[]): string {
  const height = 200;
  const bottom = height - 24;
  const x = scaleOf(
    points.map((point) => point.x),
    60,
    WIDTH - RIGHT,
  );
  const y = scaleOf(
    points.map((point) => point.y),
    bottom,
    TOP,
  );
  const levels = roundValues(y.ends, 5).map(
    (value) =>
      `<line class="grid" x1="60" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="52" ` +
      `y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const wholes = roundValues(x.ends, 8).filter((value) => Number.isInteger(value));
  const marks = wholes.map((value) => `<text x="${x(value)}" y="${height - 8}" text-anchor="middle">${value}</text>`);
  const path = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join(' ');
  const dots = points.map(
    (point) =>
      `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="3"><title>${point.x}: ${point.y.toFixed(1)}</title></circle>`,
  );
  return svg(title, height, `${levels.join('')}${marks.join('')}<path class="curve" d="${path}"/>${dots.join('')}`);
}

interface Scale {
  (value: number): number;
  ends: [low: number, high: number];
}

function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low || 1) * 0.05;
  const ends: [number, number] = [low - room, high + room];
  const scale = (value: number): number => {
    const inside = Math.min(ends[1], Math.max(ends[0], value));
    return round(from + ((to - from) * (inside - ends[0])) / (ends[1] - ends[0]));
  };
  return Object.assign(scale, { ends });
}

/** Lines and numbers at round values. */
function axisX(scale: Scale, height: number): string {
  return roundValues(scale.ends, 6)
    .map(
      (value) =>
        `<line class="${value === 0 ? 'zero' : 'grid'}" x1="${scale(value)}" x2="${scale(value)}" y1="${TOP - 4}" ` +
        `y2="${height - 8}"/><text x="${scale(value)}" y="${TOP - 10}" text-anchor="middle">${String(value).replace('-', '−')}</text>`,
    )
    .join('');
}

/** Values with few digits between two ends, about so many. */
function roundValues([low, high]: readonly [number, number], about: number): number[] {
  const raw = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw;
  const values: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) values.push(Number(at.toPrecision(6)) + 0);
  return values;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const shortened = (name: string): string => (name.length > 28 ? `${name.slice(0, 27)}…` : name);

const svg = (title: string, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title>${inside}</svg>`;

export const PLOT_STYLE = `
svg { width: 100%; max-width: 48rem; height: auto; font: 11px system-ui, sans-serif; fill: var(--ink) }
svg line, svg .curve { stroke: var(--ink); stroke-width: 1.5; fill: none } svg .grid { stroke: var(--edge); stroke-width: 1 } svg .zero { stroke: var(--soft); stroke-width: 1 }
svg .band { fill: var(--tint) } svg .goal { stroke: var(--soft); stroke-width: 2; stroke-dasharray: 5 3 } svg .bar { fill: var(--soft) } svg .curve { stroke-width: 2.5 }
svg .marked { fill: var(--warn); font-weight: bold } svg .marked line { stroke: var(--warn); stroke-width: 3 }
`;
