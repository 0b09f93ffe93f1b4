/** The audit of printed texts in English. */
import { languageName } from '../language-name.ts';
import { counted } from '../counted.ts';
import type { AuditWords } from '../../../cli/wording/report/words.ts';

const LIST = new Intl.ListFormat('en');
const are = (n: number): string => `${n} ${n === 1 ? 'is' : 'are'} allowed`;

export const AUDIT: AuditWords = {
  texts: (done, of) => `${done} of ${of} texts`,
  against: (texts, title, version) =>
    `${counted(texts, 'printed text')} against ${title}${version ? `, version ${version}` : ''}`,
  verdicts: {
    exact: ['exact', 'as rendered, word by word'],
    'same-meaning': ['same', 'the same meaning in other words'],
    alike: ['alike', 'other words or another form; play shows no difference'],
    different: ['different', 'something else is said'],
    untold: ['untold', 'another form; whether it matters in play could not be told'],
    unreadable: ['unread', 'not understood'],
    'no-text': ['empty', 'no text'],
  },
  language: languageName,
  all: 'all',
  withoutText: 'no text',
  cardsIn: (n, language) => `${counted(n, 'card')} in ${languageName(language)}`,
  decks: 'Deck by deck',
  deck: 'deck',
  cards: 'cards',
  states: {
    read: 'read',
    waived: 'waived',
    optional: 'optional',
    different: 'different',
    untold: 'untold',
    unread: 'unread',
    open: 'open',
  },
  unread: (wordings) => `Not understood: ${counted(wordings, 'wording')}`,
  textByText: 'Text by text',
  waived: 'waived',
  findings: (n, sorts) => `Findings: ${n}${sorts < n ? `, of ${counted(sorts, 'sort')}` : ''}`,
  timesMore: (n, ids) => `and ${counted(n, 'time')} more: ${ids}`,
  theCard: 'the card',
  theEffect: 'the effect',
  inLanguage: (code) => `in ${languageName(code)}`,
  otherWords: 'The same in other words',
  rewrite: (printed, rendered) => `${printed ?? 'nothing'} for ${rendered ?? 'nothing'}`,
  agreement: (components, same) =>
    `Language against language: ${counted(components, 'component')}, ${same} the same in all`,
  disagreement: {
    list: (codes) => LIST.format(codes),
    agreeAgainstEffect: (codes) => `${codes} agree, but the effect says something else: look at the effect`,
    odd: (codes, odd, asEncoded) =>
      `${codes} agree, ${odd} is the odd one out${asEncoded ? '' : '; the effect does not say what the others say'}`,
    each: 'each says something else',
    against: (groups) => groups.join(' says something else than '),
  },
  fileItself: (problems) => `In the file itself: ${problems}`,
  found: (n) => counted(n, 'finding'),
  good: 'good',
  findingsWaived: (n) => `${counted(n, 'finding is', 'findings are')} waived`,
  baseline: (found, allowed) =>
    `${counted(found, 'finding')}; ${allowed === null ? 'none was stored yet' : are(allowed)}.`,
  more: 'That is more.',
  fromNow: (n) => `${are(n)} from now on.`,
  page: {
    titles: {
      exact: 'As rendered, word by word',
      'same-meaning': 'The same in other words',
      alike: 'Another form; play shows no difference',
      different: 'Something else is said',
      untold: 'Whether it matters could not be told',
      unreadable: 'Not understood',
      'no-text': 'Without a text',
    },
    title: (title) => `${title}: printed texts`,
    heading: (title) => `Printed texts of ${title}`,
    about: (file, version, hash) =>
      `${file} against version ${version}, ${hash}. On the left the printed text, on the right the text ` +
      `rendered from the effect; differences are marked in both.`,
    nothing: 'There is no text in it that could be compared.',
    byLanguage: 'Texts by language and verdict',
    language: 'language',
    byDeck: 'Cards by deck and language',
    states: {
      read: 'read',
      waived: 'waived',
      optional: 'optional only',
      different: 'different',
      untold: 'could not be told',
      unread: 'not understood',
      open: 'not typed yet',
    },
    facts: 'Names, types, prices',
    sentences: 'Sentences that are not understood',
    languages: 'Language against language',
    line: (line) => `line ${line}`,
    lineAndColumn: (line, column) => `line ${line}, column ${column}`,
    place: (file, line, pack) => `${file}, line ${line} · ${pack}`,
    file: 'The file itself',
    printed: 'printed',
    rendered: 'rendered',
    rewritten: 'other words',
    scenario: 'As a scenario',
    waived: (reason) => `Waived: ${reason}`,
  },
};
