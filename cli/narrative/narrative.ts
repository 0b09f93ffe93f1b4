/**
 * A game as a story: renders the trace turn by turn, as what each player did. Its words come from the
 * pack; how the game is divided comes from the pack's procedures (see sections.ts).
 */
import type { TraceEvent } from '../../interpreter/index.ts';
import { displayWidth, padEnd, wrap } from '../terminal/paint.ts';
import { factOf, factsText, type Fact, type Viewer } from './facts.ts';
import { sectionsOf, type Sections } from './sections.ts';
import type { PackNames } from './pack-names.ts';

export interface NarrativeOptions {
  /** index of the first event to narrate */
  from?: number;
  viewer?: Viewer;
  /** the player who need not be named outside of turns */
  unnamed?: number;
  width?: number;
}

interface Step {
  procedure: string;
  step: string;
  title: string;
  player: number;
  section: boolean;
}
interface Paragraph {
  kind: 'heading' | 'story';
  at: number;
  title: string;
  seat: number;
  unnamed: number;
  turn: boolean;
  section: number;
  first: string;
  facts: Fact[];
}

/** The lines of the story. */
export function narrate(
  events: readonly TraceEvent[],
  words: PackNames,
  { from = 0, viewer = 'all', width = 80, unnamed = -1 }: NarrativeOptions = {},
): string[] {
  const reader = new Reader(words, viewer, unnamed);
  events.forEach((event, at) => reader.read(event, at));
  return render(reader.paragraphs, words, from, width);
}

const cache = new WeakMap<object, Sections>();
export function sectionsFor(words: PackNames): Sections {
  let known = cache.get(words.model);
  if (!known) cache.set(words.model, (known = sectionsOf(words.model)));
  return known;
}

class Reader {
  readonly paragraphs: Paragraph[] = [];
  private readonly sections: Sections;
  private readonly stack: Step[] = [];
  private readonly periods: { id: string; begun: Map<string, number> }[] = [{ id: '', begun: new Map() }];
  private current: Paragraph | null = null;
  /** counts the times that a section began */
  private sectionRun = 0;

  constructor(
    private readonly words: PackNames,
    private readonly viewer: Viewer,
    private readonly unnamed: number,
  ) {
    this.sections = sectionsFor(words);
  }

  read(event: TraceEvent, at: number): void {
    switch (event.type) {
      case 'enter':
        return this.enter(event, at);
      case 'leave':
        return this.leave(event);
      case 'begin':
        return this.begin(event.period, at);
      case 'end':
        return this.end(event.period);
      default:
        return this.fact(event, at);
    }
  }

  /** the outermost section that is open, or -1 */
  private get open(): number {
    return this.stack.findIndex((step) => step.section);
  }

  private enter({ procedure, step, title, player }: Extract<TraceEvent, { procedure: string }>, at: number): void {
    const open = this.open;
    const section = open < 0 && this.sections.isSection(procedure, step);
    this.stack.push({ procedure, step, title, player, section });
    if (section) {
      this.sectionRun++;
      this.current = null;
    }
    if (open >= 0 && open === this.stack.length - 2) {
      const first = `${procedure}/${step}`;
      if (this.current === null || this.current.seat !== player || this.current.first === first) {
        this.start(at, player, first);
      }
    }
  }

  private leave({ procedure, step }: Extract<TraceEvent, { procedure: string }>): void {
    while (this.stack.length > 0) {
      const gone = this.stack.pop()!;
      if (gone.section) this.current = null;
      if (gone.procedure === procedure && gone.step === step) return;
    }
  }

  private begin(period: string, at: number): void {
    const begun = this.periods[this.periods.length - 1].begun;
    const n = (begun.get(period) ?? 0) + 1;
    begun.set(period, n);
    if (this.open >= 0) {
      if (this.current) this.current.turn = true;
      return;
    }
    this.periods.push({ id: period, begun: new Map() });
    this.current = null;
    this.paragraphs.push({
      kind: 'heading',
      at,
      title: `${this.words.period(period)} ${n}`,
      seat: -1,
      unnamed: -1,
      turn: false,
      section: -1,
      first: '',
      facts: [],
    });
  }

