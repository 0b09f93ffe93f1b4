/**
 * Asks the worker. When it dies or does not answer in time, a new one is begun with the texts as they are now, and the page
 * is told; what was asked of the old one fails.
 */
import type { WorkerResponse, WorkerRequest } from './worker.ts';
import type { WorkerMethod, WorkerApi, Texts } from './protocol.ts';

/** Longer than any honest answer; a loop without end must not hold the page up. */
const REQUEST_TIMEOUT = 30_000;

export interface WorkerClient {
  ask<Q extends WorkerMethod>(question: Q, ...given: Parameters<WorkerApi[Q]>): Promise<ReturnType<WorkerApi[Q]>>;
}

export class WorkerError extends Error {}

/** `texts`: what a new worker is given; `onRestart`: told when one died. */
export function createWorkerClient(begin: () => Worker, texts: () => Texts, onRestart: () => void): WorkerClient {
  const open = new Map<
    number,
    { resolve(answer: unknown): void; reject(fault: Error): void; timer: ReturnType<typeof setTimeout> }
  >();
  let n = 0;
  let worker = started();

  function started(): Worker {
    const made = begin();
    made.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      const waiting = open.get(data.n);
      if (!waiting) return;
      open.delete(data.n);
      clearTimeout(waiting.timer);
      if ('fault' in data) waiting.reject(new WorkerError(data.fault));
      else waiting.resolve(data.answer);
    };
    made.onerror = (event) => {
      event.preventDefault?.();
      restart(made);
    };
    return made;
  }

  function restart(dead: Worker): void {
    if (dead !== worker) return;
    dead.terminate();
    for (const { reject, timer } of open.values()) {
      clearTimeout(timer);
      reject(new WorkerError('the worker stopped'));
    }
    open.clear();
    worker = started();
    void ask('open', texts()).then(onRestart, () => undefined);
  }

  function ask<Q extends WorkerMethod>(
    question: Q,
    ...given: Parameters<WorkerApi[Q]>
  ): Promise<ReturnType<WorkerApi[Q]>> {
    return new Promise((resolve, reject) => {
      const asked: WorkerRequest = { n: ++n, question, given };
      const to = worker;
      open.set(asked.n, {
        resolve: resolve,
        reject,
        timer: setTimeout(() => restart(to), REQUEST_TIMEOUT),
      });
      to.postMessage(asked);
    });
  }
  return { ask };
}
