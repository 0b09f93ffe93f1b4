/** What a position of a game can be, as far as one game by random choices shows it: packs do not declare it. */
import {
  cardsIn,
  ChoiceSource,
  randomStep,
  SilentSink,
  startPosition,
  Vm,
  type CompiledGame,
} from '../../interpreter/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';

interface WhatCanBe {
  /** values that a counter of the game had at a decision, in order */
  readonly counters: ReadonlyMap<string, readonly number[]>;
  /** decks whose cards lay in a zone, by its id */
  readonly decks: ReadonlyMap<string, ReadonlySet<string>>;
  /** periods in the order of their length, the shortest first: those that ended more often */
  readonly periods: readonly string[];
}

const SEED = 3;
/** Choices of the game; a pack whose games are longer is seen from their beginning. */
const MOST_CHOICES = 5000;

/** Where cards lie is looked at after each so many choices. */
const CHOICES_APART = 8;

const known = new WeakMap<PackModel, WhatCanBe>();

/** By the first game that is compiled of a pack. */
export function whatCanBe(game: CompiledGame): WhatCanBe {
  const { model } = game;
  let found = known.get(model);
  if (!found) known.set(model, (found = playOnce(game)));
  return found;
}

class EndsOfPeriods extends SilentSink {
  readonly counts = new Map<string, number>();
  override push(event: Parameters<SilentSink['push']>[0]): void {
    if (event.type === 'end') this.counts.set(event.period, (this.counts.get(event.period) ?? 0) + 1);
  }
}

function playOnce(game: CompiledGame): WhatCanBe {
  const { model, tables } = game;
  const vm = new Vm(game);
  const sink = new EndsOfPeriods();
  vm.sink = sink;
  const ofGame = model.counters
    .filter(({ of }) => of === 'game')
    .map(({ id }) => ({ id, at: tables.counter.get(id)!.at }));
  const values = new Map(ofGame.map(({ id }) => [id, new Set<number>()]));
  startPosition(vm, SEED);
  const source = new ChoiceSource(SEED);
  const decks = new Map<string, Set<string>>();
  for (let choices = 0; choices < MOST_CHOICES && randomStep(vm, source); choices++) {
    for (const { id, at } of ofGame) values.get(id)!.add(vm.cells[at]);
    if (choices % CHOICES_APART === 0) addDecks(decks, vm);
  }
  const ended = (id: string): number => sink.counts.get(id) ?? 0;
  return {
    counters: new Map([...values].map(([id, seen]) => [id, [...seen].sort((a, b) => a - b)])),
    decks,
    periods: model.periods.map(({ id }) => id).toSorted((a, b) => ended(b) - ended(a)),
  };
}

function addDecks(decks: Map<string, Set<string>>, vm: Vm): void {
  const { zoneDefs, cardDef } = vm.game.tables;
  zoneDefs.forEach(({ id }, zone) => {
    const here = decks.get(id) ?? new Set();
    for (const card of cardsIn(vm, zone)) here.add(cardDef[card].deck);
    decks.set(id, here);
  });
}
