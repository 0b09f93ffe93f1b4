/** Laws of whole random games of Nautilus: they end, nothing is lost, labs stay active, the city hangs together. */
import { describe, expect, test } from 'vitest';
import { PLACE_BITS } from '../../interpreter/position/sizes.ts';
import { FRAMES_BASE, STATUS, STATUS_OVER, TOP_FRAME } from '../../interpreter/position/layout.ts';
import { boardOf, supplyCell } from '../../interpreter/machine/board.ts';
import { tileCellOf, zoneOf } from '../../interpreter/machine/cards.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { drawLegal, randomStep } from '../../interpreter/machine/random-run.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { amountOfPlayer } from '../../interpreter/machine/things-on-cards.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';
import { breach, derivedDiffers, startSupply } from '../support/invariants.ts';
import { asking, choices, topNode } from '../support/play.ts';
import { CITIES, machine, NAUTILUS, pack } from '../support/packs.ts';
import { rounds } from '../support/width.ts';
import { areJoined, cellOf, overlap, type Module } from './sea.ts';

const GAMES = rounds(24, 2000);
/** The longest game has fewer choices. */
const MOST_STEPS = 20_000;
const NEMO = 240;
const LABS = ['sonar', 'training', 'technology', 'research', 'analysis'];
const FIND_ZONES = ['find-box', 'buried-finds', 'lost-ruins', 'own-finds', 'own-ruins'];

/** Reads positions of one machine by names. */
class Reader {
  readonly #vm: Vm;
  readonly players: number;
  readonly #modules: readonly number[];
  readonly #tiles: readonly number[];
  constructor(vm: Vm) {
    this.#vm = vm;
    const { tables } = vm.game;
    this.players = tables.players;
    const classOf = (card: number): string => tables.cardDef[card].deck;
    const all = tables.cardDef.map((_, card) => card);
    this.#modules = all.filter((card) => /-(?:deck|habitations|labs)$/.test(classOf(card)));
    this.#tiles = all.filter((card) => classOf(card).endsWith('-finds'));
  }

