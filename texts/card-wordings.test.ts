/** What printed cards say in few words, as texts and parsed back: the next one, a new one, one of each, at most two steps a sentence. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  // as many as one likes of what is paid one by one
  [
    'up to 3 times: pay 1 steelplast: gain 2 credits',
    {
      en: 'Pay up to 3 steelplast to gain 2 credits for each.',
      it: 'Paga fino a 3 plastacciaio per ottenere 2 crediti per ciascuno.',
      uk: 'Заплатіть до 3 сталепластів, щоб отримати 2 кредити за кожен.',
    },
  ],
  [
    'gain 1 card then (up to 2 times: pay 1 kelp: gain 1 credit, 1 point) then may gain 1 card',
    {
      en: 'Gain 1 card, then pay up to 2 kelp to gain 1 credit and 1 point for each. Then you may gain 1 card.',
      it: 'Ottieni 1 carta, poi paga fino a 2 alghe per ottenere 1 credito e 1 punto per ciascuna. Poi puoi ottenere 1 carta.',
      uk: 'Отримайте 1 картку, потім заплатіть до 2 ламінарій, щоб отримати 1 кредит і 1 очко за кожну. Потім за бажання отримайте 1 картку.',
    },
  ],
  [
    'each other player: up to 2 times: pay 1 kelp: gain 1 credit',
    {
      en: 'Each other player pays up to 2 kelp to gain 1 credit for each.',
      it: 'Ogni altro giocatore paga fino a 2 alghe per ottenere 1 credito per ciascuna.',
      uk: 'Кожен інший гравець платить до 2 ламінарій, щоб отримати 1 кредит за кожну.',
    },
  ],
  // but not of what is chosen, nor two at once
  [
    'up to 2 times: pay 2 kelp: gain 1 credit',
    {
      en: 'Up to 2 times, you may pay 2 kelp to gain 1 credit.',
      it: 'Fino a 2 volte puoi pagare 2 alghe per ottenere 1 credito.',
      uk: 'За бажання до 2 разів заплатіть 2 ламінарії — отримайте 1 кредит.',
    },
  ],
  // where no verb follows, nothing is said of *may*
  [
    'up to 3 times: if farms = 0: gain 1 kelp',
    {
      en: 'Up to 3 times: gain 1 kelp if you have no farms.',
      it: 'Fino a 3 volte: ottieni 1 alga, se non hai serre.',
      uk: 'До 3 разів: отримайте 1 ламінарію, якщо у вас немає ферм.',
    },
  ],
  // the number behind one verb, or before several
  [
    'build tunnel then (repeat 2 times: resolve production of it) then gain 1 card',
    {
      en: 'Build 1 tunnel, then resolve its production twice. Then gain 1 card.',
      it: 'Costruisci 1 tunnel, poi risolvi la sua produzione per 2 volte. Poi ottieni 1 carta.',
      uk: 'Побудуйте 1 тунель, потім застосуйте виробництво цього тунелю двічі. Потім отримайте 1 картку.',
    },
  ],
  [
    'repeat 3 times: choose card in hand then dispose it as discarded',
    {
      en: 'Discard a card from your hand 3 times.',
      it: 'Scarta una carta dalla mano per 3 volte.',
      uk: 'Скиньте картку з руки 3 рази.',
    },
  ],
  [
    'repeat 2 times: pay 1 credit: gain 1 kelp',
    {
      en: 'Do this twice: pay 1 credit: gain 1 kelp.',
      it: 'Esegui 2 volte: paga 1 credito per ottenere 1 alga.',
      uk: 'Виконайте двічі: заплатіть 1 кредит — отримайте 1 ламінарію.',
    },
  ],
  // what is moved or discarded is taken from where it is
  [
    'choose card in hand as paper then dispose paper as discarded then gain 1 card',
    {
      en: 'Discard a card from your hand, then gain 1 card.',
      it: 'Scarta una carta dalla mano, poi ottieni 1 carta.',
      uk: 'Скиньте картку з руки, потім отримайте 1 картку.',
    },
  ],
  [
    'each other player: choose action-card in claimed then dispose it as discarded',
    {
      en: 'Each other player discards an action card from their play area.',
      it: 'Ogni altro giocatore scarta una carta azione dall’area di gioco.',
      uk: 'Кожен інший гравець скидає картку активації з ігрової зони.',
    },
  ],
  // conditions on one number that differ in numbers only
  [
    '(if cities = 1: gain 1 point, 1 credit); (if cities = 2: gain 5 points, 1 credit); (if cities = 4: gain 9 points, 1 credit); gain 1 card',
    {
      en: 'If you have exactly 1 / 2 / 4 cities, gain 1 / 5 / 9 points and 1 credit. Gain 1 card.',
      it: 'Se hai esattamente 1 / 2 / 4 città, ottieni 1 / 5 / 9 punti e 1 credito. Ottieni 1 carta.',
      uk: 'Якщо у вас рівно 1 / 2 / 4 міста, отримайте 1 / 5 / 9 очок і 1 кредит. Отримайте 1 картку.',
    },
  ],
  [
    '(if cities = 1: gain 1 point); if cities = 2: gain 1 point',
    {
      en: 'If you have exactly 1 city, gain 1 point. If you have exactly 2 cities, gain 1 point.',
      it: 'Se hai esattamente 1 città, ottieni 1 punto. Se hai esattamente 2 città, ottieni 1 punto.',
      uk: 'Якщо у вас рівно 1 місто, отримайте 1 очко. Якщо у вас рівно 2 міста, отримайте 1 очко.',
    },
  ],
  // a card by its printed name, a track by its own
  [
    'if personal-assistant in claimed: gain 1 credit',
    {
      en: 'If there is “Personal Assistant” in your play area, gain 1 credit.',
      it: 'Se c’è «Assistente personale» nell’area di gioco, ottieni 1 credito.',
      uk: 'Якщо є «Персональний асистент» в ігровій зоні, отримайте 1 кредит.',
    },
  ],
  [
    'instead of track gives credit: gain 1 science',
    {
      en: 'When the Federation track gives you credits, you may instead gain 1 science.',
      it: 'Ogni volta che il tracciato della Federazione ti fa ottenere crediti, puoi invece ottenere 1 ricerca.',
      uk: 'Коли трек Федерації дає вам кредити, за бажання замість цього отримайте 1 науку.',
    },
  ],
  [
    'move 2 cards in hand to era-discard',
    {
      en: 'Put 2 cards from your hand into the discard pile of the era.',
      it: 'Metti 2 carte dalla mano nella pila degli scarti dell’Era.',
      uk: 'Покладіть 2 картки з руки до скиду епохи.',
    },
  ],
  // the next one, which ends the discount
  [
    'until end of era or you build city: discount 1 steelplast, 1 credit on building cities',
    {
      en: 'The next city you build this era costs 1 steelplast and 1 credit less.',
      it: 'La prossima città che costruisci in quest’Era costa 1 plastacciaio e 1 credito in meno.',
      uk: 'Наступне місто, яке ви побудуєте цієї епохи, коштує на 1 сталепласт і 1 кредит менше.',
    },
  ],
  [
    'until end of turn or you build connected tunnel: discount 1 credit on building connected tunnel',
    {
      en: 'The next connected tunnel you build this turn costs 1 credit less.',
      it: 'Il prossimo tunnel connesso che costruisci in questo turno costa 1 credito in meno.',
      uk: 'Наступний з’єднаний тунель, який ви побудуєте цього ходу, коштує на 1 кредит менше.',
    },
  ],
  [
    'until end of turn or you upgrade farm: discount 1 science on upgrading farms',
    {
      en: 'The next farm you upgrade this turn costs 1 science less.',
      it: 'La prossima serra che migliori in questo turno costa 1 ricerca in meno.',
      uk: 'Наступна ферма, яку ви покращите цього ходу, коштує на 1 науку менше.',
    },
  ],
  [
    'until end of turn or you buy permanent-card: discount 1 credit on buying permanent-cards',
    {
      en: 'The next card with a permanent effect you buy this turn costs 1 credit less.',
      it: 'La prossima carta con effetto permanente che acquisti in questo turno costa 1 credito in meno.',
      uk: 'Наступна картка з постійною властивістю, яку ви купите цього ходу, коштує на 1 кредит менше.',
    },
  ],
  [
    'until end of turn or you build farm: discount all on building farms',
    {
      en: 'The next farm you build this turn is free.',
      it: 'La prossima serra che costruisci in questo turno è gratis.',
      uk: 'Наступна ферма, яку ви побудуєте цього ходу, нічого не коштує.',
    },
  ],
  // another thing than the one that ends it
  [
    'until end of turn or you build tunnel: discount 1 credit on building farms',
    {
      en: 'Until you build a tunnel or until the end of the turn, building farms costs 1 credit less.',
      it: 'Fino a quando costruisci un tunnel o fino alla fine del turno: costruire serre costa 1 credito in meno.',
      uk: 'До моменту, коли ви будуєте тунель, або до кінця ходу будування ферм коштує на 1 кредит менше.',
    },
  ],
  // a pronoun would mean what was mentioned in between
  [
    'build building free then if laboratory of city of it: upgrade it free',
    {
      en: 'Build 1 building for free. Then, if its city has a laboratory, upgrade the new building for free.',
      it: 'Costruisci gratuitamente 1 edificio. Poi, se la sua città ha un laboratorio, migliora gratuitamente il nuovo edificio.',
      uk: 'Побудуйте 1 будівлю безплатно. Потім, якщо у місті цієї будівлі є лабораторія, покращте нову будівлю безплатно.',
    },
  ],
  [
    'choose farm then gain 1 point per upgraded farm; gain 1 card',
    {
      en: 'Choose a farm, then gain 1 point for each upgraded farm. Gain 1 card.',
      it: 'Scegli una serra, poi ottieni 1 punto per ogni serra migliorata. Ottieni 1 carta.',
      uk: 'Виберіть ферму, потім отримайте 1 очко за кожну покращену ферму. Отримайте 1 картку.',
    },
  ],
  [
    'choose card in hand then gain 1 credit per card in hand then dispose it as discarded',
    {
      en: 'Choose a card in your hand, then gain 1 credit for each card in your hand. Then discard that card.',
      it: 'Scegli una carta in mano, poi ottieni 1 credito per ogni carta in mano. Poi scarta quella carta.',
      uk: 'Виберіть картку на руці, потім отримайте 1 кредит за кожну картку на руці. Потім скиньте ту картку.',
    },
  ],
  // in the same clause nothing else can be meant
  [
    'build building then build building on building-site adjacent to it',
    {
      en: 'Build 1 building, then build 1 building on a building site adjacent to it.',
      it: 'Costruisci 1 edificio, poi costruisci 1 edificio su un sito di costruzione adiacente a quell’edificio.',
      uk: 'Побудуйте 1 будівлю, потім побудуйте 1 будівлю на ділянці для будівлі поруч із цією будівлею.',
    },
  ],
  // one of each
  [
    'gain 3 points per (connected city with (farms >= 1 and desalination-plants >= 1 and laboratories >= 1))',
    {
      en: 'Gain 3 points for each connected city with a farm, a desalination plant and a laboratory.',
      it: 'Ottieni 3 punti per ogni città connessa con una serra, un dissalatore e un laboratorio.',
      uk: 'Отримайте 3 очки за кожне з’єднане місто, де є ферма, опріснювач і лабораторія.',
    },
  ],
  [
    'choose city then if it with (farms >= 1 and upgraded laboratories >= 1): gain 1 kelp',
    {
      en: 'Choose a city. Then, if it has a farm and an upgraded laboratory, gain 1 kelp.',
      it: 'Scegli una città. Poi, se quella città ha una serra e un laboratorio migliorato, ottieni 1 alga.',
      uk: 'Виберіть місто. Потім, якщо у цього міста є ферма і покращена лабораторія, отримайте 1 ламінарію.',
    },
  ],
  // a card has at most two steps in a sentence
  [
    'gain 1 kelp then gain 2 credits then gain 1 card then advance 1',
    {
      en: 'Gain 1 kelp, then gain 2 credits. Then gain 1 card, then advance 1 on the Federation track.',
      it: 'Ottieni 1 alga, poi ottieni 2 crediti. Poi ottieni 1 carta, poi avanza di 1 spazio sul tracciato della Federazione.',
      uk: 'Отримайте 1 ламінарію, потім отримайте 2 кредити. Потім отримайте 1 картку, потім просуньтеся на 1 поділку по треку Федерації.',
    },
  ],
  [
    'choose unused action-card in claimed then use it then may resolve it',
    {
      en: 'Choose an unused action card in your play area, then use it. Then you may resolve it.',
      it: 'Scegli una carta azione inutilizzata nell’area di gioco, poi usala. Poi puoi risolverla.',
      uk: 'Виберіть невикористану картку активації в ігровій зоні, потім використайте її. Потім за бажання застосуйте її.',
    },
  ],
  // where a sentence cannot end
  [
    'pay 1 kelp: gain 1 kelp then gain 2 credits then gain 1 card',
    {
      en: 'Pay 1 kelp: gain 1 kelp, then gain 2 credits, then gain 1 card.',
      it: 'Paga 1 alga per ottenere 1 alga, poi ottieni 2 crediti, poi ottieni 1 carta.',
      uk: 'Заплатіть 1 ламінарію — отримайте 1 ламінарію, потім отримайте 2 кредити, потім отримайте 1 картку.',
    },
  ],
  // in the words that the game has for it
  [
    'gain 1 point per connected farm adjacent to a symbiotic-city',
    {
      en: 'Gain 1 point for each connected farm at a symbiotic city.',
      it: 'Ottieni 1 punto per ogni serra connessa presso una città simbiotica.',
      uk: 'Отримайте 1 очко за кожну з’єднану ферму при симбіомісті.',
    },
  ],
  [
    'choose tunnel with cities = 2 then gain 1 point per building adjacent to cities of it',
    {
      en: 'Choose a tunnel between 2 cities, then gain 1 point for each building at its cities.',
      it: 'Scegli un tunnel tra 2 città, poi ottieni 1 punto per ogni edificio presso le sue città.',
      uk: 'Виберіть тунель між 2 містами, потім отримайте 1 очко за кожну будівлю при містах цього тунелю.',
    },
  ],
  [
    'choose tunnel with cities = 1',
    {
      en: 'Choose a tunnel with exactly 1 city.',
      it: 'Scegli un tunnel con esattamente 1 città.',
      uk: 'Виберіть тунель, де є рівно 1 місто.',
    },
  ],
  // a number that is changed, and one that is set
  ['change hand-limit by -1', { en: 'Hand limit: −1.', it: 'Limite di mano: −1.', uk: 'Ліміт руки: −1.' }],
  [
    'change hand-limit to -1',
    { en: 'The hand limit is −1.', it: 'Il limite di mano è −1.', uk: 'Ліміт руки становить −1.' },
  ],
  [
    'when another player draws 2 cards: gain 1 credit',
    {
      en: 'Whenever another player draws 2 cards, gain 1 credit.',
      it: 'Ogni volta che un altro giocatore pesca 2 carte, ottieni 1 credito.',
      uk: 'Щоразу, коли інший гравець добирає 2 картки, отримайте 1 кредит.',
    },
  ],
];

/** Whatever another player does. */
const DONE_BY_ANOTHER = [
  'builds farm',
  'upgrades farm',
  'gains 2 credits',
  'draws 2 cards',
  'draws card',
  'performs green slot',
  'uses action-card',
  'buys card',
  'advances',
  'advances to 3',
  'builds farm for the 2nd time this turn',
  'draws 2 cards for the 1st time this turn',
];

