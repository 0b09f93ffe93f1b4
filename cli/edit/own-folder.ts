/** Folders for notes about the folders that are served, which only this user can open. */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, realpathSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { makeFolder } from '../../dsl/node.ts';

/** Why something cannot be used for notes, in plain words. */
export class NotOwn extends Error {}

/** Makes sure that a folder is one of this user, which nobody else may open. A link could lead to the folder of another. */
export function takeOwnFolder(notes: string): void {
  makeFolder(notes, 0o700);
  const found = lstatSync(notes);
  if (!found.isDirectory()) throw new NotOwn('it is no folder');
  refuseForeign(found);
  chmodSync(notes, 0o700);
}

/** Throws `NotOwn` for what belongs to another user. */
export function refuseForeign({ uid }: Stats): void {
  const own = userInfo().uid;
  // Windows has no such numbers
  if (own >= 0 && uid !== own) throw new NotOwn('it belongs to another user');
}

/** A name for notes about a served folder, the same by whatever path it is reached. */
export const nameOfFolder = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
