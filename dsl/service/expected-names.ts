/** Which kinds of names may stand where the grammar says that a name may: first those that are meant most, others below. */
import type { SymbolKind } from '../semantics/symbols.ts';
import { CARD_ADJECTIVES, CORE_NOUNS, SITE_ADJECTIVES, SLOT_ADJECTIVES, type Family } from '../semantics/core-names.ts';
import type { ExpectedToken } from '../syntax/content-assist.ts';

export interface ExpectedNames {
  kinds: readonly SymbolKind[];
  /** kinds that are possible, too */
  also: readonly SymbolKind[];
  /** nouns and adjectives of the language */
  words: readonly string[];
  /** only those that group this, where a class is wanted */
  classOf?: 'piece' | 'counter';
}

const SITES: readonly SymbolKind[] = ['site-kind', 'piece', 'class', 'predicate', 'tag', 'site'];
const CARDS: readonly SymbolKind[] = ['deck', 'type', 'color', 'card'];
const SLOTS: readonly SymbolKind[] = ['slot', 'color'];
const PIECES: readonly SymbolKind[] = ['piece', 'class', 'predicate'];
const NUMBERS: readonly SymbolKind[] = [
  'counter',
  'constant',
  'option',
  'track',
  'attribute',
  ...SITES,
  'deck',
  'type',
  'zone',
  'color',
];
const GAINED: readonly SymbolKind[] = ['counter', 'class'];
const EVERY: readonly SymbolKind[] = [
  ...new Set<SymbolKind>([...SITES, ...CARDS, ...SLOTS, ...NUMBERS, 'signal', 'program', 'procedure', 'period']),
];

/** Nouns and adjectives of the language that stand for some families. */
function wordsOf(...families: Family[]): string[] {
  const nouns = Object.entries(CORE_NOUNS).flatMap(([noun, of]) =>
    of.some((family) => families.includes(family)) ? [noun] : [],
  );
  return [
    'it',
    'this',
    ...nouns,
    ...(families.includes('sites') ? SITE_ADJECTIVES : []),
    ...(families.includes('cards') ? CARD_ADJECTIVES : []),
    ...(families.includes('slots') ? SLOT_ADJECTIVES : []),
  ];
}

const wanted = (
  kinds: readonly SymbolKind[],
  words: readonly string[] = [],
  also: readonly SymbolKind[] = [],
): ExpectedNames => ({ kinds, also, words });

/** By the name of an argument; a name means the same wherever it stands. `what` and a few others: by their word as well. */
const BY_ARGUMENT: Record<string, ExpectedNames> = {
  on: wanted(SITES, wordsOf('sites')),
  zone: wanted(['zone']),
  period: wanted(['period']),
  track: wanted(['track']),
  route: wanted(['route']),
  predicate: wanted(['predicate']),
  by: wanted(['piece', 'counter']),
  for: wanted(['counter']),
  over: wanted([...SITES, ...CARDS, ...SLOTS], wordsOf('sites', 'cards', 'slots', 'players')),
  as: wanted([]),
  'do name': wanted(['procedure']),
  'signal name': wanted(['signal']),
  'change name': wanted(['constant']),
  'let name': wanted(['counter']),
  'confirm name': wanted([]),
  'order by': wanted(['track']),
  'best by': wanted(['counter']),
  'replace by': wanted(['piece']),
  'choose what': wanted([...SITES, ...CARDS, 'slot'], wordsOf('sites', 'cards', 'slots')),
  'build what': wanted(PIECES, ['it']),
  'choose-kind what': wanted(PIECES),
  'allow what': wanted(PIECES),
  'discount what': wanted([...PIECES, 'site-kind'], SITE_ADJECTIVES),
  'upgrade what': wanted(SITES, wordsOf('sites')),
  'remove what': wanted(SITES, wordsOf('sites')),
  'replace what': wanted(SITES, wordsOf('sites')),
  'treat what': wanted(SITES, wordsOf('sites')),
  'occupy what': wanted(SLOTS, wordsOf('slots')),
  'vacate what': wanted(SLOTS, wordsOf('slots')),
  'block what': wanted(SLOTS, wordsOf('slots')),
  'perform what': wanted(SLOTS, wordsOf('slots')),
  'use what': wanted(CARDS, wordsOf('cards')),
  'ready what': wanted(CARDS, wordsOf('cards')),
  'exhaust what': wanted(CARDS, wordsOf('cards')),
  'move what': wanted(CARDS, wordsOf('cards')),
  'discard what': wanted(CARDS, wordsOf('cards')),
  'dispose what': wanted(CARDS, wordsOf('cards')),
  'place what': wanted([...PIECES, ...CARDS], wordsOf('cards', 'pieces')),
  'resolve what': wanted(['program', ...CARDS, ...SITES, 'slot'], wordsOf('sites', 'cards', 'slots')),
  'set what': wanted(['counter', 'track'], ['marks', 'space']),
  what: wanted(EVERY, wordsOf('sites', 'cards', 'slots')),
};

/** Rules of the grammar that know better than the argument in which they stand, the innermost first. */
function byRule(rules: readonly string[]): ExpectedNames | undefined {
  for (const [i, rule] of [...rules.entries()].reverse()) {
    switch (rule) {
      case 'item':
      case 'amount':
        return { ...wanted(GAINED, ['card', 'cards']), classOf: 'counter' };
      case 'atom':
      case 'value':
      case 'condition':
      case 'condition-where':
      case 'comparison':
        // before an amount a name is a number, which is seldom
        return rule === 'atom' && /^(?:item|amount)$/.test(rules[i - 1])
          ? wanted(['constant'], ['amount'])
          : wanted(NUMBERS, wordsOf('sites', 'cards', 'slots', 'players', 'number'), ['signal']);
      case 'post':
        return wanted(['zone', ...SITES, 'slot', 'deck', 'period', 'option'], wordsOf('sites', 'cards', 'slots'));
      case 'event-you':
        return wanted(
          [...PIECES, 'counter', 'slot', 'card', 'type', 'deck', 'color', 'site-kind', 'program'],
          wordsOf('cards', 'slots', 'sites'),
        );
      case 'event':
      case 'event-thing':
        return wanted(
          [
            'signal',
            'predicate',
            'zone',
            ...PIECES,
            'slot',
            'counter',
            'site-kind',
            'deck',
            'type',
            'card',
            'color',
            'period',
          ],
          wordsOf('cards', 'slots', 'sites'),
        );
      default:
        if (rule.startsWith('word ')) return undefined;
    }
  }
  return undefined;
}

/** What may be named there; `ofSites`: the whole text is a set of sites. */
export function expectedNames({ rules, word, argument }: ExpectedToken, ofSites = false): ExpectedNames {
  if (ofSites && !rules.some((rule) => rule === 'condition-where' || rule === 'post')) {
    return wanted(
      SITES,
      wordsOf('sites').filter((word) => word !== 'it' && word !== 'this'),
    );
  }
  const inside = byRule(rules);
  if (inside) return inside;
  const known =
    word && argument ? (BY_ARGUMENT[`${word.name} ${argument.name}`] ?? BY_ARGUMENT[argument.name]) : undefined;
  return known
    ? { ...known, classOf: 'piece' }
    : wanted(EVERY, wordsOf('sites', 'cards', 'slots', 'players', 'number'));
}

/** For the test that each argument that can be a name is in the table. */
export const knowsArgument = (word: string, argument: string): boolean =>
  `${word} ${argument}` in BY_ARGUMENT || argument in BY_ARGUMENT;
