/**
 * The IR: the tree after every name was resolved and every type checked.
 * It is all that the interpreter sees of a text. Names are ids of the pack; plain data throughout.
 */

import type { Aggregate } from '../syntax/ast.ts';
import type { Alike, SharedValue } from '../syntax/different-values.ts';

export interface Origin {
  /** path of the YAML file within its pack, for people */
  file: string;
  /** 1-based position in the file of the first character of the node */
  line: number;
  column: number;
  /** number of characters of the node in the file, if known */
  length?: number;
  /** the node's text, canonical print */
  text: string;
}

/** Index of a variable of the program that contains the node. 0 is `it`, 1 is `amount`, 2 is `this` (the card or site of the program). */
export type Var = number;

/** The variable `it`. */
export const IT = 0;

/** The variable `amount`. */
export const AMOUNT = 1;

/** The variable `this`. */
export const THIS = 2;

/** The first variable that a program may use for its own names. */
export const FIRST_FREE_VAR = 3;

/** The type of a variable. Sites, cards, slots, players are indices; kinds are piece kinds. A color is its number in the pack. */
export type VarType =
  'site' | 'card' | 'slot' | 'player' | 'number' | 'piece-kind' | 'counter' | 'color' | 'direction' | 'none';

/** One effect text, ready to be compiled. */
export interface Program {
  /** how top-level blocks run: parts in any order, each optional, or all steps in order */
  mode: 'parts' | 'steps';
  body: Effect;
  vars: VarType[];
  /** the variable of the player whose deed set it off, if another player's can */
  doer?: Var;
  origin: Origin;
}

// ---------------------------------------------------------------------------------------------- numbers

/** An expression whose value is a number. */
export type Num =
  | { k: 'const'; n: number }
  | { k: 'counter'; counter: string }
  | { k: 'constant'; constant: string }
  | { k: 'option'; option: string }
  /** how many players; which player acts (1 = first seat); place in play order (1 = first); whose turn it is (seat, 0 = nobody's) */
  | { k: 'players' }
  | { k: 'seat' }
  /** `track`: the place in the order of the markers on it */
  | { k: 'place'; track?: string }
  | { k: 'on-turn' }
  | { k: 'var'; v: Var }
  | { k: 'count-sites'; sites: Sites }
  | { k: 'count-kinds'; sites: Sites }
  | { k: 'count-cards'; cards: Cards }
  | { k: 'count-slots'; slots: Slots }
  /** pieces left in the supply */
  | { k: 'supply'; piece: string }
  /** space on which the acting player's marker is */
  | { k: 'space'; track: string }
  /** printed number; marks on a card, or of a counter what lies there; a declared number of a card, slot or site */
  | { k: 'card-number'; card: ComponentRef }
  /** what lies on a card: marks, or a counter */
  /** `each`: each player has their own there; `foreign`: what all others have */
  | { k: 'marks'; card: ComponentRef; counter?: string; each?: true; foreign?: true }
  /** what lies on a site; of a player's counter the acting player's, or that of all others */
  | { k: 'lying'; site: Var; counter: string; foreign?: true }
  | { k: 'attribute'; attribute: string; of: ComponentRef }
  /** which color or type it is: only to tell different ones apart; one without a color is passed over */
  | { k: 'value-of'; value: SharedValue; of: ComponentRef }
  /** how often the acting player has built, upgraded … this kind in this period */
  | { k: 'done-in-period'; verb: 'build' | 'upgrade'; pieces: string[]; period: string }
  /** how many of a period are still to come, for the acting player where each player has their own, within a period around it */
  | { k: 'periods-left'; period: string; within?: string }
  | { k: 'arith'; op: '+' | '-' | '*' | '/' | 'mod'; a: Num; b: Num }
  | { k: 'extreme'; fn: 'min' | 'max'; of: Num[] }
  | { k: 'table'; on: Num; rows: [number, Num][]; otherwise: Num }
  | { k: 'over-pieces'; fn: Aggregate; pieces: string[]; v: Var; body: Num }
  | { k: 'over-sites'; fn: Aggregate; sites: Sites; v: Var; body: Num }
  | { k: 'over-cards'; fn: Aggregate; cards: Cards; v: Var; body: Num }
  | { k: 'over-slots'; fn: Aggregate; slots: Slots; v: Var; body: Num }
  /** what each player has, or each but the one who acts */
  | { k: 'over-players'; fn: Aggregate; others: boolean; v: Var; body: Num }
  | { k: 'count-players'; players: Players }
  /** steps from one of these sites to one of those; as many as there are sites where none of them can be reached */
  | { k: 'distance'; from: Sites; to: Sites }
  /** of what is laid: ports that meet another one of their kind; or sides where there is a port of it, or of what lies there */
  | { k: 'ports'; which: 'matched' | 'facing'; of: ComponentRef }
  /** what it is for the player in the variable */
  | { k: 'for-player'; player: Var; of: Num };

