/** The hash of the rules of a pack, which a record of a game contains. */
import { trimTrailingBlanks } from '../source/trailing-blanks.ts';
import type { YamlMap } from '../source/tree.ts';
import type { PackSource } from './discover.ts';
import { SECTION_NAMES, sectionOf } from './fields.ts';
import type { Files } from './files.ts';
import { sha256 } from './sha256.ts';

/**
 * The hex digest of the rules of some packs, base packs first. Equal rules have equal hashes: line ends and trailing blanks
 * are normalized, and files that contain only sections that change no game are left out.
 */
export function packHash(packs: PackSource[], files: Files): string {
  const digest = files.sha256 ?? sha256;
  const texts = packs.flatMap((pack) =>
    pack.files
      .filter(({ yaml }) => !changesNoGame(yaml.root))
      .map(
        ({ name, yaml }) =>
          `${pack.folder ? name.slice(name.indexOf('/') + 1) : ''}\n${yaml.text
            .split('\n')
            .map((line) => trimTrailingBlanks(line.endsWith('\r') ? line.slice(0, -1) : line))
            .join('\n')
            .trimEnd()}\n`,
      ),
  );
  return digest(texts.join('\0'));
}

/** Whether a file contains only a lexicon, lessons or explanations. */
function changesNoGame(root: YamlMap | null): boolean {
  return (
    root !== null &&
    root.entries.length > 0 &&
    root.entries.every(({ key }) => SECTION_NAMES.some((name) => name === key && sectionOf(name).unhashed))
  );
}
