/** Explains why a record could not be replayed to its end: the step, and the changes of the pack since. */
import type { Replayed } from '../../interpreter/index.ts';
import type { Io } from '../io.ts';
import type { PlayablePack } from '../packs.ts';
import { changedComponents, type RecordFile } from '../record-file.ts';
import { painter, wrap } from '../terminal/paint.ts';

export function explainStop(
  record: RecordFile,
  stopped: NonNullable<Replayed['stopped']>,
  pack: PlayablePack,
  io: Io,
): string[] {
  const paint = painter(io.color);
  return [
    ...wrap(
      `${paint('red', 'fathom:')} choice ${stopped.step + 1} of ${record.choices.length}, "${stopped.key}", is not offered: ${stopped.reason}`,
      io.width,
      2,
    ),
    ...packChange(record, pack, io),
  ];
}

/** The differences between the pack of the record and the pack here. */
export function packChange(record: RecordFile, { model, sources }: PlayablePack, io: Io): string[] {
  if (record.hash === model.hash) return ['The pack is the very same, so the record itself was changed.'];
  const versions =
    record.version === model.version
      ? `both call themselves version ${model.version}`
      : `version ${record.version} then, ${model.version} now`;
  const out = [`The record was made with another state of the pack ${model.id} (${versions}).`];
  if (record.components === undefined) {
    return [...out, 'The record does not say what the pack was like, so what changed cannot be named.'];
  }
  const changed = changedComponents(record, sources);
  if (changed.length === 0) {
    return [...out, 'No component differs; the head of the pack or the order of its components has changed.'];
  }
  const shown = changed.slice(0, 20);
  return [
    ...out,
    ...wrap(
      `Components that differ: ${shown.join(', ')}${changed.length > shown.length ? `, and ${changed.length - shown.length} more` : ''}.`,
      io.width,
      2,
    ),
  ];
}
