/** All texts that Fathom renders for the packs of this repository, each once, in all languages. */
import { LANGUAGES, renderComponent, canonicalText } from '../../texts/internal.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { loaded } from '../support/loaded.ts';

export const PACKS = [
  'underwater-cities',
  'abyssal-trade',
  'yucata',
  'nim.yaml',
  'tic-tac-toe.yaml',
  'test-shapes.yaml',
];

/** What people hold in their hands, and what only explains the course of a game. */
export type TextClass = 'cards' | 'slots' | 'tiles' | 'procedures';

const CLASSES: Record<string, TextClass> = {
  cards: 'cards',
  slots: 'slots',
  boards: 'tiles',
  pieces: 'tiles',
  tracks: 'tiles',
  procedures: 'procedures',
  types: 'procedures',
  decks: 'procedures',
  rules: 'procedures',
};

export interface SheetText {
  /** `pack/section/component/key` */
  id: string;
  class: TextClass;
  effect: string;
  texts: Record<LanguageCode, string>;
}

/** `root`: the folder of the packs. Of texts that are equal in all languages only the first is listed. */
export function renderedTexts(root: string): SheetText[] {
  const seen = new Set<string>();
  return PACKS.flatMap((pack) => {
    const { model, sources } = loaded(`${root}/${pack}`);
    if (!model) throw new Error(`${pack} has errors`);
    return sources.components.flatMap((component): SheetText[] => {
      const { section, id } = component;
      if (!Object.hasOwn(CLASSES, section)) return [];
      const said = LANGUAGE_CODES.map(
        (code) => [code, renderComponent(model, sources, component, LANGUAGES[code])] as const,
      );
      return renderComponent(model, sources, component, LANGUAGES.en).flatMap(({ key, source }, i) => {
        const texts = Object.fromEntries(said.map(([code, all]) => [code, all[i].text])) as SheetText['texts'];
        const known = JSON.stringify(texts);
        if (seen.has(known)) return [];
        seen.add(known);
        const name = `${pack.replace(/\.yaml$/, '')}/${section}/${id}/${key}`;
        return [{ id: name, class: CLASSES[section], effect: canonicalText(source, 'line'), texts }];
      });
    });
  });
}
