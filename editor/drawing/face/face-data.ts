/** From what the worker says of a component to what a face shows. */
import type { ComponentView, LanguageCode, PackView, RenderedTextView } from '../../worker/protocol.ts';
import { t } from '../../i18n/index.ts';
import type { FaceData } from './face.ts';
import type { Pictures } from '../picture.ts';

const SECTION_NAMES: Partial<Record<string, Record<LanguageCode, string>>> = {
  slots: { en: 'action slot', it: 'casella azione', uk: 'клітинка дії' },
  tracks: { en: 'track', it: 'tracciato', uk: 'трек' },
  pieces: { en: 'piece', it: 'pezzo', uk: 'фішка' },
  boards: { en: 'board', it: 'plancia', uk: 'планшет' },
};

export function faceData(
  component: ComponentView,
  told: readonly RenderedTextView[],
  view: PackView,
  language: LanguageCode,
): FaceData {
  const said = (id: string | null): string => (id === null ? '' : (view.names[language][id] ?? id));
  const isPrice = ({ key }: RenderedTextView): boolean => key === 'price' || key === 'cost';
  return {
    id: component.id,
    name: component.name,
    number: component.number,
    language,
    pack: view.title,
    type: component.type ? said(component.type) : (SECTION_NAMES[component.section]?.[language] ?? component.section),
    deck: said(component.deck),
    color: component.color,
    colorName: said(component.color),
    colorIndex: view.colors.indexOf(component.color ?? ''),
    price: told.find(isPrice)?.marked ?? null,
    texts: told.filter((one) => !isPrice(one)).map(({ title, text, marked }) => ({ title, text, marked })),
    status: component.provenance ? t(`status.${component.provenance}`, {}, language) : '',
  };
}

/** What a person who does not see the face is told. */
export function faceLabel(data: FaceData, stale: boolean): string {
  const text = data.texts.map((one) => one.text).join(' ');
  return `${stale ? `${t('staleFace')}. ` : ''}${t('faceOf', { name: data.number === null ? data.name : `${data.name} (${data.number})`, kind: [data.colorName, data.type, data.deck].filter(Boolean).join(', '), text })}`;
}

const kept = new WeakMap<string[], Pictures>();

/** The names of a pack that have pictures. */
export function picturesOf({ pictures }: PackView): Pictures {
  let found = kept.get(pictures);
  if (!found) kept.set(pictures, (found = new Set(pictures)));
  return found;
}
