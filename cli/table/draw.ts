/** The position as one player sees it: what every player has, the slots, the open cards, the supply. */
import {
  type BoardDef,
  type CardDef,
  inGame,
  type OptionValues,
  type PackModel,
  capitalize,
} from '../../dsl/internal.ts';
import type { CardView, PlayerView, PositionView, SiteView } from '../../interpreter/index.ts';
import type { EffectTexts } from '../effect-texts.ts';
import type { PackNames } from '../../table/index.ts';
import { GAME_WORDS, type TableWords } from '../wording/index.ts';
import { truncate, padEnd, wrap } from '../terminal/paint.ts';
import { drawMap, isMap } from './draw-map.ts';

export class PositionTable {
  constructor(
    private readonly words: PackNames,
    private readonly texts: EffectTexts,
    private readonly width: number,
    private readonly options: OptionValues,
  ) {}

  private get model(): PackModel {
    return this.words.model;
  }
  private get say(): TableWords {
    return GAME_WORDS[this.words.language].table;
  }

  /** Everything: the viewer's own things in full, the others in short. */
  whole(view: PositionView, viewer: number, seat = viewer): string[] {
    const { paint } = this.words;
    const others = view.order.filter((p) => p !== seat);
    return [
      ...this.commons(view),
      ...this.player(view, seat, viewer),
      ...(others.length
        ? [paint('bold', this.say.others(others.length)), ...others.flatMap((p) => this.short(view, p))]
        : []),
    ];
  }

  /** What belongs to nobody: counters, slots, shared sites, open cards, supply. */
  private commons(view: PositionView): string[] {
    const { paint } = this.words;
    const out: string[] = [];
    const counters = this.counters(view.counters);
    if (counters) out.push(...this.entry(this.say.onTable, counters));
    if (view.order.length > 1) {
      out.push(
        ...this.entry(
          this.say.order,
          view.order
            .map((p) => (p === view.acting ? paint('bold', this.words.player(p)) : this.words.player(p)))
            .join(' → '),
        ),
      );
    }
    out.push(...this.sites(view.sharedSites, this.shared(view)), ...this.sharedBoards(view));
    if (this.slotsInGame(view).length) out.push(...this.slots(view));
    for (const zone of this.model.zones.filter((z) => z.of === 'game')) {
      const there = view.zones[zone.id];
      if (!there || there.count === 0 || zone.visible !== 'all') continue;
      const cards = there.cards ?? [];
      // Of a stack only the top card matters; other zones are shown completely.
      if (cards.length > 12 || (zone.order === 'stack' && cards.length > 1)) {
        out.push(
          ...this.entry(
            this.zone(zone.id),
            zone.order === 'stack'
              ? this.say.onTop(this.words.cardCount(cards.length), this.words.card(cards[0].card))
              : this.words.cardCount(cards.length),
          ),
        );
        continue;
      }
      out.push(paint('bold', this.zone(zone.id)), ...cards.flatMap((card) => this.cardLine(card)));
    }
    const hidden = this.model.zones.filter(
      (z) => z.of === 'game' && z.visible === 'none' && z.drawsTo !== null && view.zones[z.id],
    );
    if (hidden.length) {
      out.push(
        ...this.entry(
          this.say.toDraw,
          hidden.map((z) => `${this.words.zone(z.id)} ${view.zones[z.id].count}`).join(', '),
        ),
      );
    }
    out.push(...this.entry(this.say.supply, this.supply(view.supply)));
    return out;
  }

  /** What is left of kinds of which there are only so many. */
  private supply(left: Record<string, number | null>): string {
    return this.model.pieces
      .flatMap(({ id }) => {
        const n = left[id] ?? null;
        return n !== null && n < 900 ? [this.words.say.piece(id, n)] : [];
      })
      .join(', ');
  }

  /** The boards between the players of this game. */
  private shared({ players }: PositionView): BoardDef[] {
    return this.model.boards.filter((board) => board.of === 'game' && inGame(board, players.length, this.options));
  }

  /** Sites between the players, all of them, for there the empty ones matter too. */
  private sharedBoards(view: PositionView): string[] {
    return this.shared(view).flatMap((board) => {
      if (isMap(board)) return drawMap(board, view.sharedSites, this.words, this.say.faceDown);
      const open = board.sites.filter((s) => !view.sharedSites[s.id] && this.buildable(s.kind));
      return open.length ? this.entry(this.say.empty, open.map((s) => s.id).join(', ')) : [];
    });
  }

  /** Sites of one kind: the occupied ones, and those where its declaration allows something to be built. */
  private buildable(kind: string): boolean {
    return this.model.pieces.some((p) => JSON.stringify([p.where, p.whereNamed]).includes(`"siteKind":"${kind}"`));
  }

  private slotsInGame(view: PositionView): PackModel['slots'] {
    const players = view.players.length;
    return this.model.slots.filter((slot) => slot.players === null || slot.players.includes(players));
  }

