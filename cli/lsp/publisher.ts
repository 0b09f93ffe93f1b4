/** When diagnostics are told: what the texts say by themselves at once, the look at the whole pack after a pause. */
import type { Connection, Diagnostic } from 'vscode-languageserver/node';
import { allDiagnostics, type Workspace } from '../../dsl/service/index.ts';
import type { PackWorkspaces } from './packs.ts';
import type { Guard } from './protocol.ts';

/** Several changes that arrive together are one. */
const BATCH_MS = 10;
/** So long nobody types. */
const IDLE_MS = 300;

export class Publisher {
  #soon: NodeJS.Timeout | undefined;
  #later: NodeJS.Timeout | undefined;
  /** what was told last, by address */
  readonly #told = new Map<string, string>();
  constructor(
    private readonly connection: Connection,
    private readonly packs: PackWorkspaces,
    private readonly guard: Guard,
  ) {}

  changed(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.#publish();
    }, BATCH_MS);
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#publish((workspace) => workspace.fullCheck()), IDLE_MS);
  }

  #publish(before: (workspace: Workspace) => void = () => undefined): void {
    this.guard(undefined, () => {
      const found = new Map<string, Diagnostic[]>();
      for (const workspace of this.packs.all()) {
        before(workspace);
        for (const [uri, diagnostics] of allDiagnostics(workspace)) {
          found.set(uri, union(found.get(uri) ?? [], diagnostics));
        }
      }
      for (const uri of new Set([...this.#told.keys(), ...found.keys()])) this.#tell(uri, found.get(uri) ?? []);
    });
  }

  #tell(uri: string, diagnostics: Diagnostic[]): void {
    const text = JSON.stringify(diagnostics);
    const known = this.#told.get(uri);
    if (known === text || (known === undefined && diagnostics.length === 0)) return;
    if (diagnostics.length === 0) this.#told.delete(uri);
    else this.#told.set(uri, text);
    this.connection.sendDiagnostics({ uri, diagnostics }).catch(() => undefined); // the editor is gone
  }
}

/** A file of which several packs are made is told of once. */
function union(first: Diagnostic[], second: Diagnostic[]): Diagnostic[] {
  const known = new Set(first.map((diagnostic) => JSON.stringify(diagnostic)));
  return [...first, ...second.filter((diagnostic) => !known.has(JSON.stringify(diagnostic)))];
}
