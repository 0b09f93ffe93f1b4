/** Reads the cards and sites of a position from YAML. */
import type { BoardDef, PackModel } from '../packs/model.ts';
import { thingsHeldOn } from '../semantics/held-counters.ts';
import { LIMITS } from '../source/limits.ts';
import type { Span } from '../source/span.ts';
import { nearestNames } from '../source/nearest-names.ts';
import { valueKind, type YamlNode, type YamlScalar } from '../source/tree.ts';
import type { ScenarioReport } from './diagnostics.ts';
import { ids, namesOf, type PositionNames } from './position-names.ts';
import type { CardSpec, SiteSpec } from './scenario.ts';
import { ValueReader } from './value-reader.ts';

const LYING = LIMITS.lying.most;

const FACES = ['up', 'down'] as const;

export abstract class ComponentReader extends ValueReader {
  protected readonly model: PackModel;
  protected readonly names: PositionNames;
  /** sites between the players on which a piece has been placed */
  readonly #held = new Set<string>();
  constructor(model: PackModel, report: ScenarioReport) {
    super(report);
    this.model = model;
    this.names = namesOf(model);
  }

  /** Indices in PLAYER_NAMES, of each player once. */
  protected abstract people(node: YamlNode): number[];

  /** PLAYER_NAMES of those who play. */
  protected abstract playerNames(): string[];

  protected card(node: YamlNode): CardSpec | undefined {
    if (node.kind === 'scalar') {
      const card = this.cardId(node);
      return card === undefined
        ? undefined
        : { card, used: false, marks: 0, further: [], lying: [], abilityUsed: false };
    }
    if (node.kind !== 'map') {
      this.report('wrong-type', node.span, {
        subject: { is: 'card' },
        wanted: { a: 'card' },
        found: valueKind(node),
      });
      return undefined;
    }
    const spec: CardSpec = { card: '', used: false, marks: 0, further: [], lying: [], abilityUsed: false };
    let holds: YamlNode | undefined;
    for (const entry of node.entries) {
      const { key, value } = entry;
      if (key === 'card') spec.card = this.cardId(value) ?? '';
      else if (key === 'used') spec.used = this.flag(value, key) ?? false;
      else if (key === 'ability-used') spec.abilityUsed = this.flag(value, key) ?? false;
      else if (key === 'marks') spec.marks = this.amount(value, entry.keySpan, key, LYING) ?? 0;
      else if (key === 'holds') holds = value;
      else this.unknown(entry, { is: 'card' }, ['card', 'used', 'marks', 'holds', 'ability-used']);
    }
    if (!node.entries.some(({ key }) => key === 'card')) {
      this.report('missing-key', node.span, { key: 'card', in: { is: 'card' } });
    }
    if (spec.card === '') return undefined;
    if (holds) this.holds(holds, spec);
    return spec;
  }

  /** `{kelp: 2, science: 1}`: what lies on a card, by the names of what its effects put there */
  private holds(node: YamlNode, spec: CardSpec): void {
    const def = this.model.cards.find(({ id }) => id === spec.card)!;
    const { common, players } = thingsHeldOn(def, this.model.counters);
    for (const entry of this.entries(node)) {
      const { key, keySpan, value } = entry;
      if (players.includes(key)) {
        spec.lying.push(...this.#ofPlayers(key, value));
        continue;
      }
      if (!common.includes(key)) {
        this.unknown(entry, { is: 'card' }, [...common, ...players]);
        continue;
      }
      const n = this.amount(value, keySpan, key, LYING) ?? 0;
      if (key === common[0]) spec.marks = n;
      else if (n !== 0) spec.further.push({ id: key, n });
    }
  }

  /** `{me: 2, other: 1}`: what each player has there */
  #ofPlayers(id: string, node: YamlNode): CardSpec['lying'] {
    const players = this.playerNames();
    return this.entries(node).flatMap(({ key, keySpan, value }) => {
      const who = this.named(key, keySpan, players, 'player');
      const n = this.amount(value, keySpan, key, LYING) ?? 0;
      return who === undefined || n === 0 ? [] : [{ id, who: players.indexOf(who), n }];
    });
  }

  protected cardId(node: YamlNode): string | undefined {
    if (node.kind !== 'scalar') {
      this.report('wrong-type', node.span, {
        subject: { is: 'card' },
        wanted: { a: 'card-id' },
        found: valueKind(node),
      });
      return undefined;
    }
    if (typeof node.value === 'number') {
      const found = this.names.numbers.get(node.value) ?? [];
      if (found.length === 1) return found[0].id;
      const cardIds = found.map(({ id }) => id);
      if (found.length === 0) {
        this.report('unknown-name', node.span, { in: 'pack', kind: 'card-number', name: node.text, ids: cardIds });
      } else {
        this.report('wrong-value', node.span, { is: 'card-number', number: Number(node.value), ids: cardIds });
      }
      return undefined;
    }
    return this.names.cards.get(node.text)?.id ?? this.one(node, ids(this.model.cards), 'card');
  }

