/** Clauses of several things: one after the other, one of them, one for the other, or only if something holds. */
import * as acts from './acts.ts';
import type { Act } from './acts.ts';
import { FEW, type Dice } from './dice.ts';
import { inSentences, whole, type Clause } from './statement.ts';
import { each, NOUNS, severalOf, type Words } from './terms.ts';
import { asFarAsCan, inReturn, inTurn, nothing, oneOf, perhaps, repeatedly, where, type Deed } from './position.ts';
import {
  makeAct,
  makeCondition,
  makeDiscard,
  makeDraw,
  makeGain,
  makeGift,
  makeLose,
  makePay,
  makeTwoAmounts,
} from './chosen-acts.ts';

export function makeSingle(d: Dice): Clause {
  const act = makeAct(d);
  return whole(act.say.you, act.deed);
}

/** Two things in one sentence, or in two. */
export function makeTwo(d: Dice): Clause {
  const a = makeAct(d);
  let b = makeAct(d);
  while (drawsTooFew(a, b)) b = makeAct(d);
  const how = d.pick(['then', 'and', 'sentences'] as const);
  const says: Words =
    how === 'sentences'
      ? inSentences(a.say.you, b.say.you)
      : acts.joined(
          [a.say.you, b.say.you],
          how === 'then' ? { en: ', then ', it: ', poi ', uk: ', потім ' } : d.pick(acts.COMMA_AND),
        );
  if (how === 'then') return whole(says, inTurn(a.deed, b.deed));
  if (a.costs || b.costs) return { says, full: inTurn(a.deed, b.deed), loose: eitherOrBoth(a, b) };
  return { says, full: asFarAsCan(a.deed, b.deed), loose: inAnyOrder(a.deed, b.deed) };
}

export function makeChoice(d: Dice): Clause {
  const [a, b] = [makeGift(d), makeGift(d)];
  const c = d.below(4) === 0 ? makeGift(d) : null;
  const all = [a, b, ...(c ? [c] : [])];
  const by = d.pick([
    { en: ' or ', it: ' o ', uk: ' або ' },
    { en: ', or ', it: ' oppure ', uk: ' чи ' },
  ]);
  return whole(
    acts.joined(
      all.map(({ say }) => say.you),
      by,
    ),
    oneOf(...all.map(({ deed }) => deed)),
  );
}

export function makeMay(d: Dice): Clause {
  const act = makeAct(d);
  return whole(
    each((lang) => `${{ en: 'you may', it: 'puoi', uk: 'ви можете' }[lang]} ${act.say.to[lang]}`),
    act.deed,
  );
}

/** Something given for something. */
export function makePaid(d: Dice): Clause {
  const cost = d.one<Act>([
    () => makePay(d),
    () => makePay(d),
    () => acts.either('pay', makeTwoAmounts(d)),
    () => makeDiscard(d),
  ]);
  const isPay = cost.say.you.en.startsWith('pay') || cost.say.you.en.startsWith('spend');
  const [a, b] = [makeGiftFor(d, cost), d.below(4) > 0 ? null : makeGiftFor(d, cost)];
  const both = (form: 'you' | 'to'): Words =>
    b === null ? a.say[form] : acts.joined([a.say[form], b.say[form]], { en: ' or ', it: ' o ', uk: ' або ' });
  const given = b === null ? a.deed : oneOf(a.deed, b.deed);
  // nobody pays for nothing; but a card may be discarded for it
  const deed = isPay ? inReturn(cost.deed, given) : inTurn(cost.deed, given);
  const to: Words = { en: ' to ', it: ' per ', uk: ', щоб ' };
  const says = d.one<Words>([
    () => each((lang) => `${cost.say.you[lang]}${to[lang]}${both('to')[lang]}`),
    () =>
      each(
        (lang) =>
          `${{ en: 'you may', it: 'puoi', uk: 'ви можете' }[lang]} ${cost.say.to[lang]}${to[lang]}${both('to')[lang]}`,
      ),
    () =>
      isPay
        ? each((lang) => `${cost.say.you[lang]}: ${both('you')[lang]}`)
        : each((lang) => `${cost.say.you[lang]}${to[lang]}${both('to')[lang]}`),
    () =>
      each(
        (lang) =>
          `${{ en: 'you may', it: 'puoi', uk: 'ви можете' }[lang]} ${cost.say.to[lang]}. ${
            { en: 'If you do, ', it: 'Se lo fai, ', uk: 'Якщо ви це зробите, ' }[lang]
          }${both('you')[lang]}`,
      ),
  ]);
  return whole(says, deed);
}

/** A gift that is as large before it is paid for as after: else it could be paid for, and be none. */
export function makeGiftFor(d: Dice, cost: Act): Act {
  for (;;) {
    const gift = makeGift(d);
    if (!/ (for|per) /.test(gift.say.you.en) || !shareNoun(cost.say.you.en, gift.say.you.en)) return gift;
  }
}

