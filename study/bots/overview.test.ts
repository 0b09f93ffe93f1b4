/** What the table says of costs and income. The judges: the rulebook's overview, and the position after a Production that is tried. */
import { describe, expect, it } from 'vitest';
import { CITIES, NIM, TIC_TAC_TOE, pack } from '../../test/support/packs.ts';
import { gameAt, Sandbox, type Game, newGame } from '../../interpreter/index.ts';
import type { Amount } from '../../interpreter/machine/messages.ts';
import { hasOverview, overviewOf, type Overview } from './overview.ts';
import { standingOf } from './standing.ts';

const cities = pack(CITIES);
const at = (game: Game, seat = game.decision!.player): Overview =>
  overviewOf(new Sandbox(game, { knowing: 'everything' }).vm, seat);
const say = (amounts: readonly Amount[] | null): string =>
  (amounts ?? []).map(({ counter, n }) => `${n} ${counter}`).join(' + ');

describe('of Underwater Cities', () => {
  it('has what the English rulebook states on pages 10 and 15, with nothing built', () => {
    const { pieces, total } = at(gameAt(cities, 'start', { players: 2 }));
    expect(
      pieces.map(({ piece, build, upgrade, plain, upgraded, rules }) => [
        piece,
        say(build[0].now),
        say(upgrade?.[0].now ?? null),
        ...[plain, upgraded, rules].map((incomes) => incomes.map(({ amounts }) => say(amounts)).join()),
      ]),
    ).toEqual([
      ['farm', '1 kelp', '1 science', '1 kelp', '1 kelp + 1 point', '1 kelp + 1 point'],
      ['desalination-plant', '1 credit', '1 science', '1 credit', '1 credit + 1 biomatter', '1 credit'],
      ['laboratory', '1 steelplast', '1 science', '1 science', '1 science + 1 steelplast', '1 steelplast'],
      ['tunnel', '1 steelplast + 1 credit', '1 science', '1 credit', '1 credit + 1 point', ''],
      ['nonsymbiotic-city', '2 steelplast + 1 kelp + 1 credit', '', '', '', ''],
      ['symbiotic-city', '1 steelplast + 1 kelp + 1 biomatter + 2 credit', '', '2 point', '', ''],
    ]);
    expect(
      pieces.flatMap(({ plain, upgraded, rules }) => [...plain, ...upgraded, ...rules]).map((i) => i.times),
    ).toEqual(Array.from({ length: 12 }, () => 0));
    expect(total).toEqual([]);
  });

  it('counts what is connected: here two upgraded farms of a city with a third one, and a tunnel', () => {
    const sites = {
      b9a: 'farm upgraded',
      b9b: 'farm upgraded',
      b9c: 'farm',
      t89: 'tunnel',
      t58: 'tunnel',
      b5a: 'laboratory',
    };
    const { pieces, total } = at(gameAt(cities, { preset: 'start', me: { sites } }, { players: 2 }));
    const [farm, , laboratory, tunnel] = pieces;
    expect([farm.plain, farm.upgraded, farm.rules].map(([income]) => income.times)).toEqual([1, 2, 1]);
    expect(laboratory.plain[0].times).toBe(0);
    expect(tunnel.plain[0].times).toBe(1);
    expect(total.toSorted((a, b) => a.counter.localeCompare(b.counter))).toEqual([
      { counter: 'credit', n: 1 },
      { counter: 'kelp', n: 4 },
      { counter: 'point', n: 3 },
    ]);
  });

  it('has a price with what makes it less, as the game asks it', () => {
    const me = { claimed: ['prefabricated-rings'], credit: 0, steelplast: 1 };
    const { pieces } = at(gameAt(cities, { preset: 'start', me }, { players: 2 }));
    const [price] = pieces[3].build;
    expect([say(price.usual), say(price.now)]).toEqual(['1 steelplast + 1 credit', '1 steelplast']);
    expect(price.less).toEqual([
      { by: { kind: 'card', id: 'prefabricated-rings' }, amounts: [{ counter: 'credit', n: 1 }] },
    ]);
    expect(pieces[0].build[0].less).toEqual([]);
  });

  it('comes to what a Production gives, in games of random choices', () => {
    let paid = 0;
    let compared = 0;
    for (const seed of [2, 5, 9, 11]) {
      const game = newGame(cities, { players: 2, seed });
      for (let n = 0; !game.over; n++) {
        const { options } = game.decision!;
        game.choose(options[(seed * 31 + n * 17) % options.length].key);
        if (n % 25 !== 0) continue;
        for (const seat of [0, 1]) {
          const overview = at(game, seat);
          expect(sorted(sumOfParts(overview))).toEqual(sorted(overview.total));
          expectBoardCounts(game, seat, overview);
          const gained = difference(game, seat);
          const isEqual = JSON.stringify(gained) === JSON.stringify(sorted(overview.total));
          if (isEqual) compared++;
          else {
            // a card was paid for
            for (const { counter, n: more } of gained) {
              expect(overview.total.find((one) => one.counter === counter)?.n ?? 0).toBeGreaterThanOrEqual(more);
            }
            paid++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(paid).toBeLessThan(compared / 2);
  });
});

it('a game without pieces has none, nor one whose pieces cost and give nothing', () => {
  expect([CITIES, NIM, TIC_TAC_TOE].map((path) => hasOverview(pack(path)))).toEqual([true, false, false]);
});

const sorted = (amounts: readonly Amount[]): Amount[] =>
  amounts.filter(({ n }) => n !== 0).toSorted((a, b) => a.counter.localeCompare(b.counter));

function sumOfParts({ pieces, rules, others }: Overview): Amount[] {
  const sum = new Map<string, number>();
  const add = (amounts: readonly Amount[] | null, times: number): void =>
    amounts?.forEach(({ counter, n }) => sum.set(counter, (sum.get(counter) ?? 0) + n * times));
  for (const piece of pieces) {
    for (const { amounts, times } of [...piece.plain, ...piece.upgraded, ...piece.rules]) add(amounts, times);
  }
  for (const { amounts, times } of rules) add(amounts, times);
  for (const { amounts } of others) add(amounts, 1);
  return [...sum].map(([counter, n]) => ({ counter, n }));
}

/** Each piece that the table does not mark gives its income once: on the first boards nothing gives it twice. */
function expectBoardCounts(game: Game, seat: number, { pieces }: Overview): void {
  const { unmet } = standingOf(new Sandbox(game, { knowing: 'everything' }).vm, seat);
  const { sites } = game.everything().players[seat];
  for (const { piece, plain, upgraded } of pieces.filter((one) => one.plain.length > 0)) {
    const counts = Object.entries(sites).filter(([id, held]) => held.piece === piece && !unmet[id]);
    const times = [plain, upgraded].map((incomes) => incomes.reduce((sum, one) => sum + one.times, 0));
    expect(times).toEqual([
      counts.filter(([, held]) => !held.upgraded).length,
      counts.filter(([, held]) => held.upgraded).length,
    ]);
  }
}

function difference(game: Game, seat: number): Amount[] {
  const before = game.everything().players[seat].counters;
  const after = new Sandbox(game, { knowing: 'everything' }).preview('produce', seat).players[seat].counters;
  return sorted(Object.keys(before).map((counter) => ({ counter, n: after[counter] - before[counter] })));
}
