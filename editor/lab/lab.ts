/** An effect tried on a position: what is asked, what happens and why, what changes, all that may come of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { app, ask, openComponent, say, stay } from '../state/app.ts';
import type { PackView, Tried, TryAnswer, TryQuestion } from '../bench/protocol.ts';
import { scenarioText } from '../bench/scenario-text.ts';
import { changeText } from '../../interpreter/scenario/difference.ts';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import { causeIn, eventLine, sumUpTo, whoIs } from './event-line.ts';

const PRESETS = ['start', 'midgame', 'rich'] as const;

class Lab extends View {
  #answer: TryAnswer | { ok: false; reason: 'fault'; message: string } | null = null;
  #asked: TryQuestion | null = null;
  #step = 0;
  #running = false;
  #from = '';
  #scenario = '';

  protected override render(): TemplateResult {
    const { view } = app.now;
    return html`<div class="page lab"><div class="title"><h1>${t('lab')}</h1></div>
      ${view ? html`<div class="lab-grid">${this.#form(view)}<div class="lab-out">${this.#out(view)}</div></div>` : nothing}</div>`;
  }

  /** What stands in the address is the question; one that came from a text is asked at once. */
  protected override updated(): void {
    const { view, route: { query } } = app.now, key = keyOf(query);
    if (!view || app.now.route.view !== 'lab' || query['effect'] === undefined || key === this.#from) return;
    this.#from = key;
    void this.#run(view, (query['do'] ?? '').split(' ').filter(Boolean), false);
  }

  #form(view: PackView): TemplateResult {
    const { query } = app.now.route, at = query['at'] ?? 'start', own = !PRESETS.some((one) => one === at), examples = this.#examples(view);
    return html`<form class="lab-form" data-pane aria-label=${t('effectToTry')} @submit=${(event: Event) => { event.preventDefault(); void this.#run(view, []); }}>
      <label>${t('effectToTry')}<textarea name="effect" rows="4" spellcheck="false" aria-describedby="effect-help" .value=${query['effect'] ?? ''}></textarea></label><p id="effect-help" class="quiet-text">${t('effectHelp')}</p>
      <label>${t('position')}<select name="at" @change=${(event: Event) => stay('', { ...query, at: (event.target as HTMLSelectElement).value === 'own' ? '{me: {credit: 3}}' : (event.target as HTMLSelectElement).value })}>${PRESETS.map((one) => html`<option value=${one} ?selected=${one === at}>${t(`preset.${one}`)}</option>`)}<option value="own" ?selected=${own}>${t('ownPosition')}</option></select></label>
      ${own ? html`<label>${t('positionYaml')}<textarea name="yaml" rows="4" spellcheck="false" .value=${at}></textarea></label>` : nothing}
      <div class="pair"><label>${t('players')}<select name="players">${view.playerCounts.map((n) => html`<option value=${n} ?selected=${String(n) === query['players']}>${n}</option>`)}</select></label>
      <label>${t('as')}<select name="as"><option value="">${t('asNothing')}</option>${view.components.filter(({ section }) => section === 'cards' || section === 'slots').map(({ id, name }) => html`<option value=${id} ?selected=${id === query['as']}>${name}</option>`)}</select></label></div>
      <div class="actions"><button class="primary" id="try-effect">${t('run')}</button><button type="button" @click=${() => void this.#run(view, this.#choices(), true, true)}>${t('allOutcomes')}</button></div>
      ${this.#answer === null && examples.length ? html`<div class="examples"><h2>${t('examples')}</h2>${examples.map(({ effect, as, name }) => html`<button type="button" @click=${() => { stay('', { pack: view.path, effect, as }); }}><b>${name}</b><code>${effect}</code></button>`)}</div>` : nothing}
    </form>`;
  }

  /** Three effects of the pack, short ones of different kinds. */
  #examples(view: PackView): { effect: string; as: string; name: string }[] {
    const cards = view.components.filter(({ section, words }) => section === 'cards' && words.length), types = [...new Set(cards.map(({ type }) => type))].slice(0, 3);
    return types.flatMap((type) => { const card = cards.find((one) => one.type === type); return card ? [{ effect: `resolve ${card.id}`, as: '', name: card.name }] : []; });
  }

  #out(view: PackView): TemplateResult | typeof nothing {
    const answer = this.#answer;
    if (this.#running && !answer) return html`<p class="empty" role="status">${t('checking')}</p>`;
    if (!answer) return nothing;
    if (!answer.ok) return html`<p class="banner bad" role="alert">${answer.reason === 'errors' ? t('packBroken') : answer.reason === 'fault' ? t('engineFault', { why: answer.message }) : answer.message}</p>`;
    const { tried } = answer;
    if (tried.problems.length) return html`<ul class="banner bad" role="alert">${tried.problems.map((one) => html`<li>${t(one.of === 'effect' ? 'effectToTry' : 'position')}: ${one.message}${one.suggestions?.length ? ` ${t('didYouMean', { words: one.suggestions.join(', ') })}` : one.help ? ` ${one.help}` : ''}</li>`)}</ul>`;
    return html`${tried.impossible === null ? nothing : html`<p class="banner" role="status">${t('impossible', { why: tried.impossible })}</p>`}
      <div class="lab-parts" aria-busy=${this.#running ? 'true' : 'false'}>${this.#decisions(tried, view)}${this.#trace(tried, view)}${this.#changes(tried)}</div>${this.#outcomes(tried)}`;
  }

  #decisions({ decisions }: Tried, view: PackView): TemplateResult {
    return html`<section data-pane aria-label=${t('decisions')}><h2>${t('decisions')} <span class="count">${decisions.length}</span></h2>
      ${decisions.length ? html`<ol class="decisions">${decisions.map((one, i) => html`<li><p class="prompt">${t('decision', { who: whoIs(one.player), prompt: one.prompt })}</p>
        <div class="options" role="group" aria-label=${one.prompt}>${one.options.map(({ key, label }) => html`<button aria-pressed=${key === one.chosen ? 'true' : 'false'} @click=${() => void this.#run(view, [...decisions.slice(0, i).map(({ chosen }) => chosen), key])}>${label}</button>`)}</div>
        ${one.refusals.length ? html`<details><summary>${t('notOffered')} (${one.refusals.length})</summary><ul>${one.refusals.slice(0, 40).map(({ label, reason }) => html`<li><b>${label}</b>: ${reason}</li>`)}</ul></details>` : nothing}</li>`)}</ol>` : html`<p class="quiet-text">${t('noDecisions')}</p>`}</section>`;
  }

  #trace({ trace, names }: Tried, view: PackView): TemplateResult {
    const lines = trace.map((event, i) => ({ event, i, line: eventLine(event, view, names) })).filter(({ line }) => line !== null), of = lines.length, step = Math.min(this.#step, of);
    const to = (n: number): void => { this.#step = Math.max(0, Math.min(of, n)); this.requestUpdate(); };
    const button = (label: string, sign: string, n: number, off: boolean): TemplateResult => html`<button aria-label=${label} aria-disabled=${off ? 'true' : 'false'} @click=${() => { if (!off) to(n); }}>${sign}</button>`;
    const sums = [...sumUpTo(trace, step === 0 ? 0 : lines[step - 1].i + 1)].filter(([, n]) => n !== 0);
    return html`<section class="trace" data-pane aria-label=${t('trace')} @keydown=${(event: KeyboardEvent) => { const by = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: of }[event.key]; if (by !== undefined) { event.preventDefault(); to(by); } }}>
      <h2>${t('trace')}</h2>
      ${of === 0 ? html`<p class="quiet-text">${t('nothingHappens')}</p>` : html`
        <div class="stepper" role="group" aria-label=${t('step', { n: step, of })}>${button(t('firstStep'), '«', 0, step === 0)}${button(t('stepBack'), '‹', step - 1, step === 0)}<output aria-live="polite">${t('step', { n: step, of })}</output>${button(t('stepForward'), '›', step + 1, step === of)}${button(t('lastStep'), '»', of, step === of)}</div>
        <ol class="events">${lines.map(({ event, line }, n) => { const cause = causeIn(event, view); return html`<li aria-current=${n === step - 1 ? 'step' : nothing} class=${n >= step ? 'later' : ''}><button class="row" @click=${() => to(n + 1)}>${line}</button>${event.cause ? html`<span class="cause">${cause ? html`<button class="link" @click=${() => openComponent(cause)}>${t('because', { cause: event.cause.name })}</button>` : event.cause.kind === 'game' ? t('byRules') : t('because', { cause: event.cause.name })}</span>` : nothing}</li>`; })}</ol>
        <p class="so-far">${t('changesSoFar', { n: step })}: ${sums.length ? sums.map(([key, n]) => { const [seat, ...counter] = key.split(' '); return `${whoIs(names[Number(seat)] ?? '')} ${n > 0 ? '+' : '−'}${Math.abs(n)} ${view.names[app.now.settings.language][counter.join(' ')] ?? counter.join(' ')}`; }).join(' · ') : '–'}</p>`}</section>`;
  }

  #changes(tried: Tried): TemplateResult {
    const name = this.#asked?.effect.split('\n')[0].slice(0, 60) ?? '', target = app.now.selected;
    return html`<section data-pane aria-label=${t('changes')}><h2>${t('changes')}</h2>
      ${tried.changes.length ? html`<table class="changes"><tbody>${tried.changes.map(({ what, was, is }) => html`<tr><th scope="row">${what}</th><td>${changeText(was, is)}</td></tr>`)}</tbody></table>` : html`<p class="quiet-text">${t('noChanges')}</p>`}
      <div class="actions"><button @click=${() => { this.#scenario = scenarioText(this.#asked!, tried, name); this.requestUpdate(); }}>${t('makeScenario')}</button></div>
      ${this.#scenario ? html`<label class="scenario">${t('scenarioText')}<textarea rows="7" spellcheck="false" .value=${this.#scenario} @input=${(event: Event) => { this.#scenario = (event.target as HTMLTextAreaElement).value; }}></textarea></label>
        <div class="actions"><button @click=${() => void navigator.clipboard.writeText(this.#scenario).then(() => say(t('copied')))}>${t('copy')}</button>${target ? html`<button class="primary" @click=${() => void this.#insert()}>${t('insertScenario', { name: target.name })}</button>` : nothing}</div>` : nothing}</section>`;
  }

  #outcomes({ outcomes }: Tried): TemplateResult | typeof nothing {
    if (!outcomes) return nothing;
    return html`<section class="outcomes" data-pane aria-label=${t('allOutcomes')}><h2>${t('outcomes', { n: outcomes.list.length })}</h2>${outcomes.cut ? html`<p class="warn">${t('moreOutcomes')}</p>` : nothing}
      <ul>${outcomes.list.slice(0, 100).map(({ changes, ways, path }) => html`<li>${changes.length ? changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join(', ') : t('noChanges')} <span class="quiet-text">(${t('ways', { n: ways })})</span>${path.length ? html` <button class="link" @click=${() => void this.#run(app.now.view!, path)}>${path.join(' → ')}</button>` : nothing}</li>`)}</ul></section>`;
  }

  #choices(): string[] { return this.#answer?.ok ? this.#answer.tried.decisions.map(({ chosen }) => chosen) : []; }

  async #run(view: PackView, choices: string[], fromForm = true, outcomes = false): Promise<void> {
    const { query } = app.now.route, form = this.querySelector<HTMLFormElement>('.lab-form'), given = form && fromForm ? new FormData(form) : null;
    const value = (name: string): string => String(given?.get(name) ?? query[name] ?? ''), at = given ? (value('at') === 'own' ? value('yaml') : value('at')) : query['at'] ?? 'start', effect = value('effect').trim(), as = value('as'), players = Number(value('players')) || view.playerCounts[0];
    if (!effect) return;
    const question: TryQuestion = { effect, at, choices, outcomes, players, ...(as ? { as } : {}) };
    this.#running = true;
    this.#scenario = '';
    const address = { pack: view.path, effect, at: at === 'start' ? '' : at, as, players: players === view.playerCounts[0] ? '' : String(players), do: choices.join(' ') };
    this.#from = keyOf(address);
    stay('', address);
    this.#asked = question;
    this.#answer = await ask('tryEffect', view.path, question).catch((fault: Error) => ({ ok: false, reason: 'fault', message: fault.message }) as const);
    this.#running = false;
    this.#step = this.#answer.ok ? this.#answer.tried.trace.length : 0;
    this.requestUpdate();
    if (this.#answer.ok) say(`${t('changes')}: ${this.#answer.tried.changes.slice(0, 4).map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join(', ') || t('noChanges')}`, 'aloud');
  }

  /** Beside the component that was selected last in the text. */
  async #insert(): Promise<void> {
    const { selected, files } = app.now;
    if (!selected) return;
    const file = files.get(selected.file);
    if (!file) return;
    const { withScenario } = await import('./insert-scenario.ts'), text = withScenario(file.text, selected, this.#scenario), { edit } = await import('../state/app.ts');
    edit(selected.file, text, true);
    say(t('inserted', { name: selected.name }));
  }
}
customElements.define('fathom-lab', Lab);

/** Two addresses that ask the same. */
const keyOf = (query: Record<string, string>): string => ['effect', 'at', 'as', 'players', 'do'].map((name) => query[name] || (name === 'at' ? 'start' : '')).join('\n');
