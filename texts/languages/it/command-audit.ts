/** The audit of printed texts in Italian. */
import type { LanguageCode } from '../../../dsl/internal.ts';
import { languagesIn } from '../language-name.ts';
import { counted } from '../counted.ts';
import type { AuditWords } from '../../../cli/wording/report/words.ts';

const LIST = new Intl.ListFormat('it');
const language = languagesIn('it');
const findings = (n: number): string => counted(n, 'rilievo', 'rilievi');
const allowed = (n: number): string => counted(n, 'ammesso', 'ammessi');
const codesOf = (codes: readonly string[]): string => LIST.format(codes);

export const AUDIT: AuditWords = {
  texts: (done, of) => `${done} di ${of} testi`,
  against: (texts, title, version) =>
    `${counted(texts, 'testo stampato confrontato', 'testi stampati confrontati')} con ${title}${version ? `, versione ${version}` : ''}`,
  verdicts: {
    exact: ['esatto', 'come ricavato dall’effetto, parola per parola'],
    'same-meaning': ['uguale', 'lo stesso significato con altre parole'],
    alike: ['simile', 'altra forma; in gioco non si vede differenza'],
    different: ['diverso', 'dice un’altra cosa'],
    untold: ['incerto', 'altra forma; non si è potuto stabilire se conti in gioco'],
    unreadable: ['oscuro', 'non compreso'],
    'no-text': ['vuoto', 'nessun testo'],
  },
  language,
  all: 'tutte',
  withoutText: 'mancano',
  cardsIn: (n, code) => `${counted(n, 'carta', 'carte')} in ${language(code)}`,
  decks: 'Mazzo per mazzo',
  deck: 'mazzo',
  cards: 'carte',
  states: {
    read: 'lette',
    waived: 'in deroga',
    optional: 'facoltative',
    different: 'diverse',
    untold: 'incerte',
    unread: 'oscure',
    open: 'aperte',
  },
  unread: (wordings) => `Non comprese: ${counted(wordings, 'frase', 'frasi')}`,
  textByText: 'Testo per testo',
  waived: 'in deroga',
  findings: (n, sorts) => `Rilievi: ${n}${sorts < n ? `, di ${counted(sorts, 'tipo', 'tipi')}` : ''}`,
  timesMore: (n, ids) => `e ${n === 1 ? 'un’altra volta' : `altre ${n} volte`}: ${ids}`,
  theCard: 'la carta',
  theEffect: 'l’effetto',
  inLanguage: (code: LanguageCode) => `in ${language(code)}`,
  otherWords: 'Lo stesso con altre parole',
  rewrite: (printed, rendered) => `${printed ?? 'niente'} per ${rendered ?? 'niente'}`,
  agreement: (components, same) =>
    `Lingua per lingua: ${counted(components, 'componente', 'componenti')}, ${same} uguali in tutte`,
  disagreement: {
    list: codesOf,
    agreeAgainstEffect: (codes) => `${codes} concordano, ma l’effetto dice un’altra cosa: controlla l’effetto`,
    odd: (codes, odd, asEncoded) =>
      `${codes} concordano, ${odd} no${asEncoded ? '' : '; l’effetto non dice ciò che dicono le altre'}`,
    each: 'ciascuna dice un’altra cosa',
    against: (groups) => groups.join(' dice altro rispetto a '),
  },
  fileItself: (problems) => `Nel file stesso: ${problems}`,
  found: findings,
  good: 'tutto bene',
  findingsWaived: (n) => `${findings(n)} in deroga`,
  baseline: (found, most) =>
    `${findings(found)}; ${most === null ? 'finora non ne era registrato nessuno' : allowed(most)}.`,
  more: 'Sono di più.',
  fromNow: (n) => `D’ora in poi ${allowed(n)}.`,
  page: {
    titles: {
      exact: 'Come ricavati dall’effetto, parola per parola',
      'same-meaning': 'Lo stesso con altre parole',
      alike: 'Altra forma; in gioco non si vede differenza',
      different: 'Dicono un’altra cosa',
      untold: 'Non si è potuto stabilire se conti',
      unreadable: 'Non compresi',
      'no-text': 'Senza testo',
    },
    title: (title) => `${title}: testi stampati`,
    heading: (title) => `Testi stampati di ${title}`,
    about: (file, version, hash) =>
      `${file} confrontato con la versione ${version}, ${hash}. A sinistra il testo stampato, a destra ` +
      `quello ricavato dall’effetto; le differenze sono segnate in entrambi.`,
    nothing: 'Non contiene testi che si possano confrontare.',
    byLanguage: 'Testi per lingua ed esito',
    language: 'lingua',
    byDeck: 'Carte per mazzo e lingua',
    states: {
      read: 'lette',
      waived: 'in deroga',
      optional: 'solo facoltativo',
      different: 'diverse',
      untold: 'non stabilito',
      unread: 'non comprese',
      open: 'da trascrivere',
    },
    facts: 'Nomi, tipi, prezzi',
    sentences: 'Frasi non comprese',
    languages: 'Lingua per lingua',
    line: (line) => `riga ${line}`,
    lineAndColumn: (line, column) => `riga ${line}, colonna ${column}`,
    place: (file, line, pack) => `${file}, riga ${line} · ${pack}`,
    file: 'Il file stesso',
    printed: 'stampato',
    rendered: 'ricavato dall’effetto',
    rewritten: 'altre parole',
    scenario: 'Come scenario',
    waived: (reason) => `In deroga: ${reason}`,
  },
};
