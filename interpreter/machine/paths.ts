/**
 * The shortest ways from a place to all others, breadth first. A place is a number, and what joins places is a function, so that
 * it is the same over the links of a board, along named ways, and over links that come to be in a game.
 */

/** Calls `visit` for each place to which one step leads from a place. */
export type Links = (place: number, visit: (to: number) => void) => void;

/** How one may go. */
export interface Walking {
  links: Links;
  /** whether one may go on from the place; where one begins, one may */
  isOpen: (place: number) => boolean;
}

const FAR = Number.POSITIVE_INFINITY;

/** Scratch space for one search after the other. */
export class Paths {
  private readonly far: Int32Array;
  private readonly reached: Int32Array;
  private count = 0;
  /** by place: what its way to the end comes to, the place itself included */
  private readonly rest: Float64Array;

  constructor(places: number) {
    this.far = new Int32Array(places).fill(-1);
    this.reached = new Int32Array(places);
    this.rest = new Float64Array(places);
  }

  /** How many steps lead to the place from where the last search began; -1 where it did not come. */
  stepsTo(place: number): number {
    return this.far[place];
  }

  /** Finds all places to which at most so many steps lead. */
  search(from: number, most: number, { links, isOpen }: Walking): void {
    const { far, reached } = this;
    for (let i = 0; i < this.count; i++) far[reached[i]] = -1;
    reached[0] = from;
    far[from] = 0;
    let count = 1;
    let steps = 1;
    const visit = (to: number): void => {
      if (far[to] >= 0) return;
      far[to] = steps;
      reached[count++] = to;
    };
    for (let i = 0; i < count && far[reached[i]] < most; i++) {
      const place = reached[i];
      if (i > 0 && !isOpen(place)) continue;
      steps = far[place] + 1;
      links(place, visit);
    }
    this.count = count;
  }

  /**
   * The shortest way to a place that the last search has found, without where it begins. Of several the one whose places weigh
   * least; of those the one whose first place has the smallest number, then its second.
   */
  way(to: number, { links, isOpen }: Walking, weight: (place: number) => number): number[] {
    const { far, reached, rest } = this;
    const [from] = reached;
    if (to === from || far[to] < 0) return [];
    const least = (place: number): number => {
      let best = FAR;
      links(place, (next) => {
        if (far[next] === far[place] + 1 && rest[next] < best) best = rest[next];
      });
      return best;
    };
    // those further from the beginning are known first
    for (let i = this.count - 1; i > 0; i--) {
      const place = reached[i];
      const isBetween = far[place] < far[to] && isOpen(place);
      const beyond = place === to ? 0 : isBetween ? least(place) : FAR;
      rest[place] = beyond === FAR ? FAR : beyond + weight(place);
    }
    const way: number[] = [];
    for (let place = from; place !== to; place = way[way.length - 1]) {
      const best = least(place);
      let next = -1;
      links(place, (other) => {
        if (far[other] === far[place] + 1 && rest[other] === best && (next < 0 || other < next)) next = other;
      });
      way.push(next);
    }
    return way;
  }
}
