import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../../dsl/syntax/index.ts';
import type { EffectNode } from '../../../dsl/syntax/ast.ts';
import { byRules } from '../../lexicon/lexicon.ts';
import { lexiconOf } from '../../lexicon/lexicon-of.ts';
import { Renderer } from '../../render/renderer.ts';
import { adjective, afterNumber, EACH, ordinal, THIS, YOUR } from './forms.ts';
import { ukrainian } from './index.ts';
import { loaded } from '../../../test/support/loaded.ts';

const { model, sources } = loaded();
const renderer = new Renderer(ukrainian.onCards, byRules(lexiconOf(model, 'uk')), sources.symbols);
const render = (effect: string, self?: string): string => {
  const { ast } = parseProgram(effect);
  return renderer.effect(ast as EffectNode, self).text;
};

describe('Ukrainian: forms', () => {
  test.each([
    [0, 'many'],
    [1, 'singular'],
    [2, 'plural'],
    [4, 'plural'],
    [5, 'many'],
    [11, 'many'],
    [12, 'many'],
    [14, 'many'],
    [21, 'singular'],
    [22, 'plural'],
    [25, 'many'],
    [111, 'many'],
  ] as const)('after %i', (n, form) => {
    expect(afterNumber(n)).toBe(form);
  });
  test.each([
    [1, 'f', 'nom', '1-ша'],
    [2, 'f', 'acc', '2-гу'],
    [2, 'm', 'acc', '2-й'],
    [2, 'n', 'nom', '2-ге'],
    [3, 'f', 'nom', '3-тя'],
    [3, 'f', 'acc', '3-тю'],
    [3, 'n', 'nom', '3-тє'],
    [4, 'm', 'gen', '4-го'],
    [5, 'f', 'loc', '5-й'],
    [7, 'f', 'ins', '7-ю'],
    [8, 'm', 'dat', '8-му'],
    [10, 'f', 'acc', '10-ту'],
    [12, 'f', 'acc', '12-ту'],
    [13, 'm', 'ins', '13-м'],
    [22, 'f', 'acc', '22-гу'],
  ] as const)('the ordinal %i, %s, %s', (n, gender, grammatical, text) => {
    expect(ordinal(n, gender, grammatical)).toBe(text);
  });
  test('words without an ending in the masculine', () => {
    expect((['nom', 'gen', 'acc', 'loc'] as const).map((c) => EACH.form('m', 'singular', c))).toEqual([
      'кожен',
      'кожного',
      'кожен',
      'кожному',
    ]);
    expect(EACH.form('f', 'singular', 'acc')).toBe('кожну');
    expect(YOUR.form('f', 'singular', 'loc')).toBe('вашій');
    expect((['m', 'f', 'n'] as const).map((gender) => THIS.form(gender, 'singular', 'ins'))).toEqual([
      'цим',
      'цією',
      'цим',
    ]);
    expect(THIS.form('m', 'singular', 'acc', true)).toBe('цього');
    expect(adjective('порожній').form('f', 'singular', 'ins')).toBe('порожньою');
  });
});

