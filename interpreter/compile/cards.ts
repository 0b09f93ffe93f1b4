/** Sets of cards: a source that lists candidates, and a test for the rest. */
import type { Cards } from '../../dsl/internal.ts';
import { FLAG_USED, type Layout } from '../position/layout.ts';
import { countIn, firstIn, flagsOf, isHidden, listZone, nextOf, topUp, zoneFor, zoneOf } from '../machine/cards.ts';
import { isBare } from '../machine/things-on-cards.ts';
import { addCardsOver } from '../machine/laid.ts';
import { isFaceDown, knowsCard } from '../machine/faces.ts';
import { isToldByBack, testOfFace } from './faces.ts';
import { members, tileCell } from '../machine/board.ts';
import { compileCond, compileNum } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import type { CardsFn } from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

type Test = (vm: Vm, card: number) => boolean;
type List = (vm: Vm, out: Int32Array) => number;

export function compileCards(compiler: Compiler, cards: Cards): CardsFn {
  const source = compileSource(compiler, cards) ?? listening(compiler);
  const has = compileTest(compiler, cards);
  const test = compileFilter(compiler, cards);
  const buffer = compiler.buffer();
  const list: List =
    test === always
      ? source.list
      : (vm, out) => {
          const n = source.list(vm, out);
          vm.weigh(n);
          let kept = 0;
          for (let i = 0; i < n; i++) {
            const card = out[i];
            if (test(vm, card)) out[kept++] = card;
          }
          return kept;
        };
  return {
    list,
    count: test === always && source.count ? source.count : (vm) => list(vm, vm.closureBuffer(buffer)),
    hidden: source.hidden,
    has,
    prepare: source.prepare ?? (() => undefined),
  };
}

/**
 * The card that an id names while its own program runs: the acting player's copy in play if there is one, otherwise the
 * first copy in any zone.
 */
export function compileNamedCard(compiler: Compiler, id: string): CardsFn {
  const mine = compileCards(compiler, { k: 'id', id });
  const any = compiler.tables.cardsOf.get(id) ?? [];
  const list: List = (vm, out) => {
    if (mine.list(vm, out) > 0) return 1;
    if (any.length === 0) return 0;
    out[0] = any[0];
    return 1;
  };
  return {
    ...mine,
    list,
    count: () => (any.length > 0 ? 1 : 0),
    has: (_vm, card) => any.includes(card),
  };
}

interface Source {
  list: List;
  /** how many it lists, where that is known without listing them */
  count?: (vm: Vm) => number;
  hidden: (vm: Vm) => boolean;
  prepare?: (vm: Vm) => void;
}

const seen = (): boolean => false;

/** Cards that the acting player has in zones that listen: what a phrase means that names no zone. */
function listening(compiler: Compiler): Source {
  const tables = compiler.tables;
  const byPlayer = Array.from({ length: tables.players }, (_, p) =>
    tables.zoneDefs.flatMap((z, i) => (z.listening && (z.player === p || z.player < 0) ? [i] : [])),
  );
  return {
    hidden: seen,
    list: (vm, out) => {
      let n = 0;
      for (const zone of byPlayer[vm.player]) for (let c = firstIn(vm, zone); c >= 0; c = nextOf(vm, c)) out[n++] = c;
      return n;
    },
  };
}

/** The zone of each other player, in the order of play. Everybody sees its cards. */
function ofOthers({ order, players }: Layout, zone: { game: boolean; at: number }): Source {
  return {
    hidden: seen,
    list: (vm, out) => {
      let n = 0;
      for (let i = 0; i < players; i++) {
        const player = vm.cells[order + i];
        if (player !== vm.player) n += listZone(vm, zoneFor(vm, zone, player), out.subarray(n));
      }
      return n;
    },
  };
}

