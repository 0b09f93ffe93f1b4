/** The sentences of `paraphrases.yaml` as typed data. README.md says how they may be used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';

/** What is particular about the phrasing. */
export const CLASSES = [
  'verbs',
  'costs',
  'limits',
  'number-words',
  'clause-behind',
  'up-to',
  'symbols',
  'each',
  'choice',
  'conditions',
  'titles',
  'typos',
  'hyphens',
  'two-sentences',
  'slots',
  'scoring',
  'events',
  'once',
  'cards',
  'timing',
] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** Failures of `tune` may be looked at; those of `held` are only counted. */
export const PARTS = ['tune', 'held'] as const;
export const TYPES = [
  'instant-card',
  'permanent-card',
  'action-card',
  'production-card',
  'end-scoring-card',
  'contract',
  'metropolis-blue',
] as const;
export const PROGRAMS = ['effect', 'production', 'scoring'] as const;
/** Why a text has no meaning. */
export const REASONS = [
  'unknown-name',
  'contradiction',
  'broken-off',
  'against-the-rules',
  'ambiguous',
  'vague',
  'no-rule',
  'other-language',
] as const;

interface Sentence {
  /** unique, and begins with the language */
  readonly id: string;
  readonly lang: LanguageCode;
  readonly part: (typeof PARTS)[number];
  readonly text: string;
}

export interface Paraphrase extends Sentence {
  readonly class: (typeof CLASSES)[number];
  readonly level: (typeof LEVELS)[number];
  /** type of the card, as a table of cards states it */
  readonly type: (typeof TYPES)[number];
  /** program of the card that the text is */
  readonly program: (typeof PROGRAMS)[number];
  /** all meanings that the words leave open, the most obvious first */
  readonly effects: readonly string[];
}

/** A text that must not be given a meaning. */
export interface RefusedText extends Sentence {
  readonly why: (typeof REASONS)[number];
}

export interface Paraphrases {
  readonly paraphrases: readonly Paraphrase[];
  readonly refused: readonly RefusedText[];
}

/** The sentences of this folder. */
export function loadParaphrases(): Paraphrases {
  return parseParaphrases(readFileSync(join(import.meta.dirname, 'paraphrases.yaml'), 'utf8'));
}

/** A sentence of `second.yaml`, `third.yaml` or `fourth.yaml`. */
export interface SecondParaphrase {
  readonly id: string;
  readonly lang: LanguageCode;
  readonly level: (typeof LEVELS)[number];
  /** of its card, where the text has it as a title */
  readonly name?: string;
  readonly text: string;
  readonly effects: readonly string[];
}

export const loadSecond = (): readonly SecondParaphrase[] => loadSet('second.yaml');

/** Italian and Ukrainian only. */
export const loadThird = (): readonly SecondParaphrase[] => loadSet('third.yaml');

/** Italian and Ukrainian only, in two parts. */
export const loadFourth = (): readonly (SecondParaphrase & Pick<Sentence, 'part'>)[] =>
  loadSet('fourth.yaml', (entry) => ({ part: entry.oneOf('part', PARTS) }));

function loadSet(file: string): readonly SecondParaphrase[];
function loadSet<More>(file: string, more: (entry: Entry) => More): readonly (SecondParaphrase & More)[];
function loadSet(file: string, more: (entry: Entry) => object = () => ({})): readonly SecondParaphrase[] {
  const all = parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as unknown[];
  return all.map((value) => {
    const entry = entryOf(value);
    const read = {
      id: entry.text('id'),
      lang: entry.oneOf('lang', LANGUAGE_CODES),
      level: entry.oneOf('level', LEVELS),
      ...(entry.has('name') ? { name: entry.text('name') } : {}),
      text: entry.text('text'),
      effects: entry.texts('effects'),
      ...more(entry),
    };
    entry.end();
    return read;
  });
}

/** Throws with the id of the first entry that is not as it has to be. */
export function parseParaphrases(yaml: string): Paraphrases {
  const file = new Entry(parse(yaml), 'the file');
  const read = {
    paraphrases: file.list('paraphrases').map((value) => paraphrase(entryOf(value))),
    refused: file.list('refused').map((value) => refusedText(entryOf(value))),
  };
  file.end();
  const ids = new Set<string>();
  for (const { id } of [...read.paraphrases, ...read.refused]) {
    if (ids.has(id)) throw new Error(`${id}: there are two entries of this id`);
    ids.add(id);
  }
  return read;
}

function paraphrase(entry: Entry): Paraphrase {
  const read: Paraphrase = {
    ...sentence(entry),
    class: entry.oneOf('class', CLASSES),
    level: entry.oneOf('level', LEVELS),
    type: entry.oneOf('type', TYPES),
    program: entry.has('program') ? entry.oneOf('program', PROGRAMS) : 'effect',
    effects: entry.has('effects') ? entry.texts('effects') : [entry.text('effect')],
  };
  entry.end();
  return read;
}

function refusedText(entry: Entry): RefusedText {
  const read: RefusedText = { ...sentence(entry), why: entry.oneOf('why', REASONS) };
  entry.oneOf('effect', ['none']);
  entry.end();
  return read;
}

function sentence(entry: Entry): Sentence {
  const lang = entry.oneOf('lang', LANGUAGE_CODES);
  const id = entry.text('id');
  if (!id.startsWith(`${lang}-`)) throw new Error(`${id}: the id begins with the language, ${lang}`);
  return { id, lang, part: entry.oneOf('part', PARTS), text: entry.text('text') };
}

function entryOf(value: unknown): Entry {
  const id = value && typeof value === 'object' && 'id' in value ? String(value.id) : 'an entry without id';
  return new Entry(value, id);
}

/** A mapping of the file, of which every key has to be asked for. */
class Entry {
  private readonly fields: ReadonlyMap<string, unknown>;
  private readonly asked = new Set<string>();

  constructor(
    value: unknown,
    private readonly name: string,
  ) {
    if (!value || typeof value !== 'object' || Array.isArray(value)) throw new Error(`${name}: expected a mapping`);
    this.fields = new Map(Object.entries(value));
  }

  has(key: string): boolean {
    return this.fields.has(key);
  }

  list(key: string): unknown[] {
    const value = this.field(key);
    if (!Array.isArray(value) || value.length === 0) throw this.problem(key, 'expected a list');
    return value;
  }

  texts(key: string): string[] {
    return this.list(key).map((value) => this.asText(key, value));
  }

  text(key: string): string {
    return this.asText(key, this.field(key));
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T {
    const text = this.text(key);
    const found = values.find((value) => value === text);
    if (found === undefined) throw this.problem(key, `"${text}" is none of ${values.join(', ')}`);
    return found;
  }

  /** Nothing is written that nobody reads. */
  end(): void {
    for (const key of this.fields.keys()) if (!this.asked.has(key)) throw this.problem(key, 'nobody reads this key');
  }

  private field(key: string): unknown {
    this.asked.add(key);
    return this.fields.get(key);
  }

  private asText(key: string, value: unknown): string {
    if (typeof value !== 'string' || value.trim() === '') throw this.problem(key, 'expected a text');
    return value;
  }

  private problem(key: string, what: string): Error {
    return new Error(`${this.name}: ${key}: ${what}`);
  }
}
