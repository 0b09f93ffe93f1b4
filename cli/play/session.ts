/** A game at the terminal, people and bots: draws, asks, obeys. Holds no rules: all that it knows it asks the game. */
import { type AdvisedOption, adviceOn, toldAdvice, type Bot } from '../../study/index.ts';
import { freeOrder } from '../../interpreter/internal.ts';
import { nearestNames as nearest, capitalize } from '../../dsl/internal.ts';
import { FathomError, type Game } from '../../interpreter/index.ts';
import type { EffectTexts } from '../effect-texts.ts';
import type { Io } from '../io.ts';
import { narrate } from '../narrative/narrative.ts';
import {
  entryOf,
  keysOf,
  mergedDecision,
  tableDecision,
  Together,
  type PackNames,
  type TableDecision,
  type TableOption,
} from '../../table/index.ts';
import { PositionTable } from '../table/draw.ts';
import { wrap } from '../terminal/paint.ts';
import { GAME_WORDS, TYPED_WORDS, type SessionWords } from '../wording/index.ts';
import { amountsOf, cardNamed, numbersOf, parseTyped } from './commands.ts';

export interface Seat {
  name: string;
  /** null: a person */ bot: Bot | null;
}

interface SessionOptions {
  /** called after each choice of a person, and when somebody saves */
  save(file?: string): string;
  /** where two questions follow each other, one list is asked */
  merged: boolean;
}

type Ending = 'over' | 'quit' | 'input-ended';

export class Session {
  private readonly table: PositionTable;
  /** number of events narrated so far, per seat of a person */
  private readonly narrated: number[];
  private lastPerson = -1;
  /** what a person may see stands on the screen, or above it */
  private isShown = false;
  private drawnAt = -1;
  private readonly people: number;
  private unsaved = false;
  private readonly together = new Together();

  constructor(
    private readonly game: Game,
    private readonly seats: Seat[],
    private readonly words: PackNames,
    private readonly texts: EffectTexts,
    private readonly io: Io,
    private readonly options: SessionOptions,
  ) {
    this.table = new PositionTable(words, texts, io.width, game.options);
    this.narrated = seats.map(() => 0);
    this.people = seats.filter(({ bot }) => bot === null).length;
  }

  async run(): Promise<Ending> {
    for (;;) {
      const decision = this.game.decision;
      if (decision === null) return 'over';
      const { bot } = this.seats[decision.player];
      if (bot) {
        this.game.choose(bot.choose(this.game));
        continue;
      }
      const free = freeOrder(this.game);
      if (free !== null) {
        this.game.choose(free, true);
        continue;
      }
      const ending = await this.person(decision.player);
      if (ending) return ending;
    }
  }

  /** The first event that has not been narrated, for the end of the game. */
  rest(): number {
    return this.people === 0 ? 0 : this.narrated[this.lastPerson < 0 ? 0 : this.lastPerson];
  }

  private get say(): SessionWords {
    return GAME_WORDS[this.words.language].session;
  }

  private line(text = ''): void {
    this.io.out(`${text}\n`);
  }

  /** Of what one person has seen or typed, the next one finds nothing. */
  private clear(): void {
    if (this.isShown && this.io.interactive) this.io.clearScreen?.();
  }

  /** The others look away, and nothing of the one before is left to be seen. */
  private async call(player: number): Promise<Ending | undefined> {
    this.clear();
    const ready = await this.io.ask(`\n${this.say.pause(this.words.paint('bold', this.words.player(player)))}`);
    if (ready === null) return 'input-ended';
    if (/^(q|quit|exit)$/.test(ready.trim()) && (await this.quit())) return 'quit';
    this.clear();
    this.isShown = true;
    return undefined;
  }

