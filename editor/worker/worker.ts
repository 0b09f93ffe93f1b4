/** The only worker of the page: answers requests, one after the other. */
import type { WorkerRequest, WorkerResponse } from './protocol.ts';
import { createWorkerService } from './service.ts';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(response: WorkerResponse): void;
};

const service = createWorkerService();

scope.onmessage = ({ data: { id, method, args } }) => {
  try {
    const result = (service[method] as (...all: unknown[]) => unknown)(...args);
    scope.postMessage({ id, result });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
