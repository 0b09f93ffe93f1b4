/**
 * The interface through which the resolver looks up the names of a pack. Built by the loader before any effect is parsed.
 */
import type { About, Origin } from './ir.ts';

/** What a name of a pack can be the name of. */
export type SymbolKind =
  | 'counter'
  | 'constant'
  | 'option'
  | 'shape'
  | 'piece'
  | 'class'
  | 'site-kind'
  | 'predicate'
  | 'period'
  | 'color'
  | 'zone'
  | 'deck'
  | 'type'
  | 'track'
  | 'signal'
  | 'slot'
  | 'card'
  | 'site'
  | 'tag'
  | 'way'
  | 'attribute'
  | 'procedure'
  | 'program'
  | 'route';

/** A name that a pack declares. */
export interface PackSymbol {
  id: string;
  kind: SymbolKind;
  plural?: string;
  /**
   * piece: whether each belongs to a player; class: what it groups; counter: of whom; zone: of whom; period: whether each player
   * has their own; signal, procedure: what it is about; site: `game` on a board between the players
   */
  of?: 'piece' | 'counter' | 'player' | 'game' | 'card' | 'slot' | 'site';
  /** class: ids of its members; option: its values as text */
  members?: string[];
  /** counter: it may lie on sites, or on cards, where it is counted for each */
  liesOn?: true;
  /** piece, card: it has a shape, by which it is laid */
  shaped?: true;
  /** way: it arises where ports meet */
  ports?: true;
  /** site: its board joins sites, by links or ways */
  joined?: true;
  /** zone: not everybody sees its cards */
  hidden?: true;
  /** zone: cards that are gained come here */
  drawn?: true;
  /** track: meant where none is named */
  usual?: true;
  origin: Origin;
}

/** The names of a pack. */
export interface Symbols {
  /** all symbols with this id or plural */
  find(name: string): PackSymbol[];
  /** the symbol of that kind with this id or plural */
  get(kind: SymbolKind, name: string): PackSymbol | undefined;
  all(kind?: SymbolKind): PackSymbol[];
}

/** Whether it names what is built: a piece, or a class of pieces. */
export const isBuilt = ({ kind, of }: PackSymbol): boolean => kind === 'piece' || (kind === 'class' && of === 'piece');

/** Whether it names sites, on which something is built. */
export const isOfSites = ({ kind }: PackSymbol): boolean => kind === 'site-kind' || kind === 'tag';

/** What a signal is about, if its pack says so. */
export const subjectOfSignal = ({ of }: PackSymbol): 'card' | 'slot' | 'site' | undefined =>
  of === 'card' || of === 'slot' || of === 'site' ? of : undefined;

/** What a procedure is about, if its pack says so. */
export const subjectOfProcedure = ({ of }: PackSymbol): About['type'] | undefined =>
  of === 'player' || of === 'card' || of === 'slot' || of === 'site' ? of : undefined;

/** The track that is meant where none is named: the only one, or the only one that says so. */
export function usualTrack(symbols: Symbols): PackSymbol | undefined {
  const tracks = symbols.all('track');
  const usual = tracks.length > 1 ? tracks.filter((track) => track.usual) : tracks;
  return usual.length === 1 ? usual[0] : undefined;
}
