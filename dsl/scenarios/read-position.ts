/**
 * Reads a position, or an expected difference, from YAML. Every name must be one of the pack's, at a place where such a name
 * can be.
 */
import { boardsToDeal, inGame, withDefaults, type OptionValues } from '../packs/game-setup.ts';
import type { BoardDef, PackModel } from '../packs/model.ts';
import type { Problem } from '../source/problem.ts';
import { valueKind, type YamlEntry, type YamlNode } from '../source/tree.ts';
import { ComponentReader } from './component-reader.ts';
import { scenarioProblem, type ScenarioReport } from './diagnostics.ts';
import { ids } from './position-names.ts';
import { emptySpec, PRESETS, PLAYER_NAMES, type PlayerSpec, type PositionSpec, type ZoneSpec } from './scenario.ts';

/** What a position is read for: the pack, the players and the options. */
interface PositionContext {
  model: PackModel;
  players: number;
  /** what differs from the defaults */
  options?: OptionValues;
  /** the board of `me` unless the position names another */
  board?: string;
  /** amounts are differences and must bear a sign */
  difference: boolean;
  /** boards that other parts have given the players */
  boards?: (string | null)[];
}

/** Reads the node: problems go to `onProblem`, everything that is right is in the result. */
export function readPosition(
  node: YamlNode | undefined,
  context: PositionContext,
  onProblem: (problem: Problem) => void,
): PositionSpec {
  const report: ScenarioReport = (code, span, ...data) => onProblem(scenarioProblem(code, span, ...data));
  return new PositionReader(context, report).position(node);
}

class PositionReader extends ComponentReader {
  readonly #about: PositionContext;
  readonly #options: OptionValues;
  #boards: BoardDef[] | undefined;
  constructor(about: PositionContext, report: ScenarioReport) {
    super(about.model, report);
    this.#about = about;
    this.#options = withDefaults(about.model, about.options ?? {});
  }