  private slots(view: PositionView): string[] {
    const { paint } = this.words;
    const slots = this.slotsInGame(view);
    const nameOf = (slot: { id: string }): string => this.words.say.slot(slot.id);
    const names = Math.min(30, Math.max(...slots.map((slot) => nameOf(slot).length)));
    const out = [paint('bold', this.say.slots)];
    const colors = [...this.model.colors.map(({ id }) => id as string | null), null];
    for (const color of colors) {
      const here = slots.filter((s) => (s.color ?? null) === color);
      if (here.length && color !== null) {
        out.push(` ${paint(color, this.words.say.color(color, 'slot'))}`);
      }
      for (const slot of here) {
        const who = (view.slots[slot.id] ?? [])
          .map((p) => (p < 0 ? this.say.neutral : this.words.player(p)))
          .join(', ');
        const mark = who ? paint('dim', `[${who}]`) + ' ' : '';
        const lines = wrap(mark + this.texts.line('slots', slot.id), this.width - names - 4);
        lines.forEach((line, i) =>
          out.push(
            `  ${i === 0 ? paint(slot.color, padEnd(truncate(nameOf(slot), names), names)) : ' '.repeat(names)}  ${line}`,
          ),
        );
      }
    }
    return out;
  }

  /** One player's things in full; of a stranger's hidden cards only the number. */
  player(view: PositionView, seat: number, viewer: number): string[] {
    const { paint } = this.words;
    const player = view.players[seat];
    const out = [
      paint(
        'bold',
        `${this.words.player(seat)}${seat === viewer ? ` (${this.say.you})` : ''}${this.boardName(player)}`,
      ),
    ];
    out.push(...this.entry(`  ${this.say.has}`, this.counters(player.counters)));
    for (const track of this.model.tracks) {
      out.push(...this.entry(`  ${capitalize(this.words.track(track.id))}`, String(player.tracks[track.id].space)));
    }
    const board = this.model.boards.find(({ id }) => id === player.board);
    out.push(...this.entry(`  ${this.say.supply}`, this.supply(player.supply ?? {})));
    out.push(...this.sites(player.sites, board ? [board] : []));
    if (board?.grid) {
      out.push(...drawMap(board, player.sites, this.words, this.say.faceDown).map((line) => `  ${line}`));
    }
    for (const zone of this.model.zones.filter((z) => z.of === 'player')) {
      const there = player.zones[zone.id];
      if (!there || there.count === 0) continue;
      if (!there.cards) {
        out.push(...this.entry(`  ${this.zone(zone.id)}`, this.words.cardCount(there.count)));
        continue;
      }
      out.push(`  ${paint('bold', this.zone(zone.id))}`, ...there.cards.flatMap((card) => this.cardLine(card)));
    }
    return out;
  }

  private zone(id: string): string {
    return capitalize(this.words.zone(id));
  }

  private boardName({ board }: PlayerView): string {
    return board === null ? '' : `, ${this.words.board(board)}`;
  }

  /** Another player in a few lines. */
  private short(view: PositionView, seat: number): string[] {
    const player = view.players[seat];
    const tracks = this.model.tracks.map((t) => `${this.words.track(t.id)} ${player.tracks[t.id].space}`);
    const zones = this.model.zones
      .filter((z) => z.of === 'player' && (player.zones[z.id]?.count ?? 0) > 0)
      .map((z) => {
        const { count, cards } = player.zones[z.id];
        return cards
          ? `${this.words.zone(z.id)}: ${cards.map((c) => this.words.card(c.card) + (c.used ? ` (${this.say.used})` : '')).join(', ')}`
          : `${this.words.zone(z.id)}: ${this.words.cardCount(count)}`;
      });
    const sites = this.byPiece(player.sites).map(
      ({ piece, n, upgraded }) =>
        `${this.words.say.piece(piece, n)}${upgraded ? ` (${this.say.upgraded(upgraded)})` : ''}`,
    );
    const parts = [this.counters(player.counters), tracks.join(', '), sites.join(', '), ...zones].filter(Boolean);
    return wrap(
      `${this.words.paint('bold', `${this.words.player(seat)}:`)} ${parts.join(' · ')}`,
      this.width - 2,
      4,
    ).map((line) => `  ${line}`);
  }

  /** One line: what a player has. A counter of a period says which one it is: era 2. */
  counters(counters: Record<string, number>): string {
    return this.model.counters
      .filter((c) => !c.hidden && c.id in counters)
      .map((c) =>
        this.model.periods.some(({ id }) => id === c.id)
          ? `${this.words.say.counter(c.id)} ${counters[c.id]}`
          : this.words.amount(c.id, counters[c.id]),
      )
      .join(' · ');
  }

  private byPiece(sites: Record<string, SiteView>): { piece: string; n: number; upgraded: number }[] {
    return this.model.pieces.flatMap(({ id }) => {
      const there = Object.values(sites).filter((s) => s.piece === id);
      return there.length ? [{ piece: id, n: there.length, upgraded: there.filter((s) => s.upgraded).length }] : [];
    });
  }

