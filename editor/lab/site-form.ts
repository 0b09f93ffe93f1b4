/** The fields of one site of a board: the piece and whose it is, the card and who knows it, and what lies there. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { tl } from '../i18n/lab.ts';
import type { PositionFacts } from '../drawing/board/occupants.ts';
import type { BoardView, PackView, SiteView } from '../worker/protocol.ts';
import { playerName } from './event-line.ts';
import type { PositionChange } from './owners.ts';
import { pressable } from './pressable.ts';
import {
  lyingOn,
  pieceOn,
  piecesFor,
  putLaid,
  putPiece,
  putThing,
  putTile,
  putWay,
  thingsOn,
  tileOn,
  type OwnedPiece,
  type Place,
  type Tile,
} from './site-content.ts';
import { wayField } from './way-field.ts';

interface SiteForm {
  view: PackView;
  board: BoardView;
  place: Place;
  facts: PositionFacts;
  nameOf(id: string): string;
  choose(site: string): void;
  put(change: PositionChange): void;
}

const EMPTY = 'empty';
const MOST_THINGS = 999;
/** More pieces are in the list of others. */
const MOST_BUTTONS = 12;
const valueOf = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;

/** Nothing where the board has no such site. */
export function siteForm(form: SiteForm): TemplateResult | typeof nothing {
  const { sites } = form.board;
  const site = sites.find(({ id }) => id === form.place.site);
  if (site === undefined) return nothing;
  const isTaken = ({ id }: SiteView): boolean => {
    const place = { ...form.place, site: id };
    return pieceOn(form.facts, place) !== null || tileOn(form.facts, place).card !== null;
  };
  const label = form.place.whose === null ? t('betweenPlayers') : t('pieceOnSite');
  return html`<div class="fields between" role="group" aria-label=${label}>
    <label
      >${t('site')}<select data-site-choice @change=${(event: Event) => form.choose(valueOf(event))}>
        ${sites.map(
          (one) =>
            html`<option value=${one.id} .selected=${one.id === site.id}>
              ${one.id} (${form.nameOf(one.kind)})${isTaken(one) ? ' ●' : ''}
            </option>`,
        )}
      </select></label
    >
    ${pieceFields(form, site)} ${laidFields(form)} ${tileFields(form)} ${thingFields(form, site)}
  </div>`;
}

/** Buttons for what may be built on such a site, and a list of all that comes there in another way. */
function pieceFields(form: SiteForm, { kind }: SiteView): TemplateResult | typeof nothing {
  const { view, facts, place, put } = form;
  const all = piecesFor(view, place);
  if (all.length === 0) return nothing;
  const isUsual = ({ piece }: OwnedPiece): boolean =>
    view.pieces.some(({ id, kinds }) => id === piece.split(' ')[0] && kinds.includes(kind));
  const usual = all.filter(isUsual).slice(0, MOST_BUTTONS);
  const others = all.filter((one) => !usual.includes(one));
  const there = pieceOn(facts, place);
  const isThere = ({ piece, owner }: OwnedPiece): boolean => piece === there?.piece && owner === there.owner;
  const button = (piece: OwnedPiece | null, words: string): TemplateResult =>
    pressable(words, piece === null ? there === null : isThere(piece), () => put(() => putPiece(place, piece)));
  const choose = (event: Event): void => {
    const piece = others[Number(valueOf(event))] ?? null;
    put(() => putPiece(place, piece));
  };
  return html`<div class="choices" role="group" aria-label=${t('onSite')}>
      ${button(null, t('nothingThere'))}${usual.map((one) => button(one, pieceText(one, form)))}
    </div>
    ${
      others.length === 0
        ? nothing
        : html`<label
            >${tl('otherPiece')}<select @change=${choose}>
              <option value=${EMPTY} .selected=${!others.some(isThere)}>–</option>
              ${others.map(
                (one, i) => html`<option value=${i} .selected=${isThere(one)}>${pieceText(one, form)}</option>`,
              )}
            </select></label
          >`
    }`;
}

function pieceText({ piece, owner }: OwnedPiece, { place, nameOf }: SiteForm): string {
  const [kind, upgraded] = piece.split(' ');
  const name = upgraded ? t('upgradedPiece', { piece: nameOf(kind) }) : nameOf(kind);
  return owner === null || owner === place.whose ? name : t('pieceOfPlayer', { piece: name, name: playerName(owner) });
}

