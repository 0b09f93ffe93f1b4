/** The log of a game as one seat may read it: what followed from each choice. Only what is new is put into words. */
import type { PackModel } from '../../dsl/index.ts';
import { seenEvent, type MessageRenderer, type TraceEvent } from '../../interpreter/index.ts';
import { arrivalKey, type LogEntry, type LogLine, type TableArrivals, type Viewer } from './table-protocol.ts';

export class TableLog {
  private entries: LogEntry[] = [];
  private arrivals: TableArrivals = { cards: {}, sites: {} };
  /** how many events are in the entries, and the last of them */
  private read = 0;
  private last: TraceEvent | undefined;
  private renderer: MessageRenderer | null = null;

  constructor(
    private readonly model: PackModel,
    private readonly viewer: Viewer,
  ) {}

  /** The entries of a trace, which may have grown or, after an undo, be another one. */
  of(trace: readonly TraceEvent[], renderer: MessageRenderer): LogEntry[] {
    const continues = this.renderer === renderer && trace[this.read - 1] === this.last && trace.length >= this.read;
    if (!continues) {
      this.entries = [];
      this.arrivals = { cards: {}, sites: {} };
      this.read = 0;
      this.renderer = renderer;
    }
    for (; this.read < trace.length; this.read++) this.add(trace[this.read], renderer);
    this.last = trace[this.read - 1];
    return this.entries.filter(({ lines }) => lines.length > 0);
  }

  /** Of the trace that was read last. */
  get came(): TableArrivals {
    return this.arrivals;
  }

  private add(event: TraceEvent, renderer: MessageRenderer): void {
    let entry = this.entries.at(-1);
    if (event.type === 'choice' || entry === undefined) {
      const step = event.type === 'choice' ? (entry?.step ?? 0) + 1 : 0;
      const auto = event.type === 'choice' && event.auto;
      entry = { step, player: event.player, auto, lines: [] };
      this.entries.push(entry);
    }
    const seen = seenEvent(event, this.viewer, this.model);
    if (seen === null) return;
    if (seen.hidden) addHidden(entry.lines, seen);
    else {
      addSeen(entry.lines, seen.event, renderer);
      addArrival(this.arrivals, seen.event, entry.step);
    }
  }
}

function addArrival({ cards, sites }: TableArrivals, event: TraceEvent, step: number): void {
  if (event.type === 'move') cards[event.card] = step;
  if (event.type === 'piece') sites[arrivalKey(event.player, event.site)] = step;
}

/** Cards that one player gets into one zone are one line. */
function addHidden(lines: LogLine[], { player, to: zone }: { player: number; to: string }): void {
  const last = lines.at(-1);
  if (last?.hidden?.zone === zone && last.player === player) last.hidden.cards++;
  else lines.push({ player, text: null, hidden: { cards: 1, zone }, cause: null });
}

function addSeen(lines: LogLine[], event: TraceEvent, renderer: MessageRenderer): void {
  const { player, cause } = event;
  const text = renderer.event(event);
  if (text === null) return;
  lines.push({ player, text, hidden: null, cause: cause && cause.kind !== 'game' ? renderer.cause(cause) : null });
}
