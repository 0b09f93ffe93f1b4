/** A game as a narrative in lines of the terminal. */
import type { TraceEvent } from '../../interpreter/index.ts';
import { tell, type PackNames, type Telling, type ToldParagraph } from '../../table/index.ts';
import { displayWidth, padEnd, wrap } from '../terminal/paint.ts';

/** The lines of the narrative. */
export function narrate(
  events: readonly TraceEvent[],
  words: PackNames,
  { width = 80, ...telling }: Telling & { width?: number } = {},
): string[] {
  return new Renderer(words, width).render(tell(events, words, telling), telling.from ?? 0);
}

/** Lays out paragraphs as lines of a given width. */
class Renderer {
  readonly #out: string[] = [];
  /** headings that are printed before the next paragraph with a text */
  #headings: string[] = [];
  /** the section whose title was printed last */
  #titledSection: number | undefined;
  readonly #nameWidth: number;

  constructor(
    private readonly words: PackNames,
    private readonly width: number,
  ) {
    this.#nameWidth = Math.max(
      ...words.players.map((name) => displayWidth(name) + 2),
      displayWidth(words.story.everybody) + 1,
    );
  }

  render(rendered: readonly ToldParagraph[], from: number): string[] {
    for (let i = 0; i < rendered.length; i++) {
      const paragraph = rendered[i];
      if (paragraph.kind === 'heading') {
        if (paragraph.at >= from) this.#headings.push(paragraph.title);
        continue;
      }
      if (paragraph.lines.length === 0) continue;
      this.#flushHeadings();
      if (paragraph.seat < 0) {
        this.#outsideOfSections(paragraph);
        continue;
      }
      this.#sectionTitle(paragraph);
      const last = lastOfEqualTexts(paragraph, rendered, this.words.players.length);
      if (last === undefined) this.#player(paragraph);
      else {
        this.#everybody(paragraph);
        i = last;
      }
    }
    return this.#out;
  }

  #flushHeadings(): void {
    if (this.#headings.length === 0) return;
    const text = this.#headings.join(' · ');
    const rule = '─'.repeat(Math.max(2, this.width - 4 - displayWidth(text)));
    this.#out.push('', this.words.paint('bold', `── ${text} ${rule}`));
    this.#headings = [];
    this.#titledSection = undefined;
  }

  #outsideOfSections({ title, lines }: ToldParagraph): void {
    const head = title ? `${this.words.paint('dim', `${title}:`)} ` : '';
    this.#out.push(...wrap(`${head}${lines.join(' / ')}`, this.width - 2, 2).map((line) => `  ${line}`));
    this.#titledSection = undefined;
  }

  #sectionTitle({ turn, section, title }: ToldParagraph): void {
    if (turn || section === this.#titledSection) return;
    this.#out.push(`  ${this.words.paint('bold', `─ ${title}`)}`);
    this.#titledSection = section;
  }

  #everybody({ lines }: ToldParagraph): void {
    wrap(lines.join(' / '), this.#textWidth).forEach((line, n) => {
      this.#out.push(`  ${padEnd(n === 0 ? this.words.story.everybody : '', this.#nameWidth)}${line}`);
    });
  }

  #player({ seat, lines }: ToldParagraph): void {
    const name = this.words.paint('bold', padEnd(this.words.player(seat), this.#nameWidth));
    const wrapped = lines.flatMap((line) => wrap(line, this.#textWidth));
    wrapped.forEach((line, n) => {
      this.#out.push(`  ${n === 0 ? name : ' '.repeat(this.#nameWidth)}${line}`);
    });
  }

  get #textWidth(): number {
    return this.width - this.#nameWidth - 2;
  }
}

/** The index of the last paragraph of a section in which all players have the same text, which is printed once; else undefined. */
function lastOfEqualTexts(
  paragraph: ToldParagraph,
  all: readonly ToldParagraph[],
  players: number,
): number | undefined {
  if (paragraph.turn || players < 2) return undefined;
  const same = all.filter(({ section, turn }) => section === paragraph.section && !turn);
  const text = paragraph.lines.join(' / ');
  const isShared = same.length === players && same.every(({ lines }) => lines.join(' / ') === text);
  return isShared ? all.indexOf(same[same.length - 1]) : undefined;
}
