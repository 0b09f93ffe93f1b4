/** Boards: their own sites, those of the board that they begin from, and what they change of them. */
import { nearestNames } from '../../source/nearest-names.ts';
import type { YamlScalar } from '../../source/tree.ts';
import { isPortWay, scalars } from '../declare.ts';
import { packProblem } from '../diagnostics.ts';
import type { FieldReader } from '../field-reader.ts';
import { SECTIONS } from '../fields.ts';
import { stepsFrom } from '../grid.ts';
import type { Located, LocatedNode } from '../located.ts';
import { wordTable } from '../../source/word-table.ts';
import type { BoardDef, SiteDef } from '../model.ts';
import type { Components } from './components.ts';
import { buildMap } from './map.ts';
import { buildSite, changedFields, recordOf } from './site.ts';

/** Sites to which a site says that it is adjacent. */
interface Neighbours {
  site: string;
  named: YamlScalar[];
  place: Located;
  ways: LocatedNode[];
  /** whether they take the place of those that the site had */
  replaces: boolean;
}

/** A board as it is written, before it is joined with the board that it begins from. */
interface Draft {
  board: BoardDef;
  place: Located;
  /** it has neither sites nor a board that it begins from */
  isMissing: boolean;
  from: { id: string; place: Located } | null;
  neighbours: Neighbours[];
  /** what its groups of ways name */
  grouped: { named: YamlScalar[]; place: Located };
  changes: { id: string; place: Located; fields: Partial<SiteDef>; neighbours: Neighbours | null }[];
}

export function buildBoards(components: Components): BoardDef[] {
  const done = new Map<string, BoardDef>();
  for (const draft of components.build('boards', (reader, named) => draftOf(reader, named, components))) {
    done.set(draft.board.id, new BoardJoiner(components, done).join(draft));
  }
  return [...done.values()];
}

function draftOf(
  reader: FieldReader,
  named: Pick<BoardDef, 'id' | 'name' | 'plural' | 'origin'>,
  components: Components,
): Draft {
  const { sites: own, 'change-sites': changed } = SECTIONS.boards.entry.fields;
  const [ownRecord, changedRecord] = [recordOf(own.type), recordOf(changed.type)];
  const sites = reader.entries('sites').map((written) => ({ written, reader: reader.inner(written, ownRecord) }));
  const neighboursOf = (site: string, inner: FieldReader): Neighbours => ({
    site,
    named: scalars(inner.node('adjacent')),
    place: inner.keyPlace('adjacent'),
    ways: inner.entries('ways'),
    replaces: inner.has('adjacent'),
  });
  const from = reader.words('from');
  const map = buildMap(reader, components);
  return {
    board: {
      ...named,
      of: reader.choice('of', ['player', 'game'] as const, 'player'),
      copies: reader.integer('copies') ?? 1,
      players: reader.integers('players'),
      when: reader.condition('when'),
      sites: [...sites.map((site) => buildSite(site.reader, site.written, components)), ...(map?.sites ?? [])],
      ...(map ? { grid: map.grid } : {}),
      ...groupsOfWays(reader),
    },
    place: reader.place,
    isMissing: from === undefined && reader.node('sites') === undefined && map === undefined,
    from: from === undefined ? null : { id: from, place: reader.keyPlace('from') },
    grouped: {
      named: reader.entries('ways').flatMap(({ node }) => (isPortWay(node) ? [] : scalars(node))),
      place: reader.keyPlace('ways'),
    },
    neighbours: sites.map(({ written, reader: inner }) => neighboursOf(written.key, inner)),
    changes: reader.entries('change-sites').map((written) => {
      const inner = reader.inner(written, changedRecord);
      return {
        id: written.key,
        place: { file: written.file, pack: written.pack, span: written.span },
        fields: changedFields(inner, components),
        neighbours: inner.has('adjacent') ? neighboursOf(written.key, inner) : null,
      };
    }),
  };
}

/** Names for several ways together. */
function groupsOfWays(reader: FieldReader): Pick<BoardDef, 'ways' | 'portWays'> {
  const written = reader.entries('ways');
  const groups = written.flatMap(({ key, node }) =>
    isPortWay(node) ? [] : [[key, scalars(node).map(({ text }) => text)] as const],
  );
  const portWays = written.flatMap(({ key, node }) => (isPortWay(node) ? [key] : []));
  return {
    ...(groups.length > 0 ? { ways: wordTable(Object.fromEntries(groups)) } : {}),
    ...(portWays.length > 0 ? { portWays } : {}),
  };
}

/** Runs at every load, also for boards that are cached: the board that another one begins from may have changed. */
class BoardJoiner {
  constructor(
    private readonly components: Components,
    private readonly done: ReadonlyMap<string, BoardDef>,
  ) {}

