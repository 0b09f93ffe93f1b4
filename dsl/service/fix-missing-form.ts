/** A name that the lexicon of a language does not know, put into it with its places empty: the author knows the forms. */
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '../packs/fields.ts';
import { addField } from '../source/yaml-edits.ts';
import type { Broken, Fix } from './fixes.ts';

/** What must be said; `gender`: in the languages that have it. */
const NOUN: Record<LanguageCode, string> = {
  en: 'one: , other: ',
  it: 'gender: , one: , other: ',
  uk: 'gender: , nom: [], gen: [], dat: [], acc: [], ins: [], loc: []',
};

export function missingForm({ diagnostic, sources }: Broken): Fix[] {
  const [, language, said, name] =
    /^The (\S+) lexicon has no (\S+) for the .*? "([^"]+)"/.exec(diagnostic.message) ?? [];
  const code = LANGUAGE_CODES.find((one) => LANGUAGE_NAMES[one] === language);
  const pack = sources.files.find(({ path }) => path === diagnostic.file)?.pack;
  // beside the words that the pack has in that language
  const last = sources.lexicon.filter((word) => word.language === code && word.pack === pack).at(-1);
  const file = sources.files.find(({ path }) => path === last?.file);
  if (!code || !last || !file?.yaml.root) return [];
  const known = sources.lexicon.find((word) => word.language === code && word.pack === pack && word.name === name);
  const line = known
    ? undefined
    : addField(
        { span: last.range, text: file.text, root: file.yaml.root },
        name,
        ` ${formsOf(name, said, code)}`,
        'beside',
      );
  return line ? [{ title: `Say "${name}" in the ${language} lexicon`, edits: [{ ...line, file: file.path }] }] : [];
}

/** In English an adjective is the name itself; all other forms nobody can tell from it. */
function formsOf(name: string, said: string, code: LanguageCode): string {
  if (said === 'noun') return `{${NOUN[code]}}`;
  return code === 'en' && said === 'adjective' ? `{adjective: ${name.replaceAll('-', ' ')}}` : `{${said}: }`;
}
