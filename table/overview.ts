/** What pieces cost a player, and what the next income brings, in words. */
import { overviewOf, type Overview, type Price } from '../study/index.ts';
import type { Amount } from '../interpreter/internal.ts';
import { Sandbox, type Game, type MessageRenderer } from '../interpreter/index.ts';
import type { TableAmount, TableIncome, TableOverview, TablePrice, Viewer } from './protocol.ts';

/** Of another seat it is worked out from what the viewer knows alone: the rest has been dealt again. */
export function tableOverview(game: Game, seat: number, viewer: Viewer, words: MessageRenderer): TableOverview {
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  if (seat !== viewer) sandbox.dealAgain(viewer, game.length);
  return inWords(overviewOf(sandbox.vm, seat), words);
}

function inWords({ pieces, rules, others, total, paid }: Overview, words: MessageRenderer): TableOverview {
  const say = (amounts: readonly Amount[]): TableAmount[] =>
    amounts.map(({ counter, n }) => ({ counter, n, text: words.amount(counter, n) }));
  const told = (prices: readonly Price[]): TablePrice => ({
    usual: prices.map(({ usual }) => say(usual)),
    now: prices.map(({ now }) => say(now)),
    less: (prices[0]?.less ?? []).map(({ by, amounts }) => ({ by: words.cause(by), amounts: say(amounts) })),
  });
  const ruleIncome = ({ procedure, step, amounts, times }: Overview['rules'][number]): TableIncome => ({
    rule: words.step(procedure, step),
    amounts: amounts && say(amounts),
    times,
  });
  const own = (incomes: Overview['pieces'][number]['plain']): TableIncome[] =>
    incomes.map(({ amounts, times }) => ({ rule: null, amounts: say(amounts), times }));
  const ofOthers = others.map(({ by, amounts, cards }) => ({
    by: words.cause(by),
    amounts: [...say(amounts), ...(cards > 0 ? [{ counter: '', n: cards, text: words.thing('card', cards) }] : [])],
  }));
  return {
    pieces: pieces.map(({ piece, build, upgrade, plain, upgraded, rules: together }) => ({
      piece,
      name: words.piece(piece),
      build: told(build),
      upgrade: upgrade && told(upgrade),
      plain: own(plain),
      upgraded: own(upgraded),
      together: together.map(ruleIncome),
    })),
    rules: rules.map(ruleIncome),
    others: ofOthers,
    sums: [
      ...pieces.flatMap(({ piece, plain, upgraded, rules: together }) => {
        const amounts = say(summed([...plain, ...upgraded, ...together]));
        return amounts.length === 0 ? [] : [{ piece, name: words.piece(piece), amounts }];
      }),
      ...rules.map((rule) => ({
        piece: null,
        name: words.step(rule.procedure, rule.step),
        amounts: say(summed([rule])),
      })),
      ...ofOthers.map(({ by, amounts }) => ({ piece: null, name: by, amounts })),
    ],
    total: say(total),
    paid: say(paid),
  };
}

/** By counter, as often as it is given. */
function summed(incomes: readonly { amounts: readonly Amount[] | null; times: number }[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { amounts, times } of incomes) {
    for (const { counter, n } of amounts ?? []) sums.set(counter, (sums.get(counter) ?? 0) + n * times);
  }
  return [...sums].flatMap(([counter, n]) => (n === 0 ? [] : [{ counter, n }]));
}
