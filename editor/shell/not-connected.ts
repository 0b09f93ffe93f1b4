/** What a page without its server says, and what becomes of the texts in it. */
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import type { Reach } from '../state/host.ts';

export function notConnected(reach: Exclude<Reach, 'connected'>): string {
  const why = t(reach === 'lost' ? 'notConnected' : 'serverReplaced');
  return `${why} ${t(app.now.storesDrafts ? 'draftsStay' : 'notStored')}`;
}
