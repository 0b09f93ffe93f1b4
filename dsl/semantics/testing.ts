/** For tests: a small pack's names, and texts resolved against them. */
import type { Problem } from '../source/problem.ts';
import { parseCondition, parseCost, parseProgram, parseValue, type Parsed } from '../syntax/parse.ts';
import {
  resolveCondition,
  resolveCost,
  resolveNum,
  resolveProgram,
  resolveSites,
  resolveContinuousEffects,
  type Context,
} from './index.ts';
import type { PackSymbol, Symbols, SymbolKind } from './symbols.ts';

const NOWHERE = { file: 'pack.yaml', line: 1, column: 1, text: '' };

type Declared = Omit<PackSymbol, 'id' | 'kind' | 'origin'>;

export function symbolsOf(declared: Partial<Record<SymbolKind, Record<string, Declared>>>): Symbols {
  const list = Object.entries(declared).flatMap(([kind, symbols]) =>
    Object.entries(symbols).map(([id, symbol]): PackSymbol => ({
      id,
      kind: kind as SymbolKind,
      origin: NOWHERE,
      ...symbol,
    })),
  );
  const isCalled = (symbol: PackSymbol, name: string) => symbol.id === name || symbol.plural === name;
  return {
    find: (name) => list.filter((symbol) => isCalled(symbol, name)),
    get: (kind, name) => list.find((symbol) => symbol.kind === kind && isCalled(symbol, name)),
    all: (kind) => (kind ? list.filter((symbol) => symbol.kind === kind) : list),
  };
}

const plural = (name: string): Declared => ({ plural: name });

export const SYMBOLS = symbolsOf({
  counter: {
    credit: plural('credits'),
    kelp: {},
    science: {},
    steelplast: {},
    biomatter: {},
    point: plural('points'),
    seed: { plural: 'seeds', of: 'game', liesOn: true },
    era: { of: 'game' },
  },
  constant: { 'hand-limit': {} },
  option: { 'tunnel-supply': { members: ['46', '47'] }, edition: { members: ['first', 'second'] } },
  piece: {
    farm: plural('farms'),
    laboratory: plural('laboratories'),
    tunnel: plural('tunnels'),
    city: plural('cities'),
    outpost: { plural: 'outposts', of: 'player' },
    domino: { plural: 'dominoes', shaped: true },
  },
  class: {
    structure: { plural: 'structures', of: 'piece', members: ['farm', 'laboratory', 'tunnel'] },
    resource: { plural: 'resources', of: 'counter', members: ['kelp', 'science'] },
    lasting: { plural: 'lastings', of: 'card', members: ['action-card', 'special'] },
  },
  'site-kind': { 'city-site': plural('city-sites') },
  predicate: { connected: {}, network: {} },
  tag: { start: {} },
  site: { c1: { joined: true } },
  way: { onward: { members: ['next', 'off'] } },
  period: { turn: {}, era: {} },
  color: { red: {}, green: {} },
  zone: { hand: { of: 'player', hidden: true }, 'era-deck': { of: 'game' }, claimed: { of: 'player' } },
  deck: { special: plural('specials') },
  type: { instant: plural('instants'), 'action-card': plural('action-cards') },
  card: { 'big-farm': {}, 'sonar-lab': { shaped: true } },
  slot: { 'double-tunnel': {} },
  track: { federation: {} },
  signal: { mismatch: { of: 'card' }, alarm: {} },
  attribute: { multiplier: {} },
  procedure: { setup: {}, recover: { of: 'site' }, tax: { of: 'player' } },
  program: { production: {} },
  route: { discarded: {} },
});

interface Reference {
  text: string;
  id: string;
  kind: SymbolKind;
}

/** The context of a text in a test. */
export type TestContext = Partial<Context>;

function parseAndResolve<T, R extends { problems: Problem[] }>(
  text: string,
  parse: (text: string) => Parsed<T>,
  resolve: (ast: T, context: Context) => R,
  given: TestContext,
): R & { references: Reference[] } {
  const parsed = parse(text);
  if (!parsed.ast) {
    throw new Error(
      `the test's text does not parse: ${text}\n${parsed.problems.map(({ message }) => message).join('\n')}`,
    );
  }
  const references: Reference[] = [];
  const resolved = resolve(parsed.ast, {
    symbols: SYMBOLS,
    mode: 'steps',
    thisType: 'none',
    originOf: () => NOWHERE,
    onReference: ({ start, end }, { id, kind }) => references.push({ text: text.slice(start, end), id, kind }),
    ...given,
  });
  return { ...resolved, references };
}

export const programFrom = (text: string, given: TestContext = {}) =>
  parseAndResolve(text, parseProgram, resolveProgram, given);
export const continuousFrom = (text: string, given: TestContext = {}) =>
  parseAndResolve(text, parseProgram, resolveContinuousEffects, given);
export const conditionFrom = (text: string, given: TestContext = {}) =>
  parseAndResolve(text, parseCondition, resolveCondition, given);
export const sitesFrom = (text: string, given: TestContext = {}) =>
  parseAndResolve(text, parseCondition, resolveSites, given);
export const numFrom = (text: string, given: TestContext = {}) => parseAndResolve(text, parseValue, resolveNum, given);
export const costFrom = (text: string, given: TestContext = {}) => parseAndResolve(text, parseCost, resolveCost, given);

/** The tree without the origins, for literal expectations. */
export function withoutOrigins(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(withoutOrigins);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([key]) => key !== 'origin' && key !== 'origins')
      .map(([key, value]) => [key, withoutOrigins(value)]),
  );
}

/** Problems as `code «marked words» message`. */
export function formatProblems(text: string, problems: Problem[]): string[] {
  return problems.map(({ code, start, end, message }) => `${code} «${text.slice(start, end)}» ${message}`);
}
