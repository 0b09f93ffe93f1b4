/** Finds what a noun denotes: a variable, a name of the pack, or a noun of the language. */
import type { Ident } from '../syntax/ast.ts';
import { SITE_FUNCTIONS } from '../syntax/vocabulary.ts';
import {
  CARD_ADJECTIVES,
  CORE_NOUNS,
  SITE_ADJECTIVES,
  SLOT_ADJECTIVES,
  includes,
  type Family,
} from '../words/core-names.ts';
import type { NameMeaning, NeededName } from './kind-names.ts';
import type { BindingType } from '../words/resolver.ts';
import type { Binding, Scope } from './scope.ts';
import type { PackSymbol, SymbolKind } from './symbols.ts';

export type Noun =
  | { is: 'variable'; binding: Binding }
  | { is: 'symbol'; symbol: PackSymbol }
  /** a noun or adjective of the language, as written */
  | { is: 'core'; name: string };

interface FoundNoun {
  family: Family;
  noun: Noun;
}

const SYMBOL_FAMILIES: Record<SymbolKind, Family[]> = {
  counter: ['number'],
  constant: ['number'],
  option: ['number'],
  track: ['number'],
  attribute: ['number'],
  piece: ['sites', 'pieces'],
  class: ['sites', 'pieces'],
  'site-kind': ['sites'],
  predicate: ['sites'],
  site: ['sites'],
  tag: ['sites'],
  way: ['sites'],
  type: ['cards'],
  deck: ['cards'],
  card: ['cards'],
  color: ['cards', 'slots'],
  slot: ['slots'],
  zone: [],
  shape: [],
  period: [],
  signal: [],
  procedure: [],
  program: [],
  route: [],
};

const TYPE_FAMILIES: Record<BindingType, Family[]> = {
  site: ['sites'],
  card: ['cards'],
  slot: ['slots'],
  player: ['players'],
  number: ['number'],
  'piece-kind': ['sites'],
  counter: ['number'],
  color: [],
  direction: [],
  none: [],
  any: ['cards', 'sites', 'slots'],
};

const ADJECTIVES: readonly (readonly [readonly string[], Family])[] = [
  [SITE_ADJECTIVES, 'sites'],
  [CARD_ADJECTIVES, 'cards'],
  [SLOT_ADJECTIVES, 'slots'],
];

function familiesOfSymbol({ kind, of }: PackSymbol): readonly Family[] {
  if (kind === 'class' && of === 'counter') return ['number'];
  return kind === 'class' && of === 'card' ? ['cards'] : SYMBOL_FAMILIES[kind];
}

function familiesOf(noun: Noun): readonly Family[] {
  switch (noun.is) {
    case 'variable':
      return TYPE_FAMILIES[noun.binding.type];
    case 'symbol':
      return familiesOfSymbol(noun.symbol);
    case 'core':
      return (
        CORE_NOUNS[noun.name] ??
        (includes(SITE_FUNCTIONS, noun.name) ? ['sites'] : undefined) ??
        ADJECTIVES.flatMap(([words, family]) => (includes(words, noun.name) ? family : []))
      );
  }
}

/** Everything that a name can denote here, variables first. */
function meaningsOf(name: string, scope: Scope): Noun[] {
  if (name === 'it') return [{ is: 'variable', binding: scope.it }];
  if (name === 'this') return [{ is: 'variable', binding: scope.self }];
  if (name === 'amount') return [{ is: 'variable', binding: scope.amount }];
  const nouns: Noun[] = [];
  const variable = scope.lookup(name);
  if (variable) nouns.push({ is: 'variable', binding: variable });
  for (const symbol of scope.symbols.find(name)) nouns.push({ is: 'symbol', symbol });
  const core: Noun = { is: 'core', name };
  if (familiesOf(core).length > 0) nouns.push(core);
  return nouns;
}

/** The possible meanings of a noun; reports nothing. */
export function possibleFamilies(ident: Ident, scope: Scope): Family[] {
  return meaningsOf(ident.text, scope).flatMap(familiesOf);
}