describe('Ukrainian: numbers and nouns', () => {
  test.each([
    ['gain 1 kelp', 'Отримайте 1 ламінарію.'],
    ['gain 3 kelp', 'Отримайте 3 ламінарії.'],
    ['gain 5 kelp', 'Отримайте 5 ламінарій.'],
    ['gain 11 points', 'Отримайте 11 очок.'],
    ['gain 14 credits', 'Отримайте 14 кредитів.'],
    ['gain 21 steelplast', 'Отримайте 21 сталепласт.'],
    ['upgrade 1 upgraded farm free', 'Покращте 1 покращену ферму безплатно.'],
    [
      'if connected desalination-plants >= 1: gain 1 card',
      'Якщо у вас є щонайменше 1 з’єднаний опріснювач, отримайте 1 картку.',
    ],
    [
      'if connected upgraded farms >= 3: gain 1 card',
      'Якщо у вас є щонайменше 3 з’єднані покращені ферми, отримайте 1 картку.',
    ],
    ['if connected cities >= 5: gain 1 card', 'Якщо у вас є щонайменше 5 з’єднаних міст, отримайте 1 картку.'],
    ['if cards in hand = 0: gain 1 card', 'Якщо у вас немає карток на руці, отримайте 1 картку.'],
    ['gain 1 credit per 5 connected tunnels', 'Отримайте 1 кредит за кожні 5 з’єднаних тунелів.'],
    [
      'gain 1 credit per connected city, 1 card per connected tunnel, 1 point per connected farm',
      'Отримайте 1 кредит за кожне з’єднане місто, 1 картку за кожен з’єднаний тунель і 1 очко за кожну з’єднану ферму.',
    ],
    ['gain 1 point per connected not upgraded farm', 'Отримайте 1 очко за кожну з’єднану непокращену ферму.'],
    ['gain 2 different resources', 'Отримайте 2 ресурси різних видів.'],
    ['advance 1', 'Просуньтеся на 1 поділку по треку Федерації.'],
    ['advance 5', 'Просуньтеся на 5 поділок по треку Федерації.'],
    ['up to 1 times: advance 2', 'За бажання до 1 разу просуньтеся на 2 поділки по треку Федерації.'],
    ['repeat 3 times: gain 1 card', 'Отримайте 1 картку 3 рази.'],
    ['repeat 5 times: gain 1 card', 'Отримайте 1 картку 5 разів.'],
  ])('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
  });
});

describe('Ukrainian: references to something named before', () => {
  test.each([
    [
      'build tunnel then may upgrade it for 1 credit',
      'Побудуйте 1 тунель, потім за бажання покращте його за 1 кредит.',
    ],
    ['each other player: gain 1 credit', 'Кожен інший гравець отримує 1 кредит.'],
    [
      'gain 1 credit then may gain 1 kelp then gain 1 point',
      'Отримайте 1 кредит, потім за бажання отримайте 1 ламінарію і, якщо зробите це, отримайте 1 очко.',
    ],
    ['build laboratory free then upgrade it free', 'Побудуйте 1 лабораторію безплатно, потім покращте її безплатно.'],
    [
      'build city then build building on building-site adjacent to it',
      'Побудуйте 1 місто, потім побудуйте 1 будівлю на ділянці для будівлі поруч із цим містом.',
    ],
    [
      'choose card in hand as paper then dispose paper as discarded then if color of paper = green: gain 1 card',
      'Скиньте картку з руки. Потім, якщо та картка зелена, отримайте 1 картку.',
    ],
    [
      'choose not upgraded building as old then remove old then build building on old free',
      'Приберіть непокращену будівлю, потім побудуйте 1 будівлю на місці цієї будівлі безплатно.',
    ],
    [
      'choose building where it is not a laboratory as hull then replace hull by laboratory free',
      'Виберіть будівлю, що не є лабораторією, потім замініть її на лабораторію безплатно.',
    ],
    [
      'gain (min over building as kind: connected kind) credits',
      'Отримайте 1 кредит за кожен набір із 1 з’єднаної будівлі кожного виду.',
    ],
    [
      'choose connected city as near-one then choose city as far-one then upgrade farm of near-one',
      'Виберіть з’єднане місто («near one»), потім виберіть місто. Потім покращте 1 ферму «near one».',
    ],
    [
      'when match: if color of it = yellow: gain 1 credit',
      'Щоразу, коли ви розігруєте картку того ж кольору, що й слот, якщо колір жовтий, отримайте 1 кредит.',
    ],
  ])('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
  });

  test('this is a card, or what has the effect', () => {
    expect(render('set marks of this to marks of this + 1')).toBe('Покладіть 1 позначку на цю картку.');
    expect(render('if this is upgraded: gain 1 point', 'farm')).toBe('Якщо ця ферма є покращеною, отримайте 1 очко.');
    expect(render('if this is upgraded: gain 1 point', 'desalination-plant')).toBe(
      'Якщо цей опріснювач є покращеним, отримайте 1 очко.',
    );
  });
});

