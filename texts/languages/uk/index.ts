/** Ukrainian, in the style of the printed game: short, polite imperatives; the words of its rules. */
import { TOPS } from './tops.ts';
import { WAYS } from './ways.ts';
import { alike, values } from './alike.ts';
import { doneInPeriod } from './done-in-period.ts';
import { type Case, wordTable } from '../../../dsl/internal.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from '../forms.ts';
import type { Language, LanguageDeclaration } from '../language.ts';
import type { PhraseKey, ShortKey } from '../phrases.ts';
import { adjective, afterNumber, isDirectCase, EACH, noun, ordinal, THAT, THIS, YOUR } from './forms.ts';
import { PLAIN_ADJECTIVES } from './plain-adjectives.ts';
import { headings } from './headings.ts';
import { DECLINED_QUANTITIES } from './declined-quantities.ts';
import { DIRECTIONS, LAID, PORTS } from './laid.ts';
import { morphology } from './morphology.ts';
import { finite, predicate, relative } from './third-person.ts';
import { inThirdPerson } from '../third-person.ts';
import { NOUNS } from './nouns.ts';
import { players } from './players.ts';
import { WORDS } from './words.ts';

/** `раз|рази|разів`: the form that fits the number in front of it. A clause ends in a comma, which `polish` removes before another mark. */
const phrases: Record<PhraseKey, string> & Partial<Record<ShortKey, string>> = {
  ...WORDS,
  ...players,
  'site-of': 'місці {x:gen}',
  then: ', потім ',
  'then, clause': ', потім, ',
  'then-may': ', потім за бажання ',
  'then-if-so': ' і, якщо зробите це, ',
  'then-may-if-so': ' і, якщо зробите це, потім за бажання ',
  or: ' або ',
  'or, sentence': '; або ',
  part: '; ',
  brackets: '({body})',
  per: '{what} за кожні {of:acc}',
  'per-each': '{what} за {of:acc}',
  'per-sum': '{what} за кожні {every} із {of}',
  'up-to paid m': 'заплатіть до {paid:gen}, щоб отримати {items:acc} за кожен',
  'up-to paid f': 'заплатіть до {paid:gen}, щоб отримати {items:acc} за кожну',
  'up-to paid n': 'заплатіть до {paid:gen}, щоб отримати {items:acc} за кожне',
  'if some m': '{body}, якщо такий є',
  'if some f': '{body}, якщо така є',
  'if some n': '{body}, якщо таке є',
  'exchange either': 'обміняйте {price:acc} на {items:acc} або {other:acc} на {others:acc}',
  'exchange or back': 'обміняйте {price:acc} на {items:acc} або навпаки',
  computed: 'стільки {what:gen}, скільки становить {n},',
  'computed table': '{what:acc} залежно від {on:gen} ({rows})',
  choice: '{n:acc} на ваш вибір',
  'different-choice': '{n:acc} різних видів',
  'same-choice': '{n:acc} одного виду',
  free: 'безплатно',
  for: 'за {cost:acc}',
  'for-each': ', щоразу за {cost:acc},',
  'for-less': 'на {cost:acc} дешевше',
  'for-less-each': ', щоразу на {cost:acc} дешевше,',
  usual: 'за стандартну вартість',
  price: 'ціну {of:gen}',
  'post of': '{what} {x:gen}',
  'post adjacent-to': '{what} поруч із {x:ins}',
  'post in': '{what} у {x:loc}',
  'post in place': '{what} {x}',
  'post from': '{what} із {x:gen}',
  'post in, others': '{what} іншого гравця у {x:loc}',
  'post in place, others': '{what} {x} іншого гравця',
  'post with': '{what}, де є {x},',
  'post without': '{what} без {x:gen}',
  'post where': '{what}, де {x},',
  'post is': '{what}, що є {x:ins},',
  'post is-not': '{what}, що не є {x:ins},',
  'post is-none': '{what}, що не є {list:ins},',
  'post this': '{what} за {x:acc}',
  'post nth': '{what} за {x:acc}',
  ...WAYS,
  ...LAID,
  ...TOPS,
  'of them': '{n} з них',
  'one of them': 'одну з них',
  'each of them': 'кожної з них',
  'post of that color': '{what} того кольору',
  'post same color': '{what} того самого кольору, що й {x}',
  'post of them': '{what} з-поміж них',
  them: 'їх',
  'looked-at': 'картки, які ви переглядаєте',
  revealed: 'відкриті картки',
  'the others': 'решту',
  'each type': 'кожен вид {kinds:gen}',
  'one kind': '1 вид {kinds:gen}',
  'event build': 'ви будуєте {phrase:acc}',
  'event build on': 'ви будуєте на {phrase:loc}',
  'event upgrade': 'ви покращуєте {phrase:acc}',
  'event gain': 'ви отримуєте {phrase:acc}',
  'event draw': 'ви добираєте {phrase:acc}',
  'event perform': 'ви застосовуєте ефект {phrase:gen}',
  'event occupy': 'ви кладете свою плитку дії на {phrase:acc}',
  'event use': 'ви використовуєте {phrase:acc}',
  'event used': 'ви використали {phrase:acc}',
  'event performed': 'ви застосували ефект {phrase:gen}',
  'event buy': 'ви купуєте {phrase:acc}',
  'event discard': 'ви скидаєте {phrase:acc}[ як {route}]',
  'event discard limit': 'ви скидаєте {phrase:acc}[ як {route}] через {limit:acc}',
  'event advance': 'ви просуваєтеся на поділку {to} {track:gen}',
  'event advance any': 'ви просуваєтеся {track:ins}',
  'event begins': 'починається {period}',
  'event ends': 'закінчується {period}',
  'event nth': '{event} {nth} за {period:acc}',
  'event another': 'інший гравець {event}',
  'event or': ' або ',
  'event gives': '{by} дає вам {what:acc}',
  'event becomes': '{phrase} стає {predicate:ins}',
  'event enters': '{phrase} потрапляє до {zone:gen}',
  'event enters place': '{phrase} потрапляє {zone}',
  'count of': 'кількість {what:gen}',
  'that-many': 'стільки ж',
  amount: 'ця кількість',
  plus: '{a} + {b}',
  minus: '{a} − {b}',
  times: '{a} × {b}',
  divided: '{a} / {b}',
  mod: 'остача від {a} / {b}',
  min: 'найменше з чисел: {list}',
  max: 'найбільше з чисел: {list}',
  'no more than': '{a} (рахуйте не більше {b})',
  'no less than': '{a} (не менше {b})',
  'next discounted building': '{next}, {which:acc} ви побудуєте {this:gen}, коштує на {cost:acc} менше',
  'next discounted upgrading': '{next}, {which:acc} ви покращите {this:gen}, коштує на {cost:acc} менше',
  'next discounted buying': '{next}, {which:acc} ви купите {this:gen}, коштує на {cost:acc} менше',
  'next free building': '{next}, {which:acc} ви побудуєте {this:gen}, нічого не коштує',
  'next free upgrading': '{next}, {which:acc} ви покращите {this:gen}, нічого не коштує',
  'next free buying': '{next}, {which:acc} ви купите {this:gen}, нічого не коштує',
  'with each': '{list}',
  capped: '{what} (не більше {most:gen})',
  sets: '{what} за кожен набір із {list:gen}',
  'sets of kinds': '{what} за кожен набір із {kind:gen} кожного виду',
  'per number': '{what} за кожну різну кількість {kinds:gen} {x:gen}',
  negative: '−{a}',
  signed: '{a}',
  'over sum': 'сума чисел для {phrase:gen}[ ({as})]: {body}',
  'over min': 'найменше з чисел для {phrase:gen}[ ({as})]: {body}',
  'over max': 'найбільше з чисел для {phrase:gen}[ ({as})]: {body}',
  ...alike,
  ...doneInPeriod,
  table: 'число залежно від {on:gen} ({rows})',
  row: '{key} → {value}',
  'row else': 'інакше → {value}',
  'have, verb': 'у вас є',
  'there, verb': 'є',
  'have =': 'у вас рівно {what}',
  'have !=': 'у вас не рівно {what}',
  'have <': 'у вас менше ніж {what}',
  'have <=': 'у вас щонайбільше {what}',
  'have >': 'у вас більше ніж {what}',
  'have >=': 'у вас є щонайменше {what}',
  'another has more': 'інший гравець має більше {what:gen}, ніж ви',
  'another has fewer': 'інший гравець має менше {what:gen}, ніж ви',
  'have most': 'у вас більше {what:gen}, ніж у кожного іншого гравця',
  'have fewest': 'у вас менше {what:gen}, ніж у кожного іншого гравця',
  'tied for most': 'у вас найбільше {what:gen} нарівні з іншим гравцем',
  'tied for fewest': 'у вас найменше {what:gen} нарівні з іншим гравцем',
  'with > yours': 'більше {what:gen}, ніж у вас',
  'with < yours': 'менше {what:gen}, ніж у вас',
  'with = yours': 'стільки ж {what:gen}, як у вас',
  'with >= yours': 'щонайменше стільки ж {what:gen}, як у вас',
  'with <= yours': 'щонайбільше стільки ж {what:gen}, як у вас',
  'with most': 'найбільше {what:gen}',
  'with fewest': 'найменше {what:gen}',
  'with more than others': 'більше {what:gen}, ніж у кожного іншого гравця',
  'with fewer than others': 'менше {what:gen}, ніж у кожного іншого гравця',
  'post with, player': '{what}, у якого {x},',
  'post with, players': '{what}, у яких {x},',
  'some of them': 'такі є',
  'some left': 'якісь залишилися',
  'have as many as': 'у вас однакова кількість {a:gen} і {b:gen}',
  'have more than': 'у вас більше {a:gen}, ніж {b:gen}',
  'have fewer than': 'у вас менше {a:gen}, ніж {b:gen}',
  'have same number': 'у вас однакова кількість {list:gen}',
  'have none': 'у вас немає {what:gen}',
  'have nothing': 'немає {what:gen}',
  'have some': 'є {what}',
  'have several': 'є {what}',
  'have each': 'є {what}',
  '=': '{a} дорівнює {b:dat}',
  'at space': 'ви на поділці {b} {track:gen}',
  'period =': 'зараз {nth}',
  'period !=': 'зараз не {nth}',
  'period <': 'зараз до {nth:gen}',
  'period <=': 'зараз щонайбільше {nth}',
  'period >': 'зараз після {nth:gen}',
  'period >=': 'зараз щонайменше {nth}',
  'first on': 'ваше місце на {track:loc} перше',
  'second on': 'ваше місце на {track:loc} друге',
  'third on': 'ваше місце на {track:loc} третє',
  'fourth on': 'ваше місце на {track:loc} четверте',
  'last on': 'ваше місце на {track:loc} останнє',
  'first in order': 'ваше місце в порядку ходів перше',
  'second in order': 'ваше місце в порядку ходів друге',
  'third in order': 'ваше місце в порядку ходів третє',
  'fourth in order': 'ваше місце в порядку ходів четверте',
  'own turn': 'зараз ваш хід',
  alone: 'це гра наодинці',
  'not alone': 'це не гра наодинці',
  'in any order': 'у будь-якому порядку',
  'last in order': 'ваше місце в порядку ходів останнє',
  '!=': '{a} не дорівнює {b:dat}',
  '<': '{a} становить менше ніж {b}',
  '<=': '{a} не перевищує {b:acc}',
  '>': '{a} перевищує {b:acc}',
  '>=': '{a} становить щонайменше {b:acc}',
  is: '{a} є {b:ins}',
  'is-not': '{a} не є {b:ins}',
  'is-any': '{a} є {list:ins}',
  not: 'неправда, що {a}',
  and: '{a} і {b}',
  'or-else': '{a} або {b}',
  'did build': 'ви побудували {n}',
  'did upgrade': 'ви покращили {n}',
  'did dispose': 'ви скинули {n}',
  'did use': 'ви використали {n}',
  'did ready': 'ви відновили {n}',
  'did advance': 'ви просунулися на {n}',
  'did times': 'ви зробили це {n} раз|рази|разів',
  'with none': '0 {what:gen}',
  'with =': 'рівно {what}',
  'with !=': 'не рівно {what}',
  'with <': 'менше ніж {what}',
  'with <=': 'щонайбільше {what}',
  'with >': 'більше ніж {what}',
  'with >=': 'щонайменше {what}',
  has: 'у {a:gen} є {x}',
  'has none': 'у {a:gen} немає {x:gen}',
  'its has': 'у {a:loc} є {x}',
  'its has none': 'у {a:loc} немає {x:gen}',
  'color-is': '{a} {b}',
  'color-is-not': '{a} не {b}',
  'number of': 'число на {of:loc}',
  'marks of': 'кількість {marks:gen} на {of:loc}',
  'counted marks': '{marks} на {of:loc}',
  'mark on': 'на {of:loc} є {x}',
  'marks on': 'на {of:loc} є {x}',
  'no marks on': 'на {of:loc} немає {marks:gen}',
  'supply of': 'кількість у запасі ({of})',
  space: 'номер вашої поділки на {track:loc}',
  players: 'кількість гравців',
  yours: 'ваше число',
  'place on': 'ваше місце на {track:loc}',
  'place of': 'ваше місце в порядку ходів',
  seat: 'номер вашого місця за столом',
  'on-turn': 'номер гравця, чий зараз хід,',
  'color of': 'колір {of:gen}',
  'attribute of': '{name} {of:gen}',
  it: 'це',
  'it gen': 'цього',
  this: 'це',
  'this gen': 'цього',
  'each player': '{over} {body}',
  'each player, clause': '{over}, {body}',
  'each player, who': '{over}, {test}, {body}',
  'each player from you': '{over}, починаючи з вас, {body}',
  'each player from you, who': '{over}, {test}, починаючи з вас, {body}',
  'each other from you': '{over}, починаючи з гравця після вас, {body}',
  'each other from you, who': '{over}, {test}, починаючи з гравця після вас, {body}',
  'that player does': 'той гравець {body}',
  'that player does, clause': 'той гравець, {body}',
};