/** *pay any number of kelp to gain 1 point for each* */
export function makeAsOften(d: Dice): Clause {
  const [what, into] = d.twoResources();
  const n = d.number(FEW);
  const [paid, got] = [acts.pay(1, what, 0), acts.gain([[n, into]], 0, false)];
  const says: Words =
    d.below(2) === 0
      ? {
          en: `pay any number of ${severalOf(what).en} to ${got.say.to.en} for each`,
          it: `paga un numero qualsiasi di ${severalOf(what).it} per ${got.say.to.it} per ciascun${NOUNS[what].gender[0] === 'f' ? 'a' : 'o'}`,
          uk: `заплатіть будь-яку кількість ${severalOf(what).uk}, щоб ${got.say.to.uk} за ${{ m: 'кожен', f: 'кожну', n: 'кожне' }[NOUNS[what].gender[1]]}`,
        }
      : {
          en: `any number of times, you may ${paid.say.to.en} to ${got.say.to.en}`,
          it: `tutte le volte che vuoi puoi ${paid.say.to.it} per ${got.say.to.it}`,
          uk: `скільки завгодно разів ви можете ${paid.say.to.uk}, щоб ${got.say.to.uk}`,
        };
  const once = inReturn(paid.deed, got.deed);
  const deed: Deed = {
    outcomes: (at, who) => once.outcomes(at, who).flatMap((end) => repeatedly(once).outcomes(end, who)),
    isAnything: once.isAnything,
  };
  return whole(says, deed);
}

export function makeIf(d: Dice): Clause {
  const condition = makeCondition(d);
  const inner = d.one<Clause>([
    () => makeSingle(d),
    () => makeSingle(d),
    () => makeTwoGifts(d),
    () => makeChoice(d),
    () => makePaidSimply(d),
  ]);
  const ifWords: Words = { en: 'if', it: 'se', uk: 'якщо' };
  const full = where(condition.holds, inner.full);
  const loose = where(condition.holds, inner.loose, nothing);
  if (d.below(4) === 0) {
    const otherwise = makeAct(d);
    return {
      says: each(
        (lang) =>
          `${ifWords[lang]} ${condition.you[lang]}, ${inner.says[lang]}${
            { en: '; otherwise, ', it: '; altrimenti ', uk: '; інакше ' }[lang]
          }${otherwise.say.you[lang]}`,
      ),
      full: where(condition.holds, inner.full, otherwise.deed),
      loose: where(condition.holds, inner.loose, perhaps(otherwise.deed)),
    };
  }
  // behind two clauses it would not be clear of which it is said
  const behind = d.below(3) === 0 && !/ (and|or) |[.:]/.test(inner.says.en);
  const says = each((lang) =>
    behind
      ? `${inner.says[lang]}${lang === 'uk' ? ',' : ''} ${ifWords[lang]} ${condition.you[lang]}`
      : `${ifWords[lang]} ${condition.you[lang]}, ${inner.says[lang]}`,
  );
  return { says, full, loose };
}

export function makeTwoGifts(d: Dice): Clause {
  const [a, b] = [makeGift(d), makeGift(d)];
  return {
    says: acts.joined([a.say.you, b.say.you], d.pick(acts.COMMA_AND)),
    full: asFarAsCan(a.deed, b.deed),
    loose: inAnyOrder(a.deed, b.deed),
  };
}

export function makePaidSimply(d: Dice): Clause {
  const cost = makePay(d);
  const gift = makeGiftFor(d, cost);
  return whole(
    each((lang) => `${cost.say.you[lang]}${{ en: ' to ', it: ' per ', uk: ', щоб ' }[lang]}${gift.say.to[lang]}`),
    inReturn(cost.deed, gift.deed),
  );
}

export function makeRepeated(d: Dice): Clause {
  const act = d.one<Act>([() => makeGain(d), () => makeDraw(d, false), () => makeLose(d)]);
  const n = d.pick([2, 3]);
  const again = Array.from({ length: n }, () => act.deed);
  if (d.below(2) === 0) {
    const behind: Words =
      n === 2 ? { en: 'twice', it: 'due volte', uk: 'двічі' } : { en: '3 times', it: '3 volte', uk: 'тричі' };
    return whole(
      each((lang) => `${act.say.you[lang]} ${behind[lang]}`),
      inTurn(...again),
    );
  }
  const times: Words =
    n === 2
      ? { en: 'do this twice', it: 'fai questo due volte', uk: 'зробіть це двічі' }
      : { en: 'do this 3 times', it: 'fai questo 3 volte', uk: 'зробіть це тричі' };
  return whole(
    each((lang) => `${times[lang]}: ${act.say.you[lang]}`),
    inTurn(...again),
  );
}

/** Whether both speak of the same resource or piece, or of cards. */
const shareNoun = (one: string, other: string): boolean =>
  Object.values(NOUNS).some(({ en: [noun] }) => one.includes(noun) && other.includes(noun));

/** Whether cards are drawn, and more discarded, or some of a color: that it can be done is not known before, and then it is left. */
export const drawsTooFew = (a: Act, b: Act): boolean => (a.cards ?? 0) > 0 && (a.cards ?? 0) + (b.cards ?? 0) < 0;

/** What takes something away is one with the other; which of both comes first is as it is said. */
export const eitherOrBoth = (a: Act, b: Act): Deed => perhaps(inTurn(a.deed, b.deed));

export const inAnyOrder = (a: Deed, b: Deed): Deed => ({
  outcomes: (at, who) => [
    at,
    ...a.outcomes(at, who),
    ...b.outcomes(at, who),
    ...inTurn(a, b).outcomes(at, who),
    ...inTurn(b, a).outcomes(at, who),
  ],
  isAnything: (at, who) => a.isAnything(at, who) || b.isAnything(at, who),
});
