/** Builds the model from the merged packs, in the order of the files. */
import { packProblem } from '../diagnostics.ts';
import { nearestNames } from '../../source/nearest-names.ts';
import { scalars } from '../declare.ts';
import type { PackModel } from '../model.ts';
import { nodesOf } from '../model-roots.ts';
import { buildPieces, buildPredicates, buildTracks } from './board.ts';
import { buildBoards } from './boards.ts';
import { buildCards, buildDecks, buildSlots, buildTypes, buildZones } from './cards.ts';
import type { Components } from './components.ts';
import { buildLexicon } from './lexicon.ts';
import { openedZones } from '../opened-zones.ts';
import { buildShapes } from './shapes.ts';
import { buildGoals, buildProcedures, buildRanking, buildRules } from './procedures.ts';
import {
  buildAttributes,
  buildClasses,
  buildConstants,
  buildCounters,
  buildNames,
  buildOptions,
  buildPeriods,
  buildSignals,
} from './values.ts';

export function buildModel(components: Components): PackModel {
  const text = (key: string): string | undefined => {
    const value = components.header(key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const id = text('pack') ?? '';
  const types = buildTypes(components);
  const shapes = buildShapes(components);
  const score = scoreCounter(components);
  const model: PackModel = {
    id,
    title: text('title') ?? id.replace(/-/g, ' '),
    version: text('version') ?? '0',
    hash: '',
    playerCounts: playerCounts(components),
    options: buildOptions(components),
    constants: buildConstants(components),
    counters: buildCounters(components),
    classes: buildClasses(components),
    shapes,
    pieces: buildPieces(components, shapes),
    siteKinds: buildNames(components, 'site-kinds'),
    attributes: buildAttributes(components),
    predicates: buildPredicates(components),
    periods: buildPeriods(components),
    colors: buildNames(components, 'colors'),
    zones: buildZones(components),
    decks: buildDecks(components),
    types,
    tracks: buildTracks(components),
    signals: buildSignals(components),
    slots: buildSlots(components),
    cards: buildCards(components, types, shapes),
    boards: buildBoards(components),
    procedures: buildProcedures(components),
    rules: buildRules(components),
    goals: buildGoals(components),
    ranking: buildRanking(components),
    ...(score ? { score } : {}),
    lexicon: buildLexicon(components),
  };
  model.zones.push(...openedZones(model.zones, nodesOf(model, 'effect', 'move')));
  return model;
}

function playerCounts(components: Components): number[] {
  const given = components.header('players');
  return Array.isArray(given?.value) ? given.value.filter((n): n is number => typeof n === 'number') : [];
}

function scoreCounter({ merged, context }: Components): string | undefined {
  const given = merged.header.get('score')?.at(-1);
  const [node] = scalars(given?.node);
  if (!given || !node) return undefined;
  const counter = context.symbols.get('counter', node.text);
  if (counter) {
    context.texts.references.push({ file: given.file.path, range: node.span, kind: 'counter', id: counter.id });
  } else {
    const suggestions = nearestNames(node.text, context.symbols.names('counter'));
    const data = { in: 'pack', kind: 'counter', name: node.text, suggestions } as const;
    context.problems.push({ ...packProblem('unknown-name', node.span, data), file: given.file.path });
  }
  return counter?.id;
}
