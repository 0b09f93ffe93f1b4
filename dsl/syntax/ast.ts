/**
 * The syntax tree of the effect language: the text as written, with offsets and without meaning.
 * Plain objects, discriminated by `kind`. Every range counts UTF-16 units in the *decoded* effect text;
 * `dsl/source` maps it to the file.
 */

/** Half-open interval of offsets into the effect's text. */
export interface Range {
  start: number;
  end: number;
}

export interface Node {
  range: Range;
}

/** A name as written: `desalination-plants`. */
export interface Ident extends Node {
  text: string;
}

// ---------------------------------------------------------------------------------------------- effects

/** The tree of an effect. */
export type EffectNode = BlockNode | OrNode | ThenNode | WordNode;

/** Parts separated by `;` or a line end. A program is a block; brackets that hold several parts are one too. */
export interface BlockNode extends Node {
  kind: 'block';
  parts: EffectNode[];
}

/** `A or B or C` */
export interface OrNode extends Node {
  kind: 'or';
  options: EffectNode[];
}

/** `A then B then may C`: `may[i]` says whether step i is an optional tail (never the first). */
export interface ThenNode extends Node {
  kind: 'then';
  steps: EffectNode[];
  may: boolean[];
}

/** A word of the language with its arguments, named as in the word's signature. */
export interface WordNode extends Node {
  kind: 'word';
  word: string;
  keyword: Range;
  args: Record<string, Arg>;
}

export type Arg =
  | { type: 'value'; value: ExprNode }
  | { type: 'phrase'; phrase: PhraseNode }
  | { type: 'items'; items: ItemNode[] }
  | { type: 'cost'; cost: CostNode }
  | { type: 'effect'; effect: EffectNode }
  | { type: 'event'; event: EventNode }
  | { type: 'name'; name: Ident }
  /** `a and b`; at least one */
  | { type: 'names'; names: Ident[] }
  /** one of the fixed words that a signature lists, e.g. `up-to`, `top`, `bottom` */
  | { type: 'flag'; flag: string; range: Range };

// ------------------------------------------------------------------------------------------ amounts, costs

/** `2 cards`, `1 steelplast per 2 connected desalination-plants`, `2 different resources` */
export interface ItemNode extends Node {
  amount?: ExprNode;
  different: boolean;
  /** `2 same resources`: all of one kind */
  same?: true;
  what: Ident;
  per?: { every?: ExprNode; of: ExprNode };
}

/** `free` · `usual` · `1 credit, 1 kelp or 1 science` · `price of it` */
export type CostNode =
  | (Node & { kind: 'free' })
  | (Node & { kind: 'usual' })
  /** `less`: the usual cost less these, as in `for 1 credit less` */
  | (Node & { kind: 'amounts'; alternatives: ItemNode[][]; less?: true })
  | (Node & { kind: 'price'; of: PhraseNode });

// ------------------------------------------------------------------------------------ phrases, expressions

/**
 * A noun phrase: adjectives, a noun, and what follows it.
 * `2nd laboratory of a connected city`, `upgraded farms`, `top 3 cards of special-deck`, `it`.
 */
export interface PhraseNode extends Node {
  kind: 'phrase';
  /** `the`, `a`, `all` …, in front: they have no meaning, so trees that differ only in them are equal */
  articles?: Ident[];
  /** `2nd` */
  ordinal?: { n: number; range: Range };
  /** `top 3` */
  top?: { n?: ExprNode; range: Range };
  /** adjectives in front, in the order written; `negated` for `not upgraded farm` */
  adjectives: { name: Ident; negated: boolean }[];
  noun: Ident;
  /** of `reach(…)` and `beyond(…)` as a noun */
  args?: ExprNode[];
  posts: PostNode[];
}

