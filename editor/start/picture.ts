/** What the thing is, as a picture: a card of the open pack in words, as an effect, and as a face before two others. */
import { html, type TemplateResult } from 'lit';
import { faceData, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace } from '../drawing/face/face.ts';
import { measure } from '../drawing/face/measure.ts';
import { ts } from '../i18n/start.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import type { ComponentDetails, ComponentView, PackView } from '../worker/protocol.ts';

/** So many faces lie over each other; the last one is in front. */
const FACES = 3;
/** What is shown of an effect. */
const MOST_LINES = 5;
/** Cards that say more than one thing, and are read at a glance. */
const FEWEST_WORDS = 2;
const MOST_WORDS = 3;

class StartPicture extends AppElement {
  readonly #cards = new WorkerAnswer<(ComponentDetails | null)[]>(this);

  protected override shown(): readonly unknown[] {
    const { view, settings } = app.now;
    return [view, settings];
  }

  protected override render(): TemplateResult {
    const { view } = app.now;
    const chosen = view ? chosenCards(view) : [];
    if (view && chosen.length > 0) {
      this.#cards.update(view, chosen.map(({ id }) => id).join(' '), () =>
        Promise.all(chosen.map(({ id }) => ask('componentDetails', view.path, 'cards', id))),
      );
    }
    const details = chosen.length > 0 ? (this.#cards.value ?? []) : [];
    return html`<div class="picture" role="img" aria-label=${ts('picture')}>
      ${view ? this.#words(details.at(-1) ?? null) : blankWords()}
      <div class="fan">
        ${Array.from({ length: FACES }, (_, i) => {
          const found = details[i];
          return view && found ? face(chosen[i], found, view) : html`<div class="blank face"></div>`;
        })}
      </div>
    </div>`;
  }

  #words(front: ComponentDetails | null): TemplateResult {
    const { content } = app.now.settings;
    const text = front?.texts[content].filter(({ key }) => key !== 'price' && key !== 'cost');
    const effect = front?.effects.find(({ program, standing }) => program || standing)?.text;
    if (!text?.length || effect === undefined) return blankWords();
    return html`<div class="said">
      <p class="quote" lang=${content}>${text.map((one) => one.text).join(' ')}</p>
      <pre>${effect.trim().split('\n').slice(0, MOST_LINES).join('\n')}</pre>
    </div>`;
  }
}
customElements.define('fathom-start-picture', StartPicture);

const face = (one: ComponentView, { texts }: ComponentDetails, view: PackView): TemplateResult => {
  const { content } = app.now.settings;
  return drawFace(faceData(one, texts[content], view, content), measure, picturesOf(view), '');
};

const blankWords = (): TemplateResult =>
  html`<div class="said">
    <p class="quote blank"><i></i><i></i></p>
    <pre class="blank"><i></i><i></i><i></i></pre>
  </div>`;

/** What gives something first; of different colours, with an effect of a few words; none where a pack has too few. */
function chosenCards({ components }: PackView): ComponentView[] {
  const cards = components.filter(
    (one) =>
      one.section === 'cards' &&
      !one.stale &&
      one.errors === 0 &&
      one.words.length >= FEWEST_WORDS &&
      one.words.length <= MOST_WORDS,
  );
  cards.sort((a, b) => Number(b.words.includes('gain')) - Number(a.words.includes('gain')));
  const chosen: ComponentView[] = [];
  for (const card of cards) {
    if (chosen.length < FACES && !chosen.some(({ color }) => color === card.color)) chosen.push(card);
  }
  for (const card of cards) if (chosen.length < FACES && !chosen.includes(card)) chosen.push(card);
  return chosen.length === FACES ? chosen.reverse() : [];
}
