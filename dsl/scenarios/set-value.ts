/** Writes one value into the text of a position and preserves the rest. */
import { isCollection, parseDocument } from 'yaml';
import { PRESETS } from './scenario.ts';

/** `path` such as `['me', 'credit']`; null removes the value, and maps that become empty. A bare preset becomes a map. */
export function setPositionValue(text: string, path: readonly string[], value: number | string | null): string {
  const preset = PRESETS.find((name) => name === text.trim());
  const document = parseDocument(preset ? `{preset: ${preset}}` : text.trim() === '' ? '{}' : text);
  if (document.errors.length > 0 || !isCollection(document.contents)) return text;
  if (value === null) {
    document.deleteIn(path);
    for (let n = path.length - 1; n > 0; n--) {
      const around = document.getIn(path.slice(0, n));
      if (isCollection(around) && around.items.length === 0) document.deleteIn(path.slice(0, n));
    }
  } else {
    for (let n = 1; n < path.length; n++) {
      if (!isCollection(document.getIn(path.slice(0, n)))) {
        document.setIn(path.slice(0, n), document.createNode({}, { flow: true }));
      }
    }
    document.setIn(path, value);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
