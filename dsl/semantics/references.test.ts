import { expect, test } from 'vitest';
import { programFrom, continuousFrom } from './testing.ts';

test('every name of the pack is reported once, as it is written', () => {
  const text =
    'if connected cities >= hand-limit and farms of c1 with multiplier > 2 : gain 2 credits, 1 kelp per 2 tunnels\n' +
    'resolve production of instants in hand\nperform green double-tunnel\ndiscard specials in hand down to era as discarded\n' +
    'order players by federation; do setup; signal mismatch; begin turn; gain 1 resource';
  const { references, problems } = programFrom(text);
  expect(problems).toEqual([]);
  expect(references.map(({ text: written, kind }) => `${kind} ${written}`).sort()).toEqual([
    'attribute multiplier',
    'class resource',
    'color green',
    'constant hand-limit',
    'counter credits',
    'counter era',
    'counter kelp',
    'deck specials',
    'period turn',
    'piece cities',
    'piece farms',
    'piece tunnels',
    'predicate connected',
    'procedure setup',
    'program production',
    'route discarded',
    'signal mismatch',
    'site c1',
    'slot double-tunnel',
    'track federation',
    'type instants',
    'zone hand',
    'zone hand',
  ]);
});

test('in continuous effects too', () => {
  const text =
    'when you build 2nd farm of a connected city this turn: change\n'.replace('change', 'gain 1 credit') +
    'let biomatter stand for kelp\nchange hand-limit by 1\nallow building tunnel on city-sites\ntreat farms as network\n' +
    'when slot gives steelplast: upgrade structure\nwhen cities becomes connected: gain 1 point';
  const { references, problems } = continuousFrom(text);
  expect(problems).toEqual([]);
  expect(references.map(({ text: written, kind }) => `${kind} ${written}`).sort()).toEqual([
    'class structure',
    'constant hand-limit',
    'counter biomatter',
    'counter credit',
    'counter kelp',
    'counter point',
    'counter steelplast',
    'period turn',
    'piece cities',
    'piece city',
    'piece farm',
    'piece farms',
    'piece tunnel',
    'predicate connected',
    'predicate connected',
    'predicate network',
    'site-kind city-sites',
  ]);
});
