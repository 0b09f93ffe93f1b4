/** What a person is told while the broker is away, and when nobody waits for it any more. */
import type { QueueTimes } from './times.ts';

export class Away {
  private isAway = false;

  constructor(
    private readonly times: QueueTimes,
    private readonly shown: string,
    private readonly say: (text: string) => void,
  ) {}

  /** Says when the broker goes and comes; true when it has been away, since `downSince`, for so long that nobody waits for it. */
  isHopeless(downSince: number | null, now: number): boolean {
    const { awayMs, hopelessMs } = this.times;
    const away = downSince === null ? 0 : now - downSince;
    if (away === 0 && this.isAway) {
      this.isAway = false;
      this.say(`The queue at ${this.shown} is there again.\n`);
    } else if (away > awayMs && !this.isAway) {
      this.isAway = true;
      this.say(
        `The queue at ${this.shown} does not answer any more. Nothing is lost: the games go on when it is ` +
          `there again, and Ctrl-C ends with those that there are.\n`,
      );
    }
    if (away <= hopelessMs) return false;
    this.say(
      `The queue at ${this.shown} did not come back in ${Number((hopelessMs / 60_000).toPrecision(2))} minutes.\n`,
    );
    return true;
  }
}
