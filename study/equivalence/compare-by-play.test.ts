/** Effects compared by doing them. What is equal and what is not is written here by hand, or planted as a single change. */
import { describe, expect, it } from 'vitest';
import { loadPack, type LoadedPack } from '../../service/index.ts';
import { memoryFiles, type PackModel } from '../../dsl/internal.ts';
import { print } from '../../dsl/syntax/printer.ts';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { mutationsOf } from '../../texts/compare/mutations.ts';
import { normalForm } from '../../texts/meaning/normal.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { compareByPlay, type PlayComparisonOptions } from './compare-by-play.ts';
import { loaded } from '../../test/support/loaded.ts';
import { sampleOf } from '../../test/support/width.ts';

type Playable = LoadedPack & { model: PackModel };
const cities = loaded();
const compared = (a: string, b: string, options: PlayComparisonOptions = {}) => compareByPlay(cities, [a, b], options);

describe('no difference is seen', () => {
  it.each([
    ['gain 1 kelp', 'gain 1 kelp'],
    ['gain 1 kelp; gain 1 credit', 'gain 1 credit; gain 1 kelp'],
    ['if farms >= 3: gain 1 point', 'if farms > 2: gain 1 point'],
    ['if not (farms < 3): gain 1 point', 'if farms >= 3: gain 1 point'],
    ['gain 2 kelp per farm', 'repeat farms times: gain 2 kelp'],
    ['gain 1 point per farm, 1 point per laboratory', 'gain (farms + laboratories) points'],
    ['remove the farms', 'remove farms'],
    ['when you build farm: gain 1 kelp', 'when you build farms: gain 1 kelp'],
    ['once per turn: gain 1 kelp', 'once per turn: gain (3 - 2) kelp'],
  ])('%s | %s', (a, b) => expect(compared(a, b)).toMatchObject({ is: 'alike', undecided: 0 }));
});

describe('different', () => {
  it.each([
    ['gain 1 kelp', 'gain 1 credit'],
    ['gain 1 kelp, 1 credit', 'gain 1 kelp; gain 1 credit'],
    ['build farm', 'build farm free'],
    ['build farm for 1 credit', 'build farm for 1 science'],
    ['build farm then build tunnel', 'build farm or build tunnel'],
    ['gain 1 kelp per farm', 'gain 1 kelp per upgraded farm'],
    ['gain 1 kelp per farm', 'gain 1 kelp per connected farm'],
    ['if farms >= 3: gain 1 point', 'if farms > 3: gain 1 point'],
    // one of them chooses, the other one does it to all
    ['remove farms', 'choose farm then remove it'],
    ['exhaust action-cards in claimed', 'choose action-card in claimed then exhaust it'],
    ['ready 1 used action-card', 'ready action-cards in claimed'],
    ['when you build farm: gain 1 kelp', 'when you build tunnel: gain 1 kelp'],
    [
      'until end of turn: discount 1 kelp on building farms',
      'until end of turn: discount 1 kelp on building laboratories',
    ],
    ['change hand-limit by 1', 'change hand-limit by 2'],
    ['once per turn: gain 1 kelp', 'once per turn: gain 2 kelp'],
    ['as soon as connected cities >= 3: gain 1 card', 'as soon as connected cities >= 2: gain 1 card'],
  ])('%s | %s', (a, b) => expect(compared(a, b)).toMatchObject({ is: 'different' }));
});

it('the position is as small as what tells them apart', () => {
  const result = compared('remove farms', 'choose farm then remove it');
  expect(result.is).toBe('different');
  const { position } = result as unknown as { position: { me: { sites: Record<string, string> } } };
  expect(Object.keys(position)).toEqual(['me']);
  expect(Object.values(position.me.sites)).toEqual(['farm', 'farm']);
});

it('more positions find what is rare', () => {
  const texts = ['if connected cities >= 5: gain 1 card', 'if connected cities >= 4: gain 1 card'] as const;
  expect(compared(...texts, { positions: 400 })).toMatchObject({ is: 'different' });
});

it('says which of both can do more', () => {
  expect(compared('gain 1 kelp', 'gain 1 kelp or gain 1 credit')).toMatchObject({ is: 'different', only: 'second' });
  expect(compared('may gain 1 kelp', 'gain 1 kelp')).toMatchObject({ is: 'different', only: 'first' });
});

