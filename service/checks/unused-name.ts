import {
  sectionOf,
  type Fix,
  type PackModel,
  type Reference,
  entryAt,
  removeEntry,
  type SymbolKind,
  modelRoot,
  usualTrack,
  visitAll,
} from '../../dsl/internal.ts';
import { START_PROCEDURE } from './missing-game.ts';
import { defineCheck, type PackFixContext } from './check.ts';
import { declarationOf } from './names.ts';

/** Kinds whose names are useful only if something refers to them. The game itself finds cards, slots and sites. */
const SPOKEN_OF: SymbolKind[] = [
  'counter',
  'constant',
  'option',
  'piece',
  'class',
  'site-kind',
  'predicate',
  'period',
  'color',
  'zone',
  'deck',
  'type',
  'track',
  'signal',
  'attribute',
  'procedure',
];

export const unusedName = defineCheck<{ kind: SymbolKind; name: string }>({
  summary: 'A name is declared that nothing uses.',
  severity: 'warning',
  message: ({ kind, name }) => `Nothing uses the ${kind.replace('-', ' ')} "${name}".`,
  help: () => 'Remove it, or is a name misspelt where it was meant?',
  fix: { does: 'the declaration is removed, unless the lexicon or a scenario mentions it', fixes: removeDeclaration },
  example: { kind: 'counter', name: 'kelp' },
  run({ sources, model }) {
    const used = new Set(sources.references.map(({ kind, id }) => `${kind} ${id}`));
    // cards that are gained come from it without its name
    for (const key of usedByClass(model, sources.references)) used.add(key);
    for (const { id, drawsTo } of model.zones) if (drawsTo !== null) used.add(`zone ${id}`);
    const usual = usualTrack(sources.symbols);
    if (usual && !used.has(`track ${usual.id}`) && isMeant(usual.id, model)) used.add(`track ${usual.id}`);
    return sources.symbols
      .all()
      .filter(
        ({ kind, id }) =>
          SPOKEN_OF.includes(kind) && !(kind === 'procedure' && id === START_PROCEDURE) && !used.has(`${kind} ${id}`),
      )
      .map((symbol) => ({
        data: { kind: symbol.kind, name: symbol.id },
        at: declarationOf(symbol),
      }));
  },
});

/** Whether an effect means the track without its name, as it means the usual one. */
function isMeant(track: string, model: PackModel): boolean {
  let found = false;
  visitAll(modelRoot(model), (_, node) => {
    found ||= 'track' in node && node.track === track;
  });
  return found;
}

/** What belongs to a class that is named elsewhere than where something says that it belongs to it. */
function usedByClass({ counters, pieces, decks, types }: PackModel, references: readonly Reference[]): string[] {
  const members = Object.entries({ counter: counters, piece: pieces, deck: decks, type: types }).flatMap(
    ([kind, all]) => all.flatMap(({ id, classes }) => classes.map((of) => ({ of, key: `${kind} ${id}` }))),
  );
  const named = (of: string): number => references.filter(({ kind, id }) => kind === 'class' && id === of).length;
  const classes = new Set(members.map(({ of }) => of));
  const spoken = new Set([...classes].filter((one) => named(one) > members.filter(({ of }) => of === one).length));
  return members.filter(({ of }) => spoken.has(of)).map(({ key }) => key);
}

/** Not offered if forms in a lexicon or scenarios would remain. */
function removeDeclaration(_: unknown, { file, span, text, root, mentions }: PackFixContext): Fix[] {
  const found = root && entryAt(root, span);
  const section = root?.entries.find(({ value }) => value === found?.map);
  if (!found || !section) return [];
  const kind = sectionOf(section.key as Parameters<typeof sectionOf>[0])?.declares;
  const { entry, map, siblings } = found;
  if (!kind || mentions(kind, entry.key).some((place) => !place.declares || place.file !== file)) return [];
  // a section without entries would be another mistake
  const edit = siblings.length === 1 ? removeEntry(section, root, text) : removeEntry(entry, map, text);
  return [{ title: { is: 'remove', what: entry.key }, careful: true, edits: [edit] }];
}
