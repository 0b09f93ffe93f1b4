/** Texts and names of a pack in all languages, as plain data. */
import { LANGUAGES, renderComponent, lexiconOf } from '../../texts/internal.ts';
import type { ComponentId, LanguageCode, PackModel, Sources } from '../../dsl/internal.ts';
import type { ByLanguage, PackView, RenderedTextView } from './protocol.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

export function byLanguage<T>(valueIn: (code: LanguageCode) => T): ByLanguage<T> {
  return Object.fromEntries(CODES.map((code) => [code, valueIn(code)])) as ByLanguage<T>;
}

export function renderTexts(
  model: PackModel,
  sources: Sources,
  component: ComponentId,
  code: LanguageCode,
): RenderedTextView[] {
  const words = renderComponent(model, sources, component, LANGUAGES[code]);
  const pictures = renderComponent(model, sources, component, LANGUAGES[code], { icons: true });
  return words.map(({ key, title, text, signs, missing }, i) => ({
    key,
    title,
    text,
    marked: pictures[i]?.iconLine ?? pictures[i]?.text ?? text,
    signs,
    missing: [...new Set(missing.map(({ name }) => name))],
  }));
}

/** The names on faces, in filters and positions, by id; where a language has none, the English one. */
export function namesByLanguage(model: PackModel): Pick<PackView, 'names' | 'unnamed'> {
  const tags = model.boards
    .flatMap(({ sites }) => sites.flatMap((site) => site.tags))
    .map((id) => ({ id, name: id.replaceAll('-', ' ') }));
  const named = [
    tags,
    model.attributes,
    model.types,
    model.decks,
    model.colors,
    model.counters,
    model.siteKinds,
    model.pieces,
    model.tracks,
    model.zones,
    model.slots,
    model.boards,
    model.cards,
  ].flat();
  const wordIn = (code: LanguageCode, id: string): string | undefined => {
    const lexicon = lexiconOf(model, code);
    return lexicon.noun(id)?.form('singular') ?? lexicon.adjective(id)?.form('m', 'singular') ?? lexicon.phrase(id);
  };
  return {
    names: byLanguage((code) => Object.fromEntries(named.map(({ id, name }) => [id, wordIn(code, id) ?? name]))),
    // the name that a pack declares is the English one
    unnamed: byLanguage((code) =>
      code === 'en' ? [] : named.flatMap(({ id }) => (wordIn(code, id) === undefined ? [id] : [])),
    ),
  };
}
