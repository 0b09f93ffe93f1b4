/** Where a card lies while its lines are in force. */
import type { CardDef, PackModel } from '../../dsl/index.ts';
import { cardsIn, ChoiceSource, randomStep, startPosition, Vm, type CompiledGame } from '../../interpreter/internal.ts';

type Zone = PackModel['zones'][number];

/** Seeds of games by random choices. */
const SEEDS = [3, 4];
const MOST_CHOICES = 2000;

const known = new WeakMap<PackModel, Map<string, ReadonlyMap<string, string>>>();

/** A zone in which lines listen, by what random games do with cards of its type; null: the pack has none. */
export function restingZone(game: CompiledGame, card: CardDef): Zone | null {
  const { model, tables } = game;
  const zones = model.zones.filter(({ listening }) => listening);
  if (zones.length < 2) return zones[0] ?? null;
  let games = known.get(model);
  if (!games) known.set(model, (games = new Map()));
  const key = JSON.stringify([tables.players, tables.options]);
  let found = games.get(key);
  if (!found) games.set(key, (found = whereTypesLie(game)));
  return zones.find(({ id }) => id === found.get(card.type)) ?? zones[0];
}

/** The listening zone in which cards of a type lie most often, by type. */
function whereTypesLie(game: CompiledGame): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const vm = new Vm(game);
  const { cardDef, zoneDefs } = game.tables;
  const zones = [...new Set(game.listeningZones.flat())];
  for (const seed of SEEDS) {
    startPosition(vm, seed);
    const source = new ChoiceSource(seed);
    for (let choices = 0; choices < MOST_CHOICES && randomStep(vm, source); choices++) {
      for (const zone of zones) {
        for (const copy of cardsIn(vm, zone)) {
          const { type } = cardDef[copy];
          const { id } = zoneDefs[zone];
          const of = counts.get(type) ?? new Map<string, number>();
          counts.set(type, of.set(id, (of.get(id) ?? 0) + 1));
        }
      }
    }
  }
  return new Map(
    [...counts].map(([type, of]) => [type, [...of].reduce((most, one) => (one[1] > most[1] ? one : most))[0]]),
  );
}