export type PostNode =
  /** `bracketed`: `of (it)`, so that what follows belongs to the phrase outside. It has no meaning of its own. */
  | (Node & { kind: 'of'; of: PhraseNode; bracketed?: true })
  | (Node & { kind: 'adjacent-to'; to: PhraseNode; bracketed?: true })
  /** `within 2 of it`: at most so many steps away */
  | (Node & { kind: 'within'; n: ExprNode; of: PhraseNode; bracketed?: true })
  /** `distance of it to city`: only behind that, after `of` */
  | (Node & { kind: 'to'; to: PhraseNode; bracketed?: true })
  | (Node & { kind: 'in'; zone: PhraseNode })
  /** `with upgraded farms >= 2`: a condition about each candidate; counts inside are those of the candidate */
  | (Node & { kind: 'with'; condition: ExprNode })
  /** `where <condition about it>` */
  | (Node & { kind: 'where'; condition: ExprNode })
  /** `this turn` (in events) */
  | (Node & { kind: 'this'; period: Ident });

export type ExprNode =
  | (Node & { kind: 'number'; value: number })
  | PhraseNode
  | (Node & { kind: 'unary'; op: '-' | 'not'; operand: ExprNode })
  | (Node & { kind: 'binary'; op: BinaryOp; left: ExprNode; right: ExprNode })
  /** `it is upgraded`, `it is not a city` */
  | (Node & { kind: 'is'; left: ExprNode; negated: boolean; right: PhraseNode })
  /** `min(a, b)`, `max(a, b, c)` */
  | (Node & { kind: 'call'; fn: Ident; args: ExprNode[] })
  /** `table era (1: 4, 2: 3, else: 0)` */
  | (Node & { kind: 'table'; on: ExprNode; rows: { key: number; value: ExprNode }[]; otherwise?: ExprNode })
  /** `sum over connected cities: …`, `different over connected cities: …`, `min over structure as kind: upgraded kind` */
  | (Node & { kind: 'over'; fn: Aggregate; phrase: PhraseNode; as?: Ident; body: ExprNode });

/** What is made of the values of all: `different` is how many different ones there are. */
export type Aggregate = 'min' | 'max' | 'sum' | 'different';

export type BinaryOp = '+' | '-' | '*' | '/' | 'mod' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

// ---------------------------------------------------------------------------------------------- events

/**
 * What a `when` or `instead of` listens to.
 * `you build 2nd laboratory of a connected city` · `you upgrade farm` · `you advance to 3` · `you gain steelplast` ·
 * `slot gives steelplast` · `connected farm gives 1 kelp` · `metropolis becomes connected` · `you perform double-tunnel` ·
 * `card enters claimed` · `you discard card down to hand-limit as discarded` · `another player builds city` · `turn
 * begins` · `you gain kelp for the 1st time this turn` · a signal's name alone · several with `or`
 */
export type EventNode =
  | PlayerEventNode
  /** `by`: a kind of component alone, or pieces on sites; `n`: `farm gives 1 point` */
  | (Node & { kind: 'gives'; by: PhraseNode; n?: number; what: Ident })
  | (Node & { kind: 'becomes'; phrase: PhraseNode; predicate: Ident })
  | (Node & { kind: 'enters'; phrase: PhraseNode; zone: Ident })
  | (Node & { kind: 'period'; period: Ident; moment: 'begins' | 'ends' })
  /** `another player builds city`: the event of `you …`, of somebody else */
  | (Node & { kind: 'another'; event: PlayerEventNode })
  /** `… for the 2nd time this turn` */
  | (Node & { kind: 'nth'; event: EventNode; n: number; period: Ident })
  | (Node & { kind: 'or'; events: EventNode[] })
  | (Node & { kind: 'signal'; name: Ident });

/** What a player does. */
export type PlayerEventNode =
  /** `n`: `you gain 3 kelp` */
  | (Node & { kind: 'you'; verb: Ident; n?: number; phrase: PhraseNode })
  /** `limit`: only what goes because there are more cards than that */
  | (Node & { kind: 'discard'; phrase: PhraseNode; limit?: Ident; route: Ident })
  /** without `to`: each step */
  | (Node & { kind: 'advance'; to?: ExprNode; track?: Ident });
