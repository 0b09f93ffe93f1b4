/** Positions of both kinds: noted down, and those of the engine; and what the engine makes of effects on them. */
import { PLAYER_NAMES, type Program } from '../../dsl/internal.ts';
import { compile, describePosition, optionValues } from '../../interpreter/index.ts';
import {
  boardOf,
  BY_CARD,
  cellsKey,
  type CompiledGame,
  compileBeside,
  LENGTH,
  onlyRun,
  parsePosition,
  presetPosition,
  restorePosition,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { stagedCells } from '../../interpreter/scenario/index.ts';
import { programReader } from '../../study/equivalence/compare-by-play.ts';
import { loaded } from '../support/loaded.ts';
import { sameAs, type Position } from './position.ts';
import { COLORS, PIECES, RESOURCES, type Color, type Piece } from './terms.ts';

/** The card whose effect everything is, in front of the one who acts. */
const CARD = 'kelp-gatherers';
const MOST_DECISIONS = 3000;

const { model, sources } = loaded();
const OPTIONS = optionValues(model, {});
const read = programReader(sources, { kind: 'card', id: CARD });

/**
 * A deed in the effect language, and by whom: seats from the one who acts, round the table. A kind of site: the one of that kind
 * where it gives nothing by itself.
 */
export interface Deed {
  text: string;
  by: number;
}

const CARDS = Object.fromEntries(
  COLORS.map((color) => [
    color,
    model.cards.filter((card) => card.deck === 'era-1' && card.color === color && card.id !== CARD).map(({ id }) => id),
  ]),
) as Record<Color, string[]>;
const COLOR_OF = new Map(COLORS.flatMap((color) => CARDS[color].map((id) => [id, color] as const)));

/** Seats, and for each a site of each kind beside the first city on which something may be built that gives nothing by itself. */
interface Preset {
  /** in the order of play */
  order: readonly number[];
  /** from the one who acts, round the table */
  seats: readonly number[];
  boards: readonly Record<SiteKind, string>[];
}
const presets = new Map<number, Preset>();

function presetOf(players: number): Preset {
  const known = presets.get(players);
  if (known) return known;
  const compiled = compile(model, players, OPTIONS);
  const { cells, seats: order } = presetPosition(compiled, 'start');
  const vm = new Vm(compiled);
  restorePosition(vm, cells);
  const seats = order.map((_, i) => (order[0] + i) % players);
  const boards = seats.map((seat) => {
    const sites = boardOf(vm, seat).sites.filter((site) => site !== null);
    const first = sites.find(({ tags }) => tags.includes('start'))!;
    const on = (kind: SiteKind): string =>
      sites.find((site) => site.kind === kind && !site.bonus && first.adjacent.includes(site.id))!.id;
    return { 'building-site': on('building-site'), 'tunnel-site': on('tunnel-site') };
  });
  const made = { order, seats, boards };
  presets.set(players, made);
  return made;
}
const KINDS = ['building-site', 'tunnel-site'] as const;
type SiteKind = (typeof KINDS)[number];

/** A game in which these deeds can be done. */
export class Played {
  readonly #compiled: CompiledGame;
  readonly #vm: Vm;
  /** seats of the game, from the one who acts, round the table */
  readonly #seats: readonly number[];
  readonly #order: readonly number[];
  readonly #deeds = new Map<string, number>();

  constructor(
    readonly players: number,
    deeds: readonly Deed[],
  ) {
    const { order, seats } = presetOf(players);
    this.#order = order;
    this.#seats = seats;
    const programs: Program[] = [];
    for (const deed of deeds) {
      const written = this.#written(deed);
      if (this.#deeds.has(written)) continue;
      const program = read(written);
      if (program === null) throw new Error(`"${written}" is no effect`);
      this.#deeds.set(written, programs.push(program) - 1);
    }
    this.#compiled = compileBeside(model, players, OPTIONS, programs);
    this.#vm = new Vm(this.#compiled);
  }

  /** What another player does, or a turn of the own, is inside of `each player`. */
  #written({ text, by }: Deed): string {
    const { boards } = presetOf(this.players);
    const kind = /tunnel-site/.test(text) ? 'tunnel-site' : 'building-site';
    const done = text.replaceAll(kind, boards[by][kind]);
    return by === 0 && !/^(begin|end) turn$/.test(text)
      ? done
      : `each player: if seat = ${this.#seats[by] + 1}: ${done}`;
  }

  #cellsOf({ era, deck, discarded, seats }: Position): Int32Array {
    const left = Object.fromEntries(COLORS.map((color) => [color, [...CARDS[color]]])) as Record<Color, string[]>;
    const take = (colors: readonly Color[]): string[] => colors.map((color) => left[color].shift()!);
    const described: Record<string, unknown> = {
      preset: 'start',
      era,
      'era-deck': take(deck),
      'era-discard': take(discarded),
    };
    seats.forEach(({ resources, pieces, hand }, i) => {
      described[PLAYER_NAMES[this.#order.indexOf(this.#seats[i])]] = {
        ...resources,
        hand: take(hand),
        sites: placed(pieces),
        claimed: i === 0 ? [CARD] : [],
      };
    });
    const { spec, problems } = parsePosition(described, model, this.players, OPTIONS);
    const staged = stagedCells(this.#compiled, spec, null);
    const wrong = [...problems.map(({ message }) => message), ...staged.problems];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return staged.cells;
  }

  /** All that may come of these deeds, one after the other; null: there are more ways than are tried. */
  outcomes(from: Position, deeds: readonly Deed[]): Map<string, Position> | null {
    const vm = this.#vm;
    const budget = { left: MOST_DECISIONS };
    let ends = [this.#cellsOf(from)];
    for (const deed of deeds) {
      const program = this.#compiled.extra[this.#deeds.get(this.#written(deed))!];
      const next = new Map<number, Int32Array>();
      for (const end of ends) {
        restorePosition(vm, end);
        const card = this.#compiled.tables.cardsOf.get(CARD)![0];
        onlyRun(vm, this.#seats[0], () => program.start(vm, BY_CARD, card, card, card, 0));
        for (const after of endsFrom(vm, budget)) next.set(cellsKey(after, after.length), after);
      }
      ends = [...next.values()];
      if (budget.left < 0) return null;
    }
    return new Map(ends.map((end) => this.#noted(end, from.era)).map((one) => [sameAs(one), one]));
  }

  #noted(cells: Int32Array, era: number): Position {
    restorePosition(this.#vm, cells);
    const { zones, players } = describePosition(this.#vm, 'everything');
    const colors = (zone: { cards?: readonly { card: string }[] }): Color[] =>
      zone.cards!.map(({ card }) => COLOR_OF.get(card)!);
    return {
      era,
      deck: colors(zones['era-deck']),
      discarded: colors(zones['era-discard']),
      seats: this.#seats.map((seat) => {
        const { counters, sites, zones: own } = players[seat];
        const all = Object.values(sites);
        return {
          resources: Object.fromEntries(
            RESOURCES.map((one) => [one, counters[one]]),
          ) as Position['seats'][0]['resources'],
          pieces: Object.fromEntries(
            PIECES.map((one) => [one, all.filter(({ piece }) => piece === one).length]),
          ) as Record<Piece, number>,
          hand: colors(own['hand']),
        };
      }),
    };
  }
}

/** Pieces on sites that every board has, none of them beside the first city. */
function placed(pieces: Position['seats'][0]['pieces']): Record<string, string> {
  const boards = model.boards.filter(({ of }) => of === 'player');
  const first = boards[0].sites.find(({ tags }) => tags.includes('start'))!;
  const free = (kind: string): string[] =>
    boards[0].sites
      .flatMap((site) => (site.kind === kind ? [site.id] : []))
      .filter((id) =>
        boards.every(({ sites }) => sites.some((site) => site.id === id && !site.adjacent.includes(first.id))),
      )
      .sort();
  const [buildings, tunnels] = [free('building-site'), free('tunnel-site')];
  return Object.fromEntries(
    PIECES.flatMap((piece) =>
      (piece === 'tunnel' ? tunnels : buildings).splice(0, pieces[piece]).map((id) => [id, piece]),
    ),
  );
}

/** All positions in which what runs comes to its end. */
function endsFrom(vm: Vm, budget: { left: number }): Int32Array[] {
  const ends: Int32Array[] = [];
  const seen = new Set<number>();
  const open: Int32Array[] = [vm.cells.slice(0, vm.cells[LENGTH])];
  for (let at = open.pop(); at !== undefined && budget.left >= 0; at = open.pop()) {
    restorePosition(vm, at);
    vm.run();
    const here = vm.cells.slice(0, vm.cells[LENGTH]);
    const key = cellsKey(here, here.length);
    if (seen.has(key)) continue;
    seen.add(key);
    if (vm.cells[STATUS] !== STATUS_ASKING) {
      ends.push(here);
      continue;
    }
    vm.enumerate();
    const codes = Array.from({ length: vm.optionCount }, (_, i) => i).filter((i) => vm.search.isLegal(vm, i));
    for (const code of codes.map((i) => vm.options[i])) {
      budget.left--;
      restorePosition(vm, here);
      vm.enumerate();
      vm.choose(code);
      open.push(vm.cells.slice(0, vm.cells[LENGTH]));
    }
  }
  return ends;
}
