import type { Command } from '../command.ts';
import type { AboutSource, ComponentSource, PackModel, Sources } from '../../dsl/index.ts';
import { didYouMean } from '../../dsl/source/render.ts';
import { didYouMean as nearest } from '../../dsl/syntax/did-you-mean.ts';
import { aboutLines, noteLines, partLines } from '../audit/notes.ts';
import { EffectTexts } from '../effect-texts.ts';
import { DEFAULT_PACK, load, showDiagnostics } from '../packs.ts';
import { cellsOf, cut, padEnd, painter, wrap } from '../terminal/paint.ts';

export const show: Command = {
  name: 'show', usage: 'ID [--pack P] [--lang en] [--json]', arguments: [1, 1],
  summary: 'Shows one component: what it does, where that is stated, its scenarios; or a dispute.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack (default: underwater-cities)' },
    { name: 'lang', value: 'L', help: 'language of the text: en' },
    { name: 'json', help: 'the component as JSON' },
  ],
  about: [
    'ID is the id of a card, slot, tile, counter, piece, procedure or any other component; a card also by its name or printed number. Where two kinds of components share an id, write it with its section: pieces/tunnel. The name of a section (options, slots, cards …) lists what stands in it. ID may also be a dispute (what each source says, what holds and why), a gap or an edition.',
    'With --json a list of {"section", "id", "name", "pack", "file", "line", "texts": [{"key", "kind", "text"}], "facts", "notes"}, one for each component of that id or section; of a dispute, gap or edition, notes is all that is told of it.',
  ],
  examples: [
    ['fathom show two-tunnels', 'a slot'],
    ['fathom show 34', 'the card with that number'],
    ['fathom show options', 'which options the game has, with their values'],
    ['fathom show D08', 'what each source says in one disagreement'],
    ['fathom show turn --json', 'how a turn goes, for another program'],
  ],
  run(args, io) {
    const lang = args.text('lang') ?? 'en';
    if (lang !== 'en') throw args.wrong(`Texts are in English only so far: --lang en, not "${lang}".`);
    const name = args.text('pack') ?? DEFAULT_PACK;
    const { model, sources, diagnostics } = load(name, io);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length) { showDiagnostics(errors, sources, io, io.err); io.err(`The pack "${name}" has errors; what is shown may be incomplete.\n\n`); }
    const id = args.rest[0], one = find(id, sources, model), found = one.length ? one : ofSection(id, sources), told = found.length ? [] : findAbout(id, sources);
    if (!found.length && !told.length) {
      const ids = nearest(id, [...sources.components, ...sources.about].map((c) => c.id)), names = nearest(id, model?.cards.map((c) => c.name) ?? []);
      const sections = nearest(id, [...new Set(sources.components.map((c) => c.section))]);
      throw args.wrong(`The pack "${name}" has no component "${id}".${didYouMean(ids.length ? ids : names.length ? names : sections)}`);
    }
    const texts = new EffectTexts(sources), all = [...found.map((component) => describe(component, sources, model, texts)), ...told.map((about) => describeAbout(about, sources))];
    if (args.flag('json')) io.out(`${JSON.stringify(all, null, 2)}\n`);
    else if (!one.length && found.length) io.out(`${listed(all, io.width, io.color).join('\n')}\n`);
    else io.out(`${all.map((shown) => lines(shown, sources, io.width, io.color).join('\n')).join('\n\n')}\n`);
    return errors.length ? 1 : 0;
  },
};

interface Shown {
  section: string; id: string; name: string; pack: string; file: string; line: number;
  texts: { key: string; kind: string; text: string }[];
  facts: Record<string, unknown>;
  notes: Record<string, unknown>;
}

/** By section and id, by id, by a card's number or name. The last one of an id counts: it replaced the others. */
function find(text: string, sources: Sources, model: PackModel | null): ComponentSource[] {
  const [section, inner] = text.includes('/') ? [text.slice(0, text.indexOf('/')), text.slice(text.indexOf('/') + 1)] : [undefined, text];
  const wanted = inner.toLowerCase();
  const byId = sources.components.filter((c) => c.id === wanted && (section === undefined || c.section === section));
  const found = byId.length ? byId
    : sources.components.filter((c) => c.section === 'cards' && model?.cards.some((card) => card.id === c.id && (String(card.number) === wanted || card.name.toLowerCase() === wanted)));
  return [...new Map(found.map((c) => [`${c.section}/${c.id}`, c])).values()];
}

/** All of a section, where the word is the name of one. */
function ofSection(text: string, { components }: Sources): ComponentSource[] {
  return [...new Map(components.filter((c) => c.section === text.toLowerCase()).map((c) => [c.id, c])).values()];
}

