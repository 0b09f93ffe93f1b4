/** `--deck`: the deck of cards whose row names none. */
import { matchName, nameIndexOf, packTextParser } from '../../texts/card-tables/index.ts';
import type { Args } from '../command.ts';
import type { PlayablePack } from '../packs.ts';

/** Undefined where none was said. */
export function deckFor(args: Args, { model, sources }: PlayablePack): string | undefined {
  const said = args.text('deck');
  if (said === undefined) return undefined;
  const { id } = matchName(said, nameIndexOf(model.decks, 'noun', packTextParser({ model, sources })));
  if (id !== null) return id;
  throw args.usageError(
    `${model.title} has no deck "${said}". It has ${model.decks.map((deck) => deck.id).join(', ')}.`,
  );
}
