/** The diagnostics of a file of printed texts: of its entries and of its waivers of findings. */
import { declare, reporter, type LanguageCode } from '../../dsl/internal.ts';

interface SeveralTexts {
  component: string;
  /** keys of its texts, such as `effect` */
  keys: string[];
}

export const PRINTED_TEXT_DIAGNOSTICS = {
  'empty-file': declare({
    severity: 'error',
    message: () => 'This file is empty.',
    help: () => HOW,
    fix: { none: 'only the author knows the texts' },
  }),
  'not-a-map': declare({
    severity: 'error',
    message: () => 'A file of texts is a map with the list texts.',
    help: () => HOW,
    fix: { none: 'only the author knows the texts' },
  }),
  'byte-order-mark': declare({
    severity: 'warning',
    message: () => 'This file begins with a byte order mark, which is ignored.',
    help: () => 'Save the file as UTF-8 without a mark.',
    fix: { none: 'the file is saved again by the program that made it' },
  }),
  /** `words`: how an entry may name a component, such as `card` */
  'which-component': declare<{ named: string[]; words: string[] }>({
    severity: 'error',
    message: ({ named }) =>
      named.length === 0
        ? 'This entry does not name the component of its text.'
        : `This entry names a ${named.join(' and a ')}.`,
    help: ({ named, words }) =>
      named.length === 0
        ? `Name a component, such as "card: 34"; there are ${words.join(', ')}.`
        : 'Write an entry for each.',
    fix: { none: 'only the author knows the component' },
    example: { named: ['card', 'slot'], words: [] },
  }),
  'unknown-component': declare<{ section: string; component: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ section, component }) => {
      const named = /^\d+$/.test(component) ? `with the number ${component}` : `"${component}"`;
      return `The pack has no ${section.replace(/s$/, '')} ${named}.`;
    },
    fix: { none: 'a similar name is suggested' },
    example: { section: 'cards', component: 'relik', suggestions: ['relic'] },
  }),
  'several-components': declare<{ component: string; ids: string[] }>({
    severity: 'error',
    message: ({ component, ids }) => `"${component}" may be ${ids.join(' or ')}.`,
    help: () => 'Name it by its number or its id.',
    fix: { none: 'only the author knows the component' },
    example: { component: 'Relic', ids: ['relic', 'relic-2'] },
  }),
  'nothing-told': declare<{ component: string }>({
    severity: 'error',
    message: ({ component }) => `"${component}" has no effect that could be rendered.`,
    fix: { none: 'the entry names another component, or its effect is missing in the pack' },
    example: { component: 'relic' },
  }),
  'unknown-program': declare<SeveralTexts & { wanted: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ component, wanted }) => `"${component}" has no text "${wanted}".`,
    help: ({ keys }) => `It has ${keys.join(', ')}.`,
    fix: { none: 'a similar name is suggested' },
    example: { component: 'relic', wanted: 'producton', keys: ['effect', 'production'], suggestions: ['production'] },
  }),
  'which-program': declare<SeveralTexts>({
    severity: 'error',
    message: ({ component, keys }) => `"${component}" has several texts: ${keys.join(', ')}.`,
    help: ({ keys: [first] }) => `Say which is meant, such as "program: ${first}".`,
    fix: { none: 'only the author knows the text' },
    example: { component: 'relic', keys: ['effect', 'production'] },
  }),
  'double-text': declare<{ name: string; language: LanguageCode; edition?: string }>({
    severity: 'error',
    message: ({ name, language, edition }) =>
      `There are two texts of ${name} in ${language}${edition === undefined ? '' : `, ${edition}`}; the first one is audited.`,
    help: () => 'Remove one, or give them different editions.',
    fix: { none: 'only the author knows which text is right' },
    example: { name: 'Relic', language: 'en' },
  }),
  /** `error`: what the program says of its own fault */
  'not-judged': declare<{ name: string; language: LanguageCode; error: string }>({
    severity: 'error',
    message: ({ name, language, error }) =>
      `The text of ${name} in ${language} could not be compared, by a fault of Fathom: "${error}".`,
    help: () => 'Please report it with this text. All others are compared.',
    fix: { none: 'the program has to be mended' },
    example: { name: 'Relic', language: 'en', error: 'an amount is no number' },
  }),
  'which-finding': declare<{ both: boolean }>({
    severity: 'error',
    message: ({ both }) =>
      both
        ? 'This waiver names a finding and a rule, and waives nothing.'
        : 'This waiver names neither a finding with its hashes nor a rule, and waives nothing.',
    help: ({ both }) =>
      both
        ? 'Write a waiver for each.'
        : 'Write "rule: …" as --json has it, or paste what --waivers prints: finding, text-hash and effect-hash.',
    fix: { none: 'only the author knows what is waived' },
    example: { both: false },
  }),
  'no-reason': declare<{ finding: string }>({
    severity: 'error',
    message: ({ finding }) => `The waiver of "${finding}" gives no reason, and waives nothing.`,
    help: () => 'Say why the finding may stay.',
    fix: { none: 'only the author knows the reason' },
    example: { finding: '34/en/amount/1' },
  }),
  'expired-waiver': declare<{ finding: string; changed: ('text' | 'effect')[] }>({
    severity: 'error',
    message: ({ finding, changed }) =>
      `The waiver of "${finding}" has expired: ${changed.map((one) => `the ${one}`).join(' and ')} changed since.`,
    help: () => 'Look at the finding again; --waivers prints the waiver as it would be now.',
    fix: { none: 'somebody has to look at the finding again' },
    example: { finding: '34/en/amount/1', changed: ['text'] },
  }),
  'unused-waiver': declare<{ lacks: 'finding' | 'difference' }>({
    severity: 'warning',
    message: ({ lacks }) =>
      `Nothing is waived here: ${lacks === 'finding' ? 'there is no finding of this id' : 'nothing differs in this'}.`,
    help: () => 'Remove the waiver: its finding is fixed, or its entry is removed.',
    fix: { none: 'the finding may come back while its text is being edited' },
    example: { lacks: 'finding' },
  }),
};

const HOW = 'Write `texts:`, and below it entries such as `- {card: 34, lang: en, text: "…"}`.';

export const printedTextProblem = reporter('printed-texts', PRINTED_TEXT_DIAGNOSTICS);
