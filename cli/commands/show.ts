import { resolve } from 'node:path';
import type { Args, Command } from '../command.ts';
import {
  type Diagnostic,
  type Sources,
  SECTION_NAMES,
  didYouMean,
  nearestNames as nearest,
} from '../../dsl/internal.ts';
import type { LoadedPack } from '../../service/index.ts';
import { languagesOf } from '../languages.ts';
import type { Io } from '../io.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import {
  describeComponent,
  describeAbout,
  findComponents,
  findAbout,
  aboutOfSection,
  componentsOfSection,
  componentsWithTexts,
  type ComponentView,
} from '../show/component.ts';
import { findingsOf } from '../show/findings.ts';
import { boardMapLines } from '../table/board-map.ts';
import { componentLines, listLines, type LineLayout } from '../show/lines.ts';
import { reviewSheetHtml } from '../show/review-sheet.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';
import { painter } from '../terminal/paint.ts';
import { jsonText } from '../terminal/json.ts';

export const show: Command = {
  name: 'show',
  usage: 'ID|--all [--pack P] [--lang L] [--html FILE] [--json]',
  arguments: [0, 1],
  summary: 'Shows a component: its text, effect, sources and scenarios; or all of them.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack (default: underwater-cities)' },
    { name: 'lang', value: 'L', help: 'language of the text, or several: en,it (default: en)' },
    { name: 'all', help: 'a review sheet: all cards, slots, boards, tracks and pieces, or those of the section ID' },
    { name: 'html', value: 'FILE', help: 'the review sheet as one HTML file, to read and to print' },
    { name: 'force', help: 'lets --html write over a FILE that is no page of Fathom' },
    { name: 'json', help: 'the components as JSON' },
  ],
  about: [
    '`show all` is `show --all`. ID is the id of a card, slot, tile, counter, piece, procedure or any ' +
      'other component; a card also by its name or printed number. Where two kinds of components share ' +
      'an id, write it with its section: pieces/tunnel. The name of a section (options, slots, cards …) ' +
      'lists its components. ID may also be a dispute (what each source says, how it was decided and ' +
      'why), a gap or an edition.',
    'The text of a card, slot, site or procedure is never written by hand: it is rendered from its ' +
      'effect, under the default options. A name of the pack for which a language has no word is shown ' +
      'as ‹name› and listed below.',
    'With --all: of each component the texts in every language (those of --lang first), the effect, ' +
      'the sources and what check finds in it; with --html also with the icons of the pack, each with ' +
      'its name in the language.',
    'With --json: the components as docs/json/show.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom show two-tunnels', 'a slot'],
    ['fathom show 34', 'the card with that number'],
    ['fathom show options', 'which options the game has, with their values'],
    ['fathom show D08', 'what each source says in one disagreement'],
    ['fathom show cards --all --html sheet.html', 'all cards to read and print'],
    ['fathom show turn --json', 'how a turn goes, for another program'],
  ],
  run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const written = args.positionals[0];
    const asked = args.flag('all') || args.text('html') !== undefined;
    if (written === undefined && !asked) {
      throw args.usageError(`"fathom show" needs an argument: fathom show ${show.usage}`);
    }
    const html = args.text('html');
    if (html !== undefined) refuseForeign(resolve(io.cwd, html), html, 'page', args.flag('force'));
    const loaded = loadByName(name, io);
    const { sources, diagnostics } = loaded;
    const id = written === ALL && isNoName(ALL, loaded) ? undefined : written;
    const languages = languagesOf(args, asked || id === undefined);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length) {
      showDiagnostics(errors, sources, io, io.err);
      io.err(`The pack "${name}" has errors; what they are about is shown incompletely.\n\n`);
    }
    const page: LineLayout = { sources, width: io.width, color: io.color, languages };
    if (asked || id === undefined) reviewSheet(args, io, loaded, page, { name, id });
    else one(args, io, loaded, page, { name, id });
    return errors.length ? 1 : 0;
  },
};

/** As an ID what `--all` is. */
const ALL = 'all';

const isNoName = (id: string, loaded: LoadedPack): boolean =>
  findComponents(id, loaded).length === 0 && findAbout(id, loaded.sources).length === 0;

