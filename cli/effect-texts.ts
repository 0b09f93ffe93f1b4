/** The texts of components, one line each: rendered in a language, or the canonical print of the effects. */
import {
  renderComponent,
  type Language,
  canonicalText,
  effectsOf,
  applyOptions,
  type GameOptions,
} from '../texts/internal.ts';
import { type EffectSource, type PackModel, type Sources, type EffectNode, capitalize } from '../dsl/internal.ts';
import { GAME_WORDS } from './wording/index.ts';

interface EffectText {
  /** its key in the component: `effect`, `production`, … */
  key: string;
  /** its name at the beginning of a line */
  title: string;
  text: string;
}

interface EffectTextOptions {
  /** options of the game; branches that they rule out are omitted */
  known?: GameOptions;
  /** without it the canonical print */
  rendered?: { model: PackModel; language: Language };
}

export class EffectTexts {
  private readonly cache = new Map<string, EffectText[]>();
  constructor(
    private readonly sources: Sources,
    private readonly of: EffectTextOptions = {},
  ) {}

  all(section: string, id: string): EffectText[] {
    const name = `${section}/${id}`;
    let texts = this.cache.get(name);
    if (!texts) this.cache.set(name, (texts = this.create(section, id)));
    return texts;
  }

  private create(section: string, id: string): EffectText[] {
    const {
      sources,
      of: { known, rendered },
    } = this;
    const inWords = new Map(
      rendered
        ? renderComponent(
            rendered.model,
            sources,
            { section: section as never, id },
            rendered.language,
            known ? { gameOptions: known } : {},
          )
            .filter(({ missing }) => missing.length === 0)
            .map((text) => [text.key, text])
        : [],
    );
    return effectsOf(sources, section, id).map(({ key, source }) => {
      const words = inWords.get(key);
      const name = key.slice(key.lastIndexOf('.') + 1);
      return {
        key,
        title: words?.title ?? (rendered ? titleOf(name, rendered.language) : name),
        text: words?.text ?? canonicalText(known ? inGame(source, known) : source),
      };
    });
  }

  /** What a card or slot does; its other programs with their names. */
  line(section: string, id: string, omit: string[] = ['when', 'price']): string {
    return this.all(section, id)
      .filter(({ key }) => !omit.includes(key))
      .map(({ key, title, text }) => (key === 'effect' ? text : `${title}: ${text}`))
      .join(this.of.rendered ? ' ' : '; ');
  }

  text(section: string, id: string, key: string): string | undefined {
    return this.all(section, id).find((t) => t.key === key)?.text;
  }
}

/** Of a text that no word of the language introduces. */
const titleOf = (name: string, { code }: Language): string =>
  name === 'surcharge' ? GAME_WORDS[code].table.surcharge : capitalize(name);

function inGame(source: EffectSource, known: GameOptions): Pick<EffectSource, 'kind' | 'ast' | 'text'> {
  if (source.kind !== 'program' || source.ast === null) return source;
  return { ...source, ast: applyOptions(source.ast as EffectNode, known) ?? source.ast };
}
