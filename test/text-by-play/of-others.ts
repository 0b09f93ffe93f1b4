/** What others do, give and get. */
import * as acts from './acts.ts';
import * as counted from './counted.ts';
import { type Dice } from './dice.ts';
import { whole, type Clause } from './statement.ts';
import { amountOf, each, thereAre, type Words } from './terms.ts';
import {
  byEach,
  everybody,
  givesTo,
  inReturn,
  inTurn,
  onTheLeft,
  onTheRight,
  others,
  perhaps,
  takesFrom,
  takesFromEach,
  type Position,
} from './position.ts';
import { makeAct, makeGain } from './chosen-acts.ts';
import { drawsTooFew, inAnyOrder } from './clauses.ts';

const CHOSEN = {
  en: { left: 'the player on your left', right: 'the player on your right', other: 'another player' },
  it: {
    left: 'il giocatore alla tua sinistra',
    right: 'il giocatore alla tua destra',
    other: 'un altro giocatore',
  },
  uk: { left: 'гравця ліворуч від вас', right: 'гравця праворуч від вас', other: 'іншого гравця' },
} as const;

export function makeOfOthers(d: Dice): Clause {
  return d.one<Clause>([
    () => makeByEach(d),
    () => makeByEach(d),
    () => makeBySome(d),
    () => makeNeighbour(d),
    () => makeTaken(d),
    () => makeGiven(d),
  ]);
}

export function makeByEach(d: Dice): Clause {
  const isAll = d.below(3) === 0;
  const several = d.below(2) === 0;
  const act = makeAct(d, true);
  let second = d.below(4) === 0 ? makeAct(d, true) : null;
  while (second && drawsTooFew(act, second)) second = makeAct(d, true);
  const form = several ? 'several' : 'one';
  const who: Words = isAll
    ? several
      ? { en: 'all players', it: 'tutti i giocatori', uk: 'усі гравці' }
      : { en: 'each player', it: 'ogni giocatore', uk: 'кожен гравець' }
    : several
      ? { en: 'all other players', it: 'tutti gli altri giocatori', uk: 'усі інші гравці' }
      : { en: 'each other player', it: 'ogni altro giocatore', uk: 'кожен інший гравець' };
  const does = second === null ? act.say[form] : acts.joined([act.say[form], second.say[form]], acts.AND);
  const players = isAll ? everybody : others;
  if (second === null) {
    return whole(
      each((lang) => `${who[lang]} ${does[lang]}`),
      byEach(players, act.deed),
    );
  }
  return {
    says: each((lang) => `${who[lang]} ${does[lang]}`),
    full: byEach(players, inTurn(act.deed, second.deed)),
    // others, too, may leave what only gives
    loose: perhaps(
      byEach(players, act.costs || second.costs ? inTurn(act.deed, second.deed) : inAnyOrder(act.deed, second.deed)),
    ),
  };
}

/** *each player who has at least 3 kelp loses 1 kelp* */
export function makeBySome(d: Dice): Clause {
  const isAll = d.below(2) === 0;
  const [what, n] = [d.resource(), d.number()];
  const act = makeAct(d, true);
  const there = counted.playersWithAtLeast(n, what).each;
  const withMore = counted.playersWithMore(what).each;
  const isMore = !isAll && d.below(2) === 0;
  const enough = (at: Position, who: number): number[] =>
    (isAll ? everybody(at) : others(at, who)).filter((one) =>
      isMore ? at.seats[one].resources[what] > at.seats[who].resources[what] : at.seats[one].resources[what] >= n,
    );
  const meant = isMore ? withMore : there;
  const has = d.below(2) === 0;
  const who: Words =
    has && !isMore
      ? {
          en: `each ${isAll ? '' : 'other '}player who has at least ${thereAre(n, what).en}`,
          it: `ogni ${isAll ? '' : 'altro '}giocatore che ha almeno ${thereAre(n, what).it}`,
          uk: `кожен ${isAll ? '' : 'інший '}гравець, який має щонайменше ${amountOf(n, what).uk}`,
        }
      : {
          en: isAll ? meant.en.replace('each other', 'each') : meant.en,
          it: isAll ? meant.it.replace('ogni altro', 'ogni') : meant.it,
          uk: isAll
            ? meant.uk.replace('кожного іншого гравця', 'кожен гравець')
            : meant.uk.replace('кожного іншого гравця', 'кожен інший гравець'),
        };
  return whole(
    each((lang) => `${who[lang]}${lang === 'uk' ? ',' : ''} ${act.say.one[lang]}`),
    // who is meant is known before anybody does it
    byEach(enough, act.deed),
  );
}

