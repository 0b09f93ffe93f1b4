/**
 * How many acts a text takes until a card does what its author means, with nothing but what the page offers:
 *
 *     npx tsx test/guided/measure.ts FILE [PACK]
 *
 * The file is YAML: a map from a language to a list of `{text, type, effect}`, where `type` is a type of card. An act is a reading that is
 * picked, or a phrase that is replaced by one that is suggested; writing a text that is understood takes none. An effect is right when
 * the project's own judge says that it comes to the same, at the program where a card of the type has it.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { LANGUAGE_CODES, type ComponentId, type LanguageCode } from '../../dsl/internal.ts';
import { createWorkspace, readingsNear, sayInWords, type SaidInWords } from '../../service/language-service/index.ts';
import { judgeEffects } from '../../study/index.ts';
import { CITIES, FILES, loaded, type Loaded } from '../support/loaded.ts';

/** A text with what its author means by it. */
export interface MeantText {
  text: string;
  type: string;
  effect: string;
}

/** What became of a text; `wrong`: another effect was written without a word; `untold`: nobody could tell whether it is another one. */
export interface Measured extends MeantText {
  is: 'right' | 'missed' | 'wrong' | 'untold';
  acts: number;
  /** what was understood or offered in its place */
  offered: string[];
}

/** Nobody goes on after so many. */
export const MOST_ACTS = 3;
/** The page shows so many suggestions of a problem. */
const MOST_SUGGESTED = 4;
/** So many texts are tried before it counts as missed. */
const MOST_TRIED = 14;

type Workspace = ReturnType<typeof createWorkspace>;
type Verdict = 'right' | 'wrong' | 'untold';

/** Measures texts for cards of a pack. */
export class Measure {
  private readonly pack: Loaded;
  private readonly workspace: Workspace;

  constructor(path = CITIES) {
    this.pack = loaded(path);
    this.workspace = createWorkspace({ files: FILES, pack: path, packs: 'cards' });
  }

  of(meant: MeantText, language: LanguageCode): Measured {
    const card = this.pack.model.cards.find(({ type }) => type === meant.type);
    if (!card) throw new Error(`The pack has no card of the type "${meant.type}".`);
    const component: ComponentId = { section: 'cards', id: card.id };
    const offered: string[] = [];
    let texts = [meant.text];
    let tried = 0;
    for (let acts = 0; acts <= MOST_ACTS; acts++) {
      const next: string[] = [];
      for (const text of texts) {
        if (tried++ >= MOST_TRIED) break;
        const where = { component, key: null, language };
        const said = sayInWords(this.workspace, where, text);
        if (said.effect !== null) {
          const is = this.verdictOn(said.effect, said, meant, component);
          if (is === 'right') return { ...meant, is, acts, offered };
          offered.push(said.effect);
          if (acts === 0) return { ...meant, is: said.edit ? is : 'missed', acts, offered };
          continue;
        }
        const readings = acts < MOST_ACTS ? readingsNear(this.workspace, where, text) : [];
        for (const reading of readings) {
          const is = this.verdictOn(reading.effect, reading.said, meant, component);
          if (is === 'right') return { ...meant, is, acts: acts + 1, offered };
          offered.push(reading.effect);
        }
        next.push(...rewordings(text, said));
      }
      texts = [...new Set(next)];
    }
    return { ...meant, is: 'missed', acts: MOST_ACTS, offered: [...new Set(offered)] };
  }

  private verdictOn(
    effect: string,
    { edit }: Pick<SaidInWords, 'edit'>,
    meant: MeantText,
    { id }: ComponentId,
  ): Verdict {
    const judged = judgeEffects(this.pack, [effect, meant.effect], { as: { kind: 'card', id }, declinable: true });
    if (judged.is === 'same' || judged.is === 'alike') return edit ? 'right' : 'wrong';
    return judged.is === 'unknown' && judged.because !== 'frames' ? 'untold' : 'wrong';
  }
}

/** The text with one of its phrases replaced by what is suggested there. */
const rewordings = (text: string, { problems }: SaidInWords): string[] =>
  problems.flatMap(({ range, suggestions }) =>
    suggestions.slice(0, MOST_SUGGESTED).map((word) => text.slice(0, range.start) + word + text.slice(range.end)),
  );

/** The texts of a file, by language. */
export function textsIn(path: string): [LanguageCode, MeantText[]][] {
  const all = parse(readFileSync(path, 'utf8')) as Partial<Record<LanguageCode, MeantText[]>>;
  return LANGUAGE_CODES.flatMap((code): [LanguageCode, MeantText[]][] => (all[code] ? [[code, all[code]]] : []));
}

/** One line for each language, and one for each text that is not right. */
export function reportOf(language: LanguageCode, all: readonly Measured[]): string[] {
  const count = (is: Measured['is']): number => all.filter((one) => one.is === is).length;
  const acts = [0, 1, 2, 3].map((n) => `${n}: ${all.filter((one) => one.is === 'right' && one.acts === n).length}`);
  return [
    `${language}: ${count('right')} of ${all.length} right (acts ${acts.join(', ')}), ${count('wrong')} wrong without a word, ` +
      `${count('untold')} untold, ${count('missed')} missed`,
    ...all
      .filter(({ is }) => is !== 'right')
      .map(
        ({ is, text, effect, offered }) =>
          `  ${is}: ${text}\n    means: ${effect}\n    came: ${offered.join(' | ') || 'nothing'}`,
      ),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file, pack] = process.argv.slice(2);
  const measure = new Measure(pack);
  for (const [language, texts] of textsIn(file)) {
    const measured = texts.map((text) => measure.of(text, language));
    process.stdout.write(`${reportOf(language, measured).join('\n')}\n`);
  }
}