/** An expression whose value is true or false. */
export type Cond =
  | { k: 'compare'; op: '=' | '!=' | '<' | '<=' | '>' | '>='; a: Num; b: Num }
  /** `origins`: the place of each side */
  | { k: 'and' | 'or'; of: Cond[]; origins: Origin[] }
  | { k: 'not'; of: Cond }
  | { k: 'some-sites'; sites: Sites }
  | { k: 'some-cards'; cards: Cards }
  | { k: 'some-slots'; slots: Slots }
  /** `color of place = color of played`; colourless never matches */
  | { k: 'same-color'; a: ComponentRef; b: ComponentRef }
  | { k: 'color-is'; of: ComponentRef; color: string | null }
  /** the color in the variable */
  | { k: 'color-is-chosen'; of: ComponentRef; v: Var }
  | { k: 'option-is'; option: string; value: string };

/** The component in a variable. */
export interface ComponentRef {
  v: Var;
  type: 'site' | 'card' | 'slot';
}

/** The component or player in a variable whom a procedure is about. */
export interface About {
  v: Var;
  type: ComponentRef['type'] | 'player';
}

/** Who has counters besides the acting player: another player, or a card on which they lie. */
export interface Holder {
  v: Var;
  type: 'player' | 'card';
}

/** Sites on which counters lie. */
export interface OnSites {
  type: 'sites';
  sites: Sites;
}

// ---------------------------------------------------------------------------------------------- sets

/** Players for whom the condition is true; all numbers in it are theirs. */
export interface Players {
  /** all but the one who acts */
  others: boolean;
  /** only the one who sits there beside the one who acts, who is another */
  side?: 'left' | 'right';
  /** the variable of the one who acts, while the condition is asked */
  me: Var;
  test?: Cond;
}

/**
 * Some of these ways, each straight on; `straight`: all directions of grids; `ahead`: the direction in this variable; `ports`: the way
 * that arises where ports meet, which leads on from any of them.
 */
export type Way = { k: 'named'; ways: string[] } | { k: 'straight' } | { k: 'ahead'; v: Var } | { k: 'ports' };

/** A set of sites of the acting player's board (and of shared boards). */
export type Sites =
  | { k: 'all' }
  | { k: 'of-kind'; siteKind: string }
  | { k: 'holding'; pieces: string[] }
  | { k: 'holding-var'; v: Var }
  | { k: 'predicate'; predicate: string }
  | { k: 'upgraded' }
  /** with a piece of the acting player; of another player */
  | { k: 'own' }
  | { k: 'foreign' }
  | { k: 'empty' }
  | { k: 'tiled' }
  /** by something that is laid, were it by a part of a cell */
  | { k: 'covered' }
  /** that a card or piece covers: one that is laid, or is about to be */
  | { k: 'footprint'; of: ComponentRef }
  /** at which its ports look */
  | { k: 'outlets'; of: ComponentRef }
  /** by which the place of a card that is laid is named */
  | { k: 'anchor'; card: Var }
  /** the site with this id */
  | { k: 'site'; id: string }
  /** sites with this tag */
  | { k: 'tag'; tag: string }
  | { k: 'var'; v: Var }
  | { k: 'and' | 'or'; of: Sites[] }
  | { k: 'not'; of: Sites }
  | { k: 'adjacent'; to: Sites }
  /** `from` and all that a path from there reaches, each step onto a site of `through` */
  | { k: 'reachable'; from: Sites; through: Sites; steps?: Num; way?: Way }
  /** the sites behind those of `through`, straight on from `from` */
  | { k: 'beyond'; from: Sites; through: Sites; way: Way }
  /** one step along the way */
  | { k: 'step'; from: Sites; way: Way }
  /** the candidates for which the condition is true while variable v is the candidate */
  | { k: 'such-that'; base: Sites; v: Var; test: Cond };

