/**
 * A law: the rendered text of what a card, a slot or a tile does, parsed again, comes to the same in play. Each run parses what a
 * seed chooses, and plays some of it and every text of which the normal form is another one; the full width tries all.
 */
import { describe, expect, test } from 'vitest';
import {
  defaultOptions,
  LANGUAGES,
  renderComponent,
  applyOptions,
  languageOn,
  lexiconOf,
  normalForm,
  parseText,
  selfOf,
} from '../../texts/internal.ts';
import {
  LANGUAGE_CODES,
  print,
  type EffectNode,
  type LanguageCode,
  type PackModel,
  type RunSpec,
} from '../../dsl/internal.ts';
import type { LoadedPack } from '../../service/index.ts';
import { sampleOf } from '../../test/support/width.ts';
import { compareByPlay } from './compare-by-play.ts';
import { loaded } from '../../test/support/loaded.ts';

/** Texts parsed of each pack and language, unless all are, and texts played of these. */
const SAMPLE = { parsed: 10, played: 2 };
const POSITIONS = 12;

interface Tried {
  name: string;
  as: RunSpec['as'];
  effect: EffectNode;
  text: string;
  self: string;
}

/** Effects of cards, slots and tiles with their texts. */
function textsOf({ model, sources }: LoadedPack & { model: PackModel }, code: LanguageCode): Tried[] {
  return sources.components.flatMap((id) => {
    const kind = id.section === 'cards' ? 'card' : id.section === 'slots' ? 'slot' : null;
    if (kind === null) return [];
    const language = languageOn(id.section, LANGUAGES[code]);
    return renderComponent(model, sources, id, language).flatMap(({ source, text, key }): Tried[] => {
      const effect =
        source.kind === 'program' || source.kind === 'standing'
          ? applyOptions(source.ast as EffectNode, defaultOptions(model))
          : undefined;
      return effect ? [{ name: `${id.id} ${key}`, as: { kind, id: id.id }, effect, text, self: selfOf(id) }] : [];
    });
  });
}

describe.each(['underwater-cities', 'yucata', 'abyssal-trade', 'test-shapes.yaml', 'nim.yaml', 'tic-tac-toe.yaml'])(
  '%s',
  (name) => {
    const pack = loaded(`cards/${name}`);
    const { model, sources } = pack;

    // a parser of a pack takes a second to make
    test.each(sampleOf(LANGUAGE_CODES, name === 'underwater-cities' ? LANGUAGE_CODES.length : 1))(
      '%s',
      (code) => {
        const texts = sampleOf(textsOf(pack, code), SAMPLE.parsed);
        const chosen = new Set(sampleOf(texts, SAMPLE.played));
        const wrong = texts.flatMap((tried) => {
          const { name: called, as, effect, text, self } = tried;
          const language = languageOn(as!.kind === 'card' ? 'cards' : 'slots', LANGUAGES[code]);
          const { effect: read } = parseText(text, language, sources.symbols, lexiconOf(model, code), self);
          if (!read) return [`${called} is not parsed: ${text}`];
          const [before, after] = [effect, read].map((one) => JSON.stringify(normalForm(one, sources.symbols)));
          if (!chosen.has(tried) && before === after) return [];
          const [a, b] = [effect, read].map((one) => print(one, { layout: 'block' }));
          const compared = compareByPlay({ model, sources }, [a, b], { as, positions: POSITIONS });
          return compared.is === 'different'
            ? [`${called}: ${text}\n${a}\n${b}\n${JSON.stringify(compared.position)}`]
            : [];
        });
        expect(wrong).toEqual([]);
      },
      600_000,
    );
  },
);
