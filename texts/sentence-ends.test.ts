/** Effects whose clauses end in sentences of their own, where brackets stood. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  // the first effect would take in the second
  'if tunnels >= 4: may gain 2 points else: may gain 1 credit',
  // several parts
  'if tunnels >= 4: (gain 1 kelp; advance 1) else: gain 1 credit',
  // within what waits for an event, all belongs to it
  'once per turn: when you build tunnel: if farms = 0: may gain 2 points else: gain 1 credit',
  // a condition within the first ends there; the last two need no sentences
  'if players = 1: (if farms >= 6: gain 10 points else: if farms >= 4: gain 5 points) else: if ' +
    'farms >= 3: gain 2 points else: gain 1 point',
  // a chain
  'if farms >= 6: gain 10 points else: if farms >= 4: may gain 5 points else: if farms = 0: may gain 1 kelp else: gain 1 point',
  // as the last step
  'advance 1 then if farms = 0: may gain 2 points else: gain 1 credit',
  // but not where a step follows, which would seem to belong to the second only
  'advance 1 then (if farms = 0: may gain 2 points else: gain 1 credit) then gain 1 card',
  // an event by its number in a period
  'when you build farm for the 1st time this turn: must upgrade it free',
  'when you build tunnel for the 2nd time this round: gain 1 credit',
  'when turn begins for the 1st time this round: gain 1 credit',
  'when turn ends for the 3rd time this round: may pay 1 kelp: gain 1 credit',
  // one of several, each with its own verb
  'when you build farm: must (gain 1 steelplast or advance 1)',
  'must (gain 1 kelp or gain 1 science)',
  'must (advance 1 or pay 1 kelp)',
  // Italian verbs behind *puoi*
  'may (upgrade building for 1 credit or upgrade tunnel free or gain 1 kelp)',
  // what comes into a zone, as the pack says it
  'when this enters claimed: gain 1 kelp',
  'when action-card enters claimed: gain 1 kelp',
];

/** Texts that are not rendered so. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'When this card comes into your play area, gain 1 kelp.', 'when this enters claimed: gain 1 kelp'],
  [
    'en',
    'Whenever you build a farm for the 1st time each turn, gain 1 credit.',
    'when you build farm for the 1st time this turn: gain 1 credit',
  ],
  [
    'en',
    'At the start of your first turn of each round, gain 1 credit.',
    'when turn begins for the 1st time this round: gain 1 credit',
  ],
  [
    'it',
    'Ogni volta che costruisci una serra per la 1ª volta in ogni turno, ottieni 1 credito.',
    'when you build farm for the 1st time this turn: gain 1 credit',
  ],
  [
    'it',
    'All’inizio del tuo primo turno in ogni round, ottieni 1 credito.',
    'when turn begins for the 1st time this round: gain 1 credit',
  ],
  [
    'uk',
    'Щоразу, коли ви будуєте ферму уперше за хід, отримайте 1 кредит.',
    'when you build farm for the 1st time this turn: gain 1 credit',
  ],
  [
    'uk',
    'На початку вашого першого ходу в кожному раунді отримайте 1 кредит.',
    'when turn begins for the 1st time this round: gain 1 credit',
  ],
  [
    'en',
    'If you have no farms, you may gain 2 points. If not, gain 1 credit. Gain 1 card.',
    '(if farms = 0: may gain 2 points else: gain 1 credit); gain 1 card',
  ],
  [
    'en',
    'If you have no farms, gain 2 points. Otherwise draw 1 card.',
    'if farms = 0: gain 2 points else: gain 1 card',
  ],
  [
    'it',
    'Se non hai serre, puoi ottenere 2 punti. In caso contrario, ottieni 1 credito.',
    'if farms = 0: may gain 2 points else: gain 1 credit',
  ],
  [
    'uk',
    'Якщо у вас немає ферм, за бажання отримайте 2 очки. В іншому разі отримайте 1 кредит.',
    'if farms = 0: may gain 2 points else: gain 1 credit',
  ],
];

describe.each(SAID_LANGUAGES)('sentences, $code', (saidIn) => {
  const { code } = saidIn;
  const { renderer, parser } = textTools(saidIn);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect), 'card');
    expect(missing).toEqual([]);
    expectSaid(saidIn, 'sentence-ends', effect, [text]);
    const { effect: parsed, problems } = parser.parse(text);
    expect(problems).toEqual([]);
    expect(form(parsed)).toEqual(form(effectOf(effect)));
  });

  const own = PARSED.filter(([language]) => language === code).map(([, text, effect]) => [text, effect]);
  test.each(own)('%s', (text, effect) => {
    const { effect: parsed, problems } = parser.parse(text);
    expect(problems).toEqual([]);
    expect(form(parsed)).toEqual(form(effectOf(effect)));
  });
});
