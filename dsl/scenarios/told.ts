/** Words that a pack says to people, in each of its languages. */
import { LANGUAGE_CODES, type LanguageCode } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { childOf, type YamlNode } from '../source/tree.ts';
import type { ScenarioReport } from './diagnostics.ts';

/** Words for people; English is always there. */
export type Told = { en: string } & Partial<Record<LanguageCode, string>>;

/** In a language; English where nothing is said in it. */
export const toldIn = (told: Told, language: LanguageCode): string => told[language] ?? told.en;

/** The languages that the pack has words in. */
export const languagesOf = ({ lexicon }: Sources): LanguageCode[] =>
  LANGUAGE_CODES.filter((code) => lexicon.some(({ language }) => language === code));

/** A text alone is English. Reports what is not said in one of the languages. */
export function readTold(node: YamlNode | undefined, languages: readonly LanguageCode[], report: ScenarioReport): Told {
  const said = (code: LanguageCode): string | undefined => {
    const found = node?.kind === 'scalar' && code === 'en' ? node : childOf(node, code);
    return found?.kind === 'scalar' ? found.text : undefined;
  };
  const lacking = languages.filter((code) => said(code) === undefined);
  if (node && lacking.length > 0) report('untold', node.span, { languages: lacking });
  const told: Told = { en: said('en') ?? '' };
  for (const code of LANGUAGE_CODES) {
    const text = said(code);
    if (text !== undefined) told[code] = text;
  }
  return told;
}
