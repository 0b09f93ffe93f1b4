/** Effects and components in the words of a language. */
import {
  type ComponentId,
  type LanguageCode,
  type PackModel,
  parseProgram,
  type Problem,
  readEffect,
  type Sources,
} from '../../dsl/internal.ts';
import {
  ANYTHING,
  fieldsOf,
  FLAG,
  FathomError,
  having,
  OBJECT,
  oneOfTexts,
  type OptionValues,
  type PositionProblem,
  positionProblem,
  requireArgument,
  requireLanguage,
  requireModel,
} from '../../interpreter/internal.ts';
import { effectText, LANGUAGES, renderComponent as textsOf, type RenderedText } from '../../texts/internal.ts';
import { requireText, withNames } from './asked.ts';

/** How an effect is told. */
export interface RenderEffectOptions {
  model: PackModel;
  /** `en` unless given */
  language?: LanguageCode;
  /** what `this` is in it: a card unless given; `none` for a step of the game */
  of?: 'card' | 'slot' | 'none';
  /** values of options, and `players`: branches that they rule out are left out; the defaults of the options unless given */
  options?: OptionValues;
}

/** An effect in words. */
export interface RenderedEffect {
  /** null if the effect has errors, or if the options leave nothing of it */
  text: string | null;
  /** names for which the language has no form; each is in the text as `‹name›` */
  missing: readonly string[];
  /** what is wrong with the effect; offsets in its text */
  problems: readonly (PositionProblem & { code: string })[];
}

/**
 * Tells an effect as it would be printed on a card.
 *
 * @param effect in the language of effects
 *
 * @throws FathomError `bad-text`, `no-model`, `no-such-language`
 *
 * @example
 * for (const language of LANGUAGE_CODES) console.log(renderEffect('gain 2 kelp', { model, language }).text);
 */
export function renderEffect(effect: string, given: RenderEffectOptions): RenderedEffect {
  const kinds = { model: ANYTHING, language: ANYTHING, of: oneOfTexts('card', 'slot', 'none'), options: OBJECT };
  const { model, language = 'en', of = 'card', options } = fieldsOf('renderEffect', given, kinds);
  const { symbols } = withNames(model).sources;
  const code = requireLanguage(language);
  const { problems } = readEffect(requireText(effect), symbols, of, null);
  const errors = problems.map(({ problem }) => problem).filter(({ severity }) => severity === 'error');
  const { ast } = parseProgram(effect);
  if (ast === null || errors.length > 0) return { text: null, missing: [], problems: errors.map(told) };
  const rendered = effectText(ast, model, symbols, LANGUAGES[code], of, options);
  const missing = [...new Set((rendered?.missing ?? []).map(({ name }) => name))];
  return { text: rendered && rendered.text, missing, problems: [] };
}

const told = (problem: Problem): PositionProblem & { code: string } => ({
  code: problem.code,
  ...positionProblem(problem),
});

/** A pack that has been loaded, with the effects of its components. */
export interface PackWithSources {
  model: PackModel | null;
  sources: Sources;
}

/** How the texts of a component are told. */
export interface RenderComponentOptions {
  pack: PackWithSources;
  /** `en` unless given */
  language?: LanguageCode;
  /** as for `renderEffect` */
  options?: OptionValues;
  /** `{kelp}` in place of the names of counters */
  icons?: boolean;
}

/**
 * Tells all texts of a component: the programs of a card or slot, its price.
 *
 * @throws FathomError `no-such-component`, `no-such-language`, `no-model`
 *
 * @example
 * const [{ text }] = renderComponent({ section: 'cards', id: 'embassy' }, { pack: loadPack('underwater-cities'), language: 'it' });
 */
export function renderComponent(component: ComponentId, given: RenderComponentOptions): RenderedText[] {
  const kinds = { pack: ANYTHING, language: ANYTHING, options: OBJECT, icons: FLAG };
  const { pack, language = 'en', options, icons = false } = fieldsOf('renderComponent', given, kinds);
  requireArgument('renderComponent', '"pack"', pack, having('a loaded pack', 'model', 'sources'));
  const { model, sources } = pack;
  requireModel(model);
  requireArgument('renderComponent', '"pack.sources"', sources, having('those of a loaded pack', 'components'));
  const { section, id } = Object(component) as ComponentId;
  if (!sources.components.some((one) => one.section === section && one.id === id)) {
    const message = `the pack "${model.id}" has no "${String(id)}" in "${String(section)}"`;
    throw new FathomError('no-such-component', message, { id: String(id) });
  }
  const of = LANGUAGES[requireLanguage(language)];
  return textsOf(model, sources, { section, id }, of, { icons, ...(options ? { gameOptions: options } : {}) });
}