/** The cards that lie on sites, or are laid upon them. */
function onBoard(compiler: Compiler, cards: Cards & { k: 'tile-of' | 'cover-of' }): Source {
  const sites = compiler.sites(cards.sites);
  const buffer = compiler.buffer();
  const isTile = cards.k === 'tile-of';
  return {
    hidden: seen,
    list: (vm, out) => {
      const list = vm.closureBuffer(buffer);
      const n = members(vm, sites(vm), list);
      let found = 0;
      for (let i = 0; i < n; i++) {
        if (!isTile) {
          found = addCardsOver(vm, list[i], out, found);
          continue;
        }
        const tile = vm.cells[tileCell(vm, vm.player, list[i])];
        if (tile !== 0) out[found++] = tile - 1;
      }
      return found;
    },
  };
}

function compileSource(compiler: Compiler, cards: Cards): Source | null {
  const tables = compiler.tables;
  switch (cards.k) {
    case 'in': {
      const zone = tables.zone.get(cards.zone)!;
      if (cards.others) return ofOthers(tables.layout, zone);
      return {
        hidden: (vm) => isHidden(vm, zoneFor(vm, zone, vm.player)),
        list: (vm, out) => listZone(vm, zoneFor(vm, zone, vm.player), out),
        count: (vm) => countIn(vm, zoneFor(vm, zone, vm.player)),
      };
    }
    case 'top': {
      const zone = tables.zone.get(cards.zone)!;
      const count = compileNum(compiler, cards.n);
      return {
        prepare: (vm) => {
          topUp(vm, zoneFor(vm, zone, vm.player), count(vm));
        },
        hidden: (vm) => isHidden(vm, zoneFor(vm, zone, vm.player)),
        list: (vm, out) => {
          const z = zoneFor(vm, zone, vm.player);
          const wanted = count(vm);
          if (vm.lookAhead > 0 && isHidden(vm, z)) return 0;
          let n = 0;
          for (let c = firstIn(vm, z); c >= 0 && n < wanted; c = nextOf(vm, c)) out[n++] = c;
          return n;
        },
      };
    }
    case 'var': {
      const v = cards.v;
      return {
        hidden: seen,
        list: (vm, out) => {
          out[0] = vm.cells[vm.env + v];
          return out[0] >= 0 ? 1 : 0;
        },
      };
    }
    case 'tile-of':
    case 'cover-of':
      return onBoard(compiler, cards);
    case 'all': {
      const n = tables.cardDef.length;
      return {
        hidden: seen,
        list: (_vm, out) => {
          for (let i = 0; i < n; i++) out[i] = i;
          return n;
        },
      };
    }
    case 'and':
      for (const part of cards.of) {
        const source = compileSource(compiler, part);
        if (source) return source;
      }
      return null;
    case 'or': {
      const parts = cards.of.map((c) => compileCards(compiler, c));
      const buffer = compiler.buffer();
      return {
        hidden: (vm) => parts.some((p) => p.hidden(vm)),
        list: (vm, out) => {
          const more = vm.closureBuffer(buffer);
          let n = parts[0].list(vm, out);
          for (let i = 1; i < parts.length; i++) {
            const m = parts[i].list(vm, more);
            for (let j = 0; j < m; j++) if (!out.subarray(0, n).includes(more[j])) out[n++] = more[j];
          }
          return n;
        },
      };
    }
    case 'such-that':
      return compileSource(compiler, cards.base);
    default:
      return null;
  }
}

const always: Test = () => true;

/** The part of `compileTest` that the set's own source leaves open. */
function compileFilter(compiler: Compiler, cards: Cards): Test {
  switch (cards.k) {
    case 'in':
    case 'top':
    case 'var':
    case 'tile-of':
    case 'cover-of':
    case 'all':
    case 'or':
      return always;
    case 'and': {
      const source = cards.of.find((part) => hasSource(part));
      return all(
        cards.of.map((part) => (part === source ? compileFilter(compiler, part) : compileTest(compiler, part))),
      );
    }
    case 'such-that':
      return hasSource(cards.base)
        ? all([compileFilter(compiler, cards.base), suchThat(compiler, cards)])
        : compileTest(compiler, cards);
    default:
      return compileTest(compiler, cards);
  }
}

