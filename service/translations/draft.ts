/** The translation of a language that is a draft: what it lacks is said in English, marked as such. */
import type { LanguageCode } from '../../dsl/internal.ts';
import {
  completed,
  type Draft,
  ENGLISH_FINDINGS,
  IN_ENGLISH,
  noteHoles,
  PRINTED_TEXT_DIAGNOSTICS,
  TABLE_DIAGNOSTICS,
  TEXT_DIAGNOSTICS,
} from '../../texts/internal.ts';
import { DIAGNOSTICS } from '../reference/diagnostic-registry.ts';
import { translation, type FindingMessages, type Translation, type TranslationWords } from './words.ts';

/** Every code, of whatever it is. */
const CODES: readonly string[] = [DIAGNOSTICS, TABLE_DIAGNOSTICS, PRINTED_TEXT_DIAGNOSTICS, TEXT_DIAGNOSTICS].flatMap(
  (declarations) => Object.keys(declarations),
);

export function draftTranslation(language: LanguageCode, words: Draft<TranslationWords>): Translation {
  const { messages = {}, table = {}, printedTexts = {}, text = {}, findings = {}, help = {}, didYouMean } = words;
  const said = [messages, table, printedTexts, text].flatMap((of) => Object.keys(of));
  noteHoles(language, 'diagnostics', words, { missing: CODES.length - said.length, of: CODES.length });
  const { diagnostic, finding } = translation({
    // a code without a message keeps its English one
    ...({ messages, table, printedTexts, text } as Pick<
      TranslationWords,
      'messages' | 'table' | 'printedTexts' | 'text'
    >),
    findings: completed<FindingMessages>(language, 'diagnostics', findings, ENGLISH_FINDINGS),
    help: help as TranslationWords['help'],
    didYouMean: didYouMean ?? ((quoted) => `Did you mean ${quoted.join(' or ')}?${IN_ENGLISH}`),
  });
  return {
    finding,
    diagnostic(of) {
      const shown = diagnostic(of);
      return said.includes(of.code) ? shown : { ...shown, message: `${shown.message}${IN_ENGLISH}` };
    },
  };
}
