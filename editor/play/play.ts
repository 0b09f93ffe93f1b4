/** The Play view: a form for a new game, then the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import { keepIfDamaged, storedGame } from '../state/stored-game.ts';
import {
  act,
  advice,
  endTrial,
  goOnAfter,
  leaveTable,
  lookBack,
  openInLab,
  openTableFile,
  preview,
  resumeKept,
  resumeTable,
  sayAgain,
  startTable,
  tryOut,
} from '../state/table.ts';
import type { TableFault, TableState } from '../state/table-state.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import {
  NOBODY,
  type LogEntry,
  type TableAdvice,
  type TableCourse,
  type TableNotice,
  type TableOverview,
  type TablePreview,
  type TableScores,
  type Viewer,
} from '../worker/table-protocol.ts';
import { AddressStep } from './address-step.ts';
import { adviceSentence } from './advice.ts';
import { centrePart, type CentreView } from './centre.ts';
import { curtain } from './curtain.ts';
import { decisionPart } from './decision.ts';
import { cardFace, measureCards } from './card-face.ts';
import { faultLine } from './fault.ts';
import { finalScoring } from './final-scoring.ts';
import { handPart } from './hand.ts';
import { historyPart } from './history.ts';
import { keptPart } from './kept-games.ts';
import { logPart, spokenLog } from './log.ts';
import { newCardsPart } from './new-cards.ts';
import { lessonSetup, newGameForm, setupOf } from './new-game.ts';
import { overviewView } from './overview.ts';
import { playersPart } from './players.ts';
import { periodTrack } from './period-track.ts';
import { scorePart } from './score.ts';
import { slotsOrStack } from './stack.ts';
import { coursePart } from './course.ts';
import { scoringView } from './scoring.ts';
import { shownTable, tableContext, type TableContext, type TableTexts } from './table-context.ts';
import { onTableKey } from './table-keys.ts';
import { tableMenu } from './table-menu.ts';
import { Teacher } from './teacher.ts';

class Play extends AppElement {
  readonly #boards = new WorkerAnswer<BoardView[]>(this);
  readonly #bots = new WorkerAnswer<string[]>(this);
  readonly #texts = new WorkerAnswer<TableTexts>(this, { keepPrevious: true });
  readonly #address = new AddressStep();
  readonly #teacher = new Teacher(this);
  readonly #scores = new WorkerAnswer<TableScores | null>(this, { keepPrevious: true });
  readonly #rules = new WorkerAnswer<TableTexts['cards']>(this, { keepPrevious: true });
  readonly #costs = new WorkerAnswer<TableOverview | null>(this, { keepPrevious: true });
  readonly #course = new WorkerAnswer<TableCourse | null>(this, { keepPrevious: true });
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
  /** whose course is shown after the end; empty: the score */
  #counter = '';
  #fault: TableFault | null = null;
  #starting = false;
  #resumed = false;
  /** the stored game is being opened */
  #resuming = false;
  #preview: { key: string; answer: TablePreview | null } | null = null;
  #language = '';
  #step = -1;
  #trial = false;
  /** who looked last */
  #viewer: Viewer = NOBODY;
  /** the keyboard goes to the decision as soon as there is one */
  #wantsFocus = false;
  #advice: TableAdvice | null = null;
  /** the site of which is told when it got what it holds */
  #site = '';
  /** the card that is shown in a larger size */
  #zoomed = '';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
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
        <h1>${t('play')}</h1>
        ${
          isOpen
            ? tableMenu(table, {
                undo: () => void act({ type: 'undo' }),
                undoTurn: () => void act({ type: 'undo-turn' }),
                redo: () => void act({ type: 'redo' }),
                leave: () => this.#leave(),
                tryOut: () => void tryOut(),
                endTrial: () => void endTrial(),
              })
            : nothing
        }
      </div>
      ${isOpen ? this.#table(table, view) : this.#setup(view)}
    </div>`;
  }

  protected override updated(): void {
    const { table, settings, view } = app.now;
    if (view && !this.#resumed) {
      this.#resumed = true;
      keepIfDamaged();
      if (!table && storedGame()?.pack === view.path) void this.#resume();
      // the form, unless a game is being opened
      else this.requestUpdate();
    }
    if (!table) return;
    if (this.#language !== settings.language) {
      if (this.#language !== '') void sayAgain();
      this.#language = settings.language;
    }
    if (this.#trial !== table.view.trial) {
      this.#trial = table.view.trial;
      // another game, whose past is not told again
      this.#step = -1;
    }
    if (this.#step !== table.view.step) this.#afterStep(table);
    if (this.#viewer !== table.viewer) {
      // the button with which the device was passed on is gone
      this.#viewer = table.viewer;
      this.#wantsFocus = true;
    }
    if (table.viewer !== NOBODY && !table.view.trial) this.#address.follow(table);
    this.#teacher.point(this, shownTable(table));
    if (this.#wantsFocus) this.#focusDecision();
  }

  /** What happened is spoken once; the keyboard goes on at the next decision. */
  #afterStep({ view, setup, layout }: TableState): void {
    const from = this.#step;
    this.#step = view.step;
    this.#preview = null;
    this.#advice = null;
    this.#zoomed = '';
    if (!this.#pinned && this.#asks !== view.asks) this.#centre = null;
    this.#asks = view.asks;
    const news: LogEntry[] = view.log.filter(({ step }) => step > from);
    if (from >= 0 && news.length > 0) announce(spokenLog(news, setup, layout), 'spoken');
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
    if (this.#resuming || !this.#resumed) return html`<p class="empty">${t('opening')}</p>`;
    return html`${faultLine(this.#fault, this.#goOnAfter)}${newGameForm(view, this.#bots.value ?? [], this.#starting, {
      start: (form) => void this.#start(startTable(view.path, setupOf(form, view))),
      learn: (lesson) => void this.#start(startTable(view.path, lessonSetup(lesson, this.#bots.value ?? []))),
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
    this.requestUpdate();
    this.#fault = await starting;
    this.#starting = false;
    this.requestUpdate();
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

  #table(now: TableState, view: PackView): TemplateResult {
    if (now.viewer === NOBODY) return curtain(now);
    const table = shownTable(now);
    const texts = this.#texts.value ?? { cards: {}, slots: {} };
    // what is open stays open while others choose
    const open = this.querySelector('dialog[open]');
    const owner = (open && this.#owner) ?? this.#centre ?? followedSeat(table);
    this.#owner = owner;
    const context = tableContext(
      { table, pack: view, texts, centre: owner, site: this.#site },
      {
        choose: (key) => this.#choose(key),
        lookBack: (step) => void lookBack(step),
        turnUp: () => void act({ type: 'turn-up' }),
        tellSite: (id) => {
          this.#site = id;
          this.requestUpdate();
        },
      },
    );
    const centre = centrePart(
      context,
      this.#boards.value ?? [],
      this.#view ?? (table.view.over ? 'scoring' : 'board'),
      (shown) => {
        this.#view = shown;
        this.requestUpdate();
      },
      {
        overview: () => this.#overview(context, now.past?.step ?? now.view.step),
        scoring: () => this.#scoring(table, view, texts.cards),
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
    const lacks = [
      table.layout.slots.length === 0 && !table.view.decision?.stack ? 'no-slots' : '',
      table.view.periods.length === 0 ? 'no-periods' : '',
      centre === nothing && cards === nothing ? 'no-centre' : '',
    ];
    return html`${faultLine(table.fault ?? this.#fault, this.#goOnAfter)} ${notices(table)}
      <div
        class=${`table-grid ${lacks.join(' ')}`}
        data-step=${table.view.step}
        aria-busy=${table.busy ? 'true' : 'false'}
      >
        ${periodTrack(context)} ${slotsOrStack(context, (key) => this.#choose(key))}
        ${
          centre === nothing && cards === nothing
            ? nothing
            : html`<div
                class="table-centre"
                @pointerover=${this.#onCard}
                @pointerleave=${this.#onCard}
                @focusin=${this.#onCard}
                @focusout=${this.#onCard}
              >
                ${centre} ${cards}
              </div>`
        }
        ${this.#zoom(table, view, texts.cards)}
        <div class="table-side">
          ${this.#teacher.render(table)}
          ${
            table.past
              ? html`<p class="banner" role="status">${tp('play.inThePast')}</p>`
              : table.view.over
                ? scorePart(table)
                : table.fresh && !table.view.trial
                  ? newCardsPart(table, view, texts)
                  : decisionPart(table, this.#preview, this.#advice, {
                      hint: () => void this.#hint(),
                      choose: (key) => this.#choose(key),
                      look: (key) => void this.#look(key),
                    })
          }
          ${playersPart(table, view, owner, (seat) => {
            this.#centre = seat;
            this.requestUpdate();
          })}
          ${historyPart(now, (step) => void lookBack(step), now.view.trial ? null : () => void openInLab())}
          ${logPart(now, (step) => void lookBack(step))}
        </div>
      </div>`;
  }

  #overview(context: TableContext, step: number): TemplateResult {
    const { table, pack, centre } = context;
    this.#costs.update(pack, `${centre} ${step} ${positionKey(table)}`, () =>
      ask('tableOverview', centre, step, table.viewer),
    );
    return overviewView(context, this.#costs.value);
  }

  #scoring(table: TableState, view: PackView, cards: TableTexts['cards']): TemplateResult {
    const { over } = table.view;
    const { path } = view;
    const { language } = app.now.settings;
    const key = positionKey(table);
    this.#scores.update(view, key, () => ask('tableScores', table.viewer));
    if (over) this.#course.update(view, key, () => ask('tableCourse'));
    this.#rules.update(view, `${path} ${language}`, () => ask('renderSection', path, 'procedures', language));
    const scores = this.#scores.value;
    const texts = { procedures: this.#rules.value ?? {}, cards };
    return html`${scores ? finalScoring(scores, table.viewer, view, texts) : nothing} ${scoringView(table, scores)}
    ${over ? this.#coursePart(table) : nothing}`;
  }

  #coursePart(table: TableState): TemplateResult | typeof nothing {
    return coursePart(table, this.#course.value, this.#counter, (counter) => {
      this.#counter = counter;
      this.requestUpdate();
    });
  }

  /** The card that is pointed at, or has the focus, in a size that can be read. */
  #zoom(table: TableState, view: PackView, texts: TableTexts['cards']): TemplateResult | typeof nothing {
    const card = this.#zoomed;
    if (card === '') return nothing;
    return html`<div class="zoom" aria-hidden="true">
      ${cardFace(card, table.layout.names.cards[card], view, texts)}
    </div>`;
  }

  readonly #onCard = ({ target, type }: Event): void => {
    const leaves = type === 'pointerleave' || type === 'focusout';
    const card = leaves ? '' : ((target as Element).closest('[data-card]')?.getAttribute('data-card') ?? '');
    if (card === this.#zoomed) return;
    this.#zoomed = card;
    this.requestUpdate();
  };

  #choose(key: string): void {
    this.#preview = null;
    void act({ type: 'choose', key });
  }

  /** Shows what an option would change; an empty key shows nothing. */
  async #look(key: string): Promise<void> {
    if (this.#preview?.key === key) return;
    this.#preview = key === '' ? null : { key, answer: null };
    this.requestUpdate();
    if (key === '') return;
    const answer = await preview(key);
    if (this.#preview?.key !== key) return;
    this.#preview = { key, answer };
    this.requestUpdate();
  }

  async #hint(): Promise<void> {
    const step = this.#step;
    const found = await advice();
    if (step !== this.#step || found === null) return;
    this.#advice = found;
    announce(adviceSentence(found.label, found.plan), 'spoken');
    this.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => onTableKey(event, (key) => this.#choose(key));
}

/** Whose things are in the centre by themselves: of who decides, where people can follow it. */
const followedSeat = ({ view: { asks }, viewer }: TableState): number =>
  asks === null || app.now.settings.botSpeed === 'instant' ? viewer : asks;

/** Says who looks at which position; a choice that was taken back is followed by another one of the same number. */
const positionKey = ({ viewer, view: { step, log, trial } }: TableState): string =>
  `${viewer} ${app.now.settings.language} ${step} ${log.at(-1)?.lines[0]?.text ?? ''} ${trial}`;

function noticeText(notice: TableNotice): string {
  switch (notice.type) {
    case 'weights':
      return tp('play.weightsProblem', { message: notice.message });
    case 'lesson':
      return tp('play.lessonProblem', { message: notice.message });
    case 'other-rules':
      return tp('play.otherRules');
  }
}

/** What a person should know of the game, without being stopped by it. */
const notices = ({ notices: known, unstored, view }: TableState): TemplateResult[] =>
  [
    ...(view.trial ? [tp('play.trial')] : []),
    ...known.map((notice) => noticeText(notice)),
    ...(unstored ? [tp('play.unstored')] : []),
  ].map((text) => html`<p class="banner" role="status">${text}</p>`);

customElements.define('fathom-play', Play);
