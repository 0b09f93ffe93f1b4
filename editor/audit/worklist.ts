/** What an auditor has left to do, component by component; and what the sources leave open. */
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
import { signOffStatus, type SignOffStatus } from '../../dsl/index.ts';

export type WorkItem =
  | {
      kind: 'component';
      key: string;
      component: ComponentView;
      findings: Diagnostic[];
      failing: ScenarioView[];
      noStatus: boolean;
      noScenario: boolean;
      standing: SignOffStatus;
    }
  | { kind: 'dispute'; key: string; dispute: AuditedDispute }
  | { kind: 'gap'; key: string; gap: AuditedGap }
  /** of no component: of an edition, a dispute, the head of a file */
  | { kind: 'finding'; key: string; finding: Diagnostic };
export type ComponentItem = Extract<WorkItem, { kind: 'component' }>;

/** The filters: `left` is what an auditor comes for. */
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

export interface WorklistInput {
  view: PackView;
  report: AuditView;
  signOffs: readonly SignOff[];
  /** of signed components, by `section/id` */
  now: Record<string, Fingerprints>;
  /** scenarios that were run and failed, by `section/id` */
  failing: ReadonlyMap<string, ScenarioView[]>;
}

/** Of the pack's own components; those of its bases are audited by themselves. */
export function worklist({ view, report, signOffs, now, failing }: WorklistInput): WorkItem[] {
  const own = view.components.filter(({ pack }) => pack === view.id);
  const signed = new Map(signOffs.filter(({ pack }) => pack === view.id).map((one) => [one.component, one]));
  const without = new Set(report.without.map(({ section, id }) => `${section}/${id}`));
  const found = new Set<Diagnostic>();
  const components = own.map((component): WorkItem => {
    const key = `${component.section}/${component.id}`;
    const findings = view.diagnostics.filter(
      ({ file, line }) => file === component.file && line >= component.line && line <= component.endLine,
    );
    for (const one of findings) found.add(one);
    return {
      kind: 'component',
      key,
      component,
      findings,
      failing: failing.get(key) ?? [],
      noStatus: component.provenance === 'unsaid',
      noScenario: without.has(key),
      standing: signOffStatus(signed.get(key), now[key]),
    };
  });
  return [
    ...view.diagnostics
      .filter((one) => !found.has(one))
      .map((finding, i): WorkItem => ({ kind: 'finding', key: `finding/${i}`, finding })),
    ...components,
    ...report.disputes.map((dispute): WorkItem => ({ kind: 'dispute', key: `disputes/${dispute.id}`, dispute })),
    ...report.gaps.map((gap): WorkItem => ({ kind: 'gap', key: `gaps/${gap.id}`, gap })),
  ];
}

export function matchesFilter(work: WorkItem, todo: WorkFilter): boolean {
  if (todo === 'everything') return true;
  if (work.kind === 'finding') return todo === 'finding' || todo === 'left';
  if (work.kind === 'dispute') return todo === 'disputes' || (todo === 'left' && work.dispute.state === 'open');
  if (work.kind === 'gap') return todo === 'gaps' || todo === 'left';
  const {
    findings,
    failing,
    noStatus,
    noScenario,
    standing: { state },
  } = work;
  switch (todo) {
    case 'left':
      return findings.length > 0 || failing.length > 0 || noStatus || noScenario || state === 'stale';
    case 'finding':
      return findings.length > 0;
    case 'fails':
      return failing.length > 0;
    case 'status':
      return noStatus;
    case 'scenarios':
      return noScenario;
    case 'stale':
      return state === 'stale';
    case 'unsigned':
      return state === 'open';
    case 'signed':
      return state === 'holds';
    default:
      return false;
  }
}
