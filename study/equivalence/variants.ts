/**
 * Effects that differ from one in a single spot: another period, number, player, zone, name, or a *may* less. A comparison that
 * does not tell them apart is blind to that spot.
 */
import type { EffectNode, Symbols, SymbolKind } from '../../dsl/internal.ts';

interface Variant {
  /** what is changed, in words of the effect language: `period turn` */
  spot: string;
  effect: EffectNode;
}

type Node = Record<string, unknown>;

/** A node that may be changed. */
interface Spot {
  name: string;
  /** what may be in its place */
  others: unknown[];
}

/** By kind of a name: how many others are tried in its place. */
const NAMES: Partial<Record<SymbolKind, number>> = { period: 9, zone: 3, counter: 1, piece: 1, track: 1 };
const GAME = 'game';
const WHO = ['other', 'left', 'right'];
const MOMENTS = ['when', 'after'];
const AGGREGATES = ['min', 'max', 'sum'];
/** Fields whose phrase is no number. */
const NO_NUMBER = ['phrase', 'of', 'to', 'in'];
const range = { start: 0, end: 0 };

export function variantsOf(effect: EffectNode, symbols: Symbols): Variant[] {
  const found: Variant[] = [];
  const walk = (value: unknown, field: string, put: (changed: unknown) => EffectNode): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name, others } of spotsOf(value as Node, field, symbols)) {
      for (const other of others) found.push({ spot: name, effect: put(other) });
    }
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, Array.isArray(value) ? field : key, (changed) =>
        put(
          Array.isArray(value)
            ? value.map((one: unknown, i) => (String(i) === key ? changed : one))
            : { ...value, [key]: changed },
        ),
      );
    }
  };
  walk(effect, '', (changed) => changed as EffectNode);
  return found;
}

/** `field`: the one of its parent in which the node is. */
function spotsOf(node: Node, field: string, symbols: Symbols): Spot[] {
  if (typeof node.text === 'string' && node.kind === undefined) return nameSpots(node, node.text, symbols);
  switch (node.kind) {
    case 'number':
      return [
        {
          name: `number ${String(node.value)}`,
          others: nearby(node.value as number).map((value) => ({ ...node, value })),
        },
      ];
    case 'phrase':
      return phraseSpots(node, field);
    case 'nth':
      return [
        {
          name: `ordinal ${String(node.n)}`,
          others: [node.event, ...nearby(node.n as number, 1).map((n) => ({ ...node, n }))],
        },
      ];
    case 'you':
      return [{ name: 'player you', others: [{ kind: 'another', event: node, range }] }];
    case 'another':
      return [{ name: 'player another', others: [node.event] }];
    case 'over':
      return isPlayer((node.phrase as Node).noun)
        ? [
            {
              name: `player ${String(node.fn)}`,
              others: AGGREGATES.filter((fn) => fn !== node.fn).map((fn) => ({ ...node, fn })),
            },
          ]
        : [];
    case 'then':
      return (node.may as boolean[]).flatMap((may, i): Spot[] =>
        may
          ? [{ name: 'may then', others: [{ ...node, may: (node.may as boolean[]).map((one, j) => one && i !== j) }] }]
          : [],
      );
    case 'word':
      return wordSpots(node);
    default:
      return namesSpots(node);
  }
}

function nameSpots(node: Node, text: string, symbols: Symbols): Spot[] {
  const kind = text === GAME ? 'period' : symbols.find(text).find((symbol) => NAMES[symbol.kind] !== undefined)?.kind;
  if (kind === undefined) return [];
  const own = symbols.find(text).map(({ id }) => id);
  const ids = [...symbols.all(kind).map(({ id }) => id), ...(kind === 'period' ? [GAME] : [])];
  const others = ids.filter((id) => id !== text && !own.includes(id)).slice(0, NAMES[kind]);
  return [{ name: `${kind} ${own[0] ?? text}`, others: others.map((id) => ({ ...node, text: id })) }];
}

/** Of several names in a list each may be left out. */
function namesSpots(node: Node): Spot[] {
  if (node.type !== 'names') return [];
  const names = node.names as Node[];
  return names.length < 2
    ? []
    : names.map(({ text }, i) => ({
        name: `name ${String(text)}`,
        others: [{ ...node, names: names.filter((_, j) => j !== i) }],
      }));
}

const isPlayer = (noun: unknown): boolean => /^players?$/.test(String((noun as Node | undefined)?.text));

function phraseSpots(node: Node, field: string): Spot[] {
  const adjectives = node.adjectives as { name: Node }[];
  const posts = node.posts as Node[];
  const spots: Spot[] = [];
  if (node.ordinal) {
    const ordinal = node.ordinal as Node;
    const { ordinal: _, ...without } = node;
    spots.push({
      name: `ordinal ${String(ordinal.n)}`,
      others: [
        { ...without, posts: posts.filter(({ kind }) => kind !== 'this') },
        ...nearby(ordinal.n as number, 1).map((n) => ({ ...node, ordinal: { ...ordinal, n } })),
      ],
    });
  }
  if (isPlayer(node.noun)) {
    adjectives.forEach(({ name }, i) => {
      const others = WHO.filter((who) => who !== name.text);
      if (!WHO.includes(String(name.text))) return;
      spots.push({
        name: `player ${String(name.text)}`,
        others: others.map((text) => ({
          ...node,
          adjectives: adjectives.map((one, j) => (i === j ? { ...one, name: { ...name, text } } : one)),
        })),
      });
    });
    if (adjectives.length === 0 && posts.length === 0 && !NO_NUMBER.includes(field)) {
      spots.push({ name: 'player players', others: [2, 3].map((value) => ({ kind: 'number', value, range })) });
    }
  }
  posts.forEach((post, i) => {
    if (post.kind !== 'of' || !isPlayer((post.of as Node).noun)) return;
    spots.push({ name: 'player of', others: [{ ...node, posts: posts.filter((_, j) => j !== i) }] });
  });
  return spots;
}

function wordSpots(node: Node): Spot[] {
  const word = String(node.word);
  const body = (node.args as Record<string, Node | undefined>).body;
  if (MOMENTS.includes(word)) {
    return [
      { name: `moment ${word}`, others: MOMENTS.filter((one) => one !== word).map((one) => ({ ...node, word: one })) },
    ];
  }
  if (body?.type !== 'effect') return [];
  if (word === 'may' || word === 'must') {
    return [{ name: `may ${word}`, others: [body.effect, { ...node, word: word === 'may' ? 'must' : 'may' }] }];
  }
  return word === 'that-player' ? [{ name: 'player that', others: [body.effect] }] : [];
}

const nearby = (n: number, least = 0): number[] => [n - 1, n + 1].filter((one) => one >= least);

/** The spots in which each of two effects differs from the other: those that it has more often. */
export function differingSpots(
  effects: readonly [EffectNode, EffectNode],
  symbols: Symbols,
): [ReadonlySet<string>, ReadonlySet<string>] {
  const [a, b] = effects.map((effect) => countsOf(effect, symbols));
  const more = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Set<string> =>
    new Set([...one].flatMap(([spot, n]) => (n > (other.get(spot) ?? 0) ? [spot] : [])));
  return [more(a, b), more(b, a)];
}

function countsOf(effect: EffectNode, symbols: Symbols): Map<string, number> {
  const counts = new Map<string, number>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name } of spotsOf(value as Node, field, symbols)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [key, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? field : key);
  };
  walk(effect, '');
  return counts;
}
