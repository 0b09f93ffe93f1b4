/** An effect in signs, the same in every language: pictures with numbers, and what joins them. */
import {
  wordTable,
  type CostNode,
  type EffectNode,
  type ItemNode,
  type PhraseNode,
  type WordNode,
} from '../../dsl/internal.ts';

/**
 * `thing`: so many of one kind, or of one of several kinds; `act`: something is done so many times, with one of these kinds or with
 * whatever allows it; `price`: what each of the sign before it costs, nothing where it is empty; the others join what is before them
 * and after.
 */
export type Sign =
  | { sign: 'thing'; ids: string[]; n: number; upTo?: true; of?: 'different' | 'same' }
  | { sign: 'act'; act: 'upgrade' | 'use' | 'advance'; ids: string[]; n: number; upTo?: true }
  | { sign: 'price'; things: { id: string; n: number }[] }
  | { sign: 'and' | 'or' | 'then' | 'open' | 'close' };

/** What the signs ask of a pack. */
export interface SignNames {
  /** the id of a name in any of its forms */
  idOf(name: string): string;
  /** the names of the pictures of what it is: its own, or those of the kinds that it stands for; none: it cannot be drawn */
  picturesOf(id: string): readonly string[];
  /** nothing else can be upgraded */
  isAllUpgradable(id: string): boolean;
}

/** Null where pictures cannot say all of it. */
export function signsOf(effect: EffectNode, names: SignNames): Sign[] | null {
  switch (effect.kind) {
    case 'block':
      return joined(
        'and',
        effect.parts.map((part) => signsOf(part, names)),
      );
    case 'or':
      return joined(
        'or',
        effect.options.map((option) => grouped(option, signsOf(option, names))),
      );
    case 'then':
      // what may be left out would look as what must be done
      return effect.may.includes(true)
        ? null
        : joined(
            'then',
            effect.steps.map((step) => grouped(step, signsOf(step, names))),
          );
    case 'word':
      return wordSigns(effect, names);
  }
}

/** Several parts within another joint stand in brackets. */
function grouped({ kind }: EffectNode, signs: Sign[] | null): Sign[] | null {
  const isSeveral = signs?.some(({ sign }) => sign === 'and' || sign === 'or' || sign === 'then') ?? false;
  return signs && kind !== 'word' && isSeveral ? [{ sign: 'open' }, ...signs, { sign: 'close' }] : signs;
}

function joined(sign: 'and' | 'or' | 'then', parts: readonly (Sign[] | null)[]): Sign[] | null {
  const out: Sign[] = [];
  for (const part of parts) {
    if (part === null || part.length === 0) return null;
    if (out.length > 0) out.push({ sign });
    out.push(...part);
  }
  return out;
}

/** What a word may have beside what it is about, so that signs say it. */
const SAID: Readonly<Partial<Record<string, readonly string[]>>> = wordTable({
  gain: ['items'],
  build: ['n', 'what', 'cost', 'limit'],
  upgrade: ['n', 'what', 'cost', 'limit'],
  use: ['n', 'what', 'limit'],
  advance: ['n', 'limit'],
});

function wordSigns({ word, args }: WordNode, names: SignNames): Sign[] | null {
  const said = SAID[word];
  if (said === undefined || Object.keys(args).some((arg) => !said.includes(arg))) return null;
  const { items, n: number, limit, what, cost } = args as Partial<WordNode['args']>;
  if (word === 'gain') return items?.type === 'items' ? itemSigns(items.items, names) : null;
  const n = numberIn(number);
  const id = what?.type === 'phrase' ? plainNoun(what.phrase, names) : undefined;
  const price = cost ? priceSigns(cost, names) : [];
  if (n === null || (what && id === undefined) || price === null) return null;
  const times = { n, ...(limit ? { upTo: true as const } : {}) };
  if (word === 'advance' || word === 'use') return [{ sign: 'act', act: word, ids: [], ...times }, ...price];
  const done = id === undefined ? null : pieceSign(word, id, times, names);
  return done && [done, ...price];
}

/** What is built, or what is upgraded. */
function pieceSign(word: string, id: string, times: { n: number; upTo?: true }, names: SignNames): Sign | null {
  const isAny = word === 'upgrade' && (id === IT || names.isAllUpgradable(id));
  const ids = isAny ? [] : [...names.picturesOf(id)];
  if (!isAny && ids.length === 0) return null;
  return word === 'upgrade' ? { sign: 'act', act: 'upgrade', ids, ...times } : { sign: 'thing', ids, ...times };
}

/** What was built, or upgraded, just before. */
const IT = 'it';

const numberIn = (arg: WordNode['args'][string] | undefined): number | null =>
  arg === undefined ? 1 : arg.type === 'value' && arg.value.kind === 'number' ? arg.value.value : null;

/** A name by itself, with nothing said of it. */
const plainNoun = ({ adjectives, posts, ordinal, top, noun }: PhraseNode, { idOf }: SignNames): string | undefined =>
  adjectives.length > 0 || posts.length > 0 || ordinal || top ? undefined : idOf(noun.text);

function itemSigns(items: readonly ItemNode[], names: SignNames): Sign[] | null {
  const signs: Sign[] = [];
  for (const { amount, different, same, per, what } of items) {
    const ids = names.picturesOf(names.idOf(what.text));
    if (per || ids.length === 0 || (amount && amount.kind !== 'number')) return null;
    const of = different ? 'different' : same ? 'same' : undefined;
    signs.push({ sign: 'thing', ids: [...ids], n: amount?.value ?? 1, ...(of ? { of } : {}) });
  }
  return signs;
}

/** Nothing is said of what costs as usual. */
function priceSigns(arg: WordNode['args'][string], names: SignNames): Sign[] | null {
  if (arg.type !== 'cost') return null;
  const { cost } = arg;
  if (cost.kind === 'usual') return [];
  if (cost.kind === 'free') return [{ sign: 'price', things: [] }];
  const things = thingsOf(cost, names);
  return things && [{ sign: 'price', things }];
}

function thingsOf(cost: CostNode, names: SignNames): { id: string; n: number }[] | null {
  if (cost.kind !== 'amounts' || cost.less || cost.alternatives.length !== 1) return null;
  const signs = itemSigns(cost.alternatives[0], names);
  return signs && signs.flatMap((sign) => (sign.sign === 'thing' ? [{ id: sign.ids[0], n: sign.n }] : []));
}
