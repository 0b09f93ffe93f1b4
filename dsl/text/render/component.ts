/** What a component says, told in a language: the rules text of a card, a slot, a tile. */
import type { LanguageCode } from '../../packs/fields.ts';
import type { PackModel } from '../../packs/model.ts';
import type { ComponentId, EffectSource, Sources } from '../../packs/sources.ts';
import type { CostNode, EffectNode, ItemNode } from '../../syntax/ast.ts';
import { effectsOf } from '../component-effects.ts';
import { lexiconOf } from '../lexicon.ts';
import { underOptions, type Known } from '../under-options.ts';
import { iconLine, withIcons } from './icons.ts';
import type { Language } from './language.ts';
import { asPrintedOn } from './languages/index.ts';
import { Teller, type MissingForm } from './teller.ts';
import { NOWHERE } from './telling.ts';

export interface TellOptions {
  /** values of options, and `players`: branches that they rule out are not told. Without it the defaults of the options. */
  known?: Known;
  /** `{kelp}` in place of the names of counters */
  icons?: boolean;
}

export interface RenderedText {
  /** where it stands in its component: `effect`, `production`, `price` … */
  key: string;
  /** what the language calls the program there, with a capital: `Production`; null where it has no word */
  title: string | null;
  text: string;
  /** for what only gains: `2 {kelp}, 1 {card}` */
  iconLine: string | null;
  /** names for which the language has no form; each stands in the text as `‹name›` */
  missing: MissingForm[];
  source: EffectSource;
}

/** Effects, costs and surcharges; what only the rules read (where something may stand, numbers) is not told. */
export function renderComponent(
  model: PackModel,
  sources: Sources,
  { section, id }: ComponentId,
  language: Language,
  { known = defaultOptions(model), icons = false }: TellOptions = {},
): RenderedText[] {
  const teller = tellerOf(model, sources, asPrintedOn(section, language), icons);
  return effectsOf(sources, section, id).flatMap(({ key, source }) => {
    const told = source.ast === null ? null : tellSource(teller, source, known, sources);
    return told ? [{ key, title: teller.title(key.slice(key.lastIndexOf('.') + 1)), ...told, source }] : [];
  });
}

/** The values that options have where nobody chooses. */
export const defaultOptions = (model: PackModel): Known =>
  Object.fromEntries(model.options.map((option) => [option.id, option.default]));

/** What `this` is in the effects of a component: a card, a slot, a site; elsewhere it is the component itself. */
export const selfOf = ({ section, id }: ComponentId): string => SELF[section] ?? id;
const SELF: Record<string, string> = { cards: 'card', types: 'card', decks: 'card', slots: 'slot', boards: 'site' };

function tellSource(
  teller: Teller,
  { kind, ast, component }: EffectSource,
  known: Known,
  { symbols }: Sources,
): Pick<RenderedText, 'text' | 'iconLine' | 'missing'> | null {
  const idOf = (name: string): string => symbols.find(name)[0]?.id ?? name;
  switch (kind) {
    case 'program':
    case 'standing': {
      const effect = underOptions(ast as EffectNode, known);
      return effect && { ...teller.effect(effect, selfOf(component)), iconLine: iconLine(effect, idOf) };
    }
    case 'cost':
      return { ...teller.cost(ast as CostNode), iconLine: null };
    case 'amounts':
      return {
        ...teller.cost({ kind: 'amounts', alternatives: [ast as ItemNode[]], range: NOWHERE }),
        iconLine: null,
      };
    default:
      return null;
  }
}

/** A teller serves a pack as long as that is in use. */
const kept = new WeakMap<PackModel, Map<Language, Partial<Record<'words' | 'icons', Teller>>>>();
function tellerOf(model: PackModel, sources: Sources, language: Language, icons: boolean): Teller {
  let tellers = kept.get(model);
  if (!tellers) kept.set(model, (tellers = new Map()));
  let of = tellers.get(language);
  if (!of) tellers.set(language, (of = {}));
  return (of[icons ? 'icons' : 'words'] ??= madeTeller());
  function madeTeller(): Teller {
    const lexicon = lexiconOf(model, language.code as LanguageCode);
    return new Teller(language, icons ? withIcons(lexicon, model) : lexicon, sources.symbols);
  }
}
