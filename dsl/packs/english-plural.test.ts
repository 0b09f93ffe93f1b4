/** Names without a lexicon entry, told in the plural. */
import { expect, it } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from './files.ts';
import { LANGUAGES } from '../../texts/languages/index.ts';
import { renderComponent } from '../../texts/render/component.ts';
import { englishPlural } from './english-plural.ts';

it.each([
  ['laboratory', 'laboratories'],
  ['Deep-sea Laboratory', 'Deep-sea Laboratories'],
  ['key', 'keys'],
  ['box', 'boxes'],
  ['gas', 'gases'],
  ['waltz', 'waltzes'],
  ['church', 'churches'],
  ['marsh', 'marshes'],
  ['farm', 'farms'],
  ['VP', 'VPs'],
])('%s, %s', (name, plural) => expect(englishPlural(name)).toBe(plural));

const PACK = `pack: shop
title: Shop
version: 0.1.0
players: [2]
counters: {ruby: {name: Ruby}, coin: {}}
cards: [{id: deal, name: Deal, deck: all, type: plain, effect: "gain 2 rubys"}]
decks: {all: {}}
zones: {hand: {of: player}}
types: {plain: {programs: {effect: parts}}}
procedures: {game: {play: gain 1 coin}}
`;

it('does not overrule a plural that is written', () => {
  const written = PACK.replace('{name: Ruby}', '{name: Monarch, plural: Monarchs}').replace('2 rubys', '2 monarchs');
  const { draft, sources } = loadPack(memoryFiles({ 'shop.yaml': written }), 'shop.yaml');
  const [text] = renderComponent(draft, sources, { section: 'cards', id: 'deal' }, LANGUAGES.en);
  expect(text.text).toBe('Gain 2 Monarchs.');
});

it('is told in texts, and effects write it as ever', () => {
  const { draft, sources, diagnostics } = loadPack(memoryFiles({ 'shop.yaml': PACK }), 'shop.yaml');
  expect(diagnostics.filter(({ code }) => code === 'unknown-name')).toEqual([]);
  const [text] = renderComponent(draft, sources, { section: 'cards', id: 'deal' }, LANGUAGES.en);
  expect(text.text).toBe('Gain 2 Rubies.');
});
