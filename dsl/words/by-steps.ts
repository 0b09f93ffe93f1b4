/** What pieces and things that go by steps have in common: how many, along which way, over which sites. */
import type { Sites, Walk } from '../semantics/ir.ts';
import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { named, SITES } from './fitting-names.ts';
import type { ResolverArguments } from './resolver.ts';

/** `[up to 4 steps] [by corridor] [through empty sites] to <sites>` */
export const BY_STEPS = [
  optional(maybeFlag('limit', 'up-to'), arg('n', 'atom'), keyword('steps')),
  optional(keyword('by'), arg('way', 'name', { names: named('way') })),
  optional(keyword('through'), arg('through', 'phrase', { names: SITES, form: 'many' })),
  keyword('to'),
  arg('on', 'phrase', { names: SITES }),
] as const;

/** What says that it goes by steps. */
const WALKING = ['n', 'way', 'through'] as const;

type WalkArguments = ResolverArguments<'on' | 'limit' | (typeof WALKING)[number]>;

/** How it goes by steps; undefined where nothing says that it does. */
export function walkOf(args: WalkArguments, word: string, from: Sites): Walk | undefined {
  const said = WALKING.find((name) => args.has(name));
  if (said === undefined) return undefined;
  const byPorts = args.isPortWay('way');
  const ways = byPorts ? undefined : args.ways('way');
  if (!args.has('way')) args.reportNoLinks(word, said, [from]);
  return {
    ...(args.has('n') ? { n: args.count('n') } : {}),
    ...(args.has('n') && args.flag('limit') === undefined ? { exactly: true } : {}),
    ...(byPorts ? { byPorts } : {}),
    ...(ways ? { ways } : {}),
    ...(args.has('through') ? { through: args.sites('through') } : {}),
  };
}
