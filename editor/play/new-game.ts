/** The form of a new game: players, people and bots, options of the pack, the seed. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord } from '../i18n/index.ts';
import { isPlayKey, tp } from '../i18n/play.ts';
import { app } from '../state/app.ts';
import { rememberedSetup, type RememberedSetup } from '../state/remembered-setup.ts';
import type { PackView } from '../worker/protocol.ts';
import type { TableSetup } from '../../table/protocol.ts';

type LessonEntry = PackView['lessons'][number];

const PERSON = 'person';
/** More is neither typed nor read aloud with pleasure. */
const LARGEST_SEED = 1_000_000;

export function newGameForm(
  view: PackView,
  bots: readonly string[],
  starting: boolean,
  actions: { start(form: HTMLFormElement): void; learn(lesson: LessonEntry): void; open(file: File): void },
): TemplateResult {
  const most = Math.max(...view.playerCounts);
  const last = rememberedSetup(view.path);
  const count = countOf(view, last);
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    if (!starting) actions.start(event.currentTarget as HTMLFormElement);
  };
  const onCount = (event: Event): void => {
    const count = Number((event.target as HTMLSelectElement).value);
    const form = (event.target as HTMLSelectElement).form!;
    form.querySelectorAll<HTMLFieldSetElement>('fieldset.seat').forEach((seat, i) => {
      seat.hidden = i >= count;
      seat.disabled = i >= count;
    });
  };
  return html`${lessonsPart(view, starting, actions.learn)}
    <form class="new-game" data-pane aria-label=${tp('play.newGame')} @submit=${onSubmit}>
      <h2>${tp('play.newGame')}: ${view.title}</h2>
      <label>
        ${tp('play.playerCount')}
        <select name="count" @change=${onCount}>
          ${view.playerCounts.map((n) => html`<option value=${n} ?selected=${n === count}>${n}</option>`)}
        </select>
      </label>
      <div class="seats">
        ${Array.from(
          { length: most },
          (_, seat) =>
            html`<fieldset class="seat" ?hidden=${seat >= count} ?disabled=${seat >= count}>
              <legend>${tp('play.seat', { n: seat + 1 })}</legend>
              <label
                >${tp('play.name')}<input
                  name=${`name${seat}`}
                  value=${last?.seats.at(seat)?.name || usualName(seat)}
                  required
                  maxlength="24"
                  autocomplete="off"
              /></label>
              <label
                >${tp('play.who')}
                <select name=${`bot${seat}`}>
                  <option value=${PERSON}>${tp('play.person')}</option>
                  ${bots.map((bot) => html`<option value=${bot} ?selected=${bot === botOf(seat, last, bots)}>${tp('play.bot', { kind: botName(bot) })}</option>`)}
                </select></label
              >
            </fieldset>`,
        )}
      </div>
      ${optionsPart(view, last)}
      <label class="seed"
        >${tp('play.seed')}
        <input name="seed" type="number" min="1" max=${LARGEST_SEED} step="1" placeholder=${tp('play.anySeed')} />
      </label>
      <button class="primary" aria-disabled=${starting ? 'true' : 'false'}>${tp('play.start')}</button>
      <label class="open-game">
        ${tp('play.openFile')}
        <input
          type="file"
          accept=".json,application/json"
          @change=${({ target }: Event) => {
            const [file] = (target as HTMLInputElement).files ?? [];
            if (file) actions.open(file);
          }}
        />
      </label>
    </form>`;
}

/** Unfolded where the last game had another variant than the usual one: nobody should play it without knowing. */
function optionsPart(view: PackView, last: RememberedSetup | null): TemplateResult | typeof nothing {
  if (view.options.length === 0) return nothing;
  const chosen = view.options.map(({ id, values, default: usual }) => {
    const value = last?.options[id];
    return value !== undefined && values.includes(value) ? value : usual;
  });
  return html`<details class="game-options" ?open=${view.options.some((option, i) => option.default !== chosen[i])}>
    <summary>${tp('play.options')} (${view.options.length})</summary>
    <div class="fields">
      ${view.options.map(
        (option, i) =>
          html`<label
            >${packWord(view, option.id, { fallback: option.name })}<select name=${`option ${option.id}`}>
              ${option.values.map((value) => html`<option value=${String(value)} ?selected=${value === chosen[i]}>${packWord(view, String(value))}</option>`)}
            </select></label
          >`,
      )}
    </div>
  </details>`;
}

/** Guided games, for people who do not know this one. */
const lessonsPart = (
  { lessons }: PackView,
  starting: boolean,
  learn: (lesson: LessonEntry) => void,
): TemplateResult | typeof nothing =>
  lessons.length === 0
    ? nothing
    : html`<section class="lessons" data-pane aria-labelledby="lessons">
        <h2 id="lessons">${tp('play.lessons')}</h2>
        <p>${tp('play.aboutLessons')}</p>
        <div class="buttons">
          ${lessons.map(
            (lesson) =>
              html`<button aria-disabled=${starting ? 'true' : 'false'} @click=${() => !starting && learn(lesson)}>
                ${lesson.title[app.now.settings.language]}
              </button>`,
          )}
        </div>
      </section>`;

/** The learner has the first seat. */
export const lessonSetup = ({ id, players, seed, options }: LessonEntry, bots: readonly string[]): TableSetup => ({
  seats: Array.from({ length: players }, (_, seat) => ({
    name: usualName(seat),
    bot: seat === 0 ? null : usualOf(bots),
  })),
  seed,
  options,
  lesson: id,
});

export const usualName = (seat: number): string => tp('play.defaultName', { n: seat + 1 });

function countOf({ playerCounts }: PackView, last: RememberedSetup | null): number {
  if (last !== null && playerCounts.includes(last.count)) return last.count;
  return playerCounts.includes(2) ? 2 : playerCounts[0];
}

/** Null: a person. */
function botOf(seat: number, last: RememberedSetup | null, bots: readonly string[]): string | null {
  const before = last?.seats.at(seat);
  if (before === undefined) return seat === 0 ? null : usualOf(bots);
  // a kind of bot that there is no more
  return before.bot === null || bots.includes(before.bot) ? before.bot : usualOf(bots);
}

const usualOf = (bots: readonly string[]): string => (bots.includes('usual') ? 'usual' : bots[0]);

const botName = (kind: string): string => {
  const key = `play.bot.${kind}`;
  return isPlayKey(key) ? tp(key) : kind;
};

const anySeed = (): number => 1 + Math.floor(Math.random() * LARGEST_SEED);

/** The same people and bots in the same seats, with the same options, in another game. */
export function rematchSetup({ seats, options, seed }: TableSetup): TableSetup {
  let other = anySeed();
  while (other === seed) other = anySeed();
  return { seats, options, seed: other };
}

/** What the form says; an empty seed is any. */
export function setupOf(form: HTMLFormElement, { options }: PackView): TableSetup {
  const data = new FormData(form);
  const given = (name: string): string => String(data.get(name) ?? '');
  const seed = Number(given('seed')) || anySeed();
  return {
    seats: Array.from({ length: Number(given('count')) }, (_, seat) => ({
      name: given(`name${seat}`).trim() || usualName(seat),
      bot: given(`bot${seat}`) === PERSON ? null : given(`bot${seat}`),
    })),
    seed,
    options: Object.fromEntries(
      options.map(({ id, values }) => [
        id,
        values.find((value) => String(value) === given(`option ${id}`)) ?? values[0],
      ]),
    ),
  };
}
