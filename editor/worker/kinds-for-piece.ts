/** On which kinds of sites a piece may come to stand when it is built. */
import type { PackModel } from '../../dsl/internal.ts';

type Piece = PackModel['pieces'][number];
type Sites = Piece['where'];

/** Ids of kinds of sites; what a description says beside the kind is left out of account. */
export function kindsForPiece({ where, whereNamed }: Piece, model: PackModel): string[] {
  const all = [where, ...(whereNamed ? [whereNamed] : [])];
  return model.siteKinds.map(({ id }) => id).filter((kind) => all.some((sites) => mayBe(sites, kind, model)));
}

/** Whether there may be sites of the kind among these. No predicate leads back to itself: the pack would have an error. */
function mayBe(sites: Sites, kind: string, model: PackModel): boolean {
  switch (sites.k) {
    case 'of-kind':
      return sites.siteKind === kind;
    case 'and':
      return sites.of.every((one) => mayBe(one, kind, model));
    case 'or':
      return sites.of.some((one) => mayBe(one, kind, model));
    case 'not':
      return sites.of.k !== 'of-kind' || sites.of.siteKind !== kind;
    case 'such-that':
      return mayBe(sites.base, kind, model);
    case 'predicate': {
      const found = model.predicates.find(({ id }) => id === sites.predicate);
      return !found || mayBe(found.sites, kind, model);
    }
    default:
      return true;
  }
}