  /** Asks a person until an option is chosen. */
  private async person(player: number): Promise<Ending | undefined> {
    if (player !== this.lastPerson) {
      const ending = this.people > 1 ? await this.call(player) : undefined;
      if (ending) return ending;
      this.lastPerson = player;
      this.drawnAt = -1;
    }
    this.byThemselves(player);
    this.catchUp(player);
    const decision = this.asked(player);
    // After a short answer the options are still visible; after a long one they are printed again.
    for (let again = true; ;) {
      if (again) this.options_(decision, player);
      again = true;
      const text = await this.io.ask(this.say.ask(this.words.player(player), numbersOf(decision.options)));
      if (text === null) {
        this.line();
        return 'input-ended';
      }
      if (!this.io.interactive) this.line(text);
      const command = parseTyped(text, decision.options, this.say);
      switch (command.kind) {
        case 'choose': {
          try {
            this.together.choose(this.game, command.key);
          } catch (error) {
            if (!(error instanceof FathomError)) throw error;
            this.line(this.say.refused(error.message));
            again = false;
            continue;
          }
          this.unsaved = true;
          this.options.save();
          return undefined;
        }
        case 'undo':
          if (this.together.undo(this.game)) {
            this.line(this.say.takenBack);
            this.unsaved = true;
            this.options.save();
            this.forget(player);
            return undefined;
          }
          this.line(this.game.length === 0 ? this.say.nothingToTakeBack : this.say.cannotTakeBack);
          break;
        case 'redo':
          if (this.together.redo(this.game)) {
            this.unsaved = true;
            this.options.save();
            return undefined;
          }
          this.line(this.say.nothingToRedo);
          break;
        case 'why':
          this.refusals(decision);
          break;
        case 'advice':
          this.advice(decision);
          again = false;
          break;
        case 'save': {
          again = false;
          if (!command.file) {
            this.line(this.say.saveWhere);
            break;
          }
          try {
            this.line(this.say.saved(this.options.save(command.file)));
            this.unsaved = false;
          } catch (error) {
            this.line((error as Error).message);
          }
          break;
        }
        case 'view':
          this.view(command.player, player);
          break;
        case 'position':
          this.draw(player, false);
          break;
        case 'card':
          this.card(command.id);
          break;
        case 'help':
          this.help();
          break;
        case 'quit':
          if (await this.quit()) return 'quit';
          break;
        case 'unknown':
          this.line(command.message);
          again = false;
          break;
      }
      if (again) this.line();
    }
  }

  private asked(player: number): TableDecision {
    const { renderer } = this.game;
    const decision = tableDecision(this.game, renderer)!;
    return this.options.merged ? mergedDecision(this.game, player, decision, renderer) : decision;
  }

  private help(): void {
    const { help } = this.say;
    for (const word of TYPED_WORDS) {
      wrap(help[word], this.io.width - 11).forEach((line, i) =>
        this.line(`  ${this.words.paint('cyan', (i === 0 ? word : '').padEnd(8))} ${line}`),
      );
    }
  }

  /** Choices that nobody had to make since the last one of this person: the context of the question. */
  private byThemselves(player: number): void {
    const taken: string[] = [];
    for (let i = this.game.trace.length - 1; i >= this.narrated[player]; i--) {
      const event = this.game.trace[i];
      if (event.type !== 'choice') continue;
      if (!event.auto || event.player !== player) break;
      const option = this.game.renderer.option(event.meaning);
      taken.unshift(event.inPlace ? this.say.anyOrder(option) : this.say.onlyWay(option));
    }
    for (const label of taken) {
      wrap(this.words.paint('dim', `→ ${label}`), this.io.width, 2).forEach((line) => this.line(line));
    }
  }

  /** Narrates what happened since this person's last turn, and draws the table at the beginning of a turn. */
  private catchUp(player: number): void {
    const lines = narrate(this.game.trace, this.words, {
      from: this.narrated[player],
      viewer: player,
      width: this.io.width,
    });
    const foreign = this.game.trace
      .slice(this.narrated[player])
      .some((e) => e.type === 'choice' && e.player !== player);
    if (lines.length) {
      this.line();
      lines.forEach((line) => this.line(line));
    }
    this.narrated[player] = this.game.trace.length;
    this.line();
    if (this.drawnAt < 0 || foreign) this.draw(player);
    else this.line(this.words.paint('dim', this.table.counters(this.game.view(player).players[player].counters)));
  }

