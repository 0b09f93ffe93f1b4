/** The public face of the texts: components of packs in natural languages, and their icons. */
export { defaultOptions, renderComponent, type RenderedText } from './render/component.ts';
export { languageName } from './languages/language-name.ts';
export { LANGUAGES } from './languages/index.ts';
export type { Language } from './languages/language.ts';
export {
  escapeHtml,
  iconHtml,
  iconLabels,
  iconSheet,
  iconsOf,
  withIcons,
  type IconLabels,
  type Icons,
} from './icons/index.ts';
