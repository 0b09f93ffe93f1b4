/** Publishes diagnostics: those of the incremental check immediately, those of the full check when typing pauses. */
import type { Connection, Diagnostic } from 'vscode-languageserver/node';
import { LIMITS } from '../../dsl/internal.ts';
import { allDiagnostics, type Workspace } from '../../service/language-service/index.ts';
import type { PackWorkspaces } from './packs.ts';
import type { Guard } from './protocol.ts';

/** Changes that arrive within this time are published together. */
const BATCH_MS = 10;
/** Pause after the last change before the full check runs. */
const IDLE_MS = 300;

export class Publisher {
  #batchTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  /** diagnostics published last, as JSON by URI; files without any have no entry */
  readonly #published = new Map<string, string>();
  constructor(
    private readonly connection: Connection,
    private readonly packs: PackWorkspaces,
    private readonly guard: Guard,
  ) {}

  changed(): void {
    this.#batchTimer ??= setTimeout(() => {
      this.#batchTimer = undefined;
      this.#publishAll();
    }, BATCH_MS);
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#publishAll((workspace) => workspace.fullCheck()), IDLE_MS);
  }

  #publishAll(prepare: (workspace: Workspace) => void = () => undefined): void {
    this.guard(undefined, () => {
      const current = new Map<string, Diagnostic[]>();
      for (const workspace of this.packs.all()) {
        prepare(workspace);
        for (const [uri, diagnostics] of allDiagnostics(workspace)) {
          current.set(uri, union(current.get(uri) ?? [], diagnostics));
        }
      }
      for (const uri of new Set([...this.#published.keys(), ...current.keys()])) {
        this.#publish(uri, mostUrgent(current.get(uri) ?? []));
      }
    });
  }

  /** Sends the diagnostics of a file if they have changed. */
  #publish(uri: string, diagnostics: Diagnostic[]): void {
    const text = JSON.stringify(diagnostics);
    const previous = this.#published.get(uri);
    if (previous === text || (previous === undefined && diagnostics.length === 0)) return;
    if (diagnostics.length === 0) this.#published.delete(uri);
    else this.#published.set(uri, text);
    this.connection.sendDiagnostics({ uri, diagnostics }).catch(() => undefined); // the editor has disconnected
  }
}

/** At most as many as a command prints, errors before warnings, and how many are left out. */
function mostUrgent(diagnostics: Diagnostic[]): Diagnostic[] {
  const { most } = LIMITS.messages;
  if (diagnostics.length <= most) return diagnostics;
  const shown = diagnostics.toSorted((a, b) => (a.severity ?? 1) - (b.severity ?? 1)).slice(0, most);
  const rest: Diagnostic = {
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: INFORMATION,
    source: 'fathom',
    message: `… and ${diagnostics.length - most} more; \`fathom check --all\` prints all of them.`,
  };
  return [...shown, rest];
}

/** `DiagnosticSeverity.Information` of the protocol */
const INFORMATION = 3;

/** Several packs may contain the same file; equal diagnostics are listed once. */
function union(first: Diagnostic[], second: Diagnostic[]): Diagnostic[] {
  const listed = new Set(first.map((diagnostic) => JSON.stringify(diagnostic)));
  return [...first, ...second.filter((diagnostic) => !listed.has(JSON.stringify(diagnostic)))];
}
