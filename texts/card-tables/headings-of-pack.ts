/** What a pack calls its decks, its attributes and its programs, as headings of tables. */
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { plainHeading } from './headings.ts';
import { nameIndexOf, wordsOfDecks } from './names.ts';
import type { PackHeadings } from './pack-headings.ts';
import type { PackTextParser } from './pack-text-parser.ts';

export function packHeadings(pack: PackTextParser): PackHeadings {
  const { model } = pack;
  const attributes = [...nameIndexOf(model.attributes, 'noun', pack)].flatMap(([id, names]) =>
    [id, ...names].map((name) => [plainHeading(name), id] as const),
  );
  const programs = [...new Set(model.types.flatMap((type) => type.programs.map(({ name }) => name)))].flatMap(
    (program) => [
      ...LANGUAGE_CODES.toReversed().flatMap((language) => {
        const title = pack.title(program, language);
        return title === null ? [] : [[plainHeading(title), { program, language }] as const];
      }),
      [plainHeading(program), { program, language: 'en' as LanguageCode }] as const,
    ],
  );
  return { decks: wordsOfDecks(pack), attributes: new Map(attributes), programs: new Map(programs) };
}
