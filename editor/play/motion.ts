/** One short motion for each act: what it touched on the table flashes once. Nothing moves where somebody wants less motion. */
import type { TableState } from '../state/table-state.ts';
import type { TableView } from '../../table/protocol.ts';

type Game = Pick<TableState, 'setup' | 'view'>;

const MILLISECONDS = 600;
/** More at once is no act that anybody could follow, such as what bots do instantly. */
const MOST_TOUCHED = 16;

const FLASH: Keyframe[] = [{ boxShadow: '0 0 0 3px var(--focus)' }, { boxShadow: '0 0 0 3px transparent' }];
/** Of what is drawn: nothing lies around it. */
const APPEAR: Keyframe[] = [{ opacity: 0.1 }, { opacity: 1 }];

/** Selectors of what is another one than before; none where a choice was taken back, or another game has begun. */
export function touchedBy(before: Game, now: Game): string[] {
  const [was, is] = [before.view, now.view];
  if (now.setup !== before.setup || is.step <= was.step || is.trial !== was.trial) return [];
  return [...touchedAmounts(was, is), ...touchedPlaces(was, is)];
}

function touchedAmounts({ position: was }: TableView, { position: is }: TableView): string[] {
  return is.players.flatMap((player, seat) => {
    const old = was.players[seat];
    const counters = Object.keys(player.counters).filter((id) => player.counters[id] !== old.counters[id]);
    const tracks = Object.keys(player.tracks).filter((id) => player.tracks[id].space !== old.tracks[id].space);
    // in the list of players, and in the bar of what the viewer has
    return [...counters, ...tracks].map((id) => `:is(.player, .own-bar).seat-${seat} ${counter(id)}`);
  });
}

function touchedPlaces({ position: was, step }: TableView, now: TableView): string[] {
  const { position: is, uses, came } = now;
  const slots = Object.keys(uses).filter((id) => uses[id].length > (was.slots[id]?.length ?? 0));
  const cards = Object.keys(came.cards).filter((id) => came.cards[id] > step);
  return [
    ...slots.map((id) => place('slot', id)),
    ...cards.map((id) => `.table-centre ${place('card', id)}`),
    ...changed(was.sharedSites, is.sharedSites).map((id) => `.table-board ${sitePlace(id)}`),
    ...is.players.flatMap(({ sites }, seat) =>
      changed(was.players[seat].sites, sites).map((id) => `.table-board[data-owner="${seat}"] ${sitePlace(id)}`),
    ),
  ];
}

const changed = <Site>(was: Record<string, Site>, is: Record<string, Site>): string[] =>
  Object.keys(is).filter((id) => JSON.stringify(is[id]) !== JSON.stringify(was[id]));

const counter = (id: string): string => `[data-counter="${id}"]`;
const place = (kind: 'slot' | 'card', id: string): string => `[data-${kind}="${id}"]`;
/** With what lies there as a shape. */
const sitePlace = (id: string): string => `:is([data-laid="${id}"], [data-site="${id}"])`;

/** Shows what was touched, as far as it is on the page. */
export function flash(root: ParentNode, selectors: readonly string[]): void {
  if (selectors.length === 0 || selectors.length > MOST_TOUCHED) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const selector of selectors) {
    for (const element of root.querySelectorAll(selector)) {
      element.animate(element instanceof SVGElement ? APPEAR : FLASH, { duration: MILLISECONDS, easing: 'ease-out' });
    }
  }
}