  private end(period: string): void {
    if (this.periods[this.periods.length - 1].id === period) {
      this.periods.pop();
      this.current = null;
    }
  }

  /** The title of the innermost step of the section that is not just the name of a counter. */
  private titleAbove(open: number): string {
    const least = this.sections.isSplit(this.stack[open].procedure, this.stack[open].step) ? open : open + 1;
    for (let i = this.stack.length - 1; i > least; i--) {
      if (!this.words.isCounterName(this.stack[i].title)) return this.stack[i].title;
    }
    return '';
  }

  private start(at: number, seat: number, first: string): void {
    const open = this.open;
    this.current = {
      kind: 'story',
      at,
      seat: open < 0 ? -1 : seat,
      unnamed: this.unnamed,
      turn: false,
      section: open < 0 ? -1 : this.sectionRun,
      first,
      title: (open < 0 ? this.stack[this.stack.length - 1] : this.stack[open])?.title ?? '',
      facts: [],
    };
    this.paragraphs.push(this.current);
  }

  private fact(event: TraceEvent, at: number): void {
    const open = this.open;
    const depth = this.stack.length - 1;
    const turn = this.current?.turn ?? false;
    // Gains by the rules carry the name of their step, except in a turn, where it is obvious.
    const stepTitle = event.type === 'counter' && !turn && open >= 0 ? this.titleAbove(open) : '';
    const fact = factOf(event, at, this.words, this.viewer, stepTitle);
    if (!fact || (event.type === 'counter' && this.words.model.periods.some((p) => p.id === event.counter))) return;
    if (open < 0 && event.type === 'move' && event.visible === 'none') return;
    const title = this.stack[depth]?.title ?? '';
    const fits =
      this.current !== null &&
      (open < 0
        ? this.current.seat === -1 && this.current.title === title
        : depth > open || this.current.seat === event.player);
    if (!fits) this.start(at, event.player, '');
    this.current!.facts.push(fact);
  }
}

// ------------------------------------------------------------------------------------------------ lines

function render(paragraphs: Paragraph[], words: PackNames, from: number, width: number): string[] {
  const { paint } = words;
  const names = Math.max(...words.players.map(displayWidth)) + 2;
  const out: string[] = [];
  let headings: string[] = [];
  let said = -2;
  const told = paragraphs.map((p) => ({ p, lines: p.kind === 'heading' ? [p.title] : linesOf(p, from, words) }));
  for (let i = 0; i < told.length; i++) {
    const { p, lines } = told[i];
    const text = lines.join(' / ');
    if (p.kind === 'heading') {
      if (p.at < from) {
        continue;
      }
      headings.push(text);
      continue;
    }
    if (text === '') continue;
    if (headings.length) {
      out.push(
        '',
        paint(
          'bold',
          `── ${headings.join(' · ')} ${'─'.repeat(Math.max(2, width - 4 - displayWidth(headings.join(' · '))))}`,
        ),
      );
      headings = [];
      said = -2;
    }
    if (p.seat < 0) {
      out.push(
        ...wrap(`${p.title ? `${paint('dim', `${p.title}:`)} ` : ''}${text}`, width - 2, 2).map((line) => `  ${line}`),
      );
      said = -2;
      continue;
    }
    if (!p.turn && p.section !== said) {
      out.push(`  ${paint('bold', `─ ${p.title}`)}`);
      said = p.section;
    }
    // A section with the same text for every player is printed once.
    const same = told.filter((other) => other.p.section === p.section && !other.p.turn);
    if (
      !p.turn &&
      same.length === words.players.length &&
      same.length > 1 &&
      same.every((other) => other.lines.join(' / ') === text)
    ) {
      out.push(
        ...wrap(text, width - names - 2).map((line, n) => `  ${padEnd(n === 0 ? 'everybody' : '', names)}${line}`),
      );
      i = told.indexOf(same[same.length - 1]);
      continue;
    }
    const wrapped = lines.flatMap((line) => wrap(line, width - names - 2));
    out.push(
      ...wrapped.map(
        (line, n) => `  ${n === 0 ? paint('bold', padEnd(words.player(p.seat), names)) : ' '.repeat(names)}${line}`,
      ),
    );
  }
  return out;
}

