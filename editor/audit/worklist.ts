/** What an auditor has left to do, component by component; and what the sources leave open. */
import type { ComponentView, Diagnostic, DisputeView, Fingerprints, GapView, LanguageCode, PackView, SignOff } from '../bench/protocol.ts';

/** `open`: nobody signed; `holds`; `stale`: it is other than it was when somebody signed. */
export type Standing = { state: 'open' } | { state: 'holds'; signOff: SignOff } | { state: 'stale'; signOff: SignOff; changed: ('effect' | LanguageCode)[] };

export type Work =
  | { kind: 'component'; key: string; component: ComponentView; findings: Diagnostic[]; noStatus: boolean; noScenario: boolean; standing: Standing }
  | { kind: 'dispute'; key: string; dispute: DisputeView }
  | { kind: 'gap'; key: string; gap: GapView };
export type ComponentWork = Extract<Work, { kind: 'component' }>;

/** The filters: `left` is what an auditor comes for. */
export const TODOS = ['left', 'finding', 'status', 'scenarios', 'stale', 'unsigned', 'signed', 'disputes', 'gaps', 'everything'] as const;
export type Todo = typeof TODOS[number];

/** Of the pack's own components; those of its bases are audited by themselves. */
export function worklist(view: PackView, signOffs: readonly SignOff[], now: Record<string, Fingerprints>, changedSince: (signed: Fingerprints, now: Fingerprints) => ('effect' | LanguageCode)[]): Work[] {
  const signed = new Map(signOffs.filter(({ pack }) => pack === view.id).map((one) => [one.component, one]));
  const standingOf = (key: string): Standing => {
    const signOff = signed.get(key), hashes = now[key];
    if (!signOff) return { state: 'open' };
    const changed = hashes ? changedSince(signOff, hashes) : [];
    return changed.length ? { state: 'stale', signOff, changed } : { state: 'holds', signOff };
  };
  return [
    ...view.components.filter(({ pack }) => pack === view.id).map((component): Work => {
      const key = `${component.section}/${component.id}`;
      return {
        kind: 'component', key, component, findings: view.diagnostics.filter(({ file, line }) => file === component.file && line >= component.line && line <= component.endLine),
        noStatus: component.provenance === 'unsaid', noScenario: component.words.length > 0 && component.scenarios === 0, standing: standingOf(key),
      };
    }),
    ...view.disputes.map((dispute): Work => ({ kind: 'dispute', key: `disputes/${dispute.id}`, dispute })),
    ...view.gaps.map((gap): Work => ({ kind: 'gap', key: `gaps/${gap.id}`, gap })),
  ];
}

export function isTodo(work: Work, todo: Todo): boolean {
  if (todo === 'everything') return true;
  if (work.kind === 'dispute') return todo === 'disputes' || (todo === 'left' && work.dispute.state === 'open');
  if (work.kind === 'gap') return todo === 'gaps' || todo === 'left';
  const { findings, noStatus, noScenario, standing: { state } } = work;
  switch (todo) {
    case 'left': return findings.length > 0 || noStatus || noScenario || state === 'stale';
    case 'finding': return findings.length > 0;
    case 'status': return noStatus;
    case 'scenarios': return noScenario;
    case 'stale': return state === 'stale';
    case 'unsigned': return state === 'open';
    case 'signed': return state === 'holds';
    default: return false;
  }
}