  /** Occupied sites, grouped by what is on them. `*` = upgraded. Of maps, which are drawn, only what the drawing does not tell. */
  private sites(sites: Record<string, SiteView>, boards: readonly BoardDef[]): string[] {
    const isDrawn = new Set(
      boards
        .filter((one) => one.grid ?? (one.of === 'game' && isMap(one)))
        .flatMap((board) => board.sites.map(({ id }) => id)),
    );
    const isTold = ({ upgraded, tile, faceDown, onTile, laid }: SiteView): boolean =>
      upgraded === true || onTile !== undefined || laid !== undefined || (tile !== undefined && faceDown === undefined);
    const entries = Object.entries(sites).filter(([id, site]) => !isDrawn.has(id) || isTold(site));
    const out = this.model.pieces.flatMap((piece) => {
      const there = entries.filter(([, s]) => s.piece === piece.id);
      if (!there.length) return [];
      return this.entry(
        `  ${capitalize(there.length === 1 ? this.words.piece(piece.id) : this.words.plural(piece.id))}`,
        there.map(([id, s]) => `${id}${s.upgraded ? '*' : ''}${this.ownerOf(s, boards)}`).join(' '),
      );
    });
    if (entries.some(([, s]) => s.upgraded)) out.push(this.words.paint('dim', `  (${this.say.legend})`));
    const tiles = entries.filter(([, s]) => s.tile !== undefined);
    for (const [id, { tile, faceDown, onTile }] of tiles) {
      const name = this.words.card(tile!);
      const said = [
        `${faceDown ? this.say.faceDown(name) : name}${this.onTile(onTile)}`,
        this.texts.line('cards', tile!),
      ].filter(Boolean);
      out.push(...this.entry(`  ${id}`, said.join(': ')));
    }
    for (const [id, { laid, onTile }] of entries) {
      if (laid === undefined) continue;
      const said = [`${this.words.card(laid)}${this.onTile(onTile)}`, this.texts.line('cards', laid)].filter(Boolean);
      out.push(...this.entry(`  ${id}`, said.join(': ')));
    }
    const unknown = entries
      .filter(([, s]) => s.faceDown && s.tile === undefined)
      .map(([id, { onTile }]) => `${id}${this.onTile(onTile)}`);
    out.push(...this.entry(`  ${capitalize(this.say.faceDown(null))}`, unknown.join(' ')));
    return out;
  }

  /** Whose a piece is where it lies between the players. */
  private ownerOf({ owner }: SiteView, boards: readonly BoardDef[]): string {
    return owner === undefined || boards.every(({ of }) => of === 'player') ? '' : ` (${this.words.player(owner)})`;
  }

  private entry(label: string, text: string): string[] {
    return text
      ? wrap(
          `${this.words.paint('dim', `${label}:`.trimStart())} ${text}`,
          this.width - (label.length - label.trimStart().length),
          4,
        ).map((line) => ' '.repeat(label.length - label.trimStart().length) + line)
      : [];
  }

  /** A card with all that matters of it. */
  cardLine(card: CardView, indent = 4): string[] {
    const def = this.words.cards.get(card.card);
    const marks = [card.used ? this.say.used : '', this.lyingOn(card)].filter(Boolean).join(', ');
    return wrap(
      `${this.words.card(card.card)}${marks ? ` [${marks}]` : ''} ${def ? this.about(def) : ''}`,
      this.width - indent,
      4,
    ).map((line) => ' '.repeat(indent) + line);
  }

  /** How much lies on a card, and of what. */
  private lyingOn({ marks, holds, further = {}, lying = [] }: CardView): string {
    const first = marks ? [holds === undefined ? String(marks) : this.words.amount(holds, marks)] : [];
    const others = Object.entries(further).map(([kind, n]) => this.words.amount(kind, n));
    const all = [...first, ...others, ...this.amounts(lying)];
    return all.length > 0 ? this.say.marks(all.join(', ')) : '';
  }

  /** The same of a card on a board. */
  private onTile(lying: SiteView['onTile']): string {
    return lying ? ` [${this.say.marks(this.amounts(lying).join(', '))}]` : '';
  }

  /** `2 workers (Ann)` */
  private amounts(lying: NonNullable<SiteView['onTile']>): string[] {
    return lying.map(
      ({ counter, n, owner }) =>
        `${this.words.amount(counter, n)}${owner === undefined ? '' : ` (${this.words.player(owner)})`}`,
    );
  }

  /** Type, colour, price and effect of a card. */
  about(def: CardDef): string {
    const type = this.words.say.type(def.type);
    const color = def.color === null ? '' : this.words.say.color(def.color);
    const price = this.texts.text('cards', def.id, 'price');
    const effect = this.texts.line('cards', def.id);
    return `${this.words.paint('dim', `(${[color, type, price ? this.say.price(price) : ''].filter(Boolean).join(', ')})`)} ${effect}`;
  }
}
