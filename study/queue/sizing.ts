/** How many seeds a chunk has: few where games take long, so that little is lost with a worker and all end at about the same time. */

/** What a chunk should take. */
const TARGET_MS = 2000;
/** The figures of more would be a long message. */
const MOST = 2000;
/** Chunks of each worker thread that wait or are played. */
const AHEAD = 2;

export class ChunkSizes {
  /** mean of the latest chunks */
  private millisecondsPerSeed: number | null = null;
  private last = 1;

  /** Seeds of the next chunk, of those that are left. */
  next(left: number, threads: number): number {
    const byTime =
      this.millisecondsPerSeed === null ? 1 : Math.round(TARGET_MS / Math.max(this.millisecondsPerSeed, 0.001));
    // the last ones are small, so that nobody waits long for another
    const fair = Math.ceil(left / (AHEAD * Math.max(1, threads)));
    const size = Math.max(1, Math.min(byTime, this.last * 4, MOST, fair, left));
    if (this.millisecondsPerSeed !== null) this.last = size;
    return size;
  }

  played(seeds: number, milliseconds: number): void {
    const own = milliseconds / seeds;
    this.millisecondsPerSeed = this.millisecondsPerSeed === null ? own : 0.7 * this.millisecondsPerSeed + 0.3 * own;
  }

  /** How many chunks are with the broker at the same time. */
  static window(threads: number): number {
    return AHEAD * Math.max(1, threads) + 1;
  }
}
