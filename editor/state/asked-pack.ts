/** The pack that an address asks for. */
import { baseName } from '../../dsl/internal.ts';
import type { PackEntry } from '../worker/protocol.ts';
import { announce, app } from './app.ts';

/** By its path, or by the last part of it, as people write it: `nautilus`. */
export function packAsked(packs: readonly PackEntry[], asked: string | undefined): string | undefined {
  const found = packs.find(({ path }) => path === asked) ?? packs.find(({ path }) => baseName(path) === asked);
  return found?.path;
}

/** Says that the pack of the address is not here, where that is so: another one is shown. */
export async function tellUnknownPack(): Promise<void> {
  const { route, packs } = app.now;
  const asked = route.query['pack'];
  if (asked === undefined || packAsked(packs, asked) !== undefined) return;
  const { ts } = await import('../i18n/start.ts');
  announce(ts('noSuchPack', { pack: asked }), 'error');
}
