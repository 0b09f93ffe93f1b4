/** Reads a position, or an expected difference, from YAML: every name must be one of the pack's, and stand where it belongs. */
import type { Problem } from '../source/problem.ts';
import { scenarioProblem, type ScenarioReport } from './diagnostics.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { boardsToDeal, inGame, withDefaults, type OptionValues } from '../packs/game-setup.ts';
import type { BoardDef, CardDef, PackModel } from '../packs/model.ts';
import { describe, type YamlEntry, type YamlNode } from '../source/tree.ts';
import type { Span } from '../source/span.ts';
import {
  emptySpec,
  PRESETS,
  PLAYER_NAMES,
  type CardSpec,
  type PlayerSpec,
  type PositionSpec,
  type SiteSpec,
  type ZoneSpec,
} from './scenario.ts';

export interface PositionContext {
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

/** Most names that a help lists. */
const MOST_KNOWN = 24;

/** Reads the node: problems go to `onProblem`, everything that is right is in the result. */
export function readPosition(
  node: YamlNode | undefined,
  context: PositionContext,
  onProblem: (problem: Problem) => void,
): PositionSpec {
  const report: ScenarioReport = (code, span, ...data) => onProblem(scenarioProblem(code, span, ...data));
  return new PositionReader(context, report).position(node);
}

/** The names of a pack, cached for all of its positions. */
interface PositionNames {
  counters: Record<'game' | 'player', Set<string>>;
  zones: Record<'game' | 'player', Set<string>>;
  tracks: Set<string>;
  cards: Map<string, CardDef>;
  numbers: Map<number, CardDef[]>;
}
const namesByModel = new WeakMap<PackModel, PositionNames>();
function namesOf(model: PackModel): PositionNames {
  const known = namesByModel.get(model);
  if (known) return known;
  const sets = (list: readonly { id: string; of: 'game' | 'player' }[]): PositionNames['zones'] => ({
    game: new Set(ids(list.filter(({ of }) => of === 'game'))),
    player: new Set(ids(list.filter(({ of }) => of === 'player'))),
  });
  const numbers = new Map<number, CardDef[]>();
  for (const card of model.cards) {
    if (typeof card.number === 'number') numbers.set(card.number, [...(numbers.get(card.number) ?? []), card]);
  }
  const names: PositionNames = {
    counters: sets(model.counters),
    zones: sets(model.zones),
    tracks: new Set(ids(model.tracks)),
    cards: new Map(model.cards.map((card) => [card.id, card])),
    numbers,
  };
  namesByModel.set(model, names);
  return names;
}

class PositionReader {
  readonly #model: PackModel;
  readonly #names: PositionNames;
  readonly #about: PositionContext;
  readonly #report: ScenarioReport;
  readonly #options: OptionValues;
  constructor(about: PositionContext, report: ScenarioReport) {
    this.#about = about;
    this.#model = about.model;
    this.#names = namesOf(about.model);
    this.#report = report;
    this.#options = withDefaults(about.model, about.options ?? {});
  }

