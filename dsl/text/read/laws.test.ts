/** What is told is read back as the same effect: for every effect of every pack, and for effects made at random. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../packs/fields.ts';
import { loadPack } from '../../packs/load.ts';
import { nodeFiles } from '../../packs/node-files.ts';
import type { EffectNode } from '../../syntax/ast.ts';
import { print } from '../../syntax/printer.ts';
import { lexiconOf } from '../lexicon.ts';
import { english } from '../tell/languages/english.ts';
import { italian } from '../tell/languages/italian.ts';
import { ukrainian } from '../tell/languages/ukrainian.ts';
import { Teller } from '../tell/teller.ts';
import { arbitraryTold, type Names } from './arbitrary.ts';
import { normalForm } from './normal.ts';
import { TextReader } from './read.ts';

const LANGUAGES = [{ name: 'English', language: english }, { name: 'Italian (tu)', language: italian('tu') }, { name: 'Italian (voi)', language: italian('voi') }, { name: 'Ukrainian', language: ukrainian }];
const TELLING = ['cards', 'slots', 'sites', 'pieces'];

describe.each(LANGUAGES)('$name', ({ language }) => {
  test.each(['underwater-cities', 'yucata', 'abyssal-trade', 'test-shapes.yaml'])('every effect of %s', (pack) => {
    const { model, sources } = loadPack(nodeFiles, `cards/${pack}`), lexicon = lexiconOf(model!, language.code as LanguageCode);
    const teller = new Teller(language, lexicon, sources.symbols), reader = new TextReader(language, lexicon, sources.symbols);
    const wrong: string[] = [];
    for (const { kind, ast, component, path } of sources.effects) {
      if (!TELLING.includes(component.section) || path.includes('scenarios') || (kind !== 'program' && kind !== 'standing') || !ast) continue;
      const told = teller.effect(ast as EffectNode);
      if (told.missing.length > 0) continue;
      const read = reader.read(told.text);
      const same = read.effect && JSON.stringify(normalForm(read.effect, sources.symbols)) === JSON.stringify(normalForm(ast, sources.symbols));
      if (!same || read.text !== told.text) wrong.push(`${component.id}: ${told.text} → ${read.effect ? print(read.effect, { layout: 'line' }) : JSON.stringify(read.problems)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.runIf(language === english)('effects made at random', () => {
    const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities'), lexicon = lexiconOf(model!, language.code as LanguageCode);
    const teller = new Teller(language, lexicon, sources.symbols), reader = new TextReader(language, lexicon, sources.symbols);
    const names: Names = {
      counters: ['credit', 'kelp', 'science', 'steelplast', 'biomatter', 'point'], classes: ['structure', 'building'], pieces: ['farm', 'laboratory', 'desalination-plant', 'tunnel', 'city', 'metropolis'],
      sites: ['building-site', 'tunnel-site', 'expansion-site'], predicates: ['connected', 'network'], zones: ['hand', 'claimed'], types: ['action-card'], periods: ['turn', 'era', 'round'],
      constants: ['hand-limit'], colors: ['green', 'red', 'yellow'], cardSets: ['card', 'action-card', 'production-card'],
    };
    fc.assert(fc.property(arbitraryTold(names), (effect) => {
      const told = teller.effect(effect), read = reader.read(told.text);
      if (told.missing.length > 0 || read.problems.some(({ code }) => code === 'too-long')) return;
      expect(read.problems, `${print(effect, { layout: 'line' })}\n${told.text}`).toEqual([]);
      expect(normalForm(read.effect, sources.symbols), told.text).toEqual(normalForm(effect, sources.symbols));
      expect(read.text).toBe(told.text);
    }), { numRuns: 200 });
  });
});
