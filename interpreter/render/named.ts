/** Messages that are only names and effects: the same in every language, as `Say` has the words. */
import type { Case } from '../../dsl/internal.ts';
import type { Laid, OptionMeaning, PartMeaning } from '../machine/messages.ts';
import type { Say, TextsOf } from './texts.ts';

export const NAMED_OPTIONS = {
  site: ({ site, kind, piece }, say) => say.site(site, kind, piece),
  card: ({ card }, say) => say.card(card),
  slot: ({ slot, after }, say) => (after ? `${say.slot(slot)} (${say.effect(after)})` : say.slot(slot)),
  piece: ({ piece }, say) => say.piece(piece),
  color: ({ color }, say) => say.color(color, 'color'),
  number: ({ n }) => String(n),
  counter: ({ counter }, say) => say.amount(counter, 1),
  part: ({ part }, say) => say.part(part),
  confirm: ({ name }, say) => say.confirm(name),
  trigger: ({ cause, effect }, say) => `${say.cause(cause)}: ${say.effect(effect, cause)}`,
  ability: ({ card, effect }, say) => `${say.card(card)}: ${say.effect(effect, { kind: 'card', id: card })}`,
  keep: ({ effect }, say) => say.effect(effect),
} satisfies Partial<TextsOf<OptionMeaning>>;

export const NAMED_PARTS = {
  effect: ({ effect }, say) => say.effect(effect),
  procedure: ({ procedure }, say) => say.procedure(procedure),
} satisfies Partial<TextsOf<PartMeaning>>;

/** What is laid: a card by its name, or the piece. */
export const saidLaid = (say: Say, what: Laid, grammatical: Case = 'nom'): string =>
  'card' in what ? say.card(what.card) : say.piece(what.piece, 'the', grammatical);
