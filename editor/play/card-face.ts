/** The face of a card of the game, in the language of the page. */
import { nothing, type TemplateResult } from 'lit';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace } from '../drawing/face/face.ts';
import { measure } from '../drawing/face/measure.ts';
import { app } from '../state/app.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';

/** `more`: what is true of this copy of the card, such as that it is used. Nothing, where the pack has no such card now. */
export function cardFace(
  card: string,
  name: string,
  pack: PackView,
  texts: Record<string, RenderedTextView[]>,
  more = '',
): TemplateResult | typeof nothing {
  const component = pack.components.find(({ section, id }) => section === 'cards' && id === card);
  if (!component) return nothing;
  const data = { ...faceData(component, texts[card] ?? [], pack, app.now.settings.language), name };
  const label = [faceLabel(data, false), more].filter(Boolean).join('. ');
  return drawFace(data, measure, picturesOf(pack), label);
}
