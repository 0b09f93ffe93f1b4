/** Diagnostics of scenarios. */
import { declare, problemsOf, type Report } from '../source/declaration.ts';
import { grouped } from '../source/limits.ts';
import type { Span } from '../source/span.ts';
import { LANGUAGE_NAMES, type LanguageCode } from '../packs/fields.ts';
import { PACK_DIAGNOSTICS } from '../packs/diagnostics.ts';

type WrongValue =
  | { is: 'board-not-dealt'; board: string; dealt: string[] }
  | { is: 'negative'; key: string }
  | { is: 'too-large'; key: string; limit: number }
  | { is: 'twice'; name: string }
  | { is: 'one-acts' }
  | { is: 'no-space'; track: string; space: number; spaces: number[] }
  | { is: 'card-number'; number: number; ids: string[] }
  | { is: 'site-content'; written: string }
  /** on a board between the players; `whose`: under whom it is written */
  | { is: 'owner'; written: string; whose: 'player' | 'nobody' }
  | { is: 'known-open'; site: string }
  | { is: 'player-count'; given: number; counts: number[] }
  | { is: 'option-value'; option: string; values: (string | number)[] }
  | { is: 'choice-key'; key: string; kinds: readonly string[] }
  | { is: 'look'; written: string; known: readonly string[] }
  | { is: 'as-without-run' }
  | { is: 'scenarios-of-own-card' };

export const SCENARIO_DIAGNOSTICS = {
  ...PACK_DIAGNOSTICS,
  'nothing-expected': declare({
    severity: 'error',
    message: () => 'This scenario expects nothing.',
    help: () => 'Write the whole difference under `expect:`; `expect: {}` if nothing changes.',
    fix: { none: 'only the author knows what the scenario tests' },
  }),
  untold: declare<{ languages: readonly LanguageCode[] }>({
    severity: 'warning',
    message: ({ languages }) => `This is not said in ${languages.map((code) => LANGUAGE_NAMES[code]).join(' and ')}.`,
    help: () => 'Write it beside the English words, which are shown until then.',
    fix: { none: 'only a person can translate it' },
    example: { languages: ['it'] },
  }),
  'needs-sign': declare<{ key: string; n: number; of: 'amount' | 'cards' }>({
    severity: 'error',
    message: ({ key, of }) =>
      `"${key}" is expected to change by ${of === 'cards' ? 'a number of cards' : 'an amount'}, which needs a sign.`,
    help: ({ n, of }) => `Write +${n} or -${n}${of === 'cards' ? ', or list its cards' : ''}.`,
    fix: {
      does: 'the number with either sign',
      fixes: ({ n }, { span }) =>
        [`+${n}`, `-${n}`].map((text) => ({ title: { is: 'write', text }, edits: [{ span, text }] })),
    },
    example: { key: 'kelp', n: 1, of: 'amount' },
  }),
  'wrong-value': declare<WrongValue>({
    severity: 'error',
    message: wrongValue,
    help: (data) => {
      switch (data.is) {
        case 'board-not-dealt':
          return `With these players and options it is ${data.dealt.join(', ') || 'none'}.`;
        case 'no-space':
          return `Its spaces are ${data.spaces.join(', ')}.`;
        case 'choice-key':
          return `Keys begin with ${data.kinds.join(', ')}, or are one of the words of \`fathom help choices\`.`;
        case 'look':
          return `It is one of ${data.known.join(', ')}, the last ones with the name of a component.`;
        case 'owner':
          return data.whose === 'player'
            ? 'Write it under the "sites" of the position.'
            : 'Write it under the player to whom it belongs: `me: {sites: …}`.';
        case 'card-number':
          return `Name it by its id: ${data.ids.join(', ')}.`;
        default:
          return undefined;
      }
    },
    fix: { none: 'only the author knows the value' },
    example: { is: 'negative', key: 'kelp' },
  }),
};

export type ScenarioReport = Report<typeof SCENARIO_DIAGNOSTICS, Span>;
export const scenarioProblem = problemsOf(SCENARIO_DIAGNOSTICS);

function wrongValue(data: WrongValue): string {
  switch (data.is) {
    case 'board-not-dealt':
      return `"${data.board}" is not dealt in this game.`;
    case 'negative':
      return `"${data.key}" cannot be less than 0.`;
    case 'too-large':
      return `"${data.key}" cannot be more than ${grouped(data.limit)}.`;
    case 'twice':
      return `"${data.name}" is named twice.`;
    case 'one-acts':
      return 'One player acts, or `nobody`.';
    case 'no-space':
      return `"${data.track}" has no space ${data.space}.`;
    case 'card-number':
      return `${data.ids.length} cards have the number ${data.number}.`;
    case 'site-content':
      return `A site is "empty", a piece, or a piece and the word "upgraded"; not "${data.written}".`;
    case 'owner':
      return data.whose === 'player'
        ? `On a board between the players "${data.written}" belongs to nobody.`
        : `"${data.written}" belongs to a player.`;
    case 'known-open':
      return `Who knows the card on "${data.site}" matters only where it lies face down: write \`face: down\` beside it.`;
    case 'player-count':
      return `The game is for ${data.counts.join(', ')} players, not ${data.given}.`;
    case 'option-value':
      return `"${data.option}" may be ${data.values.join(' or ')}.`;
    case 'choice-key':
      return `"${data.key}" is the key of no option.`;
    case 'look':
      return `"${data.written}" is no part of the table.`;
    case 'as-without-run':
      return '"as" says whose effect `run` is; there is no `run` here.';
    case 'scenarios-of-own-card':
      return 'A card that only a scenario has cannot have scenarios itself.';
  }
}
