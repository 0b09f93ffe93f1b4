/** What is done after an effect to see what it has left behind: by whom, how often, and with a period that ends in between. */
import type { PackModel, Program } from '../../dsl/internal.ts';
import type { CompiledGame } from '../../interpreter/internal.ts';
import type { Mentions } from './mentions.ts';
import { endOf, furtherProbeTexts, probeTexts } from './probes.ts';
import type { Sequel, Sequels } from './outcomes.ts';
import { whatCanBe } from './what-can-be.ts';

/** A probe: an effect that is done afterwards. */
interface Probe {
  readonly text: string;
  readonly program: Program;
  /** it ends that period */
  readonly ends: string | null;
}

export interface Probes {
  /** each is done once after the effect, with all choices */
  readonly usual: readonly Probe[];
  /** these are part of longer sequels only */
  readonly further: readonly Probe[];
  /** ends of all periods */
  readonly ends: readonly Probe[];
}

/** The probes that the pack allows; `read` gives null for those that it does not. */
export function probesFor(mentions: Mentions, model: PackModel, read: (text: string) => Program | null): Probes {
  const ends = new Map(model.periods.map(({ id }) => [endOf(id), id]));
  const made = (texts: readonly string[]): Probe[] =>
    [...new Set(texts)].flatMap((text) => {
      const program = read(text);
      return program ? [{ text, program, ends: ends.get(text) ?? null }] : [];
    });
  const usual = probeTexts(mentions, model);
  return {
    usual: made(usual),
    further: made(furtherProbeTexts(mentions, model).filter((text) => !usual.includes(text))),
    ends: made([...ends.keys()]),
  };
}

export const programsOf = ({ usual, further, ends }: Probes): Program[] =>
  [...usual, ...further, ...ends].map(({ program }) => program);

/** A sequel, and how it is written as the rest of an effect: `build farm then each other player: …` */
export interface WrittenSequels extends Sequels {
  readonly texts: readonly string[];
}

const writtenDeed = (text: string, by: number): string => (by === 0 ? text : `(each other player: ${text})`);

/** Sequels by the seats of a position; `first`: the number of the first probe among the programs. */
export class SequelSource {
  readonly #all: readonly Probe[];
  readonly #usual: number;

  constructor(
    probes: Probes,
    private readonly first: number,
    private readonly mentions: Mentions,
    private readonly game: CompiledGame,
  ) {
    this.#all = [...probes.usual, ...probes.further, ...probes.ends];
    this.#usual = probes.usual.length;
  }

  /** Each usual probe once, by the player who acts. */
  usual([me]: readonly number[]): WrittenSequels {
    const probes = this.#all.slice(0, this.#usual);
    return {
      list: probes.map((_, i) => [{ seat: me, extra: this.first + i }]),
      texts: probes.map(({ text }) => text),
      choices: 'all',
    };
  }

  /** How many there are behind the usual ones. */
  get longer(): number {
    return this.#longer().length;
  }

  /** Of the longer ones, from the shortest, number `i`. */
  at(i: number, seats: readonly number[]): WrittenSequels {
    const deeds = this.#longer()[i];
    return {
      list: [deeds.map(({ probe, by }): Sequel[number] => ({ seat: seats[by], extra: this.first + probe }))],
      texts: [deeds.map(({ probe, by }) => writtenDeed(this.#all[probe].text, by)).join(' then ')],
      choices: 'few',
    };
  }

  #made: { probe: number; by: number }[][] | null = null;

  #longer(): { probe: number; by: number }[][] {
    return (this.#made ??= this.#make());
  }

  #make(): { probe: number; by: number }[][] {
    const numbered = this.#all.map((probe, number) => ({ ...probe, number }));
    const acts = numbered.filter(({ ends }) => ends === null).map(({ number }) => number);
    const mine = (probe: number): { probe: number; by: number } => ({ probe, by: 0 });
    const theirs = (probe: number): { probe: number; by: number } => ({ probe, by: 1 });
    // a period ends when all shorter ones have ended
    const order = this.mentions.periods.length > 0 ? whatCanBe(this.game).periods : [];
    const endings = order
      .slice(0, 1 + Math.max(-1, ...this.mentions.periods.map((period) => order.indexOf(period))))
      .map((_, i) =>
        order.slice(0, i + 1).flatMap((period) => numbered.find(({ ends }) => ends === period)?.number ?? []),
      );
    return [
      ...acts.filter((act) => act >= this.#usual).map((act) => [mine(act)]),
      ...(this.mentions.others ? acts.map((act) => [theirs(act)]) : []),
      ...acts.map((act) => [mine(act), mine(act)]),
      ...endings.flatMap((ends) => acts.map((act) => [...ends.map(mine), mine(act)])),
      ...endings.flatMap((ends) => acts.map((act) => [mine(act), ...ends.map(mine), mine(act)])),
      ...(this.mentions.others
        ? endings.flatMap((ends) => acts.map((act) => [theirs(act), ...ends.map(mine), theirs(act)]))
        : []),
    ];
  }
}
