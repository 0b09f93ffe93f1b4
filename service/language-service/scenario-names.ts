/** The names in a scenario: in its position and expected difference, in the effect that it runs, in the keys of its choices. */
import {
  scalars,
  resolveProgram,
  type NamedVariable,
  type SymbolKind,
  type Symbols,
  type Span,
  childOf,
  type YamlEntry,
  type YamlNode,
  type YamlScalar,
  parseProgram,
  wordTable,
} from '../../dsl/internal.ts';
import { filled, sampleOf } from '../../texts/internal.ts';
import type { NameKind } from './name-kinds.ts';

interface ScenarioName {
  span: Span;
  kind: NameKind;
  id: string;
  within?: string;
  bound?: NamedVariable;
  declares?: true;
}

export function scenarioNames(node: YamlNode, symbols: Symbols): ScenarioName[] {
  const found = new NameCollector(symbols);
  for (const { keySpan, key } of entriesOf(childOf(node, 'options'))) found.one(key, keySpan, 'option');
  for (const key of ['position', 'expect']) found.position(childOf(node, key));
  for (const outcome of itemsOf(childOf(node, 'outcomes'))) found.position(outcome);
  const as = childOf(node, 'as');
  const run = childOf(node, 'run');
  if (as?.kind === 'scalar') found.one(as.text, as.span, 'card', 'slot');
  if (run?.kind === 'scalar') found.effect(run);
  const steps = itemsOf(childOf(node, 'do'));
  for (const offers of [node, ...steps]) {
    for (const key of ['offers', 'refuses', 'only']) {
      for (const item of itemsOf(childOf(offers, key))) if (item.kind === 'scalar') found.choice(item);
    }
  }
  for (const step of steps) {
    const chosen = step.kind === 'map' ? childOf(step, 'choose') : step;
    if (chosen?.kind === 'scalar') found.choice(chosen);
  }
  return found.names;
}

/** The names in a lesson: its options, what its steps point at, and what is chosen in them. */
export function lessonNames(node: YamlNode, symbols: Symbols): ScenarioName[] {
  const found = new NameCollector(symbols);
  for (const { keySpan, key } of entriesOf(childOf(node, 'options'))) found.one(key, keySpan, 'option');
  for (const step of itemsOf(childOf(node, 'steps'))) {
    for (const key of ['look', 'choose', 'others', 'meanwhile']) {
      for (const item of scalars(childOf(step, key))) found.choice(item);
    }
  }
  return found.names;
}

/** The names in what a sentence of the lexicon means, with values in the place of its placeholders. */
export function sentenceNames(means: YamlScalar, symbols: Symbols): ScenarioName[] {
  const found = new NameCollector(symbols);
  const holes: { start: number; end: number; shift: number }[] = [];
  let shift = 0;
  const text = filled(means.text, (hole, written, at) => {
    const value = sampleOf(hole, symbols);
    const start = at - shift;
    shift += written.length - value.length;
    holes.push({ start, end: start + value.length, shift });
    return value;
  });
  const inFile = (offset: number): number => offset + (holes.findLast(({ end }) => end <= offset)?.shift ?? 0);
  found.effect(means, text, (start, end) =>
    holes.some((hole) => start < hole.end && hole.start < end) ? null : means.map().toFile(inFile(start), inFile(end)),
  );
  return found.names;
}

const entriesOf = (node: YamlNode | undefined): YamlEntry[] => (node?.kind === 'map' ? node.entries : []);
const itemsOf = (node: YamlNode | undefined): YamlNode[] => (node?.kind === 'list' ? node.items : []);

/** Kinds of names by the prefix of a choice key, or of what a lesson points at: `slot:two-tunnels`, `kind:farm`, `zone:hand`. */
const OF_CHOICE: Record<string, SymbolKind[]> = wordTable({
  card: ['card'],
  slot: ['slot'],
  kind: ['piece'],
  site: ['site'],
  gain: ['counter'],
  counter: ['counter'],
  zone: ['zone'],
});

class NameCollector {
  readonly names: ScenarioName[] = [];
  constructor(private readonly symbols: Symbols) {}

