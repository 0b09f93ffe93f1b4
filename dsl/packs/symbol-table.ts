/** The names that the packs declare, found by id or plural. */
import type { PackSymbol, SymbolKind, Symbols } from '../semantics/symbols.ts';

export class SymbolTable implements Symbols {
  readonly #byName = new Map<string, PackSymbol[]>();
  readonly #all: PackSymbol[] = [];

  /** Declares a name; of several with the same kind and id, the first is used. */
  add(symbol: PackSymbol): void {
    if (this.find(symbol.id).some(({ kind, id }) => kind === symbol.kind && id === symbol.id)) return;
    this.#all.push(symbol);
    for (const name of new Set([symbol.id, ...(symbol.plural ? [symbol.plural] : [])])) {
      const known = this.#byName.get(name);
      if (known) known.push(symbol);
      else this.#byName.set(name, [symbol]);
    }
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
