/** The contents of a face, from the component and its rendered texts. */
import { capitalize, wordTable } from '../../../dsl/internal.ts';
import { hasMessage, t } from '../../i18n/index.ts';
import type { ComponentView, LanguageCode, PackView, Provenance, RenderedTextView } from '../../worker/protocol.ts';
import type { Pictures } from '../picture.ts';
import type { FaceData } from './face.ts';

const SHAPES: Partial<Record<string, FaceData['shape']>> = wordTable({ cards: 'card', slots: 'slot' });

/** Over a face without a type. */
function kindOf(section: string, language: LanguageCode): string {
  const key = `face.${section}`;
  return hasMessage(key) ? t(key, {}, language) : section;
}

/** A name that the language has none for, marked as in texts. */
const asMissing = (name: string): string => `‹${name}›`;

/** Of others the status is not one word, or nobody has said it yet. */
const PRINTED_STATUS: ReadonlySet<Provenance> = new Set(['attested', 'derived', 'original']);

const isPrice = ({ key }: RenderedTextView): boolean => key === 'price' || key === 'cost';

export function faceData(
  component: ComponentView,
  texts: readonly RenderedTextView[],
  view: PackView,
  language: LanguageCode,
): FaceData {
  const { id, name, number, type, section, deck, color, provenance } = component;
  const isMissing = (name: string): boolean => view.unnamed[language].includes(name);
  const word = (name: string | null): string => {
    if (name === null) return '';
    const known = view.names[language][name] ?? name;
    return isMissing(name) ? asMissing(known) : known;
  };
  return {
    id,
    shape: SHAPES[section] ?? 'plate',
    // the declared name is the English one
    name: language === 'en' ? name : isMissing(id) ? asMissing(name) : capitalize(view.names[language][id] ?? name),
    number,
    language,
    pack: view.title,
    type: type ? word(type) : kindOf(section, language),
    deck: word(deck),
    color,
    colorName: word(color),
    colorIndex: view.colors.indexOf(color ?? ''),
    price: texts.find(isPrice)?.marked ?? null,
    texts: texts.filter((one) => !isPrice(one)).map(({ title, text, marked }) => ({ title, text, marked })),
    status: provenance && PRINTED_STATUS.has(provenance) ? t(`status.${provenance}`, {}, language) : '',
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
