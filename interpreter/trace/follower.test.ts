/** What an effect does, step by step: whose words, which position, and what did not happen. */
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { ENDLESS as TEXT } from '../../test/support/endless.ts';
import { changeText, EFFECT, tryEffect, type TryResult } from '../scenario/index.ts';
import { loaded, withoutErrors } from '../../test/support/loaded.ts';

const pack = withoutErrors(loadPack(memoryFiles({ 'endless.yaml': TEXT }), 'endless.yaml'), 'endless.yaml');
const tried = (effect: string, at = 'start', choices: string[] = []): TryResult =>
  tryEffect(pack, effect, { at, choices });

/** The words that an origin covers, read from where it says that they stand. */
function covered(
  { file, line, column, length }: NonNullable<TryResult['steps'][number]['origin']>,
  effect: string,
): string {
  const text = file === EFFECT ? effect : TEXT;
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .reduce((sum, one) => sum + one.length + 1, 0) +
    column -
    1;
  return text.slice(start, start + length!);
}

describe('steps', () => {
  const effect = 'gain 1 coin\nbuild hut on p1';
  const made = tried(effect, '{me: {display: [mason]}}', ['do:gain-1-coin', 'do:build-hut-on-p1']);
  it('each covers exactly the words that made its event, in the effect and in the files', () => {
    const words = made.trace.flatMap((event, i) =>
      event.type === 'choice' ? [] : [[event.type, covered(made.steps[i + 1].origin!, effect)]],
    );
    expect(words).toEqual([
      ['counter', 'gain 1 coin'],
      ['pay', 'build hut on p1'],
      ['piece', 'build hut on p1'],
      ['trigger', 'gain 1 stone'],
      ['counter', 'gain 1 stone'],
      ['trigger', 'gain 2 points'],
      ['counter', 'gain 2 points'],
    ]);
  });
  it('have the position in the words of what changes: nothing at first, all at the end, each event in its step', () => {
    const changesOfSteps = made.steps.map(({ changes }) =>
      changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join(', '),
    );
    expect([changesOfSteps[0], made.steps.length]).toEqual(['', made.trace.length + 1]);
    expect(made.steps.at(-1)!.changes).toEqual(made.changes);
    const built = made.trace.findIndex(({ type }) => type === 'piece');
    expect([changesOfSteps[built], changesOfSteps[built + 1]]).toEqual(['', 'me site p1 hut (was empty)']);
  });
  it('end where the game ends, whoever follows: positions have the same fingerprints each time', () => {
    const again = tried(effect, '{me: {display: [mason]}}', ['do:gain-1-coin', 'do:build-hut-on-p1']);
    expect(again.steps.map(({ hash }) => hash)).toEqual(made.steps.map(({ hash }) => hash));
    expect(new Set(made.steps.map(({ hash }) => hash)).size).toBeGreaterThan(5);
  });
});

it('a payment names the component whose words asked for it', () => {
  const position = '{me: {display: [wheel], coin: 3}}';
  const { trace } = tried('gain 1 stone; build hut on p1', position, ['do:gain-1-stone', 'do:build-hut-on-p1']);
  expect(trace.flatMap((event) => (event.type === 'pay' ? [[event.for, event.cause]] : []))).toEqual([
    ['pay', { kind: 'card', id: 'wheel', name: 'Wheel' }],
    ['build', { kind: 'game', id: 'game', name: 'the rules' }],
    // the bonus of the plot is a stone
    ['pay', { kind: 'card', id: 'wheel', name: 'Wheel' }],
  ]);
});

it.each([
  ['gain 1 coin; if point > 3: gain 1 stone', 'if point > 3: gain 1 stone', 'only if you have more than 3 points'],
  ['gain 1 coin or pay 9 coins: gain 1 point', 'pay 9 coins: gain 1 point', 'needs 9 coins, you have 2'],
  ['gain 1 coin then may build hut on p1', 'build hut on p1', null],
  ['gain 1 coin; gain 1 stone per hut', 'gain 1 stone per hut', 'there is nothing for it to do now'],
  ['gain 1 coin then gain 1 stone per hut', 'gain 1 stone per hut', 'there is nothing for it to do now'],
])('what did not happen, and why: %s', (effect, text, reason) => {
  const reported = tried(effect).trace.flatMap((event) => (event.type === 'not' ? [[event.text, event.reason]] : []));
  expect(reported).toEqual(reason === null ? [] : [[text, reason]]);
});

it('the reason of an "if" inside another program is asked for without being followed itself', () => {
  const { trace } = tryEffect(loaded(), 'do produce', { at: 'midgame', choices: [] });
  const reasons = trace.flatMap((event) => (event.type === 'not' ? [event.reason] : []));
  expect(new Set(reasons)).toEqual(new Set(['only if this card is upgraded']));
});

it('an effect that triggers itself ends with its lines, and its steps are recorded', () => {
  const { endless, trace, steps } = tried('gain 1 coin; gain 1 stone', '{me: {display: [wheel, mill]}}', [
    'do:gain-1-coin',
    'do:gain-1-stone',
  ]);
  const line = (id: string): number => TEXT.split('\n').findIndex((one) => one.includes(`id: ${id}`)) + 1;
  expect(endless!.loop.sort((a, b) => a.line - b.line)).toEqual(
    ['wheel', 'mill'].map((id) => ({
      name: id.charAt(0).toUpperCase() + id.slice(1),
      file: 'endless.yaml',
      line: line(id),
    })),
  );
  expect(trace.length).toBeGreaterThan(100);
  expect(steps).toHaveLength(trace.length + 1);
  expect(trace[1]).toMatchObject({ type: 'counter', counter: 'coin' });
});
