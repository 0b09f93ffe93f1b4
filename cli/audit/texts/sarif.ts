/** The report as SARIF 2.1.0, for code review tools and editors: one rule for each class of findings. */
import { DIFFERENCE_CLASSES } from '../../../texts/internal.ts';
import type { Diagnostic, FileRange } from '../../../dsl/internal.ts';
import { VERSION } from '../../../study/version.ts';
import type { TextFinding, TextsReport } from '../../../texts/audit/index.ts';
import { wordTable } from '../../../dsl/internal.ts';

/** Rules besides the classes of differences. */
const OTHER_RULES: Record<string, string> = wordTable({
  unreadable: 'A phrase that is not understood.',
  'mixed-scripts': 'A word with letters of two scripts.',
  'wrong-language': 'A text in another language than its entry says.',
  'other-card': 'The text of another card.',
  'no-text': 'An entry without a text.',
  name: 'Another name of the card.',
  type: 'Another type of the card.',
  color: 'Another colour of the card.',
  deck: 'Another deck of the card.',
  price: 'Another price of the card.',
  'expired-waiver': 'A waiver of a finding whose text or effect has changed since then.',
  'unused-waiver': 'A waiver of a finding that does not exist.',
});

const summaryOf = (rule: string): string =>
  (DIFFERENCE_CLASSES as Record<string, { summary: string }>)[rule]?.summary ??
  OTHER_RULES[rule] ??
  'Something in the file of texts cannot be used as it is.';

export function sarifOf(report: TextsReport): unknown {
  const findings = [
    ...report.texts.flatMap((audited) => audited.findings.map((finding) => ({ finding, name: audited.text.name }))),
    ...report.facts.map((finding) => ({ finding, name: finding.card })),
  ];
  const ruleIds: string[] = [
    ...findings.map(({ finding }) => finding.class),
    ...report.problems.map(({ code }) => code),
  ];
  const rules = [...new Set(ruleIds)].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'fathom',
            semanticVersion: VERSION,
            rules: rules.map((id) => ({ id, shortDescription: { text: summaryOf(id) } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          ...findings.map(({ finding, name }) => resultOf(finding, name, rules)),
          ...report.problems.map((problem) => resultOfProblem(problem, rules)),
        ],
      },
    ],
  };
}

function resultOf(finding: TextFinding, name: string, rules: readonly string[]): unknown {
  const { id, class: ruleId, severity, message, help, place, effectPlace, hashes, waived, tier } = finding;
  const justification = waived?.who ? `${waived.reason} (${waived.who})` : waived?.reason;
  return {
    ruleId,
    ruleIndex: rules.indexOf(ruleId),
    level: severity,
    message: { text: `${name}: ${message}.${help ? ` ${help}` : ''}` },
    locations: [locationOf(place)],
    relatedLocations: [{ id: 0, message: { text: 'the effect' }, ...locationOf(effectPlace) }],
    partialFingerprints: { 'fathomFinding/v1': id, 'fathomTextAndEffect/v1': `${hashes.text}:${hashes.effect}` },
    ...(tier ? { properties: { tier } } : {}),
    ...(waived ? { suppressions: [{ kind: 'external', status: 'accepted', justification }] } : {}),
  };
}

function resultOfProblem({ code, severity, message, help, ...place }: Diagnostic, rules: readonly string[]): unknown {
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: help ? `${message} ${help}` : message },
    locations: [locationOf(place)],
    partialFingerprints: { 'fathomFinding/v1': `${code}: ${message}` },
  };
}

/** SARIF, as `FileRange`, counts from 1 with an exclusive end; a region may be empty. */
const locationOf = ({ file, line, column, endLine, endColumn }: FileRange): { physicalLocation: unknown } => ({
  physicalLocation: {
    artifactLocation: { uri: file.split(/[/\\]/).map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  },
});
