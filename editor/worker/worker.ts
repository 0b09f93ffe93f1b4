/** The one worker of the page: answers questions, one after the other. */
import { createDesk } from './desk.ts';
import type { Question } from './protocol.ts';

const here = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  postMessage(message: Answered): void;
};
export interface Asked {
  n: number;
  question: Question;
  given: unknown[];
}
export type Answered = { n: number; answer: unknown } | { n: number; fault: string };

const desk = createDesk();
here.onmessage = ({ data: { n, question, given } }) => {
  try {
    here.postMessage({ n, answer: (desk[question] as (...args: unknown[]) => unknown)(...given) });
  } catch (error) {
    here.postMessage({ n, fault: error instanceof Error ? error.message : String(error) });
  }
};
