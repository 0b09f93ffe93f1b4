/** Small packs for tests, and their diagnostics in one line each. */
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack, type LoadedPack } from './load-pack.ts';

/** A pack that is valid and uses all that it declares. */
export const DEMO = `pack: demo
title: Demo
version: 0.1.0
status: original
players: [2, 3]
score: point
ranking: [most points, first in order]
programs: [production]
options:
  supply: {name: in the box, values: [46, 47], default: 46, reason: two prints}
constants: {hand-limit: 3, double: hand-limit * 2}
counters:
  credit: {plural: credits, classes: [resource], start: 2, icon: {drawing: M1 1h14, color: "#a87400"}}
  kelp: {of: player, classes: [resource], hidden: true}
  point: {}
classes:
  building: {of: piece}
  resource: {of: counter}
pieces:
  tunnel: {cost: 1 credit, where: empty lane, where-named: lane, supply: supply}
  farm: {plural: farms, classes: [building], cost: 1 kelp, upgrade: 1 credit, where: empty plot, production: "gain 1 kelp; if it is upgraded: gain 1 point"}
site-kinds: {plot: {}, lane: }
attributes: {worth: {default: 1}}
predicates:
  linked: "reach(start, tunnel)"
  near: {sites: plot adjacent to linked}
periods: {turn: }
colors: {red: {}}
zones:
  hand: {of: player, order: set, visible: owner}
  box: {of: game, order: stack, visible: none, draws-to: hand, refill: spent}
  spent: {}
  claimed: {of: player, listening: true}
decks:
  base: {starts: box, routes: {discarded: move this to spent}}
types:
  instant: {programs: {effect: parts}, played: resolve this}
  permanent: {programs: {effect: standing, production: steps}, played: "pay price of this: move this to claimed"}
tracks:
  ladder: {spaces: [{number: 0}, {number: 4, bonus: gain 1 credit}], beyond: gain 1 point}
signals: {payday: {}}
slots:
  - {id: two-tunnels, color: red, players: [2], effect: build 2 tunnels, worth: 2}
  - id: other
    when: supply = 46
    unlimited: true
    effect: |
      build farm
      gain 1 card
cards:
  - {id: windfall, number: 1, deck: base, type: instant, color: red, copies: 2, players: [2, 3], when: supply = 46, effect: "if near farms >= 1 and credit >= double: build farm free"}
  - id: crew
    deck: base
    type: permanent
    price: 1 credit
    status: attested
    source: {edition: en1, at: p. 3, says: it is so, strength: states}
    why: because
    disputed: D08
    note: nothing
    scenarios:
      - {name: fires, players: 2, options: {supply: 46}, position: {preset: start}, do: ["slot:other"], run: gain 1 credit, expect: {me: {}}, refuses: [], offers: []}
    effect: "when you build building: gain 1 credit"
    production: gain (worth of this) kelps
boards:
  valley:
    of: player
    copies: 3
    players: [2, 3]
    when: supply >= 46
    sites:
      c1: {kind: plot, adjacent: [t1], tags: [start], bonus: gain 1 kelp, surcharge: 1 credit, worth: 3, production: gain 1 credit}
      t1: {kind: lane}
procedures:
  game:
    setup: deal boards
    play: {do: "each player: do turn", title: All take turns}
    end: end game
  turn:
    status: {begin: original}
    begin: begin turn
    limit: discard cards in hand down to hand-limit as discarded
    pay: "signal payday; advance 1 on ladder; resolve production of farms"
    end: end turn
goals: {ten: {reach: point >= 10, players: [2], when: supply = 46}, five: point >= 5}
rules: ["when payday: gain 1 credit", {do: let kelp stand for credit when building}]
lexicon:
  en: {kelp: {one: kelp, mass: true}, box: {in: in the box, to: into the box}, linked: {adjective: [linked]}, farm: {relations: {adjacent-to-farm: "{what} at {x}"}}, payday: {phrase: it is payday}}
editions: {en1: {title: English rulebook, year: 2018, pages: 20, sections: [appendix], language: en, publisher: us, note: none}}
disputes: {D08: {topic: what crews do, severity: low, plays: true, readings: {en1: this}, decision: this, reason: so, option: supply, source: {edition: en1, at: appendix}, note: none}}
lessons:
  first:
    title: {en: The first game}
    players: 2
    seed: 1
    options: {supply: 46}
    steps:
      - {say: {en: Build a farm.}, look: [board, "slot:other", "site:c1", "card:crew", "counter:kelp", "zone:hand"], choose: ["slot:other", "site:c1"], others: slot:two-tunnels}
explanations: {kelp: Farms cost it., turn: {en: Everybody takes turns.}}
gaps: {lost-card: {name: Lost, number: 7, deck: base, known: a name, unknown: the rest, status: attested, why: so, source: {edition: en1, at: pp. 2-3}, note: none}}
shapes: {bar: {cells: ["@#"]}}
`;

/** `file:line:column code message` of every diagnostic. */
export function diagnosticLines({ diagnostics }: LoadedPack): string[] {
  return diagnostics.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`);
}

/** Loads a single file `p.yaml`. */
export function loadText(text: string | Uint8Array): LoadedPack {
  return loadPack(memoryFiles({ 'p.yaml': text }), 'p.yaml');
}

/** Loads the pack in folder `p` (or `where`) of some files. */
export function loadFiles(files: Record<string, string | Uint8Array>, where = 'p'): LoadedPack {
  return loadPack(memoryFiles(files), where);
}

/** The smallest pack, with more appended. */
export function smallPack(more: string): string {
  return `pack: p\nplayers: [2]\ncounters: {coin: {plural: coins}}\nprocedures: {game: {end: end game}}\nranking: [most coin]\n${more}`;
}
