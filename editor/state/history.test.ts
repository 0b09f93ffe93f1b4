/** The history of texts by itself: what is one step, and what taking it back needs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { canRedo, canUndo, changed, changeOf, forgetHistory, note, takeRedo, takeUndo } from './history.ts';

let text = '';
/** Types a text as an editor does: all of it, after each key. */
function to(next: string, typed: boolean, time = 0): void {
  note(changeOf('a', text, next), typed ? 'typed' : 'done', time);
  text = next;
}
const turn = (done: () => void): Promise<void> => Promise.resolve().then(done);

beforeEach(() => {
  forgetHistory();
  text = '';
});

function back(): string {
  for (const change of takeUndo() ?? []) text = changed(text, change)!;
  return text;
}

function again(): string {
  for (const change of takeRedo() ?? []) text = changed(text, change)!;
  return text;
}

describe('a step', () => {
  it('is what is typed in one go, within a line', async () => {
    for (const [i, typed] of ['g', 'ga', 'gai', 'ga', 'gain'].entries()) await turn(() => to(typed, true, i * 100));
    await turn(() => to('gain\n', true, 500));
    await turn(() => to('gain\n1', true, 600));
    expect(back()).toBe('gain\n');
    expect(back()).toBe('gain');
    expect(back()).toBe('');
    expect(canUndo()).toBe(false);
  });

  it('ends with a pause, and where somebody goes elsewhere', async () => {
    await turn(() => to('ab', true, 0));
    await turn(() => to('abc', true, 5000));
    await turn(() => to('xabc', true, 5100));
    expect([back(), back(), back()]).toEqual(['abc', 'ab', '']);
  });

  it('is all that one act changes', async () => {
    note(changeOf('a', 'one', 'two'), 'done');
    note(changeOf('b', null, 'new'), 'done');
    await turn(() => undefined);
    note(changeOf('a', 'two', 'three'), 'done');
    expect(takeUndo()).toHaveLength(1);
    expect(takeUndo()).toEqual([
      { path: 'b', at: 0, removed: 'new', added: '', made: true },
      { path: 'a', at: 0, removed: 'two', added: 'one', made: false },
    ]);
  });
});

describe('an act that begins with a new file', () => {
  const begin = (): Promise<void> => turn(() => note(changeOf('b', null, 'new'), 'begins'));

  it('is one step with what is written next, and no more', async () => {
    await begin();
    await turn(() => {
      note(changeOf('b', 'new', 'newer'), 'done');
      note(changeOf('a', 'one', 'two'), 'done');
    });
    await turn(() => note(changeOf('a', 'two', 'three'), 'done'));
    expect(takeUndo()).toHaveLength(1);
    expect(takeUndo()?.map(({ path, made }) => [path, made])).toEqual([
      ['a', false],
      ['b', false],
      ['b', true],
    ]);
    expect(canUndo()).toBe(false);
  });

  it('is one by itself where somebody types, or takes it back', async () => {
    await begin();
    await turn(() => note(changeOf('b', 'new', 'newer'), 'typed'));
    await turn(() => note(changeOf('b', 'newer', 'newest'), 'done'));
    expect([takeUndo(), takeUndo(), takeUndo()].map((step) => step?.length)).toEqual([1, 1, 1]);
    await turn(() => void takeRedo());
    await turn(() => note(changeOf('b', 'new', 'other'), 'done'));
    expect([takeUndo(), takeUndo()].map((step) => step?.length)).toEqual([1, 1]);
  });
});

describe('taking back', () => {
  it('can be taken back itself, until something else is changed', async () => {
    await turn(() => to('a', false));
    await turn(() => to('ab', false));
    expect([back(), again(), back(), back()]).toEqual(['a', 'ab', 'a', '']);
    expect(canRedo()).toBe(true);
    await turn(() => to('c', false));
    expect(canRedo()).toBe(false);
  });

  it('is not possible in a text that somebody else has changed there', () => {
    expect(changed('other', changeOf('a', 'one', 'two'))).toBeNull();
  });
});