function describe(component: ComponentSource, sources: Sources, model: PackModel | null, texts: EffectTexts): Shown {
  const { section, id, file, pack, idRange, notes } = component;
  const list = (model as unknown as Record<string, unknown> | null)?.[camel(section)];
  const def = Array.isArray(list) ? (list as { id: string; name?: string }[]).find((e) => e.id === id) : undefined;
  return {
    section, id, name: def?.name ?? id, pack, file, line: placeOf(file, idRange.start, sources),
    texts: texts.all(section, id).filter(({ key }) => !key.startsWith('scenarios')).map(({ key, source: { kind }, text }) => ({ key, kind, text })),
    facts: factsOf(def), notes,
  };
}

/** By section and id, or by id; what a pack that extends replaced is not told. */
function findAbout(text: string, { about }: Sources): AboutSource[] {
  const wanted = text.toLowerCase();
  return about.filter(({ section, id }) => [id, `${section}/${id}`].some((name) => name.toLowerCase() === wanted));
}

function describeAbout(about: AboutSource, sources: Sources): Shown {
  const { section, id, file, pack, idRange, value } = about;
  const notes = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { title: value };
  return { section, id, name: aboutLines(about, sources).title, pack, file, line: placeOf(file, idRange.start, sources), texts: [], facts: {}, notes };
}

function placeOf(file: string, start: number, { files }: Sources): number {
  return files.find(({ path }) => path === file)?.lines.place(start).line ?? 1;
}

const camel = (section: string): string => section.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Plain values of a component: numbers, words, short lists. */
function factsOf(def: object | undefined): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(def ?? {})) {
    if (['id', 'name', 'origin', 'notes'].includes(key) || value === null || value === '' || value === false) continue;
    if (['string', 'number', 'boolean'].includes(typeof value)) out[key] = value;
    else if (Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === 'string' || typeof v === 'number')) out[key] = value;
  }
  return out;
}

/** One line for each: its id and the beginning of what there is to say. */
function listed(all: Shown[], width: number, color: boolean): string[] {
  const paint = painter(color), ids = Math.min(36, Math.max(...all.map(({ id }) => id.length)));
  return all.map(({ id, facts, texts }) => {
    const said = texts.length ? texts.map(({ key, text }) => (key === 'effect' ? text : `${key}: ${text}`)).join('; ') : factText(facts);
    return cut(`${padEnd(cut(id, ids), ids)}  ${said}`, width).replace(/^\S+/, (text) => paint(typeof facts['color'] === 'string' ? facts['color'] : 'bold', text)).trimEnd();
  });
}

const factText = (facts: Record<string, unknown>): string =>
  Object.entries(facts).filter(([key]) => key !== 'plural').map(([key, value]) => `${words(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`).join(' · ');

function lines(shown: Shown, sources: Sources, width: number, color: boolean): string[] {
  const paint = painter(color);
  const { section, name, id, file, line, texts, facts, notes } = shown;
  const title = paint(typeof facts['color'] === 'string' ? facts['color'] : 'bold', name), place = [`${section}/${id}`, `${file}:${line}`];
  const head = `${title}  ${paint('dim', place.join('  '))}`;
  const out = cellsOf(head) <= width ? [head] : [title, ...wrap(place.join(' '), width - 2).map((l) => `  ${paint('dim', l)}`)];
  out.push(...wrap(factText(facts), width - 2, 2).map((l) => `  ${l}`));
  for (const { key, text } of texts) {
    const label = texts.length === 1 && key === 'effect' ? '' : `${key}: `;
    out.push(...wrap(`${paint('dim', label.trim())} ${text}`.trim(), width - 2, 4).map((l) => `  ${l}`));
  }
  const note = (label: string, text: string): void => { out.push(...wrap(`${paint('dim', `${label}:`)} ${text}`, width - 2, 4).map((l) => `  ${l}`)); };
  const about = sources.about.find((one) => one.section === section && one.id === id);
  for (const [label, text] of about ? aboutLines(about, sources).lines : [...noteLines(notes, sources), ...partLines(shown, sources)]) note(label, text);
  const scenarios = notes['scenarios'];
  if (Array.isArray(scenarios)) for (const scenario of scenarios) note('scenario', plainValue((scenario as { name?: unknown } | null)?.name ?? 'without a name'));
  return out;
}

const words = (key: string): string => key.replace(/([A-Z])/g, ' $1').replace(/-/g, ' ').toLowerCase();

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, v]) => `${key} ${plainValue(v)}`).join(', ');
  return String(value);
}
