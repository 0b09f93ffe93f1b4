/** The procedures of a pack as parts of a book: in the order in which the game comes to them, each once. */
import { capitalize, GAME, partsOf, rootOf, visitIr, type ProcedureDef, type Root } from '../../dsl/internal.ts';
import type { RulebookEntry, RuleStep } from './book.ts';
import { eachOnce, type PackTexts } from './pack-texts.ts';

type Step = ProcedureDef['steps'][number];
type Effect = Step['program']['body'];

/** A step that has a text, and the procedures that it does. */
interface TextedStep {
  step: Step;
  text: string;
  marked: string;
  does: string[];
}

/** What does procedures without being a step of one. */
const COMPONENTS = ['slots', 'types', 'cards', 'decks', 'pieces', 'tracks', 'boards', 'rules'] as const;

export class Course {
  private readonly procedures: ReadonlyMap<string, ProcedureDef>;
  private readonly stepsOf = new Map<string, TextedStep[]>();
  /** the procedures of the game, and then those that components have players do */
  private readonly inGame: string[] = [];
  private readonly inActions: string[] = [];
  private readonly titles: ReadonlyMap<string, string>;

  constructor(private readonly texts: PackTexts) {
    this.procedures = new Map(texts.model.procedures.map((procedure) => [procedure.id, procedure]));
    const seen = new Set<string>();
    this.follow(GAME, seen, this.inGame);
    const done = doneIn(partsOf(texts.model, COMPONENTS));
    for (const procedure of done) this.follow(procedure, seen, this.inActions);
    this.titles = this.titlesOf([...this.inGame, ...this.inActions], done);
  }

  get game(): RulebookEntry[] {
    return this.entries(this.inGame);
  }
  get actions(): RulebookEntry[] {
    return this.entries(this.inActions);
  }

  private follow(procedure: string, seen: Set<string>, order: string[]): void {
    if (seen.has(procedure) || !this.procedures.has(procedure)) return;
    seen.add(procedure);
    const steps = this.textedSteps(this.procedures.get(procedure)!);
    this.stepsOf.set(procedure, steps);
    order.push(procedure);
    for (const { does } of steps) for (const next of does) this.follow(next, seen, order);
  }

  /** Without steps that the options rule out, and without the beginning of a period, which the heading says. */
  private textedSteps({ id, steps }: ProcedureDef): TextedStep[] {
    const rendered = this.texts.of('procedures', id);
    return steps.flatMap((step) => {
      const said = rendered.filter(({ key }) => key === step.name || key.startsWith(`${step.name}.`));
      if (said.length === 0 || step.program.body.k === 'begin') return [];
      return [
        {
          step,
          text: said.map(({ text }) => text).join(' '),
          marked: said.map(({ marked }) => marked).join(' '),
          does: doneIn(rootOf('effect', step.program.body)),
        },
      ];
    });
  }

  /** Parts with a heading: those of periods, those that others come to more than once, and those that lead to others. */
  private titlesOf(order: readonly string[], done: readonly string[]): Map<string, string> {
    const callers = new Map<string, { procedure: string; step: Step }[]>();
    for (const procedure of order) {
      for (const { step, does } of this.stepsOf.get(procedure)!) {
        for (const one of does) callers.set(one, [...(callers.get(one) ?? []), { procedure, step }]);
      }
    }
    const headed = order.filter(
      (one) =>
        one === GAME ||
        done.includes(one) ||
        this.periodOf(one) !== null ||
        (callers.get(one) ?? []).length !== 1 ||
        this.stepsOf.get(one)!.some(({ does }) => does.length > 0),
    );
    const { say, words } = this.texts;
    // by the step that is nothing else, as a story is headed; where two steps are called alike, by what one does
    const titles = headed.map((one) => {
      if (one === GAME) return words.wholeGame;
      const period = this.periodOf(one);
      if (period !== null) return capitalize(say.period(period));
      const [first, ...others] = callers.get(one) ?? [];
      const step = first && say.step(first.procedure, first.step.name);
      return first && others.length === 0 && isOnly(one, first.step.program.body)
        ? step
        : (this.texts.procedure(one) ?? step ?? say.procedure(one));
    });
    return new Map(
      headed.map((one, i) => {
        const isAlone = titles.indexOf(titles[i]) === titles.lastIndexOf(titles[i]);
        return [one, capitalize(isAlone ? titles[i] : (this.texts.procedure(one) ?? titles[i]))];
      }),
    );
  }

  /** The period that begins in a procedure; null: none. */
  private periodOf(procedure: string): string | null {
    const body = this.procedures.get(procedure)!.steps.map(({ program }) => program.body);
    const begun: string[] = [];
    visitIr(rootOf('effect', body), { effect: { begin: ({ period }) => begun.push(period) } });
    return begun.length === 1 ? begun[0] : null;
  }

  private entries(order: readonly string[]): RulebookEntry[] {
    return order
      .filter((procedure) => this.titles.has(procedure))
      .map((procedure) => this.entry(procedure))
      .filter(({ steps }) => steps.length > 0);
  }

  private entry(procedure: string): RulebookEntry {
    const period = this.periodOf(procedure);
    const about = period === null || period === procedure ? [procedure] : [period, procedure];
    const told = new Set<string>([procedure]);
    const steps = this.ruleSteps(procedure, told);
    const sources = [...told].flatMap((one) => this.texts.sources('procedures', one));
    return this.texts.entry('procedures', procedure, this.titles.get(procedure)!, {
      about,
      explained: about.map((id) => this.texts.explained(id)).find((text) => text !== null) ?? null,
      steps,
      sources: eachOnce(sources),
    });
  }

  /** `told`: gets the procedures whose steps are among them. */
  private ruleSteps(procedure: string, told: Set<string>): RuleStep[] {
    return this.stepsOf.get(procedure)!.map(({ text, marked, does }) => {
      const inside = does.filter((one) => !this.titles.has(one) && this.stepsOf.has(one));
      inside.forEach((one) => told.add(one));
      return {
        title: null,
        text,
        marked,
        steps: inside.flatMap((one) => this.ruleSteps(one, told)),
        see: does.filter((one) => this.titles.has(one) && one !== procedure).map((one) => `procedures-${one}`),
      };
    });
  }
}

/** The procedures that are done there, in order, each once. */
function doneIn(roots: Root | readonly Root[]): string[] {
  const found = new Set<string>();
  visitIr(roots, { effect: { do: ({ procedure }: { procedure: string }) => found.add(procedure) } });
  return [...found];
}

/** Whether an effect is the procedure and nothing else, whoever does it and how often. */
function isOnly(procedure: string, effect: Effect): boolean {
  switch (effect.k) {
    case 'do':
      return effect.procedure === procedure && effect.of === undefined;
    case 'each':
    case 'repeat':
    case 'best':
      return isOnly(procedure, effect.effect);
    case 'block':
      return effect.parts.length === 1 && isOnly(procedure, effect.parts[0]);
    default:
      return false;
  }
}
