/** Single things to do: how they are said, and what they do. */
import {
  amountOf,
  COLOR_WORDS,
  each,
  NOUNS,
  RESOURCES,
  ukrainianForm,
  type Color,
  type Resource,
  type Words,
} from './terms.ts';
import { discards, draws, fromDeck, fromHand, gains, loses, oneOf, pays, type Deed } from './position.ts';
import type { Counted } from './counted.ts';

/** To you; what one may do, or does for something; of one other, of several. */
type Form = 'you' | 'to' | 'one' | 'several';
export interface Act {
  say: Readonly<Record<Form, Words>>;
  deed: Deed;
  /** it takes something away, so that it is one with what follows */
  costs: boolean;
  /** how many cards of the hand more are there for sure; of a color none are known to be */
  cards?: number;
}

type Verb = Readonly<Record<Form, Words>>;
const verb = (
  en: [string, string],
  it: [string, string, string, string],
  uk: [string, string, string, string],
): Verb => ({
  you: { en: en[0], it: it[0], uk: uk[0] },
  to: { en: en[0], it: it[1], uk: uk[1] },
  one: { en: en[1], it: it[2], uk: uk[2] },
  several: { en: en[0], it: it[3], uk: uk[3] },
});

const GAIN: readonly Verb[] = [
  verb(
    ['gain', 'gains'],
    ['ottieni', 'ottenere', 'ottiene', 'ottengono'],
    ['отримайте', 'отримати', 'отримує', 'отримують'],
  ),
  verb(['take', 'takes'], ['prendi', 'prendere', 'prende', 'prendono'], ['візьміть', 'взяти', 'бере', 'беруть']),
  verb(
    ['receive', 'receives'],
    ['ricevi', 'ricevere', 'riceve', 'ricevono'],
    ['одержте', 'одержати', 'одержує', 'одержують'],
  ),
  verb(
    ['get', 'gets'],
    ['guadagni', 'guadagnare', 'guadagna', 'guadagnano'],
    ['здобудьте', 'здобути', 'здобуває', 'здобувають'],
  ),
];
const LOSE = verb(
  ['lose', 'loses'],
  ['perdi', 'perdere', 'perde', 'perdono'],
  ['втратьте', 'втратити', 'втрачає', 'втрачають'],
);
const DRAW = verb(
  ['draw', 'draws'],
  ['pesca', 'pescare', 'pesca', 'pescano'],
  ['доберіть', 'добрати', 'добирає', 'добирають'],
);
const DISCARD = verb(
  ['discard', 'discards'],
  ['scarta', 'scartare', 'scarta', 'scartano'],
  ['скиньте', 'скинути', 'скидає', 'скидають'],
);
const PAY: readonly Verb[] = [
  verb(['pay', 'pays'], ['paga', 'pagare', 'paga', 'pagano'], ['заплатіть', 'заплатити', 'платить', 'платять']),
  verb(
    ['spend', 'spends'],
    ['spendi', 'spendere', 'spende', 'spendono'],
    ['витратьте', 'витратити', 'витрачає', 'витрачають'],
  ),
];
const PUT = verb(
  ['put', 'puts'],
  ['metti', 'mettere', 'mette', 'mettono'],
  ['покладіть', 'покласти', 'кладе', 'кладуть'],
);

const said = (how: Verb, what: (form: Form) => Words): Act['say'] => {
  const form = (one: Form): Words => each((lang) => `${how[one][lang]} ${what(one)[lang]}`);
  return { you: form('you'), to: form('to'), one: form('one'), several: form('several') };
};

export const joined = (list: readonly Words[], by: Words): Words =>
  each((lang) => list.map((one) => one[lang]).join(by[lang]));

export const OR: Words = { en: ' or ', it: ' o ', uk: ' або ' };
export const AND: Words = { en: ' and ', it: ' e ', uk: ' та ' };
export const COMMA_AND = [AND, { en: ' and ', it: ' e ', uk: ' і ' }] as const;

/** *gain 3 credits and 1 kelp* */
export const gain = (items: readonly (readonly [number, Resource])[], how: number, inWords: boolean): Act => ({
  say: said(GAIN[how % GAIN.length], () =>
    joined(
      items.map(([n, what]) => amountOf(n, what, inWords)),
      AND,
    ),
  ),
  deed: gains(items),
  costs: false,
});

export const lose = (n: number, what: Resource, inWords: boolean): Act => ({
  say: said(LOSE, () => amountOf(n, what, inWords)),
  deed: loses(n, what),
  costs: true,
});

export const pay = (n: number, what: Resource, how: number): Act => ({
  say: said(PAY[how % PAY.length], () => amountOf(n, what)),
  deed: pays(n, what),
  costs: true,
});

export const draw = (n: number, inWords: boolean): Act => ({
  say: said(DRAW, () =>
    n === 1 && inWords ? { en: 'a card', it: 'una carta', uk: 'картку' } : amountOf(n, 'card', inWords),
  ),
  deed: draws(n),
  costs: false,
  cards: n,
});

