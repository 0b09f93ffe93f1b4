import type { Page } from 'playwright-core';
import { figure, median, type Row } from './measure.ts';

/** Milliseconds from an action to the frame after `done` is true, both as JavaScript in the page. */
export function painted(page: Page, action: string, done: string): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const began = performance.now();
    ${action};
    const look = () => {
      if (${done}) requestAnimationFrame(() => resolve(performance.now() - began));
      else if (performance.now() - began > 20000) reject(new Error('nothing happened'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
}

/** Milliseconds that two frames without any work take: the least that {@link painted} measures. */
export const twoFrames = (page: Page): Promise<number> => painted(page, '', 'true');

/** A row of times in ms, with the range, beside what two frames take. */
export const paintedRow = (what: string, times: number[], frames: number[]): Row => ({
  what,
  value: figure(median(times), 'ms'),
  baseline:
    `${figure(Math.min(...times), 'ms')} to ${figure(Math.max(...times), 'ms')} in ${times.length} ` +
    `rounds; two animation frames: ${figure(median(frames), 'ms')}`,
});
