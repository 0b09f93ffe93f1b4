/** How the counters of a game went, from one period to the next: from its events, for people at the table. */
import { capitalize, type PackModel } from '../dsl/internal.ts';
import type { Game, MessageRenderer, TraceEvent } from '../interpreter/index.ts';
import type { CoursePeriod, TableCourse } from './protocol.ts';

/** Moments that are shown beside the ends of periods. */
const MOST_MOMENTS = 60;
/** Periods inside each other that are told apart. */
const MOST_NESTED = 2;
/** What comes after the last choice, such as a final scoring, has this part of the width. */
const AFTER_LAST = 1 / 20;

/** The counters that all see, from the first position to the last one, at even distances and where periods end. */
export function courseOf(game: Game, words: MessageRenderer): TableCourse {
  const course = new Course(game.model, game.players, game.length);
  for (const event of game.trace) course.add(event, words);
  return course.told(game);
}

class Course {
  private readonly moments: number[] = [];
  private readonly periods: CoursePeriod[] = [];
  /** those that have begun and not ended, outermost first */
  private readonly open: { id: string; told: CoursePeriod | null; begun: Map<string, number> }[] = [];
  /** by period, how many of the outermost there were */
  private readonly begun = new Map<string, number>();
  private readonly counters: readonly string[];
  /** by counter and seat, since the beginning */
  private readonly changes: Map<string, number[]>;
  private readonly taken: { at: number; changes: Map<string, number[]> }[] = [];
  private choices = 0;
  private readonly every: number;

  constructor(
    private readonly model: PackModel,
    players: number,
    private readonly length: number,
  ) {
    this.counters = model.counters
      .filter(({ of, hidden, secret }) => of === 'player' && !hidden && !secret)
      .map(({ id }) => id);
    this.changes = new Map(this.counters.map((id) => [id, Array.from({ length: players }, () => 0)]));
    this.every = Math.max(1, Math.ceil(length / MOST_MOMENTS));
  }

  add(event: TraceEvent, words: MessageRenderer): void {
    switch (event.type) {
      case 'choice':
        if (this.choices % this.every === 0) this.take();
        this.choices++;
        return;
      case 'counter':
        this.change(event.counter, event.player, event.n);
        return;
      case 'pay':
        for (const { counter, n } of event.amounts) this.change(counter, event.player, -n);
        return;
      case 'begin':
        this.begin(event.period, words);
        return;
      case 'end':
        this.end(event.period);
        return;
      default:
    }
  }

  /** The last position is known; all before it follows from what changed. */
  told(game: Game): TableCourse {
    this.choices = this.length;
    this.take(this.length * (1 + AFTER_LAST));
    const { players } = game.over ? game.everything() : game.view(-1);
    const last = this.taken.at(-1)!.changes;
    const valueAt = (id: string, seat: number, changes: Map<string, number[]>): number =>
      players[seat].counters[id] - last.get(id)![seat] + changes.get(id)![seat];
    return {
      moments: this.moments,
      periods: this.periods,
      counters: Object.fromEntries(
        this.counters.map((id) => [
          id,
          players.map((_, seat) => this.taken.map(({ changes }) => valueAt(id, seat, changes))),
        ]),
      ),
    };
  }

  private change(counter: string, seat: number, n: number): void {
    const values = this.changes.get(counter);
    if (values) values[seat] += n;
  }

  /** The moment is shown. Returns its number. */
  private take(at = this.choices): number {
    this.moments.push(at);
    this.taken.push({ at, changes: new Map([...this.changes].map(([id, values]) => [id, [...values]])) });
    return this.moments.length - 1;
  }

  private begin(id: string, words: MessageRenderer): void {
    const begun = this.open.at(-1)?.begun ?? this.begun;
    const n = (begun.get(id) ?? 0) + 1;
    begun.set(id, n);
    const depth = this.open.length;
    const isOfOne = this.model.periods.some((period) => period.id === id && period.of === 'player');
    let told: CoursePeriod | null = null;
    if (depth < MOST_NESTED && !isOfOne) {
      told = { title: `${capitalize(words.period(id))} ${n}`, n, depth, from: this.take(), to: -1 };
      this.periods.push(told);
    }
    this.open.push({ id, told, begun: new Map() });
  }

  private end(id: string): void {
    if (this.open.at(-1)?.id !== id) return;
    const { told } = this.open.pop()!;
    if (told) told.to = this.take();
  }
}