/** A set of cards. */
export type Cards =
  | { k: 'all' }
  /** in the acting player's or the game's zone; `others`: in that zone of all other players */
  | { k: 'in'; zone: string; others?: true }
  | { k: 'top'; n: Num; zone: string }
  | { k: 'type'; type: string }
  | { k: 'deck'; deck: string }
  /** of one of these decks, or of one of these types */
  | { k: 'class'; decks: string[]; types: string[] }
  | { k: 'id'; id: string }
  | { k: 'color'; color: string }
  | { k: 'used' }
  /** on which nothing lies */
  | { k: 'empty' }
  /** on a board, face down; known to the acting player */
  | { k: 'face-down' }
  | { k: 'known' }
  | { k: 'var'; v: Var }
  /** the tile on that site */
  | { k: 'tile-of'; sites: Sites }
  /** what is laid upon these sites, were it with a part of a cell */
  | { k: 'cover-of'; sites: Sites }
  | { k: 'and' | 'or'; of: Cards[] }
  | { k: 'not'; of: Cards }
  | { k: 'such-that'; base: Cards; v: Var; test: Cond };

/** A set of slots. */
export type Slots =
  | { k: 'all' }
  | { k: 'id'; id: string }
  | { k: 'color'; color: string }
  | { k: 'colored' }
  /** without a marker, or unlimited */
  | { k: 'available' }
  | { k: 'occupied' }
  | { k: 'own' }
  /** occupied by somebody, but not by the acting player */
  | { k: 'foreign' }
  /** with the marker of another player */
  | { k: 'of-others' }
  /** on which the acting player put the last marker of this turn */
  | { k: 'latest' }
  | { k: 'var'; v: Var }
  | { k: 'and' | 'or'; of: Slots[] }
  | { k: 'not'; of: Slots }
  | { k: 'such-that'; base: Slots; v: Var; test: Cond };

/** How cards of a stack are opened. `looked-at`: seen by the acting player; `revealed`: seen by everybody. */
export type Opened = 'looked-at' | 'revealed';

// ---------------------------------------------------------------------------------------------- amounts

/** An amount of a counter, or cards, that is gained or lost. */
export interface Item {
  n: Num;
  /** `per 2 farms`: n times (of / every, rounded down) */
  per?: { every: Num; of: Num };
  what: Gained;
}

/** What an amount is of. */
export type Gained =
  | { k: 'counter'; counter: string }
  /** from the zone that declares `draws-to` */
  | { k: 'cards' }
  /** the taker chooses among the kinds of a class, each at most once when `different` */
  | { k: 'class'; counters: string[]; different: boolean; same?: true };

/** What is paid. */
export type Cost =
  | { k: 'free' }
  | { k: 'usual' }
  | { k: 'amounts'; alternatives: { counter: string; n: Num }[][] }
  /** the usual cost, less one of these */
  | { k: 'less'; alternatives: { counter: string; n: Num }[][] }
  | { k: 'price'; of: Var };

// ---------------------------------------------------------------------------------------------- effects

/** So many, which the player chooses one after the other. `alike`: only so many that are; `chosen`: the variables of those chosen. */
export interface Some {
  n: Num;
  v: Var;
  alike?: Alike;
  chosen?: Var[];
}

/** How a piece goes from site to site: over the links of the board, or along some of these ways, which it may mix. */
export interface Walk {
  /** so many steps at most; as many as it takes if absent */
  n?: Num;
  /** so many steps, not fewer */
  exactly?: true;
  ways?: string[];
  /** what all sites but the last are one of; any if absent */
  through?: Sites;
  /** along the way that arises where ports meet */
  byPorts?: boolean;
}