/** Whether `compileSource` finds a source in it. */
function hasSource(cards: Cards): boolean {
  switch (cards.k) {
    case 'in':
    case 'top':
    case 'var':
    case 'tile-of':
    case 'cover-of':
    case 'all':
    case 'or':
      return true;
    case 'and':
      return cards.of.some(hasSource);
    case 'such-that':
      return hasSource(cards.base);
    default:
      return false;
  }
}

function all(tests: readonly Test[]): Test {
  const of = tests.filter((test) => test !== always);
  const [a, b] = of;
  if (of.length === 0) return always;
  if (of.length === 1) return a;
  if (of.length === 2) return (vm, card) => a(vm, card) && b(vm, card);
  return (vm, card) => {
    for (let i = 0; i < of.length; i++) if (!of[i](vm, card)) return false;
    return true;
  };
}

/** The condition of `such-that`, without its base. */
function suchThat(compiler: Compiler, { test: cond, v }: Extract<Cards, { k: 'such-that' }>): Test {
  const test = compileCond(compiler, cond);
  return (vm, card) => {
    const held = vm.cells[vm.env + v];
    vm.cells[vm.env + v] = card;
    const holds = test(vm);
    vm.cells[vm.env + v] = held;
    return holds;
  };
}

function compileTest(compiler: Compiler, cards: Cards): Test {
  const tables = compiler.tables;
  const byDef = (holds: (index: number) => boolean): Test => {
    const table = Uint8Array.from(tables.cardDef, (_, i) => (holds(i) ? 1 : 0));
    return (_vm, card) => table[card] === 1;
  };
  const byFace = (holds: (index: number) => boolean, back?: Test): Test => testOfFace(tables, byDef(holds), back);
  const ofDecks = (decks: readonly string[]): Test => byDef((i) => decks.includes(tables.cardDef[i].deck));
  const byBack = (decks: readonly string[]): Test => ofDecks(decks.filter((deck) => isToldByBack(tables, deck)));
  switch (cards.k) {
    case 'all':
    case 'top':
    case 'tile-of':
    case 'cover-of':
      return always;
    case 'var': {
      const v = cards.v;
      return (vm, card) => vm.cells[vm.env + v] === card;
    }
    case 'in': {
      const zone = tables.zone.get(cards.zone)!;
      const { players } = tables;
      if (!cards.others) return (vm, card) => zoneOf(vm, card) === zoneFor(vm, zone, vm.player);
      return (vm, card) => {
        const at = zoneOf(vm, card);
        for (let p = 0; p < players; p++) if (p !== vm.player && at === zoneFor(vm, zone, p)) return true;
        return false;
      };
    }
    case 'type':
      return byFace((i) => tables.cardDef[i].type === cards.type);
    case 'deck':
      return testOfFace(tables, ofDecks([cards.deck]), byBack([cards.deck]));
    case 'class':
      return byFace(
        (i) => cards.decks.includes(tables.cardDef[i].deck) || cards.types.includes(tables.cardDef[i].type),
        byBack(cards.decks),
      );
    case 'id':
      return byFace((i) => tables.cardDef[i].id === cards.id);
    case 'color':
      return byFace((i) => tables.cardDef[i].color === cards.color);
    case 'used':
      return (vm, card) => (flagsOf(vm, card) & FLAG_USED) !== 0;
    case 'empty':
      return (vm, card) => isBare(vm, card);
    case 'face-down':
      return isFaceDown;
    case 'known':
      return (vm, card) => knowsCard(vm, card, vm.player);
    case 'and':
      return all(cards.of.map((c) => compileTest(compiler, c)));
    case 'or': {
      const of = cards.of.map((c) => compileCards(compiler, c));
      const buffer = compiler.buffer();
      return (vm, card) => of.some((c) => c.list(vm, vm.closureBuffer(buffer)) > 0 && c.has(vm, card));
    }
    case 'not': {
      const of = compileTest(compiler, cards.of);
      return (vm, card) => !of(vm, card);
    }
    case 'such-that':
      return all([compileTest(compiler, cards.base), suchThat(compiler, cards)]);
  }
}