  /** Whether there is only one choice. */
  isForced(): boolean {
    return choices(this.#vm).length === 1;
  }

  of(player: number, counter: string): number {
    const { tables } = this.#vm.game;
    return this.#vm.cells[tables.counter.get(counter)!.at + player * tables.layout.nPlayerCounters];
  }

  ofGame(counter: string): number {
    return this.#vm.cells[this.#vm.game.tables.counter.get(counter)!.at];
  }

  submarines(player: number): number {
    const vm = this.#vm;
    return vm.cells[supplyCell(vm, player, vm.game.tables.piece.get('submarine')!)];
  }

  /** What a player has on a module. */
  on(card: number, player: number, counter: string): number {
    const vm = this.#vm;
    return amountOfPlayer(vm, card, vm.game.tables.counter.get(counter)!.index, player);
  }

  get modules(): { card: number; id: string; zone: string; stands: Module | null }[] {
    const { cells, game } = this.#vm;
    const { tables } = game;
    return this.#modules.map((card) => {
      const { id } = tables.cardDef[card];
      const cell = cells[tables.laidCell[card]];
      const zone = tables.zoneDefs[zoneOf(this.#vm, card)].id;
      if (cell === 0) return { card, id, zone, stands: null };
      const site = (cell & ((1 << PLACE_BITS) - 1)) - 1;
      const { turn } = tables.laying.kinds[tables.laying.ofCard[card]].looks[cell >> PLACE_BITS];
      const [first] = id.split('-');
      const kind = first === 'start' ? 'base' : LABS.includes(first) ? 'lab' : first;
      return { card, id, zone, stands: { kind, at: cellOf(boardOf(this.#vm, 0).sites[site]!.id), turn } };
    });
  }

  get tiles(): { onBoard: boolean; zone: string }[] {
    return this.#tiles.map((card) => ({
      onBoard: tileCellOf(this.#vm, card) >= 0,
      zone: this.#vm.game.tables.zoneDefs[zoneOf(this.#vm, card)].id,
    }));
  }
}

/** What has to hold of a position, in the order of play; the first breach in words, or null. */
class Laws {
  readonly #read: Reader;
  #active: number[] = [];
  #standing = 0;
  constructor(read: Reader) {
    this.#read = read;
  }

  check(): string | null {
    return this.#money() ?? this.#tiles() ?? this.#crews() ?? this.#threes();
  }

  #seats(): number[] {
    return Array.from({ length: this.#read.players }, (_, seat) => seat);
  }

  #money(): string | null {
    const sum = this.#seats().reduce((all, seat) => all + this.#read.of(seat, 'nemo'), 0);
    return sum >= 0 && sum <= NEMO ? null : `players have ${sum} Nemo`;
  }

  #tiles(): string | null {
    const { tiles } = this.#read;
    const lost = tiles.find(({ onBoard, zone }) => !onBoard && !FIND_ZONES.includes(zone));
    if (lost) return `a tile lies in ${lost.zone}`;
    return tiles.length === 60 ? null : `${tiles.length} tiles`;
  }

  /** Researchers, submarines and laboratories of each player, and the modules on which they are. */
  #crews(): string | null {
    const read = this.#read;
    const { modules } = read;
    if (modules.length !== 41) return `${modules.length} modules`;
    const astray = modules.find(({ stands, zone }) => !stands && !/-(?:pile|store)$/.test(zone));
    if (astray) return `${astray.id} lies in ${astray.zone}`;
    const standing = modules.flatMap(({ stands }) => stands ?? []);
    if (standing.length < this.#standing) return 'a module has left the city';
    const city = standing.length === this.#standing ? null : cityBreach(standing);
    if (city !== null) return city;
    this.#standing = standing.length;
    for (const seat of this.#seats()) {
      const on = modules.map(({ card }) => read.on(card, seat, 'researcher'));
      const all = on.reduce((sum, here) => sum + here, read.of(seat, 'researcher'));
      if (all !== 15) return `seat ${seat} has ${all} researchers`;
      const inPile = modules.find(({ stands, zone }, i) => on[i] > 0 && !stands && zone !== 'module-store');
      if (inPile) return `researchers of seat ${seat} lie in ${inPile.zone}`;
      const left = read.submarines(seat);
      if (left < 0 || left > 3) return `${left} submarines in supply`;
      for (const [i, lab] of LABS.entries()) {
        const active = read.of(seat, `${lab}-active`);
        const at = seat * LABS.length + i;
        if (active < (this.#active[at] ?? 0)) return `${lab} of seat ${seat} falls to ${active}`;
        this.#active[at] = active;
        const held = modules.filter(({ id, stands }, i) => stands && on[i] > 0 && id.startsWith(lab)).length;
        // a rent that is still to be paid comes between
        if (held !== active && !read.isForced()) {
          return `seat ${seat} is in ${held} ${lab} laboratories, and ${active} are active`;
        }
      }
    }
    return null;
  }

  /** Whoever holds a "three" has two laboratories at least, and nobody has more. */
  #threes(): string | null {
    for (const lab of LABS) {
      const holder = this.#read.ofGame(`${lab}-three`);
      const active = this.#seats().map((seat) => this.#read.of(seat, `${lab}-active`));
      const most = Math.max(...active);
      if (holder === 0 ? most >= 2 : active[holder - 1] < 2 || active[holder - 1] < most) {
        return `${lab}-three is held by seat ${holder} of ${active.join(', ')}`;
      }
    }
    return null;
  }
}

function cityBreach(standing: Module[]): string | null {
  for (const [i, one] of standing.entries()) {
    const other = standing.slice(0, i).find((before) => overlap(one, before));
    if (other) return `modules at ${one.at} and ${other.at} overlap`;
  }
  const joined = standing.filter(({ kind }) => kind === 'base');
  for (const one of joined) {
    joined.push(...standing.filter((other) => !joined.includes(other) && areJoined(one, other)));
  }
  return joined.length === standing.length
    ? null
    : `${joined.length} of ${standing.length} modules are joined to the base`;
}

/** Mostly not to leave it at that, so that games are long and the city grows. */
function eager(vm: Vm, source: ChoiceSource): number {
  const frame = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
  const isEnough = (i: number): boolean => ['skip', 'done'].includes(topNode(vm).key(vm, frame, vm.options[i]));
  let i = source.below(vm.optionCount);
  for (let again = 0; again < 3 && isEnough(i); again++) i = source.below(vm.optionCount);
  return i;
}

/** Takes a choice by chance; false when the game is over. */
function takeStep(vm: Vm, source: ChoiceSource, isEager: boolean): boolean {
  if (!isEager) return randomStep(vm, source);
  if (!asking(vm)) return false;
  vm.enumerate();
  vm.choose(drawLegal(vm, source, eager));
  return true;
}

describe.each([2, 3, 4])('%i players', (players) => {
  const vm = machine(pack(NAUTILUS), players);
  const read = new Reader(vm);

  test('a position is at most half as large again as one of Underwater Cities', () => {
    const [here, there] = [vm, machine(pack(CITIES), players)].map(({ game }) => game.tables.layout.fixed);
    expect(here).toBeLessThanOrEqual(1.5 * there);
  });

  test('random games end, and at every choice the laws hold', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const laws = new Laws(read);
      const source = new ChoiceSource(seed);
      let supply: number[] | null = null;
      let step = 0;
      startPosition(vm, seed);
      do {
        vm.run();
        supply ??= startSupply(vm);
        const wrong = laws.check() ?? breach(vm, supply) ?? (step % 50 === 0 ? derivedDiffers(vm) : null);
        if (wrong !== null) throw new Error(`${players} players, seed ${seed}, step ${step}: ${wrong}`);
        step++;
      } while (takeStep(vm, source, seed % 2 === 1) && step < MOST_STEPS);
      expect([seed, vm.cells[STATUS]]).toEqual([seed, STATUS_OVER]);
    }
  });
});
