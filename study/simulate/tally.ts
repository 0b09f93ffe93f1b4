/** Counts of one run of games; small, as threads send them, and they can be added. */
import { TraceSink, type TraceEvent, type Vm } from '../../interpreter/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { addStatistics, type Statistics } from './statistics.ts';

interface CardCount {
  /** times used, and free abilities used */
  used: number;
  abilities: number;
  /** number of moves to each public zone */
  entered: Record<string, number>;
}
interface SlotCount {
  taken: number;
  performed: number;
}

export interface Tally {
  games: number;
  decisions: number;
  /** decisions with more than one option, and the options seen at them */
  choices: number;
  options: number;
  /** questions of look-ahead, and those given up at its bound */
  asked: number;
  givenUp: number;
  /** per game and seat: the score; and the place */
  scores: number[][];
  places: number[][];
  /** per game: its seed, and number of the seating */
  played: { seed: number; seating: number }[];
  /** by bot that thinks: for how many choices, and how long */
  thinking: Record<string, { choices: number; milliseconds: number }>;
  cards: Record<string, CardCount>;
  slots: Record<string, SlotCount>;
  /** only if statistics were requested */
  statistics?: Statistics;
}

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  choices: 0,
  options: 0,
  asked: 0,
  givenUp: 0,
  scores: [],
  places: [],
  played: [],
  thinking: {},
  cards: {},
  slots: {},
});

export function addTally(to: Tally, more: Tally): void {
  for (const key of ['games', 'decisions', 'choices', 'options', 'asked', 'givenUp'] as const) to[key] += more[key];
  // a call has no room for the scores of a million games as its arguments
  to.scores = to.scores.concat(more.scores);
  to.places = to.places.concat(more.places);
  to.played = to.played.concat(more.played);
  for (const [bot, { choices, milliseconds }] of Object.entries(more.thinking)) {
    const all = (to.thinking[bot] ??= { choices: 0, milliseconds: 0 });
    all.choices += choices;
    all.milliseconds += milliseconds;
  }
  for (const [id, { used, abilities, entered }] of Object.entries(more.cards)) {
    const card = (to.cards[id] ??= { used: 0, abilities: 0, entered: {} });
    card.used += used;
    card.abilities += abilities;
    for (const [zone, n] of Object.entries(entered)) card.entered[zone] = (card.entered[zone] ?? 0) + n;
  }
  for (const [id, { taken, performed }] of Object.entries(more.slots)) {
    const slot = (to.slots[id] ??= { taken: 0, performed: 0 });
    slot.taken += taken;
    slot.performed += performed;
  }
  if (more.statistics) addStatistics((to.statistics ??= { runs: {}, cards: {}, parts: {} }), more.statistics);
}

/** Counts events of cards and slots by id. */
class Counts {
  readonly cards: Record<string, CardCount> = {};
  readonly slots: Record<string, SlotCount> = {};

  private card(id: string): CardCount {
    return (this.cards[id] ??= { used: 0, abilities: 0, entered: {} });
  }
  private slot(id: string): SlotCount {
    return (this.slots[id] ??= { taken: 0, performed: 0 });
  }

  happened(card: string, what: CardHappening): void {
    if (what === 'use') this.card(card).used++;
    else if (what === 'ability') this.card(card).abilities++;
  }
  moved(card: string, zone: string, visible: string): void {
    if (visible !== 'all' || zone === '') return;
    const { entered } = this.card(card);
    entered[zone] = (entered[zone] ?? 0) + 1;
  }
  chosen(slot: string, what: 'perform' | 'occupy' | 'block'): void {
    if (what === 'block') return;
    if (what === 'occupy') this.slot(slot).taken++;
    else this.slot(slot).performed++;
  }
  /** The same from an event of a trace. */
  read(event: TraceEvent): void {
    if (event.type === 'card') this.happened(event.card, event.what);
    else if (event.type === 'move') this.moved(event.card, event.to, event.visible);
    else if (event.type === 'slot') this.chosen(event.slot, event.what);
  }
}

type CardHappening = Extract<TraceEvent, { type: 'card' }>['what'];

/** A listener that only counts, and makes no events. */
export class CountingSink extends TraceSink {
  readonly counts = new Counts();
  /** events before the first decision are not counted */
  counting = false;

  override push(_event: TraceEvent): void {
    /* events are not stored */
  }
  override counter(): void {
    /* not counted */
  }
  override paid(): void {
    /* not counted */
  }
  override piece(): void {
    /* not counted */
  }
  override trigger(): void {
    /* not counted */
  }
  override enter(): void {
    /* not counted */
  }
  override leave(): void {
    /* not counted */
  }
  override card(vm: Vm, what: CardHappening, card: number): void {
    this.counts.happened(vm.game.tables.cardDef[card].id, what);
  }
  override move(vm: Vm, card: number, _from: number, to: number): void {
    if (this.counting) {
      this.counts.moved(
        vm.game.tables.cardDef[card].id,
        vm.game.tables.zoneDefs[to].id,
        vm.game.tables.zoneDefs[to].visible,
      );
    }
  }
  override slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void {
    this.counts.chosen(vm.game.tables.slots[slot].def.id, what);
  }
}

/** The score of each seat, by the score counter of the pack; empty if it has none. */
export function scoresOf(vm: Vm, model: PackModel): number[] {
  const layout = vm.game.tables.layout;
  const entry = model.score === undefined ? undefined : vm.game.tables.counter.get(model.score);
  return Array.from({ length: layout.players }, (_, p) =>
    entry ? vm.cells[entry.at + (entry.game ? 0 : p * layout.nPlayerCounters)] : 0,
  );
}
