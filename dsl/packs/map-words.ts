/** What is said of a map with a mistake. */
import type { Grid } from './grid.ts';

/** A mistake in the map of a board, or in the place of a site. */
export type WrongMap =
  | { is: 'uneven'; row: number; length: number; usual: number }
  | { is: 'unknown'; letter: string }
  | { is: 'unused'; letter: string }
  | { is: 'letters'; written: string }
  | { is: 'empty' }
  | { is: 'both' }
  | { is: 'lacks'; key: string }
  | { is: 'corners'; grid: Grid }
  | { is: 'place' };

const cells = (n: number): string => (n === 1 ? '1 letter' : `${n} letters`);

export function wrongMapMessage(data: WrongMap): string {
  switch (data.is) {
    case 'uneven':
      return `Row ${data.row} of the map has ${cells(data.length)}; the others have ${data.usual}.`;
    case 'unknown':
      return `The legend does not say what "${data.letter}" is.`;
    case 'unused':
      return `No row of the map has the letter "${data.letter}".`;
    case 'letters':
      return `"${data.written}" is more than one letter.`;
    case 'empty':
      return 'The map has no site.';
    case 'both':
      return 'A board has either "sites" or a map of "rows".';
    case 'lacks':
      return `A map also needs "${data.key}".`;
    case 'corners':
      return `In a ${data.grid} grid each site has six neighbours; "adjacent" is for square grids.`;
    case 'place':
      return 'A place is two numbers: from the left, and from the top.';
  }
}

export function wrongMapHelp(data: WrongMap): string | undefined {
  switch (data.is) {
    case 'uneven':
      return 'Where there is no site, write a letter that is `none` in the legend, such as `.`.';
    case 'unknown':
      return `Add it to the legend as a kind of site or \`none\`: \`"${data.letter}": …\`.`;
    case 'letters':
      return 'The legend explains single letters of "rows".';
    case 'empty':
      return 'At least one letter must stand for a kind of site.';
    case 'both':
      return 'Change single sites of a map under "change-sites".';
    case 'lacks':
      return {
        grid: 'Write `grid: square`, `grid: hex` or `grid: slanted`.',
        rows: 'Write a line of letters for each row, behind `rows: |`.',
        legend: 'Say what each letter is: `legend: {c: cell, .: none}`.',
      }[data.key];
    case 'place':
      return 'Write `at: [3, 2]`.';
    case 'unused':
    case 'corners':
      return undefined;
  }
}
