/**
 * Printed texts as effects, and effects as texts; effects compared and tried by play.
 *
 * @module fathom/text
 */
export * from '../study/texts/index.ts';
export { LANGUAGE_CODES, type ComponentId, type LanguageCode } from '../dsl/index.ts';
