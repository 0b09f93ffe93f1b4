/** A card of a zone in one line, as facts tell it, and what a position writes for it. */
import type { PositionItem } from '../../dsl/internal.ts';

/** `embassy (used, marks 2)`: the id, and what else is said of the card. */
const CARD = /^(\S+)(?: \((.*)\))?$/;

/** The id of the card that a line tells. */
export const cardOfText = (text: string): string => CARD.exec(text)?.[1] ?? text;

/** `embassy (used, marks 2)` as `{card: embassy, used: true, marks: 2}`; a card of which nothing else is said by its id. */
export function cardItem(text: string): PositionItem {
  const [, card, said] = CARD.exec(text) ?? [];
  if (!said) return text;
  const item: Record<string, PositionItem> = { card };
  const flags = said.split(', ');
  for (const flag of flags.filter((one) => !isFurther(one))) {
    if (flag.startsWith(MARKS)) item['marks'] = Number(flag.slice(MARKS.length));
    else item[flag.replace(' ', '-')] = true;
  }
  const further = flags.filter(isFurther);
  if (further.length > 0) item['holds'] = holding(further);
  return item;
}

const MARKS = 'marks ';

/** `science 2`, `worker of me 1`: what lies on a card beside the first kind */
const isFurther = (flag: string): boolean => /\d$/.test(flag) && !flag.startsWith(MARKS);

function holding(kinds: readonly string[]): PositionItem {
  const held: Record<string, PositionItem> = {};
  for (const kind of kinds) {
    const [, name, who, n] = /^(\S+)(?: of (.+))? (\d+)$/.exec(kind)!;
    const of = held[name];
    held[name] = who === undefined ? Number(n) : { ...(typeof of === 'object' ? of : {}), [who]: Number(n) };
  }
  return held;
}
