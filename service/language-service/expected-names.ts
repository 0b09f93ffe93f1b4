/** The kinds of names that fit where the grammar expects a name: first the likely ones, then others. */
import {
  ANYTHING,
  NUMBERS,
  PIECES,
  SITES,
  type FittingNames,
  type PackSymbol,
  type SymbolKind,
  CARD_ADJECTIVES,
  CORE_NOUNS,
  PLAYER_ADJECTIVES,
  SITE_ADJECTIVES,
  SLOT_ADJECTIVES,
  type Family,
  type ExpectedToken,
} from '../../dsl/internal.ts';

interface ExpectedNames {
  kinds: readonly SymbolKind[];
  /** kinds that are possible but less likely */
  also: readonly SymbolKind[];
  /** nouns and adjectives of the language */
  words: readonly string[];
}

const GAINED: readonly SymbolKind[] = ['counter', 'class'];

/** Nouns and adjectives of the language that denote one of the families. */
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
    ...(families.includes('players') ? PLAYER_ADJECTIVES : []),
  ];
}

const wanted = (
  kinds: readonly SymbolKind[],
  words: readonly string[] = [],
  also: readonly SymbolKind[] = [],
): ExpectedNames => ({ kinds: [...new Set(kinds)], also, words });

/** The names that the signature of a word expects in one of its arguments. */
const fitting = ({ kinds, families = [], words = [] }: FittingNames): ExpectedNames =>
  wanted(kinds, [...words, ...(families.length > 0 ? wordsOf(...families) : [])]);

/** Grammar rules that are more specific than the argument that contains them, innermost first. */
function byRule(rules: readonly string[]): ExpectedNames | undefined {
  for (const [i, rule] of [...rules.entries()].reverse()) {
    switch (rule) {
      case 'item':
      case 'amount':
        return wanted(GAINED, ['card', 'cards']);
      case 'atom':
      case 'value':
      case 'condition':
      case 'condition-where':
      case 'comparison':
        // a name before an amount is a number, which is rare
        return rule === 'atom' && /^(?:item|amount)$/.test(rules[i - 1])
          ? wanted(['constant'], ['amount'])
          : { ...fitting(NUMBERS), also: ['signal'] };
      case 'post':
        return wanted(['zone', ...SITES.kinds, 'slot', 'deck', 'period', 'option'], wordsOf('sites', 'cards', 'slots'));
      case 'event-you':
        return wanted(
          [...PIECES.kinds, 'counter', 'slot', 'card', 'type', 'deck', 'color', 'site-kind', 'program', 'track'],
          wordsOf('cards', 'slots', 'sites'),
        );
      case 'event-limit':
        return wanted(['constant']);
      case 'event-route':
        return wanted(['route']);
      case 'event-one':
        return wanted(['period']);
      case 'event':
      case 'event-thing':
        return wanted(
          [
            'signal',
            'predicate',
            'zone',
            ...PIECES.kinds,
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

/** Whose members fit where these kinds are expected, too. */
const MEMBERS: Partial<Record<SymbolKind, PackSymbol['of']>> = { piece: 'piece', counter: 'counter', deck: 'card' };

/** Whether a name fits: of classes, one of things that fit. */
export const isFitting = ({ kind, of }: PackSymbol, kinds: readonly SymbolKind[]): boolean =>
  kinds.includes(kind) && (kind !== 'class' || kinds.some((one) => MEMBERS[one] !== undefined && MEMBERS[one] === of));

/** The names that fit at a token; `ofSites`: the whole text is a set of sites. */
export function expectedNames({ rules, argument }: ExpectedToken, ofSites = false): ExpectedNames {
  if (ofSites && !rules.some((rule) => rule === 'condition-where' || rule === 'post')) {
    return wanted(
      SITES.kinds,
      wordsOf('sites').filter((word) => word !== 'it'),
    );
  }
  const inside = byRule(rules);
  if (inside) return inside;
  const names = argument?.el === 'arg' ? argument.names : undefined;
  return names ? fitting(names) : fitting({ ...ANYTHING, families: ['sites', 'cards', 'slots', 'players', 'number'] });
}
