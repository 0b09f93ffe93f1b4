/** The contents of a face, from the component and its rendered texts. */
import { t } from '../../i18n/index.ts';
import type { ComponentView, LanguageCode, PackView, RenderedTextView } from '../../worker/protocol.ts';
import type { Pictures } from '../picture.ts';
import type { FaceData } from './face.ts';

const SECTION_NAMES: Partial<Record<string, Record<LanguageCode, string>>> = {
  slots: { en: 'action slot', it: 'casella azione', uk: 'клітинка дії' },
  tracks: { en: 'track', it: 'tracciato', uk: 'трек' },
  pieces: { en: 'piece', it: 'pezzo', uk: 'фішка' },
  boards: { en: 'board', it: 'plancia', uk: 'планшет' },
};

const SHAPES: Partial<Record<string, FaceData['shape']>> = { cards: 'card', slots: 'slot' };

const isPrice = ({ key }: RenderedTextView): boolean => key === 'price' || key === 'cost';

export function faceData(
  component: ComponentView,
  texts: readonly RenderedTextView[],
  view: PackView,
  language: LanguageCode,
): FaceData {
  const { id, name, number, type, section, deck, color, provenance } = component;
  const word = (name: string | null): string => (name === null ? '' : (view.names[language][name] ?? name));
  return {
    id,
    shape: SHAPES[section] ?? 'plate',
    name,
    number,
    language,
    pack: view.title,
    type: type ? word(type) : (SECTION_NAMES[section]?.[language] ?? section),
    deck: word(deck),
    color,
    colorName: word(color),
    colorIndex: view.colors.indexOf(color ?? ''),
    price: texts.find(isPrice)?.marked ?? null,
    texts: texts.filter((one) => !isPrice(one)).map(({ title, text, marked }) => ({ title, text, marked })),
    status: provenance ? t(`status.${provenance}`, {}, language) : '',
  };
}

/** The face in words, for screen readers. */
export function faceLabel({ name, number, colorName, type, deck, texts }: FaceData, stale: boolean): string {
  const label = t('faceOf', {
    name: number === null ? name : `${name} (${number})`,
    kind: [colorName, type, deck].filter(Boolean).join(', '),
    text: texts.map(({ text }) => text).join(' '),
  });
  return stale ? `${t('staleFace')}. ${label}` : label;
}

const cached = new WeakMap<string[], Pictures>();

/** The names of a pack that have pictures. */
export function picturesOf({ pictures }: PackView): Pictures {
  let found = cached.get(pictures);
  if (!found) cached.set(pictures, (found = new Set(pictures)));
  return found;
}
