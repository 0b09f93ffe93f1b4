/** The name of something on the table, which tells what it is when one points at it, goes to it or taps on it. */
import { html, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableLayout } from '../../table/protocol.ts';
import { openRules } from './open-rules.ts';

/** Between the name and its explanation, and to the edges of the page. */
const GAP_PX = 6;

/** `where`: the part of the table, as a name may stand in several; `content`: the name as it is shown. */
export function term(
  { explained }: TableLayout,
  id: string,
  where: string,
  content: TemplateResult | string,
): TemplateResult {
  const text = explained[id];
  if (text === undefined) return html`${content}`;
  const popover = `about-${where}-${id}`;
  return html`<button class="term" title=${text} popovertarget=${popover}>${content}</button>
    <div id=${popover} popover class="popover term-text" role="note" @beforetoggle=${beforeToggle}>
      ${text}
      <button class="small" aria-haspopup="dialog" @click=${(event: Event) => showInRules(event, id)}>
        ${tp('play.inRules')}
      </button>
    </div>`;
}

/** The name with what it means, for those that no key goes to. */
export const titleOf = ({ explained }: TableLayout, id: string, name: string): string =>
  explained[id] === undefined ? name : `${name}: ${explained[id]}`;

/** Back from the rules, the keyboard is at the name. */
function showInRules({ currentTarget }: Event, id: string): void {
  (currentTarget as Element).closest<HTMLElement>('.term-text')!.hidePopover();
  void openRules(id);
}

/** Puts the explanation below its name, inside of the page. */
function beforeToggle({ target, newState }: Event & { newState?: string }): void {
  if (newState !== 'open') return;
  const popover = target as HTMLElement;
  const name = popover.previousElementSibling!.getBoundingClientRect();
  const width = Math.min(22 * parseFloat(getComputedStyle(popover).fontSize), innerWidth - 2 * GAP_PX);
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(GAP_PX, Math.min(name.left, innerWidth - width - GAP_PX))}px`;
  // above it where there is more room
  const above = name.bottom > innerHeight * 0.7;
  popover.style.top = above ? 'auto' : `${name.bottom + GAP_PX}px`;
  popover.style.bottom = above ? `${innerHeight - name.top + GAP_PX}px` : 'auto';
}
