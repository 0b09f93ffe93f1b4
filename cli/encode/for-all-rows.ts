/** `--type`, `--deck`, `--color`: what the cards are whose row does not say it, as the import of the workbench has it for all rows. */
import type { TableSettings } from '../../service/card-import/index.ts';
import {
  matchName,
  nameIndexOf,
  packTextParser,
  typeNameIndex,
  type NameIndex,
} from '../../texts/card-tables/index.ts';
import type { Args } from '../command.ts';
import type { PlayablePack } from '../packs.ts';

/** The options. */
const FOR_ALL_ROWS = ['type', 'deck', 'color'] as const;

/** Names of the pack or of its lexicon, in any language. */
export function forAllRows(args: Args, { model, sources }: PlayablePack): Pick<TableSettings, 'deck' | 'values'> {
  const parser = packTextParser({ model, sources });
  const id = (option: (typeof FOR_ALL_ROWS)[number], what: string, names: () => NameIndex): string | undefined => {
    const said = args.text(option);
    if (said === undefined) return undefined;
    const known = names();
    const found = matchName(said, known);
    if (found.id !== null) return found.id;
    const which = found.several.length > 0 ? found.several : [...known.keys()];
    throw args.usageError(
      found.several.length > 0
        ? `--${option} "${said}" may be ${which.join(', ')}.`
        : `${model.title} has no ${what} "${said}". It has ${which.join(', ')}.`,
    );
  };
  const type = id('type', 'type', () => typeNameIndex(parser, nameIndexOf(model.types, 'noun', parser)));
  const deck = id('deck', 'deck', () => nameIndexOf(model.decks, 'noun', parser));
  const color = id('color', 'colour', () => nameIndexOf(model.colors, 'adjective', parser));
  return {
    ...(deck === undefined ? {} : { deck }),
    values: {
      ...(type === undefined ? {} : { type: { '': type } }),
      ...(color === undefined ? {} : { color: { '': color } }),
    },
  };
}
