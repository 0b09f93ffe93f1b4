/** Where the readings of a text differ: a small position, and what each gives there. A chunk of its own: most texts have one reading. */
import { flowYaml, type ComponentId, type LanguageCode, type PackModel } from '../../dsl/internal.ts';
import { messageRenderer } from '../../interpreter/internal.ts';
import { compareByPlay, type PlayedDifference } from '../../study/index.ts';
import { lexiconOf, type Lexicon } from '../../texts/internal.ts';
import type { PlayablePack } from './packs.ts';
import type { ReadingsApart } from './protocol.ts';

/** Somebody waits: fewer positions and decisions than where it is judged for good. */
const LIMITS = { positions: 24, decisions: 4000 };

type Position = Record<string, unknown>;
type Outcome = PlayedDifference['outcomes']['first'];

/** Null where play shows no difference between any of them. */
export function readingsApart(
  pack: PlayablePack,
  { section, id }: ComponentId,
  effects: readonly string[],
  language: LanguageCode,
): ReadingsApart | null {
  const [first, ...others] = effects;
  const as = section === 'cards' ? { as: { kind: 'card', id } as const } : {};
  let found: PlayedDifference | null = null;
  const gives: (string | null)[] = effects.map(() => null);
  for (const [i, other] of others.entries()) {
    const there = found && { tryFirst: [found.position], players: found.players };
    const judged = compareByPlay(pack, [first, other], { ...LIMITS, ...as, ...there });
    if (judged.is !== 'different' || (found && !isSame(judged.position, found.position))) continue;
    found ??= judged;
    gives[0] ??= outcomeWords(judged.outcomes.first, pack.model, language);
    gives[i + 1] = outcomeWords(judged.outcomes.second, pack.model, language);
  }
  return found && { position: positionWords(found.position, lexiconOf(pack.model, language)), gives };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const OWN = /^me /;

/** What changes in the first way that only this reading has, of who acts if anything of theirs does. Null: it has no such way. */
function outcomeWords(outcomes: Outcome, model: PackModel, language: LanguageCode): string | null {
  const changes = outcomes.at(0);
  if (!changes) return null;
  const renderer = messageRenderer(model, language);
  const lexicon = lexiconOf(model, language);
  const own = changes.filter(({ what }) => OWN.test(what));
  const said = (own.length > 0 ? own : changes).map((change) => {
    const what = change.what.replace(OWN, '');
    const { was, is } = change;
    if (typeof was === 'number' && typeof is === 'number') {
      const noun = lexicon.noun(what);
      if (noun) return `${signed(is - was)} ${noun.form(Math.abs(is - was), 'nom')}`;
    }
    const { label, difference } = renderer.change({ ...change, what });
    // which cards come is another thing each time
    const isMoved = Array.isArray(was) && Array.isArray(is) && is.length !== was.length;
    return `${label}: ${isMoved ? signed(is.length - was.length) : difference}`;
  });
  return said.join(', ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/**
 * What a position has that the usual beginning has not, in the words of the pack: pieces and amounts of one's own; the rest as scenarios
 * write it.
 */
function positionWords(position: Position, lexicon: Lexicon): string {
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

/** How many pieces are put on sites; one with what is said of it as it is written. */
function piecesOf(sites: Position, counted: (name: string, n: number) => string | null): string[] {
  const numbers = new Map<string, number>();
  for (const what of Object.values(sites)) {
    const name = typeof what === 'string' ? what : flowYaml(what);
    numbers.set(name, (numbers.get(name) ?? 0) + 1);
  }
  return [...numbers].map(([name, n]) => `+${counted(name, n) ?? `${n} × ${name}`}`);
}
