/** Where sites lie and whose a piece is: what is said in a language is read back as the same effect. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, parseProgram, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { packTextParser } from '../card-tables/pack-text-parser.ts';
import { LANGUAGES, languageOn, lexiconOf, Renderer } from '../internal.ts';

const EFFECTS = [
  'choose foreign turning-disc within 2 of own turning-disc then remove it',
  'choose foreign turning-disc within 3 of a1 then remove it',
  'choose own turning-disc then remove foreign turning-discs within 1 of it',
  'gain (distance of a1 to h8) points',
  'choose own turning-disc then if distance of it to a1 <= 3: gain 1 point',
  'gain 1 point per empty reach(a1, turning-discs)',
  'gain 1 point per empty reach(a1, empty sites, 2)',
  'gain 1 point per reach(a1, empty sites, straight)',
  'gain 1 point per reach(a1, empty sites, 3, straight)',
  'gain 1 point per empty beyond(own turning-disc, foreign turning-discs, straight)',
  'choose own turning-disc then each direction: remove foreign reach(it, foreign turning-discs, ahead)',
  'choose own turning-disc then each direction: remove foreign ahead of it',
  'choose own turning-disc then each direction: gain 1 point per own beyond(it, foreign turning-discs, ahead)',
  'choose foreign turning-disc then owner of it: gain 1 point',
  'choose foreign turning-disc then owner of it: if turning-discs >= 3: gain 1 point',
  'choose foreign turning-disc then pay 1 point to owner of it',
  'take 1 point from owner of a1',
  'gain (points of owner of a1) points',
];

const { model, sources } = loaded('cards/reversi');

describe.each<LanguageCode>(['en', 'it', 'uk'])('%s', (code) => {
  const language = languageOn('cards', LANGUAGES[code]);
  const renderer = new Renderer(language, lexiconOf(model, code), sources.symbols);
  const parser = packTextParser(loaded('cards/reversi'));

  test.each(EFFECTS)('%s', (written) => {
    const { ast } = parseProgram(written);
    const { text } = renderer.effect(ast!);
    const { effect, problems } = parser.parse(text, code);
    expect([text, effect ? print(effect, { layout: 'line' }) : problems.map(({ message }) => message)]).toEqual([
      text,
      written,
    ]);
  });
});
