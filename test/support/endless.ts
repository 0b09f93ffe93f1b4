/** A pack with two lines that trigger each other forever: each has a price, so no check reports it, but the other one refunds it. */
export const ENDLESS = `pack: endless
players: [2]
periods: {turn: {}}
counters: {coin: {start: 2}, stone: {}, point: {}}
score: point
pieces: {hut: {cost: 1 coin, where: empty plot}}
site-kinds: {plot: {}}
boards: {west: {copies: 2, sites: {p1: {kind: plot, bonus: gain 1 stone}, p2: {kind: plot}}}}
zones: {display: {of: player, listening: true}}
decks: {base: {starts: display}}
types: {lasting: {programs: {effect: standing}}}
cards:
  - {id: mason, deck: base, type: lasting, effect: "when you build hut: gain 2 points"}
  - {id: wheel, deck: base, type: lasting, effect: "when you gain stone: must pay 1 coin: gain 1 point"}
  - {id: mill, deck: base, type: lasting, effect: "when you gain point: gain 1 coin, 1 stone"}
slots: [{id: mint, unlimited: true, effect: gain 1 coin}]
procedures: {game: {deal: deal boards, rounds: "each player: do turn", end: end game}, turn: {begin: begin turn, slot: choose available slot as s, act: must perform s, end: end turn}}
`;
