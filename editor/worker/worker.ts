/** The one worker of the page: answers questions, one after the other. */
import { createWorkerService } from './service.ts';
import type { WorkerMethod } from './protocol.ts';

const here = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};
export interface WorkerRequest {
  n: number;
  question: WorkerMethod;
  given: unknown[];
}
export type WorkerResponse = { n: number; answer: unknown } | { n: number; fault: string };

const desk = createWorkerService();
here.onmessage = ({ data: { n, question, given } }) => {
  try {
    here.postMessage({ n, answer: (desk[question] as (...args: unknown[]) => unknown)(...given) });
  } catch (error) {
    here.postMessage({ n, fault: error instanceof Error ? error.message : String(error) });
  }
};
