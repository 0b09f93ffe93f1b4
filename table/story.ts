/** The story of a game as one seat may read it: what everybody did, turn by turn, the latest part of it. */
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import type { TraceEvent } from '../interpreter/index.ts';
import { plainNames } from './narrative/pack-names.ts';
import { Teller } from './narrative/paragraphs.ts';
import { whyByItself } from './log.ts';
import type { LogEntry, StoryPart, Viewer } from './protocol.ts';

/** So many paragraphs are sent; the record has all. */
const MOST_TOLD = 48;

export class TableStory {
  private teller: Teller | null = null;
  /** what the teller was made for: another one begins anew */
  private made = '';
  private read = 0;
  private last: TraceEvent | undefined;
  /** `at`: the number of its event; `auto`: why nobody chose it */
  private choices: { at: number; player: number; auto: LogEntry['auto'] }[] = [];

  constructor(
    private readonly model: PackModel,
    private readonly viewer: Viewer,
    private readonly names: readonly string[],
  ) {}

  /** The latest paragraphs of a trace, which may have grown or, after an undo, be another one. `faceDown`: cards that lie so. */
  of(trace: readonly TraceEvent[], language: LanguageCode, faceDown: readonly string[]): StoryPart[] {
    const key = `${language} ${faceDown.join(' ')}`;
    const continues =
      this.made === key && trace.length >= this.read && (this.read === 0 || trace[this.read - 1] === this.last);
    if (this.teller === null || !continues) {
      const words = plainNames(this.model, this.names, language);
      this.teller = new Teller(words, { viewer: this.viewer, unseen: new Set(faceDown) });
      this.made = key;
      this.read = 0;
      this.choices = [];
    }
    this.teller.add(trace);
    for (; this.read < trace.length; this.read++) {
      const event = trace[this.read];
      if (event.type !== 'choice') continue;
      this.choices.push({ at: this.read, player: event.player, auto: whyByItself(event) });
    }
    this.last = trace.at(-1);
    const since = this.choices[this.lastOwn - 1]?.at ?? Infinity;
    const told = this.teller.told(MOST_TOLD).filter(({ lines }) => lines.length > 0);
    return told.map(({ kind, at, title, seat, turn, lines }, i) => ({
      kind,
      step: this.stepAt(at),
      title,
      player: seat,
      turn,
      lines,
      byItself: this.byItself(at, told[i + 1]?.at ?? Infinity),
      since: at > since && seat !== this.viewer,
    }));
  }

  /** Between two events, what was decided in place of the viewer. */
  private byItself(from: number, to: number): StoryPart['byItself'] {
    const own = this.choices.filter(({ at, player }) => player === this.viewer && at >= from && at < to);
    return [...new Set(own.flatMap(({ auto }) => (auto === null || auto === 'only' ? [] : [auto])))];
  }

  /** The number of the viewer's last own choice; 0: none yet. */
  get lastOwn(): number {
    return this.choices.findLastIndex(({ player, auto }) => player === this.viewer && auto === null) + 1;
  }

  /** How many choices were made up to the event, with the one that led to it. */
  private stepAt(event: number): number {
    let low = 0;
    let high = this.choices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.choices[middle].at <= event) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
