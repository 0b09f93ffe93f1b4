/** What a check says of the cards of a table in their pack, of which some may be the cards that the pack has already. */
import { checkCards } from '../analysis/check-cards.ts';
import { PROVENANCE_CODES } from '../checks/index.ts';
import type { PackTextParser } from '../../texts/card-tables/index.ts';
import type { EncodedCard } from './encoded-card.ts';
import type { CheckedSheet } from './verify.ts';

/** Only errors and warnings of the cards: the pack itself is as it was. */
export function checkedInPack(
  { sources }: Pick<PackTextParser, 'sources'>,
  cards: readonly EncodedCard[],
): (text: string) => CheckedSheet {
  const known = new Set(cards.flatMap(({ id, isKnown }) => (isKnown ? [id] : [])));
  return (text) => ({
    // where cards come from is no matter of a table
    here: checkCards(sources, besideThem(text, known)).filter(
      ({ code }) => !PROVENANCE_CODES.some((one) => one === code),
    ),
    fatal: [],
  });
}

/** Cards of the pack under other ids and without their numbers, line by line, so that they can stand beside themselves. */
function besideThem(text: string, known: ReadonlySet<string>): string {
  let isKnown = false;
  return text
    .split('\n')
    .map((line) => {
      const [, id] = /^ {2}- id: (\S+)$/.exec(line) ?? [];
      if (id !== undefined) {
        isKnown = known.has(id);
        return isKnown ? `  - id: ${id}-in-table` : line;
      }
      return isKnown && /^ {4}number: \d+$/.test(line) ? '    # number' : line;
    })
    .join('\n');
}
