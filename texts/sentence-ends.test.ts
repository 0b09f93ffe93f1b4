/** Effects whose clauses end in sentences of their own, where brackets stood. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  // the first effect would take in the second
  [
    'if tunnels >= 4: may gain 2 points else: may gain 1 credit',
    {
      en: 'If you have at least 4 tunnels, you may gain 2 points. Otherwise, you may gain 1 credit.',
      it: 'Se hai almeno 4 tunnel, puoi ottenere 2 punti. Altrimenti puoi ottenere 1 credito.',
      uk: 'Якщо у вас є щонайменше 4 тунелі, за бажання отримайте 2 очки. Інакше за бажання отримайте 1 кредит.',
    },
  ],
  // several parts
  [
    'if tunnels >= 4: (gain 1 kelp; advance 1) else: gain 1 credit',
    {
      en: 'If you have at least 4 tunnels, gain 1 kelp; advance 1 on the Federation track. Otherwise, gain 1 credit.',
      it: 'Se hai almeno 4 tunnel, ottieni 1 alga; avanza di 1 spazio sul tracciato della Federazione. Altrimenti ottieni 1 credito.',
      uk: 'Якщо у вас є щонайменше 4 тунелі, отримайте 1 ламінарію; просуньтеся на 1 поділку по треку Федерації. Інакше отримайте 1 кредит.',
    },
  ],
  // within what waits for an event, all belongs to it
  [
    'once per turn: when you build tunnel: if farms = 0: may gain 2 points else: gain 1 credit',
    {
      en: 'Once per turn, when you build a tunnel, if you have no farms, you may gain 2 points. Otherwise, gain 1 credit.',
      it: 'Una volta per turno: quando costruisci un tunnel, se non hai serre, puoi ottenere 2 punti. Altrimenti ottieni 1 credito.',
      uk: 'Раз на хід: коли ви будуєте тунель, якщо у вас немає ферм, за бажання отримайте 2 очки. Інакше отримайте 1 кредит.',
    },
  ],
  // a condition within the first ends there; the last two need no sentences
  [
    'if players = 1: (if farms >= 6: gain 10 points else: if farms >= 4: gain 5 points) else: if farms >= 3: gain 2 points else: gain 1 point',
    {
      en: 'If it is a solo game, if you have at least 6 farms, gain 10 points; otherwise, if you have at least 4 farms, gain 5 points. Otherwise, if you have at least 3 farms, gain 2 points; otherwise gain 1 point.',
      it: 'Se la partita è in solitario, se hai almeno 6 serre, ottieni 10 punti; altrimenti se hai almeno 4 serre, ottieni 5 punti. Altrimenti se hai almeno 3 serre, ottieni 2 punti; altrimenti ottieni 1 punto.',
      uk: 'Якщо це гра наодинці, якщо у вас є щонайменше 6 ферм, отримайте 10 очок; інакше, якщо у вас є щонайменше 4 ферми, отримайте 5 очок. Інакше, якщо у вас є щонайменше 3 ферми, отримайте 2 очки; інакше отримайте 1 очко.',
    },
  ],
  // a chain
  [
    'if farms >= 6: gain 10 points else: if farms >= 4: may gain 5 points else: if farms = 0: may gain 1 kelp else: gain 1 point',
    {
      en: 'If you have at least 6 farms, gain 10 points. Otherwise, if you have at least 4 farms, you may gain 5 points. Otherwise, if you have no farms, you may gain 1 kelp. Otherwise, gain 1 point.',
      it: 'Se hai almeno 6 serre, ottieni 10 punti. Altrimenti se hai almeno 4 serre, puoi ottenere 5 punti. Altrimenti se non hai serre, puoi ottenere 1 alga. Altrimenti ottieni 1 punto.',
      uk: 'Якщо у вас є щонайменше 6 ферм, отримайте 10 очок. Інакше, якщо у вас є щонайменше 4 ферми, за бажання отримайте 5 очок. Інакше, якщо у вас немає ферм, за бажання отримайте 1 ламінарію. Інакше отримайте 1 очко.',
    },
  ],
  // as the last step
  [
    'advance 1 then if farms = 0: may gain 2 points else: gain 1 credit',
    {
      en: 'Advance 1 on the Federation track. Then, if you have no farms, you may gain 2 points. Otherwise, gain 1 credit.',
      it: 'Avanza di 1 spazio sul tracciato della Federazione. Poi, se non hai serre, puoi ottenere 2 punti. Altrimenti ottieni 1 credito.',
      uk: 'Просуньтеся на 1 поділку по треку Федерації. Потім, якщо у вас немає ферм, за бажання отримайте 2 очки. Інакше отримайте 1 кредит.',
    },
  ],
  // but not where a step follows, which would seem to belong to the second only
  [
    'advance 1 then (if farms = 0: may gain 2 points else: gain 1 credit) then gain 1 card',
    {
      en: 'Advance 1 on the Federation track. Then, if you have no farms, (you may gain 2 points); otherwise gain 1 credit. Then gain 1 card.',
      it: 'Avanza di 1 spazio sul tracciato della Federazione. Poi, se non hai serre, (puoi ottenere 2 punti); altrimenti ottieni 1 credito. Poi ottieni 1 carta.',
      uk: 'Просуньтеся на 1 поділку по треку Федерації. Потім, якщо у вас немає ферм, (за бажання отримайте 2 очки); інакше отримайте 1 кредит. Потім отримайте 1 картку.',
    },
  ],
  // an event by its number in a period
  [
    'when you build farm for the 1st time this turn: must upgrade it free',
    {
      en: 'The first time you build a farm each turn, you must upgrade it for free.',
      it: 'La prima volta che costruisci una serra in ogni turno, devi migliorarla gratuitamente.',
      uk: 'Коли ви будуєте ферму уперше за хід, обов’язково покращте її безплатно.',
    },
  ],
  [
    'when you build tunnel for the 2nd time this round: gain 1 credit',
    {
      en: 'The 2nd time you build a tunnel each round, gain 1 credit.',
      it: 'La 2ª volta che costruisci un tunnel in ogni round, ottieni 1 credito.',
      uk: 'Коли ви будуєте тунель 2-й раз за раунд, отримайте 1 кредит.',
    },
  ],
  [
    'when turn begins for the 1st time this round: gain 1 credit',
    {
      en: 'At the beginning of your first turn each round, gain 1 credit.',
      it: 'All’inizio del tuo primo turno di ogni round, ottieni 1 credito.',
      uk: 'На початку вашого 1-го ходу кожного раунду отримайте 1 кредит.',
    },
  ],
  [
    'when turn ends for the 3rd time this round: may pay 1 kelp: gain 1 credit',
    {
      en: 'At the end of your 3rd turn each round, you may pay 1 kelp to gain 1 credit.',
      it: 'Alla fine del tuo 3º turno di ogni round, puoi pagare 1 alga per ottenere 1 credito.',
      uk: 'Наприкінці вашого 3-го ходу кожного раунду за бажання заплатіть 1 ламінарію — отримайте 1 кредит.',
    },
  ],
  // one of several, each with its own verb
  [
    'when you build farm: must (gain 1 steelplast or advance 1)',
    {
      en: 'Whenever you build a farm, you must choose one: gain 1 steelplast; or advance 1 on the Federation track.',
      it: 'Ogni volta che costruisci una serra, devi scegliere un’opzione: ottieni 1 plastacciaio; oppure avanza di 1 spazio sul tracciato della Federazione.',
      uk: 'Щоразу, коли ви будуєте ферму, обов’язково виберіть одне: отримайте 1 сталепласт; або просуньтеся на 1 поділку по треку Федерації.',
    },
  ],
  [
    'must (gain 1 kelp or gain 1 science)',
    {
      en: 'You must gain 1 kelp or 1 science.',
      it: 'Devi ottenere 1 alga o 1 ricerca.',
      uk: 'Обов’язково отримайте 1 ламінарію або 1 науку.',
    },
  ],
  [
    'must (advance 1 or pay 1 kelp)',
    {
      en: 'You must choose one: advance 1 on the Federation track; or pay 1 kelp.',
      it: 'Devi scegliere un’opzione: avanza di 1 spazio sul tracciato della Federazione; oppure paga 1 alga.',
      uk: 'Обов’язково виберіть одне: просуньтеся на 1 поділку по треку Федерації; або заплатіть 1 ламінарію.',
    },
  ],
  // Italian verbs behind *puoi*
  [
    'may (upgrade building for 1 credit or upgrade tunnel free or gain 1 kelp)',
    {
      en: 'You may upgrade 1 building for 1 credit or upgrade 1 tunnel for free or gain 1 kelp.',
      it: 'Puoi migliorare 1 edificio pagando 1 credito oppure migliorare gratuitamente 1 tunnel oppure ottenere 1 alga.',
      uk: 'За бажання покращте 1 будівлю за 1 кредит або покращте 1 тунель безплатно або отримайте 1 ламінарію.',
    },
  ],
  // what comes into a zone, as the pack says it
  [
    'when this enters claimed: gain 1 kelp',
    {
      en: 'When you claim this card, gain 1 kelp.',
      it: 'Quando reclami questa carta, ottieni 1 alga.',
      uk: 'Коли ви розміщуєте цю картку в ігровій зоні, отримайте 1 ламінарію.',
    },
  ],
  [
    'when action-card enters claimed: gain 1 kelp',
    {
      en: 'Whenever you claim an action card, gain 1 kelp.',
      it: 'Ogni volta che reclami una carta azione, ottieni 1 alga.',
      uk: 'Щоразу, коли ви розміщуєте картку активації в ігровій зоні, отримайте 1 ламінарію.',
    },
  ],
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

describe.each(['en', 'it', 'uk'] as const)('sentences, %s', (code) => {
  const { renderer, parser } = textTools(LANGUAGES[code]);

  test.each(RENDERED)('%s', (effect, texts) => {
    const { text, missing } = renderer.effect(effectOf(effect), 'card');
    expect(missing).toEqual([]);
    expect(text).toBe(texts[code]);
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