const KIND = noun('m', 'вид виду виду вид видом виді', 'види видів видам види видами видах');
const OCCUPIED = adjective('зайнятий');
const OWN = adjective('власний');
const FOREIGN = adjective('чужий');
const LEFT: AdjectiveForms = { form: () => 'ліворуч від вас' };
const RIGHT: AdjectiveForms = { form: () => 'праворуч від вас' };
const TILED: AdjectiveForms = { form: () => 'з плиткою' };
/** They follow their noun. */
const POSTPOSED: ReadonlySet<AdjectiveForms> = new Set([LEFT, RIGHT, TILED]);
const ADJECTIVES: Record<string, AdjectiveForms> = wordTable({
  upgraded: adjective('покращений'),
  ...PLAIN_ADJECTIVES,
  empty: adjective('порожній'),
  covered: adjective('накритий'),
  tiled: TILED,
  available: adjective('доступний'),
  occupied: OCCUPIED,
  own: OWN,
  'own-piece': OWN,
  foreign: FOREIGN,
  'foreign-piece': FOREIGN,
  'of-others': { form: (...as) => `${OCCUPIED.form(...as)} іншим гравцем` },
  different: adjective('різний'),
  other: adjective('інший'),
  left: LEFT,
  right: RIGHT,
  built: adjective('побудований'),
  adjacent: adjective('прилеглий'),
  same: adjective('однаковий'),
  latest: adjective('поточний'),
  next: adjective('наступний'),
  which: adjective('який'),
});