/** What an `each` goes over. */
export type Over =
  | { k: 'sites'; sites: Sites }
  | { k: 'cards'; cards: Cards }
  | { k: 'slots'; slots: Slots }
  | { k: 'pieces'; pieces: string[] }
  | { k: 'colors' }
  | { k: 'directions' }
  /** `that`: the one player in this variable; `fromMe`: beginning with the acting player, or the one after */
  | { k: 'players'; others?: true; that?: Var; fromMe?: true };

/** Components whose own program runs. */
export type Carriers = { k: 'sites'; sites: Sites } | { k: 'cards'; cards: Cards };

/** What is written somewhere. */
export interface At {
  origin: Origin;
}

/** An effect that happens once. */
export type Effect = At &
  (
    | { k: 'block'; parts: Effect[]; mode: 'parts' | 'steps' }
    | { k: 'or'; of: Effect[] }
    | { k: 'then'; steps: { may: boolean; effect: Effect }[] }
    // frames
    | { k: 'if'; test: Cond; then: Effect; otherwise?: Effect }
    | { k: 'may'; effect: Effect }
    | { k: 'must'; effect: Effect }
    /** `to`: the player who gains what is paid, or the card on which it is put */
    | { k: 'pay'; cost: Cost; to?: Holder | OnSites; effect?: Effect }
    | {
        k: 'each';
        over: Over;
        v: Var;
        effect: Effect;
        /** the player chooses which, one after the other, at most as many as these variables, which hold those chosen */
        chosen?: Var[];
        alike?: Alike;
      }
    /** `until`: asked before each time; true: it ends */
    | { k: 'repeat'; times: Num; until?: Cond; effect: Effect }
    /** as often as the player likes, at most `times`, if any; an `amount` decision where the body is one payment with gains */
    /** how often it was done is `AMOUNT` afterwards; the same of `each` with `chosen` */
    | { k: 'up-to'; times: Num | null; effect: Effect }
    /** all parts, in the order that the player chooses */
    | { k: 'any-order'; parts: Effect[] }
    /** a continuous effect until the period ends, or the acting player does one of these */
    /** `known`: variables of the program that it asks, and `as` which the continuous effect has them */
    | { k: 'until'; period: string; or?: EventPattern[]; continuous: ContinuousEffect; known?: { v: Var; as: Var }[] }
    /** happens once, when the period ends, even if its card is gone; uses the values that its variables have now */
    | { k: 'at-end'; period: string; effect: Effect }
    /** what the effect brings beyond is lost again */
    | { k: 'at-most'; most: Item[]; effect: Effect }
    | { k: 'best'; counter: string; effect: Effect }
    // words
    /** `v`: the one card that is drawn */
    | { k: 'gain'; items: Item[]; v?: Var }
    | { k: 'lose'; items: Item[] }
    /** at most what is there, of each of the sites; `amounts`: a variable for each item */
    | { k: 'take'; items: Item[]; from: Holder | OnSites; amounts: Var[] }
    /** from the supply on the card in the variable, or on each of the sites */
    | { k: 'put'; items: Item[]; on: Holder | OnSites }
    /** `same`, `different`: all of one kind, or each of another kind; `kind`: of the kind in this variable */
    /** `upTo`: the player may stop before there are n; how many there were is `AMOUNT` then */
    | {
        k: 'build';
        n: Num;
        upTo?: true;
        pieces: string[];
        same?: true;
        different?: true;
        kind?: Var;
        on?: Sites;
        cost: Cost;
      }
    | { k: 'upgrade'; n: Num; upTo?: true; sites: Sites; different?: true; cost: Cost }
    | { k: 'advance'; n: Num; track: string }
    | { k: 'choose-site'; sites: Sites; v: Var }
    | { k: 'choose-card'; cards: Cards; v: Var }
    | { k: 'choose-slot'; slots: Slots; v: Var }
    | { k: 'choose-piece'; pieces: string[]; v: Var }
    | { k: 'choose-color'; v: Var }
    /** `implied`: no words ask for it; the effect speaks of that player */
    | { k: 'choose-player'; players: Players; v: Var; implied?: true }
    | { k: 'pick'; from: Num; to: Num; v: Var }
    /** gives a number a name */
    | { k: 'count'; n: Num; v: Var }
    /** `some`: so many of the cards, or as many as there are, which the player chooses one after the other */
    /** `all`: all of them, in the order that the player chooses */
    /** `back`: what is still there when the steps of this `then` are done goes back on top of its stack, in its order */
    | {
        k: 'move';
        cards: Cards;
        zone: string;
        at: 'top' | 'bottom';
        some?: Some & { all?: true };
        back?: true;
      }
    | { k: 'shuffle-zone'; zone: string }
    /** all players at once give what they have there to the player of the next seat (left), or of the one before */
    | { k: 'pass-zone'; zone: string; to: 'left' | 'right' }
    | { k: 'shuffle-players' }
    /** the first in the order of play becomes the last */
    | { k: 'rotate-players' }
    | { k: 'use'; n: Num; cards: Cards }
    | { k: 'resolve'; program: string; of: Carriers }
    /** what the space of the acting player's marker gives */
    | { k: 'resolve-space'; track: string }
    | { k: 'perform'; slots: Slots }
    /** `neutral`: with a marker that is nobody's */
    | { k: 'occupy'; slots: Slots; neutral?: boolean }
    | { k: 'vacate' }
    /** without cost or bonus */
    | { k: 'place-piece'; piece: string; sites: Sites }
    | { k: 'place-card'; cards: Cards; sites: Sites; faceDown?: true }
    /** the player chooses where it lies, and how it is turned; `it` is the anchor, or the card, which `test` is about */
    | { k: 'lay-piece'; pieces: string[]; kind: Var; on?: Sites; test?: Cond; v: Var }
    | { k: 'lay-card'; cards: Cards; on?: Sites; test?: Cond; v: Var }
    /** on a board: the acting player looks at what lies face down; it is turned up; it is turned face down */
    | { k: 'turn-cards'; cards: Cards; how: 'look' | 'up' | 'down' }
    | { k: 'remove'; sites: Sites }
    /** the piece on one of `sites`, which variable `from` is, comes to an empty one of `to`, which is v */
    /** `walk`: by steps; how many there were is `AMOUNT` afterwards */
    /** so many of the counter, which lie on one of `sites`, come to one of `to` */
    | { k: 'transfer'; counter: string; n: Num; sites: Sites; to: Sites; from: Var; v: Var; walk?: Walk }
    | { k: 'relocate'; sites: Sites; to: Sites; from: Var; v: Var; walk?: Walk }
    /** of several kinds the player chooses one, another than there is */
    | { k: 'replace'; sites: Sites; pieces: string[]; cost: Cost }
    | { k: 'ready'; cards: Cards; n: Num | null }
    | { k: 'exhaust'; cards: Cards }
    | { k: 'set-counter'; counter: string; n: Num }
    | { k: 'set-space'; track: string; n: Num }
    /** `counter`: of which so much lies on the card */
    | { k: 'set-marks'; cards: Cards; n: Num; counter?: string }
    /** so much of the counter lies on each of the sites; of a player's, of the acting player's */
    | { k: 'set-lying'; sites: Sites; counter: string; n: Num }
    | { k: 'discard'; cards: Cards; downTo: Num; route: string }
    /** `some`: exactly so many of them */
    | { k: 'dispose'; cards: Cards; route: string; some?: Some & { all?: undefined } }
    | { k: 'do'; procedure: string; of?: About }
    | { k: 'signal'; signal: string; of?: ComponentRef }
    | { k: 'order'; track: string }
    /** the acting player comes to that place in the order of play; the others keep theirs among each other */
    | { k: 'set-place'; n: Num }
    | { k: 'deal-boards' }
    | { k: 'confirm'; name: string }
    | { k: 'begin'; period: string }
    | { k: 'end'; period: string }
    | { k: 'end-game' }
  );

