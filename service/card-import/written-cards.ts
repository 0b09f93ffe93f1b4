/** What a pack says of its cards, column by column: what a table out has in its cells, and what a table in is compared with. */
import {
  LANGUAGE_CODES,
  print,
  printCost,
  type CostNode,
  type EffectNode,
  type LanguageCode,
  type PackModel,
  type Sources,
} from '../../dsl/internal.ts';
import { LANGUAGES, renderComponent } from '../../texts/index.ts';
import type { ColumnUse } from '../../texts/card-tables/index.ts';

type Card = PackModel['cards'][number];

export interface PackOfCards {
  model: PackModel;
  sources: Sources;
}

/** The value of a column for a card, as a table has it; '' for what the card does not have. */
type WrittenValue = (card: Card, use: ColumnUse) => string;

export function writtenValues(pack: PackOfCards): WrittenValue {
  const { model, sources } = pack;
  const written = effectsByCard(sources);
  const defaults = new Map(model.attributes.map((attribute) => [attribute.id, attribute.default]));
  const texts = new Map<string, string>();
  return (card, { field, language = 'en', of }) => {
    const effects = written.get(card.id);
    switch (field) {
      case 'id':
        return card.id;
      case 'number':
        return card.number === null ? '' : String(card.number);
      case 'name':
        return nameOf(card, language, model);
      case 'deck':
        return card.deck;
      case 'type':
        return card.type;
      case 'color':
        return card.color ?? '';
      case 'price':
        return effects?.price ?? '';
      case 'copies':
        return card.copies === 1 ? '' : String(card.copies);
      case 'attribute': {
        const value = card.attributes[of ?? ''];
        return value === undefined || value === defaults.get(of ?? '') ? '' : String(value);
      }
      case 'effect':
        return effects?.programs.get(of ?? usualProgram(card, model) ?? '') ?? '';
      case 'text': {
        const key = [card.id, language, of].join('/');
        const known = texts.get(key) ?? textOf(card, language, of, pack);
        texts.set(key, known);
        return known;
      }
      default:
        return '';
    }
  };
}

/** A name in another language is one of the lexicon; '' where it has none. */
const nameOf = (card: Card, language: LanguageCode, { lexicon }: PackModel): string =>
  language === 'en' ? card.name : (lexicon[language]?.[card.id]?.phrase?.one ?? '');

export const usualProgram = (card: Pick<Card, 'type'>, { types }: PackModel): string | undefined => {
  const programs = types.find(({ id }) => id === card.type)?.programs.map(({ name }) => name) ?? [];
  return programs.length === 1 ? programs[0] : programs.find((name) => name === 'effect');
};

interface WrittenEffects {
  programs: Map<string, string>;
  price: string;
}

/** Of a card that another one replaces the last one counts. */
function effectsByCard({ effects }: Sources): Map<string, WrittenEffects> {
  const found = new Map<string, WrittenEffects>();
  for (const { component, kind, path, ast } of effects) {
    if (component.section !== 'cards' || ast === null) continue;
    const of = found.get(component.id) ?? { programs: new Map<string, string>(), price: '' };
    found.set(component.id, of);
    const key = String(path.at(-1));
    if (kind === 'cost' && key === 'price') of.price = printCost(ast as CostNode);
    else if (kind === 'program' || kind === 'standing') {
      of.programs.set(key, print(ast as EffectNode, { layout: 'block' }));
    }
  }
  return found;
}

/** The printed text if the pack has it, else the one that is rendered; of several programs each with its title. */
function textOf(card: Card, language: LanguageCode, program: string | undefined, pack: PackOfCards): string {
  const printed = printedText(card);
  if (printed !== '' && program === undefined && language === 'en') return printed;
  const { model, sources } = pack;
  const names = new Set(model.types.find(({ id }) => id === card.type)?.programs.map(({ name }) => name));
  const rendered = renderComponent(model, sources, { section: 'cards', id: card.id }, LANGUAGES[language]).filter(
    ({ key }) => names.has(key) && (program === undefined || key === program),
  );
  return rendered
    .map(({ key, title, text }) => (names.size > 1 && key !== 'effect' ? `${title ?? key}: ${text}` : text))
    .join('\n');
}

/** What is printed on a card that is not encoded yet, or only in part. */
export function printedText({ notes }: Pick<Card, 'notes'>): string {
  const left = notes['not-encoded'];
  const text = typeof left === 'object' && left !== null ? (left as Record<string, unknown>)['text'] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

/** The languages of which the pack has words. English is said without them. */
export const languagesOfPack = ({ lexicon }: PackModel): LanguageCode[] =>
  LANGUAGE_CODES.filter((code) => code === 'en' || Object.keys(lexicon[code] ?? {}).length > 0);
