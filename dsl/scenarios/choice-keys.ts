/** Reads the keys of choices in scenarios. What can be known before play is checked, so that no misspelt key passes. */
import { nodesOf } from '../packs/model-roots.ts';
import type { PackModel } from '../packs/model.ts';
import type { SymbolKind } from '../semantics/symbols.ts';
import { nearestNames } from '../source/nearest-names.ts';
import type { YamlNode, YamlScalar } from '../source/tree.ts';
import type { ScenarioReport } from './diagnostics.ts';
import { wordTable } from '../source/word-table.ts';

/** Behind the site where something is laid: how it is turned, and whether it is turned over. */
const TURN = /\/[0-5]f?$/;

/** Whole keys, beside the names of `confirm`. */
const WORDS = ['again', 'done', 'keep', 'replace', 'skip'];
/** Keys whose rest is not a name; that of `do` is an effect, which only the game knows. */
const SHAPES: Record<string, RegExp> = wordTable({
  amount: /^-?\d+$/,
  player: /^[1-9]$/,
  do: /^[a-z0-9-]+$/,
  trigger: /^[a-z0-9-]+$/,
});

export function readChoiceKeys(list: YamlNode | undefined, model: PackModel, report: ScenarioReport): string[] {
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item) =>
    item.kind === 'scalar' && item.value !== null ? (readKey(item, model, report) ?? []) : [],
  );
}

function readKey(item: YamlScalar, model: PackModel, report: ScenarioReport): string | undefined {
  const [, kind, name] = /^([a-z]+):(.+?)(?:#\d+)?$/.exec(item.text) ?? [];
  const all = keyNamesOf(model);
  const kinds = [...all.keys(), ...Object.keys(SHAPES), 'pay'].map((one) => `${one}:`);
  const wrong = (): undefined => {
    report('wrong-value', item.span, { is: 'choice-key', key: item.text, kinds });
  };
  if (kind === undefined) return isWord(item.text, kinds, model) ? item.text : wrong();
  if (kind === 'card' && /^\d+$/.test(name)) {
    const found = model.cards.filter(({ number }) => number === Number(name));
    if (found.length === 1) return `card:${found[0].id}`;
    report('unknown-name', item.span, { in: 'pack', kind: 'card-number', name, ids: found.map(({ id }) => id) });
    return undefined;
  }
  const known = all.get(kind);
  // the second ability of a card has a number
  const names =
    kind === 'ability' ? [name, name.replace(/-\d+$/, '')] : [kind === 'lay' ? name.replace(TURN, '') : name];
  if (known && !names.some((one) => known.names.has(one))) {
    report('unknown-name', item.span, {
      in: 'pack',
      kind: known.kind,
      name,
      suggestions: nearestNames(name, [...known.names]),
    });
    return undefined;
  }
  if (known || (kind === 'pay' && isPayment(name, model)) || SHAPES[kind]?.test(name)) return item.text;
  return wrong();
}

/** The beginning of a key is enough, from four letters on. */
function isWord(text: string, kinds: readonly string[], model: PackModel): boolean {
  const words = [...WORDS, ...confirmationsOf(model)];
  return words.includes(text) || (text.length > 3 && [...words, ...kinds].some((word) => word.startsWith(text)));
}

/** `2-credit+1-science`; the last counter may be cut off. */
function isPayment(text: string, model: PackModel): boolean {
  if ('nothing'.startsWith(text)) return true;
  const parts = text.split('+');
  return parts.every((part, i) => {
    const [, counter] = /^\d+-(.*)$/.exec(part) ?? [];
    const fits = (id: string): boolean => (i === parts.length - 1 ? id.startsWith(counter) : id === counter);
    return counter !== undefined && model.counters.some(({ id }) => fits(id));
  });
}

const confirmations = new WeakMap<PackModel, ReadonlySet<string>>();

function confirmationsOf(model: PackModel): ReadonlySet<string> {
  let found = confirmations.get(model);
  if (!found) confirmations.set(model, (found = new Set(nodesOf(model, 'effect', 'confirm').map(({ name }) => name))));
  return found;
}

type KeyNames = ReadonlyMap<string, { kind: SymbolKind; names: ReadonlySet<string> }>;
const namesByModel = new WeakMap<PackModel, KeyNames>();

/** Names by the kind of choice key that contains them. Cached, because there are many keys. */
export function keyNamesOf(model: PackModel): KeyNames {
  let names = namesByModel.get(model);
  if (!names) {
    const setOf = (list: readonly { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));
    names = new Map([
      ['ability', { kind: 'card', names: setOf(model.cards) }],
      ['card', { kind: 'card', names: setOf(model.cards) }],
      ['slot', { kind: 'slot', names: setOf(model.slots) }],
      ['color', { kind: 'color', names: setOf(model.colors) }],
      ['kind', { kind: 'piece', names: setOf(model.pieces) }],
      ['site', { kind: 'site', names: setOf(model.boards.flatMap(({ sites }) => sites)) }],
      ['lay', { kind: 'site', names: setOf(model.boards.flatMap(({ sites }) => sites)) }],
      ['gain', { kind: 'counter', names: setOf(model.counters) }],
    ]);
    namesByModel.set(model, names);
  }
  return names;
}