// ---------------------------------------------------------------------------------------------- continuous effects

/** An effect that is in force while its card is in a listening zone, or until a period ends. */
export type ContinuousEffect = At &
  /**
   * any of the events; one that matches several of them starts the program once. `once`: only once in each of these
   * periods; a card's, which records it
   */
  (
    | { k: 'when'; events: EventPattern[]; program: Program; once?: string }
    /** once for each player, when the condition becomes true for the acting player */
    | { k: 'as-soon-as'; test: Cond; program: Program }
    | { k: 'instead'; event: EventPattern; program: Program; once?: string }
    | { k: 'ability'; period: string; program: Program }
    /** `items` null: all of it. `nthIn`, and `nth` of what is bought: only for the nth one in a period */
    | ({ k: 'discount'; items: { counter: string; n: Num }[] | null } & PricedThings)
    /** as often as the price contains `instead` */
    | ({ k: 'rate'; pay: { counter: string; n: Num }[]; instead: { counter: string; n: Num }[] } & PricedThings)
    | { k: 'change'; constant: string; op: 'add' | 'multiply' | 'set' | 'at-most' | 'at-least'; n: Num }
    | { k: 'stand-for'; counter: string; for: string[]; on: 'build' | 'upgrade' | 'pay' }
    | { k: 'treat'; sites: Sites; as: string }
    | { k: 'allow'; pieces: string[]; sites: Sites }
    /** where an available slot is chosen, these may be, too; then the program must be done */
    | { k: 'allow-choice'; slots: Slots; program: Program }
  );