  join({ board, place, isMissing, from, neighbours, grouped, changes }: Draft): BoardDef {
    const links = [...neighbours];
    const base = from && this.#base(from);
    if (isMissing) this.#reportNoSites(board.id, place);
    const own = new Set(board.sites.map(({ id }) => id));
    const sites = new Map(
      [
        ...(base?.sites ?? [])
          .filter(({ id }) => !own.has(id))
          .map((site) => ({ ...site, adjacent: site.adjacent.filter((id) => !own.has(id)) })),
        ...board.sites.map((site) => ({ ...site, adjacent: [...site.adjacent] })),
      ].map((site) => [site.id, site]),
    );
    for (const change of changes) this.#change(sites, change, links);
    for (const one of links) {
      this.#connect(sites, one);
      this.#lead(sites, one);
    }
    const grid = board.grid ?? base?.grid;
    this.#group([...sites.values()], grid, grouped);
    return { ...board, sites: [...sites.values()], ...(grid ? { grid } : {}) };
  }

  #base({ id, place }: NonNullable<Draft['from']>): BoardDef | undefined {
    const base = this.done.get(id);
    if (!base) {
      this.#report(
        place,
        packProblem('unknown-id', place.span, {
          id,
          section: 'boards',
          extends: false,
          suggestions: nearestNames(id, [...this.done.keys()]),
        }),
      );
    }
    return base;
  }

  #change(
    sites: Map<string, SiteDef>,
    { id, place, fields, neighbours }: Draft['changes'][number],
    all: Neighbours[],
  ): void {
    const site = sites.get(id);
    if (!site) return this.#reportUnknown(place, place.span, id, sites);
    sites.set(id, {
      ...site,
      ...fields,
      ...(fields.ways ? { ways: { ...site.ways, ...fields.ways } } : {}),
      attributes: { ...site.attributes, ...fields.attributes },
      programs: { ...site.programs, ...fields.programs },
      adjacent: neighbours?.replaces ? [] : site.adjacent,
    });
    if (!neighbours) return;
    if (!neighbours.replaces) {
      all.push(neighbours);
      return;
    }
    for (const other of sites.values()) other.adjacent = other.adjacent.filter((name) => name !== id);
    const before = all.findIndex((one) => one.site === id);
    if (before >= 0) all.splice(before, 1);
    all.push(neighbours);
  }

  /** Makes adjacency symmetric: it is enough that one of two sites names the other. */
  #connect(sites: ReadonlyMap<string, SiteDef>, { site: id, named, place }: Neighbours): void {
    const site = sites.get(id)!;
    for (const node of named) {
      const other = sites.get(node.text);
      if (!other) this.#reportUnknown(place, node.span, node.text, sites);
      else if (other === site) this.#report(place, packProblem('adjacent-to-itself', node.span, { site: id }));
      else {
        this.components.context.texts.references.push({
          file: place.file.path,
          range: { start: node.span.start, end: node.span.end },
          kind: 'site',
          id: other.id,
        });
        if (!site.adjacent.includes(other.id)) site.adjacent.push(other.id);
        if (!other.adjacent.includes(site.id)) other.adjacent.push(site.id);
      }
    }
  }

  /** The sites to which ways lead must be there. */
  #lead(sites: ReadonlyMap<string, SiteDef>, { ways, place }: Neighbours): void {
    for (const { node } of ways) {
      if (node.kind === 'scalar' && !sites.has(node.text)) this.#reportUnknown(place, node.span, node.text, sites);
    }
  }

  /** What a group names is a way from a site of the board, or a direction of its grid. */
  #group(sites: readonly SiteDef[], grid: BoardDef['grid'], { named, place }: Draft['grouped']): void {
    const ways = new Set([
      ...Object.keys(grid ? stepsFrom(grid, 0) : {}),
      ...sites.flatMap((site) => Object.keys(site.ways ?? {})),
    ]);
    for (const { text: name, span } of named) {
      if (ways.has(name)) continue;
      const suggestions = nearestNames(name, [...ways]);
      this.#report(place, packProblem('unknown-name', span, { in: 'pack', kind: 'way', name, suggestions }));
    }
  }

  #reportNoSites(id: string, place: Located): void {
    this.#report(place, packProblem('missing-key', place.span, { key: 'sites', in: { is: 'key', name: id } }));
  }

  #reportUnknown(place: Located, span: Located['span'], name: string, sites: ReadonlyMap<string, SiteDef>): void {
    this.#report(
      place,
      packProblem('unknown-name', span, {
        in: 'pack',
        kind: 'site',
        name,
        board: {},
        suggestions: nearestNames(name, [...sites.keys()]),
      }),
    );
  }

  #report({ file }: Located, problem: ReturnType<typeof packProblem>): void {
    this.components.context.problems.push({ ...problem, file: file.path });
  }
}
