/** Which cards go with which places: what each card would signal after an option, as far as it is foreseen. */
import type { TableLead, TablePreview } from '../../table/protocol.ts';

/** Cards of which the same is signalled. */
interface LeadGroup {
  signals: string[];
  names: string[];
  wasted: boolean;
}

/** What is worth saying of an option: the smallest group of cards, as it is what the option differs in. */
export function leadsWorthSaying(leads: readonly TableLead[]): LeadGroup | null {
  const groups: LeadGroup[] = [];
  for (const { name, signals, wasted } of leads) {
    const same = groups.find((one) => one.wasted === wasted && one.signals.join() === signals.join());
    if (same) same.names.push(name);
    else groups.push({ signals, wasted, names: [name] });
  }
  // of two that are as large, the one by which something happens
  groups.sort((a, b) => a.names.length - b.names.length || Number(a.wasted) - Number(b.wasted));
  return groups[0] ?? null;
}

/** Slots that go with a card that is pointed at are marked, and those by which it would be lost are dimmed. */
export function markFits(
  root: ParentNode,
  card: string,
  foreseen: ReadonlyMap<string, TablePreview>,
  slotOf: (key: string) => string | undefined,
): void {
  const fits = new Map<string, string>();
  for (const [key, { leads }] of card === '' ? [] : foreseen) {
    const lead = leads.find((one) => one.card === card);
    const slot = slotOf(key);
    if (lead && slot !== undefined) fits.set(slot, lead.wasted ? 'not' : 'yes');
  }
  for (const slot of root.querySelectorAll('.slot')) {
    const fit = fits.get(slot.getAttribute('data-slot') ?? '');
    if (fit === undefined) slot.removeAttribute('data-fits');
    else slot.setAttribute('data-fits', fit);
  }
}
