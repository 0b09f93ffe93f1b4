/** What is laid with a shape: each anchor shows one of the ways that are possible there, and one turns it to the next. */
import type { TableDecision, TableOption } from '../../table/protocol.ts';

type Lays = NonNullable<TableOption['lays']>;

/** What is laid and how it is turned, wherever it lies. */
const wayOf = ({ what, covers: { turn = 0, flip } }: Lays): string => JSON.stringify([what, turn, flip === true]);

/** The options that lay something with its anchor on the site, in their order. */
const waysAt = (decision: TableDecision | null, site: string): TableOption[] =>
  (decision?.options ?? []).filter(({ lays, target }) => lays !== undefined && target?.id === site);

/** Whether there is a place where something can lie in several ways. */
export function canTurn(decision: TableDecision | null): boolean {
  const sites = (decision?.options ?? []).flatMap(({ lays, target }) => (lays && target ? [target.id] : []));
  return new Set(sites).size < sites.length;
}

/** The way that is shown at each anchor: that of the option that was considered last, where it is possible. */
export class Ways {
  #wanted: Lays | null = null;

  /** An option is considered. */
  want(option: TableOption | undefined): void {
    if (option?.lays) this.#wanted = option.lays;
  }

  /** The option that is shown at a site; undefined: nothing can be laid there. */
  at(decision: TableDecision | null, site: string): TableOption | undefined {
    const ways = waysAt(decision, site);
    const wanted = this.#wanted;
    if (wanted === null) return ways.at(0);
    const is = (test: (lays: Lays) => boolean): TableOption | undefined => ways.find(({ lays }) => test(lays!));
    return (
      is((lays) => wayOf(lays) === wayOf(wanted)) ??
      is(({ what }) => JSON.stringify(what) === JSON.stringify(wanted.what)) ??
      ways.at(0)
    );
  }

  /** Turned once: the next option at the place of the one that is considered, or without one the next way anywhere. */
  turned(decision: TableDecision | null, considered: string): TableOption | undefined {
    const options = (decision?.options ?? []).filter(({ lays }) => lays);
    const here = options.find(({ key }) => key === considered);
    if (here?.target) {
      const ways = waysAt(decision, here.target.id);
      return ways.length > 1 ? ways[(ways.indexOf(here) + 1) % ways.length] : undefined;
    }
    const first = new Map(options.map((option) => [wayOf(option.lays!), option] as const).reverse());
    const known = [...first.keys()].reverse();
    const now = this.#wanted === null ? 0 : known.indexOf(wayOf(this.#wanted));
    return first.get(known[(now + 1) % known.length]);
  }
}
