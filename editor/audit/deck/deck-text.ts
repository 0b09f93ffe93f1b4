/** A text of the table beside the one rendered from its effect, with what differs and where play shows it. */
import { markedPieces, type Span } from '../../../dsl/internal.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { languageName } from '../../i18n/index.ts';
import { td } from '../../i18n/deck.ts';
import { go, openInText } from '../../state/navigation.ts';
import { formatTextRef } from '../../state/try-query.ts';
import type { DeckApart, DeckFinding, DeckText, MarkedRange } from '../../worker/deck-protocol.ts';
import type { PackView } from '../../worker/protocol.ts';
import { findingWords } from './finding-words.ts';

interface TextActions {
  /** shows the scenarios of a finding */
  scenarios(finding: DeckFinding): TemplateResult | typeof nothing;
  waive(finding: DeckFinding): TemplateResult | typeof nothing;
}

interface Mark extends Span {
  kind: 'differs' | 'lack' | 'rewrite';
  title: string;
}

export function deckText(text: DeckText, view: PackView, actions: TextActions): TemplateResult {
  const { ref, name, program, language, findings } = text;
  const heading = `deck-text-${text.key}`;
  const [first] = findings;
  return html`<article class="deck-text" aria-labelledby=${heading}>
    <h3 id=${heading}>
      ${name}
      <span class="quiet-text"
        >${[ref, program === 'effect' ? '' : program, languageName(language)].filter(Boolean).join(' · ')}</span
      >
    </h3>
    <div class="deck-pair">
      ${side(td('printed'), language, text.printed, marksOf(text, 'printed'))}
      ${side(td('rendered'), language, text.rendered, marksOf(text, 'rendered'))}
    </div>
    ${
      findings.length === 0
        ? nothing
        : html`<ol class="deck-findings">
            ${findings.map((finding) => findingItem(finding, text, view, actions))}
          </ol>`
    }
    <p class="deck-actions">
      <button class="small" @click=${() => toCard(text, view)}>${td('toCard')}</button>
      ${first ? html`<span class="quiet-text">${td('inTable', { line: first.place.line })}</span>` : nothing}
    </p>
  </article>`;
}

/** Line breaks of the text are kept, so there is no white space around it. */
function side(title: string, lang: string, text: string, marks: readonly Mark[]): TemplateResult {
  const pieces = markedPieces(text, marks).map(({ text: piece, mark, over }) => {
    if (mark === null) return piece;
    const numbers = over.map((one) => one.title).filter(Boolean);
    return html`<mark class=${mark.kind} title=${numbers.join('; ')}>${piece}</mark>`;
  });
  return html`<div>
    <p class="deck-side">${title}</p>
    <p class="deck-words" lang=${lang}>${pieces}</p>
  </div>`;
}

function marksOf({ findings, rewrites }: DeckText, where: 'printed' | 'rendered'): Mark[] {
  const ofFindings = findings.flatMap((finding, i): Mark[] => {
    const range: MarkedRange | null = finding[where];
    return range ? [{ ...range, kind: range.lacking ? 'lack' : 'differs', title: String(i + 1) }] : [];
  });
  return [...ofFindings, ...rewrites.map((rewrite): Mark => ({ ...rewrite[where], kind: 'rewrite', title: '' }))];
}

function findingItem(finding: DeckFinding, text: DeckText, view: PackView, actions: TextActions): TemplateResult {
  const { text: words, help } = findingWords(finding);
  return html`<li class=${finding.waived === null ? finding.severity : 'waived'}>
    <p>
      ${words}
      <code class="quiet-text">${finding.id}</code>
    </p>
    ${help === '' ? nothing : html`<p class="quiet-text">${help}</p>`}
    ${finding.waived === null ? nothing : html`<p class="quiet-text">${td('waived', { reason: finding.waived })}</p>`}
    ${finding.apart ? apartPart(finding.apart, text, view, actions.scenarios(finding)) : nothing}
    ${finding.waived === null ? actions.waive(finding) : nothing}
  </li>`;
}

function apartPart(
  apart: DeckApart,
  text: DeckText,
  view: PackView,
  scenarios: TemplateResult | typeof nothing,
): TemplateResult {
  const tryIt = (effect: string): void => go('lab', '', labQuery(apart, effect, text, view));
  return html`<div class="deck-apart">
    <p>${td('tryText2')}</p>
    <pre tabindex="0"><code>${apart.position}</code></pre>
    <p class="deck-actions">
      <button class="small" @click=${() => tryIt(apart.text)}>${td('tryText')}</button>
      <button class="small" @click=${() => tryIt(apart.effect)}>${td('tryEffect')}</button>
    </p>
    ${scenarios}
  </div>`;
}

const labQuery = (
  { position, players, as }: DeckApart,
  effect: string,
  { section, id, program }: DeckText,
  { path }: PackView,
): Record<string, string> => ({
  pack: path,
  effect,
  at: position,
  as,
  players: String(players),
  of: formatTextRef({ section, id, key: program }),
});

/** The line of the effect where it differs, else the component. */
function toCard({ section, id, findings }: DeckText, { components }: PackView): void {
  const component = components.find((one) => one.section === section && one.id === id);
  const [first] = findings;
  if (first) openInText(first.effectPlace);
  else if (component) openInText(component);
}
