/** What of a pack is more than a game has room for: an error at what is too much, where a game would go wrong or stop. */
import type { FileProblem } from '../source/diagnostic.ts';
import { LIMITS } from '../source/limits.ts';
import type { ContinuousEffect } from '../semantics/ir.ts';
import { walkEffect } from '../semantics/walk-effect.ts';
import type { Components } from './build/components.ts';
import { packProblem } from './diagnostics.ts';
import type { SectionName } from './fields.ts';
import type { PackModel, ProcedureDef } from './model.ts';

/** In the order of the sections; of each kind the first place only. */
export function beyondLimits(model: PackModel, { merged }: Components): FileProblem[] {
  const at = (
    section: SectionName,
    found: { readonly id: string } | undefined,
    problem: (span: Parameters<typeof packProblem>[1]) => ReturnType<typeof packProblem>,
  ): FileProblem[] => {
    const entry = found && merged.entries.get(section)?.find(({ id }) => id === found.id);
    return entry ? [{ ...problem(entry.span), file: entry.file.path }] : [];
  };
  const { cards, sites, pieces, limitedLines, callDepth } = LIMITS;
  const chain = deepChain(model.procedures, callDepth.most);
  return [
    // every copy of a card has its place in each position; too many copies of one card have been reported
    ...at(
      'cards',
      firstBeyond(model.cards, ({ copies }) => Math.min(copies, LIMITS.copies.most), cards.most),
      (span) => packProblem('too-many-cards', span, { limit: cards.most }),
    ),
    ...at(
      'boards',
      firstBeyond(model.boards, (board) => board.sites.length, sites.most),
      (span) => packProblem('too-many-sites', span, { limit: sites.most }),
    ),
    ...at('pieces', model.pieces[pieces.most], (span) => packProblem('too-many-pieces', span, { limit: pieces.most })),
    ...at(
      'cards',
      model.cards.find((card) => card.continuous.filter(isLimited).length > limitedLines.most),
      (span) => packProblem('too-many-limited', span, { limit: limitedLines.most }),
    ),
    ...at('procedures', chain?.[0], (span) =>
      packProblem('too-deep-procedures', span, { limit: callDepth.most, procedures: chain!.map(({ id }) => id) }),
    ),
  ];
}

/** The first that brings the sum beyond a limit. */
function firstBeyond<T>(list: readonly T[], count: (one: T) => number, most: number): T | undefined {
  let sum = 0;
  return list.find((one) => (sum += count(one)) > most);
}

const isLimited = (line: ContinuousEffect): boolean =>
  line.k === 'ability' || ((line.k === 'when' || line.k === 'instead') && line.once !== undefined);

/** A procedure that does others within each other beyond a limit, and those others; what does itself is no deeper for that. */
function deepChain(procedures: readonly ProcedureDef[], most: number): ProcedureDef[] | undefined {
  const byId = new Map(procedures.map((procedure) => [procedure.id, procedure]));
  const calls = new Map(procedures.map((procedure) => [procedure, callsOf(procedure, byId)]));
  const below = new Map<ProcedureDef, { depth: number; next: ProcedureDef | undefined }>();
  const waiting = new Set(procedures);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((one) => calls.get(one)!.every((other) => !waiting.has(other)));
    for (const procedure of ready.length > 0 ? ready : [...waiting].slice(0, 1)) {
      let depth = 1;
      let next: ProcedureDef | undefined;
      for (const other of calls.get(procedure)!) {
        const deeper = (below.get(other)?.depth ?? 0) + 1;
        if (deeper > depth) [depth, next] = [deeper, other];
      }
      below.set(procedure, { depth, next });
      waiting.delete(procedure);
    }
    const found = ready.find((one) => below.get(one)!.depth > most);
    if (!found) continue;
    const chain: ProcedureDef[] = [];
    for (let one: ProcedureDef | undefined = found; one; one = below.get(one)!.next) chain.push(one);
    return chain;
  }
  return undefined;
}

function callsOf({ steps }: ProcedureDef, byId: ReadonlyMap<string, ProcedureDef>): ProcedureDef[] {
  const found = new Set<ProcedureDef>();
  for (const { program } of steps) {
    walkEffect(program.body, (effect) => {
      const other = effect.k === 'do' ? byId.get(effect.procedure) : undefined;
      if (other) found.add(other);
      return true;
    });
  }
  return [...found];
}
