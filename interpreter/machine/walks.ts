/** Pieces that go from site to site by steps: to which sites, over which, and how many steps that are. */
import { boardOf } from './board.ts';
import { collect, isHeard } from './events.ts';
import { EVENT_PASS } from './codes.ts';
import type { NumFn, SitesFn } from './compiled-game.ts';
import type { Links, Walking } from './paths.ts';
import { eachJoinedToSite } from './laid.ts';
import { movePiece } from './pieces.ts';
import type { Vm } from './vm.ts';

/** How a piece may go. */
export interface Walk {
  /** so many steps at most; null: any number */
  readonly most: NumFn | null;
  /** no fewer */
  readonly exactly: boolean;
  /** numbers of the ways along which it goes; null: over the links of the board */
  readonly ways: readonly number[] | null;
  /** along the way that arises where ports meet */
  readonly byPorts: boolean;
  /** over these; null: over any */
  readonly through: SitesFn | null;
}

const has = (vm: Vm, set: number, site: number): boolean => ((vm.sets[set + (site >> 5)] >> (site & 31)) & 1) !== 0;

function linksOf(vm: Vm, { ways, byPorts }: Walk): Links {
  if (byPorts) return (site, visit) => eachJoinedToSite(vm, site, visit);
  const { links, next, sites } = boardOf(vm, vm.player);
  const { setSize } = vm;
  if (ways !== null) {
    return (site, visit) => {
      for (let i = 0; i < ways.length; i++) {
        const to = next[ways[i] * sites.length + site];
        if (to >= 0) visit(to);
      }
    };
  }
  return (site, visit) => {
    for (let w = 0; w < setSize; w++) {
      let bits = links[site * setSize + w];
      while (bits !== 0) {
        const low = bits & -bits;
        visit(w * 32 + 31 - Math.clz32(low));
        bits ^= low;
      }
    }
  };
}

function walkingOf(vm: Vm, walk: Walk): Walking {
  const through = walk.through === null ? -1 : walk.through(vm);
  return { links: linksOf(vm, walk), isOpen: through < 0 ? () => true : (site) => has(vm, through, site) };
}

/** The one way that is followed so many times; null where the shortest way counts. */
const followed = ({ exactly, ways }: Walk): number | null => (exactly && ways?.length === 1 ? ways[0] : null);

/** The sites to which one way leads, one after the other, as far as one may go; null where one comes nowhere in so many steps. */
function follow(vm: Vm, from: number, way: number, { isOpen }: Walking, steps: number): number[] | null {
  const { next, sites } = boardOf(vm, vm.player);
  const passed: number[] = [];
  vm.weigh(steps);
  for (let at = from; passed.length < steps;) {
    if (passed.length > 0 && !isOpen(at)) return null;
    at = next[way * sites.length + at];
    if (at < 0) return null;
    passed.push(at);
  }
  return passed;
}

const stepsOf = (vm: Vm, { most }: Walk): number => (most === null ? Infinity : most(vm));

/** Calls `visit` for each site of the set to which the piece on a site may come, in their order, until it returns true. */
export function eachEnd(vm: Vm, walk: Walk, from: number, to: number, visit: (site: number) => boolean): void {
  const steps = stepsOf(vm, walk);
  if (steps < 1) return;
  const walking = walkingOf(vm, walk);
  const way = followed(walk);
  if (way !== null) {
    const end = follow(vm, from, way, walking, steps)?.at(-1);
    if (end !== undefined && has(vm, to, end)) visit(end);
    return;
  }
  const { paths, sets, setSize } = vm;
  paths.search(from, steps, walking);
  for (let w = 0; w < setSize; w++) {
    let bits = sets[to + w];
    while (bits !== 0) {
      const low = bits & -bits;
      const site = w * 32 + 31 - Math.clz32(low);
      const far = paths.stepsTo(site);
      if ((walk.exactly ? far === steps : far > 0) && visit(site)) return;
      bits ^= low;
    }
  }
}

/** How far a site is, however many steps that are; -1 where no way leads there. For people. */
export function stepsBetween(vm: Vm, walk: Walk, from: number): (site: number) => number {
  vm.paths.search(from, Infinity, walkingOf(vm, walk));
  return (site) => vm.paths.stepsTo(site);
}

/** How many steps are allowed, for people; null: any number. */
export const allowedSteps = (vm: Vm, { most }: Walk): number | null => most?.(vm) ?? null;

/** The sites of the way that the piece takes to one of its ends, the last one too. */
export function wayTo(vm: Vm, walk: Walk, from: number, to: number): number[] {
  const walking = walkingOf(vm, walk);
  const steps = stepsOf(vm, walk);
  const single = followed(walk);
  if (single !== null) return follow(vm, from, single, walking, steps) ?? [];
  vm.paths.search(from, steps, walking);
  return vm.paths.way(to, walking, (site) => {
    notePassed(vm, site);
    return isHeard(vm, EVENT_PASS) ? 1 : 0;
  });
}

function notePassed(vm: Vm, site: number): void {
  vm.eventSubject = site;
  vm.eventAmount = 1;
}

/**
 * Moves a piece along a way. What passing the sites sets off is found before it goes, and happens when it has come: what the first
 * site sets off comes first, and what it becomes where it ends comes last.
 */
export function walkPiece(vm: Vm, from: number, way: readonly number[]): void {
  const { entries } = vm.triggers;
  const heard = way.map((site) => {
    notePassed(vm, site);
    collect(vm, EVENT_PASS);
    return entries.splice(0);
  });
  movePiece(vm, from, way[way.length - 1], way.length);
  // the last that is pushed runs first
  for (const programs of heard.reverse()) if (programs.length > 0) vm.game.triggeredPrograms.pushAll(vm, programs);
}
