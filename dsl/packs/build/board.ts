/** Pieces, predicates and tracks. */
import { NO_CONTEXT } from '../text-resolver.ts';
import { SECTIONS } from '../fields.ts';
import type { PieceDef, PredicateDef, ShapeDef, TrackDef } from '../model.ts';
import type { Components } from './components.ts';
import { recordOf, sitePrograms } from './site.ts';
import { iconOf } from './icon.ts';
import { laidOf } from './shapes.ts';
import { orderByUse } from './order.ts';

export function buildPieces(components: Components, shapes: readonly ShapeDef[]): PieceDef[] {
  return components.build('pieces', (reader, named) => ({
    ...named,
    classes: reader.names('classes', 'class'),
    cost: reader.cost('cost') ?? { k: 'free' },
    upgrade: reader.cost('upgrade'),
    where: reader.sites('where') ?? { k: 'empty' },
    whereNamed: reader.sites('where-named'),
    supply: reader.value('supply'),
    ...(reader.words('of') === 'player' ? { of: 'player' as const } : {}),
    programs: sitePrograms(reader, components.programs),
    ...laidOf(reader, shapes),
    ...iconOf(reader),
  }));
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