/** The first meaning of the noun in a family; reports nothing, and refers to nothing. */
export const possibleNoun = (ident: Ident, family: Family, scope: Scope): Noun | undefined =>
  meaningsOf(ident.text, scope).find((noun) => familiesOf(noun).includes(family));

/** The first family that the noun fits; reports if there is none. */
export function findFamily(ident: Ident, wanted: readonly Family[], scope: Scope): Family | undefined {
  const families = possibleFamilies(ident, scope);
  return wanted.find((family) => families.includes(family)) ?? findNoun(ident, wanted, scope)?.family;
}

/** The first meaning of the noun in the first family that has one; reports if there is none. */
export function findNoun(ident: Ident, wanted: readonly Family[], scope: Scope): FoundNoun | undefined {
  const meanings = meaningsOf(ident.text, scope);
  for (const family of wanted) {
    for (const noun of meanings) {
      if (!familiesOf(noun).includes(family)) continue;
      if (noun.is === 'symbol') scope.refer(ident, noun.symbol);
      if (noun.is === 'variable') {
        narrow(noun.binding, family, scope);
        scope.use(ident, noun.binding);
      }
      return { family, noun };
    }
  }
  reportMissing(ident, meanings[0], wanted, scope);
  return undefined;
}

function narrow(binding: Binding, family: Family, scope: Scope): void {
  if (family === 'sites') scope.narrow(binding, 'site');
  else if (family === 'cards') scope.narrow(binding, 'card');
  else if (family === 'slots') scope.narrow(binding, 'slot');
}

function reportMissing(ident: Ident, other: Noun | undefined, wanted: readonly Family[], scope: Scope): void {
  const needed: NeededName = { families: wanted.includes('number') ? ['number'] : wanted };
  if (!other) {
    scope.unknown(ident, fittingNames(wanted, scope), needed);
    return;
  }
  if (other.is === 'variable' && other.binding.type === 'none') {
    reportUnset(ident, scope);
    return;
  }
  scope.report('wrong-kind', ident.range, {
    needed: 'name',
    name: ident.text,
    is: meaningOf(other),
    wanted: needed,
  });
}

/** `it`, `this` or `amount` where they have no value */
function reportUnset(ident: Ident, scope: Scope): void {
  if (scope.isNameOutside(ident.text)) {
    scope.report('name-outside', ident.range, { name: ident.text });
  } else if (ident.text === 'it') {
    scope.report('no-it', ident.range);
  } else if (ident.text === 'this') {
    scope.report('no-this', ident.range);
  } else {
    scope.report('no-amount', ident.range, { name: ident.text });
  }
}

function meaningOf(noun: Noun): NameMeaning {
  switch (noun.is) {
    case 'variable':
      return { variable: noun.binding.type };
    case 'symbol':
      return { symbol: noun.symbol.kind, ...(noun.symbol.of ? { of: noun.symbol.of } : {}) };
    case 'core':
      return CORE_NOUNS[noun.name] ? { noun: familiesOf(noun)[0] } : { adjective: familiesOf(noun)[0] };
  }
}

/** Names that fit, for did-you-mean. */
function fittingNames(wanted: readonly Family[], scope: Scope): string[] {
  const fits = (noun: Noun) => familiesOf(noun).some((family) => wanted.includes(family));
  return [
    ...scope
      .variables()
      .filter(({ type }) => TYPE_FAMILIES[type].some((family) => wanted.includes(family)))
      .map(({ name }) => name),
    ...scope.symbols
      .all()
      .filter((symbol) => fits({ is: 'symbol', symbol }))
      .flatMap(({ id, plural }) => (plural ? [id, plural] : [id])),
    ...[...Object.keys(CORE_NOUNS), ...SITE_ADJECTIVES, ...CARD_ADJECTIVES, ...SLOT_ADJECTIVES].filter((name) =>
      fits({ is: 'core', name }),
    ),
  ];
}
