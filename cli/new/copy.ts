/** A pack of one's own as a copy of another one, with all its files. */
import { join, relative } from 'node:path';
import type { FileSource } from '../../dsl/internal.ts';
import { titleOf } from '../../service/language-service/index.ts';

/** The files of a pack that is a folder or one file at `path`, as the pack `name` in `folder`; it has a title of its own. */
export const copiedPack = (
  name: string,
  path: string,
  files: readonly Pick<FileSource, 'path' | 'text'>[],
  folder: string,
): { path: string; text: string }[] =>
  files.map((file) => {
    const inside = relative(path, file.path);
    return {
      path: inside === '' ? join(folder, `${name}.yaml`) : join(folder, name, inside),
      text: file.text.replace(/^pack:.*$/m, `pack: ${name}`).replace(/^title:.*$/m, `title: ${titleOf(name)}`),
    };
  });
