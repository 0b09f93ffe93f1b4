import type { Command } from '../command.ts';
import { runScenarios, type ScenarioResult, type ScenarioRun } from '../../interpreter/scenario/index.ts';
import { ownPhrases, type LoadedPack } from '../../service/index.ts';
import { judgePhrase, type JudgedPhrase } from '../../study/index.ts';
import { auditLines } from '../audit/lines.ts';
import { counted } from '../terminal/text-page.ts';
import { hasFindings, auditReportOf, type AuditReport } from '../audit/report.ts';
import type { Io } from '../io.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import { painter, type Paint } from '../terminal/paint.ts';
import { jsonText } from '../terminal/json.ts';

export const audit: Command = {
  name: 'audit',
  usage:
    '[PACK…] [--games N] [--printed] ' +
    '[--texts FILE [--lang L] [--html FILE] [--sarif FILE] [--waivers] [--sentences] [--baseline FILE]] [--json]',
  arguments: [0, Infinity],
  summary:
    'Says where everything in a pack comes from; or holds printed texts against the effects (--texts, --printed).',
  options: [
    {
      name: 'games',
      value: 'N',
      help: 'random games for each number of players, and for each further value of an option, beside the scenarios (default: 2)',
    },
    {
      name: 'texts',
      value: 'FILE',
      help: 'printed texts that you own, in a file of your own: each is parsed and compared with the effect',
    },
    {
      name: 'printed',
      help: 'the printed texts that stay on components of the pack, without a file: each is compared with its effect, as by --texts',
    },
    {
      name: 'html',
      value: 'FILE',
      help: 'with --texts: both texts side by side, as one HTML file to read and to print',
    },
    { name: 'sarif', value: 'FILE', help: 'with --texts: the findings as SARIF 2.1.0, for code review' },
    { name: 'force', help: 'lets --html and --sarif write over a FILE that is no such report' },
    { name: 'waivers', help: 'with --texts: prints a waiver of each finding, to paste into the file' },
    {
      name: 'sentences',
      help: 'with --texts: prints each sentence that is not understood, to write what it means into the lexicon of the pack',
    },
    {
      name: 'lang',
      value: 'L',
      help:
        'with --texts: language of the report and of its page (default: that of the terminal, if it is ' +
        'en, it or uk); in a table also of a column of texts whose heading names none',
    },
    {
      name: 'baseline',
      value: 'FILE',
      help: 'with --texts: the number of findings may only fall; FILE stores it, and is made if there is none',
    },
    { name: 'json', help: 'the audit as JSON' },
  ],
  about: [
    'Counts what is attested (a source states it), derived (it follows from sources) and original ' +
      '(ours), by kind of component and field by field; lists where the sources disagree, how that was ' +
      'decided and why, and by which option people choose otherwise; what is known to exist but not ' +
      'what it does; which components that act have no scenario; which parts of the programs neither a ' +
      'scenario nor a random game reached; which sign-offs of the workbench no longer hold, as effect ' +
      'or text have changed since.',
    'Exit code 1 when there are findings: a component has no provenance at all, a source names a ' +
      'place that does not exist, a disagreement is left undecided, a scenario fails, or the pack has ' +
      'errors. A missing scenario is listed, but is not a finding.',
    'Phrases that the pack renders in place of those of a language (rendered, under sentences of its ' +
      'lexicon) are judged by what else they may be taken for: where the rules of the language read one ' +
      'as another effect, both are done on the same positions. One that comes to something else is a ' +
      'finding, with the smallest position that shows it.',
    'With --json: the report as docs/json/audit.schema.json of the package describes it.',
    'The file of --texts is yours and stays with you. It holds the list texts, an entry for each ' +
      'printed text: {card: 34, lang: en, text: "…"}. Instead of card (a number, a name or an id) it ' +
      'may have slot, board, track or piece; program says which text is meant where there are several ' +
      '(production, price, …), edition which printing it is. A text may begin with the name of its ' +
      'program and a colon.',
    'What was typed for an effect stays on its component, under printed, by program and language, with what ' +
      'it was confirmed to mean. --texts compares these texts of the pack too, and --printed compares only them: ' +
      'what a text was confirmed to mean counts; where nobody has confirmed it, its words do. Findings call them ' +
      'by the edition printed (34/en/printed/amount/1) and have their place in the pack. The check gives the ' +
      'warning printed-otherwise for the same texts, so that fathom check and the workbench say what the audit says; ' +
      'the audit adds where play shows it. For --printed there are all options of --texts but --waivers and ' +
      '--sentences: a waiver needs a FILE.',
    'FILE may also be a table of typed cards (.csv, .tsv, .txt; commas, semicolons or tabs; UTF-8 or ' +
      'UTF-16), a row for each card. Headings are understood in English, Italian and Ukrainian: a ' +
      'number, a name or an id says which card it is; type, colour, deck and price are compared with ' +
      'the pack; texts have a column for each language, such as “Text EN” and “Text IT”. An empty cell ' +
      'is a text not typed yet. Waivers of deck.csv are in deck.waivers.yaml beside it.',
    'For a deck the report says how far it is, by deck and language, and lists sentences that are not ' +
      'understood by their wording, with their cards: what one of them means is written once into the ' +
      'lexicon of the pack, under sentences, and all are understood; --sentences prints what to paste.',
    'Each text is exact (as Fathom renders it; capitals, quotes and line breaks aside), same-meaning ' +
      '(equal by form, in other words; they are listed), alike (another form, and play shows no ' +
      'difference), different (each difference with its class and its place in both texts, and where play ' +
      'shows it), untold (another form, and whether that matters in play could not be told: a finding), ' +
      'unreadable (how far it was understood) or no-text. Texts of one component in several ' +
      'languages are also compared with each other: two against one point at the third. Classes: ' +
      'amount, counter (a resource, a card), piece (a kind of structure), filter, cost, connective, ' +
      'choice-size, limit, frame, optionality, action, missing-clause, extra-clause, order, term; ' +
      'other-card (the text of another card), wrong-language, mixed-scripts, and of tables name, type, ' +
      'color, deck, price.',
    'A finding that may stay is waived in the list waivers of the same file: {finding: ID, reason: ' +
      '"…", who: "…", text-hash: "…", effect-hash: "…"}; --waivers prints them. A waiver expires when ' +
      'the text or the effect changes. {rule: "…", reason: "…"} waives all findings in which the same ' +
      'differs, for what the texts of a game leave out by a rule; --json has the rule of each finding, ' +
      'in words of the effect language, so that one waiver holds in all languages. Exit code 1 when a ' +
      'finding is not waived.',
    'With --texts --json: the report as docs/json/audit-texts.schema.json of the package describes it.',
  ],
  examples: [
    ['fathom audit --texts mine.yaml', 'texts typed from your cards, against the pack underwater-cities'],
    ['fathom audit --texts mine.yaml --html mine.html --sarif mine.sarif', 'the same as a page, and for code review'],
    ['fathom audit --texts mine.yaml --waivers', 'what to put under waivers: for findings that may stay'],
    [
      'fathom audit --texts deck.csv --html deck.html',
      'a spreadsheet of typed cards, with a page for whoever typed it',
    ],
    ['fathom audit --printed my-game', 'texts that stay on the cards of a pack of your own'],
    ['fathom audit --texts deck.csv --lang uk --html deck.html', 'the report in Ukrainian, for a volunteer'],
    ['fathom audit', 'the pack underwater-cities'],
    ['fathom audit my-game --games 0', 'a pack of your own, without random games'],
    ['fathom show D08', 'what each source says in one disagreement'],
  ],
  async run(args, io) {
    const texts = args.text('texts') ?? null;
    const isPrinted = args.flag('printed');
    if (isPrinted && texts !== null) throw args.usageError('--texts compares what --printed does, too; give one.');
    for (const name of ['waivers', 'sentences']) {
      if (isPrinted && args.flag(name)) throw args.usageError(`--${name} goes with --texts.`);
    }
    if (isPrinted || texts !== null) {
      // tables need libraries that take long to load
      const { auditOfTexts } = await import('../audit/texts/run.ts');
      return auditOfTexts(args, io, texts);
    }
    for (const name of ['html', 'sarif', 'waivers', 'sentences', 'force', 'lang', 'baseline']) {
      if (args.text(name) !== undefined) throw args.usageError(`--${name} goes with --texts.`);
    }
    const paint = painter(io.color);
    const games = args.number('games', 0, 100_000) ?? 2;
    const audited = (args.positionals.length ? args.positionals : [DEFAULT_PACK]).map((name) => {
      const loaded = loadByName(name, io);
      return {
        name,
        loaded,
        report: auditReportOf(loaded, loaded.path, loaded.model && tryOut(loaded, games, io), phrasesOf(loaded, io)),
      };
    });
    if (args.flag('json')) io.out(jsonText({ packs: audited.map(({ report }) => report) }));
    else {
      audited.forEach(({ name, loaded, report }, i) => {
        if (i > 0) io.out('\n');
        printAudit(name, loaded, report, paint, io);
      });
    }
    return audited.some(({ report }) => hasFindings(report)) ? 1 : 0;
  },
};

