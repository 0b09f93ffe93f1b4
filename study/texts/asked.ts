/** What programs give to functions of texts and effects, checked. */
import { type PackModel, type RunSpec, type Sources, symbolsOf } from '../../dsl/internal.ts';
import { FathomError, requireModel } from '../../interpreter/internal.ts';

/** Throws `bad-text` for what is no text. */
export function requireText(text: string): string {
  if (typeof text === 'string') return text;
  throw new FathomError('bad-text', `a text is expected, not ${text === null ? 'null' : typeof text}`, null);
}

/** A model with the names that it declares, as though its files had been read. Throws `no-model`. */
export function withNames(model: PackModel): { model: PackModel; sources: Pick<Sources, 'symbols' | 'effects'> } {
  requireModel(model);
  return { model, sources: { symbols: symbolsOf(model), effects: [] } };
}

/** The card or slot with this id, as whose an effect is done; undefined if there is none. */
export function carrierOf(id: string, model: PackModel): NonNullable<RunSpec['as']> | undefined {
  if (model.cards.some((card) => card.id === id)) return { kind: 'card', id };
  return model.slots.some((slot) => slot.id === id) ? { kind: 'slot', id } : undefined;
}

/** The same; throws `no-such-component` if there is none. */
export function requireCarrier(id: string, model: PackModel): NonNullable<RunSpec['as']> {
  const carrier = carrierOf(id, model);
  if (carrier !== undefined) return carrier;
  throw new FathomError('no-such-component', `the pack "${model.id}" has no card and no slot "${String(id)}"`, {
    id: String(id),
  });
}
