import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../../dsl/syntax/index.ts';
import type { EffectNode } from '../../../dsl/syntax/ast.ts';
import { byRules } from '../../lexicon/lexicon.ts';
import { lexiconOf } from '../../lexicon/lexicon-of.ts';
import { Renderer } from '../../render/renderer.ts';
import { english } from './index.ts';
import { loaded } from '../../../test/support/loaded.ts';

const { model, sources } = loaded();
const renderer = new Renderer(english.onCards, byRules(lexiconOf(model, 'en')), sources.symbols);
const render = (effect: string): string => {
  const { ast } = parseProgram(effect);
  return renderer.effect(ast as EffectNode).text;
};

describe('English', () => {
  test.each([
    ['build farm or build desalination-plant; gain 1 card', 'Build 1 farm or 1 desalination plant. Gain 1 card.'],
    [
      '(pay 1 kelp: gain 1 steelplast) or (pay 1 steelplast: gain 1 kelp)',
      'Pay 1 kelp: gain 1 steelplast; or pay 1 steelplast: gain 1 kelp.',
    ],
    ['upgrade up to 2 farms for 1 credit or 1 science', 'Upgrade up to 2 farms for 1 credit or 1 science each.'],
    [
      'if space = 0: advance 2 else: gain 1 card',
      'If you are on space 0 of the Federation track, advance 2 on the Federation track; otherwise gain 1 card.',
    ],
    ['if built tunnels this turn >= 3: gain 2 points', 'If you built at least 3 tunnels this turn, gain 2 points.'],
    [
      'if built cities this turn >= 1 and upgraded farms this era = 0: gain 2 points',
      'If you built a city this turn and you upgraded no farms this era, gain 2 points.',
    ],
    [
      'if built cities this turn >= 1 and built tunnels this turn >= 1 and farm: gain 1 credit',
      'If you built a city and a tunnel this turn and there is a farm, gain 1 credit.',
    ],
    ['if built farms this turn > 2: gain 1 credit', 'If you have more than 2 farms built this turn, gain 1 credit.'],
    [
      'gain 1 credit then may gain 1 kelp then gain 1 point',
      'Gain 1 credit, then you may gain 1 kelp and, if you do, gain 1 point.',
    ],
    [
      'gain 1 credit then may gain 1 kelp then may gain 1 point',
      'Gain 1 credit, then you may gain 1 kelp and, if you do, you may then gain 1 point.',
    ],
    ['each other player: gain 1 credit', 'Each other player gains 1 credit.'],
    // a neutral marker is no player's
    ['perform foreign yellow slot', 'Perform the action of a yellow action slot occupied but not by you.'],
    ['perform not foreign slot', 'Perform the action of an action slot free or occupied by you.'],
    ['perform not own colored slot', 'Perform the action of a colored action slot without your marker.'],
    [
      'gain 2 points per 3 connected not upgraded buildings',
      'Gain 2 points for every 3 connected non-upgraded buildings.',
    ],
    ['when you build expansion-site: gain 2 points', 'Whenever you build on an expansion site, gain 2 points.'],
    [
      'instead of piece gives kelp: gain (2 * amount) points',
      'When a piece gives you kelp, you may instead gain points equal to 2 × that number.',
    ],
    [
      'once per turn: if marks of this >= 3: set marks of this to marks of this - 3 then gain 4 points',
      'Once per turn, if there are at least 3 markers on this card, remove 3 markers from this card, then gain 4 points.',
    ],
  ])('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
  });

  test.each([
    ['gain (min(cities, 7)) points', 'Gain 1 point for each city (at most 7 points).'],
    ['gain (min(2 * cities, 7)) credits', 'Gain 2 credits for each city (at most 7 credits).'],
    ['gain (min(cities / 2, 3)) points', 'Gain 1 point for every 2 cities (at most 3 points).'],
    ['gain (3 * min(farms, laboratories)) points', 'Gain 3 points for each set of 1 farm and 1 laboratory.'],
    ['gain 1 point per (city with farms = 0)', 'Gain 1 point for each city with no farms.'],
    ['if place of federation = 1: gain 1 point', 'If you are first on the Federation track, gain 1 point.'],
    ['if place of federation = 2: gain 1 point', 'If you are second on the Federation track, gain 1 point.'],
    ['if place = players: gain 1 point', 'If you are last in the order of play, gain 1 point.'],
    ['choose farm then remove it then gain 1 kelp', 'Remove a farm, then gain 1 kelp.'],
    ['choose farm then may remove it', 'Choose a farm, then you may remove it.'],
    ['gain (3 * min(cities, 4)) points', 'Gain points equal to 3 × (the number of cities (at most 4)).'],
    [
      'gain (max(min(7, cities) - farms, 0)) points',
      'Gain points equal to (the number of cities (at most 7) − the number of farms) (at least 0).',
    ],
    [
      'gain (min(min(cities, farms), min(tunnels, laboratories))) points',
      'Gain 1 point for each set of 1 city, 1 farm, 1 tunnel and 1 laboratory.',
    ],
    [
      'gain (2 * (cities + farms + tunnels)) points',
      'Gain points equal to 2 × (the number of cities + the number of farms + the number of tunnels).',
    ],
    [
      'gain (min over building as kind: connected kind) points',
      'Gain 1 point for each set of 1 connected building of each kind.',
    ],
  ])('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
  });
});
