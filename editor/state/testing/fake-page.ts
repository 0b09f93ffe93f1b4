/** What the state needs of a browser, in memory, so that its tests run without one. Import it before the modules under test. */
import { vi } from 'vitest';

/** Storage of the browser; `full`: writing throws, as in some private windows. */
class FakeStorage {
  readonly values = new Map<string, string>();
  full = false;

  getItem(key: string): string | null {
    if (this.full) throw new Error('the storage is blocked');
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new Error('the storage is full');
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** Each letter is half as wide as it is high. Texts are measured at 100 pixels. */
class FakeElement {
  style: Record<string, string> = {};
  textContent = '';
  isConnected = false;
  setAttribute(): void {}
  append(...children: FakeElement[]): void {
    for (const child of children) child.isConnected = true;
  }
  replaceChildren(): void {}
  cloneNode(): FakeElement {
    return new FakeElement();
  }
  getComputedTextLength(): number {
    return 50 * this.textContent.length;
  }
}

class FakePage {
  localStorage = new FakeStorage();
  sessionStorage = new FakeStorage();
  languages: readonly string[] = ['en-GB'];
  /** content of the `fathom-host` element of the page */
  hostKind = 'folder';
  persistCalls = 0;
  #hash = '';
  #listeners: (() => void)[] = [];

  /** Notifies listeners when it is set, as a browser does. */
  set hash(hash: string) {
    this.#hash = hash;
    for (const listener of this.#listeners) listener();
  }
  get hash(): string {
    return this.#hash;
  }

  /** Puts a new page in place of the last one. */
  open(hash = ''): void {
    this.localStorage = new FakeStorage();
    this.sessionStorage = new FakeStorage();
    this.languages = ['en-GB'];
    this.hostKind = 'folder';
    this.persistCalls = 0;
    this.#listeners = [];
    this.#hash = hash;
    this.install();
  }

  install(): void {
    const setHash = (_state: null, _title: string, url: string): void => {
      this.#hash = url.slice(url.indexOf('#'));
    };
    const location = Object.defineProperty({ pathname: '/', origin: 'http://localhost' }, 'hash', {
      get: () => this.#hash,
      set: (hash: string) => {
        this.hash = hash;
      },
    });
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { replaceState: setHash });
    vi.stubGlobal('window', {
      addEventListener: (type: string, listener: () => void) => {
        if (type === 'hashchange') this.#listeners.push(listener);
      },
    });
    vi.stubGlobal('localStorage', this.localStorage);
    vi.stubGlobal('sessionStorage', this.sessionStorage);
    const persist = (): Promise<boolean> => {
      this.persistCalls++;
      return Promise.resolve(true);
    };
    vi.stubGlobal('navigator', { languages: this.languages, storage: { persist } });
    // Lit makes a tree walker as it is loaded
    vi.stubGlobal('document', {
      querySelector: () => ({ getAttribute: () => this.hostKind }),
      createTreeWalker: () => ({}),
      createElementNS: () => new FakeElement(),
      body: new FakeElement(),
    });
  }

  /** Leaves no trace for tests of other folders, which run in the same thread. */
  close(): void {
    vi.unstubAllGlobals();
  }
}

export const page = new FakePage();
page.open();

// The state reads the page when it is loaded, which happens once for all files of a thread: now, while there is a page.
await import('../app.ts');
