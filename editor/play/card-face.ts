/** The face of a card of the game, in the language of the page. */
import { nothing } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { guard } from 'lit/directives/guard.js';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace } from '../drawing/face/face.ts';
import { measureFaces } from '../drawing/face/fit.ts';
import { measure } from '../drawing/face/measure.ts';
import { app } from '../state/app.ts';
import type { LanguageCode, PackView, RenderedTextView } from '../worker/protocol.ts';

/** Measures the texts of all cards at once, before any is drawn: one by one, each lays out the whole page. */
export function measureCards(pack: PackView, texts: Record<string, RenderedTextView[]>, language: LanguageCode): void {
  const cards = pack.components.filter(({ section }) => section === 'cards');
  measureFaces(
    cards.map((card) => faceData(card, texts[card.id] ?? [], pack, language)),
    measure,
  );
}

/**
 * `more`: what is true of this copy of the card, such as that it is used. Nothing, where the pack has no such card now. It is drawn
 * again only where something of it has changed: laying out the faces of a table takes longer than all else of it.
 */
export function cardFace(
  card: string,
  name: string,
  pack: PackView,
  texts: Record<string, RenderedTextView[]>,
  more = '',
): DirectiveResult {
  const { language } = app.now.settings;
  return guard([card, name, pack, texts[card], language, more], () => {
    const component = pack.components.find(({ section, id }) => section === 'cards' && id === card);
    if (!component) return nothing;
    const data = { ...faceData(component, texts[card] ?? [], pack, language), name };
    const label = [faceLabel(data, false), more].filter(Boolean).join('. ');
    return drawFace(data, measure, picturesOf(pack), label);
  });
}
