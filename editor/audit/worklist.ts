/** The worklist of an auditor: what is left to do for each component, and what the sources leave open. */
import { signOffStatus, type SignOffStatus } from '../../dsl/internal.ts';
import type {
  AuditedDispute,
  AuditedGap,
  AuditView,
  ComponentView,
  Diagnostic,
  Fingerprints,
  PackView,
  ScenarioView,
  SignOff,
} from '../worker/protocol.ts';

export interface ComponentItem {
  kind: 'component';
  /** `section/id` */
  key: string;
  component: ComponentView;
  findings: Diagnostic[];
  /** scenarios that were run and failed */
  failing: ScenarioView[];
  noStatus: boolean;
  noScenario: boolean;
  signOff: SignOffStatus;
}

export type WorkItem =
  | ComponentItem
  | { kind: 'dispute'; key: string; dispute: AuditedDispute }
  | { kind: 'gap'; key: string; gap: AuditedGap }
  /** of no component: of an edition, a dispute, the head of a file */
  | { kind: 'finding'; key: string; finding: Diagnostic };

/** The filters of the list; the names are part of addresses. */
export const WORK_FILTERS = [
  'left',
  'finding',
  'fails',
  'status',
  'scenarios',
  'stale',
  'unsigned',
  'signed',
  'disputes',
  'gaps',
  'everything',
] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];

interface WorklistInput {
  view: PackView;
  report: AuditView;
  signOffs: readonly SignOff[];
  /** of signed components as they are now, by `section/id` */
  fingerprints: Readonly<Record<string, Fingerprints>>;
  /** scenarios that were run and failed, by `section/id` */
  failing: ReadonlyMap<string, ScenarioView[]>;
}

/** Of the pack's own components; those of its base packs are audited there. */
export function worklist(input: WorklistInput): WorkItem[] {
  const { view, report } = input;
  const components = componentItems(input);
  const ofComponents = new Set(components.flatMap(({ findings }) => findings));
  return [
    ...view.diagnostics
      .filter((finding) => !ofComponents.has(finding))
      .map((finding, i): WorkItem => ({ kind: 'finding', key: `finding/${i}`, finding })),
    ...components,
    ...report.disputes.map((dispute): WorkItem => ({ kind: 'dispute', key: `disputes/${dispute.id}`, dispute })),
    ...report.gaps.map((gap): WorkItem => ({ kind: 'gap', key: `gaps/${gap.id}`, gap })),
  ];
}

function componentItems({ view, report, signOffs, fingerprints, failing }: WorklistInput): ComponentItem[] {
  const signed = new Map(
    signOffs.filter(({ pack }) => pack === view.id).map((signOff) => [signOff.component, signOff]),
  );
  const withoutScenario = new Set(report.without.map(({ section, id }) => `${section}/${id}`));
  return view.components
    .filter(({ pack }) => pack === view.id)
    .map((component) => {
      const key = `${component.section}/${component.id}`;
      return {
        kind: 'component',
        key,
        component,
        findings: view.diagnostics.filter((finding) => isIn(finding, component)),
        failing: failing.get(key) ?? [],
        noStatus: component.provenance === 'unsaid',
        noScenario: withoutScenario.has(key),
        signOff: signOffStatus(signed.get(key), fingerprints[key]),
      };
    });
}

const isIn = ({ file, line }: Diagnostic, component: ComponentView): boolean =>
  file === component.file && line >= component.line && line <= component.endLine;

export function matchesFilter(item: WorkItem, filter: WorkFilter): boolean {
  if (filter === 'everything') return true;
  switch (item.kind) {
    case 'finding':
      return filter === 'finding' || filter === 'left';
    case 'dispute':
      return filter === 'disputes' || (filter === 'left' && item.dispute.state === 'open');
    case 'gap':
      return filter === 'gaps' || filter === 'left';
    case 'component':
      return componentMatches(item, filter);
  }
}

function componentMatches(item: ComponentItem, filter: Exclude<WorkFilter, 'everything'>): boolean {
  const { findings, failing, noStatus, noScenario, signOff } = item;
  switch (filter) {
    case 'left':
      return findings.length > 0 || failing.length > 0 || noStatus || noScenario || signOff.state === 'stale';
    case 'finding':
      return findings.length > 0;
    case 'fails':
      return failing.length > 0;
    case 'status':
      return noStatus;
    case 'scenarios':
      return noScenario;
    case 'stale':
      return signOff.state === 'stale';
    case 'unsigned':
      return signOff.state === 'open';
    case 'signed':
      return signOff.state === 'holds';
    case 'disputes':
    case 'gaps':
      return false;
  }
}
