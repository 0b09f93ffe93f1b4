/** The only worker of the page. */
import type { WorkerRequest, WorkerResponse } from './protocol.ts';
import { createWorkerService } from './service.ts';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(response: WorkerResponse): void;
};

const service = createWorkerService();

scope.onmessage = ({ data }) => void answer(data);

/** A method that loads code first answers when it has it; all others answer in the order of the requests. */
async function answer({ id, method, args }: WorkerRequest): Promise<void> {
  try {
    const result = await (service[method] as (...all: unknown[]) => unknown)(...args);
    scope.postMessage({ id, result });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
