/** In which deck a card belongs: as its row says, as was said for all, or where only one can be meant. */
import type { Encoder } from './encoder.ts';
import { withoutHeading } from './columns.ts';
import { matchName } from './names.ts';
import type { RowReader } from './row.ts';

export function deckOf(
  { value, report, cell }: RowReader,
  number: number | null,
  type: string | null,
  { game, decks, deck, columns, problems }: Encoder,
): string | null {
  const said = value('deck');
  const all = [...decks.keys()].join(', ');
  if (said !== '') {
    const whole = matchName(said, decks);
    const bare = withoutHeading('deck', said);
    // the heading itself may stand in front: “era 2”, in a language that has no word for the deck
    const found = whole.id === null && bare !== '' ? matchName(bare, decks) : whole;
    if (found.id !== null) return found.id;
    report(
      'error',
      'unknown-deck',
      'deck',
      found.several.length ? `“${said}” may be the deck ${found.several.join(' or ')}` : `there is no deck “${said}”`,
      { help: `There are ${all}.`, suggestions: found.near },
    );
    return null;
  }
  if (deck !== undefined) return deck;
  if (type === null) return null;
  const alike = new Set(game.model.cards.filter((card) => card.type === type).map((card) => card.deck));
  if (alike.size === 1) return [...alike][0];
  if (decks.size === 1) return [...decks.keys()][0];
  const numbered =
    number === null
      ? []
      : [...alike].filter((id) => {
          const [least, most] = boundsOf(
            game.model.cards.flatMap((card) => (card.deck === id && card.number !== null ? [card.number] : [])),
          );
          return least <= number && number <= most;
        });
  if (numbered.length === 1) return numbered[0];
  // without such a column all rows lack the same: once is enough
  if (columns.at.has('deck')) {
    report(
      'error',
      'no-deck',
      cell('deck') ? 'deck' : 'type',
      `nothing says in which deck this ${type} belongs: ${[...alike].join(', ') || all}`,
      { help: 'Fill the cell, or pass --deck.' },
    );
  } else if (!problems.some(({ code }) => code === 'no-deck')) {
    report(
      'error',
      'no-deck',
      null,
      'nothing says in which decks the cards belong; those of which it is not sure stand among the gaps',
      { help: `Add a column “deck”, or pass --deck: ${all}.` },
    );
  }
  return null;
}

const boundsOf = (numbers: number[]): [number, number] =>
  numbers.reduce<[number, number]>(
    ([least, most], n) => [Math.min(least, n), Math.max(most, n)],
    [Infinity, -Infinity],
  );
