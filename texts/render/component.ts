/** The texts of a component in a language: the rules text of a card, a slot, a tile. */
import type {
  PackModel,
  ComponentId,
  EffectSource,
  Sources,
  CostNode,
  EffectNode,
  ItemNode,
} from '../../dsl/internal.ts';
import { applyOptions, type GameOptions } from '../meaning/apply-options.ts';
import { effectsOf } from '../meaning/component-effects.ts';
import { languageOn } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { type MissingForm, NOWHERE } from './context.ts';
import { iconLine, withIcons } from './icons.ts';
import { Renderer } from './renderer.ts';
import { wordTable } from '../../dsl/internal.ts';

/** How texts of components are rendered. */
export interface TextOptions {
  /** values of options, and `players`: branches that they rule out are left out; the defaults of the options unless given */
  gameOptions?: GameOptions;
  /** `{kelp}` in place of the names of counters */
  icons?: boolean;
}

/** A text of a component in a natural language. */
export interface RenderedText {
  /** its key in the component: `effect`, `production`, `price` … */
  key: string;
  /** what the language calls the program there, with a capital: `Production`; null where it has no word */
  title: string | null;
  text: string;
  /** for what only gains: `2 {kelp}, 1 {card}` */
  iconLine: string | null;
  /** names for which the language has no form; each is in the text as `‹name›` */
  missing: MissingForm[];
  source: EffectSource;
}

/** Effects, costs and surcharges. What is no text on a component (where something may be built, numbers) is left out. */
export function renderComponent(
  model: PackModel,
  sources: Sources,
  { section, id }: ComponentId,
  language: Language,
  { gameOptions: known = defaultOptions(model), icons = false }: TextOptions = {},
): RenderedText[] {
  const renderer = rendererOf(model, sources, languageOn(section, language), icons);
  return effectsOf(sources, section, id).flatMap(({ key, source }) => {
    const rendered = source.ast === null ? null : renderSource(renderer, source, known, sources);
    return rendered ? [{ key, title: renderer.title(key.slice(key.lastIndexOf('.') + 1)), ...rendered, source }] : [];
  });
}

/** The default values of the options. */
export const defaultOptions = (model: PackModel): GameOptions =>
  Object.fromEntries(model.options.map((option) => [option.id, option.default]));

/** What `this` is in the effects of a component: a card, a slot, a site; elsewhere it is the component itself. */
export const selfOf = ({ section, id }: ComponentId): string => SELF[section] ?? id;
const SELF: Record<string, string> = wordTable({
  cards: 'card',
  types: 'card',
  decks: 'card',
  slots: 'slot',
  boards: 'site',
});

function renderSource(
  renderer: Renderer,
  { kind, ast, component }: EffectSource,
  known: GameOptions,
  { symbols }: Sources,
): Pick<RenderedText, 'text' | 'iconLine' | 'missing'> | null {
  const idOf = (name: string): string => symbols.find(name)[0]?.id ?? name;
  switch (kind) {
    case 'program':
    case 'standing': {
      const effect = applyOptions(ast as EffectNode, known);
      return effect && { ...renderer.effect(effect, selfOf(component)), iconLine: iconLine(effect, idOf) };
    }
    case 'cost':
      return { ...renderer.cost(ast as CostNode), iconLine: null };
    case 'amounts':
      return {
        ...renderer.cost({ kind: 'amounts', alternatives: [ast as ItemNode[]], range: NOWHERE }),
        iconLine: null,
      };
    default:
      return null;
  }
}

/** A renderer serves a pack as long as that is in use. */
const renderers = new WeakMap<PackModel, Map<Language, Partial<Record<'words' | 'icons', Renderer>>>>();
function rendererOf(model: PackModel, sources: Sources, language: Language, icons: boolean): Renderer {
  let byLanguage = renderers.get(model);
  if (!byLanguage) renderers.set(model, (byLanguage = new Map()));
  let of = byLanguage.get(language);
  if (!of) byLanguage.set(language, (of = {}));
  return (of[icons ? 'icons' : 'words'] ??= createRenderer());
  function createRenderer(): Renderer {
    const lexicon = lexiconOf(model, language.code);
    return new Renderer(language, icons ? withIcons(lexicon, model) : lexicon, sources.symbols);
  }
}