const NEW = adjective('новий');

/** Participles take their `не` into the word. */
const NEGATED = new Map<AdjectiveForms | undefined, AdjectiveForms>([
  [TILED, { form: () => 'без плитки' }],
  ...[
    ['upgraded', 'непокращений'],
    ['occupied', 'незайнятий'],
    ['available', 'недоступний'],
    ['empty', 'непорожній'],
    ['covered', 'ненакритий'],
  ].map(([core, lemma]): [AdjectiveForms, AdjectiveForms] => [ADJECTIVES[core], adjective(lemma)]),
]);

function nounPhrase(
  { count, countText, ordinal: place, noun: forms, adjectives }: NounPhrase,
  grammatical: Case,
): string {
  /** before the noun: what counts it, then the adjectives, all in the form that the noun has */
  const decline = (n: number | 'singular' | 'plural', form: Case = grammatical, before: string[] = []): string => {
    const after = typeof n === 'number' ? afterNumber(n) : n;
    const [number, c] =
      after === 'many' ? (['plural', isDirectCase(form) ? 'gen' : form] as const) : ([after, form] as const);
    const said = ({ forms: word, negated }: (typeof adjectives)[number]): string => {
      const other = negated ? NEGATED.get(word) : undefined;
      return `${negated && !other ? 'не ' : ''}${(other ?? word).form(forms.gender, number, c, forms.animate)}`;
    };
    return [
      ...before,
      ...adjectives.filter(({ forms: word }) => !POSTPOSED.has(word)).map(said),
      forms.form(n, form),
      ...adjectives.filter(({ forms: word }) => POSTPOSED.has(word)).map(said),
    ].join(' ');
  };
  if (place !== undefined) {
    const nth = ordinal(place, forms.gender, grammatical);
    const your = YOUR.form(forms.gender, 'singular', grammatical, forms.animate);
    return decline('singular', grammatical, count === 'your' ? [your, nth] : [nth]);
  }
  if (countText !== undefined) return decline('plural', 'gen', [countText]);
  if (forms.proper) return decline('singular');
  if (typeof count === 'number') return decline(count, grammatical, [String(count)]);
  if (count === 'each') {
    return decline('singular', grammatical, [EACH.form(forms.gender, 'singular', grammatical, forms.animate)]);
  }
  if (count === 'your') {
    return decline('singular', grammatical, [YOUR.form(forms.gender, 'singular', grammatical, forms.animate)]);
  }
  if (count === 'all') return decline('plural', grammatical, [allOf(grammatical, forms.animate)]);
  return decline(count === 'many' ? 'plural' : 'singular');
}

