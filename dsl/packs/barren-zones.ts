/** Zones that never hold a card, and effects that do nothing because of that. */
import type { PackModel } from './model.ts';

type Node = Record<string, unknown>;
export type IsAbsent = (component: Node) => boolean;

/** The zones in which no present card begins and into which nothing moves one, except from another such zone. */
export function barrenZones(model: PackModel, isAbsent: IsAbsent): ReadonlySet<string> {
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
        if (isAbsent(node) || isAboutBarren(node, barren) || READS.has(node['k'])) return;
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

/** Sets of cards in a zone, which bring none into it. */
const READS: ReadonlySet<unknown> = new Set(['in', 'top']);

/** Whether a node shuffles or moves the cards of a barren zone. */
function isAboutBarren(node: Node, barren: ReadonlySet<string>): boolean {
  if (node['k'] === 'shuffle-zone') return barren.has(node['zone'] as string);
  return node['k'] === 'move' && isBarren(node['cards'] as Node, barren);
}

const isBarren = (cards: Node, barren: ReadonlySet<string>): boolean =>
  cards['k'] === 'and'
    ? (cards['of'] as Node[]).some((one) => isBarren(one, barren))
    : READS.has(cards['k']) && barren.has(cards['zone'] as string);

/** Whether an effect does nothing but shuffle and move the cards of barren zones. */
export function doesNothing(effect: unknown, model: PackModel, barren: ReadonlySet<string>): boolean {
  const done = new Set<string>();
  const nothing = (value: unknown): boolean => {
    if (value === undefined) return true;
    const node = value as Node;
    switch (node['k']) {
      case 'block':
        return (node['parts'] as unknown[]).every(nothing);
      case 'then':
        return (node['steps'] as { effect: unknown }[]).every(({ effect: step }) => nothing(step));
      case 'if':
        return nothing(node['then']) && nothing(node['otherwise']);
      case 'do': {
        const id = node['procedure'] as string;
        if (done.has(id)) return true;
        done.add(id);
        return (
          model.procedures.find((one) => one.id === id)?.steps.every(({ program }) => nothing(program.body)) ?? true
        );
      }
      default:
        return isAboutBarren(node, barren);
    }
  };
  return nothing(effect);
}
