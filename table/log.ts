/** The log of a game as one seat may read it: what followed from each choice. Only what is new is put into words. */
import type { PackModel } from '../dsl/internal.ts';
import { seenEvent, type MessageRenderer, type SeenEvent, type TraceEvent } from '../interpreter/index.ts';
import { NOBODY, arrivalKey, type LogEntry, type LogLine, type TableArrivals, type Viewer } from './protocol.ts';

export class TableLog {
  private entries: LogEntry[] = [];
  /** by entry: the number of its first event */
  private begins: number[] = [];
  private arrivals: TableArrivals = { cards: {}, sites: {} };
  /** how many events are in the entries, and the last of them */
  private read = 0;
  private last: TraceEvent | undefined;
  /** cards that nobody has looked at, and the number of the first entry that tells of one without its name */
  private faceDown: ReadonlySet<string> = new Set();
  private masked: number | null = null;
  private renderer: MessageRenderer | null = null;

  constructor(
    private readonly model: PackModel,
    private readonly viewer: Viewer,
  ) {}

  /** The entries of a trace, which may have grown or, after an undo, be another one. `faceDown`: cards that lie so. */
  of(trace: readonly TraceEvent[], renderer: MessageRenderer, faceDown: readonly string[]): LogEntry[] {
    const continues = this.renderer === renderer && trace[this.read - 1] === this.last && trace.length >= this.read;
    if (!continues) {
      this.entries = [];
      this.begins = [];
      this.masked = null;
      this.arrivals = { cards: {}, sites: {} };
      this.read = 0;
      this.renderer = renderer;
    }
    this.turn(faceDown);
    for (; this.read < trace.length; this.read++) this.add(trace[this.read], renderer);
    this.last = trace[this.read - 1];
    return this.entries.filter(({ lines }) => lines.length > 0);
  }

  /** Of the trace that was read last. */
  get came(): TableArrivals {
    return this.arrivals;
  }

  /** What was told without names is told again where that has changed. */
  private turn(faceDown: readonly string[]): void {
    const isSame = faceDown.length === this.faceDown.size && faceDown.every((card) => this.faceDown.has(card));
    if (isSame) return;
    this.faceDown = new Set(faceDown);
    if (this.masked === null) return;
    this.read = this.begins[this.masked];
    this.entries.length = this.masked;
    this.begins.length = this.masked;
    this.masked = null;
  }

  private seen(event: TraceEvent): SeenEvent | null {
    const seen = seenEvent(event, this.viewer, this.model);
    if (seen === null || seen.hidden || !isOfCard(event) || !this.faceDown.has(event.card)) return seen;
    this.masked ??= this.entries.length - 1;
    return seenEvent(event, NOBODY, this.model);
  }

  private add(event: TraceEvent, renderer: MessageRenderer): void {
    let entry = this.entries.at(-1);
    if (event.type === 'choice' || entry === undefined) {
      const step = event.type === 'choice' ? (entry?.step ?? 0) + 1 : 0;
      const auto = event.type === 'choice' ? whyByItself(event) : null;
      entry = { step, player: event.player, auto, lines: [] };
      this.entries.push(entry);
      this.begins.push(this.read);
    }
    const seen = this.seen(event);
    if (seen === null) return;
    if (seen.hidden) addHidden(entry.lines, seen);
    else {
      addSeen(entry.lines, seen.event, renderer);
      addArrival(this.arrivals, seen.event, entry.step);
    }
  }
}

/** Null: somebody chose it. */
export function whyByItself({ auto, inPlace, question }: Extract<TraceEvent, { type: 'choice' }>): LogEntry['auto'] {
  if (!auto) return null;
  if (!inPlace) return 'only';
  return question.type === 'confirm' ? 'confirm' : 'free-order';
}

const isOfCard = (event: TraceEvent): event is Extract<TraceEvent, { type: 'card' | 'move' }> =>
  event.type === 'card' || event.type === 'move';

function addArrival({ cards, sites }: TableArrivals, event: TraceEvent, step: number): void {
  if (event.type === 'move') cards[event.card] = step;
  if (event.type === 'tile' && event.what === 'lay') sites[arrivalKey(event.player, event.site)] = step;
  if (event.type !== 'piece') return;
  for (const site of [event.site, event.from ?? event.site]) sites[arrivalKey(event.player, site)] = step;
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
