/** What a person is told while the broker is away, and when nobody waits for it any more. */

/** Patience with a broker that is started again. */
const SILENT_MS = 1000;
/** After that the command ends with what there is. */
const HOPELESS_MS = 10 * 60_000;

export class Away {
  private isAway = false;

  constructor(
    private readonly shown: string,
    private readonly say: (text: string) => void,
  ) {}

  /** Says when the broker goes and comes; true when it has been away, since `downSince`, for so long that nobody waits for it. */
  isHopeless(downSince: number | null, now: number): boolean {
    const away = downSince === null ? 0 : now - downSince;
    if (away === 0 && this.isAway) {
      this.isAway = false;
      this.say(`The queue at ${this.shown} is there again.\n`);
    } else if (away > SILENT_MS && !this.isAway) {
      this.isAway = true;
      this.say(
        `The queue at ${this.shown} does not answer any more. Nothing is lost: the games go on when it is there again, and Ctrl-C ends with those that there are.\n`,
      );
    }
    if (away <= HOPELESS_MS) return false;
    this.say(`The queue at ${this.shown} did not come back in ${HOPELESS_MS / 60_000} minutes.\n`);
    return true;
  }
}
