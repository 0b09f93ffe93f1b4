/** Words of a language and a game that say whose something is, to whom it is said, or what it is for. */
import type { Symbols } from '../../dsl/internal.ts';
import type { Wordings } from '../languages/wordings.ts';
import type { Token } from './tokens.ts';

export interface CueWords {
  /** *your*, *yours* */
  possessives: ReadonlySet<string>;
  /** *you*, *your* */
  ofReader: ReadonlySet<string>;
  /** *to*, before what is paid for */
  purposes: ReadonlySet<string>;
  /** *player* */
  players: ReadonlySet<string>;
  /** pieces that belong to players, and classes of such */
  owned: ReadonlySet<string>;
  /** what lies between the players, so that nothing says whose it is: sites, and pieces that belong to nobody */
  nobodys: ReadonlySet<string>;
}

/** What a reading is held against. */
export interface ReadSentence {
  /** as they are parsed */
  tokens: readonly Token[];
  /** as they stand in the text */
  written: readonly Token[];
  /** those that tell you to do something */
  verbs: ReadonlySet<string>;
  words: CueWords;
}

export function cueWords(
  symbols: Symbols,
  { possessives, ofReader, purposes }: Pick<Wordings, 'possessives' | 'ofReader' | 'purposes'>,
  players: readonly string[],
): CueWords {
  const owned = ownedPieces(symbols);
  return {
    possessives: new Set(possessives),
    ofReader: new Set(ofReader),
    purposes: new Set(purposes),
    players: new Set(players),
    owned,
    nobodys: nobodysThings(symbols, owned),
  };
}

/** Where all sites are between the players. */
function nobodysThings(symbols: Symbols, owned: ReadonlySet<string>): Set<string> {
  const sites = symbols.all('site');
  if (sites.length === 0 || !sites.every(({ of }) => of === 'game')) return new Set();
  const kinds = (['site', 'site-kind', 'tag', 'piece'] as const).flatMap((kind) => symbols.all(kind));
  const classes = symbols.all('class').filter(({ of }) => of === 'piece');
  const names = [...kinds, ...classes].flatMap(({ id, plural }) => (owned.has(id) ? [] : plural ? [id, plural] : [id]));
  return new Set(['site', 'sites', ...names]);
}

function ownedPieces(symbols: Symbols): Set<string> {
  const owned = new Set(symbols.all('piece').flatMap(({ id, of }) => (of === 'player' ? [id] : [])));
  for (const { id, members = [] } of symbols.all('class')) if (members.some((one) => owned.has(one))) owned.add(id);
  return owned;
}
