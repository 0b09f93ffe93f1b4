/** Watches a game while it is replayed, and notes its facts. */
import { TraceSink, BY_CARD, loops, type CardWatch, type Vm, ranking } from '../../interpreter/internal.ts';
import type { CardFact, Coming, GameFacts } from './facts.ts';

/** Loops of the rules that count as passes. */
const LOOP_DEPTH = 2;

export class Observer extends TraceSink implements CardWatch {
  private readonly cards: CardFact[] = [];
  private readonly seen = new Set<string>();
  /** by card: the shuffle since which nobody has seen it; -1 */
  private readonly shuffleOf: Int32Array;
  private readonly slots: number[][];
  private shuffles = 0;
  /** pass of the loops of the rules, from 1 */
  pass = 1;
  private loopsNow: readonly number[] = [];
  private depth = 0;
  private first = -1;
  private leader = -1;
  private leadChanges = 0;

  constructor(private readonly vm: Vm) {
    super();
    const { tables, model } = vm.game;
    this.shuffleOf = new Int32Array(tables.cardDef.length).fill(-1);
    this.slots = model.slots.map(() => Array.from({ length: tables.players }, () => 0));
  }

  /** Called at each decision, before it is taken. */
  decision(): void {
    if (this.first < 0) this.first = this.vm.cells[this.vm.game.tables.layout.order];
    const all = loops(this.vm);
    // a loop inside of what each player does in turn is no part of the course of the game
    const players = all.findIndex((loop) => loop.players);
    const around = all.slice(0, players < 0 ? LOOP_DEPTH : Math.min(players, LOOP_DEPTH)).map(({ now }) => now);
    // what is decided between the passes of the inner loop belongs to the pass before
    if (around.length > this.depth) this.depth = around.length;
    else if (around.length === this.depth && around.some((now, i) => now !== this.loopsNow[i])) this.pass++;
    else return this.follow();
    this.loopsNow = around;
    this.follow();
  }

  /** The facts once the game is over. */
  result(seed: number): Omit<GameFacts, 'choices' | 'options' | 'gap' | 'decisions'> {
    const { tables } = this.vm.game;
    this.follow();
    const entries = ranking(this.vm);
    const places = Array.from({ length: tables.players }, () => 0);
    for (const { player, place, won } of entries) places[player] = won ? 1 : Math.max(2, place);
    const winners = places.filter((place) => place === 1).length;
    return {
      seed,
      scores: this.scores(),
      places,
      wins: places.map((place) => (place === 1 ? 1 / winners : 0)),
      first: Math.max(0, this.first),
      passes: this.pass,
      leadChanges: this.leadChanges,
      boards: Array.from(
        { length: tables.players },
        (_, p) => tables.boards[this.vm.cells[tables.layout.boards + p]]?.board?.id ?? '',
      ),
      slots: this.slots,
      cards: this.cards,
    };
  }

  moved(card: number, from: number, to: number): void {
    const { zoneDefs } = this.vm.game.tables;
    const target = zoneDefs[to];
    const source = from < 0 ? null : zoneDefs[from];
    const shuffle = this.shuffleOf[card];
    this.shuffleOf[card] = -1;
    if (source === null) return;
    const isOwn = target.player >= 0;
    if (source.visible === 'none' && shuffle >= 0) {
      if (isOwn) this.note('dealt', card, target.player, shuffle);
      else if (target.visible === 'all') this.note('shown', card, -1, shuffle);
      else this.shuffleOf[card] = target.visible === 'none' ? shuffle : -1;
    } else if (source.player < 0 && source.visible === 'all' && isOwn) this.note('taken', card, target.player, -1);
    if (isOwn && target.listening && !(source.player === target.player && source.listening)) {
      this.note('used', card, target.player, -1);
    }
  }
  shuffled(_zone: number, cards: ArrayLike<number>): void {
    for (let i = 0; i < cards.length; i++) this.shuffleOf[cards[i]] = this.shuffles;
    this.shuffles++;
  }

  override card(vm: Vm, what: Parameters<TraceSink['card']>[1], card: number): void {
    if (what === 'use' || what === 'ability') this.note('used', card, vm.player, -1);
  }
  override slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void {
    if (what !== 'block') this.slots[slot][vm.player]++;
    this.happened(vm);
  }
  override push(): void {
    /* only what is counted here is of interest */
  }
  override counter(vm: Vm): void {
    this.happened(vm);
  }
  override paid(): void {
    /* a price is paid before it is used */
  }
  override piece(vm: Vm): void {
    this.happened(vm);
  }
  override trigger(): void {
    /* not counted */
  }
  override enter(): void {
    /* not counted */
  }
  override leave(): void {
    /* not counted */
  }
  override move(): void {
    /* `moved` hears of it */
  }

  /** Something changed: if it was a card that did it, the card was used. */
  private happened(vm: Vm): void {
    if (vm.cells[vm.env - 3] === BY_CARD) this.note('used', vm.cells[vm.env - 2], vm.player, -1);
  }

  private note(how: Coming, card: number, seat: number, shuffle: number): void {
    const def = this.vm.game.tables.cardDefIndex[card];
    const key = `${how} ${def} ${seat}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.cards.push({ how, def, card, seat, pass: this.pass, shuffle });
  }

  private scores(): number[] {
    const { tables, model } = this.vm.game;
    const entry = model.score === undefined ? undefined : tables.counter.get(model.score);
    const { nPlayerCounters } = tables.layout;
    return Array.from({ length: tables.players }, (_, p) =>
      entry ? this.vm.cells[entry.at + (entry.game ? 0 : p * nPlayerCounters)] : 0,
    );
  }

  /** Notes who is ahead; a tie changes nothing. */
  private follow(): void {
    const scores = this.scores();
    const most = Math.max(...scores);
    const first = scores.indexOf(most);
    if (scores.lastIndexOf(most) !== first || first === this.leader) return;
    if (this.leader >= 0) this.leadChanges++;
    this.leader = first;
  }
}
