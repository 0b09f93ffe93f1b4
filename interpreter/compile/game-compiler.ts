/** The compiler with all kinds of expressions, which call one another through it. */
import type { Cards, Effect, Players, Sites, Slots } from '../../dsl/internal.ts';
import { compileCards } from './cards.ts';
import { compileEffect } from './effects.ts';
import { compilePlayers } from './players.ts';
import { compileSites } from './sites.ts';
import { compileSlots } from './slots.ts';
import { Compiler, type Context } from './compiler.ts';
import type { CardsFn, PlayersFn, SitesFn, SlotsFn } from '../machine/compiled-game.ts';
import type { Node } from '../machine/node.ts';

export class GameCompiler extends Compiler {
  override sites(sites: Sites): SitesFn {
    return compileSites(this, sites);
  }
  override cards(cards: Cards): CardsFn {
    return compileCards(this, cards);
  }
  override slots(slots: Slots): SlotsFn {
    return compileSlots(this, slots);
  }
  override players(players: Players): PlayersFn {
    return compilePlayers(this, players);
  }
  override effect(effect: Effect, context: Context): Node {
    return compileEffect(this, effect, context);
  }
}
