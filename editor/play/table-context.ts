/** What every part of the table draws from. */
import type { TableState } from '../state/table-state.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import type { OptionTarget, TablePreview } from '../../table/protocol.ts';

/** The texts of cards and slots in the language of the page, by id. */
export type TableTexts = Record<'cards' | 'slots', Record<string, RenderedTextView[]>>;

export interface TableContext {
  /** what is shown: the game, or a position of its past */
  table: TableState;
  pack: PackView;
  texts: TableTexts;
  /** the seat whose things are in the centre */
  centre: number;
  /** what choosing the card would signal, such as that colours match */
  signalsOf(card: string): readonly string[];
  isOffered(kind: OptionTarget['kind'], id: string): boolean;
  /** chooses what is offered there */
  take(kind: OptionTarget['kind'], id: string): void;
  /** shows the position after a choice */
  lookBack(step: number): void;
  /** looks at the cards that lie face down */
  turnUp(): void;
  /** the site of which is told when it got what it holds; empty: none */
  site: string;
  tellSite(id: string): void;
}

/** `choose`: makes the choice of a key. */
export function tableContext(
  { table, pack, texts, centre, site }: Pick<TableContext, 'table' | 'pack' | 'texts' | 'centre' | 'site'>,
  {
    choose,
    foreseen,
    ...actions
  }: Pick<TableContext, 'lookBack' | 'tellSite' | 'turnUp'> & {
    choose: (key: string) => void;
    foreseen: ReadonlyMap<string, TablePreview>;
  },
): TableContext {
  const offered = new Map(
    (table.view.decision?.options ?? []).flatMap(({ key, target }) =>
      target ? [[`${target.kind} ${target.id}`, key] as const] : [],
    ),
  );
  return {
    table,
    pack,
    texts,
    centre,
    site,
    ...actions,
    signalsOf: (card) => foreseen.get(offered.get(`card ${card}`) ?? '')?.signals ?? [],
    isOffered: (kind, id) => offered.has(`${kind} ${id}`),
    take(kind, id) {
      const key = offered.get(`${kind} ${id}`);
      if (key !== undefined) choose(key);
    },
  };
}

/** Nothing is chosen in the past. */
export const shownTable = (now: TableState): TableState =>
  now.past ? { ...now, view: { ...now.view, ...now.past.is, decision: null, asks: null, faceDown: 0 } } : now;
