/** The diagnostics of where sites lie, and of whose a piece is. */
import { declare } from '../source/declaration.ts';
import { code } from './code.ts';
import { stray } from './diagnostic-fixes.ts';

/** What is wrong with a way: nothing that it leads from, no direction that was named, or no way at all. */
type WrongWay = { is: 'alone'; word: string } | { is: 'no-direction' } | { is: 'none' };

/** What is wrong with a place for counters: none is said, or the counter lies nowhere. */
type NoPlace = { is: 'unsaid'; word: string; items: string } | { is: 'nowhere'; counter: string };

export const SITE_DIAGNOSTICS = {
  'no-place': declare<NoPlace>({
    severity: 'error',
    message: (data) =>
      data.is === 'unsaid' ? `\`${data.word}\` does not say where.` : `\`${data.counter}\` lies on no site.`,
    help: (data) => {
      if (data.is === 'nowhere') return `Say at the counter where it may lie: \`${data.counter}: {lies-on: [KIND]}\`.`;
      const { word, items } = data;
      return word === 'put'
        ? `Write \`put ${items} on this\`, of a card, or say on which sites: \`put ${items} on it\`.`
        : `Write \`gain ${items}\`, \`choose other player then take ${items} from that player\`, or \`take ${items} from it\`, of a site.`;
    },
    fix: { none: 'only the author knows where' },
    example: { is: 'unsaid', word: 'put', items: '4 seeds' },
  }),
  'no-owner': declare<{ word: string; piece?: string }>({
    severity: 'error',
    message: ({ word, piece }) =>
      piece === undefined
        ? `\`${word}\`: no piece of this pack belongs to a player`
        : `\`${word}\`: a ${piece} belongs to no player`,
    help: ({ piece }) =>
      `write \`of: player\` at the piece${piece === undefined ? '' : ` "${piece}"`}, or leave the word out`,
    fix: { none: 'the piece is declared in another place, and only the author knows whether each has an owner' },
    example: { word: 'own', piece: 'stone' },
  }),
  'untrue-your': declare<{ noun: string; is: 'owned' | 'nobodys' }>({
    severity: 'error',
    message: ({ noun, is }) =>
      is === 'owned'
        ? `\`your\` narrows nothing: \`${noun}\` here are those of all players.`
        : `\`your\` is not true: \`${noun}\` here belongs to no player.`,
    help: ({ noun, is }) => (is === 'owned' ? `Write \`own ${noun}\`.` : 'Leave `your` out.'),
    fix: {
      does: '`own` is written in its place, or it is removed where nobody owns what is named',
      fixes: ({ is }, context) =>
        is === 'owned'
          ? [{ title: { is: 'write', text: 'own' }, careful: true, edits: [{ span: context.span, text: 'own' }] }]
          : stray(context),
    },
    example: { noun: 'stones', is: 'owned' },
  }),
  'no-links': declare<{ word: string; site?: string }>({
    severity: 'error',
    message: ({ word, site }) =>
      site === undefined
        ? `\`${word}\`: no board of this pack joins sites`
        : `\`${word}\`: the board of \`${site}\` joins no sites`,
    help: () =>
      'say which sites are beside each other: `adjacent: [SITE]` or `ways: {NAME: SITE}` at the sites, ' +
      'or draw the board as a map of `rows`',
    fix: { none: 'only the author knows which sites are beside each other' },
    example: { word: 'within', site: 'a3' },
  }),
  'no-shape': declare<{ what?: string }>({
    severity: 'error',
    message: ({ what }) => (what === undefined ? 'Nothing of this pack has a shape.' : `\`${what}\` has no shape.`),
    help: ({ what }) =>
      `write \`shape: …\` at ${what === undefined ? 'what is laid' : `"${what}"`}, the name of one of \`shapes\`; ` +
      'or put it on a site with `place`',
    fix: { none: 'only the author knows its shape' },
    example: { what: 'domino' },
  }),
  'which-ports': declare({
    severity: 'error',
    message: () => 'It is not said which ports.',
    help: () =>
      'write `matched ports of it`, those that meet another one, or `facing ports of it`, where something lies beside it',
    fix: { none: 'only the author knows which' },
  }),
  'wrong-way': declare<WrongWay>({
    severity: 'error',
    message: (data) => {
      switch (data.is) {
        case 'alone':
          return `\`${data.word}\` of what?`;
        case 'no-direction':
          return '`ahead` is in no direction here.';
        case 'none':
          return 'A way is needed here.';
      }
    },
    help: (data) => {
      switch (data.is) {
        case 'alone':
          return `Say from where: \`${data.word} of it\`.`;
        case 'no-direction':
          return 'Write it inside `each direction: …`.';
        case 'none':
          return 'Write `straight`, `ahead`, or a way of the board, such as `north`.';
      }
    },
    fix: { none: 'only the author knows what is meant' },
    example: { is: 'alone', word: 'north' },
  }),
  'wrong-arguments': declare<{ fn: 'reach' | 'beyond'; given: number } | { fn: 'min' | 'max' }>({
    severity: 'error',
    message: (data) =>
      data.fn === 'reach' || data.fn === 'beyond'
        ? `\`${data.fn}\` takes two sets of sites, here are ${data.given}`
        : `${code(data.fn)} compares two numbers or more`,
    help: ({ fn }) => {
      if (fn === 'reach') return 'write `reach(from where, through what)`';
      return fn === 'beyond' ? 'write `beyond(from where, through what, straight)`' : `write \`${fn}(a, b)\``;
    },
    fix: { none: 'the intention is unknown; the message shows the correct form' },
    example: { fn: 'min' },
  }),
};