  /** After undo: what follows is narrated again. */
  private forget(player: number): void {
    const length = this.game.trace.length;
    this.narrated.forEach((n, seat) => {
      this.narrated[seat] = Math.min(n, length);
    });
    this.drawnAt = Math.min(this.drawnAt, length);
    if (this.game.decision?.player !== player) this.lastPerson = -1;
  }

  private draw(player: number, space = true): void {
    this.table.whole(this.game.view(player), player).forEach((line) => this.line(line));
    if (space) this.line();
    this.drawnAt = this.game.trace.length;
  }

  private options_({ prompt, options }: TableDecision, player: number): void {
    this.line(this.words.paint('bold', `${this.words.player(player)}: ${prompt}`));
    // Amounts are their own numbers: no list.
    if (amountsOf(options)) return;
    const digits = String(options.length).length;
    const numbered = (i: number): string => `${this.words.paint('cyan', String(i + 1).padStart(digits))}  `;
    options.forEach((option, i) => {
      const { group } = option;
      // the ways to lie at one place stand in one line
      const ways = waysFrom(options, i);
      if (ways === 0) return;
      if (group !== undefined && group !== options[i - 1]?.group) {
        wrap(`${group}:`, this.io.width - 2, 2).forEach((line) => this.line(`  ${this.words.paint('dim', line)}`));
      }
      if (ways > 1) {
        let width = 0;
        let line = '';
        for (const [n, way] of options.slice(i, i + ways).entries()) {
          const said = this.describe(way);
          const own = digits + said.length + 4;
          if (line !== '' && width + own > this.io.width) {
            this.line(line);
            [width, line] = [0, ''];
          }
          width += own;
          line += `  ${numbered(i + n)}${said}`;
        }
        return this.line(line);
      }
      wrap(this.describe(option), this.io.width - digits - 4, 2).forEach((line, n) =>
        this.line(`  ${n === 0 ? numbered(i) : ' '.repeat(digits + 2)}${line}`),
      );
    });
  }

