/** Explains why a record could not be replayed to its end: the step, and the changes of the pack since. */
import type { LanguageCode } from '../../dsl/internal.ts';
import type { Replayed } from '../../interpreter/index.ts';
import type { Io } from '../io.ts';
import type { PlayablePack } from '../packs.ts';
import { changedComponents, type RecordFile } from '../record-file.ts';
import { painter, wrap } from '../terminal/paint.ts';
import { GAME_WORDS } from '../wording/index.ts';

export function explainStop(
  record: RecordFile,
  { step, key, reason }: NonNullable<Replayed['stopped']>,
  pack: PlayablePack,
  language: LanguageCode,
  io: Io,
): string[] {
  const paint = painter(io.color);
  const line = GAME_WORDS[language].replay.notOffered(step + 1, record.choices.length, key, reason);
  return [...wrap(`${paint('red', 'fathom:')} ${line}`, io.width, 2), ...packChange(record, pack, language, io)];
}

const SHOWN = 20;

/** The differences between the pack of the record and the pack here. */
export function packChange(
  record: RecordFile,
  { model, sources }: PlayablePack,
  language: LanguageCode,
  io: Io,
): string[] {
  const { replay: say } = GAME_WORDS[language];
  if (record.hash === model.hash) return [say.recordChanged];
  const versions =
    record.version === model.version ? say.sameVersion(model.version) : say.versions(record.version, model.version);
  const out = [say.otherPack(model.id, versions)];
  if (record.components === undefined) return [...out, say.noComponents];
  const changed = changedComponents(record, sources, say.change);
  if (changed.length === 0) return [...out, say.onlyHead];
  const names = changed.slice(0, SHOWN).join(', ');
  return [...out, ...wrap(say.components(names, changed.length - SHOWN), io.width, 2)];
}