  position(node: YamlNode | undefined): PositionSpec {
    const spec = emptySpec(this.#about.players);
    const who = this.#who();
    if (this.#about.board !== undefined) spec.players[0].board = this.#about.board;
    const {
      counters: { game: counters },
      zones: { game: zones },
    } = this.#names;
    for (const entry of this.#entries(node)) {
      const { key, value } = entry;
      const player = who.indexOf(key);
      if (player >= 0) this.#player(value, spec.players[player], player);
      else if (key === 'preset' && !this.#about.difference) {
        spec.preset = this.#one(value, PRESETS, 'preset') ?? spec.preset;
      } else if (key === 'occupied') this.#occupied(value, spec);
      else if (key === 'supply' && !this.#about.difference) this.#supply(value, spec);
      else if (key === 'sites') {
        spec.sites = this.#sites(
          value,
          this.#model.boards.filter((b) => b.of === 'game' && this.#inGame(b)),
        );
      } else if (key === 'order') spec.order = this.#people(value);
      else if (key === 'acting') {
        spec.acting = value.kind === 'scalar' && value.text === 'nobody' ? -1 : (this.#people(value)[0] ?? null);
      } else if (counters.has(key)) this.#amount(entry, spec.counters);
      else if (zones.has(key)) this.#zone(entry, spec.zones);
      else {
        this.#unknown(entry, 'The game', [
          'occupied',
          'sites',
          'order',
          'acting',
          ...who,
          ...(this.#about.difference ? [] : ['preset', 'supply']),
          ...counters,
          ...zones,
        ]);
      }
    }
    return spec;
  }

  #inGame(component: Parameters<typeof inGame>[0]): boolean {
    return inGame(component, this.#about.players, this.#options);
  }

  #player(node: YamlNode, spec: PlayerSpec, index: number): void {
    const {
      counters: { player: counters },
      zones: { player: zones },
      tracks,
    } = this.#names;
    const entries = this.#entries(node);
    const said = entries.find(({ key }) => key === 'board');
    const own =
      said || entries.some(({ key }) => key === 'sites')
        ? boardsToDeal(this.#model, this.#about.players, this.#options)
        : [];
    if (said) spec.board = this.#board(said.value, own);
    for (const entry of entries) {
      const { key, value } = entry;
      if (key === 'board') continue;
      if (key === 'sites') {
        const id = spec.board ?? this.#about.boards?.[index] ?? own[index % Math.max(1, own.length)]?.id;
        spec.sites = this.#sites(value, own.filter((b) => b.id === id).slice(0, 1));
      } else if (counters.has(key)) this.#amount(entry, spec.counters);
      else if (key === 'reached' && this.#about.difference) {
        spec.reached = (value.kind === 'list' ? value.items : [value]).flatMap(
          (item) => this.#one(item, ids(this.#model.goals), 'goal') ?? [],
        );
      } else if (tracks.has(key)) this.#space(entry, spec);
      else if (zones.has(key)) this.#zone(entry, spec.zones);
      else this.#unknown(entry, 'A player', ['board', 'sites', ...counters, ...tracks, ...zones]);
    }
  }

  #board(node: YamlNode, dealt: BoardDef[]): string | null {
    const board = this.#one(node, ids(this.#model.boards.filter(({ of }) => of === 'player')), 'board');
    if (board === undefined) return null;
    if (dealt.some(({ id }) => id === board)) return board;
    this.#report('wrong-value', node.span, { is: 'board-not-dealt', board, dealt: [...new Set(ids(dealt))] });
    return null;
  }

  #amount({ key, value, keySpan }: YamlEntry, into: { id: string; n: number }[]): void {
    const n = this.#integer(value, keySpan, key);
    if (n === undefined) return;
    if (this.#about.difference && !isSigned(value)) {
      this.#report('needs-sign', value.span, { key, n: Math.abs(n), of: 'amount' });
    } else if (!this.#about.difference && n < 0) {
      this.#report('wrong-value', value.span, { is: 'negative', key });
    } else into.push({ id: key, n });
  }

  #space({ key, value, keySpan }: YamlEntry, spec: PlayerSpec): void {
    const n = this.#integer(value, keySpan, key);
    if (n === undefined) return;
    const spaces = this.#model.tracks.find(({ id }) => id === key)!.spaces.map(({ number }) => number);
    if (spaces.includes(n)) spec.tracks.push({ id: key, n });
    else {
      this.#report('wrong-value', value.span, { is: 'no-space', track: key, space: n, spaces });
    }
  }

  #zone({ key, value }: YamlEntry, into: ZoneSpec[]): void {
    if (value.kind === 'list') {
      into.push({ id: key, change: 0, cards: value.items.flatMap((item) => this.#card(item) ?? []) });
    } else if (this.#about.difference && value.kind === 'scalar' && Number.isInteger(value.value)) {
      if (isSigned(value)) into.push({ id: key, cards: null, change: Number(value.value) });
      else {
        this.#report('needs-sign', value.span, { key, n: Number(value.text), of: 'cards' });
      }
    } else {
      this.#report('wrong-type', value.span, {
        subject: `"${key}"`,
        wanted: `a list of cards${this.#about.difference ? ' or a number with a sign' : ''}`,
        found: describe(value),
      });
    }
  }

