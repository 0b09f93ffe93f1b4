/** `relocate … by steps`: which piece, where it goes, and its way there. */
import { AMOUNT, IT, type Origin } from '../../dsl/internal.ts';
import { members } from '../machine/board.ts';
import { type Can, DONE, NO, type Result, YES } from '../machine/codes.ts';
import type { NumFn, SitesFn } from '../machine/compiled-game.ts';
import { addLyingAt } from '../machine/things-on-sites.ts';
import type { Reason, RefusedOption } from '../machine/messages.ts';
import { siteId, siteMeaning } from '../machine/names.ts';
import type { Vm } from '../machine/vm.ts';
import { allowedSteps, eachEnd, stepsBetween, type Walk, walkPiece, wayTo } from '../machine/walks.ts';
import { ChooseSite } from './choose.ts';
import { MOST_REFUSED } from '../position/sizes.ts';
import { Instant } from './procedure-words.ts';

/** The sites to which the piece on one of them may come: an empty one of those that the words name. */
interface Ends {
  readonly walk: Walk;
  readonly to: SitesFn;
}

/** Which piece goes: only those that can come somewhere. */
export class ChooseWalker extends ChooseSite {
  constructor(
    origin: Origin,
    sites: SitesFn,
    v: number,
    private readonly ends: Ends,
  ) {
    super(origin, sites, v);
  }
  override can(vm: Vm): Can {
    return this.walkers(vm, vm.siteBuffer, true) > 0 ? YES : NO;
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return this.walkers(vm, out, false);
  }
  /** `any`: one is enough */
  private walkers(vm: Vm, out: Int32Array, any: boolean): number {
    const { cells, env } = vm;
    const [held, it] = [cells[env + this.v], cells[env + IT]];
    const n = members(vm, this.sites(vm), out);
    let kept = 0;
    for (let i = 0; i < n && !(any && kept > 0); i++) {
      // where it may go can be said of the piece
      cells[env + this.v] = cells[env + IT] = out[i];
      if (this.goesSomewhere(vm, out[i])) out[kept++] = out[i];
    }
    cells[env + this.v] = held;
    cells[env + IT] = it;
    return kept;
  }
  private goesSomewhere(vm: Vm, from: number): boolean {
    let found = false;
    eachEnd(vm, this.ends.walk, from, this.ends.to(vm), () => (found = true));
    return found;
  }
  override refusals(vm: Vm): RefusedOption[] {
    const all = vm.siteBuffer.slice(0, members(vm, this.sites(vm), vm.siteBuffer));
    const going = this.candidates(vm, vm.siteBuffer);
    const options = new Set(vm.siteBuffer.subarray(0, going));
    return [...all].flatMap((site) =>
      options.has(site)
        ? []
        : [{ key: `site:${siteId(vm, site)}`, meaning: siteMeaning(vm, site), reason: { type: 'no-end' } }],
    );
  }
}

/** Where the piece goes that was chosen before. */
export class ChooseEnd extends ChooseSite {
  constructor(
    origin: Origin,
    v: number,
    private readonly from: number,
    private readonly ends: Ends,
    /** those that the words name, where other pieces stand, too */
    private readonly named: SitesFn,
  ) {
    super(origin, ends.to, v);
    // a piece that comes nowhere is not chosen
    this.neverFails = true;
  }
  override candidates(vm: Vm, out: Int32Array): number {
    let n = 0;
    eachEnd(vm, this.ends.walk, vm.cells[vm.env + this.from], this.ends.to(vm), (site) => {
      out[n++] = site;
      return false;
    });
    return n;
  }
  override refusals(vm: Vm): RefusedOption[] {
    const { walk, to } = this.ends;
    const from = vm.cells[vm.env + this.from];
    const buffer = vm.siteBuffer;
    const list = (n: number): number[] => [...buffer.subarray(0, n)];
    const named = list(members(vm, this.named(vm), buffer)).filter((site) => site !== from);
    const empty = new Set(list(members(vm, to(vm), buffer)));
    const offered = new Set(list(this.candidates(vm, buffer)));
    const most = allowedSteps(vm, walk);
    const steps = stepsBetween(vm, walk, from);
    const whyNot = (site: number): Reason => {
      if (!empty.has(site)) return { type: 'occupied' };
      const far = steps(site);
      return far < 0 || most === null
        ? { type: 'no-way' }
        : { type: 'steps-away', steps: far, most, exactly: walk.exactly };
    };
    const distance = (site: number): number => (steps(site) < 0 ? Infinity : steps(site));
    return named
      .filter((site) => !offered.has(site))
      .sort((a, b) => (distance(a) === distance(b) ? a - b : distance(a) - distance(b)))
      .slice(0, MOST_REFUSED)
      .map((site) => ({ key: `site:${siteId(vm, site)}`, meaning: siteMeaning(vm, site), reason: whyNot(site) }));
  }
}

/** The piece on the site of one variable goes to the site of another. */
export class WalkPiece extends Instant {
  constructor(
    origin: Origin,
    private readonly from: number,
    private readonly to: number,
    private readonly walk: Walk,
    /** whether somebody asks how many steps there were */
    private readonly counts: boolean,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const { cells, env } = vm;
    const from = cells[env + this.from];
    const to = cells[env + this.to];
    // how it may go can be said of where it begins
    cells[env + IT] = from;
    const way = wayTo(vm, this.walk, from, to);
    cells[env + IT] = to;
    if (this.counts) cells[env + AMOUNT] = way.length;
    walkPiece(vm, from, way);
    return DONE;
  }
}

/** What goes from the site of one variable to that of another. */
interface Shifted {
  from: number;
  to: number;
  counter: number;
  n: NumFn;
}

/** So many of a counter that lie on one site come to another. */
export class ShiftThings extends Instant {
  constructor(
    origin: Origin,
    private readonly what: Shifted,
    private readonly walk: Walk | null,
    /** whether somebody asks how many steps there were */
    private readonly counts: boolean,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const { cells, env } = vm;
    const { counter } = this.what;
    const from = cells[env + this.what.from];
    const to = cells[env + this.what.to];
    const n = this.what.n(vm);
    cells[env + IT] = from;
    const steps = this.counts && this.walk ? wayTo(vm, this.walk, from, to).length : 0;
    cells[env + IT] = to;
    if (this.counts) cells[env + AMOUNT] = steps;
    addLyingAt(vm, from, counter, -n);
    addLyingAt(vm, to, counter, n);
    return DONE;
  }
}
