/**
 * A game told turn by turn, as what each player did: paragraphs of sentences. Their words come from the pack; how the game is
 * divided comes from the pack's procedures (see sections.ts).
 */
import type { TraceEvent } from '../../interpreter/index.ts';
import { factOf, factsText, type Fact, type Viewer, withMoves } from './facts.ts';
import { sectionsOf, type Sections } from './sections.ts';
import type { PackNames } from './pack-names.ts';

interface Step {
  procedure: string;
  step: string;
  title: string;
  player: number;
  section: boolean;
}
interface Paragraph {
  kind: 'heading' | 'text';
  at: number;
  title: string;
  seat: number;
  unnamed: number;
  turn: boolean;
  section: number;
  first: string;
  facts: Fact[];
}

/** A paragraph in words; without lines there is nothing to tell. */
export interface ToldParagraph {
  kind: 'heading' | 'text';
  /** index of its first event */
  at: number;
  /** of the period that begins, or of the part of the rules */
  title: string;
  /** below 0: nobody alone */
  seat: number;
  /** it is the turn of a player */
  turn: boolean;
  /** which part of the rules it belongs to; below 0: none */
  section: number;
  lines: string[];
}

/**
 * What a game is told with. `from`: the first event that is told; `unnamed`: the player who need not be named outside of turns;
 * `unseen`: cards that the viewer has and has not looked at.
 */
export interface Telling {
  from?: number;
  viewer?: Viewer;
  unnamed?: number;
  unseen?: ReadonlySet<string>;
}

/** The game as paragraphs, in the order in which they happened. */
export function tell(events: readonly TraceEvent[], words: PackNames, telling: Telling = {}): ToldParagraph[] {
  const teller = new Teller(words, telling);
  teller.add(events);
  return teller.told();
}

/** Tells a game that goes on. */
export class Teller {
  private readonly builder: ParagraphBuilder;
  private readonly from: number;
  private read = 0;
  /** lines of a paragraph, as long as nothing is added to it: of a game that goes on only the last one is put into words */
  private readonly written = new WeakMap<Paragraph, Told>();

  constructor(
    private readonly words: PackNames,
    { from = 0, viewer = 'all', unnamed = -1, unseen = new Set() }: Telling = {},
  ) {
    this.builder = new ParagraphBuilder(words, viewer, unnamed, unseen);
    this.from = from;
  }

  /** Goes on with the events of a trace that are new. */
  add(trace: readonly TraceEvent[]): void {
    for (; this.read < trace.length; this.read++) this.builder.add(trace[this.read], this.read);
  }

  /** The last paragraphs, at most so many. */
  told(most = Infinity): ToldParagraph[] {
    const { paragraphs } = this.builder;
    return paragraphs.slice(Math.max(0, paragraphs.length - most)).map((paragraph) => {
      const { kind, at, title, seat, turn, section } = paragraph;
      const lines = kind === 'heading' ? [title] : [...this.linesOf(paragraph)];
      return { kind, at, title, seat, turn, section, lines };
    });
  }

  private linesOf(paragraph: Paragraph): readonly string[] {
    const { facts, turn } = paragraph;
    const known = this.written.get(paragraph);
    if (known?.facts === facts.length && known.turn === turn) return known.lines;
    const lines = linesOf(paragraph, this.from, this.words);
    this.written.set(paragraph, { facts: facts.length, turn, lines });
    return lines;
  }
}

/** What a paragraph with so many facts, of a turn or not, comes to. */
interface Told {
  facts: number;
  turn: boolean;
  lines: readonly string[];
}

const cache = new WeakMap<object, Sections>();
export function sectionsFor(words: PackNames): Sections {
  let sections = cache.get(words.model);
  if (!sections) cache.set(words.model, (sections = sectionsOf(words.model)));
  return sections;
}

/** Divides the trace into paragraphs: one for each player and section, with the facts in it. */
class ParagraphBuilder {
  readonly paragraphs: Paragraph[] = [];
  private readonly sections: Sections;
  private readonly stack: Step[] = [];
  private readonly periods: { id: string; begun: Map<string, number> }[] = [{ id: '', begun: new Map() }];
  private current: Paragraph | null = null;
  /** number of sections entered so far; identifies the section of a paragraph */
  private sectionRun = 0;

  constructor(
    private readonly words: PackNames,
    private readonly viewer: Viewer,
    private readonly unnamed: number,
    private readonly unseen: ReadonlySet<string>,
  ) {
    this.sections = sectionsFor(words);
  }