/** After 2 to 4, adjectives are also in the genitive: `3 з’єднаних міста`. */
function otherNounPhrase(
  { count, ordinal: place, noun: forms, adjectives }: NounPhrase,
  grammatical: Case,
): string | undefined {
  if (typeof count !== 'number' || place !== undefined || adjectives.length === 0) return undefined;
  if (afterNumber(count) !== 'plural' || !isDirectCase(grammatical)) return undefined;
  const words = adjectives.map(
    ({ forms: word, negated }) =>
      `${negated && !NEGATED.has(word) ? 'не ' : ''}${((negated && NEGATED.get(word)) || word).form(forms.gender, 'plural', 'gen', forms.animate)}`,
  );
  return [String(count), ...words, forms.form(count, grammatical)].join(' ');
}

/** `усі ферми`, `усіх ферм` */
function allOf(grammatical: Case, animate = false): string {
  switch (grammatical) {
    case 'nom':
      return 'усі';
    case 'acc':
      return animate ? 'усіх' : 'усі';
    case 'gen':
    case 'loc':
      return 'усіх';
    case 'dat':
      return 'усім';
    case 'ins':
      return 'усіма';
  }
}

/**
 * `її` as an object; elsewhere the noun with a demonstrative: `цієї будівлі`, but `тієї картки` where `цієї картки` is
 * the card of the text.
 */
