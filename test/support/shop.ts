/** A pack of which everything is said. */
export const SHOP = `pack: shop
title: The Shop
version: 1.0.0
players: [2]
score: coin
counters: {coin: {}}
zones: {pile: {order: stack}}
options:
  big-sales: {values: [few, many], default: few, reason: two prints, status: attested, source: {edition: old, at: p. 2}, disputed: D1}
decks: {stock: {starts: pile, routes: {}}}
types: {sale: {programs: {effect: parts}, status: original}}
editions:
  old: {title: The old rules, pages: 4}
  web: {title: The rules on the web, sections: [sales]}
disputes:
  D1: {topic: how big a sale is, severity: high, plays: true, readings: {old: one coin, web: two coins}, decision: one coin, reason: the book is older, option: big-sales}
  D2: {topic: what a coin is called, readings: {old: coin, web: penny}, decision: coin, reason: either will do}
gaps:
  lost-sale: {name: Lost Sale, number: 9, deck: stock, known: its name and number, unknown: what it does, source: {edition: old, at: p. 4}}
cards:
  - id: small-sale
    number: 9
    deck: stock
    type: sale
    effect: "if big-sales = few: gain 1 coin else: gain 2 coins"
    status: {number: original, rest: attested}
    source: [{edition: old, at: p. 3}, {edition: web, at: sales, says: two coins}]
    disputed: D1
    scenarios:
      - {name: one coin, run: resolve small-sale, expect: {me: {coin: +1}}}
procedures:
  game:
    play: "each player: (gain 1 coin; resolve small-sale)"
    end: end game
    status: derived
    why: somebody must play
    source: {edition: old, at: p. 1}
`;
