/** One page at a time plays the game that the browser stores: others would write over what it has done. */

const NAME = 'fathom-table';

let release: (() => void) | null = null;

/**
 * Claims the game for this page; false: another page has it. With `steal` it is taken from that page. `onLost` is called when
 * another page takes it from this one. Where the browser knows no locks, every page may play.
 */
export function claimTable(onLost: () => void, steal = false): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (release !== null || locks === undefined) return Promise.resolve(true);
  return new Promise((claimed) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      claimed(lock !== null);
      if (lock === null) return undefined;
      return new Promise((done) => {
        release = done;
      });
    };
    locks.request(NAME, steal ? { steal } : { ifAvailable: true }, hold).catch(() => {
      release = null;
      onLost();
    });
  });
}

/** Lets another page have it. */
export function releaseTable(): void {
  release?.();
  release = null;
}
