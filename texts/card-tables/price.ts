/** Parses the price of a card: in the effect language, or as a language renders it. */
import { LANGUAGES } from '../languages/index.ts';
import { parseCost, printCost, type LanguageCode } from '../../dsl/internal.ts';
import type { PackTextParser } from './pack-text-parser.ts';

const NOTHING = /^(?:|0|[-–—]|free)$/i;

/** null: nothing is paid; undefined: not understood. */
export function priceOf(written: string, code: LanguageCode, pack: PackTextParser): string | null | undefined {
  if (NOTHING.test(written)) return null;
  if (/^\d+$/.test(written)) {
    const [counter, ...others] = countersOfPrices(pack);
    return counter !== undefined && others.length === 0 ? `${written} ${counter}` : undefined;
  }
  const { ast, problems } = parseCost(written);
  if (
    ast?.kind === 'amounts' &&
    problems.length === 0 &&
    ast.alternatives
      .flat()
      .every(({ what }) =>
        pack.sources.symbols.find(what.text).some(({ kind }) => kind === 'counter' || kind === 'class'),
      )
  ) {
    return printCost(ast);
  }
  const [pay] = LANGUAGES[code].phrases.pay.split(/[/ ]/);
  for (const text of [`${pay} ${written}`, written]) {
    const { effect } = pack.parse(text, code);
    const cost = effect?.kind === 'word' && effect.word === 'pay' ? effect.args['cost'] : undefined;
    if (cost?.type === 'cost' && effect?.kind === 'word' && Object.keys(effect.args).length === 1) {
      return printCost(cost.cost);
    }
  }
  return undefined;
}

/** `3` → `3 coin`: in what else cards of the pack are paid. */
export const likelyPrices = (written: string, pack: PackTextParser): string[] =>
  /^\d+$/.test(written)
    ? countersOfPrices(pack)
        .slice(0, 3)
        .map((counter) => `${written} ${counter}`)
    : [];

/** In what cards of the pack are paid. If it is one thing only, a number alone is so much of it. */
function countersOfPrices({ model }: PackTextParser): string[] {
  const counters = model.cards.flatMap(({ price }) =>
    price.k === 'amounts' ? price.alternatives.flatMap((items) => items.map(({ counter }) => counter)) : [],
  );
  return [...new Set(counters)];
}
