/**
 * Wordings as the rulebooks and printed cards have them, in each language: what is rendered for an effect of any game, and what is
 * parsed back as the same. The older wordings beside them are still parsed.
 */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../analysis/load-pack.ts';
import { nodeFiles } from '../packs/node-files.ts';
import { parseProgram } from '../syntax/index.ts';
import type { EffectNode } from '../syntax/ast.ts';
import type { LanguageCode } from '../words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { byRules, lexiconOf } from './lexicon.ts';
import { normalForm } from './parse/normal.ts';
import { parseText } from './parse/parse-text.ts';
import { Renderer } from './render/renderer.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities');
const effectOf = (effect: string): EffectNode => parseProgram(effect).ast as EffectNode;
const form = (effect: unknown): unknown => normalForm(effect, sources.symbols);

/** What is rendered, by language. */
const RENDERED: [effect: string, texts: Record<LanguageCode, string>][] = [
  // the rulebooks: “make an used action card available again”, «дають змогу відновити використану картку активації»
  [
    'ready 1 used action-card in claimed',
    {
      en: 'Make 1 used action card in your play area available again.',
      it: 'Riattiva 1 carta azione usata nell’area di gioco.',
      uk: 'Відновіть 1 використану картку активації в ігровій зоні.',
    },
  ],
  [
    'each other player: ready 1 used action-card in claimed',
    {
      en: 'Each other player makes 1 used action card in their play area available again.',
      it: 'Ogni altro giocatore riattiva 1 carta azione usata nell’area di gioco.',
      uk: 'Кожен інший гравець відновлює 1 використану картку активації в ігровій зоні.',
    },
  ],
  // none of a thing is no number
  [
    'gain 1 point per (city with farms = 0)',
    {
      en: 'Gain 1 point for each city with no farms.',
      it: 'Ottieni 1 punto per ogni città senza serre.',
      uk: 'Отримайте 1 очко за кожне місто без ферм.',
    },
  ],
  [
    'build city then if it with farms = 0: gain 1 credit',
    {
      en: 'Build 1 city, then (if it has no farms, gain 1 credit).',
      it: 'Costruisci 1 città, poi (se quella città non ha serre, ottieni 1 credito).',
      uk: 'Побудуйте 1 місто, потім (якщо у цього міста немає ферм, отримайте 1 кредит).',
    },
  ],
];

/** What is parsed besides. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'Make ready 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  ['en', 'Refresh 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  [
    'uk',
    'Поверніть 1 використану картку активації в ігровій зоні до звичайної орієнтації.',
    'ready 1 used action-card in claimed',
  ],
];

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const lexicon = byRules(lexiconOf(model!, language.code));
  const renderer = new Renderer(language, lexicon, sources.symbols);
  const parse = (text: string) => parseText(text, language, sources.symbols, lexicon).effect;

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parse(text))).toEqual(form(effectOf(effect)));
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parse(text))).toEqual(form(effectOf(effect)));
  });
});