export function makeNeighbour(d: Dice): Clause {
  const isLeft = d.below(2) === 0;
  const act = makeAct(d, true);
  const who: Words = {
    en: `the player ${d.below(2) === 0 ? 'to' : 'on'} your ${isLeft ? 'left' : 'right'}`,
    it: `il giocatore alla tua ${isLeft ? 'sinistra' : 'destra'}`,
    uk: `гравець ${isLeft ? 'ліворуч' : 'праворуч'} від вас`,
  };
  const deed = byEach(isLeft ? onTheLeft : onTheRight, act.deed);
  if (d.below(2) === 0) {
    return whole(
      each((lang) => `${who[lang]} ${act.say.one[lang]}`),
      deed,
    );
  }
  return whole(
    {
      en: `choose ${who.en}, then that player ${act.say.one.en}`,
      it: `scegli ${who.it}, poi quel giocatore ${act.say.one.it}`,
      uk: `виберіть ${who.uk.replace('гравець', 'гравця')}, потім той гравець ${act.say.one.uk}`,
    },
    deed,
  );
}

export function makeTaken(d: Dice): Clause {
  const [n, what] = [d.number(), d.resource()];
  const from = d.pick(['left', 'right', 'other', 'each'] as const);
  if (from === 'each') {
    const each = acts.gain([[n, what]], 1, false).say.you;
    return whole(
      {
        en: `${each.en} from each other player`,
        it: `${each.it} da ogni altro giocatore`,
        uk: `${each.uk} у кожного іншого гравця`,
      },
      takesFromEach(others, n, what),
    );
  }
  const amount = acts.gain([[n, what]], 1, false).say.you;
  const players = { left: onTheLeft, right: onTheRight, other: others }[from];
  const chosen = each((lang) => CHOSEN[lang][from]);
  const says =
    d.below(2) === 0
      ? {
          en: `choose ${chosen.en}, then ${amount.en} from that player`,
          it: `scegli ${chosen.it}, poi ${amount.it} da quel giocatore`,
          uk: `виберіть ${chosen.uk}, потім ${amount.uk} у того гравця`,
        }
      : {
          en: `${amount.en} from ${chosen.en}`,
          it: `${amount.it} ${chosen.it.replace(/^il /, 'dal ').replace(/^un /, 'da un ')}`,
          uk: `${amount.uk} у ${chosen.uk}`,
        };
  return whole(says, takesFrom(players, n, what));
}

export function makeGiven(d: Dice): Clause {
  const [n, what] = [d.number(), d.resource()];
  const to = d.pick(['left', 'right', 'other'] as const);
  const players = { left: onTheLeft, right: onTheRight, other: others }[to];
  const gift = d.below(2) === 0 ? makeGain(d) : null;
  const amount = amountOf(n, what);
  const says: Words = gift
    ? {
        en: `choose ${CHOSEN.en[to]}, then pay ${amount.en} to that player to ${gift.say.to.en}`,
        it: `scegli ${CHOSEN.it[to]}, poi paga ${amount.it} a quel giocatore per ${gift.say.to.it}`,
        uk: `виберіть ${CHOSEN.uk[to]}, потім заплатіть тому гравцю ${amount.uk}, щоб ${gift.say.to.uk}`,
      }
    : {
        en: `choose ${CHOSEN.en[to]}, then pay ${amount.en} to that player`,
        it: `scegli ${CHOSEN.it[to]}, poi paga ${amount.it} a quel giocatore`,
        uk: `виберіть ${CHOSEN.uk[to]}, потім заплатіть тому гравцю ${amount.uk}`,
      };
  const deed = givesTo(players, n, what);
  return whole(says, gift ? inReturn(deed, gift.deed) : deed);
}
