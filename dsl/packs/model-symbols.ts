/** The names that a model declares, for whoever has the model without its files: effects of it can be rendered then. */
import type { Origin } from '../semantics/ir.ts';
import type { PackSymbol, Symbols } from '../semantics/symbols.ts';
import { DECLARED, type DeclaredNames, DECLARING_SECTIONS } from './declared-names.ts';
import { BONUS, EFFECT, PLAYED } from './program-names.ts';
import type { Named, PackModel } from './model.ts';
import { MODEL_KEYS, type ModelSection } from './model-sections.ts';
import { SymbolTable } from './symbol-table.ts';

const cache = new WeakMap<PackModel, Symbols>();

/** The same names as in the sources of the pack; cached for as long as the model is in use. */
export function symbolsOf(model: PackModel): Symbols {
  const known = cache.get(model);
  if (known) return known;
  const table = declare(model);
  cache.set(model, table);
  return table;
}

function declare(model: PackModel): SymbolTable {
  const table = new SymbolTable();
  for (const section of DECLARING_SECTIONS) {
    const { declares, plural }: DeclaredNames = DECLARED[section];
    for (const named of model[MODEL_KEYS[section]] as Named[]) {
      table.add({
        id: named.id,
        kind: declares,
        origin: named.origin,
        ...(plural || !hasDerivedPlural(named) ? { plural: pluralName(named) } : {}),
        ...detailsOf(model, section, named.id),
      });
    }
  }
  declareParts(model, table);
  return table;
}

/** The plural that is made of the name where the pack writes none. */
const hasDerivedPlural = ({ name, plural }: Named): boolean => plural === `${name}s`;

/** The plural as effects write it. */
const pluralName = (named: Named): string =>
  hasDerivedPlural(named) ? `${named.id}s` : named.plural.toLowerCase().replace(/\s+/g, '-');

function detailsOf(
  model: PackModel,
  section: ModelSection,
  id: string,
): Pick<PackSymbol, 'of' | 'members' | 'usual' | 'drawn' | 'shaped' | 'liesOn'> {
  switch (section) {
    case 'classes': {
      const { of, members } = model.classes.find((one) => one.id === id)!;
      return { of, members };
    }
    case 'pieces': {
      const { of, shape } = model.pieces.find((one) => one.id === id)!;
      return { ...(of ? { of } : {}), ...(shape === undefined ? {} : { shaped: true }) };
    }
    case 'cards':
      return model.cards.find((one) => one.id === id)!.shape === undefined ? {} : { shaped: true };
    case 'counters': {
      const { of, liesOn } = model.counters.find((one) => one.id === id)!;
      return { of, ...(liesOn ? { liesOn: true } : {}) };
    }
    case 'periods':
    case 'procedures':
    case 'signals': {
      const { of } = model[section].find((one) => one.id === id)!;
      return of ? { of } : {};
    }
    case 'zones':
      return {
        of: model.zones.find((one) => one.id === id)!.of,
        ...(model.zones.some(({ drawsTo }) => drawsTo === id) ? { drawn: true } : {}),
      };
    case 'options':
      return { members: model.options.find((one) => one.id === id)!.values.map(String) };
    case 'tracks':
      return model.tracks.find((one) => one.id === id)!.usual ? { usual: true } : {};
    default:
      return {};
  }
}

/** Names inside of components: programs, routes, sites, tags. */
function declareParts(model: PackModel, table: SymbolTable): void {
  const add = (kind: PackSymbol['kind'], ids: readonly string[], origin: Origin): void => {
    for (const id of ids) table.add({ id, kind, origin });
  };
  for (const { programs, played, origin } of model.types) {
    add('program', [...programs.map(({ name }) => name), ...(played ? [PLAYED] : [])], origin);
  }
  for (const { programs, origin } of [...model.pieces, ...model.cards]) add('program', Object.keys(programs), origin);
  for (const { sites, ways: groups = {}, portWays = [], of, origin: ofBoard } of model.boards) {
    for (const id of portWays) table.add({ id, kind: 'way', ports: true, origin: ofBoard });
    for (const [id, members] of Object.entries(groups)) table.add({ id, kind: 'way', members, origin: ofBoard });
    const isJoined = sites.some(({ adjacent, ways }) => adjacent.length > 0 || ways !== undefined);
    for (const { id, tags, programs, bonus, ways, origin } of sites) {
      add('way', Object.keys(ways ?? {}), origin);
      if (bonus) add('program', [BONUS], origin);
      add('program', Object.keys(programs), origin);
      table.add({ id, kind: 'site', origin, ...(isJoined ? { joined: true } : {}), ...(of === 'game' ? { of } : {}) });
      add('tag', tags, origin);
    }
  }
  const [first] = model.procedures;
  if (first) add('program', [EFFECT], first.origin);
  for (const { routes, origin } of model.decks) add('route', Object.keys(routes), origin);
}
