/** The game at the table, as the worker shows it to one seat. The judge of what a seat may know is the whole position. */
import { describe, expect, it } from 'vitest';
import { pack, CITIES, YUCATA } from '../../test/support/packs.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import type { PackModel } from '../../dsl/index.ts';
import { Game, type PositionView } from '../../interpreter/index.ts';
import { TableGame } from './table.ts';
import { NOBODY, type TableSetup, type TableView } from './table-protocol.ts';

const people = (players: number, seed = 1, options = {}): TableSetup => ({
  seats: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed,
  options,
});

/** All texts in a value, wherever they are. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

const cardsOf = ({ zones, players, sharedSites }: PositionView, seats = players): string[] => [
  ...Object.values(zones).flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)),
  ...Object.values(sharedSites).flatMap(({ tile }) => tile ?? []),
  ...seats.flatMap((player) => [
    ...Object.values(player.zones).flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)),
    ...Object.values(player.sites).flatMap(({ tile }) => tile ?? []),
  ]),
];

describe('what a seat is shown', () => {
  it.each([
    [CITIES, 2, 2],
    [CITIES, 3, 1],
    [YUCATA, 2, 1],
  ])('%s, %i players: no card that it never saw is in any text (%i games)', (path, players, games) => {
    const model = pack(path);
    for (let seed = 1; seed <= games; seed++) {
      const table = new TableGame(model, people(players, seed), 'en');
      const judge = new Game(model, { players, seed, trace: true });
      let judged = 0;
      const source = new ChoiceSource(seed);
      const known = Array.from({ length: players }, () => new Set<string>());
      for (let view = table.view(0); !view.over;) {
        const asked = table.view(view.asks!);
        known.forEach((cards, seat) => passing(judge, judged, seat).forEach((card) => cards.add(card)));
        judged = judge.trace.length;
        for (let seat = 0; seat < players; seat++) {
          // who decides, and all seats now and then, as the texts of a whole game are many
          if (seat !== view.asks && view.step % 8 !== 0) continue;
          const shown = table.view(seat);
          for (const card of cardsOf(shown.position)) known[seat].add(card);
          for (const { target } of shown.decision?.options ?? []) {
            if (target?.kind === 'card') known[seat].add(target.id);
          }
          for (const { target } of shown.decision?.refused ?? []) {
            if (target?.kind === 'card') known[seat].add(target.id);
          }
          expectNoUnseen(shown, known[seat], model);
          expect(shown.decision === null).toBe(seat !== view.asks);
        }
        expect(table.view(NOBODY).decision).toBeNull();
        const { options } = asked.decision!;
        const { key } = options[source.below(options.length)];
        table.act({ type: 'choose', key });
        judge.choose(key);
        view = table.view(0);
      }
    }
  });
});

function expectNoUnseen(view: TableView, known: ReadonlySet<string>, model: PackModel): void {
  const knownNames = new Set(model.cards.flatMap(({ id, name }) => (known.has(id) ? [name] : [])));
  const texts = textsIn(view);
  const exact = new Set(texts);
  const long = texts.filter((text) => text.includes(' ')).join('\n');
  for (const { id, name } of model.cards) {
    if (known.has(id) || knownNames.has(name)) continue;
    if (exact.has(id) || exact.has(`card:${id}`) || long.includes(name)) expect({ card: id, name }).toBe('unseen');
  }
}

/** Cards that pass through a zone which a seat sees, between two decisions as well. */
function passing(game: Game, from: number, seat: number): string[] {
  return game.trace.slice(from).flatMap((event) => {
    if (event.type === 'card') return event.what !== 'draw' || event.player === seat ? [event.card] : [];
    if (event.type !== 'move') return [];
    const seen = [event.from, event.to].some((id) => {
      const visible = game.model.zones.find((zone) => zone.id === id)?.visible;
      return visible === 'all' || (visible === 'owner' && event.player === seat);
    });
    return seen ? [event.card] : [];
  });
}
