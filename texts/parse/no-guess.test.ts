/** Texts of strangers that used to be read as something else; what is right was written down before. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, print } from '../../dsl/internal.ts';
import { meaningProblems } from './meaning-problems.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawfulParser } from './testing.ts';

const pack = lawfulParser(loaded());
const read = (code: LanguageCode, text: string, name?: string): string | null => {
  const { effect } = pack.parse(text, code, name);
  return effect && print(effect, { layout: 'line' });
};
const suggestionsFor = (code: LanguageCode, text: string): string[] =>
  pack.parse(text, code).problems.flatMap(({ suggestions }) => suggestions);

describe('what stands in front of a colon or a full stop is no title unless it is a name', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Penalty: 2 points.'],
    ['en', 'Enemy: 2 kelp'],
    ['en', 'Opp: +2 kelp'],
    ['it', 'Penalità: 2 punti'],
    ['it', 'Pag. 2 crediti'],
    ['it', 'Rim. 2 strutture gratis'],
    ['uk', 'Штраф: 2 очки'],
    ['uk', 'Опл. 2 кредити'],
    ['uk', 'Зруйн. 2 споруди безплатно'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test('the name of the card, of a card of the game, and words that every card may have', () => {
    expect(read('en', 'Black market: gain 1 kelp.')).toBeNull();
    expect(read('en', 'Black market: gain 1 kelp.', 'Black Market')).toBe('gain 1 kelp');
    expect(read('en', 'Embassy: gain 1 kelp.')).toBe('gain 1 kelp');
    expect(read('en', 'Ability: gain 1 kelp.')).toBe('gain 1 kelp');
  });
});

describe('cards that are said to be nowhere are in hand', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'Discard 2 cards.', 'dispose 2 cards in hand as discarded'],
    ['it', 'Scarta 2 carte.', 'dispose 2 cards in hand as discarded'],
    ['uk', 'Скиньте 2 картки.', 'dispose 2 cards in hand as discarded'],
    ['en', 'Discard 1 red card.', 'dispose 1 red card in hand as discarded'],
    ['en', 'Discard an action card.', 'choose action-card in hand then dispose it as discarded'],
    ['en', 'Each other player discards 1 card.', 'each other player: dispose 1 card in hand as discarded'],
    ['en', 'Put 2 cards on top of the era deck.', 'move 2 cards in hand to top of era-deck'],
    ['en', 'Gain 1 point for every 2 cards you have.', 'gain 1 point per 2 cards in hand'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

describe('what is given up is one with what it is given up for', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'Pay 2 credits. Build a city for free.', 'pay 2 credits: build city free'],
    ['en', 'Pay 1 credit. Perform an action slot.', 'pay 1 credit: perform slot'],
    [
      'en',
      'Gain 1 kelp. Pay 2 credits. Build a city for free. Gain 1 card.',
      'gain 1 kelp; pay 2 credits: build city free; gain 1 card',
    ],
    ['en', 'Lose 1 kelp. Gain 2 credits.', 'lose 1 kelp then gain 2 credits'],
    ['en', 'Gain 2 credits. Lose 1 kelp.', 'gain 2 credits then lose 1 kelp'],
    [
      'en',
      'Put 1 card from your hand on top of the era deck and gain 1 credit.',
      'move 1 card in hand to top of era-deck then gain 1 credit',
    ],
    [
      'uk',
      'Отримайте 3 кредити. Покладіть 2 картки з руки під низ колоди епохи.',
      'gain 3 credits then move 2 cards in hand to bottom of era-deck',
    ],
    ['en', 'Remove a farm and gain 3 points.', 'choose farm then remove it then gain 3 points'],
    ['it', 'Ottieni 3 punti. Rimuovi una serra.', 'gain 3 points then choose farm then remove it'],
    ['uk', 'Втратьте 7 кредитів і отримайте 2 очки.', 'lose 7 credits then gain 2 points'],
    ['it', 'Perdi 7 crediti e ottieni 2 punti.', 'lose 7 credits then gain 2 points'],
    [
      'en',
      'Discard 1 card from your hand to gain 1 point and draw 2 cards.',
      'choose card in hand then dispose it as discarded then (gain 1 point; gain 2 cards)',
    ],
    [
      'en',
      'Discard a card from your hand, then gain 1 point; or gain 2 cards.',
      '(choose card in hand then dispose it as discarded then gain 1 point) or gain 2 cards',
    ],
    ['en', 'Draw 2 cards and discard 1.', 'gain 2 cards then choose card in hand then dispose it as discarded'],
    ['it', 'Pesca 2 carte e scartane 1.', 'gain 2 cards then choose card in hand then dispose it as discarded'],
    [
      'uk',
      'Доберіть картку; якщо вона зелена, отримайте 1 кредит, інакше — 1 ламінарію.',
      'gain card as drawn then if color of drawn = green: gain 1 credit else: gain 1 kelp',
    ],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));

  test.each<[LanguageCode, string]>([
    ['en', 'Discard 1 card to gain 1 point or draw 2 cards.'],
    ['it', 'Scarta 1 carta dalla tua mano per ottenere 1 punto o pescare 2 carte.'],
    ['uk', 'Скиньте 1 картку, щоб отримати 1 очко або добрати 2 картки.'],
    ['en', 'If you have a farm, discard 1 card to gain 1 point or draw 2 cards.'],
  ])('%s: %s has two readings', (code, text) => expect(read(code, text)).toBeNull());

  test('cards are given up all or not at all, in every language', () => {
    const effect = 'may dispose 2 cards in hand as discarded';
    expect(read('en', 'You may discard 2 cards.')).toBe(effect);
    expect(read('it', 'Puoi scartare 2 carte.')).toBe(effect);
    expect(read('uk', 'Ви можете скинути 2 картки.')).toBe(effect);
  });
});

describe('what a word would change is not passed over', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Build a city for 1 credit more.'],
    ['en', 'Pay 1 credit more when you build a tunnel.'],
    ['it', 'Ottieni 1 punto, anche se non hai città.'],
    ['it', 'Anche se non hai serre, ottieni 1 credito.'],
    ['en', 'Gain 1 point for each action card in play.'],
    ['it', 'Ottieni 1 punto per ogni carta in gioco.'],
    ['en', 'Pay 1 additional credit: gain 1 card.'],
    ['it', 'Costruisci una serra pagando 1 credito in più.'],
    ['it', 'Se hai 2 serre in più, ottieni 1 credito.'],
    ['it', 'Ottieni 1 punto per ogni serra in più.'],
    ['it', 'Paga 1 credito in più: ottieni 1 carta.'],
    ['it', 'Migliora una serra pagando 1 ricerca in più.'],
    ['uk', 'Якщо у вас є ще 2 ферми, отримайте 1 кредит.'],
    ['uk', 'Отримайте 1 кредит за кожні ще 2 ферми.'],
    ['uk', 'Коли ви будуєте ще одну ферму, отримайте 1 кредит.'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test.each<[LanguageCode, string]>([
    ['en', 'Gain 1 credit more.'],
    ['it', 'Ottieni anche 1 credito.'],
    ['it', 'Ottieni 1 credito in più.'],
    ['uk', 'Отримайте ще 1 кредит.'],
  ])('%s: %s adds nothing', (code, text) => expect(read(code, text)).toBe('gain 1 credit'));

  test.each([
    'Щоразу, коли будуєте ферму, отримуйте ще 1 кредит.',
    'Щоразу, коли ви будуєте ферму, отримайте ще 1 кредит.',
  ])('%s: what waits is no condition', (text) => expect(read('uk', text)).toBe('when you build farm: gain 1 credit'));

  test('"that many" is said of something in the text', () => {
    const problemsOf = (text: string): string[] =>
      meaningProblems(pack.parse(text, 'en').effect!, 'card', loaded().sources.symbols).map(({ code }) => code);
    expect(problemsOf('Build up to 3 farms; gain that many points.')).toEqual(['no-amount']);
    expect(problemsOf('Build up to 3 farms, then gain that many points.')).toEqual([]);
  });
});

test('none of something is none', () => {
  expect(read('en', 'If you have 0 kelp, gain 2 credits.')).toBe('if kelp = 0: gain 2 credits');
  expect(read('it', 'Se hai 0 alghe, ottieni 2 crediti.')).toBe('if kelp = 0: gain 2 credits');
  expect(read('en', 'If you have 2 kelp, gain 2 credits.')).toBe('if kelp >= 2: gain 2 credits');
});

test('what may be done to one thing twice, or to two', () => {
  expect(read('en', 'Use an action card twice.')).toBeNull();
  expect(read('uk', 'Використайте картку активації двічі.')).toBeNull();
  expect(read('en', 'Do this twice: use an action card.')).toBe('repeat 2 times: use action-card');
  expect(read('en', 'Resolve the production of this card twice.')).toBe('repeat 2 times: resolve production of this');
});

describe('no suggestion says something else', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Lose: 3 credits'],
    ['en', 'All players lose 1 credit.'],
    ['en', 'Each other player looses 2 credits.'],
    ['en', 'Gain 2 credits instead.'],
    ['en', 'Each time an opponent builds a city, gain 1 credit.'],
    ['en', 'Do not gain 2 kelp.'],
    ['en', 'If it rains, gain 2 kelp.'],
  ])('%s: %s', (code, text) => {
    expect(read(code, text)).toBeNull();
    for (const suggestion of suggestionsFor(code, text)) expect(read(code, suggestion)).toBeNull();
  });
});

describe('how often is no number, and a name alone is no order', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Gain 1 credit/turn'],
    ['en', 'Turn.'],
    ['en', 'Era.'],
    ['en', '1 kelp/round'],
    ['en', 'Gain 1 card/era'],
    ['en', '1 card per era'],
    ['it', 'Guadagna 1 credito/turno'],
    ['it', '1 carta/era'],
    ['it', '1 carta per Era'],
    ['it', 'Turno.'],
    ['uk', '1 картка/епоху'],
    ['uk', 'Хід.'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test.each<[LanguageCode, string, string]>([
    ['en', 'Gain 1 card for each era.', 'gain 1 card per era'],
    ['en', 'Take a turn.', 'do turn'],
    ['en', '1 point/city', 'gain 1 point per city'],
    ['en', '1 kelp/1 credit', 'gain 1 kelp or gain 1 credit'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

describe('an exchange works either way, says the rulebook: by itself the writer is asked', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Exchange 1 kelp for 1 steelplast.'],
    ['it', 'Scambia 1 alga con 1 plastacciaio'],
    ['it', 'Potete scambiare 1 alga con 1 plastacciaio.'],
    ['uk', 'Обміняйте 1 ламінарію на 1 сталепласт.'],
  ])('%s: %s', (code, text) => {
    expect(read(code, text)).toBeNull();
    expect(pack.parse(text, code).problems.map((problem) => problem.code)).toContain('two-readings');
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'Exchange 1 kelp for 2 points.', 'pay 1 kelp: gain 2 points'],
    ['it', 'Fino a 3 volte: scambia 1 alga con 1 credito.', 'up to 3 times: pay 1 kelp: gain 1 credit'],
    [
      'it',
      'Scambia 1 alga con 1 plastacciaio o viceversa.',
      '(pay 1 kelp: gain 1 steelplast) or pay 1 steelplast: gain 1 kelp',
    ],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

describe('what says when says it of its own sentence, unless it stands before a colon', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'At the end of the game, gain 1 point. Gain 2 credits.'],
    ['it', 'Alla fine della partita, ottieni 1 punto. Pesca una carta.'],
    ['uk', 'Наприкінці гри отримайте 1 очко. Отримайте 2 кредити.'],
  ])('%s: %s', (code, text) => {
    expect(read(code, text)).toBeNull();
    expect(pack.parse(text, code).problems.map((problem) => problem.code)).toContain('two-programs');
  });

  test('a colon, and what goes on with the sentence', () => {
    expect(read('en', 'End of game: 1 point. Gain 2 credits.')).toBe('gain 1 point; gain 2 credits');
    expect(read('en', 'At the end of the game, gain 1 point. Then gain 2 credits.')).toBe(
      'gain 1 point then gain 2 credits',
    );
  });
});

describe('a limit of one knows not what', () => {
  test.each<[LanguageCode, string]>([
    ['en', '+1 credit (max 4)'],
    ['en', '+1 [credit] (max 4)'],
    ['en', 'Gain 1 kelp (up to 3)'],
    ['en', 'Draw a card (maximum 2)'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test.each<[LanguageCode, string, string]>([
    ['en', '+1 credit (max 4x)', 'up to 4 times: gain 1 credit'],
    ['en', 'Pay 1 kelp to gain 1 credit (max 3)', 'up to 3 times: pay 1 kelp: gain 1 credit'],
    ['en', 'Upgrade a farm (max 2)', 'up to 2 times: upgrade farm'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

describe('two amounts of one thing before a condition are asked about', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Gain 2 kelp, or 3 kelp if you have at least 3 connected cities.'],
    ['en', 'Gain 2 kelp or 3 kelp if you have at least 3 connected cities.'],
    ['it', 'Ottieni 2 alghe o 3 alghe se hai almeno 3 città collegate.'],
  ])('%s: %s', (code, text) => {
    const { effect, problems } = pack.parse(text, code);
    expect([effect, problems.map((one) => one.code)]).toEqual([null, ['two-readings']]);
    expect(problems[0].help).toContain('if connected cities >= 3: gain 3 kelp else: gain 2 kelp');
    expect(problems[0].help).toContain('if connected cities >= 3: gain 2 kelp or gain 3 kelp');
  });

  test('not where the condition stands first, or things differ', () => {
    expect(read('en', 'If you have at least 3 connected cities, gain 2 kelp or 3 kelp.')).toBe(
      'if connected cities >= 3: gain 2 kelp or gain 3 kelp',
    );
    expect(read('en', 'Gain 2 kelp or 1 credit if you have at least 3 connected cities.')).toBe(
      'if connected cities >= 3: gain 2 kelp or gain 1 credit',
    );
  });
});

describe('several of which nothing says how many are not one', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Build farms.'],
    ['en', 'You may upgrade tunnels.'],
    ['en', 'You may build farms on expansion sites.'],
    ['en', 'Build farms or laboratories.'],
    ['en', 'Build a farm or laboratories.'],
    ['it', 'Costruisci serre.'],
    ['uk', 'Побудуйте ферми.'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test('where the number of the first is that of all, or it is a permission', () => {
    expect(read('en', 'Build 2 farms and laboratories.')).toBeNull();
    expect(read('en', 'Build up to 2 farms.')).toBe('build up to 2 farms');
    expect(read('en', 'You may also build farms on expansion sites.')).toBe('allow building farms on expansion-sites');
  });
});

describe('which cards are discarded', () => {
  test.each<[LanguageCode, string, string]>([
    ['uk', 'Доберіть 2 картки, потім скиньте 1.', 'gain 2 cards then choose card in hand then dispose it as discarded'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));

  test.each<[LanguageCode, string]>([
    ['en', 'Draw 2 cards, then discard 1 of them.'],
    ['uk', 'Доберіть 2 картки, потім скиньте 1 з них.'],
    ['uk', 'Доберіть 2 картки, потім скиньте одну з них.'],
  ])('%s: %s: cards that are drawn are no *them*', (code, text) => {
    const { effect } = pack.parse(text, code);
    const problems = effect && meaningProblems(effect, 'card', loaded().sources.symbols);
    expect(problems?.map((problem) => problem.code)).not.toEqual([]);
  });
});

describe('what a pattern fits and no text means', () => {
  test.each<[LanguageCode, string]>([
    // one player is no several
    ['en', 'Choose another player; it gains 1 kelp.'],
    ['it', 'Scegli un altro giocatore; esso ottiene 1 alga.'],
    ['uk', 'Виберіть іншого гравця; він отримує 1 ламінарію.'],
    // the price of what is built is none of what is gained
    ['en', 'Whenever you build a farm for 1 kelp, gain 1 kelp.'],
    ['it', 'Ogni volta che costruisci una serra pagando 1 alga, ottieni 1 alga.'],
    ['uk', 'Щоразу, коли ви будуєте ферму за 1 ламінарію, отримайте 1 ламінарію.'],
    // a duty is nothing that one may do once
    ['en', 'Once per turn, you must pay 1 kelp.'],
    ['it', 'Una volta per turno devi pagare 1 alga.'],
  ])('%s: %s is refused', (code, text) => expect(read(code, text)).toBeNull());

  test.each<[LanguageCode, string, string]>([
    [
      'it',
      'Ogni altro giocatore perde 1 alga, poi ottieni 1 credito.',
      '(each other player: lose 1 kelp) then gain 1 credit',
    ],
    ['en', 'Each other player gains 1 kelp and draws 1 card.', 'each other player: gain 1 kelp; gain 1 card'],
    [
      'uk',
      'Кожен інший гравець отримує 1 ламінарію; отримує 1 кредит.',
      'each other player: gain 1 kelp; gain 1 credit',
    ],
    ['en', 'Whenever you build a farm, pay 1 kelp to gain 1 kelp.', 'when you build farm: pay 1 kelp: gain 1 kelp'],
    ['en', 'Once per turn, you may pay 1 kelp to gain 1 credit.', 'once per turn: may pay 1 kelp: gain 1 credit'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

test.each<[LanguageCode, string, string]>([
  ['en', 'Each other player gains 1 kelp and gain 1 credit.', 'an order to you stands in what other players do'],
  ['it', 'Una volta per turno devi pagare 1 alga.', 'what one may do once in a period is no duty'],
  ['uk', 'Виберіть іншого гравця; він отримує 1 ламінарію.', 'one player was chosen, and this is said of several'],
])('%s: %s: the reason is told', (code, text, reason) =>
  expect(pack.parse(text, code).problems[0]).toMatchObject({ code: 'never-said', message: reason }),
);

describe('what stands last is of all before it, or of the last', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Gain 1 kelp, and 2 credits if you have a farm.'],
    ['en', 'Gain 1 kelp, or 2 credits if you have a farm.'],
    ['en', 'Gain 1 kelp, and 2 credits at the end of the turn.'],
    ['en', 'Gain 1 kelp and gain 2 credits if you have a farm.'],
    ['it', 'Ottieni 1 alga e ottieni 2 crediti alla fine del turno.'],
    ['uk', 'Отримайте 1 ламінарію, або 2 кредити, якщо у вас немає ферми.'],
  ])('%s: %s has two readings', (code, text) => {
    expect(read(code, text)).toBeNull();
    expect(pack.parse(text, code).problems.map((problem) => problem.code)).toContain('two-readings');
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'Gain 1 kelp; gain 2 credits if you have a farm.', 'gain 1 kelp; if farm: gain 2 credits'],
    ['it', 'Ottieni 1 alga; ottieni 2 crediti se hai una serra.', 'gain 1 kelp; if farm: gain 2 credits'],
    ['uk', 'Отримайте 1 ламінарію; отримайте 2 кредити, якщо у вас є ферма.', 'gain 1 kelp; if farm: gain 2 credits'],
    ['en', 'Gain 1 kelp and 2 credits if you have a farm.', 'if farm: gain 1 kelp, 2 credits'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});
