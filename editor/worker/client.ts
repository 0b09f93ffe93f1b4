/**
 * Calls the worker. When it dies or does not answer in time, a new one is started with the current texts and
 * `onRestart` is called; calls to the old worker fail.
 */
import type { Texts, WorkerApi, WorkerMethod, WorkerRequest, WorkerResponse } from './protocol.ts';

/** In milliseconds. Longer than any real request takes, so that only an infinite loop is ended. */
const REQUEST_TIMEOUT = 30_000;

export interface WorkerClient {
  ask<M extends WorkerMethod>(method: M, ...args: Parameters<WorkerApi[M]>): Promise<Awaited<ReturnType<WorkerApi[M]>>>;
}

class WorkerError extends Error {}

/** A request that waits for its response. */
interface OpenRequest {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * @param currentTexts the texts that a restarted worker opens
 * @param onRestart called after a restarted worker has opened them
 */
export function createWorkerClient(
  createWorker: () => Worker,
  currentTexts: () => Texts,
  onRestart: () => void,
): WorkerClient {
  const openRequests = new Map<number, OpenRequest>();
  let lastId = 0;
  let worker = startWorker();

  function startWorker(): Worker {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      const request = openRequests.get(data.id);
      if (!request) return;
      openRequests.delete(data.id);
      clearTimeout(request.timer);
      if ('error' in data) request.reject(new WorkerError(data.error));
      else request.resolve(data.result);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      restart(started);
    };
    return started;
  }

  function restart(dead: Worker): void {
    // another failure of a worker that was already replaced
    if (dead !== worker) return;
    dead.terminate();
    for (const { reject, timer } of openRequests.values()) {
      clearTimeout(timer);
      reject(new WorkerError('the worker stopped'));
    }
    openRequests.clear();
    worker = startWorker();
    void ask('open', currentTexts()).then(onRestart, () => undefined);
  }

  function ask<M extends WorkerMethod>(
    method: M,
    ...args: Parameters<WorkerApi[M]>
  ): Promise<Awaited<ReturnType<WorkerApi[M]>>> {
    return new Promise((resolve, reject) => {
      const request: WorkerRequest = { id: ++lastId, method, args };
      const recipient = worker;
      openRequests.set(request.id, {
        resolve,
        reject,
        timer: setTimeout(() => restart(recipient), REQUEST_TIMEOUT),
      });
      recipient.postMessage(request);
    });
  }

  return { ask };
}
