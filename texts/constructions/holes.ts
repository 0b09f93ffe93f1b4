/** Holes of templates: how they are written for the parser of the effect language, and found in its tree. */

/** A node of the effect language, a list of nodes, or what a field of one holds. */
export type Tree = unknown;
export type Fields = Record<string, Tree>;

/** A part of a template that is a hole. */
export interface Hole {
  name: string;
  optional: boolean;
  is: 'effect' | 'event' | 'cost' | 'items' | 'phrase' | 'name';
}

/** A name that no pack has. */
const HOLE = /^(optional-)?hole-(.+)$/;
/** Holes that stand for an effect, and for what is paid or gained; all others for names, phrases and numbers. */
const EFFECTS: ReadonlySet<string> = new Set(['body']);
const PRICES: ReadonlySet<string> = new Set(['price', 'other', 'charge']);
const GAINS: ReadonlySet<string> = new Set(['items', 'others']);
export const isPrice = (hole: string): boolean => PRICES.has(hole);

/** A text with holes as the parser can parse it. */
export const written = (text: string): string =>
  text.replace(/\{([a-z]+)(\?)?\}/g, (_, hole: string, optional: string | undefined) => {
    const name = `${optional ? 'optional-' : ''}hole-${hole}`;
    return EFFECTS.has(hole) ? `do ${name}` : PRICES.has(hole) || GAINS.has(hole) ? `1 ${name}` : name;
  });

/** The hole that a part of a template is. */
export function holeAt(part: Tree): Hole | undefined {
  if (Array.isArray(part)) return part.length === 1 ? amountsHole(part[0], 'items') : undefined;
  if (!isFields(part)) return undefined;
  switch (part.kind) {
    case 'word':
      return part.word === 'do' ? named((part.args as Fields).name, 'effect') : undefined;
    case 'signal':
      return named(part, 'event');
    case 'phrase':
      return nameHole(part.noun, 'phrase');
    case 'amounts': {
      const [items, ...others] = part.alternatives as Tree[][];
      return others.length + items.length === 1 ? amountsHole(items[0], 'cost') : undefined;
    }
    default:
      return nameHole(part, 'name');
  }
}

const named = (part: Tree, is: Hole['is']): Hole | undefined => nameHole((part as Fields).name, is);

const amountsHole = (item: Tree, is: Hole['is']): Hole | undefined => {
  const hole = isFields(item) ? nameHole(item.what, is) : undefined;
  return hole && (PRICES.has(hole.name) || GAINS.has(hole.name)) ? hole : undefined;
};

function nameHole(name: Tree, is: Hole['is']): Hole | undefined {
  const [, optional, hole] = (isFields(name) && typeof name.text === 'string' && HOLE.exec(name.text)) || [];
  return hole === undefined ? undefined : { name: hole, optional: optional !== undefined, is };
}

export const isFields = (tree: Tree): tree is Fields =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);
