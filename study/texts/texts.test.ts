/** Texts and effects as programs ask for them, with the names of a model alone. */
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, memoryFiles } from '../../dsl/index.ts';
import { loadPack } from '../../service/index.ts';
import { fathom } from '../../cli/scripted-io.ts';
import { codeOf } from '../../test/support/fathom-errors.ts';
import { loaded } from '../../test/support/loaded.ts';
import { compareEffects, readText, renderComponent, renderEffect, tryEffect } from './index.ts';

const cities = loaded();
const { model } = cities;

/** As it comes from a file or another thread. */
const stored = JSON.parse(JSON.stringify(model)) as typeof model;

const wrong = <T>(value: unknown): T => value as T;

test('a text is read as the command reads it, and in each language as it was told', async () => {
  const effect = 'build farm; gain 2 credits';
  for (const language of LANGUAGE_CODES) {
    const { text } = renderEffect(effect, { model: stored, language });
    const read = readText(text!, { model: stored, language });
    expect([language, read.problems]).toEqual([language, []]);
    expect(compareEffects(effect, read.effect!, { model }).is).toBe('same');
    if (language !== 'it') continue;
    const { out } = await fathom(['encode', text!, '--lang', language, '--json']);
    const told = JSON.parse(out) as { effect: string; text: string };
    expect([read.effect, read.text]).toEqual([told.effect, told.text]);
  }
});

test('words that are not understood have a code and a place', () => {
  const text = 'Build 1 farm. Gain 2 wheats.';
  const { effect, problems } = readText(text, { model });
  expect(effect).toBeNull();
  expect(problems.map(({ code, start, end }) => [code, text.slice(start, end)])).toEqual([
    ['unknown-phrase', 'wheats'],
  ]);
  expect(readText('', { model }).problems.map(({ code }) => code)).toEqual(['empty']);
  expect(readText('Costruisci una fattoria e ottieni 2 crediti.', { model }).problems[0].code).toBe('other-language');
});

test('a text of a program that the type does not have is a problem', () => {
  const { id, programs } = model.types.find((type) => !type.programs.some(({ name }) => name === 'scoring'))!;
  expect(programs.length).toBeGreaterThan(0);
  const text = 'At the end of the game: 1 point per farm.';
  const read = readText(text, { model });
  expect([read.problems, read.program]).toEqual([[], 'scoring']);
  expect(readText(text, { model, type: id }).problems.map(({ code }) => code)).toEqual(['not-of-type']);
});

test('an effect with errors has no text, and says where', () => {
  const effect = 'gain 2 wheat';
  const { text, problems } = renderEffect(effect, { model });
  expect([text, problems.map(({ code, start, end }) => [code, effect.slice(start, end)])]).toEqual([
    null,
    [['unknown-name', 'wheat']],
  ]);
  const component = renderComponent({ section: 'cards', id: model.cards[0].id }, { pack: cities, language: 'it' });
  expect(component.length).toBeGreaterThan(0);
});

test('effects are judged and tried as the commands do', async () => {
  const [a, b] = ['gain 1 kelp', 'gain 2 kelp'];
  const compared = compareEffects(a, b, { model: stored });
  const { out } = await fathom(['compare', a, b, '--json']);
  const [{ result }] = JSON.parse(out) as [{ result: typeof compared }];
  const { outcomes: _own, ...own } = compared as Extract<typeof compared, { is: 'different' }>;
  const { outcomes: _told, ...told } = result as typeof own & { outcomes: unknown };
  expect(JSON.parse(JSON.stringify(own))).toEqual(told);
  expect(compareEffects('gain 1 wheat', b, { model })).toMatchObject({ is: 'unknown', because: 'invalid' });
  expect(tryEffect(b, { model: stored, language: 'it' }).changes.map(({ label }) => label).length).toBe(1);
  expect(tryEffect('gain 1 wheat', { model }).problems.map(({ of }) => of)).toEqual(['effect']);
});

test('a pack in memory, without any card', () => {
  const text = `pack: tiny
title: Tiny
version: 1.0.0
players: [2]
counters:
  pebble: {name: pebble, of: player}
procedures:
  game:
    end: gain 1 pebble
`;
  const pack = loadPack(memoryFiles({ 'tiny.yaml': text }), 'tiny.yaml');
  const tiny = pack.model;
  if (tiny === null) throw new Error(pack.diagnostics.map(({ message }) => message).join('\n'));
  expect(readText('Gain 2 pebbles.', { model: tiny }).effect).toBe('gain 2 pebbles');
  expect(renderEffect('gain 2 pebbles', { model: tiny, of: 'none' }).text).toBe('Gain 2 pebbles.');
  expect(compareEffects('gain 2 pebbles', 'gain 3 pebbles', { model: tiny }).is).toBe('different');
});

test('what is no text, no language, no component is an error with a code', () => {
  for (const language of ['xx', '', null, 3, {}]) {
    for (const act of [
      () => readText('x', { model, language: wrong(language) }),
      () => renderEffect('gain 1 kelp', { model, language: wrong(language) }),
      () => renderComponent({ section: 'cards', id: model.cards[0].id }, { pack: cities, language: wrong(language) }),
      () => tryEffect('gain 1 kelp', { model, language: wrong(language) }),
    ]) {
      expect([language, codeOf(act)]).toEqual([language, 'no-such-language']);
    }
  }
  for (const text of [undefined, null, 3, {}, ['gain 1 kelp']]) {
    expect(codeOf(() => readText(wrong(text), { model }))).toBe('bad-text');
    expect(codeOf(() => renderEffect(wrong(text), { model }))).toBe('bad-text');
    expect(codeOf(() => compareEffects(wrong(text), 'gain 1 kelp', { model }))).toBe('bad-text');
    expect(codeOf(() => tryEffect(wrong(text), { model }))).toBe('bad-text');
  }
  for (const act of [
    () => renderComponent({ section: 'cards', id: 'none' }, { pack: cities }),
    () => renderComponent(wrong(null), { pack: cities }),
    () => readText('x', { model, type: 'none' }),
    () => compareEffects('gain 1 kelp', 'gain 1 kelp', { model, as: 'none' }),
    () => tryEffect('gain 1 kelp', { model, as: wrong(null) }),
  ]) {
    expect(codeOf(act)).toBe('no-such-component');
  }
  expect(codeOf(() => readText('x', { model: wrong(null) }))).toBe('no-model');
  expect(codeOf(() => compareEffects('gain 1 kelp', 'gain 2 kelp', { model, players: 9 }))).toBe('not-a-player-count');
});
