/**
 * A pack after merging, parsing and resolving: everything that the interpreter needs, and more for `show`, `check` and labels.
 * Lists are in the order of the files, base packs first; this order fixes all indices of a compiled game.
 */
import type { Case, Gender, LanguageCode } from './fields.ts';
import type { Grid } from './grid.ts';
import type { Port, ShapeCell, Tiling } from './shapes.ts';
import type { About, Cond, Cost, Num, Origin, Program, Sites, ContinuousEffect } from '../semantics/ir.ts';

/** A loaded pack with everything that it inherits, as typed data. It is what games are made from. */
export interface PackModel {
  id: string;
  title: string;
  version: string;
  /**
   * hex digest over the normalised text of the files of the pack and its bases, except files with a lexicon only; equal
   * hash = equal rules
   */
  hash: string;
  playerCounts: number[];
  options: OptionDef[];
  constants: ConstantDef[];
  counters: CounterDef[];
  classes: ClassDef[];
  shapes: ShapeDef[];
  pieces: PieceDef[];
  siteKinds: Named[];
  attributes: AttributeDef[];
  /** in an order in which each uses only earlier ones */
  predicates: PredicateDef[];
  periods: PeriodDef[];
  colors: Named[];
  zones: ZoneDef[];
  decks: DeckDef[];
  types: TypeDef[];
  tracks: TrackDef[];
  signals: SignalDef[];
  slots: SlotDef[];
  cards: CardDef[];
  boards: BoardDef[];
  procedures: ProcedureDef[];
  /** continuous effects of the game itself */
  rules: ContinuousEffect[];
  goals: GoalDef[];
  /** who wins: most of the first, or fewest, ties by the next; `order` = earlier in play order wins */
  ranking: { by: 'counter' | 'order'; counter?: string; fewest?: true; origin: Origin }[];
  /** counter whose gains the score table shows, by named step */
  score?: string;
  /** forms of names, by language and name; used by `texts/lexicon/lexicon.ts` */
  lexicon: Record<LanguageCode, Record<string, WordForms>>;
}

/** Forms of a word of the lexicon, by grammatical name; which ones there are depends on the language. */
export interface WordForms {
  noun?: {
    gender?: Gender;
    /** of one, of several */
    one?: string;
    other?: string;
    /** of a language with cases, as its facts say; a single form each where `mass` */
    cases?: Partial<Record<Case, string[]>>;
    mass?: true;
    /** of something in it, of something moved into it, of something taken from it: `in mano` */
    in?: string;
    to?: string;
    from?: string;
  };
  /** said of one, masculine; or masculine, feminine, and both of several */
  adjective?: string[];
  /** a clause, addressed to one person and to several */
  phrase?: { one: string; several: string };
  /** of a signal: its name in the record of a game */
  title?: string;
  /** of a step, a type or a confirmed name: what is asked */
  question?: string;
  /** how what is adjacent to it, of it, or has a number of it is said: see `WORD_FORMS` in fields.ts */
  relations?: Record<string, string>;
  /** parsed, never rendered: see `WORD_FORMS` in fields.ts */
  wordings?: Record<string, string[]>;
  also?: string[];
  'also-in'?: string[];
  tail?: string[];
  becomes?: string[];
  /** of a zone: what a player does when something comes there, said to one person and to several */
  enters?: string[];
  frames?: string[];
  remarks?: string[];
  sentences?: OwnSentence[];
}

/** A sentence of a game with what it means; both may have placeholders. */
export interface OwnSentence {
  /** ways to say it */
  texts: string[];
  means: string;
  examples: string[];
  /** rendered for this effect, addressed to one person and to several */
  rendered?: { one: string; several: string };
}

/** A component with an id, and its names for people. */
export interface Named {
  id: string;
  /** display name in English, singular and plural */
  name: string;
  plural: string;
  /** in texts, where the pack writes no plural and -s alone would be wrong */
  regularPlural?: string;
  origin: Origin;
}

export interface PeriodDef extends Named {
  /** each player has their own */
  of?: 'player';
}

export interface SignalDef extends Named {
  /** what `it` is where somebody reacts to it */
  of?: 'card' | 'slot' | 'site';
}

/** An icon as written in the pack; `texts/icons` makes SVG of it. */
export interface IconDef {
  drawing?: string;
  color?: string;
}

/** An option of a pack, which players choose before a game. */
export interface OptionDef extends Named {
  values: (string | number)[];
  default: string | number;
  reason: string;
}
/** A number that a pack names; continuous effects and options can change it. */
export interface ConstantDef extends Named {
  value: Num;
}
/** A counter of each player or of the game, such as a resource. */
export interface CounterDef extends Named {
  of: 'player' | 'game';
  start: Num;
  hidden: boolean;
  /** how much a player has of it, others do not see: they reckon with anything from 0 to this; null: to what there is at the beginning */
  secret?: { most: number | null };
  classes: string[];
  /** kinds and tags of sites, decks and types of cards: it is counted for each that is of these, and there by player if it is theirs */
  liesOn?: string[];
  icon?: IconDef;
}
/** a class of piece kinds, of counters, or of decks and types of cards, e.g. structure, resource */
export interface ClassDef extends Named {
  of: 'piece' | 'counter' | 'card';
  members: string[];
  icon?: IconDef;
}
/** A property that a pack adds to its cards. */
export interface AttributeDef extends Named {
  default: number;
  /** the program of cards whose order matters where they have another number than the default */
  orderOf: string | null;
}
/** A named condition on sites or cards. */
export interface PredicateDef extends Named {
  sites: Sites;
}

