/** Packs of cards that stand for ideas of the language: played by their scenarios, and held against their texts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFile, type PackModel } from '../dsl/internal.ts';
import { type LoadedPack, loadPack } from '../service/index.ts';
import { FILES } from './support/loaded.ts';
import { expectSaid, SAID_LANGUAGES } from './support/sentences.ts';
import { isFull, seed } from './support/width.ts';
import { parseProgram } from '../dsl/syntax/index.ts';
import type { Language } from '../texts/languages/language.ts';
import { lexiconOf } from '../texts/lexicon/lexicon-of.ts';
import { normalForm } from '../texts/meaning/normal.ts';
import { TextParser } from '../texts/parse/text-parser.ts';
import { renderComponent } from '../texts/render/component.ts';
import { runScenarios } from '../interpreter/scenario/index.ts';

type Component = LoadedPack['sources']['components'][number];

/** A text of a card, with the normal forms of what it is parsed as and of the effect that it was rendered from. */
interface ToldText {
  text: string;
  missing: readonly unknown[];
  parsed: unknown;
  meant: unknown;
}

export class CardPack {
  readonly name: string;
  readonly file: string;
  readonly loaded: LoadedPack;
  readonly model: PackModel;
  readonly sources: LoadedPack['sources'];
  /** its own */
  readonly cards: readonly Component[];
  private readonly parsers = new Map<Language, TextParser>();

  constructor(name: string) {
    this.name = name;
    this.file = `test/packs/${name}.yaml`;
    this.loaded = loadPack(FILES, this.file, { packs: 'cards' });
    this.model = this.loaded.model!;
    this.sources = this.loaded.sources;
    this.cards = this.sources.components.filter(({ pack, section }) => pack === name && section === 'cards');
  }

  /** How many scenarios it has, and what fails in them. */
  runScenarios(): { count: number; failed: string[] } {
    const own = runScenarios(this.loaded, { filter: ({ file }) => this.file.endsWith(file) }).results;
    const failed = own
      .filter(({ ok }) => !ok)
      .map(({ line, name, failures }) => `${line} ${name}: ${failures.join('; ')}`);
    return { count: own.length, failed };
  }

  parserIn(language: Language): TextParser {
    const parser =
      this.parsers.get(language) ??
      new TextParser(language, lexiconOf(this.model, language.code), this.sources.symbols);
    this.parsers.set(language, parser);
    return parser;
  }

  /** The texts of a card but for its price. */
  textsOf(card: Component, language: Language, parser: TextParser): ToldText[] {
    return renderComponent(this.model, this.sources, card, language)
      .filter(({ key }) => key !== 'price')
      .map(({ text, missing, source }) => ({
        text,
        missing,
        parsed: this.form(parser.parse(text).effect),
        meant: this.form(parseProgram(source.text).ast),
      }));
  }

  /** Equal for two effects that are the same. */
  form(effect: unknown): unknown {
    return normalForm(effect, this.sources.symbols);
  }
}

/** Tests of the pack itself. `least`: it has more scenarios than this; `left`: codes of findings that are left as they are. */
export function testPack(pack: CardPack, least: number, left: ReadonlySet<string> = new Set()): void {
  test('it loads without a finding, and in canonical form', () => {
    const text = readFileSync(pack.file, 'utf8');
    const findings = pack.loaded.diagnostics.filter(({ code }) => !left.has(code));
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(formatFile(text).text).toBe(text);
  });

  test('its scenarios hold', () => {
    const { count, failed } = pack.runScenarios();
    expect(count).toBeGreaterThan(least);
    expect(failed).toEqual([]);
  });
}

/**
 * Tests of its texts: those of some cards as they are printed (`support/sentences.ts`), and all of them parsed as what
 * they were rendered from.
 */
export function testTexts(pack: CardPack, printed: readonly string[]): void {
  const { cards } = pack;

  const languages = SAID_LANGUAGES;
  // a parser of a pack takes a second to make: each pack has its language, in the full width all
  const parsedIn = isFull ? languages : [languages[(pack.file.length + seed) % languages.length]];

  describe.each(languages)('in $code', (language) => {
    test.each(printed)('the text of %s', (id) => {
      const card = cards.find((one) => one.id === id)!;
      const texts = renderComponent(pack.model, pack.sources, card, language).map(({ text }) => text);
      expectSaid(language, pack.name, id, texts);
    });

    if (!parsedIn.includes(language)) return;
    const parser = pack.parserIn(language);

    test.each(cards.map((card) => [card.id, card] as const))('the text of %s says its effect', (_, card) => {
      for (const { text, missing, parsed, meant } of pack.textsOf(card, language, parser)) {
        expect([text, missing, parsed]).toEqual([text, [], meant]);
      }
    });
  });
}
