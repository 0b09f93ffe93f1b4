/** `fathom/language` as it runs: its functions with their arguments checked. Its types and documentation are those of `../language.ts`. */
import { COUNT, having, listOf, OBJECT, oneOfTexts, TEXT } from '../../interpreter/internal.ts';
import * as language from '../language.ts';
import { checkedFunctions, withFields } from './checked.ts';

const TEXT_OF_EFFECTS = [['the text', TEXT]] as const;

export * from '../language.ts';
export const {
  formatFile,
  optionsWithoutEffect,
  packSchema,
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  parseValue,
  print,
  provenanceReport,
} = checkedFunctions(language, {
  formatFile: TEXT_OF_EFFECTS,
  optionsWithoutEffect: [
    ['the model', having('the model of a loaded pack', 'options', 'procedures'), 'as a whole'],
    ['the players', COUNT],
    ['the options', OBJECT],
  ],
  packSchema: [
    [
      'the keys',
      withFields('an object with programs and attributes', { programs: listOf(TEXT), attributes: listOf(TEXT) }),
    ],
  ],
  parseCondition: TEXT_OF_EFFECTS,
  parseCost: TEXT_OF_EFFECTS,
  parsePhrase: TEXT_OF_EFFECTS,
  parseProgram: TEXT_OF_EFFECTS,
  parseValue: TEXT_OF_EFFECTS,
  print: [
    ['the effect', having('the tree of parseProgram', 'kind'), 'as a whole'],
    ['the options', withFields('an object with a layout', { layout: oneOfTexts('line', 'block') })],
  ],
  provenanceReport: [['the pack', having('a loaded pack', 'model', 'sources', 'diagnostics'), 'as a whole']],
  // it checks its arguments itself
  runScenarios: [],
});