  position(node: YamlNode | undefined): PositionSpec {
    const spec = emptySpec(this.#about.players);
    const who = this.playerNames();
    if (this.#about.board !== undefined) spec.players[0].board = this.#about.board;
    const {
      counters: { game: counters },
      zones: { game: zones },
    } = this.names;
    for (const entry of this.entries(node)) {
      const { key, value } = entry;
      const player = who.indexOf(key);
      if (player >= 0) this.#player(value, spec.players[player], player);
      else if (key === 'preset' && !this.#about.difference) {
        spec.preset = this.one(value, PRESETS, 'preset') ?? spec.preset;
      } else if (key === 'occupied') this.#occupied(value, spec);
      else if (key === 'supply' && !this.#about.difference) this.#supply(value, spec, undefined);
      else if (key === 'left' && !this.#about.difference) this.#left(value, spec);
      else if (key === 'sites') {
        spec.sites = this.sites(value, this.#shared(), 'nobody');
      } else if (key === 'stacks') this.#stacks(value, spec);
      else if (key === 'order') spec.order = this.people(value);
      else if (key === 'acting') {
        const [acting = null, ...others] =
          value.kind === 'scalar' && value.text === 'nobody' ? [-1] : this.people(value);
        if (others.length > 0) this.report('wrong-value', value.span, { is: 'one-acts' });
        spec.acting = acting;
      } else if (counters.has(key)) this.#amount(entry, spec.counters);
      else if (zones.has(key)) this.#zone(entry, spec.zones);
      else {
        this.unknown(entry, { is: 'game' }, [
          'occupied',
          'sites',
          'stacks',
          'order',
          'acting',
          ...who,
          ...(this.#about.difference ? [] : ['preset', 'supply', 'left']),
          ...counters,
          ...zones,
        ]);
      }
    }
    return spec;
  }

  /** Boards between the players on which pieces belong to players. */
  #withOwners(): BoardDef[] {
    const { pieces, counters } = this.model;
    const belong = [...pieces, ...counters.filter(({ liesOn }) => liesOn)].some(({ of }) => of === 'player');
    return belong ? this.#shared() : [];
  }

  #inGame(component: Parameters<typeof inGame>[0]): boolean {
    return inGame(component, this.#about.players, this.#options);
  }

  /** The boards between the players. */
  #shared(): BoardDef[] {
    return this.model.boards.filter((board) => board.of === 'game' && this.#inGame(board));
  }

  /** The boards that are dealt to the players. */
  #dealt(): BoardDef[] {
    return (this.#boards ??= boardsToDeal(this.model, this.#about.players, this.#options));
  }

  #player(node: YamlNode, spec: PlayerSpec, index: number): void {
    const {
      counters: { player: counters },
      zones: { player: zones },
      tracks,
    } = this.names;
    const entries = this.entries(node);
    const said = entries.find(({ key }) => key === 'board');
    const own = said || entries.some(({ key }) => key === 'sites') ? this.#dealt() : [];
    if (said) spec.board = this.#board(said.value, own);
    for (const entry of entries) {
      const { key, value } = entry;
      if (key === 'board') continue;
      if (key === 'sites') {
        const id = spec.board ?? this.#about.boards?.[index] ?? own[index % Math.max(1, own.length)]?.id;
        spec.sites = this.sites(
          value,
          [...own.filter((b) => b.id === id).slice(0, 1), ...this.#withOwners()],
          'player',
        );
      } else if (key === 'supply' && !this.#about.difference && this.#withOwners().length > 0) {
        this.#supply(value, spec, 'player');
      } else if (counters.has(key)) this.#amount(entry, spec.counters);
      else if (key === 'reached' && this.#about.difference) {
        spec.reached = (value.kind === 'list' ? value.items : [value]).flatMap(
          (item) => this.one(item, ids(this.model.goals), 'goal') ?? [],
        );
      } else if (tracks.has(key)) this.#space(entry, spec);
      else if (zones.has(key)) this.#zone(entry, spec.zones);
      else this.unknown(entry, { is: 'player' }, ['board', 'sites', ...counters, ...tracks, ...zones]);
    }
  }

  #board(node: YamlNode, dealt: BoardDef[]): string | null {
    const board = this.one(node, ids(this.model.boards.filter(({ of }) => of === 'player')), 'board');
    if (board === undefined) return null;
    if (dealt.some(({ id }) => id === board)) return board;
    this.report('wrong-value', node.span, { is: 'board-not-dealt', board, dealt: [...new Set(ids(dealt))] });
    return null;
  }

  #amount({ key, value, keySpan }: YamlEntry, into: { id: string; n: number }[]): void {
    const { difference } = this.#about;
    const n = difference ? this.integer(value, keySpan, key) : this.amount(value, keySpan, key);
    if (n === undefined) return;
    if (difference && !isSigned(value)) {
      this.report('needs-sign', value.span, { key, n: Math.abs(n), of: 'amount' });
    } else into.push({ id: key, n });
  }

  #space({ key, value, keySpan }: YamlEntry, spec: PlayerSpec): void {
    const n = this.integer(value, keySpan, key);
    if (n === undefined) return;
    const spaces = this.model.tracks.find(({ id }) => id === key)!.spaces.map(({ number }) => number);
    if (spaces.includes(n)) spec.tracks.push({ id: key, n });
    else {
      this.report('wrong-value', value.span, { is: 'no-space', track: key, space: n, spaces });
    }
  }

  #zone({ key, value }: YamlEntry, into: ZoneSpec[]): void {
    if (value.kind === 'list') {
      into.push({ id: key, change: 0, cards: value.items.flatMap((item) => this.card(item) ?? []) });
    } else if (this.#about.difference && value.kind === 'scalar' && Number.isInteger(value.value)) {
      if (isSigned(value)) into.push({ id: key, cards: null, change: Number(value.value) });
      else {
        this.report('needs-sign', value.span, { key, n: Number(value.text), of: 'cards' });
      }
    } else {
      this.report('wrong-type', value.span, {
        subject: { is: 'key', name: key },
        wanted: { a: this.#about.difference ? 'cards-or-change' : 'cards' },
        found: valueKind(value),
      });
    }
  }

  #occupied(node: YamlNode, spec: PositionSpec): void {
    const here = this.model.slots.filter((slot) => this.#inGame(slot));
    for (const { key, keySpan, value } of this.entries(node)) {
      const slot = this.named(key, keySpan, ids(here), 'slot', { players: this.#about.players });
      if (slot !== undefined) {
        const isFree = value.kind === 'scalar' && (value.text === 'nobody' || value.text === 'empty');
        const { unlimited } = here.find(({ id }) => id === slot)!;
        spec.occupied.push({ slot, by: isFree ? [] : this.#markers(value, unlimited) });
      }
    }
  }

  #stacks(node: YamlNode, spec: PositionSpec): void {
    for (const { key, keySpan, value } of this.entries(node)) {
      const track = this.named(key, keySpan, ids(this.model.tracks), 'track');
      if (track !== undefined) spec.stacks.push({ track, who: this.people(value) });
    }
  }

  #supply(node: YamlNode, spec: { supply: PositionSpec['supply'] }, of: 'player' | undefined): void {
    const pieces = this.model.pieces.filter((piece) => piece.of === of);
    for (const { key, keySpan, value } of this.entries(node)) {
      const piece = this.named(key, keySpan, ids(pieces), 'piece');
      const n = this.amount(value, keySpan, key);
      if (piece !== undefined && n !== undefined) spec.supply.push({ piece, n });
    }
  }

  #left(node: YamlNode, spec: PositionSpec): void {
    for (const { key, keySpan, value } of this.entries(node)) {
      const id = this.named(key, keySpan, ids(this.model.periods), 'period');
      const n = this.amount(value, keySpan, key);
      if (id !== undefined && n !== undefined) spec.left.push({ id, n });
    }
  }

  protected override people(node: YamlNode): number[] {
    return this.#once(this.#named(node, []));
  }

  /** The same of markers on a slot, of which a player may have several where it is unlimited; -1 for a neutral one. */
  #markers(node: YamlNode, unlimited: boolean): number[] {
    const named = this.#named(node, ['neutral']);
    return unlimited ? named.map(({ index }) => index) : this.#once(named);
  }

  #once(named: readonly { name: string; item: YamlNode; index: number }[]): number[] {
    for (const [i, { name, item }] of named.entries()) {
      const isTwice = named.slice(0, i).some((other) => other.name === name);
      if (isTwice) this.report('wrong-value', item.span, { is: 'twice', name });
    }
    return named.map(({ index }) => index);
  }

  #named(node: YamlNode, others: string[]): { name: string; item: YamlNode; index: number }[] {
    const who = this.playerNames();
    return (node.kind === 'list' ? node.items : [node]).flatMap((item) => {
      const name = this.one(item, [...who, ...others], 'player');
      return name === undefined ? [] : [{ name, item, index: who.indexOf(name) }];
    });
  }

  protected override playerNames(): string[] {
    return PLAYER_NAMES.slice(0, this.#about.players);
  }
}

const isSigned = (node: YamlNode): boolean => node.kind === 'scalar' && (/^[+-]/.test(node.text) || node.value === 0);
