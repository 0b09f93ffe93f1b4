/** Packs of cards that stand for ideas of the language: played by their scenarios, and held against their texts. */
import { type LoadedPack, loadPack, type PackModel } from '../dsl/index.ts';
import { nodeFiles } from '../dsl/packs/node-files.ts';
import { parseProgram } from '../dsl/syntax/index.ts';
import type { Language } from '../dsl/text/languages/language.ts';
import { lexiconOf } from '../dsl/text/lexicon.ts';
import { normalForm } from '../dsl/text/parse/normal.ts';
import { TextParser } from '../dsl/text/parse/text-parser.ts';
import { renderComponent } from '../dsl/text/render/component.ts';
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
  readonly file: string;
  readonly loaded: LoadedPack;
  readonly model: PackModel;
  readonly sources: LoadedPack['sources'];
  /** its own */
  readonly cards: readonly Component[];

  constructor(name: string) {
    this.file = `test/packs/${name}.yaml`;
    this.loaded = loadPack(nodeFiles, this.file, { packs: 'cards' });
    this.model = this.loaded.model!;
    this.sources = this.loaded.sources;
    this.cards = this.sources.components.filter(({ pack, section }) => pack === name && section === 'cards');
  }

  /** How many scenarios it has, and what fails in them. */
  runScenarios(): { count: number; failed: string[] } {
    const own = runScenarios(this.loaded).results.filter(({ file }) => this.file.endsWith(file));
    const failed = own
      .filter(({ ok }) => !ok)
      .map(({ line, name, failures }) => `${line} ${name}: ${failures.join('; ')}`);
    return { count: own.length, failed };
  }

  parserIn(language: Language): TextParser {
    return new TextParser(language, lexiconOf(this.model, language.code), this.sources.symbols);
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