function one(
  args: Args,
  io: Io,
  loaded: LoadedPack,
  page: LineLayout,
  { name, id }: { name: string; id: string },
): void {
  const { sources } = loaded;
  const single = findComponents(id, loaded);
  const found = single.length ? single : componentsOfSection(id, sources);
  const named = found.length ? [] : findAbout(id, sources);
  const matches = found.length || named.length ? named : aboutOfSection(id, sources);
  if (!found.length && !matches.length) throw args.usageError(nothingCalled(id, name, loaded));
  const all = [
    ...found.map((component) => describeComponent(component, loaded)),
    ...matches.map((about) => describeAbout(about, sources)),
  ];
  if (args.flag('json')) io.out(jsonText(all));
  else if (!single.length && !named.length) io.out(`${listLines(all, page).join('\n')}\n`);
  else {
    const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
    const findings = new Findings(errors, sources, io);
    io.out(componentTexts(all, loaded, page, findings));
  }
}

/** Each component with its map, if it is a board that has one, and with what is found there. */
const componentTexts = (
  all: readonly ComponentView[],
  { draft }: LoadedPack,
  page: LineLayout,
  findings: Findings,
): string =>
  `${all
    .map((shown) =>
      [
        ...componentLines(shown, page),
        ...(shown.section === 'boards' ? boardMapLines(shown.id, draft, page) : []),
        ...findings.lines(shown),
      ].join('\n'),
    )
    .join('\n\n')}\n`;

/** Everything that people read, or a section, or single components, for somebody who goes through them. */
function reviewSheet(
  args: Args,
  io: Io,
  loaded: LoadedPack,
  page: LineLayout,
  { name, id }: { name: string; id: string | undefined },
): void {
  const { sources, draft, diagnostics } = loaded;
  const file = args.text('html');
  const inSection = id === undefined ? componentsWithTexts(sources) : componentsOfSection(id, sources);
  const components = inSection.length || id === undefined ? inSection : findComponents(id, loaded);
  if (!components.length) {
    throw args.usageError(
      id === undefined ? `The pack "${name}" has no component with a text.` : nothingCalled(id, name, loaded),
    );
  }
  const findings = new Findings(diagnostics, sources, io);
  const all = components
    .map((component) => describeComponent(component, loaded))
    .filter((shown) => id !== undefined || shown.texts.some(({ told }) => told) || hasError(findings.of(shown)));
  if (args.flag('json')) {
    io.out(jsonText(all.map((shown) => ({ ...shown, findings: findings.of(shown) }))));
  }
  if (file !== undefined) {
    const html = reviewSheetHtml({ model: draft, sources, all, languages: page.languages, findings: findings.all });
    writeOutput(resolve(io.cwd, file), file, html, 'page', args.flag('force'));
    if (!args.flag('json')) io.out(`Written: ${file} (${all.length} components)\n`);
  } else if (!args.flag('json')) {
    io.out(componentTexts(all, loaded, page, findings));
  }
}

/** What the checks find in each component. */
class Findings {
  readonly all: Map<string, Diagnostic[]>;
  constructor(
    diagnostics: readonly Diagnostic[],
    sources: Sources,
    private readonly io: Io,
  ) {
    this.all = findingsOf(diagnostics, sources);
  }

  of({ section, id }: ComponentView): Diagnostic[] {
    return this.all.get(`${section}/${id}`) ?? [];
  }

  lines(shown: ComponentView): string[] {
    const paint = painter(this.io.color);
    return this.of(shown).map(
      ({ severity, message, line }) =>
        `  ${paint(severity === 'error' ? 'red' : 'yellow', `${severity}: ${message} (line ${line})`)}`,
    );
  }
}

const hasError = (found: readonly Diagnostic[]): boolean => found.some(({ severity }) => severity === 'error');

function nothingCalled(id: string, name: string, { sources, draft }: LoadedPack): string {
  if (SECTION_NAMES.some((section) => section === id)) {
    return `The pack "${name}" has no components under "${id}"; \`fathom help ${id}\` says what that section holds.`;
  }
  const ids = nearest(
    id,
    [...sources.components, ...sources.metadata].map((c) => c.id),
  );
  const names = nearest(
    id,
    draft.cards.map((c) => c.name),
  );
  const sections = nearest(id, SECTION_NAMES);
  return `The pack "${name}" has no component "${id}".${didYouMean(ids.length ? ids : names.length ? names : sections)}`;
}
