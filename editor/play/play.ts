/** The Play view: a form for a new game, then the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import { rememberSetup } from '../state/remembered-setup.ts';
import { keepIfDamaged, storedGame } from '../state/stored-game.ts';
import {
  act,
  endTrial,
  goOnAfter,
  leaveTable,
  openTableFile,
  resumeKept,
  resumeTable,
  sayAgain,
  startTable,
  tryOut,
} from '../state/table.ts';
import { lookBack, openInLab } from '../state/table-looks.ts';
import type { TableFault, TableState } from '../state/table-state.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import { NOBODY, type LogEntry, type Viewer } from '../../table/protocol.ts';
import { AddressStep } from './address-step.ts';
import { AskedViews } from './asked-views.ts';
import { centrePart, type CentreView } from './centre.ts';
import { curtain } from './curtain.ts';
import { decisionPart } from './decision.ts';
import { measureCards } from './card-face.ts';
import { CardZoom } from './card-zoom.ts';
import { commonPart } from './common-things.ts';
import { Considered } from './considered.ts';
import { faultLine } from './fault.ts';
import { frontPart } from './front.ts';
import { goalPart } from './goal.ts';
import { FirstNote } from './first-note.ts';
import { handPart, hasFullHand } from './hand.ts';
import { historyPart } from './looking-back.ts';
import { keptPart } from './kept-games.ts';
import { canTurn, Ways } from './laying.ts';
import { LongPress } from './long-press.ts';
import { logPart, spokenLog } from './log.ts';
import { flash, touchedBy } from './motion.ts';
import { noticesPart } from './notices.ts';
import { newCardsPart } from './new-cards.ts';
import { lessonSetup, newGameForm, rematchSetup, setupOf, usualName } from './new-game.ts';
import { ownBar } from './own-bar.ts';
import { paneTabs, type Pane } from './pane-tabs.ts';
import { playersPart } from './players.ts';
import { markFits } from './leads.ts';
import { cardAt, keyOfPlace, lightPlace } from './pointed.ts';
import { periodTrack } from './period-track.ts';
import { scorePart } from './score.ts';
import { areSlotsWide } from './slots.ts';
import { slotsOrStack } from './stack.ts';
import { shownTable, tableContext, type TableContext, type TableTexts } from './table-context.ts';
import { onTableKey } from './table-keys.ts';
import { tableMenu } from './table-menu.ts';
import { Teacher } from './teacher.ts';
import { tableTitle } from './title.ts';

class Play extends AppElement {
  readonly #boards = new WorkerAnswer<BoardView[]>(this);
  readonly #bots = new WorkerAnswer<string[]>(this, { keepPrevious: true });
  readonly #texts = new WorkerAnswer<TableTexts>(this, { keepPrevious: true });
  readonly #address = new AddressStep();
  #teacher = new Teacher(this);
  readonly #firstNote = new FirstNote(this);
  #asked = new AskedViews(this);
  readonly #considered = new Considered(this);
  readonly #zoom = new CardZoom(this);
  readonly #press = new LongPress(this);
  readonly #ways = new Ways();
  /** the option that was considered when a finger came down; null: it was no finger */
  #touched: string | null = null;
  /** the seat whose things are in the centre; null: of who decides */
  #centre: number | null = null;
  /** whose things were there last */
  #owner: number | null = null;
  /** it stays there when others decide */
  #pinned = false;
  /** the seat that decided last */
  #asks: number | null = null;
  /** what of it; null: the board, at the end the scores */
  #view: CentreView | null = null;
  #fault: TableFault | null = null;
  #starting = false;
  #resumed = false;
  /** the stored game is being opened */
  #resuming = false;
  /** the game as it was drawn last */
  #shown: TableState | null = null;
  #language = '';
  #step = -1;
  #trial = false;
  /** who looked last */
  #viewer: Viewer = NOBODY;
  /** the keyboard goes to the decision as soon as there is one */
  #wantsFocus = false;
  /** an earlier position is shown: back at now, the keyboard goes to the decision */
  #looksBack = false;
  /** what was pointed at on the table where several options are about it */
  #only = '';
  /** what a narrow page shows beside hand and question */
  #pane: Pane = 'board';
  /** the card that is pointed at; empty: none */
  #card = '';
  /** the site of which is told when it got what it holds */
  #site = '';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    window.addEventListener('pointermove', this.#firstNote.follow);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    window.removeEventListener('pointermove', this.#firstNote.follow);
    this.#address.stop();
  }

  protected override render(): TemplateResult {
    const { view, table, settings } = app.now;
    if (view) {
      const { path } = view;
      this.#bots.update(view, path, () => ask('botKinds'));
      this.#boards.update(view, path, () => ask('boards', path));
      const { language } = settings;
      this.#texts.update(view, `${path} ${language}`, async () => {
        const [cards, slots] = await Promise.all([
          ask('renderSection', path, 'cards', language),
          ask('renderSection', path, 'slots', language),
        ]);
        measureCards(view, cards, language);
        return { cards, slots };
      });
    }
    const isOpen = table !== null && view !== null && table.pack === view.path;
    return html`<div class=${`page play ${isOpen ? 'playing' : ''} ${isOpen && table.view.trial ? 'trying' : ''}`}>
      <div class="title">
        <h1>${isOpen ? view.title : t('play')}</h1>
        ${
          isOpen
            ? html`${table.viewer === NOBODY ? nothing : periodTrack(shownTable(table))}
              ${tableMenu(table, {
                undo: () => void act({ type: 'undo' }),
                undoTurn: () => void act({ type: 'undo-turn' }),
                redo: () => void act({ type: 'redo' }),
                leave: () => this.#leave(),
                tryOut: () => void tryOut(),
                endTrial: () => void endTrial(),
                openInLab: table.view.trial || table.viewer === NOBODY ? null : () => void openInLab(),
              })}`
            : nothing
        }
      </div>
      ${isOpen ? this.#table(table, view) : this.#setup(view)}
    </div>`;
  }

  protected override updated(): void {
    const { view } = app.now;
    if (view) this.#begin(view);
    const { table, settings } = app.now;
    if (!table) return;
    if (view?.path === table.pack) document.title = tableTitle(table, view.title);
    if (this.#language !== settings.language) {
      if (this.#language !== '') void sayAgain();
      this.#language = settings.language;
    }
    if (this.#trial !== table.view.trial) {
      this.#trial = table.view.trial;
      // another game, whose past is not told again
      this.#step = -1;
    }
    if (this.#shown !== null) flash(this, touchedBy(this.#shown, table));
    this.#shown = table;
    if (this.#step !== table.view.step) this.#afterStep(table);
    if (this.#viewer !== table.viewer) {
      // the button with which the device was passed on is gone
      this.#viewer = table.viewer;
      this.#wantsFocus = true;
    }
    if (table.viewer !== NOBODY && !table.view.trial) this.#address.follow(table);
    const { decision } = table.view;
    if (decision && !table.past && !table.busy) void this.#considered.foresee(decision);
    lightPlace(this, decision, this.#considered.preview?.key ?? '');
    this.#markFits();
    if (this.#looksBack && table.past === null) this.#wantsFocus = true;
    this.#looksBack = table.past !== null;
    this.#teacher.point(this, shownTable(table));
    if (this.#wantsFocus) this.#focusDecision();
  }

  /** What happened is spoken once; the keyboard goes on at the next decision. */
  #afterStep(table: TableState): void {
    const { view } = table;
    const from = this.#step;
    this.#step = view.step;
    // where the form was, which is longer than a narrow page
    if (from < 0) scrollTo({ top: 0 });
    this.#considered.clear();
    this.#only = '';
    this.#zoom.clear();
    if (!this.#pinned && this.#asks !== view.asks) this.#centre = null;
    this.#asks = view.asks;
    const news: LogEntry[] = view.log.filter(({ step }) => step > from);
    if (from >= 0 && news.length > 0) announce(spokenLog(news, table), 'spoken');
    const active = document.activeElement;
    // who chooses on the board goes on there
    const goesOn = active?.closest('.table-board, .slots, .cards, .players, .log, .table-menu') ?? null;
    this.#wantsFocus ||= from < 0 || goesOn === null;
  }

  #focusDecision(): void {
    const first = this.querySelector<HTMLElement>('.table-side [data-focus], .curtain [data-focus]');
    if (!first) return;
    this.#wantsFocus = false;
    first.focus({ preventScroll: true });
    // a new question is read from its beginning
    first.closest('.table-side')?.scrollTo({ top: 0 });
  }

  #setup(view: PackView | null): TemplateResult {
    if (!view) return html`<p class="empty">${t('opening')}</p>`;
    if (!view.playable) return html`<p class="empty">${tp('play.packHasErrors')}</p>`;
    const { value: bots } = this.#bots;
    // without them every seat would be that of a person
    if (this.#resuming || !this.#resumed || !bots) return html`<p class="empty">${t('opening')}</p>`;
    return html`${faultLine(this.#fault, this.#goOnAfter)}${newGameForm(view, bots, this.#starting, {
      start: (form) => {
        const setup = setupOf(form, view);
        rememberSetup(view.path, setup, usualName);
        void this.#start(startTable(view.path, setup));
      },
      learn: (lesson) => void this.#start(startTable(view.path, lessonSetup(lesson, bots))),
      open: (file) => void this.#start(openTableFile(file, view.path)),
    })}
    ${keptPart(view.path, {
      resume: (kept) => void this.#start(resumeKept(kept)),
      changed: () => this.requestUpdate(),
    })}`;
  }

  async #start(starting: Promise<TableFault | null>): Promise<void> {
    this.#starting = true;
    this.#centre = null;
    this.#view = null;
    this.#pinned = false;
    this.#step = -1;
    this.#site = '';
    // answers about the game before, which may have had more or fewer players, say nothing about this one
    this.#asked = new AskedViews(this);
    // nor does the step at which another lesson was left
    this.#teacher = new Teacher(this);
    this.requestUpdate();
    this.#fault = await starting;
    this.#starting = false;
    this.requestUpdate();
  }

  /** Opens what was imported, or the first time the game that is stored. Without either there is the form. */
  #begin({ path }: PackView): void {
    const { table, handed } = app.now;
    const isHanded = handed?.view === 'play' && handed.pack === path;
    if (this.#resumed && !isHanded) return;
    this.#resumed = true;
    keepIfDamaged();
    if (isHanded) {
      app.set({ handed: null });
      // it is kept
      if (table) this.#leave();
      void this.#start(openTableFile(handed.file, path));
    } else if (!table && storedGame()?.pack === path) void this.#resume();
    else this.requestUpdate();
  }

  /** Meanwhile the form of a new game would only flash by. */
  async #resume(): Promise<void> {
    this.#resuming = true;
    await this.#start(resumeTable());
    this.#resuming = false;
    this.requestUpdate();
  }

  readonly #goOnAfter = (fault: TableFault): void => void this.#start(goOnAfter(fault));

  #leave(): void {
    leaveTable();
    this.#fault = null;
    this.#step = -1;
  }

  #context(what: Parameters<typeof tableContext>[0]): TableContext {
    return tableContext(what, {
      choose: (key) => this.#choose(key),
      narrow: (what) => {
        this.#only = what;
        // with a finger one goes on where the ghost is
        this.#wantsFocus = this.#touched === null || this.#ghost() === null;
        this.requestUpdate();
      },
      foreseen: this.#considered.foreseen,
      considered: this.#considered.preview?.answer ?? null,
      wayAt: (site) => this.#wayMeant(site),
      ghost: this.#ghost(),
      turn: canTurn(what.table.view.decision) ? () => void this.#turn() : null,
      lookBack: (step) => void lookBack(step),
      turnUp: () => void act({ type: 'turn-up' }),
      tellSite: (id) => {
        this.#site = id;
        this.requestUpdate();
      },
    });
  }

  #table(now: TableState, view: PackView): TemplateResult {
    if (now.viewer === NOBODY) return curtain(now);
    const table = shownTable(now);
    const texts = this.#texts.value ?? { cards: {}, slots: {} };
    // what is open stays open while others choose
    const open = this.querySelector('dialog[open]');
    const owner = (open && this.#owner) ?? this.#centre ?? followedSeat(table);
    this.#owner = owner;
    const context = this.#context({ table, pack: view, texts, centre: owner, site: this.#site });
    const centre = this.#centreOf(context, now, owner);
    const fault = faultLine(table.fault ?? this.#fault, this.#goOnAfter);
    const kinds = [
      ...columnsOf(table),
      `pane-${this.#pane}`,
      table.view.over ? 'over' : '',
      centre === nothing ? 'no-centre' : '',
    ];
    return html`${fault} ${noticesPart(table)} ${this.#firstNote.render(now)}
      <div
        class=${`table-grid ${kinds.join(' ')}`}
        data-step=${table.view.step}
        @pointerover=${this.#considerPlace}
        @focusin=${this.#considerSite}
        @pointerdown=${this.#onDown}
        @pointermove=${this.#press.move}
        @pointerup=${this.#press.up}
        @pointercancel=${this.#press.up}
        @contextmenu=${this.#press.swallow}
        @click=${{ handleEvent: this.#press.swallow, capture: true }}
        aria-busy=${table.busy ? 'true' : 'false'}
      >
        ${slotsOrStack(context, (key) => this.#choose(key))} ${centre}
        ${paneTabs(this.#pane, table, (pane) => {
          this.#pane = pane;
          this.requestUpdate();
        })}
        ${this.#zoom.render(table, view, texts.cards, this.#press.card)} ${this.#press.render()}
        <div class="table-side">
          ${this.#teacher.render(table)}
          ${
            table.past
              ? html`<p class="banner" role="status">${tp('play.inThePast')}</p>`
              : table.view.over
                ? scorePart(table, () => void this.#start(startTable(table.pack, rematchSetup(table.setup))))
                : table.fresh && !table.view.trial
                  ? newCardsPart(table, view, texts)
                  : decisionPart(table, { pack: view, texts }, this.#considered, this.#only, {
                      showAll: () => {
                        this.#only = '';
                        this.requestUpdate();
                      },
                      hint: () => void this.#considered.hint(),
                      choose: (key) => this.#choose(key),
                      look: (key) => this.#look(key),
                    })
          }
          ${goalPart(table)}
          ${playersPart(table, view, owner, (seat) => {
            this.#centre = seat;
            this.requestUpdate();
          })}
          ${commonPart(context)} ${historyPart(now, (step) => void lookBack(step))}
          ${logPart(now, (step) => void lookBack(step))}
        </div>
      </div>
      ${table.view.over ? nothing : ownBar(table, view)}`;
  }

  /** What the player in the centre has; `owner`: its seat. */
  #centreOf(context: TableContext, now: TableState, owner: number): TemplateResult | typeof nothing {
    const { table, pack, texts } = context;
    const step = now.past?.step ?? now.view.step;
    const centre = centrePart(
      context,
      this.#boards.value ?? [],
      this.#view ?? (table.view.over ? 'scoring' : 'board'),
      (shown) => {
        this.#view = shown;
        this.requestUpdate();
      },
      {
        overview: () => this.#asked.overview(context, step),
        scoring: () => this.#asked.scoring(table, pack, texts.cards),
      },
      {
        pinned: this.#pinned,
        pin: (pinned) => {
          this.#pinned = pinned;
          this.#centre = pinned ? owner : null;
          this.requestUpdate();
        },
      },
    );
    const cards = handPart(context);
    if (centre === null && cards === nothing) return nothing;
    const front = frontPart(context);
    const income = this.#asked.income(context, step);
    const hasFront = centre?.leavesRoom && (front !== nothing || income !== nothing);
    return html`<div
      class=${`table-centre ${hasFront ? 'with-front' : ''} ${hasFullHand(context) ? 'full-hand' : ''}`}
      @pointerover=${this.#zoom.follow}
      @pointerleave=${this.#zoom.follow}
      @focusin=${this.#zoom.follow}
      @focusout=${this.#zoom.follow}
    >
      ${centre?.part ?? nothing} ${front} ${cards} ${income}
    </div>`;
  }

  #choose(key: string): void {
    this.#considered.clearPreview();
    void act({ type: 'choose', key });
  }

  /** A finger means what it touches: only a mouse points. */
  readonly #considerPlace = ({ target, pointerType }: PointerEvent): void => {
    const { table } = app.now;
    if (!table || table.past || pointerType !== 'mouse') return;
    this.#card = cardAt(target);
    this.#markFits();
    const key = keyOfPlace(target, table.view.decision, this.#ways);
    if (key !== '') this.#look(key);
  };

  /** What can be laid there is shown where the keyboard is. */
  readonly #considerSite = ({ target }: FocusEvent): void => {
    const decision = app.now.table?.past ? null : (app.now.table?.view.decision ?? null);
    const site = target instanceof Element ? target.getAttribute('data-site') : null;
    const way = site === null ? undefined : this.#ways.at(decision, site);
    if (way) this.#look(way.key);
  };

  readonly #onDown = (event: PointerEvent): void => {
    this.#press.down(event);
    this.#touched = event.pointerType === 'touch' ? (this.#considered.preview?.key ?? '') : null;
  };

  #look(key: string): void {
    this.#ways.want(app.now.table?.view.decision?.options.find((option) => option.key === key));
    void this.#considered.look(key);
  }

  /** What the considered option would lay. */
  #ghost(): TableContext['ghost'] {
    const key = this.#considered.preview?.key;
    const option = app.now.table?.view.decision?.options.find((one) => one.key === key);
    return option?.lays && option.target ? { ...option.lays, site: option.target.id } : null;
  }

  /** With a finger the first tap shows how it would lie, and lists the ways; the second one means it. */
  #wayMeant(site: string): string | null {
    const way = this.#ways.at(app.now.table?.view.decision ?? null, site);
    if (!way) return null;
    if (this.#touched === null || this.#touched === way.key) return way.key;
    this.#look(way.key);
    return null;
  }

  /** Turns what would be laid to the next way to lay it, and the keyboard with it; returns false where there is none. */
  #turn(): boolean {
    const decision = app.now.table?.view.decision ?? null;
    const considered = this.#considered.preview?.key ?? '';
    const next = canTurn(decision) ? this.#ways.turned(decision, considered) : undefined;
    if (!next?.target) return false;
    this.#ways.want(next);
    if (considered === '') return true;
    announce(next.label, 'spoken');
    this.#look(next.key);
    const active = document.activeElement;
    const isListed = active?.matches('.option-list [data-key]') ?? false;
    const place = `[data-site="${CSS.escape(next.target.id)}"]`;
    const goal =
      (isListed && this.querySelector<HTMLElement>(`.option-list [data-key="${CSS.escape(next.key)}"]`)) || null;
    if (!active?.matches('[data-turn]')) (goal ?? this.querySelector<SVGElement>(`.table-board ${place}`))?.focus();
    return true;
  }

  /** The slots that go with the card that is pointed at. */
  #markFits(): void {
    const options = app.now.table?.view.decision?.options ?? [];
    markFits(this, this.#card, this.#considered.foreseen, (key) => {
      const target = options.find((option) => option.key === key)?.target;
      return target?.kind === 'slot' ? target.id : undefined;
    });
  }

  readonly #onKey = (event: KeyboardEvent): void =>
    onTableKey(
      event,
      (key) => this.#choose(key),
      () => this.#turn(),
    );
}

/** Which columns the table has beside its centre. */
const columnsOf = ({ layout, view }: TableState): string[] => [
  areSlotsWide(layout) ? 'wide-slots' : '',
  layout.slots.length === 0 && !view.decision?.stack ? 'no-slots' : '',
];

/** Whose things are in the centre by themselves: of who decides, where people can follow it. */
const followedSeat = ({ view: { asks }, viewer }: TableState): number =>
  asks === null || app.now.settings.botSpeed === 'instant' ? viewer : asks;

customElements.define('fathom-play', Play);