it('tries the positions that are given first', () => {
  const tryFirst = [{ me: { credit: 9 } }];
  expect(compared('if credit = 9: gain 1 kelp', 'gain 0 kelp per farm', { tryFirst })).toMatchObject({ is: 'unknown' });
  expect(compared('if credit = 9: gain 1 kelp', 'if credit = 10: gain 1 kelp', { tryFirst })).toMatchObject({
    is: 'different',
    position: tryFirst[0],
    positions: 1,
  });
});

describe('nothing can be said', () => {
  it.each([
    ['a text with an error', 'gain 1 nothing', 'gain 1 kelp', 'no effect that can be done'],
    ['one lasts, the other does not', 'when you build farm: gain 1 kelp', 'gain 1 kelp', 'in force'],
    ['nothing comes of either', 'gain 1 kelp per 40 farms', 'gain 1 credit per 40 farms', 'nothing comes of them'],
  ])('%s', (_, a, b, why) =>
    expect(compared(a, b)).toMatchObject({ is: 'unknown', why: expect.stringContaining(why) as string }),
  );
});

it('a pack without periods, boards or cards can be judged as well', () => {
  const text = [
    'pack: small',
    'players: [2]',
    'score: coin',
    'ranking: [most coin]',
    'counters: {coin: {}}',
    'procedures: {game: {take: gain 1 coin, over: end game}}',
  ].join('\n');
  const small = loadPack(memoryFiles({ 'small.yaml': text }), 'small.yaml') as Playable;
  expect(compareByPlay(small, ['gain 2 coins', 'gain 1 coin then gain 1 coin'])).toMatchObject({ is: 'alike' });
  expect(compareByPlay(small, ['gain 2 coins', 'gain 3 coins'])).toMatchObject({ is: 'different' });
});

it('is never different from itself, wherever the decisions end', () => {
  const as = { kind: 'card', id: 'apprentice-welders' } as const;
  const text = 'when you perform science-or-upgrades: upgrade structure for 1 kelp or 1 credit';
  for (let decisions = 500; decisions < 15_000; decisions = Math.round(decisions * 1.4)) {
    expect(compared(text, text, { as, decisions }).is, String(decisions)).not.toBe('different');
  }
  expect(compared(text, text, { as }).is).not.toBe('different');
});

it('equal calls give equal answers', () => {
  const call = () => compared('upgrade farm; gain 1 kelp per farm', 'upgrade farm; gain 1 kelp per upgraded farm');
  expect(call()).toEqual(call());
});

describe('single changes to the effects of cards and slots', () => {
  const { sources } = cities;
  const key = (effect: unknown): string => JSON.stringify(normalForm(effect, sources.symbols));
  const effects = sources.effects.filter(
    ({ component, path, kind, ast }) =>
      (component.section === 'cards' || component.section === 'slots') &&
      !path.includes('scenarios') &&
      (kind === 'program' || kind === 'standing') &&
      ast !== null,
  );
  const source = new ChoiceSource(5);
  /** every tenth effect with one of its changes: classes that change what is done, not how it is put */
  const all = effects
    .filter((_, i) => i % 10 === 0)
    .flatMap(({ component, ast }) => {
      const effect = ast as EffectNode;
      const mutations = mutationsOf(effect, sources.symbols).filter(
        (mutation) =>
          ['amount', 'counter', 'piece', 'cost', 'missing-clause'].includes(mutation.class) &&
          key(mutation.effect) !== key(effect),
      );
      if (mutations.length === 0) return [];
      const mutation = mutations[source.below(mutations.length)];
      const as = { kind: component.section === 'cards' ? ('card' as const) : ('slot' as const), id: component.id };
      return [{ as, texts: [effect, mutation.effect].map((one) => print(one, { layout: 'line' })) }];
    });

  const changed = sampleOf(all, 6);

  it('nearly all are found, and an effect is never different from itself', () => {
    const missed: string[] = [];
    for (const { as, texts } of changed) {
      const [a, b] = texts;
      if (compared(a, b, { as }).is !== 'different') missed.push(`${a} | ${b}`);
      expect(compared(a, a, { as }).is, a).not.toBe('different');
    }
    expect(all.length).toBeGreaterThan(20);
    // one of a few says nothing
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.max(1, changed.length * 0.12));
  });
});
