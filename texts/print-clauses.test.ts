/** Clauses as print has them: no brackets where a verb or a full stop ends what is said, verbs said once, numbers behind them. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  // the next verb is said to the reader again, so that it ends what the other player does
  [
    'choose other player with place = 1 then (that player: gain 2 credits) then gain 1 card then gain 1 point',
    {
      en: 'Choose another player who is first in the order of play. Then that player gains 2 credits. Then gain 1 card, then gain 1 point.',
      it: 'Scegli un altro giocatore che è al primo posto nell’ordine di gioco. Poi quel giocatore ottiene 2 crediti. Poi ottieni 1 carta, poi ottieni 1 punto.',
      uk: 'Виберіть іншого гравця, для якого його місце в порядку ходів перше. Потім той гравець отримує 2 кредити. Потім отримайте 1 картку, потім отримайте 1 очко.',
    },
  ],
  [
    'choose other player then (that player: may gain 1 card) then gain 1 point',
    {
      en: 'Choose another player. Then that player may gain 1 card. Then gain 1 point.',
      it: 'Scegli un altro giocatore. Poi quel giocatore può ottenere 1 carta. Poi ottieni 1 punto.',
      uk: 'Виберіть іншого гравця. Потім той гравець за бажання отримує 1 картку. Потім отримайте 1 очко.',
    },
  ],
  // all that follows belongs to the frame
  [
    'as soon as farms >= 2 and tunnels >= 3: gain 1 credit then (may build farm free) then gain 1 card',
    {
      en: 'As soon as you have at least 2 farms and at least 3 tunnels, gain 1 credit. Then you may build 1 farm for free. Then gain 1 card.',
      it: 'Non appena hai almeno 2 serre e almeno 3 tunnel, ottieni 1 credito. Poi puoi costruire gratuitamente 1 serra. Poi ottieni 1 carta.',
      uk: 'Щойно у вас є щонайменше 2 ферми і щонайменше 3 тунелі, отримайте 1 кредит. Потім за бажання побудуйте 1 ферму безплатно. Потім отримайте 1 картку.',
    },
  ],
  [
    'gain 1 credit then at end of turn: (if farms = 0: gain 1 kelp) then gain 1 card',
    {
      en: 'Gain 1 credit. Then, at the end of the turn, if you have no farms, gain 1 kelp. Then gain 1 card.',
      it: 'Ottieni 1 credito. Poi, alla fine del turno, se non hai serre, ottieni 1 alga. Poi ottieni 1 carta.',
      uk: 'Отримайте 1 кредит. Потім, наприкінці ходу, якщо у вас немає ферм, отримайте 1 ламінарію. Потім отримайте 1 картку.',
    },
  ],
  // one verb for all, but not where a thing with something could have it
  [
    'if farms >= 2 and tunnels >= 1 and laboratories <= 3: gain 1 credit',
    {
      en: 'If you have at least 2 farms, at least 1 tunnel and at most 3 laboratories, gain 1 credit.',
      it: 'Se hai almeno 2 serre, almeno 1 tunnel e al massimo 3 laboratori, ottieni 1 credito.',
      uk: 'Якщо у вас є щонайменше 2 ферми, щонайменше 1 тунель і щонайбільше 3 лабораторії, отримайте 1 кредит.',
    },
  ],
  [
    'if (connected cities with farms >= 2) >= 3 and tunnels >= 2: gain 1 credit',
    {
      en: 'If you have at least 3 connected cities with at least 2 farms and you have at least 2 tunnels, gain 1 credit.',
      it: 'Se hai almeno 3 città connesse con almeno 2 serre e hai almeno 2 tunnel, ottieni 1 credito.',
      uk: 'Якщо у вас є щонайменше 3 з’єднані міста, де є щонайменше 2 ферми, і у вас є щонайменше 2 тунелі, отримайте 1 кредит.',
    },
  ],
  // of what there are kinds, and how many
  [
    'upgrade up to 3 different structures for 1 kelp',
    {
      en: 'Upgrade up to 3 structures of different types for 1 kelp each.',
      it: 'Migliora fino a 3 strutture di tipo diverso pagando ogni volta 1 alga.',
      uk: 'Покращте до 3 різних споруд, щоразу за 1 ламінарію.',
    },
  ],
  [
    'gain (players - 1) credits',
    {
      en: 'Gain credits equal to 1 less than the number of players.',
      it: 'Ottieni crediti pari al numero di giocatori − 1.',
      uk: 'Отримайте стільки кредитів, скільки становить кількість гравців − 1.',
    },
  ],
  // whose markers they are
  [
    'choose occupied slot as door then each other player: if door is own: gain 1 credit',
    {
      en: 'Choose an occupied action slot, then each other player, if that action slot has their marker, gains 1 credit.',
      it: 'Scegli uno spazio azione occupato, poi ogni altro giocatore, se quello spazio azione è occupato da quel giocatore, ottiene 1 credito.',
      uk: 'Виберіть зайнятий слот, потім кожен інший гравець, якщо той слот є власним, отримує 1 кредит.',
    },
  ],
  [
    'perform not own yellow slot of other players',
    {
      en: 'Perform the action of a yellow action slot occupied by another player but not by you.',
      it: 'Svolgi l’azione di uno spazio azione giallo non occupato da te occupato da un altro giocatore.',
      uk: 'Застосуйте ефект зайнятого іншим гравцем не власного жовтого слота.',
    },
  ],
  [
    'choose building where it is not a laboratory then upgrade it free',
    {
      en: 'Choose a building other than a laboratory, then upgrade it for free.',
      it: 'Scegli un edificio che non sia un laboratorio, poi miglioralo gratuitamente.',
      uk: 'Виберіть будівлю, що не є лабораторією, потім покращте її безплатно.',
    },
  ],
  [
    'replace nonsymbiotic-city by symbiotic-city then repeat multiplier of it times: resolve production of it',
    {
      en: 'Replace a nonsymbiotic city by a symbiotic city, then resolve its production as many times as its multiplier.',
      it: 'Sostituisci una città non simbiotica con una città simbiotica, poi risolvi la sua produzione tante volte quanto vale il moltiplicatore di quella città non simbiotica.',
      uk: 'Замініть несимбіомісто на симбіомісто, потім застосуйте виробництво цього несимбіоміста стільки разів, скільки становить множник цього несимбіоміста.',
    },
  ],
  [
    'when you build the 2nd tunnel this turn: gain 1 science',
    {
      en: 'Whenever you build your 2nd tunnel each turn, gain 1 science.',
      it: 'Ogni volta che costruisci il 2º tunnel in ogni turno, ottieni 1 ricerca.',
      uk: 'Щоразу, коли ви будуєте 2-й тунель за хід, отримайте 1 науку.',
    },
  ],
  [
    'when you build farm or you build city: gain 1 credit',
    {
      en: 'Whenever you build a farm or a city, gain 1 credit.',
      it: 'Ogni volta che costruisci una serra oppure costruisci una città, ottieni 1 credito.',
      uk: 'Щоразу, коли ви будуєте ферму або ви будуєте місто, отримайте 1 кредит.',
    },
  ],
];

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
