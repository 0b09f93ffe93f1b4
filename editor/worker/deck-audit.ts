/** A table of printed texts compared with the open pack, a few texts at a time. A chunk of its own: most pages never open a table. */
import { flowYaml, LANGUAGE_CODES } from '../../dsl/internal.ts';
import { doable, PlayJudge } from '../../study/index.ts';
import {
  factDifferences,
  isTable,
  readDeckTable,
  readTexts,
  readWaivers,
  stateOf,
  TextAudit,
  type AuditedText,
  type CardFinding,
  type DeckTable,
  type TextFinding,
  type TextsFile,
  type TextsReport,
} from '../../texts/audit/index.ts';
import type {
  ChosenTable,
  DeckApart,
  DeckFact,
  DeckFinding,
  DeckReport,
  DeckSteps,
  DeckText,
  SentenceResult,
  SentenceTrial,
} from './deck-protocol.ts';
import type { PlayablePack } from './packs.ts';
import type { Diagnostic } from './protocol.ts';

/** Milliseconds of one step: other requests wait no longer. */
const STEP_TIME = 150;

export class DeckAudit {
  readonly #file: TextsFile;
  /** null: the file is not a table and says nothing of cards besides texts */
  readonly #table: DeckTable | null;
  readonly #audit: TextAudit;
  #report: TextsReport | null = null;

  constructor(
    private readonly pack: PlayablePack,
    { name, bytes, language, waivers }: ChosenTable,
  ) {
    this.#table = isTable(name) ? readDeckTable(name, bytes, pack, language) : null;
    const file = this.#table ?? readTexts(name, bytes);
    this.#file = waivers ? { ...file, ...readWaivers(waivers.name, new TextEncoder().encode(waivers.text)) } : file;
    this.#audit = new TextAudit(this.#file, pack.model, pack.sources, new PlayJudge(pack.model, pack.sources));
  }

  get steps(): DeckSteps {
    const { done, total } = this.#audit;
    return { done, total };
  }

  next(): DeckSteps {
    const end = performance.now() + STEP_TIME;
    this.#report = null;
    while (this.#audit.done < this.#audit.total && performance.now() < end) this.#audit.next();
    return this.steps;
  }

  report(): DeckReport {
    const { file, texts, facts, progress, unread, problems, waivers } = this.#made();
    return {
      ...this.steps,
      file,
      texts: texts.map(textView),
      facts: facts.map(factView),
      progress,
      unread,
      problems,
      waivers,
    };
  }

  #made(): TextsReport {
    const { model, sources } = this.pack;
    return (this.#report ??= this.#audit.report(this.#table ? factDifferences(this.#table, model, sources) : []));
  }

  scenarios(finding: string): { text: string | null; effect: string | null } {
    const found = this.#made()
      .texts.flatMap(({ findings }) => findings)
      .find(({ id }) => id === finding);
    const { first = null, second = null } = found?.apart?.scenarios() ?? {};
    return { text: first, effect: second };
  }

  /** The texts of some components read again with a changed pack; `diagnostics`: those of the changed file. */
  readAgain(
    changed: PlayablePack | null,
    { language, refs }: SentenceTrial,
    diagnostics: Diagnostic[],
  ): SentenceResult {
    if (!changed) return { diagnostics, texts: [] };
    const wanted = new Set(
      this.#made()
        .texts.filter(({ text }) => text.lang === language && refs.includes(text.ref))
        .map(({ text }) => JSON.stringify([text.component, text.lang, text.text])),
    );
    const texts = this.#file.texts.filter(({ component, lang, text }) =>
      wanted.has(JSON.stringify([component, lang, text])),
    );
    const { model, sources } = changed;
    const file = { ...this.#file, texts, waivers: [], problems: [], waiverSource: null };
    const audit = new TextAudit(file, model, sources, new PlayJudge(model, sources));
    while (audit.done < audit.total) audit.next();
    return {
      diagnostics,
      texts: audit.report().texts.map(({ text: { ref, name }, verdict, findings }) => ({
        ref,
        name,
        verdict,
        still: findings.length > 0 ? findingView(findings[0]) : null,
      })),
    };
  }
}

function textView(audited: AuditedText): DeckText {
  const { text, verdict, rewrites, findings } = audited;
  const { ref, id, name, key, lang, rendered } = text;
  return {
    key: [ref, key, lang, text.edition ?? ''].join('/'),
    ref,
    section: id.section,
    id: id.id,
    name,
    program: key,
    language: lang,
    verdict,
    state: stateOf(audited),
    printed: text.text,
    rendered: rendered.text,
    rewrites,
    findings: findings.map((finding) => ({ ...findingView(finding), apart: apartView(finding, id.id) })),
  };
}

const factView = (finding: CardFinding): DeckFact => ({ ...findingView(finding), card: finding.card });

function findingView(finding: TextFinding): DeckFinding {
  const { id, class: kind, tier, severity, about, quotes, rule, hashes, waived, printed, rendered } = finding;
  return {
    id,
    class: kind,
    tier: tier ?? null,
    severity,
    about: about ?? null,
    ...quotes,
    rule: rule ?? null,
    hashes,
    waived: waived && [waived.reason, waived.who].filter(Boolean).join(', '),
    printed,
    rendered,
    place: finding.place,
    effectPlace: finding.effectPlace,
    apart: null,
  };
}

/** Lines in force as an effect that can be tried: they are in force until the end of the game. */
function doneOnce(text: string): string {
  const done = doable(text);
  return done?.frames.some((frame) => frame !== '') ? done.text.split('\n').join('; ') : text;
}

function apartView({ apart }: TextFinding, as: string): DeckApart | null {
  if (!apart) return null;
  const { position, players, effects, after } = apart;
  const [text, effect] = effects.map(doneOnce).map((one) => (after === '' ? one : `(${one}) then ${after}`));
  const only = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, apart.only(code)])) as DeckApart['only'];
  return { position: flowYaml(position), players, as, after, text, effect, only };
}
