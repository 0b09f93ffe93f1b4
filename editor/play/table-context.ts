/** What every part of the table draws from. */
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import { placeKey, type Laying, type OptionTarget, type TablePreview } from '../../table/protocol.ts';

/** The texts of cards and slots in the language of the page, by id. */
export type TableTexts = Record<'cards' | 'slots', Record<string, RenderedTextView[]>>;

/** `wasted`: nothing comes of the card. */
interface CardSignal {
  text: string;
  wasted: boolean;
}

export interface TableContext {
  /** what is shown: the game, or a position of its past */
  table: TableState;
  pack: PackView;
  texts: TableTexts;
  /** the seat whose things are in the centre */
  centre: number;
  /** what choosing the card would signal, such as that colours match: now, or after the option that is pointed at; null: nothing */
  signalOf(card: string): CardSignal | null;
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
  /** what the option that is considered would lay, with the site of its anchor; null: nothing */
  ghost: (Laying & { site: string }) | null;
  /** turns what may be laid to the next way that is possible; null: nothing can be turned */
  turn: (() => void) | null;
}

/** `choose`: makes the choice of a key. */
export function tableContext(
  { table, pack, texts, centre, site }: Pick<TableContext, 'table' | 'pack' | 'texts' | 'centre' | 'site'>,
  {
    choose,
    narrow,
    foreseen,
    considered,
    wayAt,
    ...actions
  }: Pick<TableContext, 'lookBack' | 'tellSite' | 'turnUp' | 'ghost' | 'turn'> & {
    choose: (key: string) => void;
    /** of several options that lay something there, the one that is meant; null: none yet */
    wayAt: (site: string) => string | null;
    /** several options are about what was pointed at: only these are listed */
    narrow: (what: string) => void;
    foreseen: ReadonlyMap<string, TablePreview>;
    /** of the option that is pointed at */
    considered: TablePreview | null;
  },
): TableContext {
  const offered = new Map<string, string[]>();
  for (const { key, target } of table.view.decision?.options ?? []) {
    if (target === null) continue;
    const what = placeKey(target);
    const keys = offered.get(what);
    if (keys) keys.push(key);
    else offered.set(what, [key]);
  }
  return {
    table,
    pack,
    texts,
    centre,
    site,
    ...actions,
    signalOf(card) {
      const [own] = offered.get(placeKey({ kind: 'card', id: card })) ?? [];
      if (own !== undefined) return said(foreseen.get(own));
      return said(considered?.leads.find((lead) => lead.card === card));
    },
    isOffered: (kind, id) => offered.has(placeKey({ kind, id })),
    take(kind, id) {
      const what = placeKey({ kind, id });
      const keys = offered.get(what) ?? [];
      const meant = keys.length > 1 && kind === 'site' ? wayAt(id) : null;
      if (keys.length === 1) choose(keys[0]);
      else if (meant !== null) choose(meant);
      else if (keys.length > 1) narrow(what);
    },
  };
}

const said = (one: Pick<TablePreview, 'signals' | 'wasted'> | undefined): CardSignal | null =>
  one === undefined || one.signals.length === 0
    ? null
    : { text: one.wasted ? tp('play.wasted') : one.signals.join(', '), wasted: one.wasted };

/** Nothing is chosen in the past. */
export const shownTable = (now: TableState): TableState =>
  now.past ? { ...now, view: { ...now.view, ...now.past.is, decision: null, asks: null, faceDown: 0 } } : now;
