/** The metadata of a pack as values: editions, disputes, gaps. */
import type { MetadataSource, Sources } from '../packs/sources.ts';
import type { Plain } from '../source/tree.ts';

/** A printing of the game that sources may name. */
export interface Edition {
  id: string;
  title: string;
  pages: number | null;
  sections: string[];
  year?: string;
  language?: string;
  publisher?: string;
  note?: string;
}

/** A place in an edition, and what it supports there. */
export interface Citation {
  edition: string;
  at?: string;
  says?: string;
  strength?: string;
}

/** A question on which sources disagree or are unclear, with the decision of the pack. */
export interface Dispute {
  id: string;
  topic: string;
  severity?: string;
  plays: boolean;
  /** the reading of each edition */
  readings: Record<string, string>;
  decision?: string;
  reason?: string;
  option?: string;
  noOption?: string;
  note?: string;
  sources: Citation[];
  entry: MetadataSource;
}

/** A component that is known to exist and missing in the pack. */
interface Gap {
  id: string;
  name?: string;
  number?: string;
  deck?: string;
  known: string;
  unknown?: string;
  status?: string;
  why?: string;
  note?: string;
  sources: Citation[];
  entry: MetadataSource;
}

/** The editions that a pack declares. */
export function editionsOf({ metadata }: Sources): Edition[] {
  return metadata
    .filter(({ section }) => section === 'editions')
    .map(({ id, value }) => {
      const f = typeof value === 'string' ? ({ title: value } as Fields) : fields(value);
      const { title, pages, sections } = f;
      return {
        id,
        title: text(title) ?? id,
        pages: typeof pages === 'number' ? pages : null,
        sections: Array.isArray(sections) ? sections.flatMap((s) => text(s) ?? []) : [],
        ...given({
          year: text(f['year']),
          language: text(f['language']),
          publisher: text(f['publisher']),
          note: text(f['note']),
        }),
      };
    });
}

/** The disputes that a pack declares. */
export function disputesOf({ metadata }: Sources): Dispute[] {
  return metadata
    .filter(({ section }) => section === 'disputes')
    .map((entry) => {
      const f = fields(entry.value);
      const readings = Object.entries(fields(f['readings'])).flatMap(([edition, says]) =>
        text(says) === undefined ? [] : [[edition, text(says)!]],
      );
      return {
        id: entry.id,
        topic: text(f['topic']) ?? entry.id,
        plays: f['plays'] === true,
        readings: Object.fromEntries(readings) as Record<string, string>,
        sources: citationsIn(f['source']),
        entry,
        ...given({
          severity: text(f['severity']),
          decision: text(f['decision']),
          reason: text(f['reason']),
          option: text(f['option']),
          noOption: text(f['no-option']),
          note: text(f['note']),
        }),
      };
    });
}

/** The gaps that a pack declares. */
export function gapsOf({ metadata }: Sources): Gap[] {
  return metadata
    .filter(({ section }) => section === 'gaps')
    .map((entry) => {
      const f = fields(entry.value);
      return {
        id: entry.id,
        known: text(f['known']) ?? '',
        sources: citationsIn(f['source']),
        entry,
        ...given({
          name: text(f['name']),
          number: text(f['number']),
          deck: text(f['deck']),
          unknown: text(f['unknown']),
          status: text(f['status']),
          why: text(f['why']),
          note: text(f['note']),
        }),
      };
    });
}

/** `open`: nothing was decided; `option`: people choose; `decided`: one reading is used. */
export function disputeState({ decision, reason, option }: Dispute): 'open' | 'option' | 'decided' {
  if (decision === undefined || reason === undefined) return 'open';
  return option === undefined ? 'decided' : 'option';
}

/** The citations in the value of a `source`. */
export function citationsIn(value: Plain | undefined): Citation[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap((one) => {
    const f = fields(one);
    const edition = text(f['edition']);
    return edition === undefined
      ? []
      : [{ edition, ...given({ at: text(f['at']), says: text(f['says']), strength: text(f['strength']) }) }];
  });
}

/** The ids of the disputes that a component names. */
export function disputesNamed(value: Plain | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => text(one) ?? []);
}

type Fields = Record<string, Plain | undefined>;

function fields(value: Plain | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function text(value: Plain | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Without absent values. */
function given<T extends Record<string, string | undefined>>(values: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: string;
  };
}
