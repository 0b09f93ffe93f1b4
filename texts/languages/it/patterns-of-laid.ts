/** Italian patterns of what is laid that are parsed and never rendered; what must be so is said in the subjunctive. */
import type { Wordings } from '../wordings.ts';

export const patternsOfLaid: Wordings['patterns'] = {
  lay: [
    'posa/posate {what:acc}[ su {on}] in modo[ tale] che {test}',
    'metti/mettete {what:acc}[ su {on}] in modo[ tale] che {test}',
    'piazza/piazzate {what:acc}[ su {on}] in modo[ tale] che {test}',
    'posa/posate {what:acc}[ su {on}] a condizione che {test}',
    'disponi/disponete {what:acc}[ su {on}][ in modo che {test}]',
  ],
  'event lay': ['disponi/disponete {phrase}'],
  covers: ['{of} copra {what}', '{of} stia sopra {what}', '{of} sta sopra {what}'],
  'covers none': ['{of} non copra {what}'],
  'lies next to': ['{of} tocchi {what}', '{of} confini con {what}'],
  'port meets': ['{what} combaci', '{what} sia collegato|collegata', '{what} è collegato|collegata'],
  'ports meet': ['{what} combacino', '{what} siano collegati|collegate', '{what} sono collegati|collegate'],
  'ports fit': ['{port} tra {of} e ciò che ha accanto combaci'],
  'post covered': ['{what} coperto|coperta|coperti|coperte da {x}', '{what} che {x} copre'],
};