/** What prices are changed of: what is built, upgraded or bought. */
export type PricedThings =
  | { on: 'build' | 'upgrade'; pieces: string[]; sites?: Sites; nthIn?: { n: number; period: string } }
  | { on: 'buy'; bought: EventPattern & { k: 'buy' } };

/** The events to which a continuous effect reacts. */
export type EventPattern = {
  /** only the nth event of the pattern in the period; all are counted, whether or not somebody listens */
  nth?: { n: number; period: string };
  /** of another player than the one whose effect it is; everything in the pattern is about that player */
  another?: true;
} & EventKind;

type EventKind =
  /** `it` is the site */
  | {
      k: 'build' | 'upgrade';
      pieces: string[];
      sites: Sites;
      /** exactly the nth of `among` beside one site of `around` */
      nthOf?: { n: number; among: Sites; around: Sites };
      nthIn?: { n: number; period: string };
    }
  /** without `space`: each step */
  | { k: 'advance'; track: string; space?: Num }
  /**
   * `amount` is how many; `by`: only when that kind of component's own program gives it; `from`: only that of one of these
   * sites, or of the piece there, and then `it` is the site; `n`: so many or more at once, of which an `instead of` replaces n
   */
  | { k: 'gain'; counters: string[]; by?: Giver; from?: Sites; n?: number }
  | { k: 'draw'; by?: Giver; from?: Sites }
  /**
   * `ofPieces`: it is said of pieces of these kinds, so that one which comes where the predicate is true already becomes it,
   * too, unless it takes the place of another one of them
   */
  | { k: 'become'; predicate: string; sites: Sites; ofPieces?: string[] }
  /** something is laid; `it` is the site of the piece, or the card */
  | { k: 'lay'; pieces: string[]; sites: Sites }
  | { k: 'lay-card'; cards: Cards }
  /** `it` is the slot, card */
  | { k: 'perform'; slots: Slots }
  /** a marker of the player comes on it */
  | { k: 'occupy'; slots: Slots }
  /** a piece goes over the site by steps, or comes to it; `it` is the site */
  | { k: 'pass'; sites: Sites }
  | { k: 'use'; cards: Cards }
  /** the same when the effect has been done */
  | { k: 'performed'; slots: Slots }
  | { k: 'used'; cards: Cards }
  | { k: 'enter'; zone: string; cards: Cards }
  /** `cards` as they are before it is gone; `limit`: the constant that `discard … down to` names */
  | { k: 'discard'; cards: Cards; route: string; limit?: string }
  /** its price is paid */
  | { k: 'buy'; cards: Cards }
  | { k: 'begin' | 'end'; period: string }
  | { k: 'signal'; signal: string };

/** Whose program gives something. */
export type Giver = 'slot' | 'card' | 'site' | 'track' | 'piece';
