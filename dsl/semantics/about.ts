/** `do recover of it`: what a procedure is about, and where it is not said, or not rightly. */
import type { PhraseNode, Range } from '../syntax/ast.ts';
import { findNoun } from './nouns.ts';
import type { About } from './ir.ts';
import { isOwnerOf, ownersOf } from './owner-of.ts';
import { resolveRef } from './refs.ts';
import type { Scope } from './scope.ts';
import { resolveSites } from './sites.ts';
import { subjectOfProcedure, type PackSymbol } from './symbols.ts';

/** What is written after the name of a procedure: a phrase, or `of that player`. */
interface WrittenAbout {
  /** the name of the procedure */
  name: Range;
  phrase: PhraseNode | undefined;
  /** where `of that player` is written */
  thatPlayer: Range | undefined;
}

const FAMILY = { site: 'sites', card: 'cards', slot: 'slots', player: 'players' } as const;

/** The variable of what the procedure is about; undefined where it is about nothing, or where the fault has been reported. */
export function resolveAbout(procedure: PackSymbol, written: WrittenAbout, scope: Scope): About | undefined {
  const type = subjectOfProcedure(procedure);
  const { name, phrase, thatPlayer } = written;
  const at = phrase?.range ?? thatPlayer;
  if (!type) {
    if (at) {
      const before = at.start - name.end;
      scope.report('procedure-of', at, { procedure: procedure.id, type: typeOf(written, scope), before });
    }
    return undefined;
  }
  if (!at) {
    const write = fitting(type, scope);
    scope.report('procedure-of-what', name, { procedure: procedure.id, type, ...(write ? { write } : {}) });
    return undefined;
  }
  if (type !== 'player') return componentAbout(type, written, scope);
  if (phrase) return playerAbout(phrase, scope);
  const player = scope.meantPlayer();
  if (!player) scope.report('no-that-player', at);
  return player && { v: player.v, type };
}

function componentAbout(
  type: Exclude<About['type'], 'player'>,
  { phrase, thatPlayer }: WrittenAbout,
  scope: Scope,
): About | undefined {
  if (phrase && !isOwnerOf(phrase, scope)) return resolveRef(phrase, [type], scope);
  const at = phrase?.range ?? thatPlayer!;
  scope.report('wrong-kind', at, {
    needed: 'name',
    name: phrase ? 'owner' : 'that player',
    is: { variable: 'player' },
    wanted: { families: [FAMILY[type]] },
  });
  return undefined;
}

function playerAbout(phrase: PhraseNode, scope: Scope): About | undefined {
  if (isOwnerOf(phrase, scope)) return { type: 'player', v: scope.toOwner(ownersOf(phrase, resolveSites, scope)) };
  const found = findNoun(phrase.noun, ['players'], scope);
  if (!found) return undefined;
  const stray = phrase.ordinal ?? phrase.top ?? phrase.adjectives[0]?.name ?? phrase.posts[0];
  if (found.noun.is === 'variable' && !stray) return { v: found.noun.binding.v, type: 'player' };
  scope.report('not-single', phrase.range, { types: ['player'] });
  return undefined;
}

/** What is written may be about, if that is a single thing: what the procedure would have to be declared with. */
function typeOf({ phrase }: WrittenAbout, scope: Scope): About['type'] {
  if (!phrase || isOwnerOf(phrase, scope)) return 'player';
  const name = phrase.noun.text;
  const binding = name === 'it' ? scope.it : name === 'this' ? scope.self : scope.lookup(name);
  return binding && binding.type in FAMILY ? (binding.type as About['type']) : 'site';
}

/** The words that would do here. */
function fitting(type: About['type'], scope: Scope): string | undefined {
  if (scope.it.type === type) return 'it';
  if (scope.self.type === type) return 'this';
  return type === 'player' && scope.thatPlayer ? 'that player' : undefined;
}