  /** `whose`: those of a player, or what belongs to nobody. */
  protected sites(node: YamlNode, boards: BoardDef[], whose: 'player' | 'nobody'): SiteSpec[] {
    return this.entries(node).flatMap((entry) => {
      const { key, value } = entry;
      if (!boards.some(({ sites }) => sites.some(({ id }) => id === key))) {
        const known = boards.flatMap((board) => ids(board.sites));
        this.report('unknown-name', entry.keySpan, {
          in: 'pack',
          kind: 'site',
          name: key,
          ...(boards.length === 1 ? { board: { id: boards[0].id } } : {}),
          suggestions: nearestNames(key, known),
        });
        return [];
      }
      const site = this.#site(key, value);
      const isShared = boards.some(({ of, sites }) => of === 'game' && sites.some(({ id }) => id === key));
      if (!site || (isShared && !this.#hasOwner(site, value, whose))) return [];
      if (isShared && site.piece) this.#onceOnly(key, entry.keySpan);
      return site;
    });
  }

  /** A site between the players holds the piece of one. */
  #onceOnly(site: string, span: Span): void {
    if (this.#held.has(site)) this.report('wrong-value', span, { is: 'twice', name: site });
    this.#held.add(site);
  }

  /** On a board between the players, what belongs to a player stands under that player, and all else under nobody. */
  #hasOwner({ piece, tile, face, holds, laid }: SiteSpec, node: YamlNode, whose: 'player' | 'nobody'): boolean {
    const wrong = holds.find(({ id }) => (this.#counter(id)?.of === 'player') !== (whose === 'player'));
    if (wrong) this.report('wrong-value', node.span, { is: 'owner', written: wrong.id, whose });
    if (laid !== undefined && piece === undefined && tile === undefined) return true;
    if (wrong || (piece === undefined && tile === undefined && face === undefined)) return wrong === undefined;
    const isPlayers =
      piece !== null && piece !== undefined && this.model.pieces.find(({ id }) => id === piece)?.of === 'player';
    const isRight =
      whose === 'player' ? tile === undefined && face === undefined && (piece === null || isPlayers) : !isPlayers;
    if (!isRight) this.report('wrong-value', node.span, { is: 'owner', written: piece ?? 'tile', whose });
    return isRight;
  }

  readonly #counter = (id: string): PackModel['counters'][number] | undefined =>
    this.model.counters.find((counter) => counter.id === id);

  /** `{seed: 4}`: counters that may lie on the site, or on a card there */
  #lying(site: string, node: YamlNode): SiteSpec['holds'] {
    const def = this.model.boards.flatMap(({ sites }) => sites).find(({ id }) => id === site)!;
    const cards = new Set([...ids(this.model.decks), ...ids(this.model.types)]);
    const may = this.model.counters.filter(({ liesOn }) =>
      liesOn?.some((name) => name === def.kind || def.tags.includes(name) || cards.has(name)),
    );
    return this.entries(node).flatMap((entry) => {
      const { key, keySpan, value } = entry;
      if (may.some(({ id }) => id === key)) return [{ id: key, n: this.amount(value, keySpan, key, LYING) ?? 0 }];
      this.unknown(entry, { is: 'site' }, ids(may));
      return [];
    });
  }

  #cardOrNone(node: YamlNode): string | null | undefined {
    return node.kind === 'scalar' && node.text === 'empty' ? null : this.cardId(node);
  }

  /** `farm`, `farm upgraded`, `empty` */
  #pieceAlone(spec: SiteSpec, node: YamlScalar): SiteSpec | undefined {
    const [piece, ...more] = node.text.split(/\s+/);
    if (more.length > 1 || (more.length === 1 && more[0] !== 'upgraded')) {
      this.report('wrong-value', node.span, { is: 'site-content', written: node.text });
      return undefined;
    }
    const found = this.named(piece, node.span, ['empty', ...ids(this.model.pieces)], 'piece');
    if (found === undefined) return undefined;
    return { ...spec, piece: found === 'empty' ? null : found, upgraded: more.length === 1 };
  }

  #site(id: string, node: YamlNode): SiteSpec | undefined {
    const spec: SiteSpec = { id, piece: undefined, upgraded: false, tile: undefined, holds: [] };
    if (node.kind === 'scalar' && node.value !== null) return this.#pieceAlone(spec, node);
    for (const entry of this.entries(node)) {
      const { key, value } = entry;
      if (key === 'tile') spec.tile = this.#cardOrNone(value);
      else if (key === 'piece') {
        const inner = this.#site(id, value);
        spec.piece = inner?.piece;
        spec.upgraded = inner?.upgraded ?? false;
      } else if (key === 'holds') spec.holds = this.#lying(id, value);
      else if (key === 'face') spec.face = this.one(value, FACES, 'face');
      else if (key === 'known') spec.known = this.people(value);
      else if (key === 'laid') spec.laid = this.#cardOrNone(value);
      else if (key === 'turn') spec.turn = this.amount(value, entry.keySpan, key);
      else if (key === 'flip') spec.flip = value.kind === 'scalar' && value.value === true;
      else this.unknown(entry, { is: 'site' }, ['piece', 'tile', 'holds', 'face', 'known', 'laid', 'turn', 'flip']);
    }
    if (spec.known && spec.face !== 'down') this.report('wrong-value', node.span, { is: 'known-open', site: id });
    return spec;
  }
}