  /** An option with what it means: the effect of a card or slot, the attributes of a site. */
  private describe({ key, label }: TableOption): string {
    const [kind, rest = ''] = split(keysOf(key).at(-1)!);
    const id = rest.replace(/#\d+$/, '');
    if (kind === 'card') {
      const def = this.words.cards.get(id);
      if (def) return `${this.words.card(id)} ${this.table.about(def)}`;
    }
    if (kind === 'slot' && this.words.slots.has(id)) {
      return `${this.words.slot(id)}${this.colorOf(id)}: ${this.texts.line('slots', id)}`;
    }
    if (kind === 'site') {
      const bonus = this.bonus(id);
      return bonus ? `${label}: ${bonus}` : label;
    }
    return label;
  }

  private colorOf(slot: string): string {
    const color = this.words.slots.get(slot)?.color;
    return color ? ` (${this.words.say.color(color, 'slot')})` : '';
  }

  private bonus(site: string): string {
    const board = this.game.everything().players[this.game.decision!.player].board;
    const texts = this.texts
      .all('boards', board ?? '')
      .filter(({ key }) => key.startsWith(`sites.${site}.`))
      .map(({ key, title, text }) => (key.endsWith('.bonus') ? text : `${title}: ${text}`));
    const { boards, attributes } = this.words.model;
    const numbers = boards.find(({ id }) => id === board)?.sites.find(({ id }) => id === site)?.attributes ?? {};
    return [
      ...texts,
      ...attributes.flatMap(({ id }) =>
        id in numbers ? `${capitalize(this.words.say.attribute(id))}: ${numbers[id]}` : [],
      ),
    ]
      .map((text) => (text.endsWith('.') ? text : `${text}.`))
      .join(' ');
  }

  /** What a bot would take, with its plan, and how much less it thinks of the next best. */
  private advice({ options }: TableDecision): void {
    const advice = adviceOn(this.game);
    const { best, in: unit, plan, asGood, less } = toldAdvice(advice);
    const labels = new Map(this.game.decision!.options.map(({ key, label }) => [key, label]));
    const labelOf = ({ key }: AdvisedOption): string => `${labels.get(key)!} ${entriesOf(key, options)}`;
    const planned = plan.map((meaning) => this.game.renderer.option(meaning));
    const entry = entryOf(options, best.key, planned[0]);
    const advised = entry
      ? this.say.advised(`${labels.get(best.key)!}: ${entry.label} [${options.indexOf(entry) + 1}]`, planned.slice(1))
      : this.say.advised(labelOf(best), planned);
    wrap(advised, this.io.width, 2).forEach((line) => this.line(line));
    if (advice.isExact) this.line(this.say.exactAdvice);
    if (asGood.length > 0) this.listed(this.say.asGood(asGood.map(labelOf)));
    for (const option of less) {
      const say = unit === 'value' ? this.say.advisedLess : this.say.advisedUnlikelier;
      this.listed(say(labelOf(option), option.behind));
    }
  }

  /** A line of a list, wrapped. */
  private listed(text: string): void {
    wrap(text, this.io.width - 4, 2).forEach((line, i) => this.line(i === 0 ? `  – ${line}` : `  ${line}`));
  }

  private refusals({ refused }: TableDecision): void {
    if (!refused.length) {
      this.line(this.say.allPossible);
      return;
    }
    for (const { key, label, reason } of refused) {
      const [kind, id = ''] = split(keysOf(key).at(-1)!);
      const name = kind === 'slot' ? this.words.slot(id) : kind === 'card' ? this.words.card(id) : label;
      this.listed(`${name}: ${this.words.paint('yellow', reason)}`);
    }
  }

  private view(asked: number | undefined, player: number): void {
    const count = this.seats.length;
    if (asked === undefined || asked < 1 || asked > count) {
      this.line(this.say.whose(count));
      return;
    }
    this.table.player(this.game.view(player), asked - 1, player).forEach((line) => this.line(line));
  }

  private card(id: string): void {
    const def = cardNamed(id, this.words.model, (card) => this.words.say.card(card));
    if (def) {
      this.table.cardLine({ card: def.id, name: def.name }, 2).forEach((line) => this.line(line));
      return;
    }
    const { cards } = this.words.model;
    const names = nearest(
      id,
      cards.map((card) => this.words.say.card(card.id)),
    );
    const ids = nearest(
      id,
      cards.map((c) => c.id),
    );
    this.line(this.say.noCard(id, this.say.didYouMean(names.length ? names : ids)));
  }

  private async quit(): Promise<boolean> {
    if (!this.unsaved) return true;
    const answer = (await this.io.ask(this.say.saveFirst))?.trim();
    if (answer === undefined) this.line();
    if (answer === undefined || answer === '') return true;
    try {
      this.line(this.say.saved(this.options.save(answer)));
      return true;
    } catch (error) {
      this.line((error as Error).message);
      return false;
    }
  }
}

/** The numbers of the entries that begin with a choice: `[3]`, `[3-5]`. */
function entriesOf(choice: string, options: readonly TableOption[]): string {
  const numbers = options.flatMap(({ key }, i) => (keysOf(key)[0] === choice ? [i + 1] : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? `[${first}]` : `[${first}-${last}]`;
}

function split(key: string): [string, string?] {
  const at = key.indexOf(':');
  return at < 0 ? [key] : [key.slice(0, at), key.slice(at + 1)];
}

/** How many options from this one on lay the same at one place; 0 of one that follows such another. */
function waysFrom(options: readonly TableOption[], i: number): number {
  const isSame = (n: number): boolean => {
    const [one, other] = [options[i], options.at(n)];
    return other?.lays !== undefined && one.group === other.group && one.target?.id === other.target?.id;
  };
  if (!options[i].lays) return 1;
  if (i > 0 && isSame(i - 1)) return 0;
  let n = i;
  while (n < options.length && isSame(n)) n++;
  return n - i;
}
