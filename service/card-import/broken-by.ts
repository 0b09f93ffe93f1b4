/** What writing a table would break in its pack, at the rows of the cards that it is found in. */
import type { Workspace } from '../language-service/workspace.ts';
import type { TableFinding } from '../../texts/card-tables/index.ts';
import type { EncodedCard } from './encoded-card.ts';

/** The errors that the pack has afterwards and has not before. */
export function brokenBy(before: Workspace, after: Workspace, cards: readonly EncodedCard[]): TableFinding[] {
  const keyOf = ({ file, code, message }: { file: string; code: string; message: string }): string =>
    [file, code, message].join('\n');
  const known = new Set(before.fullCheck().diagnostics.map(keyOf));
  const { diagnostics, sources } = after.fullCheck();
  return diagnostics
    .filter((one) => one.severity === 'error' && !known.has(keyOf(one)))
    .map(({ file, line, column, severity, code, of, message, help, suggestions, data }): TableFinding => {
      const lines = after.file(after.uriOf(file))?.lines;
      const offset = lines ? lines.offset({ line, column }) : -1;
      const component = sources.components.findLast(
        (one) => one.file === file && one.range.start <= offset && offset <= one.range.end,
      );
      const row = cards.find(({ id }) => component?.section === 'cards' && id === component.id)?.row;
      return {
        code,
        severity,
        message,
        start: row?.start ?? 0,
        end: row?.start ?? 0,
        ...(of === undefined ? {} : { of }),
        ...(help === undefined ? {} : { help }),
        ...(suggestions === undefined ? {} : { suggestions }),
        ...(data === undefined ? {} : { data }),
        ...(row === undefined ? {} : { row: row.number }),
      };
    });
}
