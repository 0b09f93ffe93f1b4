/** What may hold. */
import { each, severalOf, thereAre, type Piece, type Resource, type Thing, type Words } from './terms.ts';
import { others, type Count, type Holds } from './position.ts';
import { playersWithMore } from './counted.ts';

/** What may hold; said behind *if*, of the player who acts, and of each of several (*who has …*). */
export interface Condition {
  you: Words;
  holds: Holds;
}

type Compared = 'at least' | 'or more' | 'fewer' | 'at most' | 'exactly' | 'none' | 'more';
export const COMPARED: readonly Compared[] = ['at least', 'or more', 'fewer', 'at most', 'exactly', 'none', 'more'];

const TESTS: Readonly<Record<Compared, (count: number, n: number) => boolean>> = {
  'at least': (count, n) => count >= n,
  'or more': (count, n) => count >= n,
  fewer: (count, n) => count < n,
  'at most': (count, n) => count <= n,
  exactly: (count, n) => count === n,
  none: (count) => count === 0,
  more: (count, n) => count > n,
};

/** *you have at least 3 farms*; `where`: *in your hand* */
export function have(compared: Compared, n: number, what: Thing, count: Count, where?: Words): Condition {
  const [there, several] = [thereAre(n, what), severalOf(what)];
  const isCounted = what === 'card' || !['kelp', 'steelplast', 'science', 'biomatter'].includes(what);
  const words: Readonly<Record<Compared, Words>> = {
    'at least': {
      en: `you have at least ${there.en}`,
      it: `hai almeno ${there.it}`,
      uk: `у вас є щонайменше ${there.uk}`,
    },
    'or more': {
      en: `you have ${n} or more ${several.en}`,
      it: `hai ${n} o più ${several.it}`,
      uk: `у вас ${n} або більше ${several.uk}`,
    },
    fewer: {
      en: `you have ${isCounted ? 'fewer' : 'less'} than ${there.en}`,
      it: `hai meno di ${there.it}`,
      uk: `у вас менше ніж ${there.uk}`,
    },
    'at most': {
      en: `you have at most ${there.en}`,
      it: `hai al massimo ${there.it}`,
      uk: `у вас щонайбільше ${there.uk}`,
    },
    exactly: { en: `you have exactly ${there.en}`, it: `hai esattamente ${there.it}`, uk: `у вас рівно ${there.uk}` },
    none: { en: `you have no ${several.en}`, it: `non hai ${several.it}`, uk: `у вас немає ${several.uk}` },
    more: { en: `you have more than ${there.en}`, it: `hai più di ${there.it}`, uk: `у вас більше ніж ${there.uk}` },
  };
  const tail = where ? each((lang) => ` ${where[lang]}`) : each(() => '');
  return {
    you: each((lang) => `${words[compared][lang]}${tail[lang]}`),
    holds: (at, who) => TESTS[compared](count(at, who), n),
  };
}

/** *you have at least 2 farms and at least 1 tunnel* */
export const haveBoth = (a: readonly [number, Piece], b: readonly [number, Piece]): Condition => {
  const [one, other] = [a, b].map(([n, what]) => thereAre(n, what));
  return {
    you: {
      en: `you have at least ${one.en} and at least ${other.en}`,
      it: `hai almeno ${one.it} e almeno ${other.it}`,
      uk: `у вас є щонайменше ${one.uk} і щонайменше ${other.uk}`,
    },
    holds: ({ seats }, who) => [a, b].every(([n, what]) => seats[who].pieces[what] >= n),
  };
};

export const haveMore = (one: Resource, than: Resource): Condition => ({
  you: {
    en: `you have more ${severalOf(one).en} than ${severalOf(than).en}`,
    it: `hai più ${severalOf(one).it} che ${severalOf(than).it}`,
    uk: `у вас більше ${severalOf(one).uk}, ніж ${severalOf(than).uk}`,
  },
  holds: ({ seats }, who) => seats[who].resources[one] > seats[who].resources[than],
});

export const anotherHasMore = (what: Resource): Condition => ({
  you: {
    en: `another player has more ${severalOf(what).en} than you`,
    it: `un altro giocatore ha più ${severalOf(what).it} di te`,
    uk: `інший гравець має більше ${severalOf(what).uk}, ніж ви`,
  },
  holds: (at, who) => playersWithMore(what).count(at, who) > 0,
});

export const moreThanAll = (what: Resource): Condition => ({
  you: {
    en: `you have more ${severalOf(what).en} than each other player`,
    it: `hai più ${severalOf(what).it} di ogni altro giocatore`,
    uk: `у вас більше ${severalOf(what).uk}, ніж у кожного іншого гравця`,
  },
  holds: (at, who) => others(at, who).every((one) => at.seats[one].resources[what] < at.seats[who].resources[what]),
});

export const inEra = (era: number): Condition => ({
  you: { en: `it is era ${era}`, it: `è l’Era ${era}`, uk: `зараз епоха ${era}` },
  holds: (at) => at.era === era,
});

export const bothHold = (a: Condition, b: Condition): Condition => ({
  you: each((lang) => `${a.you[lang]}${{ en: ' and ', it: ' e ', uk: ' і ' }[lang]}${b.you[lang]}`),
  holds: (at, who) => a.holds(at, who) && b.holds(at, who),
});
export const eitherHolds = (a: Condition, b: Condition): Condition => ({
  you: each((lang) => `${a.you[lang]}${{ en: ' or ', it: ' o ', uk: ' або ' }[lang]}${b.you[lang]}`),
  holds: (at, who) => a.holds(at, who) || b.holds(at, who),
});
