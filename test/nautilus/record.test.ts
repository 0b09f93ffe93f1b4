/**
 * A game of three against two bots, told in Italian, as `three-players.json` has it: each point of the rules of which it has an
 * example is told at the choice where it is due. `record.yaml` numbers the points in the order of the rulebook.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { narrate } from '../../cli/narrative/narrative.ts';
import { painter } from '../../cli/terminal/paint.ts';
import { type GameRecord, replay } from '../../interpreter/index.ts';
import { PackNames } from '../../table/index.ts';
import { NAUTILUS, pack } from '../support/packs.ts';

interface Point {
  point: string;
  /** so many choices are made when it is told, the last of them is this one */
  step: number;
  choice: string;
  told: string;
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const record = JSON.parse(read('three-players.json')) as GameRecord;
const POINTS = parse(read('record.yaml')) as Point[];

test('a whole game of three in Italian', () => {
  const model = pack(NAUTILUS);
  const players = [1, 2, 3].map((n) => `Giocatore ${n}`);
  const names = new PackNames(model, painter(false), players, 'it');
  const stories = new Map<number, string>();
  const wanted = new Set(POINTS.flatMap(({ step }) => [step - 1, step]));
  const { sameEnd, stopped } = replay(model, record, {
    trace: true,
    language: 'it',
    onPosition(made, game) {
      if (!wanted.has(made)) return;
      stories.set(
        made,
        narrate(game.trace, names, { width: 1000 })
          .join(' ')
          .replaceAll(/[\s─]+/g, ' '),
      );
    },
  });
  expect([stopped, sameEnd]).toEqual([null, true]);
  const found = POINTS.map(({ point, step, told }) => [
    point,
    record.choices[step - 1],
    stories.get(step - 1)!.includes(told),
    stories.get(step)!.includes(told),
  ]);
  expect(found).toEqual(POINTS.map(({ point, choice }) => [point, choice, false, true]));
});
