/** The deck of a card: the one of its row, the one given for all, or the only possible one. */
import { chosenFor, type Encoder, withoutHeading, matchName, type RowReader } from '../../texts/card-tables/index.ts';

export function deckOf(reader: RowReader, number: number | null, type: string | null, encoder: Encoder): string | null {
  const { value, report, cell } = reader;
  const { pack, decks, deck, columns, problems } = encoder;
  const chosen = chosenFor('deck', reader, encoder);
  if (chosen !== null) return chosen;
  const said = value('deck');
  const known = [...decks.keys()];
  if (said !== '') {
    const whole = matchName(said, decks);
    const bare = withoutHeading('deck', said);
    // a heading in front of the name: “era 2”, in a language that has no word for the deck
    const found = whole.id === null && bare !== '' ? matchName(bare, decks) : whole;
    if (found.id !== null) return found.id;
    report('unknown-deck', 'deck', { written: said, several: found.several, known, suggestions: found.near });
    return null;
  }
  if (deck !== undefined) return deck;
  if (type === null) return null;
  const alike = new Set(pack.model.cards.filter((card) => card.type === type).map((card) => card.deck));
  if (alike.size === 1) return [...alike][0];
  if (decks.size === 1) return [...decks.keys()][0];
  const numbered =
    number === null
      ? []
      : [...alike].filter((id) => {
          const [least, most] = boundsOf(
            pack.model.cards.flatMap((card) => (card.deck === id && card.number !== null ? [card.number] : [])),
          );
          return least <= number && number <= most;
        });
  if (numbered.length === 1) return numbered[0];
  // without such a column every row lacks the same: it is reported once
  if (columns.indexOf.has('deck')) {
    const decks = alike.size > 0 ? [...alike] : known;
    report('no-deck', cell('deck') ? 'deck' : 'type', { type, decks });
  } else if (!problems.some(({ code }) => code === 'no-deck')) {
    report('no-deck', null, { decks: known });
  }
  return null;
}

const boundsOf = (numbers: number[]): [number, number] =>
  numbers.reduce<[number, number]>(
    ([least, most], n) => [Math.min(least, n), Math.max(most, n)],
    [Infinity, -Infinity],
  );
