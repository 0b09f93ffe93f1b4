/**
 * Effects that differ from one in a single point: another period, number, player, zone, name, or a *may* less. A comparison that
 * does not tell them apart is blind to that point.
 */
import type { EffectNode, Symbols, SymbolKind } from '../../dsl/internal.ts';

export interface Variant {
  /** what is changed, in words of the effect language: `period turn` */
  point: string;
  effect: EffectNode;
}

type Node = Record<string, unknown>;

/** A node that may be changed. */
interface Point {
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
    for (const { name, others } of pointsOf(value as Node, field, symbols)) {
      for (const other of others) found.push({ point: name, effect: put(other) });
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
function pointsOf(node: Node, field: string, symbols: Symbols): Point[] {
  if (typeof node.text === 'string' && node.kind === undefined) return namePoints(node, node.text, symbols);
  switch (node.kind) {
    case 'number':
      return [
        {
          name: `number ${String(node.value)}`,
          others: nearby(node.value as number).map((value) => ({ ...node, value })),
        },
      ];
    case 'phrase':
      return phrasePoints(node, field);
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
      return (node.may as boolean[]).flatMap((may, i): Point[] =>
        may
          ? [{ name: 'may then', others: [{ ...node, may: (node.may as boolean[]).map((one, j) => one && i !== j) }] }]
          : [],
      );
    case 'word':
      return wordPoints(node);
    default:
      return namesPoints(node);
  }
}

function namePoints(node: Node, text: string, symbols: Symbols): Point[] {
  const kind = text === GAME ? 'period' : symbols.find(text).find((symbol) => NAMES[symbol.kind] !== undefined)?.kind;
  if (kind === undefined) return [];
  const own = symbols.find(text).map(({ id }) => id);
  const ids = [...symbols.all(kind).map(({ id }) => id), ...(kind === 'period' ? [GAME] : [])];
  const others = ids.filter((id) => id !== text && !own.includes(id)).slice(0, NAMES[kind]);
  return [{ name: `${kind} ${own[0] ?? text}`, others: others.map((id) => ({ ...node, text: id })) }];
}

/** Of several names in a list each may be left out. */
function namesPoints(node: Node): Point[] {
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

function phrasePoints(node: Node, field: string): Point[] {
  const adjectives = node.adjectives as { name: Node }[];
  const posts = node.posts as Node[];
  const points: Point[] = [];
  if (node.ordinal) {
    const ordinal = node.ordinal as Node;
    const { ordinal: _, ...without } = node;
    points.push({
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
      points.push({
        name: `player ${String(name.text)}`,
        others: others.map((text) => ({
          ...node,
          adjectives: adjectives.map((one, j) => (i === j ? { ...one, name: { ...name, text } } : one)),
        })),
      });
    });
    if (adjectives.length === 0 && posts.length === 0 && !NO_NUMBER.includes(field)) {
      points.push({ name: 'player players', others: [2, 3].map((value) => ({ kind: 'number', value, range })) });
    }
  }
  posts.forEach((post, i) => {
    if (post.kind !== 'of' || !isPlayer((post.of as Node).noun)) return;
    points.push({ name: 'player of', others: [{ ...node, posts: posts.filter((_, j) => j !== i) }] });
  });
  return points;
}

function wordPoints(node: Node): Point[] {
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

/** The points in which each of two effects differs from the other: those that it has more often. */
export function differingPoints(
  effects: readonly [EffectNode, EffectNode],
  symbols: Symbols,
): [ReadonlySet<string>, ReadonlySet<string>] {
  const [a, b] = effects.map((effect) => countsOf(effect, symbols));
  const more = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Set<string> =>
    new Set([...one].flatMap(([point, n]) => (n > (other.get(point) ?? 0) ? [point] : [])));
  return [more(a, b), more(b, a)];
}

function countsOf(effect: EffectNode, symbols: Symbols): Map<string, number> {
  const counts = new Map<string, number>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name } of pointsOf(value as Node, field, symbols)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [key, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? field : key);
  };
  walk(effect, '');
  return counts;
}
