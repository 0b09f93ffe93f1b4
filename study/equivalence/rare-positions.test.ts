/** What is rarely so, each kind of it once: without a position of that kind no difference is seen. The rules say what is right. */
import { describe, expect, it } from 'vitest';
import { judgeEffects, type Judgement } from './judge-effects.ts';
import { smallPack } from '../../test/support/small-pack.ts';

const PORT = smallPack(`pack: port
version: 1.0.0
players: [2, 3]
score: coin
ranking: [most coin]
counters:
  coin: {}
  crate: {of: game, lies-on: [quay]}
colors: {blue: {}, gray: {}}
pieces: {hut: {cost: 1 coin, supply: 9, where: empty quay}}
site-kinds: {quay: {}}
boards:
  harbor:
    of: game
    sites:
      q1: {kind: quay, tags: [east]}
      q2: {kind: quay, tags: [west], adjacent: [q1]}
tracks: {fame: {spaces: [{number: 1}, {number: 2}, {number: 3}], beyond: gain 1 coin}}
periods: {turn: {of: player}}
zones:
  pile: {order: stack, visible: none, draws-to: hand, refill: waste}
  waste: {order: stack, visible: all}
  hand: {of: player, visible: owner}
  shown: {of: player, visible: all, listening: true}
decks: {stock: {starts: pile, routes: {}}}
types: {sale: {programs: {effect: parts, lasting: standing}}}
cards:
  - {id: plain, deck: stock, type: sale, effect: gain 1 coin, copies: 8}
  - {id: listener, deck: stock, type: sale, lasting: "when you draw card: gain 1 coin"}
slots:
  - {id: crane, color: blue, effect: gain 1 coin}
  - {id: shed, color: gray, effect: gain 1 coin}
procedures:
  game: {crates: put 2 crates on quay, play: "repeat 9 times: each player: do turn", end: end game}
  turn:
    begin: begin turn
    take: choose available slot then occupy it then perform it
    hut: may build hut
    fame: advance 1
    draw: gain 1 card
    sale: may (choose sale in hand as sold then move sold to shown then resolve effect of sold)
    sell: "may (choose plain in shown as old then move old to waste)"
    end: end turn
    free: vacate slots
`);
const judged = (a: string, b: string): Judgement => judgeEffects(PORT, [a, b]);

describe('different', () => {
  it.each<[kind: string, a: string, b: string]>([
    ['few in the supply', 'if supply of hut >= 4: gain 1 coin', 'if supply of hut > 4: gain 1 coin'],
    ['none in the supply', 'if empty quay: gain 1 coin', 'build hut free then remove it then gain 1 coin'],
    ['all slots of a color occupied', 'if available blue slot: gain 1 coin', 'if available slot: gain 1 coin'],
    ['no slot left', 'if not available blue slot: gain 1 coin', 'if not available slot: gain 1 coin'],
    ['markers upon each other', 'if fame = 3: gain 1 coin else: advance 1', 'advance 1'],
    ['so many cards in a zone', 'if cards in waste >= 4: gain 1 coin', 'if cards in waste >= 5: gain 1 coin'],
    [
      'a deck that is filled up',
      'if cards in pile = 0: gain 1 coin',
      'if cards in pile + cards in waste = 0: gain 1 coin',
    ],
    ['nothing on some sites', 'if crates of east quay = 0: gain 1 coin', 'if crates of quay = 0: gain 1 coin'],
    ['much of a counter', 'if coins >= 5000: lose 1 coin', 'if coins > 5000: lose 1 coin'],
    ['whose turn it is', 'if on-turn = seat: gain 1 coin', 'gain 1 coin'],
    ['who sees what is looked at', 'look at top card of pile then gain 1 coin', 'gain 1 coin'],
    ['who sees what is revealed', 'look at top card of pile', 'reveal top card of pile'],
    ['how many cards are seen', 'look at top card of pile', 'look at top 2 cards of pile'],
    ['a card that hears of draws', 'gain 1 card', 'move top card of pile to hand'],
  ])('%s', (_, a, b) => expect(judged(a, b)).toMatchObject({ is: 'different' }));
});

it('says what players know of hidden cards where nothing else differs', () => {
  expect(judged('look at top card of pile', 'reveal top card of pile')).toMatchObject({
    outcomes: { first: [[{ what: 'me knows' }]], second: [[{ what: 'me knows' }, { what: 'other knows' }]] },
  });
});
