/** The open files, and which packs they belong to. */
import { findPacks } from '../worker/find-packs.ts';
import type { PackEntry, Texts } from '../worker/protocol.ts';
import { app, type OpenFile } from './app.ts';
import type { HostFile } from './host.ts';
import { detectTextForm, toEditorText } from './text-form.ts';

/** A file as the host has it. */
export function fileFromHost({ path, text, hash, readonly }: HostFile): OpenFile {
  const editorText = toEditorText(text);
  return {
    path,
    text: editorText,
    disk: editorText,
    hash,
    form: detectTextForm(text),
    readonly,
    revision: 0,
  };
}

/** A file that the host does not have yet. */
export const newFile = (path: string): OpenFile => ({
  path,
  text: '',
  disk: null,
  hash: null,
  form: { bom: false, crlf: false },
  readonly: false,
  revision: 0,
});

/** Whether there is such a file, and it can be changed. */
export const isOwnFile = (path: string): boolean => app.now.files.get(path)?.readonly === false;

/** Changes fields of a file, which is created where there is none. */
export function updateFile(path: string, change: Partial<OpenFile>): void {
  const files = new Map(app.now.files);
  const file = files.get(path) ?? newFile(path);
  files.set(path, { ...file, ...change });
  app.set({ files });
}

/** Puts a file in place of the one with its path. */
export function replaceFile(file: OpenFile): void {
  const files = new Map(app.now.files);
  files.set(file.path, file);
  app.set({ files });
}

export function removeFile(path: string): void {
  const files = new Map(app.now.files);
  files.delete(path);
  app.set({ files });
}

export const isDirty = (file: OpenFile): boolean => file.text !== file.disk;

/** The texts of all files as they are in the editor, by path. */
export const currentTexts = (): Texts => Object.fromEntries([...app.now.files].map(([path, { text }]) => [path, text]));

export const currentPacks = (): PackEntry[] => findPacks(currentTexts());

/** Whether the file is the pack or is in the pack's folder. */
export const isIn = (file: string, pack: string): boolean => file === pack || file.startsWith(`${pack}/`);

export const packOf = (file: string): PackEntry | undefined => app.now.packs.find(({ path }) => isIn(file, path));

/** The packs with most text first. */
export function packsBySize(packs: readonly PackEntry[]): PackEntry[] {
  const files = [...app.now.files];
  const size = (pack: string): number =>
    files.reduce((sum, [path, { text }]) => sum + (isIn(path, pack) ? text.length : 0), 0);
  return [...packs].sort((a, b) => size(b.path) - size(a.path));
}
