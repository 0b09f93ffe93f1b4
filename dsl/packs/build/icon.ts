/** The icon of a counter, class or piece. */
import { parseDrawing } from '../drawing.ts';
import { ICON } from '../fields.ts';
import type { IconDef } from '../model.ts';
import type { FieldReader } from '../field-reader.ts';

export function iconOf(component: FieldReader): { icon?: IconDef } {
  const reader = component.record('icon', ICON);
  if (!reader) return {};
  const drawing = reader.words('drawing');
  const color = reader.words('color');
  const node = reader.node('drawing');
  if (drawing !== undefined && node?.kind === 'scalar') {
    const { wrong } = parseDrawing(drawing);
    if (wrong) {
      reader.report({ file: reader.file, span: node.map().toFile(wrong.start, wrong.end) }, 'bad-icon', {
        drawing: wrong.mistake,
      });
    }
  }
  const written = reader.node('color');
  if (color !== undefined && !COLOR.test(color)) {
    reader.report({ file: reader.file, span: written?.span ?? reader.place.span }, 'bad-icon', { color });
  }
  return { icon: { ...(drawing === undefined ? {} : { drawing }), ...(color === undefined ? {} : { color }) } };
}

const COLOR = /^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/;