/** Parsed, and said in other words. */
const PARSED: [language: LanguageCode, text: string, effect: string | null][] = [
  ['en', 'Build 1 farm for free. Upgrade the new farm for free.', 'build farm free then upgrade it free'],
  [
    'en',
    'Gain 1 kelp. Build 1 farm. If its city has an upgraded farm, upgrade the farm you just built.',
    'gain 1 kelp; build farm then if upgraded farm of city of it: upgrade it',
  ],
  ['en', 'Whenever you build a farm, upgrade the new farm for free.', 'when you build farm: upgrade it free'],
  // nothing was built
  ['en', 'Choose a farm. Upgrade the new farm for free.', null],
  [
    'it',
    'Costruisci gratuitamente 1 serra. Migliora gratuitamente la nuova serra.',
    'build farm free then upgrade it free',
  ],
  ['uk', 'Побудуйте 1 ферму безплатно. Покращте нову ферму безплатно.', 'build farm free then upgrade it free'],
  [
    'en',
    'The next laboratory that you upgrade during this turn costs nothing.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'it',
    'Il prossimo laboratorio che migliori in questo turno è gratuito.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'uk',
    'Наступна лабораторія, яку ви покращите цього ходу, безплатна.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'en',
    'Gain 3 points for each connected city that has a farm, a desalination plant, and a laboratory.',
    'gain 3 points per (connected city with (farms >= 1 and desalination-plants >= 1 and laboratories >= 1))',
  ],
  [
    'en',
    'Gain 1 point for each farm adjacent to a connected city.',
    'gain 1 point per farm adjacent to a connected city',
  ],
  ['en', 'Hand limit: 3.', 'change hand-limit to 3'],
  ['it', 'Limite di mano: 3.', 'change hand-limit to 3'],
  ['uk', 'Ліміт руки: 3.', 'change hand-limit to 3'],
];

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(DONE_BY_ANOTHER)('another player %s', (done) => {
    const effect = effectOf(`when another player ${done}: gain 1 credit`);
    const { text, missing } = renderer.effect(effect);
    expect([text, missing, form(parser.parse(text).effect)]).toEqual([text, [], form(effect)]);
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(effect && form(effectOf(effect)));
  });
});