  #card(node: YamlNode): CardSpec | undefined {
    if (node.kind === 'scalar') {
      const card = this.#cardId(node);
      return card === undefined ? undefined : { card, used: false, paid: false, marks: 0, abilityUsed: false };
    }
    if (node.kind !== 'map') {
      this.#report('wrong-type', node.span, {
        subject: 'a card',
        wanted: 'its id, its number or {card: …}',
        found: describe(node),
      });
      return undefined;
    }
    const spec: CardSpec = { card: '', used: false, paid: false, marks: 0, abilityUsed: false };
    for (const entry of node.entries) {
      const { key, value } = entry;
      if (key === 'card') spec.card = this.#cardId(value) ?? '';
      else if (key === 'used' || key === 'paid') {
        if (value.kind === 'scalar' && typeof value.value === 'boolean') spec[key] = value.value;
        else {
          this.#report('wrong-type', value.span, {
            subject: `"${key}"`,
            wanted: 'true or false',
            found: describe(value),
          });
        }
      } else if (key === 'ability-used') {
        if (value.kind === 'scalar' && typeof value.value === 'boolean') spec.abilityUsed = value.value;
        else {
          this.#report('wrong-type', value.span, {
            subject: `"${key}"`,
            wanted: 'true or false',
            found: describe(value),
          });
        }
      } else if (key === 'marks') spec.marks = this.#integer(value, entry.keySpan, key) ?? 0;
      else this.#unknown(entry, 'A card', ['card', 'used', 'paid', 'marks', 'ability-used']);
    }
    if (!node.entries.some(({ key }) => key === 'card')) {
      this.#report('missing-key', node.span, { key: 'card', in: 'this card' });
    }
    return spec.card === '' ? undefined : spec;
  }

  #cardId(node: YamlNode): string | undefined {
    if (node.kind !== 'scalar') {
      this.#report('wrong-type', node.span, { subject: 'a card', wanted: 'its id or number', found: describe(node) });
      return undefined;
    }
    if (typeof node.value === 'number') {
      const found = this.#names.numbers.get(node.value) ?? [];
      if (found.length === 1) return found[0].id;
      const cardIds = found.map(({ id }) => id);
      if (found.length === 0) {
        this.#report('unknown-name', node.span, { in: 'pack', kind: 'card number', name: node.text, ids: cardIds });
      } else {
        this.#report('wrong-value', node.span, { is: 'card-number', number: Number(node.value), ids: cardIds });
      }
      return undefined;
    }
    return this.#names.cards.get(node.text)?.id ?? this.#one(node, ids(this.#model.cards), 'card');
  }

  #sites(node: YamlNode, boards: BoardDef[]): SiteSpec[] {
    return this.#entries(node).flatMap((entry) => {
      const { key, value } = entry;
      if (!boards.some(({ sites }) => sites.some(({ id }) => id === key))) {
        const known = boards.flatMap((board) => ids(board.sites));
        this.#report('unknown-name', entry.keySpan, {
          in: 'pack',
          kind: 'site',
          name: key,
          ...(boards.length === 1 ? { within: `"${boards[0].id}"` } : {}),
          suggestions: nearestNames(key, known),
        });
        return [];
      }
      return this.#site(key, value) ?? [];
    });
  }

  #site(id: string, node: YamlNode): SiteSpec | undefined {
    const spec: SiteSpec = { id, piece: undefined, upgraded: false, tile: undefined };
    if (node.kind === 'scalar' && node.value !== null) {
      const [piece, ...more] = node.text.split(/\s+/);
      if (more.length > 1 || (more.length === 1 && more[0] !== 'upgraded')) {
        this.#report('wrong-value', node.span, { is: 'site-content', written: node.text });
        return undefined;
      }
      const found = this.#named(piece, node.span, ['empty', ...ids(this.#model.pieces)], 'piece');
      if (found === undefined) return undefined;
      return { ...spec, piece: found === 'empty' ? null : found, upgraded: more.length === 1 };
    }
    for (const entry of this.#entries(node)) {
      const { key, value } = entry;
      if (key === 'tile') {
        const none = value.kind === 'scalar' && value.text === 'empty';
        spec.tile = none ? null : this.#cardId(value);
      } else if (key === 'piece') {
        const inner = this.#site(id, value);
        spec.piece = inner?.piece;
        spec.upgraded = inner?.upgraded ?? false;
      } else this.#unknown(entry, 'A site', ['piece', 'tile']);
    }
    return spec;
  }

  #occupied(node: YamlNode, spec: PositionSpec): void {
    const here = this.#model.slots.filter((slot) => this.#inGame(slot));
    for (const { key, keySpan, value } of this.#entries(node)) {
      const slot = this.#named(key, keySpan, ids(here), `slot for ${this.#about.players} players`);
      if (slot !== undefined) {
        spec.occupied.push({
          slot,
          by:
            value.kind === 'scalar' && (value.text === 'nobody' || value.text === 'empty')
              ? []
              : this.#people(value, ['neutral']),
        });
      }
    }
  }

  #supply(node: YamlNode, spec: PositionSpec): void {
    for (const { key, keySpan, value } of this.#entries(node)) {
      const piece = this.#named(key, keySpan, ids(this.#model.pieces), 'piece');
      const n = this.#integer(value, keySpan, key);
      if (piece !== undefined && n !== undefined) spec.supply.push({ piece, n });
    }
  }

  /** Indices of WHO; -1 for one of the `others`. */
  #people(node: YamlNode, others: string[] = []): number[] {
    const who = this.#who();
    return (node.kind === 'list' ? node.items : [node]).flatMap((item) => {
      const name = this.#one(item, [...who, ...others], 'player');
      return name === undefined ? [] : [who.indexOf(name)];
    });
  }

  // ------------------------------------------------------------------------------------------ plain values

  #who(): string[] {
    return PLAYER_NAMES.slice(0, this.#about.players);
  }

  #entries(node: YamlNode | undefined): YamlEntry[] {
    if (node === undefined || (node.kind === 'scalar' && node.value === null)) return [];
    if (node.kind === 'map') return node.entries;
    this.#report('wrong-type', node.span, { wanted: 'a map', found: describe(node) });
    return [];
  }

  #integer(node: YamlNode, keySpan: Span, key: string): number | undefined {
    if (node.kind === 'scalar' && Number.isInteger(node.value)) return Number(node.value);
    this.#report('wrong-type', node.kind === 'scalar' && node.value === null ? keySpan : node.span, {
      subject: `"${key}"`,
      wanted: 'a whole number',
      found: describe(node),
    });
    return undefined;
  }

  #one<T extends string>(node: YamlNode, of: readonly T[], kind: string): T | undefined {
    if (node.kind === 'scalar' && node.value !== null) return this.#named(node.text, node.span, of, kind);
    this.#report('wrong-type', node.span, { wanted: `the name of a ${kind}`, found: describe(node) });
    return undefined;
  }

  #named<T extends string>(text: string, at: Span, of: readonly T[], kind: string): T | undefined {
    const found = of.find((name) => name === text);
    if (found === undefined) {
      this.#report('unknown-name', at, { in: 'pack', kind, name: text, suggestions: nearestNames(text, of) });
    }
    return found;
  }

  #unknown({ key, keySpan }: YamlEntry, what: string, known: string[]): void {
    const suggestions = nearestNames(key, known);
    this.#report('unknown-key', keySpan, {
      key,
      in: what,
      known: known.length > MOST_KNOWN ? [...known.slice(0, MOST_KNOWN), '…'] : known,
      suggestions,
    });
  }
}

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const isSigned = (node: YamlNode): boolean => node.kind === 'scalar' && (/^[+-]/.test(node.text) || node.value === 0);
