/** What effects speak of: the names and numbers in their IR, and in the predicates that they ask for. */
import {
  operationFacts,
  nodesOf,
  operationsOf,
  type PackModel,
  type Program,
  readsOf,
  type Aspect,
  ASPECTS,
  rootOf,
  visitAll,
  visitIr,
} from '../../dsl/internal.ts';
import { hearersOf, type Hearer } from './hearers.ts';

export interface Mentions {
  /** counters of players, and of the game */
  readonly counters: readonly string[];
  readonly gameCounters: readonly string[];
  readonly pieces: readonly string[];
  /** kinds of pieces that are counted or chosen together, such as all kinds of a class */
  readonly groups: readonly (readonly string[])[];
  readonly tracks: readonly string[];
  /** cards that are named themselves, by their type or by their deck */
  readonly cards: readonly string[];
  readonly periods: readonly string[];
  /** zones of players, and of the game */
  readonly zones: readonly string[];
  readonly gameZones: readonly string[];
  readonly constants: readonly string[];
  /** cards that change one of these constants as long as they are in force */
  readonly changers: readonly string[];
  /** cards that hear what they do */
  readonly hearers: readonly Hearer[];
  readonly predicates: readonly string[];
  readonly signals: readonly string[];
  /** kinds of pieces of which it asks how many are left; periods of which it does */
  readonly suppliesAsked: readonly string[];
  readonly periodsLeft: readonly string[];
  /** counters that lie on sites, where it asks for such or puts them there */
  readonly lying: readonly string[];
  /** numbers that are written */
  readonly numbers: readonly number[];
  /** it asks which slots are occupied, or by whom */
  readonly slots: boolean;
  /** pieces come out of the supply, or into it */
  readonly supply: boolean;
  /** cards are drawn, moved, used or counted */
  readonly anyCards: boolean;
  /** kinds of components that may give something to which the effects listen: slot, site, piece, track, card */
  readonly gives: readonly string[];
  /** they, or anything of the pack, ask whose turn it is */
  readonly turn: boolean;
  /** it listens to what another player does */
  readonly hearsOthers: boolean;
  /** others are concerned, too */
  readonly others: boolean;
}

const GIVERS = ['slot', 'site', 'piece', 'track', 'card'];

/** Kinds of events of slots and of cards, which read nothing themselves. */
const SLOT_EVENTS = ['perform', 'performed', 'occupy'];
const CARD_EVENTS = ['use', 'used', 'enter', 'discard', 'buy', 'draw'];

/** Everything that the programs name, predicates resolved. */
export function mentionsOf(programs: readonly Program[], model: PackModel): Mentions {
  const words = new Set<string>();
  const numbers = new Set<number>();
  const groups = new Map<string, string[]>();
  const kinds = new Set<string>();
  const suppliesAsked = new Set<string>();
  const periodsLeft = new Set<string>();
  let hearsOthers = false;
  const isPiece = new Set(model.pieces.map(({ id }) => id));
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (words.has(value)) return;
      words.add(value);
      const predicate = model.predicates.find(({ id }) => id === value);
      if (predicate) visit(predicate.sites);
      const constant = model.constants.find(({ id }) => id === value);
      if (constant) visit(constant.value);
      const piece = model.pieces.find(({ id }) => id === value);
      if (piece) visit([piece.cost, piece.upgrade]);
    } else if (typeof value === 'number') {
      numbers.add(value);
    } else if (Array.isArray(value)) {
      const pieces = value.filter((one): one is string => isPiece.has(one as string));
      if (pieces.length > 0 && pieces.length === value.length) groups.set(pieces.join(), pieces);
      value.forEach(visit);
    } else if (value !== null && typeof value === 'object') {
      const { k, piece, period } = value as { k?: string; piece?: string; period?: string };
      if (k === 'supply') suppliesAsked.add(piece!);
      if (k === 'periods-left') periodsLeft.add(period!);
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'origin' || key === 'origins' || key === 'v' || key === 'vars') continue;
        if (key === 'another' && inner === true) hearsOthers = true;
        if (key === 'k') kinds.add(inner as string);
        else visit(inner);
      }
    }
  };
  for (const { body } of programs) visit(body);
  const ids = (list: readonly { id: string }[]): string[] => list.filter(({ id }) => words.has(id)).map(({ id }) => id);
  const about = concernedBy(programs);
  return {
    counters: ids(model.counters.filter(({ of, hidden }) => of === 'player' && !hidden)),
    gameCounters: ids(model.counters.filter(({ of }) => of === 'game')),
    pieces: ids(model.pieces),
    groups: [...groups.values()],
    tracks: ids(model.tracks),
    cards: model.cards.flatMap(({ id, type, deck }) =>
      words.has(id) || words.has(type) || words.has(deck) ? [id] : [],
    ),
    periods: ids(model.periods),
    zones: ids(model.zones.filter(({ of, opens }) => of === 'player' && opens === undefined)),
    gameZones: ids(model.zones.filter(({ of, opens }) => of === 'game' && opens === undefined)),
    suppliesAsked: [...suppliesAsked],
    periodsLeft: [...periodsLeft],
    lying: about.has('things on sites') ? ids(model.counters.filter(({ liesOn }) => liesOn !== undefined)) : [],
    constants: ids(model.constants),
    changers: model.cards.flatMap(({ id, continuous }) =>
      continuous.some((line) => line.k === 'change' && words.has(line.constant)) ? [id] : [],
    ),
    hearers: hearersOf(programs, model),
    predicates: ids(model.predicates),
    signals: ids(model.signals),
    numbers: [...numbers],
    slots: about.has('slots') || SLOT_EVENTS.some((kind) => kinds.has(kind)),
    supply: about.has('supply'),
    anyCards: about.has('cards') || about.has('used cards') || CARD_EVENTS.some((kind) => kinds.has(kind)),
    gives: GIVERS.filter((giver) => words.has(giver)),
    turn: kinds.has('on-turn') || nodesOf(model, 'num', 'on-turn').length > 0,
    hearsOthers,
    others: hearsOthers || about.has('others') || about.has('order'),
  };
}

/** What of a position the programs ask for or change themselves, whatever else they set going. */
function concernedBy(programs: readonly Program[]): ReadonlySet<Aspect> {
  const found = new Set<Aspect>();
  const add = (aspects: readonly Aspect[]): void => {
    // what is said of all there is says nothing of one of them
    if (aspects.length < ASPECTS.length) for (const aspect of aspects) found.add(aspect);
  };
  const bodies = programs.map(({ body }) => body);
  visitAll(rootOf('effect', bodies), (union, node) => add(readsOf(union, node)));
  visitIr(rootOf('effect', bodies), {
    effect(effect) {
      for (const operation of operationsOf(effect)) add(operationFacts(operation).writes);
    },
  });
  return found;
}
