/** Texts as people write them, beside those that are rendered: words of every day, signs in place of words, other determiners. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/internal.ts';
import { effectOf } from './testing.ts';

test.each<[LanguageCode, string, string]>([
  // so many at most, so often, for each of them
  ['en', 'Build up to 2 tunnels.', 'build up to 2 tunnels'],
  ['it', 'Costruisci fino a 2 tunnel.', 'build up to 2 tunnels'],
  ['uk', 'Побудуйте до 2 тунелів.', 'build up to 2 tunnels'],
  ['en', 'Upgrade at most 3 of your structures for free.', 'upgrade up to 3 structures free'],
  ['en', 'Pay up to 3 kelp. Gain 1 biomatter for each kelp paid.', 'up to 3 times: pay 1 kelp: gain 1 biomatter'],
  [
    'en',
    'Pay 1 science or 1 steelplast up to 3 times. Gain 3 points each time.',
    'up to 3 times: pay 1 science or 1 steelplast: gain 3 points',
  ],
  ['it', 'Paga 1 alga fino a 3 volte. Ogni volta ottieni 3 punti.', 'up to 3 times: pay 1 kelp: gain 3 points'],
  ['en', 'Gain 1 point per connected city, up to 5 points.', 'gain (min(connected city, 5)) point'],
  ['en', 'Gain 2 points per connected city, up to 6 points.', 'gain (min(2 * connected city, 6)) points'],
  ['uk', 'Отримайте 1 очко за кожне з’єднане місто, але не більше 5.', 'gain (min(connected city, 5)) point'],
  // what it costs, behind a comma or in brackets
  ['en', 'Upgrade a farm, for 1 credit.', 'upgrade farm for 1 credit'],
  ['en', 'Build a tunnel (for 1 credit).', 'build tunnel for 1 credit'],
  ['it', 'Migliora una serra, per 1 credito.', 'upgrade farm for 1 credit'],
  ['uk', 'Покращіть ферму (за 1 кредит).', 'upgrade farm for 1 credit'],
  // once, the first time that one likes
  [
    'en',
    'Once per era, when you use an action card, you may resolve it again.',
    'once per era: when you use action-card: may resolve it',
  ],
  [
    'en',
    'Once each turn, when you gain kelp, you may gain 1 credit.',
    'once per turn: when you gain kelp: may gain 1 credit',
  ],
  [
    'it',
    'Una volta per Era, quando usi una carta azione, puoi risolverla.',
    'once per era: when you use action-card: may resolve it',
  ],
  [
    'uk',
    'Раз на епоху, коли ви використовуєте картку активації, за бажання застосуйте її ще раз.',
    'once per era: when you use action-card: may resolve it',
  ],
  // another way to pay
  [
    'en',
    'When you build a tunnel, you may pay 2 credits instead of 1 steelplast.',
    'let pay 2 credits instead of 1 steelplast when building tunnel',
  ],
  [
    'en',
    'You may spend 3 credits instead of 1 science when you upgrade a farm.',
    'let pay 3 credits instead of 1 science when upgrading farm',
  ],
  [
    'it',
    'Quando costruisci un tunnel, puoi pagare 2 crediti invece di 1 plastacciaio.',
    'let pay 2 credits instead of 1 steelplast when building tunnel',
  ],
  [
    'uk',
    'Коли ви будуєте тунель, ви можете заплатити 2 кредити замість 1 сталепласта.',
    'let pay 2 credits instead of 1 steelplast when building tunnel',
  ],
  // what is free or cheaper is what is upgraded, not what is built
  ['en', 'The first structure you upgrade each turn is free.', 'discount all on upgrading 1st structure this turn'],
  [
    'it',
    'La prima struttura che migliori in ogni turno è gratis.',
    'discount all on upgrading 1st structure this turn',
  ],
  [
    'uk',
    'Перша споруда, яку ви покращуєте кожного ходу, безплатна.',
    'discount all on upgrading 1st structure this turn',
  ],
  // one of several things that were built is not *it*; one that was built later is
  [
    'en',
    'Build a farm and a laboratory. Upgrade it for free.',
    '“it” does not refer to one thing that was mentioned before',
  ],
  ['en', 'Gain 1 kelp and build a farm. Upgrade it for free.', 'gain 1 kelp; build farm then upgrade it free'],
  // a plus behind a number, and between two
  ['en', 'If you have 7+ connected cities, gain 8 points.', 'if connected cities >= 7: gain 8 points'],
  ['it', 'Ottieni 2 punti per ogni serra migliorata e connessa.', 'gain 2 points per connected upgraded farm'],
  // what is done to what was built, in the same sentence; where it is built
  ['en', 'Build a farm and upgrade it.', 'build farm then upgrade it'],
  ['it', 'Costruisci una serra e migliorala.', 'build farm then upgrade it'],
  [
    'en',
    'Build a city. You may then build a farm next to it.',
    'build city then may build farm on site adjacent to it',
  ],
  [
    'it',
    'Costruisci una città. Poi puoi costruire una serra accanto ad essa.',
    'build city then may build farm on site adjacent to it',
  ],
  [
    'uk',
    'Побудуйте місто. Потім можете побудувати ферму поруч із ним.',
    'build city then may build farm on site adjacent to it',
  ],
  [
    'en',
    'Build a tunnel. If it is next to a farm, gain 1 kelp.',
    'build tunnel then if farm adjacent to it: gain 1 kelp',
  ],
  // what gives something each time that it is built
  ['en', 'Every city you build gives you 2 points.', 'when you build city: gain 2 points'],
  ['it', 'Per ogni città che costruisci, ottieni 2 punti.', 'when you build city: gain 2 points'],
  ['uk', 'За кожне місто, яке ви будуєте, отримайте 2 очки.', 'when you build city: gain 2 points'],
  ['en', 'When you connect a metropolis, gain 2 credits.', 'when metropolis becomes connected: gain 2 credits'],
  [
    'it',
    'Quando colleghi una metropoli alla tua rete, ottieni 2 crediti.',
    'when metropolis becomes connected: gain 2 credits',
  ],
  [
    'uk',
    'Коли ви під’єднуєте метрополію до своєї мережі, отримайте 2 кредити.',
    'when metropolis becomes connected: gain 2 credits',
  ],
  // what is saved, not gained
  ['en', 'You save 1 credit whenever you build a tunnel.', 'discount 1 credit on building tunnel'],
  ['it', 'Risparmi 1 credito ogni volta che costruisci un tunnel.', 'discount 1 credit on building tunnel'],
  ['uk', 'Ви заощаджуєте 1 кредит щоразу, коли будуєте тунель.', 'discount 1 credit on building tunnel'],
  // kinds; the hand; other words for conditions
  ['en', 'If you have all three kinds of building, gain 2 science.', 'if different buildings >= 3: gain 2 science'],
  ['it', 'Se hai tutti e tre i tipi di edificio, ottieni 2 ricerca.', 'if different buildings >= 3: gain 2 science'],
  ['uk', 'Якщо у вас є будівлі всіх трьох типів, отримайте 2 науки.', 'if different buildings >= 3: gain 2 science'],
  ['en', 'Gain 1 credit for each card in hand.', 'gain 1 credit per card in hand'],
  ['en', 'If your hand is empty, draw 2 cards.', 'if cards in hand = 0: gain 2 cards'],
  ['uk', 'Якщо ваша рука порожня, доберіть 2 картки.', 'if cards in hand = 0: gain 2 cards'],
  [
    'en',
    'If you have no cards in hand, gain 1 kelp, otherwise gain 2 credits.',
    'if cards in hand = 0: gain 1 kelp else: gain 2 credits',
  ],
  [
    'en',
    'Each connected city with a laboratory gives 1 science.',
    'each connected city with laboratories >= 1: gain 1 science',
  ],
  ['uk', 'Сплатіть 1 кредит, щоб використати слот, який уже зайняв суперник.', 'pay 1 credit: perform foreign slot'],
  ['en', 'ACTION — Pay 1 kelp and gain 2 credits.', 'pay 1 kelp: gain 2 credits'],
  [
    'en',
    'At game end, this card is worth 2 points per connected metropolis.',
    'gain 2 points per connected metropolis',
  ],
  // determiners that are never rendered
  ['en', 'Gain 1 credit for each of your tunnels.', 'gain 1 credit per tunnel'],
  ['en', 'Every connected city gives you 1 credit.', 'each connected city: gain 1 credit'],
  ['en', 'Draw cards equal to the number of your laboratories.', 'gain laboratories cards'],
  ['en', 'Build any building for free.', 'build building free'],
  ['it', '1 credito per ciascuno dei tuoi tunnel.', 'gain 1 credit per tunnel'],
  ['it', 'Svolgi l’azione di un qualsiasi spazio colorato.', 'perform colored slot'],
  ['uk', 'Кожна ваша лабораторія виробляє 1 науку.', 'each laboratory: gain 1 science'],
  ['uk', 'Отримайте стільки кредитів, скільки у вас тунелів.', 'gain tunnels credits'],
  // a card that was drawn
  [
    'en',
    'Draw 1 card. Gain 1 credit. If that card is red, gain 1 point.',
    'gain 1 card as drawn then gain 1 credit then if color of drawn = red: gain 1 point',
  ],
  [
    'en',
    'Draw a card. You may discard it. If it is red, gain 1 point.',
    'gain card as drawn then (may dispose drawn as discarded) then if color of drawn = red: gain 1 point',
  ],
  [
    'it',
    'Pesca 1 carta. Se è rossa, puoi scartarla.',
    'gain 1 card as drawn then if color of drawn = red: may dispose drawn as discarded',
  ],
  [
    'uk',
    'Доберіть 1 картку. Якщо вона червона, отримайте 1 кредит.',
    'gain 1 card as drawn then if color of drawn = red: gain 1 credit',
  ],
  // what was chosen goes before what was drawn
  [
    'en',
    'Choose a city, then gain 1 card, then gain 1 kelp for each of its farms.',
    'choose city then gain 1 card then gain 1 kelp per farm of it',
  ],
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
  // a dash of a list is no minus
  ['en', '- 1 kelp, 2 credits', 'gain 1 kelp, 2 credits'],
  ['en', '- 1 kelp + 2 credits', 'gain 1 kelp, 2 credits'],
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
  // who acts, in the indicative; what all of them give each
  ['uk', 'Щоразу, коли ви будуєте ферму, отримуєте 1 ламінарію.', 'when you build farm: gain 1 kelp'],
  ['uk', 'Ваші ферми виробляють по 1 ламінарії.', 'each farm: gain 1 kelp'],
  ['it', 'Le tue serre producono 1 alga ciascuna.', 'each farm: gain 1 kelp'],
  ['it', 'Si ottiene 1 credito per ogni tunnel.', 'gain 1 credit per tunnel'],
  ['it', 'Qualora tu abbia almeno 3 serre, ottieni 2 crediti.', 'if farms >= 3: gain 2 credits'],
  // events of one thing or another
  [
    'uk',
    'Щоразу, коли ви покращуєте ферму або лабораторію, отримайте 1 очко.',
    'when you upgrade farm or you upgrade laboratory: gain 1 point',
  ],
  [
    'it',
    'Quando costruisci o migliori una serra, ottieni 1 punto.',
    'when you build farm or you upgrade farm: gain 1 point',
  ],
  ['uk', 'Якщо у вас є ферма або лабораторія, отримайте 2 кредити.', 'if farm or laboratory: gain 2 credits'],
  ['uk', 'Якщо на руці немає карток, доберіть 2 картки.', 'if cards in hand = 0: gain 2 cards'],
  // what costs less
  ['uk', 'Перший тунель кожного ходу безкоштовний.', 'discount all on building 1st tunnel this turn'],
  ['uk', 'Кожен ваш тунель коштує на 1 кредит менше.', 'discount 1 credit on building tunnel'],
  ['it', 'Per costruire una città paghi 2 crediti in meno.', 'discount 2 credits on building city'],
  // where one has no marker
  [
    'uk',
    'Сплатіть 1 кредит, щоб виконати дію кольорового слота без вашого маркера.',
    'pay 1 credit: perform not own colored slot',
  ],
  // both ways, as many as, one or the other, of each
  [
    'en',
    'Exchange 1 kelp for 1 steelplast or vice versa.',
    '(pay 1 kelp: gain 1 steelplast) or pay 1 steelplast: gain 1 kelp',
  ],
  ['en', 'Exchange up to 3 kelp for the same amount of biomatter.', 'up to 3 times: pay 1 kelp: gain 1 biomatter'],
  ['it', 'Costruisci o migliora gratis un tunnel.', 'build tunnel free or upgrade tunnel free'],
  [
    'uk',
    'Отримайте по 1 очку за кожне з’єднане місто й кожну з’єднану метрополію.',
    'gain 1 point per connected city + connected metropolis',
  ],
  ['en', 'Gain a resource of your choice.', 'gain resource'],
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
  // at most so many of which
  ['en', 'Gain 2 points per connected city, up to 3 cities.'],
  ['en', 'Gain 2 points per connected city, up to 5.'],
  ['uk', 'Отримайте 2 очки за кожне з’єднане місто, але не більше 5.'],
  // sets of different things are no multiples
  ['en', 'Gain 1 point for each set of 3 different buildings.'],
  ['en', 'Gain 1 point for every pair of different buildings.'],
])('%s, refused: %s', (code, text) => {
  expect(effectOf(code, text)).not.toMatch(/^(?:if|gain)/);
});
