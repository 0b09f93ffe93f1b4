/** Where the readings of a text differ: a small position, and what each gives there. A chunk of its own: most texts have one reading. */
import { flowYaml, type ComponentId, type LanguageCode, type PackModel } from '../../dsl/internal.ts';
import { messageRenderer } from '../../interpreter/internal.ts';
import { compareByPlay } from '../../study/internal.ts';
import { lexiconOf } from '../../texts/internal.ts';
import type { PlayablePack } from './packs.ts';
import type { ReadingsApart } from './protocol.ts';

/** Somebody waits: fewer positions and decisions than where it is judged for good. */
const LIMITS = { positions: 24, decisions: 4000 };

type Position = Record<string, unknown>;

/** Null where play shows no difference between any of them. */
export function readingsApart(
  pack: PlayablePack,
  { section, id }: ComponentId,
  effects: readonly string[],
  language: LanguageCode,
): ReadingsApart | null {
  const [first, ...others] = effects;
  const as = section === 'cards' ? ({ kind: 'card', id } as const) : undefined;
  const renderer = messageRenderer(pack.model, language);
  let found: { position: Position; players: number } | null = null;
  const gives: (string | null)[] = effects.map(() => null);
  for (const [i, other] of others.entries()) {
    const judged = compareByPlay(pack, [first, other], {
      ...LIMITS,
      ...(as ? { as } : {}),
      ...(found ? { tryFirst: [found.position], players: found.players } : {}),
    });
    if (judged.is !== 'different' || (found && !isSame(judged.position, found.position))) continue;
    found ??= { position: judged.position, players: judged.players };
    const said = (outcomes: (typeof judged.outcomes)['first']): string | null => {
      const changes = outcomes.at(0)?.map((change) => renderer.change(change));
      return changes ? changes.map(({ label, difference }) => `${label}: ${difference}`).join(', ') : null;
    };
    gives[0] ??= said(judged.outcomes.first);
    gives[i + 1] = said(judged.outcomes.second);
  }
  return found && { position: positionWords(found.position, pack.model, language), gives };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A position in the words of the pack, as far as it is made of amounts and pieces of one's own; the rest as scenarios write it. */
function positionWords(position: Position, model: PackModel, language: LanguageCode): string {
  const lexicon = lexiconOf(model, language);
  const counted = (name: string, n: number): string | null => {
    const noun = lexicon.noun(name);
    return noun ? `${n} ${noun.form(n, 'nom')}` : null;
  };
  const parts: string[] = [];
  const rest: Position = {};
  const { me, ...others } = position as { me?: Position };
  for (const [key, value] of Object.entries(me ?? {})) {
    const said = typeof value === 'number' ? counted(key, value) : null;
    if (said !== null) parts.push(said);
    else if (key === 'sites') parts.push(...piecesOf(value as Position, counted));
    else rest[key] = value;
  }
  const unsaid = { ...(Object.keys(rest).length > 0 ? { me: rest } : {}), ...others };
  if (Object.keys(unsaid).length > 0) parts.push(flowYaml(unsaid));
  return parts.join(', ');
}

/** How many of each piece are on sites; a piece with what is said of it as it is written. */
function piecesOf(sites: Position, counted: (name: string, n: number) => string | null): string[] {
  const numbers = new Map<string, number>();
  for (const what of Object.values(sites)) {
    const name = typeof what === 'string' ? what : flowYaml(what);
    numbers.set(name, (numbers.get(name) ?? 0) + 1);
  }
  return [...numbers].map(([name, n]) => counted(name, n) ?? `${n} × ${name}`);
}
