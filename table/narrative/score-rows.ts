/** Where the points of a game came from, in its own terms: by part of the rules, by period, and by what gave them. */
import { capitalize } from '../../dsl/internal.ts';
import type { Cause, Game, TraceEvent } from '../../interpreter/index.ts';
import { isSecret } from '../../interpreter/internal.ts';
import { scoreOf } from '../../study/index.ts';
import { sectionsFor } from './paragraphs.ts';
import type { PackNames } from './pack-names.ts';

/** What gave points, with how many each player got; `parts`: the same by period, or by component, as far as these are told apart. */
export interface ScorePart {
  title: string;
  points: number[];
  parts: ScorePart[];
}

/** Gains of the score counter, each under the title of its step; together with the start they make the final score. */
export function scoreRows(events: readonly TraceEvent[], words: PackNames): ScorePart[] {
  const sheet = new Sheet(words);
  for (const event of events) sheet.add(event);
  return sheet.rows();
}

/** The rows of the score table with their sums, and what each player began with, which is in no row. */
interface ScoreTable {
  rows: ScorePart[];
  start: number[];
  totals: number[];
}

/** The score of a game so far; null for a pack without one, and as long as only its owner sees it. */
export function scoreTable(game: Game, events: readonly TraceEvent[], words: PackNames): ScoreTable | null {
  const { score } = game.model;
  if (score === undefined || (!game.over && isSecret(game.model, score))) return null;
  const totals = game.everything().players.map(({ counters }) => counters[score] ?? 0);
  const rows = scoreRows(events, words);
  return {
    rows,
    start: totals.map((total, seat) => rows.reduce((left, row) => left - row.points[seat], total)),
    totals,
  };
}

interface Frame {
  procedure: string;
  step: string;
}

/** A part while points are added to it. */
interface Gathered {
  points: number[];
  parts: Map<string, Gathered>;
  /** it is called as a period or a component is, not as a step */
  isNamed: boolean;
}

type Named = Pick<Gathered, 'isNamed'> & { title: string };

class Sheet {
  private readonly steps: Frame[] = [];
  /** those that have begun and not ended, outermost first, each with how many of them there were */
  private readonly periods: { id: string; n: number }[] = [];
  /** by period, how many of the outermost ones there were */
  private readonly begun = new Map<string, number>();
  /** by step; `order`: its place in the pack */
  private readonly gathered = new Map<string, { title: string; order: number[]; all: Gathered }>();
  /** titles of parts in the order in which they came first */
  private readonly titles: string[] = [];
  private readonly sections: ReturnType<typeof sectionsFor>;
  private readonly score: string | null;

  constructor(private readonly words: PackNames) {
    this.score = scoreOf(words.model);
    this.sections = sectionsFor(words);
  }

  add(event: TraceEvent): void {
    switch (event.type) {
      case 'enter':
        this.steps.push(event);
        return;
      case 'leave':
        while (this.steps.length > 0) {
          const left = this.steps.pop()!;
          if (left.procedure === event.procedure && left.step === event.step) return;
        }
        return;
      case 'begin':
        this.begin(event.period);
        return;
      case 'end':
        if (this.periods.at(-1)?.id === event.period) this.periods.pop();
        return;
      case 'counter':
        if (event.counter === this.score) this.gain(event);
        return;
      default:
    }
  }

  rows(): ScorePart[] {
    return [...this.gathered.values()]
      .sort((a, b) => compare(a.order, b.order))
      .map(({ title, all }) => this.partOf(title, all));
  }

  private begin(id: string): void {
    const n = (this.begun.get(id) ?? 0) + 1;
    if (this.periods.length === 0) this.begun.set(id, n);
    this.periods.push({ id, n });
  }

  private gain(event: Extract<TraceEvent, { type: 'counter' }>): void {
    const at = this.rowFrame();
    const { procedure, step } = this.steps[at] ?? { procedure: '', step: '' };
    const key = `${procedure}/${step}`;
    let row = this.gathered.get(key);
    if (row === undefined) {
      const order = this.steps.slice(0, at + 1).map((frame) => this.placeOf(frame));
      row = { title: this.words.stepTitle(procedure, step), order, all: this.empty() };
      this.gathered.set(key, row);
    }
    let part = row.all;
    part.points[event.player] += event.n;
    for (const { title, isNamed } of this.pathOf(event, at)) {
      let inner = part.parts.get(title);
      if (!this.titles.includes(title)) this.titles.push(title);
      if (inner === undefined) part.parts.set(title, (inner = { ...this.empty(), isNamed }));
      inner.points[event.player] += event.n;
      part = inner;
    }
  }

  /** The step under which a gain is listed: the section that is open, or the part of it that says more. */
  private rowFrame(): number {
    const { steps, sections } = this;
    const open = steps.findIndex(({ procedure, step }) => sections.isSection(procedure, step));
    // gains between sections, such as those at the end of an era, are listed under their own step
    let at = open < 0 ? steps.length - 1 : open;
    while (at + 1 < steps.length && sections.isSplit(steps[at].procedure, steps[at].step)) at++;
    return Math.max(0, at);
  }

  /** The titles of the parts of a row that a gain belongs to, the outer one first. */
  private pathOf({ cause }: TraceEvent, at: number): Named[] {
    const { words, periods } = this;
    const path: Named[] = [];
    // what comes once in each of them is told by it: the production of an era, but not the turns in it
    if (periods.length === 1) {
      path.push({ title: `${words.period(periods[0].id)} ${periods[0].n}`, isNamed: true });
    }
    if (cause !== undefined && cause.kind !== 'game') {
      path.push({ title: this.causeTitle(cause), isNamed: true });
    } else if (periods.length <= 1) {
      const inner = this.steps.slice(at + 1).findLast(({ procedure, step }) => !words.isCounterStep(procedure, step));
      if (inner) path.push({ title: words.stepTitle(inner.procedure, inner.step), isNamed: false });
    }
    return path;
  }

  /** A step that would be the only part says nothing more than what it is a part of. */
  private partOf(title: string, { points, parts }: Gathered): ScorePart {
    const all = [...parts].sort(([a], [b]) => this.titles.indexOf(a) - this.titles.indexOf(b));
    const isNews = all.length > 1 || all.some(([, { isNamed }]) => isNamed);
    return { title, points, parts: isNews ? all.map(([inner, part]) => this.partOf(inner, part)) : [] };
  }

  private causeTitle(cause: Cause): string {
    const { words } = this;
    // which of its sites it was says nothing once the game is over
    return capitalize((cause.kind === 'site' && words.siteKind(cause.id)) || words.causeName(cause));
  }

  private placeOf({ procedure, step }: Frame): number {
    return (
      this.words.model.procedures.find(({ id }) => id === procedure)?.steps.findIndex(({ name }) => name === step) ?? 0
    );
  }

  private empty(): Gathered {
    return { points: this.words.players.map(() => 0), parts: new Map(), isNamed: false };
  }
}

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
