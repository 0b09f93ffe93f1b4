/** What somebody sees of a pack: diagnostics, texts, pages, the table, games and the results of its scenarios. */
import { memoryFiles, type LanguageCode } from '../../dsl/internal.ts';
import { loadPack, type LoadedPack } from '../../service/index.ts';
import { newGame, wordedEvent, type Game } from '../../interpreter/index.ts';
import { runScenarios, variants } from '../../interpreter/scenario/index.ts';
import { LANGUAGES, renderComponent } from '../../texts/internal.ts';
import { describeAbout, describeComponent } from '../../cli/show/component.ts';
import { componentLines } from '../../cli/show/lines.ts';
import { componentDetails, packView } from '../../editor/worker/pack-view.ts';
import { tableService } from '../../editor/worker/table-service.ts';
import { withKeptYaml } from '../support/kept-yaml.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
const MOST_CHOICES = 30;

/** Where something is seen; `shown` prints also plain values of the model, so that alone it proves nothing for a rule. */
export type Where = 'diagnostics' | 'texts' | 'page' | 'table' | 'play' | 'tests' | 'shown';

type Looks = Record<Where, (pack: LoadedPack) => unknown>;

/** Follow from any name that is used or lacks a word, whether or not it does something. */
const INCIDENTAL = ['unused-name', 'missing-form', 'missing-lexicon'];

/** Errors about what happens in a game, not about how the pack is written. */
const LACKING = ['short-supply', 'newer-format', 'too-few-boards', 'wrong-sentence'];

const LOOKS: Looks = {
  diagnostics: ({ diagnostics }) =>
    diagnostics.filter(({ code }) => !INCIDENTAL.includes(code)).map(({ code, message }) => `${code}: ${message}`),
  texts: ({ draft, sources }) =>
    CODES.map((code) =>
      sources.components.map((one) => renderComponent(draft, sources, one, LANGUAGES[code]).map(({ text }) => text)),
    ),
  page({ draft, sources }) {
    const view = packView('p', { draft, model: draft, sources, diagnostics: [] }, null);
    return [
      { ...view, components: [] },
      view.components.map(({ name, number, cited, provenance, notEncoded, scenarios }) => ({
        name,
        number,
        cited,
        provenance,
        notEncoded,
        scenarios,
      })),
      sources.components.map((one) => componentDetails(one, sources, draft).texts),
    ];
  },
  table: ({ draft, sources }) =>
    CODES.map((language) => {
      const table = tableService(() => ({ model: { ...draft, hash: '' }, sources }));
      return [undefined, ...packView('p', { draft, model: draft, sources, diagnostics: [] }, null).lessons].map(
        (lesson) => {
          const players = lesson?.players ?? draft.playerCounts[0];
          const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, bot: null }));
          const setup = {
            seats,
            seed: lesson?.seed ?? 1,
            options: lesson?.options ?? {},
            ...(lesson && { lesson: lesson.id }),
          };
          return table.startTable({ pack: 'p', setup, language, viewer: 0 });
        },
      );
    }),
  play: ({ draft }) =>
    variants(draft, 1).map(({ players, options }, i) => {
      const game = newGame(draft, { players, options, seed: 7, trace: true, language: CODES[i % CODES.length] });
      return played(game);
    }),
  tests: (pack) =>
    runScenarios(pack).results.map(({ name, component, ok, failures }) => ({ name, component, ok, failures })),
  shown({ draft, sources }) {
    const page = { sources, width: 10_000, color: false, languages: CODES };
    return [
      ...sources.components.map((one) => componentLines(describeComponent(one, { sources, draft }), page)),
      ...sources.metadata.map((one) => componentLines(describeAbout(one, sources), page)),
    ];
  },
};

function played(game: Game): unknown {
  const source = new ChoiceSource(7);
  const seen: unknown[] = [];
  for (let i = 0; i < MOST_CHOICES && game.decision; i++) {
    const { prompt, options } = game.decision;
    seen.push(
      prompt,
      options.map(({ label }) => label),
    );
    game.choose(options[source.below(options.length)].key);
    if (i % 8 === 0) seen.push(game.view(0));
  }
  const told = game.trace.map((event) => wordedEvent(event, game.renderer));
  return [seen, told, game.view(0), game.view(1 % game.players), game.ranking];
}

/** What is seen of a pack, each part when it is asked for. */
export class Observed {
  private readonly seen = new Map<Where, string>();
  readonly pack: LoadedPack;
  constructor(files: Record<string, string>, where = 'every-key.yaml') {
    this.pack = loadPack(withKeptYaml(memoryFiles(files)), where);
  }

  at(where: Where): string {
    let found = this.seen.get(where);
    if (found === undefined) this.seen.set(where, (found = this.look(where)));
    return found;
  }

  private look(where: Where): string {
    if (where !== 'diagnostics' && this.pack.model === null) return this.at('diagnostics');
    try {
      // places move with every line
      return JSON.stringify(LOOKS[where](this.pack)).replaceAll(/\bline \d+|(?<=yaml:)\d+|"line":\d+/g, '');
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Without errors, or with one that says what the game lacks: what is changed to nonsense shows nothing. */
  get isWhole(): boolean {
    return this.pack.diagnostics.every(({ severity, code }) => severity !== 'error' || LACKING.includes(code));
  }
}
