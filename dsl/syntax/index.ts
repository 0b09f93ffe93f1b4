/** The syntax of the effect language: text to trees and back. */
export type * from './ast.ts';
export {
  parseAmounts,
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  parseValue,
  type Parsed,
} from './parse.ts';
export { print, printCost, printExpr, printItems, printPhrase, type PrintOptions } from './printer.ts';
export { RESERVED } from './vocabulary.ts';
