/** The notes of a component in words: its status, its sources, what is disputed about it. */
import {
  sourcedComponents,
  citationsIn,
  disputesNamed,
  disputesOf,
  editionsOf,
  gapsOf,
  plain,
  REST,
  STATUSES,
  type MetadataSource,
  type Citation,
  type Dispute,
  type Plain,
  type Sources,
  type YamlNode,
} from '../../dsl/internal.ts';

/** A label and what belongs to it. */
type LabeledLine = [label: string, text: string];

/** The notes in order of importance, without the scenarios. */
export function noteLines(notes: Record<string, unknown>, sources: Sources): LabeledLine[] {
  const {
    status,
    source,
    why,
    disputed,
    note,
    'not-encoded': left,
    printed,
  } = notes as Record<string, Plain | undefined>;
  return [
    ...(status === undefined ? [] : [['status', statusText(status)] as LabeledLine]),
    ...citationsIn(source).map((one): LabeledLine => ['source', citationText(one, sources)]),
    ...(why === undefined ? [] : [['why', words(why)] as LabeledLine]),
    ...disputesNamed(disputed).map((id): LabeledLine => [
      'disputed',
      disputeText(
        id,
        disputesOf(sources).find((dispute) => dispute.id === id),
      ),
    ]),
    ...(note === undefined ? [] : [['note', words(note)] as LabeledLine]),
    ...(typeof left === 'object' && left !== null
      ? Object.entries(left).map(([where, text]): LabeledLine => ['not encoded', `${where}: ${words(text)}`])
      : []),
    ...printedLines(printed),
  ];
}

/** What single sites and steps say of themselves, and where another pack has changed what. */
export function partLines({ section, id }: { section: string; id: string }, sources: Sources): LabeledLine[] {
  return sourcedComponents(sources).flatMap(({ section: of, id: whole, part, node, via, file, at }): LabeledLine[] => {
    if (of !== section || whole !== id) return [];
    const place = `${file}:${sources.files.find(({ path }) => path === file)?.lines.place(at.start).line ?? 1}`;
    if (via === 'changed') return [['changed', `${changedFields(node)}, in ${place}`]];
    if (part === undefined) return [];
    return [
      [
        part,
        [
          ...(via === 'inserted' ? [`put in by ${place}`] : []),
          ...noteLines(plain(node) as Record<string, unknown>, sources).map(([label, text]) =>
            label === 'status' || label === 'source' ? text : `${label}: ${text}`,
          ),
        ].join('; '),
      ],
    ];
  });
}

const changedFields = (node: YamlNode): string =>
  node.kind === 'map'
    ? node.entries
        .map(({ key }) => key)
        .filter((key) => key !== 'id')
        .join(', ')
    : 'its value';

/** `attested: effect, name; original: number` */
function statusText(status: Plain): string {
  if (typeof status !== 'object' || status === null || Array.isArray(status)) return words(status);
  return STATUSES.flatMap((each) => {
    const fields = Object.entries(status)
      .filter(([, value]) => value === each)
      .map(([field]) => (field === REST ? 'all else' : field));
    return fields.length ? [`${each}: ${fields.join(', ')}`] : [];
  }).join('; ');
}

/** `English rulebook, first print, p. 12, an example: …` */
function citationText({ edition, at, says, strength }: Citation, sources: Sources): string {
  const title = editionsOf(sources).find(({ id }) => id === edition)?.title ?? edition;
  const how = strength === 'example' ? ', an example' : strength === 'inferred' ? ', from which it is inferred' : '';
  return `${title}${at === undefined ? '' : `, ${at}`}${how}${says === undefined ? '' : `: ${says}`}`;
}

function disputeText(id: string, dispute: Dispute | undefined): string {
  return dispute ? `${id}, ${dispute.topic}${dispute.decision === undefined ? '' : `; here: ${dispute.decision}`}` : id;
}

/** An edition, a dispute or a gap: its title and everything that the pack says about it. */
export function aboutLines(about: MetadataSource, sources: Sources): { title: string; lines: LabeledLine[] } {
  const { section, id } = about;
  const line = (label: string, text: string | undefined): LabeledLine[] => (text === undefined ? [] : [[label, text]]);
  const cited = (all: readonly Citation[]): LabeledLine[] => all.map((one) => ['source', citationText(one, sources)]);
  const dispute = section === 'disputes' ? disputesOf(sources).find((one) => one.id === id) : undefined;
  if (dispute) {
    const { topic, severity, plays, readings, decision, reason, option, noOption, note } = dispute;
    return {
      title: topic,
      lines: [
        ...Object.entries(readings).map(([edition, says]): LabeledLine => [
          editionsOf(sources).find((one) => one.id === edition)?.title ?? edition,
          says,
        ]),
        ...line('holds', decision),
        ...line('why', reason),
        ...line('choice', option && `option ${option}`),
        ...line('no choice', noOption),
        ...line('severity', severity),
        ['changes play', plays ? 'yes' : 'no'],
        ...line('note', note),
        ...line('named by', namedBy(id, sources)),
        ...cited(dispute.sources),
      ],
    };
  }
  const gap = section === 'gaps' ? gapsOf(sources).find((one) => one.id === id) : undefined;
  if (gap) {
    const { name, number, deck, known, unknown, status, why, note } = gap;
    return {
      title: name ?? id,
      lines: [
        ...line('number', number),
        ...line('deck', deck),
        ['known', known],
        ...line('unknown', unknown),
        ...line('status', status),
        ...line('why', why),
        ...line('note', note),
        ...cited(gap.sources),
      ],
    };
  }
  const edition = editionsOf(sources).find((one) => one.id === id);
  return {
    title: edition?.title ?? id,
    lines: [
      ...line('pages', edition?.pages?.toString()),
      ...line('sections', edition?.sections.join(', ') || undefined),
      ...line('year', edition?.year),
      ...line('language', edition?.language),
      ...line('publisher', edition?.publisher),
      ...line('note', edition?.note),
    ],
  };
}

function namedBy(id: string, { components }: Sources): string | undefined {
  return (
    components
      .filter(({ notes }) => disputesNamed(notes['disputed']).includes(id))
      .map(({ section, id: of }) => `${section}/${of}`)
      .join(', ') || undefined
  );
}

/** `effect, en: Take a kelp.`, with what that was confirmed to mean. */
function printedLines(printed: Plain | undefined): LabeledLine[] {
  return entriesOf(printed).flatMap(([program, texts]) =>
    entriesOf(texts).map(([language, text]): LabeledLine => {
      const { says = text, means } = Object.fromEntries(entriesOf(text)) as Record<string, Plain | undefined>;
      return ['printed', `${program}, ${language}: ${words(says)}${means === undefined ? '' : ` (${words(means)})`}`];
    }),
  );
}

const entriesOf = (value: Plain | undefined): [string, Plain][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const words = (value: Plain): string => (Array.isArray(value) ? value.map(words).join(', ') : String(value));
