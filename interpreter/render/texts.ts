/**
 * What a language has to say: one text for every member of every union of messages. A new kind of question, option, reason
 * or event does not compile until each language has its words.
 */
import type { Case, Origin } from '../../dsl/internal.ts';
import type {
  Amount,
  Cause,
  ChoiceProblem,
  Fact,
  OptionMeaning,
  PartMeaning,
  PriceSource,
  Question,
  Reason,
} from '../machine/messages.ts';
import type { RequestTexts } from '../machine/request-messages.ts';
import type { TraceEvent } from '../machine/trace-event.ts';

/** The members of a union that have this type. */
type Member<Message, Type> = Message extends { type: infer Types }
  ? Type extends Types
    ? Message & { type: Type }
    : never
  : never;

/** A function for each type of a message. */
export type TextsOf<Message extends { type: string }, Text = string> = {
  readonly [Type in Message['type']]: (message: Member<Message, Type>, say: Say) => Text;
};

/** How many a noun means: a number, one of them, that one, several without a number, or only the name. */
export type Number = number | 'one' | 'the' | 'many' | 'bare';

/** The names of a pack and the parts of messages, in the language; the nominative unless a case is given. */
export interface Say {
  /** `2 credits` */
  amount(counter: string, n: number, grammatical?: Case): string;
  /** `1 kelp, 2 credits`; empty where there is none */
  amounts(amounts: readonly Amount[], grammatical?: Case): string;
  counter(id: string, number?: Number, grammatical?: Case): string;
  piece(id: string, number?: Number, grammatical?: Case): string;
  siteKind(id: string, number?: Number, grammatical?: Case): string;
  track(id: string, number?: Number, grammatical?: Case): string;
  zone(id: string, number?: Number, grammatical?: Case): string;
  period(id: string, number?: Number, grammatical?: Case): string;
  /** `3 cards`: of the things that every game has */
  thing(noun: 'card' | 'site' | 'slot', n: number, grammatical?: Case): string;
  card(id: string): string;
  slot(id: string, number?: Number, grammatical?: Case): string;
  /** `b6a (farm)`: what is on it, or its kind */
  site(site: string, kind: string, piece: string | null): string;
  /** what a procedure does, as told to a player */
  procedure(id: string): string;
  /** as what a card is discarded; null where that comes to the same as plainly discarding it */
  route(id: string, card: string | null): string | null;
  /** what the signal is called in the record of a game */
  signal(id: string): string;
  /** a color, by itself or of a thing */
  color(id: string, of: 'card' | 'slot' | 'color'): string;
  /** what a site has become, as an adjective of the site */
  predicate(id: string): string;
  /** what confirming means */
  confirm(name: string): string;

  part(part: PartMeaning): string;
  /** a way to do something: a part, or a kind of piece */
  way(way: PartMeaning | { type: 'piece'; piece: string }): string;
  effect(effect: Origin, of?: Cause): string;
  /** the condition of an `if`; null where there is none */
  condition(effect: Origin): string | null;
  cause(cause: Cause): string;
  source(source: PriceSource): string;
  reason(reason: Reason): string;
  option(option: OptionMeaning): string;
  list(items: readonly string[], word: 'and' | 'or'): string;
}

/** The words for changes of a position. */
interface ChangeTexts {
  readonly facts: TextsOf<Fact>;
  /** who has or does something; `seat` for others than these */
  readonly players: Readonly<Record<'me' | 'other' | 'third' | 'fourth' | 'neutral' | 'nobody', string>>;
  seat(n: string): string;
  readonly empty: string;
  /** of a card on a board: which side is up; what it is for who does not know it */
  readonly up: string;
  readonly down: string;
  readonly unknown: string;
  upgraded(piece: string): string;
  /** turned over, and turned so many steps */
  flipped(turn: string): string;
  space(n: string): string;
  /** states of a card */
  readonly states: Readonly<Record<'used' | 'ability used', string>>;
  marks(n: string): string;
  was(is: string, was: string): string;
  reordered(list: string): string;
}

/** All words of a language. */
export interface MessageTexts {
  readonly questions: TextsOf<Question>;
  /** after a question whose answers may be taken several times, so often at the most; null: as often as one likes */
  often(times: number | null): string;
  readonly options: TextsOf<OptionMeaning>;
  readonly parts: TextsOf<PartMeaning>;
  readonly reasons: TextsOf<Reason>;
  /** without a capital and a full stop */
  readonly problems: TextsOf<ChoiceProblem>;
  /** the same, of players and options */
  readonly request: RequestTexts;
  /** What happened, without the player: `builds a farm on b6a`. Null for what only frames others. */
  readonly events: TextsOf<TraceEvent, string | null>;
  readonly changes: ChangeTexts;
  readonly causes: { readonly [Kind in Cause['kind']]: (id: string, say: Say) => string };
  readonly sources: {
    readonly [From in PriceSource['from']]: (source: Extract<PriceSource, { from: From }>, say: Say) => string;
  };
}
