/** What a card is about, as pictures. */
import { picturesOf } from '../drawing/face/face-data.ts';
import { pictured } from '../drawing/picture.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';

/** The names with a picture in its texts, each once. */
export const emblemsOf = (texts: readonly RenderedTextView[] | undefined, pack: PackView): string[] =>
  pictured((texts ?? []).map(({ marked }) => marked).join(' '), picturesOf(pack));