  add(event: TraceEvent, at: number): void {
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

  private enter({ procedure, step, player }: Extract<TraceEvent, { procedure: string }>, at: number): void {
    const title = this.words.stepTitle(procedure, step);
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
      const left = this.stack.pop()!;
      if (left.section) this.current = null;
      if (left.procedure === procedure && left.step === step) return;
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
      const { procedure, step, title } = this.stack[i];
      if (!this.words.isCounterStep(procedure, step)) return title;
    }
    return '';
  }

  private start(at: number, seat: number, first: string): void {
    const open = this.open;
    this.current = {
      kind: 'text',
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
    const fact = factOf(event, at, this.words, { viewer: this.viewer, unseen: this.unseen }, stepTitle);
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

/** The kinds of facts in the first line of a turn: who takes and plays what. Other facts follow on separate lines. */
const OPENING = new Set(['occupy', 'play', 'signal', 'pay', 'game-counter', 'discard']);

function linesOf(p: Paragraph, from: number, words: PackNames): string[] {
  const facts = withMoves(withoutEchoes(p.facts.filter((f) => f.at >= from)), words);
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
  /** concerns one player only */
  personal: boolean;
  texts: string[];
}

/** Facts that concern one player without naming who; the others name everything themselves. */
const PERSONAL = /^(counter|moved|pay|price|piece-.*|advance|draw|discard|use|play|ready|exhaust|perform|occupy)$/;
const isPersonal = ({ kind }: Fact): boolean => PERSONAL.test(kind);

/** Facts as one text, grouped by their cause. `unlabelled`: names of causes that are obvious here. */
function sentence(facts: Fact[], paragraph: Paragraph, words: PackNames, unlabelled: string[] = []): string {
  const { seat, turn, unnamed } = paragraph;
  const groups = groupsOf(turn ? facts : sorted(facts), seat, words);
  const concernsUnnamed = facts.every((fact) => fact.seat === unnamed || !isPersonal(fact));
  return groups
    .map((group) => {
      const namesPlayer = group.seat !== seat && (seat >= 0 || (group.personal && !concernsUnnamed));
      const label = group.label && !unlabelled.includes(group.label) ? `${group.label}: ` : '';
      return `${label}${namesPlayer ? `${words.player(group.seat)} ` : ''}${group.texts.join(', ')}`;
    })
    .join('; ');
}

/** Consecutive facts with one cause and one player, as texts. `seat`: the player of the paragraph, or -1. */
function groupsOf(facts: Fact[], seat: number, words: PackNames): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < facts.length;) {
    const fact = facts[i];
    const end = endOfRun(facts, i);
    let text = factsText(facts.slice(i, end), words);
    i = end;
    const next = facts[end];
    if (fact.kind === 'price' && next?.kind.startsWith('piece-')) {
      text = words.story.paidFor(factsText([next], words), text);
      i++;
    }
    if (text === '') continue;
    const last = groups.at(-1);
    if (fact.joined && last) {
      last.texts[last.texts.length - 1] += text;
      continue;
    }
    // without a text before it, it needs no brackets
    if (fact.joined) text = text.replace(/^ \((.*)\)$/, '$1');
    const personal = isPersonal(fact);
    const fits = last?.label === fact.label && last.seat === fact.seat && (seat >= 0 || last.personal === personal);
    if (fits) last.texts.push(text);
    else groups.push({ label: fact.label, seat: fact.seat, personal, texts: [text] });
  }
  return groups;
}

/** The end (exclusive) of the run of facts that are merged with the one at `start`. */
function endOfRun(facts: Fact[], start: number): number {
  const { kind, label, seat, joined } = facts[start];
  let end = start + 1;
  if (joined) return end;
  while (facts[end]?.kind === kind && facts[end].label === label && facts[end].seat === seat) end++;
  return end;
}

/** Outside turns the order of causes does not matter: the facts of each are grouped. */
function sorted(facts: Fact[]): Fact[] {
  const first = new Map<string, number>();
  facts.forEach(({ label }, i) => {
    if (!first.has(label)) first.set(label, i);
  });
  return [...facts].sort((a, b) => first.get(a.label)! - first.get(b.label)! || a.at - b.at);
}

/** A discarded card also moves: drops the second of the two facts. */
function withoutEchoes(facts: Fact[]): Fact[] {
  return facts.filter((fact, i) => {
    const before = facts[i - 1];
    return !(fact.kind.startsWith('into ') && before?.kind === 'discard' && before.items[0].id === fact.items[0].id);
  });
}
