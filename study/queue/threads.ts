/** The threads of a worker: as many as it plays chunks at the same time. One that dies is replaced. */
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOrder, ThreadSetup } from './thread.ts';

export class Threads {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  constructor(private readonly script: string) {}

  /** Plays a chunk in a thread that has nothing to do; rejects if the thread dies. */
  play(order: ThreadOrder): Promise<ThreadAnswer> {
    const worker = this.idle.pop() ?? this.begin();
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        worker.off('message', answered);
        worker.off('error', failed);
        worker.off('exit', ended);
      };
      const answered = (answer: ThreadAnswer): void => {
        settle();
        this.idle.push(worker);
        resolve(answer);
      };
      const failed = (error: Error): void => {
        settle();
        this.all.delete(worker);
        reject(error);
      };
      const ended = (): void => failed(new Error('the thread was ended'));
      worker.on('message', answered);
      worker.on('error', failed);
      worker.on('exit', ended);
      worker.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private begin(): Worker {
    const setup: ThreadSetup = { queue: true };
    const worker = new Worker(new URL(this.script), { workerData: setup });
    // one that dies while it has nothing to do
    worker.on('error', () => this.forget(worker));
    worker.on('exit', () => this.forget(worker));
    this.all.add(worker);
    return worker;
  }

  private forget(worker: Worker): void {
    this.all.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
  }
}
