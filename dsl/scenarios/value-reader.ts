/** Reads plain values of a position from YAML: numbers, flags and names. */
import { nearestNames } from '../source/nearest-names.ts';
import type { Subject } from '../packs/diagnostic-words.ts';
import type { NameKind } from '../semantics/name-diagnostics.ts';
import { LIMITS } from '../source/limits.ts';
import type { Span } from '../source/span.ts';
import { valueKind, type YamlEntry, type YamlNode } from '../source/tree.ts';
import type { ScenarioReport } from './diagnostics.ts';

/** Most names that a help lists. */
const MOST_KNOWN = 24;

/** Each method reports a value of the wrong type and then returns nothing. */
export class ValueReader {
  protected readonly report: ScenarioReport;
  constructor(report: ScenarioReport) {
    this.report = report;
  }

  /** The entries of a map; none of an empty value. */
  protected entries(node: YamlNode | undefined): YamlEntry[] {
    if (node === undefined || (node.kind === 'scalar' && node.value === null)) return [];
    if (node.kind === 'map') return node.entries;
    this.report('wrong-type', node.span, { wanted: { a: 'map' }, found: valueKind(node) });
    return [];
  }

  protected integer(node: YamlNode, keySpan: Span, key: string): number | undefined {
    if (node.kind === 'scalar' && Number.isInteger(node.value)) return Number(node.value);
    this.report('wrong-type', node.kind === 'scalar' && node.value === null ? keySpan : node.span, {
      subject: { is: 'key', name: key },
      wanted: { a: 'integer' },
      found: valueKind(node),
    });
    return undefined;
  }

  /** How much there is of something: not less than nothing, and not more than a game counts, or than may be there. */
  protected amount(node: YamlNode, keySpan: Span, key: string, limit: number = LIMITS.value.most): number | undefined {
    const n = this.integer(node, keySpan, key);
    if (n === undefined || (n >= 0 && n <= limit)) return n;
    this.report('wrong-value', node.span, n < 0 ? { is: 'negative', key } : { is: 'too-large', key, limit });
    return undefined;
  }

  protected flag(node: YamlNode, key: string): boolean | undefined {
    if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
    this.report('wrong-type', node.span, {
      subject: { is: 'key', name: key },
      wanted: { a: 'flag' },
      found: valueKind(node),
    });
    return undefined;
  }

  /** One of some names. */
  protected one<T extends string>(node: YamlNode, of: readonly T[], kind: NameKind): T | undefined {
    if (node.kind === 'scalar' && node.value !== null) return this.named(node.text, node.span, of, kind);
    this.report('wrong-type', node.span, { wanted: { nameOf: kind }, found: valueKind(node) });
    return undefined;
  }

  protected named<T extends string>(
    text: string,
    at: Span,
    of: readonly T[],
    kind: NameKind,
    only: { players?: number } = {},
  ): T | undefined {
    const found = of.find((name) => name === text);
    if (found === undefined) {
      this.report('unknown-name', at, { in: 'pack', kind, ...only, name: text, suggestions: nearestNames(text, of) });
    }
    return found;
  }

  /** Reports a key that is not known here. */
  protected unknown({ key, keySpan }: YamlEntry, where: Subject, known: string[]): void {
    const suggestions = nearestNames(key, known);
    this.report('unknown-key', keySpan, {
      key,
      in: where,
      known: known.length > MOST_KNOWN ? [...known.slice(0, MOST_KNOWN), '…'] : known,
      suggestions,
    });
  }
}
