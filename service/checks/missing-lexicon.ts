import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode, entryOf } from '../../dsl/internal.ts';
import { lexiconOf } from '../../texts/internal.ts';
import { defineCheck } from './check.ts';
import { isUsualRoute, SAID, usesOf } from './missing-form.ts';

export interface MissingLexicon {
  language: LanguageCode;
  names: string[];
}

const AT_MOST = 6;

export const missingLexicon = defineCheck<MissingLexicon>({
  summary: 'A pack extends one that has words in a language, and has none for its own names.',
  severity: 'warning',
  message: ({ language, names }) =>
    `This pack has no ${LANGUAGE_NAMES[language]} words for its own names; texts show them as written: ${list(names)}.`,
  help: ({ language }) => `Write them under "lexicon", "${language}".`,
  fix: { none: 'only the author knows the words' },
  example: { language: 'it', names: ['shelf', 'warehouse'] },
  run({ model, sources }) {
    const pack = sources.packs.at(-1);
    const file = sources.files.find(({ path }) => path === pack?.files[0]);
    const name = file && entryOf(file.yaml.root ?? undefined, 'pack');
    if (!pack || !name || sources.packs.length === 1) return [];
    const uses = usesOf(model, sources).filter((use) => use.pack === pack.id);
    return LANGUAGE_CODES.flatMap((language) => {
      const words = sources.lexicon.filter((word) => word.language === language);
      if (words.length === 0 || words.some((word) => word.pack === pack.id)) return [];
      const lexicon = lexiconOf(model, language);
      const names = uses.flatMap((use) => {
        const isUnsaid = use.kind === 'step' || use.kind === 'confirmed name' || isUsualRoute(use);
        const said = isUnsaid ? undefined : SAID[use.kind];
        return said && lexicon[said](use.name) === undefined ? [use.name] : [];
      });
      if (names.length === 0) return [];
      return [{ data: { language, names: [...new Set(names)] }, at: { file: file.path, span: name.value.span } }];
    });
  },
});

const list = (names: readonly string[]): string =>
  names
    .slice(0, AT_MOST)
    .map((name) => `‹${name}›`)
    .join(', ') + (names.length > AT_MOST ? ' …' : '');