describe('Ukrainian: sentences', () => {
  test.each([
    ['build 2 farms or build 2 laboratories', 'Побудуйте 2 ферми або 2 лабораторії.'],
    [
      '(pay 1 kelp: gain 1 steelplast) or (pay 1 steelplast: gain 1 kelp)',
      'Заплатіть 1 ламінарію — отримайте 1 сталепласт; або заплатіть 1 сталепласт — отримайте 1 ламінарію.',
    ],
    ['upgrade up to 3 structures for 1 science', 'Покращте до 3 споруд, щоразу за 1 науку.'],
    ['upgrade structure for 1 science or 1 credit', 'Покращте 1 споруду за 1 науку або 1 кредит.'],
    ['pay 1 credit: at end of round: gain 4 credits', 'Заплатіть 1 кредит — наприкінці раунду отримайте 4 кредити.'],
    [
      'when you build the 2nd laboratory of a connected city: gain 1 credit',
      'Щоразу, коли ви будуєте 2-гу лабораторію з’єднаного міста, отримайте 1 кредит.',
    ],
    [
      'if built cities this turn >= 2 and upgraded farms this era = 0: gain 2 points',
      'Якщо ви побудували щонайменше 2 міста цього ходу і ви не покращили ферм цієї епохи, отримайте 2 очки.',
    ],
    [
      'each player: if built cities this turn >= 1: gain 1 credit',
      'Кожен гравець, який побудував місто цього ходу, отримує 1 кредит.',
    ],
    [
      'if built cities this turn >= 1 and built tunnels this turn >= 1 and farm: gain 1 credit',
      'Якщо ви побудували місто і тунель цього ходу і є ферма, отримайте 1 кредит.',
    ],
    [
      'when you build the 2nd tunnel this turn: gain 1 credit',
      'Щоразу, коли ви будуєте 2-й тунель за хід, отримайте 1 кредит.',
    ],
    [
      'when you advance to 3: gain 1 credit',
      'Щоразу, коли ви просуваєтеся на поділку 3 треку Федерації, отримайте 1 кредит.',
    ],
    ['when metropolis becomes connected: gain 2 points', 'Щоразу, коли метрополія стає з’єднаною, отримайте 2 очки.'],
    ['perform foreign yellow slot', 'Застосуйте ефект чужого жовтого слота.'],
    ['discount 1 kelp, 1 credit on building tunnels', 'Будування тунелів коштує на 1 ламінарію і 1 кредит менше.'],
    [
      'until end of turn: when you build structure: gain 1 credit',
      'До кінця ходу щоразу, коли ви будуєте споруду, отримайте 1 кредит.',
    ],
    [
      'at end of era: if kelp >= 2: gain 1 point',
      'Наприкінці епохи, якщо у вас є щонайменше 2 ламінарії, отримайте 1 очко.',
    ],
    [
      'each connected city with laboratories >= 2: gain 1 science',
      'Для кожного з’єднаного міста, де є щонайменше 2 лабораторії: отримайте 1 науку.',
    ],
    [
      'gain (table connected metropolises (0: 0, 1: 1, else: 6)) points',
      'Отримайте очки залежно від кількості з’єднаних метрополій (0 → 0, 1 → 1, інакше → 6).',
    ],
    [
      'gain (2 * min(connected symbiotic-cities, connected nonsymbiotic-cities)) points',
      'Отримайте 2 очки за кожен набір із 1 з’єднаного симбіоміста і 1 з’єднаного несимбіоміста.',
    ],
    ['gain (era + 1) points, 1 credit', 'Отримайте стільки очок, скільки становить епоха + 1, і 1 кредит.'],
    [
      'if not (credits < 3 or kelp < 2): gain 1 card',
      'Якщо неправда, що (у вас менше ніж 3 кредити або у вас менше ніж 2 ламінарії), отримайте 1 картку.',
    ],
    [
      'instead of slot gives steelplast: gain amount biomatter',
      'Коли слот дає вам сталепласти, за бажання замість цього отримайте стільки ж біоматерій.',
    ],
    ['treat cities with structures >= 5 as connected', 'Вважайте з’єднаними міста, де є щонайменше 5 споруд.'],
    [
      'ready 1 used action-card in claimed where it is not this',
      'Відновіть 1 використану картку активації в ігровій зоні, що не є цією карткою.',
    ],
  ])('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
  });
});
