/** Writes one value into the text of a position and preserves the rest. */
import { isCollection, parseDocument, type Document } from 'yaml';
import { PRESETS } from './scenario.ts';

/** A value inside of another one: a card with what lies on it. */
export type PositionItem = number | string | boolean | { readonly [key: string]: PositionItem };

/** A value of a position; null: it says nothing of it. */
export type PositionValue = number | string | boolean | readonly PositionItem[] | null;

/** `path` such as `['me', 'credit']`; null removes the value, and maps that become empty. A bare preset becomes a map. */
export function setPositionValue(text: string, path: readonly string[], value: PositionValue): string {
  const preset = PRESETS.find((name) => name === text.trim());
  const document = parseDocument(preset ? `{preset: ${preset}}` : text.trim() === '' ? '{}' : text);
  if (document.errors.length > 0 || !isCollection(document.contents)) return text;
  const at = placeOf(document, path, value === null);
  if (value === null) {
    if (at.length > 1 && !isCollection(document.getIn(at.slice(0, -1)))) return text;
    document.deleteIn(at);
    for (let n = at.length - 1; n > 0; n--) {
      const around = document.getIn(at.slice(0, n));
      if (isCollection(around) && around.items.length === 0) document.deleteIn(at.slice(0, n));
    }
  } else {
    for (let n = 1; n < at.length; n++) {
      if (!isCollection(document.getIn(at.slice(0, n)))) {
        document.setIn(at.slice(0, n), document.createNode({}, { flow: true }));
      }
    }
    document.setIn(at, typeof value === 'object' ? document.createNode(value, { flow: true }) : value);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/** `c8: farm` is short for `c8: {piece: farm}`: where the piece of a site is written, and what is beside it. */
function placeOf(document: Document, path: readonly string[], isRemoval: boolean): readonly string[] {
  const site = path.slice(0, path.indexOf('sites') + 2);
  const [inside] = path.slice(site.length);
  if (!path.includes('sites') || inside === undefined) return path;
  const there = document.getIn(site);
  if (isCollection(there)) return path;
  if (inside === 'piece') return site;
  if (there !== undefined && there !== null && !isRemoval) {
    document.setIn(site, document.createNode({ piece: there }, { flow: true }));
  }
  return path;
}
