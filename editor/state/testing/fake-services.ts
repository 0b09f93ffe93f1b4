/** A host and a worker in memory, for tests of the state. */
import { vi } from 'vitest';
import type { WorkerClient } from '../../worker/client.ts';
import { findPacks } from '../../worker/find-packs.ts';
import type { ComponentView, PackView, WorkerApi, WorkerMethod } from '../../worker/protocol.ts';
import { app, initialState } from '../app.ts';
import { openDrafts, type Drafts } from '../drafts.ts';
import { fileFromHost } from '../files.ts';
import type { Host, HostFile, OutsideChange, Reach, SaveResult } from '../host.ts';
import { setServices, type Services } from '../services.ts';

/** A disk with a hash for each text. */
export class FakeHost implements Host {
  kind: Host['kind'] = 'folder';
  title = 'packs';
  key = 'packs';
  files: HostFile[];
  readonly disk = new Map<string, string>();
  /** when set, the answer to the next save */
  nextSave: SaveResult | undefined;
  saves: { path: string; text: string; expected: string | null }[] = [];
  signOffText = '';
  /** by pack */
  readonly weightTexts = new Map<string, string>();
  onChange: (change: OutsideChange) => void = () => undefined;
  onReach: (reach: Reach) => void = () => undefined;

  constructor(texts: Record<string, string>, readonly: string[] = []) {
    for (const [path, text] of Object.entries(texts)) this.disk.set(path, text);
    this.files = Object.keys(texts).map((path) => ({ ...this.file(path), readonly: readonly.includes(path) }));
  }

  file(path: string): HostFile {
    const text = this.disk.get(path)!;
    return { path, text, hash: hashOf(text), readonly: false };
  }

  save(path: string, text: string, expected: string | null): Promise<SaveResult> {
    this.saves.push({ path, text, expected });
    const planned = this.nextSave;
    this.nextSave = undefined;
    if (planned) return Promise.resolve(planned);
    const current = this.disk.has(path) ? this.file(path) : null;
    if ((current?.hash ?? null) !== expected) return Promise.resolve({ ok: false, reason: 'changed', current });
    this.disk.set(path, text);
    return Promise.resolve({ ok: true, hash: hashOf(text) });
  }

  signOffs(): Promise<{ text: string; hash: string | null }> {
    return Promise.resolve({ text: this.signOffText, hash: this.signOffText === '' ? null : hashOf(this.signOffText) });
  }

  weights(pack: string): Promise<string | null> {
    return Promise.resolve(this.weightTexts.get(pack) ?? null);
  }

  watch(onChange: (change: OutsideChange) => void, onReach: (reach: Reach) => void): void {
    this.onChange = onChange;
    this.onReach = onReach;
  }

  /** Somebody else writes a file, or removes it. */
  changeOutside(path: string, text: string | null): void {
    if (text === null) this.disk.delete(path);
    else this.disk.set(path, text);
    this.onChange(text === null ? { path, removed: true } : this.file(path));
  }
}

export const hashOf = (text: string): string => `hash of ${JSON.stringify(text)}`;

type Answers = { [M in WorkerMethod]?: (...args: Parameters<WorkerApi[M]>) => unknown };

/** Answers what a test gave it; other methods return nothing. */
export class FakeWorker implements WorkerClient {
  calls: unknown[][] = [];
  answers: Answers = {
    analyze: (pack) => packView(pack),
    checkIncrementally: () => ({ diagnostics: [], component: null }),
  };

  async ask<M extends WorkerMethod>(
    method: M,
    ...args: Parameters<WorkerApi[M]>
  ): Promise<Awaited<ReturnType<WorkerApi[M]>>> {
    this.calls.push([method, ...args]);
    const answer = this.answers[method] as ((...all: unknown[]) => unknown) | undefined;
    return (await answer?.(...args)) as Awaited<ReturnType<WorkerApi[M]>>;
  }

  /** The arguments of the calls of a method. */
  callsOf(method: WorkerMethod): unknown[][] {
    return this.calls.filter(([name]) => name === method).map(([, ...args]) => args);
  }
}

export const packView = (path: string, components: ComponentView[] = []): PackView =>
  ({ path, id: path, title: path, components, diagnostics: [], playerCounts: [2, 3] }) as unknown as PackView;

export const component = (id: string, file: string, line: number, endLine: number): ComponentView =>
  ({ section: 'cards', id, file, line, endLine, name: id, errors: 0 }) as unknown as ComponentView;

export interface TestServices extends Services {
  host: FakeHost;
  client: FakeWorker;
  drafts: Drafts;
}

/** Resets the state to a page that shows the files of the host, without the start of the page. */
export async function servicesWith(texts: Record<string, string>, readonly: string[] = []): Promise<TestServices> {
  const host = new FakeHost(texts, readonly);
  const services = { host, client: new FakeWorker(), drafts: await openDrafts() };
  setServices(services);
  app.set(initialState());
  app.set({ files: new Map(host.files.map((file) => [file.path, fileFromHost(file)])), packs: findPacks(texts) });
  return services;
}

/** Resolves pending promises without letting time pass. */
export async function flushPromises(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
