/** Cards about other players, and about the kind of what was chosen, are said in three languages, read back and played. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { CardPack, testPack } from './card-packs.ts';

const pack = new CardPack('others');
const { cards } = pack;

testPack(pack, 10);

const PRINTED: Record<string, Record<LanguageCode, string>> = {
  'largest-league': {
    en: 'If you have more connected cities than each other player, gain 6 points; otherwise, if you are tied for the most connected cities, gain 3 points.',
    it: 'Se hai più città connesse di ogni altro giocatore, ottieni 6 punti; altrimenti se sei in parità per il maggior numero di città connesse, ottieni 3 punti.',
    uk: 'Якщо у вас більше з’єднаних міст, ніж у кожного іншого гравця, отримайте 6 очок; інакше, якщо у вас найбільше з’єднаних міст нарівні з іншим гравцем, отримайте 3 очки.',
  },
  'friendly-rivals': {
    en: 'Choose the player on your left. Then, if you have more connected cities than that player, gain 3 points. Then, for each kind of structure, if you have more structures of that kind than that player, gain 3 points. Choose the player on your right, then that player gains 1 credit.',
    it: 'Scegli il giocatore alla tua sinistra. Poi, se hai più città connesse rispetto a quel giocatore, ottieni 3 punti. Poi, per ogni tipo di struttura, se hai più strutture di quel tipo rispetto a quel giocatore, ottieni 3 punti. Scegli il giocatore alla tua destra, poi quel giocatore ottiene 1 credito.',
    uk: 'Виберіть гравця ліворуч від вас. Потім, якщо у вас більше з’єднаних міст, ніж у того гравця, отримайте 3 очки. Потім, для кожного виду споруд: якщо у вас більше споруд цього виду, ніж у того гравця, отримайте 3 очки. Виберіть гравця праворуч від вас, потім той гравець отримує 1 кредит.',
  },
  'envious-eyes': {
    en: 'If there is a player on your left with more credits than you, gain 2 credits.',
    it: 'Se c’è un giocatore alla tua sinistra con più crediti di te, ottieni 2 crediti.',
    uk: 'Якщо є гравець ліворуч від вас, у якого більше кредитів, ніж у вас, отримайте 2 кредити.',
  },
  'relief-fund': {
    en: 'If you have fewer connected cities than each other player, gain 2 credits. If you are tied for the fewest connected cities, gain 1 credit.',
    it: 'Se hai meno città connesse di ogni altro giocatore, ottieni 2 crediti. Se sei in parità per il minor numero di città connesse, ottieni 1 credito.',
    uk: 'Якщо у вас менше з’єднаних міст, ніж у кожного іншого гравця, отримайте 2 кредити. Якщо у вас найменше з’єднаних міст нарівні з іншим гравцем, отримайте 1 кредит.',
  },
  'harbor-whistle': {
    en: 'Once per era, at the beginning of a round, become first in the order of play.',
    it: 'Una volta per Era: all’inizio di un round, passa al primo posto nell’ordine di gioco.',
    uk: 'Раз на епоху: на початку раунду посядьте перше місце в порядку ходів.',
  },
  'after-you': {
    en: 'Become last in the order of play, then gain 3 credits.',
    it: 'Passa all’ultimo posto nell’ordine di gioco, poi ottieni 3 crediti.',
    uk: 'Посядьте останнє місце в порядку ходів, потім отримайте 3 кредити.',
  },
  'middle-course': {
    en: 'Move to place 2 in the order of play.',
    it: 'Passa al posto 2 nell’ordine di gioco.',
    uk: 'Посядьте місце 2 в порядку ходів.',
  },
  'rush-hour': {
    en: 'If there are at least 5 occupied colored action slots, gain 1 steelplast.',
    it: 'Se ci sono almeno 5 spazi azione colorati occupati, ottieni 1 plastacciaio.',
    uk: 'Якщо є щонайменше 5 зайнятих кольорових слотів, отримайте 1 сталепласт.',
  },
  'open-library': {
    en: 'Reveal the top 3 cards of the era deck. Then each other player, beginning with the player after you, takes 1 of them into their hand. Then take the others into your hand.',
    it: 'Scopri le prime 3 carte del mazzo dell’Era. Poi ogni altro giocatore, a partire da chi viene dopo di te, prende in mano 1 di esse. Poi prendi in mano le altre.',
    uk: 'Відкрийте 3 верхні картки колоди епохи. Потім кожен інший гравець, починаючи з гравця після вас, бере в руку 1 з них. Потім візьміть в руку решту.',
  },
  'exchange-of-plans': {
    en: 'Choose another player, then gain 1 point for each connected symbiotic city that player has more than you (at most 4 points).',
    it: 'Scegli un altro giocatore, poi ottieni 1 punto per ogni città simbiotica connessa che quel giocatore ha in più di te (al massimo 4 punti).',
    uk: 'Виберіть іншого гравця, потім отримайте 1 очко за кожне з’єднане симбіомісто того гравця понад вашу кількість (не більше 4 очок).',
  },
  'loan-office': {
    en: 'Choose another player. Then, if that player has more credits than you, take 1 credit from that player; otherwise gain 1 credit for every 2 cards in that player’s hand.',
    it: 'Scegli un altro giocatore. Poi, se quel giocatore ha più crediti di te, prendi 1 credito da quel giocatore; altrimenti ottieni 1 credito ogni 2 carte in mano di quel giocatore.',
    uk: 'Виберіть іншого гравця. Потім, якщо у того гравця більше кредитів, ніж у вас, візьміть 1 кредит у того гравця; інакше отримайте 1 кредит за кожні 2 картки на руці того гравця.',
  },
  'fair-shares': {
    en: 'If no other player has fewer connected cities than you, gain 2 steelplast; otherwise gain 1 kelp.',
    it: 'Se nessun altro giocatore ha meno città connesse di te, ottieni 2 plastacciaio; altrimenti ottieni 1 alga.',
    uk: 'Якщо немає іншого гравця, у якого менше з’єднаних міст, ніж у вас, отримайте 2 сталепласти; інакше отримайте 1 ламінарію.',
  },
  'public-survey': {
    en: 'If each other player has at least 2 connected cities, gain 1 point. If another player has fewer kelp than you, gain 1 credit.',
    it: 'Se ogni altro giocatore ha almeno 2 città connesse, ottieni 1 punto. Se un altro giocatore ha meno alghe di te, ottieni 1 credito.',
    uk: 'Якщо у кожного іншого гравця щонайменше 2 з’єднані міста, отримайте 1 очко. Якщо є інший гравець, у якого менше ламінарій, ніж у вас, отримайте 1 кредит.',
  },
  envoys: {
    en: 'Advance 2 on the Federation track or gain 1 credit for each player ahead of you on the Federation track.',
    it: 'Avanza di 2 spazi sul tracciato della Federazione oppure ottieni 1 credito per ogni giocatore davanti a te sul tracciato della Federazione.',
    uk: 'Просуньтеся на 2 поділки по треку Федерації або отримайте 1 кредит за кожного гравця попереду вас на треку Федерації.',
  },
  'tow-line': {
    en: 'Choose a player behind you on the Federation track. Then that player gains 1 kelp. Then, if that player is after you in the order of play, gain 1 point.',
    it: 'Scegli un giocatore dietro di te sul tracciato della Federazione. Poi quel giocatore ottiene 1 alga. Poi, se quel giocatore è dopo di te nell’ordine di gioco, ottieni 1 punto.',
    uk: 'Виберіть гравця позаду вас на треку Федерації. Потім той гравець отримує 1 ламінарію. Потім, якщо той гравець після вас у порядку ходів, отримайте 1 очко.',
  },
  'back-door': {
    en: 'Choose a colored action slot occupied by another player, then perform its action. Then that player gains 1 credit.',
    it: 'Scegli uno spazio azione colorato occupato da un altro giocatore, poi svolgi l’azione di quello spazio azione. Poi quel giocatore ottiene 1 credito.',
    uk: 'Виберіть зайнятий іншим гравцем кольоровий слот, потім застосуйте ефект цього слота. Потім той гравець отримує 1 кредит.',
  },
};

test('each card is printed', () => {
  expect(Object.keys(PRINTED).sort()).toEqual(cards.map(({ id }) => id).sort());
});

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const parser = pack.parserIn(language);

  test.each(cards.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const texts = pack.textsOf(card, language, parser);
    expect(texts.map(({ text }) => text)).toEqual([PRINTED[id][language.code]]);
    for (const { missing, parsed, meant } of texts) expect([missing, parsed]).toEqual([[], meant]);
  });
});
