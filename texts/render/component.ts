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
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { type MissingForm, NOWHERE } from './context.ts';
import { iconLine, withIcons } from './icons.ts';
import { Renderer } from './renderer.ts';
import { signsOf, type Sign, type SignNames } from './signs.ts';
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
  /** @internal all of it in signs, where they can say it */
  signs: Sign[] | null;
  /** names for which the language has no form; each is in the text as `‹name›` */
  missing: MissingForm[];
  /** @internal */
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
    const rendered = source.ast === null ? null : renderSource(renderer, source, known, signNames(model, sources));
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
  names: SignNames,
): Pick<RenderedText, 'text' | 'iconLine' | 'signs' | 'missing'> | null {
  switch (kind) {
    case 'program':
    case 'standing': {
      const effect = applyOptions(ast as EffectNode, known);
      return (
        effect && {
          ...renderer.effect(effect, selfOf(component)),
          iconLine: iconLine(effect, names.idOf),
          signs: signsOf(effect, names),
        }
      );
    }
    case 'cost':
      return { ...renderer.cost(ast as CostNode), iconLine: null, signs: null };
    case 'amounts':
      return {
        ...renderer.cost({ kind: 'amounts', alternatives: [ast as ItemNode[]], range: NOWHERE }),
        iconLine: null,
        signs: null,
      };
    default:
      return null;
  }
}

const namesOfSigns = new WeakMap<PackModel, SignNames>();
/** A class without a picture of its own is drawn by those of its kinds. */
function signNames(model: PackModel, { symbols }: Sources): SignNames {
  let names = namesOfSigns.get(model);
  if (!names) {
    const { counters, classes, pieces } = model;
    const drawn = new Set([
      ...counters.map(({ id }) => id),
      ...[...classes, ...pieces].flatMap(({ id, icon }) => (icon ? [id] : [])),
    ]);
    const membersOf = (id: string): readonly string[] => classes.find((one) => one.id === id)?.members ?? [];
    const upgradable = pieces.filter(({ upgrade }) => upgrade).map(({ id }) => id);
    names = {
      idOf: (name) => symbols.find(name)[0]?.id ?? (CARDS.has(name) ? 'card' : name),
      picturesOf(id) {
        if (id === 'card' || drawn.has(id)) return [id];
        const members = membersOf(id);
        return members.every((one) => drawn.has(one)) ? members : [];
      },
      isAllUpgradable: (id) => upgradable.every((one) => membersOf(id).includes(one)),
    };
    namesOfSigns.set(model, names);
  }
  return names;
}

/** Words of the effect language. */
const CARDS: ReadonlySet<string> = new Set(['card', 'cards']);

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
