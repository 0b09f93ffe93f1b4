/** What an auditor has left to do, component by component. */
import type { ComponentView, Diagnostic, PackView } from '../bench/protocol.ts';

export interface Work { component: ComponentView; findings: Diagnostic[]; noStatus: boolean; noScenario: boolean }
export const TODOS = ['finding', 'status', 'scenarios'] as const;
export type Todo = typeof TODOS[number];

/** Of the pack's own components; those of its bases are audited by themselves. */
export function worklist(view: PackView): Work[] {
  return view.components.filter(({ pack }) => pack === view.id).map((component): Work => ({
    component, findings: view.diagnostics.filter(({ file, line }) => file === component.file && line >= component.line && line <= component.endLine),
    noStatus: component.provenance === 'unsaid', noScenario: component.words.length > 0 && component.scenarios === 0,
  })).filter(({ findings, noStatus, noScenario }) => findings.length > 0 || noStatus || noScenario);
}

export const isTodo = ({ findings, noStatus, noScenario }: Work, todo: Todo): boolean => ({ finding: findings.length > 0, status: noStatus, scenarios: noScenario })[todo];