/** The kinds of facts with which a turn begins: who takes and plays what. The rest gets lines of its own. */
const OPENING = new Set(['occupy', 'play', 'signal', 'pay', 'game-counter', 'discard']);

function linesOf(p: Paragraph, from: number, words: PackNames): string[] {
  const facts = withoutEchoes(p.facts.filter((f) => f.at >= from));
  let opening = facts.findIndex(({ kind, label }) => label === '' && (kind === 'occupy' || kind === 'play'));
  if (opening < 0) opening = 0;
  else while (opening < facts.length && facts[opening].label === '' && OPENING.has(facts[opening].kind)) opening++;
  // Effects of the taken slot need no label: the line above names it.
  const slots = facts
    .slice(0, opening)
    .filter(({ kind }) => kind === 'occupy')
    .map(({ items }) => words.slot(items[0].id));
  return [sentence(facts.slice(0, opening), p, words), sentence(facts.slice(opening), p, words, slots)].filter(Boolean);
}

interface Group {
  label: string;
  seat: number;
  /** concerns one player only */ personal: boolean;
  texts: string[];
}

/** Facts that concern one player without naming who; the others name everything themselves. */
const PERSONAL = /^(counter|pay|price|piece-.*|advance|draw|discard|use|play|ready|exhaust|perform|occupy)$/;
const isPersonal = ({ kind }: Fact): boolean => PERSONAL.test(kind);

/** Facts as one text, grouped by their cause. */
function sentence(
  facts: Fact[],
  { seat, turn, unnamed: silent }: Paragraph,
  words: PackNames,
  unnamed: string[] = [],
): string {
  const list = turn ? facts : sorted(facts);
  const groups: Group[] = [];
  const alone = facts.every((fact) => fact.seat === silent || !isPersonal(fact));
  for (let i = 0; i < list.length;) {
    const fact = list[i];
    let j = i + 1;
    while (
      j < list.length &&
      list[j].kind === fact.kind &&
      list[j].label === fact.label &&
      list[j].seat === fact.seat &&
      !fact.joined
    ) {
      j++;
    }
    let text = factsText(list.slice(i, j), words);
    if (fact.kind === 'price' && list[j]?.kind.startsWith('piece-')) {
      text = `${factsText([list[j]], words)} for ${text}`;
      j++;
    }
    i = j;
    if (text === '') continue;
    const last = groups[groups.length - 1];
    if (fact.joined && last) {
      last.texts[last.texts.length - 1] += text;
      continue;
    }
    // without a text before it, it is a text of its own
    if (fact.joined) text = text.replace(/^ \((.*)\)$/, '$1');
    if (
      last &&
      last.label === fact.label &&
      last.seat === fact.seat &&
      (seat >= 0 || last.personal === isPersonal(fact))
    ) {
      last.texts.push(text);
    } else groups.push({ label: fact.label, seat: fact.seat, personal: isPersonal(fact), texts: [text] });
  }
  return groups
    .map(({ label, seat: who, personal, texts }) => {
      const other = who !== seat && (seat >= 0 || (personal && !alone)) ? `${words.player(who)} ` : '';
      return `${label && !unnamed.includes(label) ? `${label}: ` : ''}${other}${texts.join(', ')}`;
    })
    .join('; ');
}

/** Outside turns the order of causes does not matter: the facts of each are grouped. */
function sorted(facts: Fact[]): Fact[] {
  const first = new Map<string, number>();
  facts.forEach(({ label }, i) => {
    if (!first.has(label)) first.set(label, i);
  });
  return [...facts].sort((a, b) => first.get(a.label)! - first.get(b.label)! || a.at - b.at);
}

/** A discarded card also moves: only the first of the two facts is kept. */
function withoutEchoes(facts: Fact[]): Fact[] {
  return facts.filter((fact, i) => {
    const before = facts[i - 1];
    return !(fact.kind.startsWith('into ') && before?.kind === 'discard' && before.items[0].id === fact.items[0].id);
  });
}
