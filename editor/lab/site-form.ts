/** The fields of one site between the players: the piece and whose it is, the card and who knows it, and what lies there. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import type { PositionFacts } from '../drawing/board/occupants.ts';
import type { BoardView, PackView, PositionPut, SiteView } from '../worker/protocol.ts';
import { playerName } from './event-line.ts';
import {
  lyingOn,
  pieceOn,
  piecesFor,
  playersIn,
  putLaid,
  putPiece,
  putThing,
  putTile,
  putWay,
  thingsOn,
  tileOn,
  type OwnedPiece,
  type Tile,
} from './site-content.ts';
import { wayField } from './way-field.ts';

interface SiteForm {
  view: PackView;
  /** those between the players in this game */
  boards: readonly BoardView[];
  /** the one that is chosen */
  site: string;
  players: number;
  facts: PositionFacts;
  nameOf(id: string): string;
  choose(site: string): void;
  put(values: PositionPut[]): void;
}

const EMPTY = 'empty';
const MOST_THINGS = 999;
const valueOf = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;

/** Nothing where the game has no board between the players. */
export function siteForm(form: SiteForm): TemplateResult | typeof nothing {
  const sites = form.boards.flatMap((board) => board.sites);
  const site = sites.find(({ id }) => id === form.site) ?? sites[0];
  if (site === undefined) return nothing;
  const isTaken = ({ id }: SiteView): boolean =>
    pieceOn(form.facts, id, playersIn(form.players)) !== null || tileOn(form.facts, id).card !== null;
  return html`<div class="fields between" role="group" aria-label=${t('betweenPlayers')}>
    <label
      >${t('site')}<select @change=${(event: Event) => form.choose(valueOf(event))}>
        ${sites.map(
          (one) =>
            html`<option value=${one.id} .selected=${one.id === site.id}>
              ${one.id} (${form.nameOf(one.kind)})${isTaken(one) ? ' ●' : ''}
            </option>`,
        )}
      </select></label
    >
    ${pieceField(form, site.id)} ${laidFields(form, site.id)} ${tileFields(form, site.id)} ${thingFields(form, site)}
  </div>`;
}

function pieceField(form: SiteForm, site: string): TemplateResult | typeof nothing {
  const { view, facts, nameOf, put } = form;
  const players = playersIn(form.players);
  const offered = piecesFor(view, players);
  if (offered.length === 0) return nothing;
  const there = pieceOn(facts, site, players);
  const choose = (event: Event): void => put(putPiece(site, offered[Number(valueOf(event))] ?? null, players));
  const text = ({ piece, owner }: OwnedPiece): string => {
    const [kind, upgraded] = piece.split(' ');
    const name = upgraded ? t('upgradedPiece', { piece: nameOf(kind) }) : nameOf(kind);
    return owner === null ? name : t('pieceOfPlayer', { piece: name, name: playerName(owner) });
  };
  return html`<label
    >${t('onSite')}<select @change=${choose}>
      <option value=${EMPTY} .selected=${there === null}>${t('nothingThere')}</option>
      ${offered.map(
        (one, i) =>
          html`<option value=${i} .selected=${one.piece === there?.piece && one.owner === there.owner}>
            ${text(one)}
          </option>`,
      )}
    </select></label
  >`;
}

/** The card that is laid there, and how what lies there is turned. */
function laidFields(form: SiteForm, site: string): TemplateResult {
  const { view, facts, players, boards, nameOf, put } = form;
  const cards = view.shaped.filter(({ section }) => section === 'cards');
  const lying = lyingOn(facts, site, playersIn(players));
  const there = pieceOn(facts, site, playersIn(players));
  const board = boards.find(({ sites }) => sites.some(({ id }) => id === site))!;
  const lay = (event: Event): void => put(putLaid(site, valueOf(event) === EMPTY ? null : valueOf(event)));
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
  ${wayField(board, view, lying, there?.piece.split(' ')[0] ?? null, (way) => put(putWay(site, lying!.owner, way)))}`;
}

function tileFields({ view, facts, players, put }: SiteForm, site: string): TemplateResult | typeof nothing {
  if (view.tiles === 'none') return nothing;
  const tile = tileOn(facts, site);
  const change = (to: Partial<Tile>): void => put(putTile(site, { ...tile, ...to }));
  const cards = view.components.filter(({ section }) => section === 'cards');
  return html`<label
      >${t('cardThere')}<select
        @change=${(event: Event) => change({ card: valueOf(event) === EMPTY ? null : valueOf(event) })}
      >
        <option value=${EMPTY} .selected=${tile.card === null}>${t('nothingThere')}</option>
        ${cards.map(
          ({ id, name }) =>
            html`<option value=${id} .selected=${id === tile.card}>${packWord(view, id, { fallback: name })}</option>`,
        )}
      </select></label
    >
    ${tile.card !== null && view.tiles === 'face-down' ? faceFields(tile, playersIn(players), change) : nothing}`;
}

function faceFields(tile: Tile, players: readonly string[], change: (to: Partial<Tile>) => void): TemplateResult {
  const knows = (player: string, event: Event): void =>
    change({
      known: players.filter((one) =>
        one === player ? (event.target as HTMLInputElement).checked : tile.known.includes(one),
      ),
    });
  return html`<label
      >${t('cardLies')}<select @change=${(event: Event) => change({ isDown: valueOf(event) === 'down' })}>
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

function thingFields({ view, facts, players, nameOf, put }: SiteForm, site: SiteView): TemplateResult[] {
  return thingsOn(facts, site, view, playersIn(players)).map((thing) => {
    const name = nameOf(thing.counter);
    const amount = (event: Event): number => Math.min(MOST_THINGS, Math.max(0, Math.trunc(Number(valueOf(event)))));
    return html`<label
      >${thing.owner === null ? name : t('pieceOfPlayer', { piece: name, name: playerName(thing.owner) })}<input
        type="number"
        min="0"
        max=${MOST_THINGS}
        inputmode="numeric"
        .value=${String(thing.n)}
        @change=${(event: Event) => put(putThing(site.id, { ...thing, n: amount(event) }))}
    /></label>`;
  });
}