function pronoun(word: 'it' | 'this', grammatical: Case, of: NounForms | undefined, alike = false): string {
  if (of && word === 'it' && grammatical === 'acc') return of.gender === 'f' ? 'її' : 'його';
  return pointedAt(alike && word === 'it' ? THAT : THIS, grammatical, of);
}
function pointedAt(pointing: AdjectiveForms, grammatical: Case, of: NounForms | undefined): string {
  const word = pointing.form(of?.gender ?? 'n', 'singular', grammatical, of?.animate);
  return of ? `${word} ${of.form('singular', grammatical)}` : word;
}

/** `верхню|верхні|верхніх картку|картки|карток`: each word in the form that fits the number, in that for many without one. */
const inFormFor = (n: string | undefined, words: string): string => {
  const at = n === undefined ? 2 : ['singular', 'plural', 'many'].indexOf(afterNumber(Number(n)));
  return words
    .split(' ')
    .map((forms) => forms.split('|')[at])
    .join(' ');
};

function polish(text: string): string {
  return (
    text
      .replace(
        /(?:(?<![\p{L}\d])(\d+) )?(\p{L}+(?:\|\p{L}+){2}(?: \p{L}+(?:\|\p{L}+){2})*)/gu,
        (_, n: string | undefined, words: string) => `${n === undefined ? '' : `${n} `}${inFormFor(n, words)}`,
      )
      .replace(
        /(?<!\p{L})(від|до|дорівнює) ((?:кількість|найменше|найбільше|сума|номер|число|ваше місце|його місце|місце того гравця|ця кількість)(?!\p{L}))/gu,
        (_, before: string, what: string) =>
          `${before} ${DECLINED_QUANTITIES.find(([start]) => start.test(what))![before === 'дорівнює' ? 2 : 1]}`,
      )
      .replace(/(?<!до )(?<!\d)2 рази(?!\p{L})/gu, 'двічі')
      // a pronoun after a preposition
      .replace(/(?<= на )(її|його)(?!\p{L})/gu, (word) => (word === 'її' ? 'неї' : 'нього'))
      // of something that has no noun here, only the colour can be named
      .replace(
        /(?<=якщо )це (не )?(?!не )(\p{L}+)е(?=[,;:) ])/gu,
        (_, not: string | undefined, color: string) => `колір ${not ?? ''}${color}ий`,
      )
      // із before the sounds that it would stumble over
      .replace(/(?<= )із (?=з|[сш](?![аеєиіїоуюя]))/g, 'зі ')
      .replace(/(?<=\p{L}) (?=(?:якщо|щойно) )/gu, ', ')
      .replace(/ +,/g, ',')
      .replace(/,(?=[,.;:)]|$| \((?:рахуйте|рахуючи|не менше))/g, '')
      .replace(/ {2,}/g, ' ')
      .replace(/(^\(?|\. \(?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  );
}

const toPlayers: Language = {
  code: 'uk',
  phrases,
  upTo: 'до:gen',
  noun: (core) => NOUNS[core] ?? NOUNS[core.replace(/s$/, '')],
  adjective: (core) => ADJECTIVES[core],
  nounPhrase,
  otherNounPhrase,
  values,
  ports: PORTS,
  directions: DIRECTIONS,
  marks: noun(
    'f',
    'позначка позначки позначці позначку позначкою позначці',
    'позначки позначок позначкам позначки позначками позначках',
  ),
  pronoun: (word, _, grammatical, of, alike) => pronoun(word, grammatical, of, alike),
  named: (of, grammatical) => pointedAt(THAT, grammatical, of),
  newlyBuilt: (of, grammatical) => pointedAt(NEW, grammatical, of),
  kinds: (of) => ({
    each: { ...KIND, form: (count, grammatical) => `${KIND.form(count, grammatical)} ${of.form('plural', 'gen')}` },
    one: { ...of, form: (count, grammatical) => `${of.form(count, grammatical)} цього виду` },
  }),
  list: (items, word) =>
    items.length < 2
      ? items.join('')
      : `${items.slice(0, -1).join(', ')} ${word === 'and' ? 'і' : 'або'} ${items.at(-1)}`,
  nthTime: (n) => (n === 1 ? 'уперше' : `${ordinal(n, 'm', 'acc')} раз`),
  quoted: (name) => `«${name.replaceAll('-', ' ')}»`,
  polish,
};

const language: Language = {
  ...toPlayers,
  thirdPerson: inThirdPerson(toPlayers, { finite, infinitive: finite, relative, predicate }),
};

export const ukrainian: LanguageDeclaration = { onCards: language, morphology, headings };
