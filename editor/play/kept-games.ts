/** Games that were left, or cannot be read: to go on with, to save, to remove. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp, type PlayKey } from '../i18n/play.ts';
import { downloadFile } from '../shell/download.ts';
import { keptGames, removeKept, type KeptGame } from '../state/stored-game.ts';
import { saveGame } from './save-game.ts';

/** Of one pack, by its path; those that cannot be read are of no pack. */
export function keptPart(
  pack: string,
  actions: { resume(kept: KeptGame): void; changed(): void },
): TemplateResult | typeof nothing {
  const kept = keptGames().filter(({ game }) => game === null || game.pack === pack);
  if (kept.length === 0) return nothing;
  return html`<section class="kept" data-pane aria-labelledby="kept-games">
    <h2 id="kept-games">${tp('play.kept')}</h2>
    <ul class="plain">
      ${kept.map(
        (one) =>
          html`<li>
            <span>${describe(one)}</span>
            ${
              one.game
                ? html`<button aria-label=${labelOf('play.goOn', one)} @click=${() => actions.resume(one)}>
                    ${tp('play.goOn')}
                  </button>`
                : nothing
            }
            <button aria-label=${labelOf('play.save', one)} @click=${() => save(one)}>${tp('play.save')}</button>
            <button
              aria-label=${labelOf('play.removeKept', one)}
              @click=${() => {
                removeKept(one.text);
                actions.changed();
              }}
            >
              ${tp('play.removeKept')}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

function describe({ game }: KeptGame): string {
  if (game === null) return tp('play.damaged');
  const { setup, record } = game;
  return tp('play.keptGame', {
    names: setup.seats.map(({ name }) => name).join(', '),
    seed: record.seed,
    choices: record.choices.length,
  });
}

const labelOf = (action: PlayKey, kept: KeptGame): string => `${tp(action)}: ${describe(kept)}`;

const save = ({ game, text }: KeptGame): void =>
  game ? saveGame(game) : downloadFile('damaged-game.json', text, 'application/json');