/** *2 red cards* */
function cardsOf(n: number, color: Color | undefined, inWords: boolean): Words {
  if (color === undefined) return amountOf(n, 'card', inWords);
  const { en, it, uk } = COLOR_WORDS[color];
  const one = n === 1 ? 0 : 1;
  return {
    en: `${n} ${en} ${NOUNS.card.en[one]}`,
    it: `${n} ${NOUNS.card.it[one]} ${it[one]}`,
    uk: `${n} ${uk[ukrainianForm(n)]} ${NOUNS.card.uk[ukrainianForm(n) + 1]}`,
  };
}

export const discard = (n: number, color: Color | undefined, fromWhere: boolean, inWords: boolean): Act => ({
  say: said(DISCARD, (form) => {
    const theirs = form === 'one' || form === 'several';
    const hand: Words = {
      en: theirs ? ' from their hand' : ' from your hand',
      it: theirs ? ' dalla mano' : ' dalla tua mano',
      uk: ' з руки',
    };
    return each((lang) => `${cardsOf(n, color, inWords)[lang]}${fromWhere ? hand[lang] : ''}`);
  }),
  deed: discards(n, color),
  costs: true,
  cards: color ? -Infinity : -n,
});

export const putOnDeck = (n: number, under: boolean): Act => ({
  say: said(PUT, (form) => {
    const theirs = form === 'one' || form === 'several';
    const cards = amountOf(n, 'card');
    return {
      en: `${cards.en} from ${theirs ? 'their' : 'your'} hand ${under ? 'at the bottom' : 'on top'} of the era deck`,
      it: `${cards.it} dalla mano in ${under ? 'fondo al' : 'cima al'} mazzo dell’Era`,
      uk: `${cards.uk} з руки ${under ? 'під низ' : 'на верх'} колоди епохи`,
    };
  }),
  deed: fromHand(n, undefined, ({ deck }, card) => void (under ? deck.push(card) : deck.unshift(card)), true),
  costs: true,
});

export const discardTop = (how: number): Act => ({
  say: said(PUT, () =>
    each(
      (lang) =>
        ({
          en: [
            'the top card of the era deck into the discard pile of the era',
            '1 card from the top of the era deck into the discard pile of the era',
          ],
          it: [
            'la prima carta del mazzo dell’Era nella pila degli scarti dell’Era',
            '1 carta dalla cima del mazzo dell’Era nella pila degli scarti dell’Era',
          ],
          uk: ['верхню картку колоди епохи до скиду епохи', '1 картку з верху колоди епохи до скиду епохи'],
        })[lang][how % 2],
    ),
  ),
  deed: fromDeck(({ discarded }, card) => void discarded.push(card)),
  costs: false,
});

/** *gain 2 credits or 3 kelp*, *lose …*, *pay …*: whoever does it chooses. */
export function either(
  how: 'gain' | 'lose' | 'pay',
  [[n, one], [m, other]]: readonly [readonly [number, Resource], readonly [number, Resource]],
): Act {
  const verbs = { gain: GAIN[0], lose: LOSE, pay: PAY[0] };
  const deeds = { gain: (k: number, what: Resource) => gains([[k, what]]), lose: loses, pay: pays };
  return {
    say: said(verbs[how], () => joined([amountOf(n, one), amountOf(m, other)], OR)),
    deed: oneOf(deeds[how](n, one), deeds[how](m, other)),
    costs: how !== 'gain',
  };
}

/** What is paid with, or taken for it, at the player's choice: points are no resource. */
const KINDS = RESOURCES.filter((one) => one !== 'point');

export const anyResources = (n: 2 | 3, different: boolean): Act => ({
  say: said(GAIN[0], () =>
    different
      ? { en: `${n} different resources`, it: `${n} risorse diverse`, uk: `${n} різні ресурси` }
      : { en: `any ${n} resources`, it: `${n} risorse qualsiasi`, uk: `${n} будь-які ресурси` },
  ),
  deed: oneOf(...mixesOf(n, different).map((mix) => gains(mix.map((what) => [1, what] as const)))),
  costs: false,
});

const mixesOf = (n: number, different: boolean, from = 0): Resource[][] =>
  n === 0
    ? [[]]
    : KINDS.slice(from).flatMap((what, i) =>
        mixesOf(n - 1, different, from + i + (different ? 1 : 0)).map((rest) => [what, ...rest]),
      );

/** *gain 1 credit for every 2 farms* */
export const gainPer = (n: number, what: Resource, counted: Counted, by: number, how: number): Act => {
  const of = by === 1 || counted.every === null ? counted.each : counted.every(by);
  const every: Words = { en: 'every ', it: 'ogni ', uk: 'кожні ' };
  const divisor = counted.every === null ? 1 : by;
  return {
    say: said(GAIN[how % 2], () =>
      each(
        (lang) =>
          `${amountOf(n, what)[lang]} ${{ en: 'for', it: 'per', uk: 'за' }[lang]} ${divisor === 1 ? '' : every[lang]}${of[lang]}`,
      ),
    ),
    deed: gains([[(at, who) => n * Math.floor(counted.count(at, who) / divisor), what]]),
    costs: false,
  };
};