/** The cells that a thing covers where it is laid. */
export interface ShapeDef extends Named {
  tiling: Tiling;
  /** those of it as it is drawn */
  cells: ShapeCell[];
  /** column and row of the anchor in the drawing */
  anchor: readonly [column: number, row: number];
  /** how many turns it may take; all unless given */
  turns?: number;
  flips: boolean;
}

/** What lies on a grid as a shape. */
export interface Laid {
  shape?: string;
  ports?: Port[];
}

/** A kind of piece: where it can be built and what it costs. */
export interface PieceDef extends Named, Laid {
  classes: string[];
  cost: Cost;
  upgrade: Cost | null;
  /** where it may be built: sites of the acting player's board, before `on` and `allow` */
  where: Sites;
  /** sites on which it may be built only when an effect names them (`on …`, `allow …`) */
  whereNamed: Sites | null;
  supply: Num | null;
  /** on boards between the players, each belongs to one of them, and each has a supply */
  of?: 'player';
  programs: Record<string, Program>;
  icon?: IconDef;
}

/** A place for cards, of each player or of the game, and who sees them there. */
export interface ZoneDef extends Named {
  of: 'player' | 'game';
  /** `stack`: has an order, drawn from the top; `set`: no order */
  order: 'stack' | 'set';
  visible: 'all' | 'owner' | 'none';
  /** continuous effects of cards in it are in force */
  listening: boolean;
  /** `gain N cards` draws from here to that zone */
  drawsTo: string | null;
  /** when it runs out, this zone is shuffled and put into it */
  refill: string | null;
  /** declared by no pack: cards of this stack lie here while they are looked at or revealed */
  opens?: string;
}

/** A deck of cards, with the zones that its cards go through. */
export interface DeckDef extends Named {
  classes: string[];
  /** zone of its cards before setup */
  starts: string;
  /** a colour or a name: decks that have the same are not told apart by their backs; without one it has its own */
  back?: string;
  /** `played`, `unpaid`, … : what happens to a card of this deck that is disposed of that way */
  routes: Record<string, Program>;
}

/** A type of card, with the programs that its cards have. */
export interface TypeDef extends Named {
  classes: string[];
  /** names of programs that a card of this type may have, with their mode; `effect` first */
  programs: { name: string; mode: 'parts' | 'steps' | 'standing' }[];
  /** runs when such a card is played with effect; `this` is the card */
  played: Program | null;
}

/** A track with its spaces and their effects. */
export interface TrackDef extends Named {
  /** in the order in which a marker moves */
  spaces: { number: number; bonus: Program | null }[];
  /** runs for each step that a marker on the last space cannot make */
  beyond: Program | null;
  /** meant where an effect names no track */
  usual: boolean;
}

/** An action slot: its effect, and the games in which it is used. */
export interface SlotDef extends Named {
  color: string | null;
  players: number[] | null;
  when: Cond | null;
  unlimited: boolean;
  attributes: Record<string, number>;
  effect: Program;
}

/** what a player must have reached to win */
export interface GoalDef extends Named {
  reach: Cond;
  players: number[] | null;
  when: Cond | null;
}

/** A card: its deck, type, attributes, programs and continuous effects. */
export interface CardDef extends Named, Laid {
  number: number | null;
  deck: string;
  type: string;
  color: string | null;
  price: Cost;
  copies: number;
  players: number[] | null;
  when: Cond | null;
  attributes: Record<string, number>;
  /** by name, e.g. effect, production; those of mode `standing` are in `continuous` */
  programs: Record<string, Program>;
  continuous: ContinuousEffect[];
  /** notes that the rules ignore: status, source, disputed, … */
  notes: Record<string, unknown>;
}

/** A board: a graph of sites. */
export interface BoardDef extends Named {
  /** `player`: one is dealt to each player; `game`: shared by all */
  of: 'player' | 'game';
  /** number of copies that can be dealt */
  copies: number;
  players: number[] | null;
  when: Cond | null;
  sites: SiteDef[];
  /** how its sites lie, if they are a map */
  grid?: Grid;
  /** names of several ways together */
  ways?: Record<string, string[]>;
  /** ways that arise where ports of laid things meet */
  portWays?: string[];
}
/** A site of a board: its kind, tags and neighbours. */
export interface SiteDef {
  id: string;
  kind: string;
  /** ids of adjacent sites of the same board; symmetric */
  adjacent: string[];
  /** where its ways lead, by name */
  ways?: Record<string, string>;
  /** where it is drawn, from the left and from the top; neighbours in a row of a map are 1 apart */
  at?: readonly [x: number, y: number];
  tags: string[];
  bonus: Program | null;
  surcharge: { counter: string; n: Num }[];
  attributes: Record<string, number>;
  programs: Record<string, Program>;
  origin: Origin;
}

/** A procedure: the steps of a phase, a turn or the game itself, done in sequence. */
export interface ProcedureDef extends Named {
  /** what it is about: the first free variable, with which each step begins as `it` */
  of?: About['type'];
  steps: { name: string; title: string; program: Program }[];
}
