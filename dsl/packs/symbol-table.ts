/** The names that the packs declare, found by id or plural. */
import type { PackSymbol, SymbolKind, Symbols } from '../semantics/symbols.ts';

export class SymbolTable implements Symbols {
  readonly #byName = new Map<string, PackSymbol[]>();
  readonly #all: PackSymbol[] = [];

  /** Declares a name; of several with the same kind and id, the first is used. */
  add(symbol: PackSymbol): void {
    const { id, kind, plural } = symbol;
    const same = this.#byName.get(id);
    if (same?.some((other) => other.kind === kind && other.id === id)) return;
    this.#all.push(symbol);
    if (same) same.push(symbol);
    else this.#byName.set(id, [symbol]);
    if (!plural || plural === id) return;
    const known = this.#byName.get(plural);
    if (known) known.push(symbol);
    else this.#byName.set(plural, [symbol]);
  }

  find(name: string): PackSymbol[] {
    return this.#byName.get(name) ?? [];
  }

  /** An id takes precedence over a plural. */
  get(kind: SymbolKind, name: string): PackSymbol | undefined {
    const found = this.find(name).filter((symbol) => symbol.kind === kind);
    return found.find(({ id }) => id === name) ?? found[0];
  }

  all(kind?: SymbolKind): PackSymbol[] {
    return kind ? this.#all.filter((symbol) => symbol.kind === kind) : this.#all;
  }

  /** Names of some kinds, for did-you-mean. */
  names(...kinds: SymbolKind[]): string[] {
    return this.#all.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  }
}
