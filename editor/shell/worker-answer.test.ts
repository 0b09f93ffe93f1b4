/** Questions to the worker while it answers older ones. */
import type { LitElement } from 'lit';
import { expect, it } from 'vitest';
import type { PackView } from '../worker/protocol.ts';
import { WorkerAnswer } from './worker-answer.ts';

const view = (): PackView => ({}) as PackView;

/** An answer, and the questions that came to the worker, each to be answered by hand. */
function questions(options?: { keepPrevious: boolean }) {
  const asked: { text: string; answer(text: string): Promise<void>; stop(): Promise<void> }[] = [];
  const answer = new WorkerAnswer<string>({ requestUpdate: () => undefined } as LitElement, options);
  const ask = (text: string) => () =>
    new Promise<string>((resolve, reject) => {
      const settled = async (): Promise<void> => {
        for (let i = 0; i < 5; i++) await Promise.resolve();
      };
      asked.push({
        text,
        answer: (given) => {
          resolve(given);
          return settled();
        },
        stop: () => {
          reject(new Error('stopped'));
          return settled();
        },
      });
    });
  return { answer, asked, ask, texts: () => asked.map(({ text }) => text) };
}

it('asks one question at a time, and of those that come meanwhile the last one only', async () => {
  const { answer, asked, ask, texts } = questions({ keepPrevious: true });
  const pack = view();
  for (const text of ['g', 'ga', 'gai', 'gain']) answer.update(pack, text, ask(text));
  expect(texts()).toEqual(['g']);
  await asked[0].answer('of g');
  // an answer to what nobody asks any more is not shown
  expect([answer.value, texts()]).toEqual([null, ['g', 'gain']]);
  await asked[1].answer('of gain');
  expect([answer.value, answer.isCurrent]).toEqual(['of gain', true]);
});

it('tells an answer to an earlier question, or about an earlier text, from the one that is asked for', async () => {
  const { answer, asked, ask } = questions({ keepPrevious: true });
  const [pack, later] = [view(), view()];
  answer.update(pack, 'a', ask('a'));
  expect(answer.isCurrent).toBe(false);
  await asked[0].answer('of a');
  answer.update(pack, 'b', ask('b'));
  expect([answer.value, answer.isCurrent]).toEqual(['of a', false]);
  answer.update(later, 'b', ask('b'));
  await asked[1].answer('of b');
  expect([answer.value, answer.isCurrent]).toEqual(['of b', false]);
  await asked[2].answer('of b, later');
  expect([answer.value, answer.isCurrent]).toEqual(['of b, later', true]);
});

it('is not asked again for a question that comes back while it is under way', async () => {
  const { answer, asked, ask, texts } = questions();
  const pack = view();
  answer.update(pack, 'a', ask('a'));
  answer.update(pack, 'b', ask('b'));
  answer.update(pack, 'a', ask('a'));
  await asked[0].answer('of a');
  expect([answer.value, texts()]).toEqual(['of a', ['a']]);
});

it('asks what waits when the worker has stopped', async () => {
  const { answer, asked, ask, texts } = questions();
  const pack = view();
  answer.update(pack, 'a', ask('a'));
  answer.update(pack, 'b', ask('b'));
  await asked[0].stop();
  await asked[1].answer('of b');
  expect([answer.value, texts()]).toEqual(['of b', ['a', 'b']]);
});