  /** Adds the first symbol of the given kinds with this name. */
  one(name: string, span: Span, ...kinds: SymbolKind[]): void {
    const symbol = kinds.map((kind) => this.symbols.get(kind, name)).find((found) => found?.id === name);
    if (symbol) this.#add(span, symbol);
  }

  #add(span: Span, { kind, id }: { kind: NameKind; id: string }): void {
    this.names.push({ span, kind, id });
  }

  position(node: YamlNode | undefined): void {
    for (const { key, keySpan, value } of entriesOf(node)) {
      if (key === 'board' && value.kind === 'scalar') this.#add(value.span, { kind: 'board', id: value.text });
      else if (key === 'occupied') for (const slot of entriesOf(value)) this.one(slot.key, slot.keySpan, 'slot');
      else if (key === 'stacks') for (const track of entriesOf(value)) this.one(track.key, track.keySpan, 'track');
      else if (key === 'supply') for (const piece of entriesOf(value)) this.one(piece.key, piece.keySpan, 'piece');
      else if (key === 'sites') {
        for (const site of entriesOf(value)) {
          this.one(site.key, site.keySpan, 'site');
          this.#onSite(site.value);
        }
      } else if (value.kind === 'list') {
        this.one(key, keySpan, 'zone');
        for (const item of value.items) this.#card(item);
      } else if (value.kind === 'map') this.position(value);
      else this.one(key, keySpan, 'counter', 'track', 'zone');
    }
  }

  /** `farm`, `farm upgraded`, `{piece: farm, tile: …}` */
  #onSite(node: YamlNode): void {
    if (node.kind === 'scalar') {
      const piece = /^[a-z0-9-]+/.exec(node.text)?.[0] ?? '';
      this.one(piece, node.map().toFile(0, piece.length), 'piece');
    }
    for (const { key, value } of entriesOf(node)) {
      if (key === 'tile') this.#card(value);
      else if (key === 'piece') this.#onSite(value);
    }
  }

  #card(node: YamlNode): void {
    const named = node.kind === 'map' ? childOf(node, 'card') : node;
    if (named?.kind === 'scalar') this.one(named.text, named.span, 'card');
  }

  /** `place`: where a range of the text is in the file; null for what is not written there. */
  effect(
    node: YamlScalar,
    text = node.text,
    place: (start: number, end: number) => Span | null = (start, end) => node.map().toFile(start, end),
  ): void {
    const { ast } = parseProgram(text);
    if (!ast) return;
    const nowhere = { file: '', line: 1, column: 1, text: '' };
    resolveProgram(ast, {
      symbols: this.symbols,
      mode: 'steps',
      thisType: 'card',
      originOf: () => nowhere,
      print: () => '',
      onReference: ({ start, end }, symbol) => {
        const span = place(start, end);
        if (span) this.#add(span, symbol);
      },
      onVariable: ({ start, end }, bound, declares) => {
        const span = place(start, end);
        if (!span) return;
        this.names.push({
          span,
          kind: 'variable',
          id: bound.name,
          within: 'scenario',
          bound,
          ...(declares ? { declares } : {}),
        });
      },
    });
  }

  /**
   * Names in a choice key such as `site:b9a` or `do:build-desalination-plant`. A key of words is made from an effect: from
   * left to right, the longest name that matches at each place is taken.
   */
  choice(node: YamlScalar): void {
    const [, kind, rest] = /^([a-z]+):(.*)$/s.exec(node.text) ?? [];
    const map = node.map();
    if (rest === undefined) return;
    const from = kind.length + 1;
    const known = OF_CHOICE[kind];
    if (known) {
      const name = rest.replace(/#\d+$/, '');
      this.one(name, map.toFile(from, from + name.length), ...known);
      return;
    }
    const pieces = [...rest.matchAll(/[a-z0-9]+/g)];
    for (let i = 0; i < pieces.length;) {
      let taken = 1;
      for (let n = pieces.length - i; n >= 1; n--) {
        const start = pieces[i].index;
        const end = pieces[i + n - 1].index + pieces[i + n - 1][0].length;
        const name = rest.slice(start, end);
        const symbol = this.symbols.find(name)[0];
        if (!symbol || (n === 1 && /^\d+$/.test(name))) continue;
        this.#add(map.toFile(from + start, from + end), symbol);
        taken = n;
        break;
      }
      i += taken;
    }
  }
}
