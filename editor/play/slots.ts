/** The action slots by colour, with the markers on them; those that can be chosen answer the question by a click. */
import { html, nothing, type TemplateResult } from 'lit';
import { hueOf, shapeOf } from '../drawing/palette.ts';
import { packWord } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { app, setSettings } from '../state/app.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import type { TableLayout } from '../../table/protocol.ts';
import { commonThings } from './common-things.ts';
import { seatMark } from './seat-mark.ts';
import { inSigns } from './signs.ts';
import { inSymbols } from './symbols.ts';
import type { TableContext } from './table-context.ts';

type Slot = TableLayout['slots'][number];

/** More colours than this side by side leave no room for texts. */
const MOST_COLUMNS = 4;

export function slotsPart(context: TableContext): TemplateResult | typeof nothing {
  const { slots } = context.table.layout;
  if (slots.length === 0) {
    return nothing;
  }
  const { groups, colored, fitsColumns, byColor } = slotGroups(slots);
  return html`<section
    class=${`slots ${byColor ? 'by-color' : ''}`}
    style=${`--columns: ${colored.length}`}
    data-pane
    tabindex="0"
    aria-label=${tp('play.slots')}
  >
    ${groups.map((group) => slotGroup(context, group))} ${commonThings(context)}
    ${fitsColumns ? columnsSwitch(byColor) : nothing}
  </section>`;
}

/** Whether each colour has a column of its own, which needs more room. */
export const areSlotsWide = ({ slots }: TableLayout): boolean => slotGroups(slots).byColor;

function slotGroups(slots: readonly Slot[]) {
  const colors = [...new Set(slots.map(({ color }) => color))];
  const groups = colors.map((color) => ({ color, slots: slots.filter((slot) => slot.color === color) }));
  const colored = groups.filter(({ color }) => color !== null);
  const fitsColumns = colored.length > 1 && colored.length <= MOST_COLUMNS;
  const byColor = fitsColumns && app.now.settings.slotColumns;
  return { groups, colored, fitsColumns, byColor };
}

/** A marker that is still to come: an outline, with a way to it. */
const NEXT_MARK = html`<svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
  <path class="way" d="M1 8h4m-2-2.5L5.5 8 3 10.5" />
  <circle cx="14" cy="8" r="6" />
</svg>`;

/** Slots of one colour stand in pairs, or in a column of their own. */
const columnsSwitch = (byColor: boolean): TemplateResult =>
  html`<label class="slot-columns">
    <input
      type="checkbox"
      .checked=${byColor}
      @change=${({ target }: Event) => setSettings({ slotColumns: (target as HTMLInputElement).checked })}
    />
    ${tp('play.slotColumns')}
  </label>`;

interface SlotGroup {
  color: string | null;
  slots: readonly Slot[];
}

function slotGroup(context: TableContext, { color, slots }: SlotGroup): TemplateResult {
  const { pack } = context;
  return html`<div
    class="slot-group"
    data-group=${color ?? ''}
    style=${`--hue: ${hueOf(color).mid}; --hue-deep: ${hueOf(color).deep}; --hue-ink: ${hueOf(color).ink}`}
  >
    <h2>
      ${
        color === null
          ? tp('play.noColor')
          : html`<svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                <path d=${shapeOf(pack.colors.indexOf(color))} />
              </svg>
              ${packWord(pack, color)}`
      }
    </h2>
    <ul class="plain">
      ${slots.map((slot) => slotItem(context, slot))}
    </ul>
  </div>`;
}

function slotItem({ table, pack, texts, isOffered, take }: TableContext, { id }: Slot): TemplateResult {
  const { view, setup, layout } = table;
  const seats = view.position.slots[id] ?? [];
  // of the past only the markers are known, not their order
  const uses = view.uses[id] ?? seats.map((player) => ({ player, nth: 0 }));
  const by = uses
    .map(({ player, nth }) => {
      if (player < 0) return tp('play.neutral');
      const { name } = setup.seats[player];
      return nth === 0 ? name : tp('play.useOf', { name, nth });
    })
    .join(', ');
  const offered = isOffered('slot', id);
  const isNext = view.nextBlocks.includes(id);
  const [text] = texts.slots[id] ?? [];
  const content = html`${slotText(text, layout.names.slots[id], pack)}
  ${
    uses.length > 0
      ? html`<span class="slot-marks" aria-hidden="true"
            >${uses.map(
              ({ player, nth }) =>
                html`<span class="slot-use"
                  >${seatMark(player)}${player < 0 || nth === 0 ? nothing : html`<b>${nth}</b>`}</span
                >`,
            )}</span
          ><span class="visually-hidden">${tp('play.usedBy', { by })}</span>`
      : nothing
  }
  ${
    isNext
      ? html`<span class="slot-next" data-mark="next" title=${tp('play.nextBlock')}
          >${NEXT_MARK}<span class="visually-hidden">${tp('play.nextBlock')}</span></span
        >`
      : nothing
  }`;
  return html`<li class=${`slot ${offered ? 'offered' : ''} ${uses.length ? 'used' : ''}`} data-slot=${id}>
    ${offered ? html`<button @click=${() => take('slot', id)}>${content}</button>` : html`<div>${content}</div>`}
  </li>`;
}

/** In signs where they say all of it; else in words, with the pictures of names. */
function slotText(text: RenderedTextView | undefined, name: string, pack: PackView): TemplateResult {
  if (text === undefined) return html`<span class="slot-name">${name}</span>`;
  return text.signs
    ? html`<span class="slot-signs">${inSigns(text, text.signs)}</span>`
    : html`<span class="slot-name">${inSymbols(text, pack)}</span>`;
}
