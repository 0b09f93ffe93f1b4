/** Classes of wordings of players, each with a text that is understood, and near them those that must not be. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/internal.ts';
import { effectOf } from './testing.ts';

test.each<[LanguageCode, string, string]>([
  // other verbs, and the same verbs in other forms
  ['it', 'Raccogli 3 crediti.', 'gain 3 credits'],
  ['it', 'Potenzia una serra gratis.', 'upgrade farm free'],
  ['it', 'Costruisci una serra, poi puoi potenziarla gratis.', 'build farm then may upgrade it free'],
  ['uk', 'Отримай 3 кредити.', 'gain 3 credits'],
  ['uk', 'Збудуй ферму безкоштовно.', 'build farm free'],
  ['uk', 'Коли ти будуєш тунель, отримай 1 кредит.', 'when you build tunnel: gain 1 credit'],
  // others, whatever they are called
  [
    'it',
    'Quando un avversario costruisce una città, incassi 1 credito.',
    'when another player builds city: gain 1 credit',
  ],
  ['it', 'Tutti gli altri giocatori ricevono 1 credito.', 'each other player: gain 1 credit'],
  ['uk', 'Кожен суперник отримує 1 кредит.', 'each other player: gain 1 credit'],
  // adjectives behind 2 to 4; a noun in the genitive behind *each of*; what stands between commas
  [
    'uk',
    'Якщо у вас є щонайменше 3 з’єднаних опріснювачі, отримайте 3 кредити.',
    'if connected desalination-plants >= 3: gain 3 credits',
  ],
  ['uk', 'Отримайте по 1 кредиту за кожну з ваших з’єднаних ферм.', 'gain 1 credit per connected farm'],
  ['uk', 'За кожну ферму, з’єднану з вашою мережею, отримайте 1 кредит.', 'each connected farm: gain 1 credit'],
  // *at least* is said once, and counts for all that is counted
  [
    'en',
    'As soon as you have at least 3 farms and 2 connected cities, gain 3 points.',
    'as soon as farms >= 3 and connected cities >= 2: gain 3 points',
  ],
  [
    'en',
    'If you have 3 farms, 2 cities and 1 laboratory, gain 1 point.',
    'if farms >= 3 and cities >= 2 and laboratory >= 1: gain 1 point',
  ],
  [
    'it',
    'Se hai almeno 3 serre e 2 città connesse, ottieni 1 punto.',
    'if farms >= 3 and connected cities >= 2: gain 1 point',
  ],
  [
    'uk',
    'Якщо у вас є щонайменше 3 ферми та 2 з’єднані міста, отримайте 1 очко.',
    'if farms >= 3 and connected cities >= 2: gain 1 point',
  ],
  // a choice between what *and* joins
  ['en', 'Choose between 1 kelp and 1 credit.', 'gain 1 kelp or gain 1 credit'],
  ['it', 'Scegli tra 1 alga e 1 credito.', 'gain 1 kelp or gain 1 credit'],
  ['uk', 'Виберіть між 1 ламінарією і 1 кредитом.', 'gain 1 kelp or gain 1 credit'],
  // a question in place of a condition
  [
    'it',
    'Hai almeno 3 dissalatori connessi? Ottieni 3 crediti!',
    'if connected desalination-plants >= 3: gain 3 credits',
  ],
  ['uk', 'Маєте 3 з’єднані опріснювачі? Отримайте 3 кредити!', 'if connected desalination-plants >= 3: gain 3 credits'],
  // told just so, with `may`
  ['it', 'Puoi costruire fino a due laboratori.', 'may build up to 2 laboratories'],
  // what a game cannot mean gives way to what it can
  [
    'it',
    'Ogni volta che usi uno spazio azione verde, ottieni 1 credito.',
    'when you perform green slot: gain 1 credit',
  ],
  ['it', 'Usa una tua carta azione.', 'use action-card'],
  ['it', '-1 alga: 2 crediti', 'pay 1 kelp: gain 2 credits'],
  ['it', '- 2 alghe', 'gain 2 kelp'],
  // what is done without somebody who does it, and what is stated of the player
  ['it', 'Vengono pescate 2 carte.', 'gain 2 cards'],
  ['it', 'Una tua serra viene migliorata gratis.', 'upgrade farm free'],
  ['uk', 'Втрачаєте 2 очки.', 'lose 2 points'],
  // a noun that is left out behind a number
  ['uk', 'Якщо у вас немає жодної ламінарії, візьміть 2.', 'if kelp = 0: gain 2 kelp'],
  // alike, and places in the order of play
  ['it', 'Ottieni 2 risorse uguali.', 'gain 2 same resources'],
  ['it', 'Se sei primo nell’ordine di gioco, ottieni 2 crediti.', 'if place = 1: gain 2 credits'],
  ['uk', 'Якщо ви ходите останнім, отримайте 2 кредити.', 'if place = players: gain 2 credits'],
])('%s: %s', (code, text, effect) => {
  expect(effectOf(code, text)).toBe(effect);
});

test.each<[LanguageCode, string]>([
  // what is taken away is no gain
  ['en', '-1 point'],
  ['it', '-1 punto'],
  ['uk', '-1 очко'],
  // one of them, or both
  ['it', 'Ottieni uno tra: 1 alga e 1 credito.'],
  // exactly, or at most, the first of them alone, or each
  ['en', 'If you have exactly 3 farms and 2 cities, gain 1 point.'],
  ['en', 'If you have at most 3 farms and 2 cities, gain 1 point.'],
  // used, or only its effect
  ['uk', 'Застосуйте картку активації.'],
  // one built thing, or each time that one is built
  ['it', 'Per ogni tunnel costruito ottieni 1 credito.'],
  ['uk', 'Якщо ви будуєте тунель, отримайте 1 кредит.'],
  ['it', 'Cedi un’alga in cambio di 2 crediti.'],
  // built, or upgraded
  ['it', 'Un laboratorio gratis o 3 crediti.'],
])('%s, refused: %s', (code, text) => {
  expect(effectOf(code, text)).not.toMatch(/^(?:if|gain|when|pay|use|choose)/);
});
