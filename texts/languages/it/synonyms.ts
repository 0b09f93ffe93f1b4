/** Italian words that are read as others: verbs in all their forms, then single words. `paga/pagate` addresses one person or several. */
import type { Wordings } from '../wordings.ts';
import { wordTable } from '../../../dsl/internal.ts';

/** The forms of a verb that occur on cards, for one person and for several. */
interface Verb {
  imperative: readonly [tu: string, voi: string];
  present: readonly [tu: string, voi: string];
  third: string;
  gerund: string;
  participle: string;
}

/** Verbs of the phrases, with others that say the same on a card. */
const ALIKE: Readonly<Record<string, string>> = wordTable({
  ottenere:
    'guadagnare incassare ricevere prendere raccogliere intascare acquisire riscuotere ricavare accumulare conseguire totalizzare segnare',
  costruire: 'edificare erigere innalzare fabbricare realizzare',
  migliorare: 'potenziare aggiornare perfezionare',
  pagare: 'spendere versare sborsare cedere restituire consegnare',
  riattivare: 'ripristinare raddrizzare ricaricare',
  svolgere: 'eseguire',
  scambiare: 'barattare permutare',
  usare: 'utilizzare adoperare impiegare',
  avanzare: 'progredire proseguire procedere',
});

const IRREGULAR: Readonly<Record<string, Verb>> = wordTable({
  ottenere: verb('ottieni', 'ottenete', 'ottieni', 'ottiene', 'ottenendo', 'ottenuto'),
  costruire: verb('costruisci', 'costruite', 'costruisci', 'costruisce', 'costruendo', 'costruito'),
  svolgere: verb('svolgi', 'svolgete', 'svolgi', 'svolge', 'svolgendo', 'svolto'),
  erigere: verb('erigi', 'erigete', 'erigi', 'erige', 'erigendo', 'eretto'),
  raccogliere: verb('raccogli', 'raccogliete', 'raccogli', 'raccoglie', 'raccogliendo', 'raccolto'),
  riscuotere: verb('riscuoti', 'riscuotete', 'riscuoti', 'riscuote', 'riscuotendo', 'riscosso'),
  prendere: verb('prendi', 'prendete', 'prendi', 'prende', 'prendendo', 'preso'),
  spendere: verb('spendi', 'spendete', 'spendi', 'spende', 'spendendo', 'speso'),
  eseguire: verb('esegui', 'eseguite', 'esegui', 'esegue', 'eseguendo', 'eseguito'),
  proseguire: verb('prosegui', 'proseguite', 'prosegui', 'prosegue', 'proseguendo', 'proseguito'),
});

/** `i` of the stem and that of the ending are one, `c` and `g` stay hard: pag-are, paghi. */
function regular(infinitive: string): Verb {
  const stem = infinitive.slice(0, -3);
  if (infinitive.endsWith('are')) {
    const you = stem + (/[cg]$/.test(stem) ? 'hi' : stem.endsWith('i') ? '' : 'i');
    return verb(`${stem}a`, `${stem}ate`, you, `${stem}a`, `${stem}ando`, `${stem}ato`);
  }
  if (infinitive.endsWith('ere')) {
    return verb(`${stem}i`, `${stem}ete`, `${stem}i`, `${stem}e`, `${stem}endo`, `${stem}uto`);
  }
  return verb(`${stem}isci`, `${stem}ite`, `${stem}isci`, `${stem}isce`, `${stem}endo`, `${stem}ito`);
}

function verb(tu: string, voi: string, you: string, third: string, gerund: string, participle: string): Verb {
  return { imperative: [tu, voi], present: [you, voi], third, gerund, participle };
}

const formsOf = (infinitive: string): Verb => IRREGULAR[infinitive] ?? regular(infinitive);

const PRONOUNS = ['lo', 'la', 'li', 'le'];
const ENDINGS = ['o', 'a', 'i', 'e'];

/** Forms of a verb, each as the verb of the phrases has it. */
function verbTokens(meant: string, written: string): [string, string[]][] {
  const [to, from] = [formsOf(meant), formsOf(written)];
  const imperative = to.imperative.join('/');
  return [
    // the imperative comes last: some have it in common with another form
    [from.third, [to.third]],
    [from.present[0], [to.present[0]]],
    ...from.imperative.map((form, i): [string, string[]] => [form, [to.imperative[i]]]),
    [written, ['~', imperative]],
    ...PRONOUNS.flatMap((pronoun): [string, string[]][] => [
      ...from.imperative.map((form, i): [string, string[]] => [form + pronoun, [to.imperative[i], '-', pronoun]]),
      [written.slice(0, -1) + pronoun, ['~', imperative, '-', pronoun]],
    ]),
    [from.gerund, [to.gerund]],
    // *pagata* and *spesa* are said behind what is paid, in wordings of their own
    ...(meant === 'pagare' || meant === 'ottenere'
      ? []
      : ENDINGS.map((end): [string, string[]] => [
          from.participle.slice(0, -1) + end,
          [to.participle.slice(0, -1) + end],
        ])),
  ];
}

/** Other words for a rendered one, wherever it occurs. */
const WORDS: Readonly<Record<string, string>> = wordTable({
  gratuito: 'gratis',
  gratuita: 'gratis',
  gratuiti: 'gratis',
  gratuite: 'gratis',
  consueto: 'normale',
  solito: 'normale',
  usuale: 'normale',
  ciascun: 'ogni',
  ciascuna: 'ogni',
  ciascuno: 'ogni',
  ognuno: 'ogni',
  ognuna: 'ogni',
  cadauno: 'ogni',
  cadauna: 'ogni',
  possiedi: 'hai',
  possedete: 'avete',
  controlli: 'hai',
  peschi: 'pesca',
  muovi: 'avanza',
  muovete: 'avanzate',
  muoviti: 'avanza',
  muovetevi: 'avanzate',
  spostati: 'avanza',
  spostatevi: 'avanzate',
  ottengono: 'ottiene',
  ricevono: 'ottiene',
  guadagnano: 'ottiene',
  prendono: 'ottiene',
  pescano: 'pesca',
  perdono: 'perde',
  scartano: 'scarta',
  costruiscono: 'costruisce',
  avanzano: 'avanza',
  abbia: 'ha',
  abbiano: 'hanno',
  avessi: 'hai',
  abbi: 'hai',
  possieda: 'ha',
  qualora: 'se',
  rendono: 'danno',
  rende: 'dà',
  procura: 'dà',
  frutta: 'dà',
  fruttano: 'danno',
  procurano: 'danno',
  concede: 'dà',
  concedono: 'danno',
  fornisce: 'dà',
  forniscono: 'danno',
  conferisce: 'dà',
  conferiscono: 'danno',
  genera: 'dà',
  generano: 'danno',
  assegna: 'dà',
  assegnano: 'danno',
  garantisce: 'dà',
  garantiscono: 'danno',
  casella: 'spazio',
  caselle: 'spazi',
});

export const synonyms: Wordings['tokens'] = {
  ...Object.fromEntries(Object.entries(WORDS).map(([word, rendered]) => [word, [rendered]])),
  ...Object.fromEntries(
    Object.entries(ALIKE).flatMap(([meant, others]) => others.split(' ').flatMap((other) => verbTokens(meant, other))),
  ),
};
