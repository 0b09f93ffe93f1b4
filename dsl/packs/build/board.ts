/** Pieces, predicates, tracks and boards. */
import type { Program } from '../../semantics/ir.ts';
import { nearestNames } from '../../source/nearest-names.ts';
import { NO_CONTEXT, type EffectContext } from '../text-resolver.ts';
import { SECTIONS, type FieldType, type RecordType } from '../fields.ts';
import type { BoardDef, PieceDef, PredicateDef, SiteDef, TrackDef } from '../model.ts';
import { scalars } from '../declare.ts';
import type { LocatedNode } from '../located.ts';
import type { FieldReader } from '../field-reader.ts';
import { attributesOf, type Components } from './components.ts';
import { iconOf } from './icon.ts';
import { orderByUse } from './order.ts';

const ABOUT_SITE: EffectContext = { thisType: 'site', itType: 'site' };

export function buildPieces(components: Components): PieceDef[] {
  return components.build('pieces', (reader, named) => ({
    ...named,
    classes: reader.names('classes', 'class'),
    cost: reader.cost('cost') ?? { k: 'free' },
    upgrade: reader.cost('upgrade'),
    where: reader.sites('where') ?? { k: 'empty' },
    whereNamed: reader.sites('where-named'),
    supply: reader.value('supply'),
    programs: sitePrograms(reader, components.programs),
    ...iconOf(reader),
  }));
}

function sitePrograms(reader: FieldReader, declared: string[]): Record<string, Program> {
  const programs: Record<string, Program> = {};
  for (const name of declared) {
    const program = reader.program(name, 'steps', ABOUT_SITE);
    if (!program) continue;
    programs[name] = program;
    reader.keyIsName(name, 'program');
  }
  return programs;
}

export function buildPredicates(components: Components): PredicateDef[] {
  const uses = new Map<string, Set<string>>();
  const places = new Map<string, () => void>();
  const { references } = components.context.texts;
  const predicates = components.build('predicates', (reader, named) => {
    const before = references.length;
    const sites = reader.sites('sites') ?? { k: 'all' as const };
    uses.set(
      named.id,
      new Set(
        references
          .slice(before)
          .filter(({ kind }) => kind === 'predicate')
          .map(({ id }) => id),
      ),
    );
    places.set(named.id, () => reader.report(reader.place, 'cyclic-predicate', { name: named.id }));
    return { ...named, sites };
  });
  const { sorted, cyclic } = orderByUse(predicates, ({ id }) => uses.get(id) ?? []);
  for (const { id } of cyclic) places.get(id)?.();
  return sorted;
}

export function buildTracks(components: Components): TrackDef[] {
  const space = recordOf(SECTIONS.tracks.entry.fields.spaces.type);
  return components.build('tracks', (reader, named) => ({
    ...named,
    spaces: reader.items('spaces').map((written) => {
      const inner = reader.inner(written, space);
      return { number: inner.integer('number') ?? 0, bonus: inner.program('bonus', 'steps', NO_CONTEXT) };
    }),
    beyond: reader.program('beyond', 'steps', NO_CONTEXT),
    usual: reader.flag('usual'),
  }));
}

export function buildBoards(components: Components): BoardDef[] {
  const record = recordOf(SECTIONS.boards.entry.fields.sites.type);
  return components.build('boards', (reader, named) => {
    const written = reader.entries('sites');
    const sites = written.map((site) => buildSite(reader.inner(site, record), site, components));
    connect(sites, written, reader);
    return {
      ...named,
      of: reader.choice('of', ['player', 'game'] as const, 'player'),
      copies: reader.integer('copies') ?? 1,
      players: reader.integers('players'),
      when: reader.condition('when'),
      sites,
    };
  });
}

function buildSite(reader: FieldReader, { key }: { key: string }, components: Components): SiteDef {
  reader.words('name');
  reader.words('plural');
  reader.notes();
  return {
    id: key,
    kind: reader.name('kind', 'site-kind') ?? '',
    adjacent: [],
    tags: reader.labels('tags').map(String),
    bonus: reader.program('bonus', 'steps', ABOUT_SITE),
    surcharge: reader.amounts('surcharge'),
    attributes: attributesOf(reader, components.attributes),
    programs: sitePrograms(reader, components.programs),
    origin: reader.origin(key),
  };
}

/** Makes adjacency symmetric: it is enough that one of two sites names the other. */
function connect(sites: SiteDef[], written: (LocatedNode & { key: string })[], board: FieldReader): void {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const record = recordOf(SECTIONS.boards.entry.fields.sites.type);
  sites.forEach((site, i) => {
    const reader = board.inner(written[i], record);
    for (const node of scalars(reader.node('adjacent'))) {
      const other = byId.get(node.text);
      if (!other) {
        reader.report(node, 'unknown-name', {
          in: 'pack',
          kind: 'site',
          name: node.text,
          board: {},
          suggestions: nearestNames(node.text, byId.keys()),
        });
      } else if (other === site) {
        reader.report(node, 'adjacent-to-itself', { site: site.id });
      } else {
        reader.refer(node, 'site', other.id);
        if (!site.adjacent.includes(other.id)) site.adjacent.push(other.id);
        if (!other.adjacent.includes(site.id)) other.adjacent.push(site.id);
      }
    }
  });
}

/** The record inside a list or map of records. */
function recordOf(type: FieldType): RecordType {
  if (type.is === 'record') return type.record;
  if (type.is === 'list' || type.is === 'map' || type.is === 'one-or-list') return recordOf(type.of);
  throw new Error(`no record in ${type.is}`);
}
