/** The tree of a template with its holes filled. */
import type { Range } from '../../dsl/internal.ts';
import { type Fields, type Hole, holeAt, isFields, type Tree } from './holes.ts';

/**
 * What fills holes, by their names: a node, an argument of a word, or a match of a rule with one in it; a number. `n what` fills the holes
 * `n` and `what`.
 */
export type Fillings = Readonly<Record<string, unknown>>;

/** Undefined where a hole is empty, or what fills it does not fit. */
export function build(template: Tree, fillings: Fillings, range: Range): Tree {
  const both = Object.entries(fillings).filter(([name]) => name.includes(' '));
  const all = Object.assign({}, fillings, ...both.map(([, counted]) => counted)) as Fillings;
  return built(template, all, range);
}

function built(part: Tree, fillings: Fillings, range: Range): Tree {
  const hole = holeAt(part);
  if (hole) return filled(part as Fields, hole, fillings, range);
  if (Array.isArray(part)) {
    const all = part.map((inner) => built(inner as Tree, fillings, range));
    return all.includes(undefined) ? undefined : all;
  }
  if (!isFields(part)) return part;
  const out: Fields = {};
  for (const [key, inner] of Object.entries(part)) {
    const made = key === 'range' || key === 'keyword' ? range : built(inner, fillings, range);
    if (made !== undefined) out[key] = made;
    else if (!isLeftOut(inner, fillings)) return undefined;
  }
  return out;
}

/** An argument of a word whose hole may be empty, and is. */
function isLeftOut(argument: Tree, fillings: Fillings): boolean {
  const hole = isFields(argument) ? holeAt(argument[String(argument.type)]) : undefined;
  return hole !== undefined && hole.optional && fillings[hole.name] === undefined;
}

function filled(part: Fields, { name, is }: Hole, fillings: Fillings, range: Range): Tree {
  const value = contents(fillings[name]);
  if (value === undefined) return undefined;
  if (typeof value === 'number') return { kind: 'number', value, range };
  switch (is) {
    case 'items': {
      const { per } = (part as unknown as Fields[])[0];
      const items = Array.isArray(value) ? (value as Fields[]) : onlyAlternative(value as Fields);
      return per ? items?.map((item) => ({ ...item, per: built(per, fillings, range) })) : items;
    }
    case 'cost':
      return Array.isArray(value) ? { kind: 'amounts', alternatives: [value], range } : value;
    case 'phrase':
      return filledPhrase(part, value as Fields, fillings, range);
    case 'name':
      return (value as Fields).noun ?? value;
    default:
      return value;
  }
}

/** With the adjectives in front of the hole, and what follows it. */
function filledPhrase(part: Fields, value: Fields, fillings: Fillings, range: Range): Tree {
  const [adjectives, posts] = [part.adjectives, part.posts].map((own) => built(own, fillings, range)) as Tree[][];
  if (!adjectives || !posts) return undefined;
  if (value.kind === undefined) return { kind: 'phrase', adjectives, noun: value, posts, range: value.range };
  if (adjectives.length + posts.length === 0) return value;
  if (value.kind !== 'phrase') return undefined;
  return {
    ...value,
    adjectives: [...adjectives, ...(value.adjectives as Tree[])],
    posts: [...(value.posts as Tree[]), ...posts],
  };
}

/** The node in what fills a hole. */
function contents(filling: unknown): unknown {
  if (!isFields(filling)) return filling;
  if (typeof filling.type === 'string') return filling[filling.type];
  if (filling.kind !== undefined || filling.text !== undefined) return filling;
  return filling.ident ?? filling.phrase;
}

/** What is paid, as a gain; undefined where there is a choice. */
function onlyAlternative({ kind, alternatives, less }: Fields): Fields[] | undefined {
  const [items, ...others] = kind === 'amounts' && !less ? (alternatives as Fields[][]) : [];
  return others.length === 0 ? items : undefined;
}
