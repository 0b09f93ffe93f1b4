/** What is the same effect in other words, and what is not, though it nearly says the same. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../dsl/syntax/index.ts';
import { form } from '../testing.ts';
import { normalFormWithRanges } from './normal.ts';
import { loaded } from '../../test/support/loaded.ts';

function formOf(text: string): unknown {
  const { ast, problems } = parseProgram(text);
  expect(problems, text).toEqual([]);
  return form(ast);
}

describe.each<[what: string, pairs: [string, string][]]>([
  [
    'one is meant where no number is, and number and articles mean nothing',
    [
      ['gain 1 kelp', 'gain kelp'],
      ['gain 2 credit', 'gain 2 credits'],
      ['build 1 farm', 'build a farm'],
      ['gain 1 kelp per farms', 'gain 1 kelp per farm'],
      ['move top 1 card of era-deck to hand', 'move top card of era-deck to hand'],
    ],
  ],
  [
    'brackets around one part mean nothing',
    [
      ['(gain kelp)', 'gain kelp'],
      ['(gain kelp) or (gain credit)', 'gain kelp or gain credit'],
      ['if (farm): gain kelp', 'if farm: gain kelp'],
    ],
  ],
  [
    'what has no order may be written in any',
    [
      ['upgrade connected upgraded farm', 'upgrade upgraded connected farm'],
      ['gain (min(farms, 3)) points', 'gain (min(3, farms)) points'],
      ['gain (max(farms, 3, tunnels)) points', 'gain (max(max(tunnels, farms), 3)) points'],
      ['if farm and (laboratory and tunnel): gain kelp', 'if (farm and laboratory) and tunnel: gain kelp'],
      ['if farm or (laboratory or tunnel): gain kelp', 'if (farm or laboratory) or tunnel: gain kelp'],
    ],
  ],
  [
    'a name means nothing itself, and is not needed where it is clear what is meant',
    [
      ['choose city as here then upgrade farm of here', 'choose city then upgrade farm of it'],
      ['choose city as p then choose farm as q then remove p', 'choose city as x then choose farm as y then remove x'],
      [
        'choose city as here then build farm then upgrade tunnel of here',
        'choose city as there then build farm then upgrade tunnel of there',
      ],
      ['choose city as here then gain kelp', 'choose city then gain kelp'],
    ],
  ],
  [
    'a colour is what something is',
    [
      [
        'gain card as drawn then if drawn is red: gain kelp',
        'gain card as drawn then if color of drawn = red: gain kelp',
      ],
      [
        'gain card as drawn then if drawn is not red: gain kelp',
        'gain card as drawn then if color of drawn != red: gain kelp',
      ],
    ],
  ],
  [
    'a condition on a thing is one on what it has',
    [
      ['gain 2 points per connected city where farms of it >= 2', 'gain 2 points per connected city with farms >= 2'],
      [
        'gain 2 points per connected city where farms of it >= 2 and tunnels of it >= 1',
        'gain 2 points per connected city with (farms >= 2 and tunnels >= 1)',
      ],
    ],
  ],
  [
    'nobody has more than themselves',
    [
      ['gain 1 kelp per player with kelp > yours', 'gain 1 kelp per other player with kelp > yours'],
      ['gain 1 kelp per player with kelp < yours', 'gain 1 kelp per other player with kelp < yours'],
      [
        'if (other player with kelp > yours) >= 1: gain credit',
        'if (max over other players: kelp) > kelp: gain credit',
      ],
    ],
  ],
  [
    'all have as many where the most is the least',
    [
      [
        'if (max over connected cities: farms of it) = (min over connected cities: farms of it): gain kelp',
        'if (different over connected cities: farms of it) <= 1: gain kelp',
      ],
      [
        'if (min over connected cities: farms of it) = (max over connected cities: farms of it): gain kelp',
        'if (different over connected cities: farms of it) <= 1: gain kelp',
      ],
    ],
  ],
  [
    'what is usual may be left out',
    [
      ['advance 2 on federation', 'advance 2'],
      ['once per turn: may gain kelp', 'once per turn: gain kelp'],
    ],
  ],
  [
    'one of the cards on top is chosen',
    [
      [
        'choose top 3 cards of special-deck as it1 then move it1 to hand',
        'choose card of top 3 cards of special-deck as it2 then move it2 to hand',
      ],
    ],
  ],
])('%s', (_, pairs) => {
  test.each(pairs)('%s = %s', (one, other) => {
    expect(formOf(one)).toEqual(formOf(other));
  });
});

test.each([
  ['gain 2 kelp', 'gain kelp'],
  ['gain kelp', 'gain credit'],
  ['gain 1 kelp per 1 farm', 'gain 1 kelp per 2 farms'],
  ['move top 2 cards of era-deck to hand', 'move top card of era-deck to hand'],
  ['build 2 farms', 'build farm'],
  ['build farm', 'build farm free'],
  ['build farm', 'upgrade farm'],
  ['gain kelp then gain credit', 'gain credit then gain kelp'],
  ['gain kelp then gain credit', 'gain kelp or gain credit'],
  ['gain kelp then may gain credit', 'gain kelp then gain credit'],
  ['gain (min(farms, 3)) points', 'gain (max(farms, 3)) points'],
  ['gain (min(farms, 3)) points', 'gain (min(tunnels, 3)) points'],
  ['gain (max(farms, min(tunnels, 3))) points', 'gain (max(farms, tunnels, 3)) points'],
  ['gain (farms - tunnels) points', 'gain (tunnels - farms) points'],
  ['if farm and laboratory: gain kelp', 'if farm or laboratory: gain kelp'],
  ['if (farm and laboratory) or tunnel: gain kelp', 'if farm and (laboratory or tunnel): gain kelp'],
  ['if farms > tunnels: gain kelp', 'if tunnels > farms: gain kelp'],
  ['if farms > tunnels: gain kelp', 'if farms >= tunnels: gain kelp'],
  ['upgrade connected farm', 'upgrade not connected farm'],
  ['upgrade connected farm', 'upgrade farm'],
  ['choose city as p then choose farm as q then remove p', 'choose city as p then choose farm as q then remove q'],
  ['gain card as drawn then if drawn is red: gain kelp', 'gain card as drawn then if drawn is green: gain kelp'],
  ['gain card as drawn then if drawn is red: gain kelp', 'gain card as drawn then if drawn is not red: gain kelp'],
  ['gain 2 points per connected city with farms >= 2', 'gain 2 points per connected city with farms >= 3'],
  ['gain 1 kelp per player with kelp >= yours', 'gain 1 kelp per other player with kelp >= yours'],
  ['gain 1 kelp per player with kelp > 2', 'gain 1 kelp per other player with kelp > 2'],
  ['if (other player with kelp > yours) >= 2: gain credit', 'if (max over other players: kelp) > kelp: gain credit'],
  ['if (other player with kelp > 3) >= 1: gain credit', 'if (max over other players: kelp) > kelp: gain credit'],
  ['if (player with kelp < yours) >= 1: gain credit', 'if (max over other players: kelp) > kelp: gain credit'],
  [
    'if (max over connected cities: farms of it) = (max over cities: farms of it): gain kelp',
    'if (different over connected cities: farms of it) <= 1: gain kelp',
  ],
  [
    'if (max over connected cities: farms of it) = (min over cities: farms of it): gain kelp',
    'if (different over connected cities: farms of it) <= 1: gain kelp',
  ],
  [
    'if (max over connected cities: farms of it) > (min over connected cities: farms of it): gain kelp',
    'if (different over connected cities: farms of it) <= 1: gain kelp',
  ],
  ['ready 1 used action-card', 'ready used action-cards'],
  ['move 1 card in hand to era-discard', 'move cards in hand to era-discard'],
  ['dispose 1 card in hand as discarded', 'dispose cards in hand as discarded'],
  ['advance 2', 'advance 1'],
  ['once per turn: gain kelp', 'once per era: gain kelp'],
  [
    'let pay 2 credits instead of 1 kelp when building farms',
    'let pay 2 credits instead of 1 kelp when upgrading farms',
  ],
])('%s ≠ %s', (one, other) => {
  expect(formOf(one)).not.toEqual(formOf(other));
});

test('with the places of the nodes, it says where each is written', () => {
  const { symbols } = loaded().sources;
  const { ast } = parseProgram('gain 2 kelp');
  expect(normalFormWithRanges(ast, symbols)).toMatchObject({
    range: { start: 0, end: 11 },
    keyword: { start: 0, end: 4 },
    args: { items: { items: [{ what: { text: 'kelp', range: { start: 7, end: 11 } } }] } },
  });
  expect(JSON.stringify(form(ast))).not.toContain('range');
});
