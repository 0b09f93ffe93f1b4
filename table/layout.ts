/** What the table draws of a pack: names in a language, and what is there at all. */
import { toldIn, type PackModel, type Told } from '../dsl/internal.ts';
import { hasOverview } from '../study/index.ts';
import type { Game, MessageRenderer } from '../interpreter/index.ts';
import { seatCounters } from './narrative/seat-counters.ts';
import { sheetCounter } from './score-sheet.ts';
import type { TableLesson } from './lesson.ts';
import type { TableLayout } from './protocol.ts';

/** `lesson`: the one that the game follows; `explanations`: by name. */
export function tableLayout(
  model: PackModel,
  game: Game,
  renderer: MessageRenderer,
  { lesson, explanations }: { lesson: TableLesson | null; explanations: ReadonlyMap<string, Told> },
): TableLayout {
  const { language } = renderer;
  const named = (list: readonly { id: string }[], name: (id: string) => string): Record<string, string> =>
    Object.fromEntries(list.map(({ id }) => [id, name(id)]));
  const shown = model.counters.filter(({ hidden }) => !hidden);
  return {
    score: sheetCounter(model),
    overview: hasOverview(model),
    slots: game.vm.game.tables.slots.filter(({ inGame }) => inGame).map(({ def: { id, color } }) => ({ id, color })),
    playerCounters: shown.filter((counter) => counter.of === 'player').map(({ id }) => id),
    gameCounters: shown.filter((counter) => counter.of === 'game').map(({ id }) => id),
    seatCounters: [...seatCounters(model)],
    zones: model.zones.map(({ id, of, visible, order, listening, opens, drawsTo }) => ({
      id,
      of,
      visible,
      // of cards that are looked at or revealed, all are of interest
      stack: order === 'stack' && opens === undefined,
      listening,
      drawn: drawsTo !== null || model.zones.some(({ refill }) => refill === id),
    })),
    tracks: model.tracks.map(({ id }) => id),
    boards: game.vm.game.tables.boardDefs.map(({ id }) => id),
    lesson: lesson?.view(language) ?? null,
    explained: Object.fromEntries([...explanations].map(([id, told]) => [id, toldIn(told, language)])),
    names: {
      cards: named(model.cards, (id) => renderer.card(id)),
      slots: named(model.slots, (id) => renderer.slot(id)),
      zones: named(model.zones, (id) => renderer.zone(id)),
      counters: named(model.counters, (id) => renderer.counter(id, 'many')),
      tracks: named(model.tracks, (id) => renderer.track(id)),
      boards: named(model.boards, (id) => renderer.board(id)),
      predicates: named(model.predicates, (id) => renderer.predicate(id)),
      periods: named(model.periods, (id) => renderer.period(id)),
    },
  };
}
