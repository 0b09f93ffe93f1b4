/** Texts as people write them, beside those that are rendered: words of every day, signs in place of words, other determiners. */
import { expect, test } from 'vitest';
import { LANGUAGES, loadPack, print, type LanguageCode, type LoadedPack, type PackModel } from '../../index.ts';
import { nodeFiles } from '../../node.ts';
import { languageOn, lexiconOf, parseText } from '../index.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities') as LoadedPack & { model: PackModel };

function effectOf(code: LanguageCode, text: string): string {
  const { effect, problems } = parseText(
    text,
    languageOn('cards', LANGUAGES[code]),
    sources.symbols,
    lexiconOf(model, code),
  );
  return effect ? print(effect, { layout: 'line' }) : problems.map(({ message }) => message).join('; ');
}

test.each<[LanguageCode, string, string]>([
  // determiners that are never rendered
  ['en', 'Gain 1 credit for each of your tunnels.', 'gain 1 credit per tunnel'],
  ['en', 'Every connected city gives you 1 credit.', 'each connected city: gain 1 credit'],
  ['en', 'Draw cards equal to the number of your laboratories.', 'gain laboratories cards'],
  ['en', 'Build any building for free.', 'build building free'],
  ['it', '1 credito per ciascuno dei tuoi tunnel.', 'gain 1 credit per tunnel'],
  ['it', 'Svolgi l’azione di un qualsiasi spazio colorato.', 'perform colored slot'],
  ['uk', 'Кожна ваша лабораторія виробляє 1 науку.', 'each laboratory: gain 1 science'],
  ['uk', 'Отримайте стільки кредитів, скільки у вас тунелів.', 'gain tunnels credits'],
  // other nouns and adjectives, of the language and of the pack
  ['en', 'Perform the action of an empty red slot.', 'perform available red slot'],
  ['en', 'You gain 1 kelp per city in your network.', 'gain 1 kelp per connected city'],
  ['it', 'Esegui l’azione di uno spazio verde libero.', 'perform available green slot'],
  ['it', 'Ottieni 1 alga per ogni città della tua rete.', 'gain 1 kelp per connected city'],
  ['uk', 'Застосуйте ефект вільного зеленого слота.', 'perform available green slot'],
  ['uk', 'Отримайте 1 ламінарію за кожне місто вашої мережі.', 'gain 1 kelp per connected city'],
  ['uk', 'Візьміть карту й отримайте кредит.', 'gain card; gain credit'],
  // signs
  ['en', '+2 kelp, +1 credit', 'gain 2 kelp, 1 credit'],
  ['en', '-1 kelp: +2 credits', 'pay 1 kelp: gain 2 credits'],
  ['en', '1 [kelp] = 2 [credit]', 'pay 1 kelp: gain 2 credits'],
  ['en', '[steelplast] / [credit]', 'gain 1 steelplast or gain 1 credit'],
  ['en', '3 [point] / connected metropolis', 'gain 3 points per connected metropolis'],
  ['it', '3 [punto] / metropoli connessa', 'gain 3 points per connected metropolis'],
  ['uk', '[ламінарія]: 2 [кредит]', 'pay 1 kelp: gain 2 credits'],
  // comparisons
  ['en', 'If you have more tunnels than farms, gain 1 kelp.', 'if tunnels > farms: gain 1 kelp'],
  ['en', 'If you have both a farm and a laboratory, gain 2 points.', 'if farm and laboratory: gain 2 points'],
  ['it', 'Se hai più serre che tunnel, pesca una carta.', 'if farms > tunnels: gain card'],
  ['uk', 'Якщо у вас більше тунелів, ніж ферм, отримайте 1 ламінарію.', 'if tunnels > farms: gain 1 kelp'],
  ['en', 'Unless you have a laboratory, gain 2 science.', 'if not laboratory: gain 2 science'],
  ['en', 'If you built a city this turn, gain 2 points.', 'if built cities this turn >= 1: gain 2 points'],
  ['it', 'Se hai costruito una città questo turno, ottieni 2 punti.', 'if built cities this turn >= 1: gain 2 points'],
  ['uk', 'Якщо ви збудували місто цього ходу, отримайте 2 очки.', 'if built cities this turn >= 1: gain 2 points'],
  // amounts of a class, which one chooses
  ['en', 'Gain 2 resources.', 'gain 2 resources'],
  ['en', 'Gain 2 different resources of your choice.', 'gain 2 different resources'],
  ['it', 'Ottieni 2 risorse diverse a tua scelta.', 'gain 2 different resources'],
  ['uk', 'Отримайте 2 різні ресурси на ваш вибір.', 'gain 2 different resources'],
  // an effect for each of something
  [
    'en',
    'Advance 1 space on the Federation track for each connected metropolis.',
    'each connected metropolis: advance 1 on federation',
  ],
  // a card of which nothing says where it is: the pack knows
  ['en', 'Discard a card, then draw 2 cards.', 'choose card in hand then dispose it as discarded then gain 2 cards'],
  [
    'en',
    'Discard a card. If you do, gain 3 kelp.',
    'choose card in hand then dispose it as discarded then gain 3 kelp',
  ],
  ['en', 'Pay 2 credits. If you do, draw 3 cards.', 'pay 2 credits: gain 3 cards'],
  [
    'it',
    'Scarta una carta. Se lo fai, ottieni 3 alghe.',
    'choose card in hand then dispose it as discarded then gain 3 kelp',
  ],
  ['uk', 'Скиньте карту.', 'choose card in hand then dispose it as discarded'],
  // a comma that is left out
  ['it', 'Alla fine del turno ottieni 1 credito.', 'at end of turn: gain 1 credit'],
  ['it', 'Alla fine del tuo turno, pesca 1 carta.', 'when turn ends: gain 1 card'],
  ['uk', 'Наприкінці свого ходу доберіть 1 картку.', 'when turn ends: gain 1 card'],
  // things are in a zone, whatever the words
  ['uk', 'Якщо у вас немає карток у руці, доберіть 2 картки.', 'if cards in hand = 0: gain 2 cards'],
])('%s: %s', (code, text, effect) => {
  expect(effectOf(code, text)).toBe(effect);
});

test.each<[LanguageCode, string]>([
  // what follows the second noun may be said of both
  ['en', 'If you have both a green card and a red card in your hand, gain 5 points.'],
  // what is given up may be for what follows, or not
  ['en', 'Discard a card from your hand. Gain 2 credits.'],
  // sets of different things are no multiples
  ['en', 'Gain 1 point for each set of 3 different buildings.'],
  ['en', 'Gain 1 point for every pair of different buildings.'],
])('%s, refused: %s', (code, text) => {
  expect(effectOf(code, text)).not.toMatch(/^(?:if|gain)/);
});
