/** The cards of one zone: those that lie there, to be taken away, and below a search those that can be added. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { cardItem, cardOfText } from '../../interpreter/scenario/index.ts';
import { packWord } from '../i18n/index.ts';
import { tl } from '../i18n/lab.ts';
import type { PackView, PositionAnswer } from '../worker/protocol.ts';
import { cardsIn, zonePath, type Owner, type PositionChange } from './owners.ts';

interface ZoneForm {
  view: PackView;
  inspected: PositionAnswer;
  owner: Owner;
  zone: string;
  /** what is searched for */
  sought: string;
  seek(text: string): void;
  put(change: PositionChange): void;
}

/** Cards that are offered at once; of more, one searches. */
const MOST_OFFERED = 30;

export function zoneForm(form: ZoneForm): TemplateResult {
  const { view, inspected, owner, zone, put } = form;
  const there = cardsIn(inspected.before, owner, zone);
  const write = (change: (cards: readonly string[]) => readonly string[]): void =>
    put(({ before }) => [{ path: zonePath(owner, zone), value: change(cardsIn(before, owner, zone)).map(cardItem) }]);
  const { offered, more } = found(form);
  const add = (id: string): void => write((cards) => [...cards, id]);
  const addFirst = (cards: readonly Offered[]): void => {
    const first = cards.find(({ isFree }) => isFree);
    if (first) add(first.id);
  };
  const name = packWord(view, zone);
  return html`<div class="zone">
    <label
      >${tl('findCard')}<input
        type="search"
        .value=${form.sought}
        @input=${({ target }: Event) => form.seek((target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => onSearchKey(event, () => addFirst(offered))}
    /></label>
    <div class="to-add" role="group" aria-label=${tl('cardsToAdd')} @keydown=${alongButtons}>
      ${repeat(
        offered,
        ({ id }) => id,
        (card, i) =>
          html`<button
            type="button"
            class="small"
            tabindex=${i === 0 ? 0 : -1}
            aria-label=${tl('addCard', { card: card.name })}
            aria-disabled=${card.isFree ? 'false' : 'true'}
            @click=${() => card.isFree && add(card.id)}
          >
            + ${card.name}
          </button>`,
      )}
      ${offered.length === 0 ? html`<p class="quiet-text">${tl('noneFound')}</p>` : nothing}
      ${more > 0 ? html`<p class="quiet-text">${tl('moreCards', { n: more })}</p>` : nothing}
    </div>
    <div class="there" role="group" aria-label=${tl('cardsIn', { zone: name })} @keydown=${alongButtons}>
      ${there.map((card, i) => {
        const known = cardName(view, cardOfText(card));
        return html`<button
          type="button"
          class="small"
          tabindex=${i === 0 ? 0 : -1}
          aria-label=${tl('removeCard', { card: known })}
          @click=${({ currentTarget }: Event) => {
            // the last one is no longer there then
            if (i === there.length - 1) beforeIt(currentTarget)?.focus();
            write((cards) => without(cards, card, i));
          }}
        >
          ${known} <span aria-hidden="true">×</span>
        </button>`;
      })}
      ${there.length === 0 ? html`<p class="quiet-text">${tl('noCards')}</p>` : nothing}
    </div>
  </div>`;
}

/** Without the card that was at a place, which is another one where cards before it have gone. */
function without(cards: readonly string[], card: string, place: number): readonly string[] {
  const at = cards[place] === card ? place : cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

function cardName(view: PackView, id: string): string {
  const card = view.components.find((one) => one.section === 'cards' && one.id === id);
  return packWord(view, id, card && { fallback: card.name });
}

interface Offered {
  id: string;
  name: string;
  /** a copy is left; others stay in their place, so that no card comes under the pointer */
  isFree: boolean;
}

/** Cards of the game by their name in the language of the page, their own name or their id. */
function found({ view, inspected, sought }: ZoneForm): { offered: Offered[]; more: number } {
  const wanted = sought.trim().toLowerCase();
  const all = view.components
    .filter(({ section, id }) => section === 'cards' && id in inspected.free)
    .map(({ id, name }) => ({ id, name: packWord(view, id, { fallback: name }), own: name }))
    .filter(({ id, name, own }) => [id, name, own].some((one) => one.toLowerCase().includes(wanted)));
  const offered = all.slice(0, MOST_OFFERED).map(({ id, name }) => ({ id, name, isFree: inspected.free[id] > 0 }));
  return { offered, more: all.length - offered.length };
}

const beforeIt = (button: EventTarget | null): HTMLElement | null =>
  (button as Element).previousElementSibling as HTMLElement | null;

/** Enter adds the first card, and does not try the effect; down goes to the cards. */
function onSearchKey(event: KeyboardEvent, add: () => void): void {
  if (event.key === 'Enter') add();
  else if (event.key === 'ArrowDown') {
    (event.target as Element).closest('.zone')?.querySelector<HTMLElement>('.to-add button')?.focus();
  } else return;
  event.preventDefault();
}

/** Arrows go from button to button of a group, which is one stop of Tab. */
function alongButtons(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget as Element).querySelectorAll('button')];
  const now = buttons.findIndex((one) => one === document.activeElement);
  buttons[now + step]?.focus();
  event.preventDefault();
}
