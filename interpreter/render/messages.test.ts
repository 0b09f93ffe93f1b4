/** Words that no shorter test reads: a reason, a question, in every language. */
import { messageRenderer } from './languages.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { CITIES, pack } from '../../test/support/packs.ts';
import type { Reason } from '../machine/messages.ts';
import { tryEffect } from '../scenario/try-effect.ts';
import { loaded } from '../../test/support/loaded.ts';

const model = pack(CITIES);
const { sources } = loaded();

describe('reasons', () => {
  const said = (reason: Reason): string[] =>
    LANGUAGE_CODES.map((language) => messageRenderer(model, language).reason(reason));
  const TAKEN: Reason = {
    type: 'later-obligation',
    parts: [{ part: { type: 'slot', slot: 'two-tunnels' }, reason: { type: 'occupied' } }],
  };

  test('an occupied slot', () =>
    expect(said({ type: 'occupied' })).toEqual(['it is occupied', 'è occupato', 'зайнято']));
  test('what must be done afterwards, with why it could not', () =>
    expect(said(TAKEN)).toEqual([
      'then this could not be done: use the slot: two tunnels (it is occupied)',
      'poi non si potrebbe più fare questo: usa lo spazio con 2 tunnel (è occupato)',
      'потім не вдалося б зробити це: застосуйте ефект слота з 2 тунелями (зайнято)',
    ]));
  test('where nothing is known of it', () =>
    expect(said({ type: 'later-obligation', parts: [] })).toEqual([
      'something that must be done after it could not be done',
      'poi non si potrebbe più fare ciò che è obbligatorio',
      'потім не вдалося б виконати обов’язкове',
    ]));
});

test('the plural of an English name is regular', () => {
  const counters = 'fish box wish jetty bus'.split(' ');
  const { model: small } = loaded('test/fixtures/plurals.yaml');
  const say = messageRenderer(small, 'en');
  expect(counters.map((counter) => say.amount(counter, 2))).toEqual([
    '2 fishes',
    '2 boxes',
    '2 wishes',
    '2 jetties',
    '2 buses',
  ]);
});

describe('a card that is discarded', () => {
  const said = (card: string, route: string): string[] =>
    LANGUAGE_CODES.map((language) => messageRenderer(model, language).part({ type: 'dispose', card, route }));
  test('says no more where its deck sends it the same way', () =>
    expect(said('embassy', 'unpaid')).toEqual([
      'discard Embassy',
      expect.stringMatching(/^scarta «[^»]+»$/),
      expect.stringMatching(/^скиньте картку «[^»]+»$/),
    ]));
  test('and as what, where that is another', () =>
    expect(said('corporate-expansion', 'played')).toEqual([
      expect.stringMatching(/ as played$/),
      expect.stringMatching(/» come /),
      expect.stringMatching(/» як /),
    ]));
});

test('a production card that may produce before the others', () => {
  const asked = (language: LanguageCode): unknown =>
    tryEffect({ model, sources }, 'do produce', { at: '{me: {claimed: [relief-kitchen]}}', language }).decisions[0];
  expect(LANGUAGE_CODES.map(asked)).toMatchObject([
    { prompt: 'Let a production card produce first?' },
    { prompt: 'Vuoi farlo? Fai produrre prima una carta produzione.' },
    { prompt: 'Бажаєте зробити це? Спершу задійте картку виробництва.' },
  ]);
});