/** The card that is laid there, and how what lies there is turned. */
function laidFields(form: SiteForm): TemplateResult {
  const { view, facts, place, board, nameOf, put } = form;
  const cards = view.shaped.filter(({ section }) => section === 'cards');
  const lying = lyingOn(facts, place);
  const there = pieceOn(facts, place);
  const lay = (event: Event): void => {
    const card = valueOf(event) === EMPTY ? null : valueOf(event);
    put(() => putLaid(place, card));
  };
  return html`${
    cards.length === 0
      ? nothing
      : html`<label
          >${t('laidThere')}<select @change=${lay}>
            <option value=${EMPTY} .selected=${!lying?.card}>${t('nothingThere')}</option>
            ${cards.map(({ id }) => html`<option value=${id} .selected=${id === lying?.card}>${nameOf(id)}</option>`)}
          </select></label
        >`
  }
  ${wayField(board, view, lying, there?.piece.split(' ')[0] ?? null, (way) =>
    put(() => putWay(place.site, lying!.owner, way)),
  )}`;
}

function tileFields({ view, facts, place, put }: SiteForm): TemplateResult | typeof nothing {
  if (view.tiles === 'none') return nothing;
  const tile = tileOn(facts, place);
  const change: ChangeTile = (to) =>
    put(({ before }) => {
      const now = tileOn(before, place);
      return putTile(place, { ...now, ...to(now) });
    });
  const cards = view.components.filter(({ section }) => section === 'cards');
  return html`<label
      >${t('cardThere')}<select
        @change=${(event: Event) => {
          const card = valueOf(event) === EMPTY ? null : valueOf(event);
          change(() => ({ card }));
        }}
      >
        <option value=${EMPTY} .selected=${tile.card === null}>${t('nothingThere')}</option>
        ${cards.map(
          ({ id, name }) =>
            html`<option value=${id} .selected=${id === tile.card}>${packWord(view, id, { fallback: name })}</option>`,
        )}
      </select></label
    >
    ${tile.card !== null && view.tiles === 'face-down' ? faceFields(tile, place.players, change) : nothing}`;
}

/** Changes a part of the tile that lies there then. */
type ChangeTile = (to: (now: Tile) => Partial<Tile>) => void;

function faceFields(tile: Tile, players: readonly string[], change: ChangeTile): TemplateResult {
  const knows = (player: string, event: Event): void => {
    const { checked } = event.target as HTMLInputElement;
    change(({ known }) => ({ known: players.filter((one) => (one === player ? checked : known.includes(one))) }));
  };
  return html`<label
      >${t('cardLies')}<select
        @change=${(event: Event) => {
          const isDown = valueOf(event) === 'down';
          change(() => ({ isDown }));
        }}
      >
        <option value="up" .selected=${!tile.isDown}>${t('liesOpen')}</option>
        <option value="down" .selected=${tile.isDown}>${t('liesDown')}</option>
      </select></label
    >
    ${
      tile.isDown
        ? html`<fieldset>
            <legend>${t('knownBy')}</legend>
            ${players.map(
              (player) =>
                html`<label class="check"
                  ><input
                    type="checkbox"
                    .checked=${tile.known.includes(player)}
                    @change=${(event: Event) => knows(player, event)}
                  />${playerName(player)}</label
                >`,
            )}
          </fieldset>`
        : nothing
    }`;
}

function thingFields({ view, facts, place, nameOf, put }: SiteForm, site: SiteView): TemplateResult[] {
  return thingsOn(facts, site, view, place).map((thing) => {
    const name = nameOf(thing.counter);
    const isNamed = thing.owner !== null && thing.owner !== place.whose;
    const amount = (event: Event): number => Math.min(MOST_THINGS, Math.max(0, Math.trunc(Number(valueOf(event)))));
    return html`<label
      >${isNamed ? t('pieceOfPlayer', { piece: name, name: playerName(thing.owner!) }) : name}<input
        type="number"
        min="0"
        max=${MOST_THINGS}
        inputmode="numeric"
        .value=${String(thing.n)}
        @change=${(event: Event) => {
          const n = amount(event);
          put(() => putThing(site.id, { ...thing, n }));
        }}
    /></label>`;
  });
}
