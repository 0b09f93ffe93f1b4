/** A site of a board: what it is, or what of it another board changes. */
import type { Program } from '../../semantics/ir.ts';
import type { FieldReader } from '../field-reader.ts';
import { type FieldType, type RecordType } from '../fields.ts';
import { BONUS } from '../program-names.ts';
import type { SiteDef } from '../model.ts';
import type { EffectContext } from '../text-resolver.ts';
import { attributesOf, type Components } from './components.ts';
import { wordTable } from '../../source/word-table.ts';

const ABOUT_SITE: EffectContext = { thisType: 'site', itType: 'site' };

export function sitePrograms(reader: FieldReader, declared: string[]): Record<string, Program> {
  const programs: Record<string, Program> = wordTable({});
  for (const name of declared) {
    const program = reader.program(name, 'steps', ABOUT_SITE);
    if (!program) continue;
    programs[name] = program;
    reader.keyIsName(name, 'program');
  }
  return programs;
}

/** All but the bonus, which has a key of its own. */
const programsOfSites = ({ programs }: Components): string[] => programs.filter((name) => name !== BONUS);

export function buildSite(reader: FieldReader, { key }: { key: string }, components: Components): SiteDef {
  reader.notes();
  return { ...siteOfLegend(reader, key, components), ...placeOf(reader), ...waysFrom(reader) };
}

/** What a letter of a map stands for: a site without a place. */
export const siteOfLegend = (reader: FieldReader, key: string, components: Components): SiteDef => ({
  id: key,
  kind: reader.name('kind', 'site-kind') ?? '',
  adjacent: [],
  tags: reader.labels('tags').map(String),
  bonus: reader.program('bonus', 'steps', ABOUT_SITE),
  surcharge: reader.amounts('surcharge'),
  attributes: attributesOf(reader, components.attributes),
  programs: sitePrograms(reader, programsOfSites(components)),
  origin: reader.origin(key),
});

function waysFrom(reader: FieldReader): Pick<SiteDef, 'ways'> {
  const ways = wordTable<Record<string, string>>({});
  for (const { key, node } of reader.entries('ways')) if (node.kind === 'scalar') ways[key] = node.text;
  return Object.keys(ways).length > 0 ? { ways } : {};
}

function placeOf(reader: FieldReader): Pick<SiteDef, 'at'> {
  const at = reader.integers('at');
  if (at === null) return {};
  const [x, y] = at;
  if (at.length !== 2) reader.report(reader.keyPlace('at'), 'wrong-map', { is: 'place' });
  return y === undefined ? {} : { at: [x, y] };
}

/** The keys of a site that are written, by their names in the model; adjacency is joined later. */
export function changedFields(reader: FieldReader, components: Components): Partial<SiteDef> {
  reader.notes();
  const kind = reader.name('kind', 'site-kind');
  return {
    ...(kind === undefined ? {} : { kind }),
    ...placeOf(reader),
    ...waysFrom(reader),
    ...(reader.has('tags') ? { tags: reader.labels('tags').map(String) } : {}),
    ...(reader.has('bonus') ? { bonus: reader.program('bonus', 'steps', ABOUT_SITE) } : {}),
    ...(reader.has('surcharge') ? { surcharge: reader.amounts('surcharge') } : {}),
    attributes: attributesOf(reader, components.attributes),
    programs: sitePrograms(reader, programsOfSites(components)),
  };
}

/** The record inside a list or map of records. */
export function recordOf(type: FieldType): RecordType {
  if (type.is === 'record') return type.record;
  if (type.is === 'list' || type.is === 'map' || type.is === 'one-or-list') return recordOf(type.of);
  throw new Error(`no record in ${type.is}`);
}
