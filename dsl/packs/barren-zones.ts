/** Zones that never hold a card, and effects that do nothing because of that. */
import type { Cards, Effect } from '../semantics/ir.ts';
import type { NodeUnions } from '../semantics/visit-ir.ts';
import type { PackModel } from './model.ts';

type Node = Record<string, unknown>;
type IsAbsent = (component: Node) => boolean;

/** The zones in which no present card begins and into which nothing moves one, except from another such zone. */
export function barrenZones(model: PackModel, unions: NodeUnions, isAbsent: IsAbsent): ReadonlySet<string> {
  const { cards, decks, zones, ...others } = model;
  const present = cards.filter((card) => !isAbsent(card as unknown as Node));
  const presentDecks = decks.filter(({ id }) => present.some(({ deck }) => deck === id));
  const flows = zones.map(({ drawsTo, refill }) => [drawsTo, refill]);
  const barren = new Set(zones.map(({ id }) => id));
  for (const { starts } of presentDecks) barren.delete(starts);
  for (let before = -1; before !== barren.size;) {
    before = barren.size;
    const visit = (value: unknown, key?: string): void => {
      if (typeof value === 'string') {
        if (key === undefined || !WORDS.has(key)) barren.delete(value);
      } else if (Array.isArray(value)) {
        for (const inner of value) visit(inner);
      } else if (typeof value === 'object' && value !== null) {
        const node = value as Node;
        // sets of cards in a zone bring none into it
        if (isAbsent(node) || (unions.isOf('cards', value) && zoneRead(value) !== undefined)) return;
        if (unions.isOf('effect', value) && isAboutBarren(value, barren)) return;
        for (const [name, inner] of Object.entries(node)) if (!NOTES.has(name)) visit(inner, name);
      }
    };
    visit([others, present, presentDecks, flows]);
  }
  return barren;
}

/** What components are called, which may be as a zone is. */
const WORDS: ReadonlySet<string> = new Set(['id', 'name', 'plural', 'title']);
const NOTES: ReadonlySet<string> = new Set(['origin', 'notes']);

/** The zone whose cards a set has. */
const zoneRead = (cards: Cards): string | undefined => (cards.k === 'in' || cards.k === 'top' ? cards.zone : undefined);

/** Whether an effect shuffles or moves the cards of a barren zone. */
function isAboutBarren(effect: Effect, barren: ReadonlySet<string>): boolean {
  if (effect.k === 'shuffle-zone') return barren.has(effect.zone);
  return effect.k === 'move' && isBarren(effect.cards, barren);
}

function isBarren(cards: Cards, barren: ReadonlySet<string>): boolean {
  if (cards.k === 'and') return cards.of.some((one) => isBarren(one, barren));
  const zone = zoneRead(cards);
  return zone !== undefined && barren.has(zone);
}

/** Whether an effect does nothing but shuffle and move the cards of barren zones. */
export function doesNothing(effect: Effect, model: PackModel, barren: ReadonlySet<string>): boolean {
  const done = new Set<string>();
  const nothing = (one: Effect): boolean => {
    switch (one.k) {
      case 'block':
        return one.parts.every(nothing);
      case 'then':
        return one.steps.every((step) => nothing(step.effect));
      case 'if':
        return nothing(one.then) && (one.otherwise === undefined || nothing(one.otherwise));
      case 'do': {
        const { procedure: id } = one;
        if (done.has(id)) return true;
        done.add(id);
        return (
          model.procedures
            .find((procedure) => procedure.id === id)
            ?.steps.every(({ program }) => nothing(program.body)) ?? true
        );
      }
      default:
        return isAboutBarren(one, barren);
    }
  };
  return nothing(effect);
}
