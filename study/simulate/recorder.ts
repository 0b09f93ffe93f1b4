/**
 * Records statistics: how often each program ran, which seats had which cards, which parts of the programs were reached.
 * It wraps the nodes of the compiled game, which therefore must not be shared.
 */
import type { CompiledGame, ContinuousEffects, ProgramNode, Vm } from '../../interpreter/internal.ts';
import { instrument, type CoverageGoal } from '../../interpreter/scenario/index.ts';
import type { CardSeats, ProgramOf, Statistics } from './statistics.ts';
import { CountingSink } from './tally.ts';

export class Recorder {
  private readonly goals: CoverageGoal[];
  private readonly programs: { of: ProgramOf; times: number }[] = [];
  private readonly cards: CardSeats[];
  /** by card of the model: bits of the seats that have it in the running game */
  private readonly seats: Int32Array;
  private counting = false;
  private readonly entries = new Map<ProgramNode, { of: ProgramOf; times: number }>();
  readonly sink: CountingSink;

  constructor(private readonly compiled: CompiledGame) {
    this.goals = instrument(compiled);
    this.cards = compiled.model.cards.map(() => ({ taken: 0, seats: 0, sum: 0, squares: 0 }));
    this.seats = new Int32Array(compiled.model.cards.length);
    this.cardPrograms();
    this.otherPrograms();
    compiled.dispatch.bind();
    this.sink = new StatisticsSink((vm, card, from, to) => this.moved(vm, card, from, to));
  }

  begin(): void {
    this.counting = this.sink.counting = false;
    this.seats.fill(0);
  }
  /** Called at the first decision: nobody caused what happened before. */
  play(): void {
    this.counting = this.sink.counting = true;
  }
  end(scores: readonly number[]): void {
    this.seats.forEach((mask, card) => {
      for (let p = 0; mask >> p !== 0; p++) {
        if (((mask >> p) & 1) === 0) continue;
        const counts = this.cards[card];
        counts.seats++;
        counts.sum += scores[p];
        counts.squares += scores[p] ** 2;
      }
    });
  }

  result(): Statistics {
    const { model, tables } = this.compiled;
    const runs: Statistics['runs'] = {};
    const parts: Statistics['parts'] = {};
    for (const { of, times } of this.programs) runs[JSON.stringify(of)] = (runs[JSON.stringify(of)] ?? 0) + times;
    for (const {
      aspect,
      origin: { file, line, column, text },
      reached,
    } of this.goals) {
      if (file === 'engine') continue;
      const key = JSON.stringify({ file, line, column, text, aspect });
      parts[key] = (parts[key] ?? false) || reached;
    }
    const cards = Object.fromEntries(
      model.cards.flatMap(({ id }, i) => (tables.cardsOf.get(id)!.length > 0 ? [[id, this.cards[i]] as const] : [])),
    );
    return { runs, cards, parts };
  }

  private moved(vm: Vm, card: number, from: number, to: number): void {
    const zones = vm.game.tables.zoneDefs;
    const target = zones[to];
    if (!this.counting || target.player < 0) return;
    const def = vm.game.tables.cardDefIndex[card];
    if (target.listening) this.seats[def] |= 1 << target.player;
    if (from >= 0 && zones[from].player < 0 && zones[from].visible === 'all') this.cards[def].taken++;
  }

  /** Programs of the cards of this game, and what their continuous effects trigger. */
  private cardPrograms(): void {
    const { compiled } = this;
    compiled.model.cards.forEach((def, index) => {
      const card = compiled.tables.cardsOf.get(def.id)![0];
      if (card === undefined) return;
      const about = (program: string): ProgramOf => ({ section: 'cards', id: def.id, program });
      for (const name of Object.keys(def.programs)) {
        for (const optional of [false, true]) {
          const program = compiled.cardProgram(card, name, optional);
          if (program) this.count(program, about(name), index);
        }
      }
      for (const [kind, number] of programsOfLines(compiled.effectsOfCard[card])) {
        this.count(compiled.programs[number], about(kind), index);
      }
    });
  }

  private otherPrograms(): void {
    const { compiled } = this;
    const { model, tables } = compiled;
    tables.slots.forEach(({ def, inGame }, i) => {
      if (inGame) this.count(compiled.slotPrograms[i], { section: 'slots', id: def.id, program: 'effect' });
    });
    for (const { id, sites } of tables.boardDefs) {
      for (const site of sites) {
        const bonus = compiled.bonuses.get(site);
        if (bonus !== undefined) {
          this.count(compiled.programs[bonus], { section: 'boards', id, site: site.id, program: 'bonus' });
        }
        for (const [name, program] of compiled.sitePrograms.get(site) ?? []) {
          if (name in site.programs) this.count(program, { section: 'boards', id, site: site.id, program: name });
        }
      }
    }
    model.tracks.forEach(({ id, spaces }, i) => {
      const { bonus, beyond } = compiled.trackPrograms[i];
      bonus.forEach((number, space) => {
        if (number >= 0) {
          this.count(compiled.programs[number], { section: 'tracks', id, program: `space ${spaces[space].number}` });
        }
      });
      if (beyond >= 0) this.count(compiled.programs[beyond], { section: 'tracks', id, program: 'beyond' });
    });
    model.pieces.forEach(({ id, programs }, i) => {
      for (const name of Object.keys(programs)) {
        const program = compiled.pieceProgram(i, name);
        if (program) this.count(program, { section: 'pieces', id, program: name });
      }
    });
  }

  /** Counts the runs of a program, and with `card` also the seats for which it ran. */
  private count(program: ProgramNode, of: ProgramOf, card = -1): void {
    if (this.entries.has(program)) return;
    const entry = { of, times: 0 };
    const go = program.go.bind(program);
    const start = program.start.bind(program);
    this.entries.set(program, entry);
    this.programs.push(entry);
    const note = (vm: Vm): void => {
      if (vm.lookAhead > 0 || !this.counting) return;
      entry.times++;
      if (card >= 0) this.seats[card] |= 1 << vm.player;
    };
    // `go` calls `start` unless its body runs immediately
    program.go = (vm, ...rest) => {
      if (program.body.instant) note(vm);
      go(vm, ...rest);
    };
    program.start = (vm, ...rest) => {
      note(vm);
      start(vm, ...rest);
    };
  }
}

/** The continuous effects of a card as their author writes them, with the number of the program. */
function* programsOfLines({
  triggers,
  replacements,
  abilities,
  stateTriggers,
}: ContinuousEffects): Generator<[string, number]> {
  for (const { program } of triggers.flat()) yield ['when', program];
  for (const { program } of replacements.flat()) yield ['instead of', program];
  for (const { program } of abilities) yield ['once per', program];
  for (const { program } of stateTriggers) yield ['as soon as', program];
}

class StatisticsSink extends CountingSink {
  constructor(private readonly moved: (vm: Vm, card: number, from: number, to: number) => void) {
    super();
  }
  override move(vm: Vm, card: number, from: number, to: number): void {
    super.move(vm, card, from, to);
    this.moved(vm, card, from, to);
  }
}