/** Each scenario once, plainly: the three manners of `test` ask for other faults. */
function tryOut(loaded: LoadedPack, games: number, io: Io): ScenarioRun {
  let n = 0;
  const onResult = (_result: ScenarioResult): void => {
    n++;
    if (n % 10 === 0) io.progress?.(`${n} scenarios`);
  };
  const onGame = (played: number, of: number): void => {
    if (played % 10 === 0) io.progress?.(`${played} of ${of} random games`);
  };
  return runScenarios(loaded, { manners: ['plainly'], coverage: { games }, onResult, onGame });
}

/** Null: the pack has errors. */
function phrasesOf({ model, sources }: LoadedPack, io: Io): JudgedPhrase[] | null {
  if (!model) return null;
  const phrases = ownPhrases(sources);
  return phrases.map((phrase, i) => {
    if (i % 10 === 0) io.progress?.(`${i} of ${phrases.length} phrases`);
    return judgePhrase(phrase, model, sources);
  });
}

function printAudit(
  name: string,
  { sources, diagnostics }: LoadedPack,
  report: AuditReport,
  paint: Paint,
  io: Io,
): void {
  const { findings, otherFindings, scenarios, phrases } = report;
  const errors =
    scenarios === null
      ? diagnostics.filter(
          ({ severity, code }) => severity === 'error' && !findings.some((finding) => finding.code === code),
        )
      : [];
  io.out(`${auditLines(report, paint, io.width).join('\n')}\n\n`);
  if (errors.length + findings.length) {
    io.out(`${paint('bold', 'Findings')}\n`);
    showDiagnostics([...errors, ...findings], sources, io, io.out);
  }
  const found = [
    ...(findings.length + errors.length ? [counted(findings.length + errors.length, 'finding')] : []),
    ...(phrases?.different.length
      ? [counted(phrases.different.length, 'phrase says something else', 'phrases say something else')]
      : []),
    ...(scenarios?.failed.length ? [counted(scenarios.failed.length, 'scenario fails', 'scenarios fail')] : []),
  ].join(', ');
  const besides = otherFindings - errors.length;
  io.out(
    `${paint('bold', name)}: ${found ? paint('red', found) : paint('green', 'good')}${besides > 0 ? ` (\`fathom check\` lists ${counted(besides, 'more warning')})` : ''}\n`,
  );
}
