/**
 * The pauses and time limits of a queue. Each process follows its own: what it writes into the broker says for how long it holds, so
 * commands and workers at one queue need not agree on them.
 */

export interface QueueTimes {
  /** a broker that is silent for so long has gone, though its connection is open; longer than `waitingMs` */
  silentMs: number;
  /** how long a request for the next chunk or event may wait at the broker before it is made again */
  waitingMs: number;
  /** between two tries after an error of the broker */
  retryMs: number;
  /** patience with a broker that is started again, before a person hears of it */
  awayMs: number;
  /** after that the command ends with what there is */
  hopelessMs: number;
  /** after that the chunk of a worker that died is played by another one */
  lockMs: number;
  /** between two looks for chunks of workers that died */
  stalledMs: number;
  /** between two looks of a worker at whether somebody still asks for its chunk */
  askedMs: number;
  /** how long a chunk may take to its end when the worker is to end */
  finishMs: number;
  /** between two looks of a worker for commands of other builds */
  workerLookMs: number;
  /** between two looks of a command for chunks that were lost, and for who is there */
  commandLookMs: number;
  /** after that a process that no longer writes its name counts as gone */
  forgottenMs: number;
  /** between two times that a process writes its name */
  refreshMs: number;
}

const USUAL: Readonly<QueueTimes> = {
  silentMs: 20_000,
  waitingMs: 10_000,
  retryMs: 5000,
  awayMs: 1000,
  hopelessMs: 10 * 60_000,
  lockMs: 10_000,
  stalledMs: 5000,
  askedMs: 1000,
  finishMs: 3000,
  workerLookMs: 5000,
  commandLookMs: 2000,
  forgottenMs: 15_000,
  refreshMs: 5000,
};

/** What `FATHOM_QUEUE_PATIENCE` may be. */
export const PATIENCE = { least: 0.01, most: 100 } as const;

/** The usual times, multiplied. */
export const timesFor = (patience: number): QueueTimes =>
  Object.fromEntries(Object.entries(USUAL).map(([name, ms]) => [name, ms * patience])) as Record<
    keyof QueueTimes,
    number
  >;
