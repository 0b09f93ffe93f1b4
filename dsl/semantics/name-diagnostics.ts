/** Diagnostics of the names of an effect or a field: unknown names and values, names of the wrong kind, names that are taken. */
import { code } from './code.ts';
import { declare } from '../source/declaration.ts';
import type { Fix, FixContext } from '../source/fix.ts';
import { childOf } from '../source/tree.ts';
import { WORDS_OF_SENTENCES } from '../syntax/diagnostics.ts';
import { meaningWords, nameKind, neededWords, withArticle, type NameMeaning, type NeededName } from './kind-names.ts';
import type { PackSymbol, SymbolKind } from './symbols.ts';

/** The names that fit at a place of an effect; `inEvent`: one of the words of events. */
export type NeededInEffect = NeededName | { inEvent: 'giver' | 'verb' | 'drawn' };

/** What a name in a field of a pack or a scenario can be the name of. */
export type NameKind = SymbolKind | 'board' | 'goal' | 'preset' | 'player' | 'face' | 'component';

/** A name that is not declared; in an effect, or in a field of a pack. */
export type UnknownName = (
  | { in: 'effect'; name: string; needed?: NeededInEffect }
  | {
      in: 'pack';
      name: string;
      /** one of these */
      kind: NameKind | readonly SymbolKind[];
      /** only names of this board; without `id` the one around the place */
      board?: { id?: string };
      /** only slots for so many players */
      players?: number;
    }
  | { in: 'pack'; kind: 'card-number'; name: string; ids: string[] }
) & {
  suggestions?: string[];
  /** all names that would do, if they are few */
  known?: string[];
  /** packs beside this one that declare the name */
  declaredBy?: string[];
};

/** Something else is needed than what the text says. */
type WrongKind =
  | { needed: 'condition'; name?: string }
  | { needed: 'color' | 'sites' | 'number' }
  /** several things are compared at once; how it is written if they count together, and if each counts */
  | { needed: 'one-number'; together: string; each: string }
  | { needed: 'same-type'; left: string; right: string }
  /** one thing stands where a number is needed, which is always 1; `is`: how it is asked what it is */
  | { needed: 'number-of-one'; name: string; of: 'site' | 'card' | 'slot'; is?: string }
  | { needed: 'name'; name: string; is: NameMeaning; wanted: NeededName };

export const NAME_DIAGNOSTICS = {
  'unknown-name': declare<UnknownName>({
    severity: 'error',
    message: unknownName,
    help: unknownNameHelp,
    fix: { does: 'what is suggested; the pack that knows the name is extended', fixes: extendPack },
    example: { in: 'pack', kind: 'counter', name: 'klep', suggestions: ['kelp'] },
  }),
  'unknown-value': declare<{ option: string; value: string; values: string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ value, option }) => `${code(value)} is no value of ${code(option)}`,
    help: ({ values }) => `its values are ${values.map(code).join(', ')}`,
    fix: { does: 'what is suggested, if a known value is near' },
    example: { option: 'tides', value: 'lo', values: ['low', 'high'], suggestions: ['low'] },
  }),
  'wrong-kind': declare<WrongKind>({
    severity: 'error',
    message: wrongKind,
    help: wrongKindHelp,
    fix: { none: 'the text must be rewritten as the help shows' },
    example: { needed: 'name', name: 'plants', is: { symbol: 'class', of: 'piece' }, wanted: { kinds: ['counter'] } },
  }),
  'name-taken': declare<NameTaken>({
    severity: 'error',
    message: (data) =>
      data.by === 'language'
        ? `${code(data.name)} is a word of the language`
        : `${code(data.name)} is already the name of ${withArticle(nameKind(data))}`,
    help: () => 'choose another name after `as`',
    fix: { none: 'rename asks for another name and changes all places' },
    example: { name: 'kelp', by: 'pack', kind: 'counter' },
  }),
};

/** A name after `as` that has another meaning already. */
export type NameTaken =
  { name: string; by: 'language' } | { name: string; by: 'pack'; kind: SymbolKind; of?: PackSymbol['of'] };

function wrongKind(data: WrongKind): string {
  switch (data.needed) {
    case 'condition':
      return data.name === undefined
        ? 'a condition is needed here, this is a number'
        : `${code(data.name)} is a number; a condition is needed here`;
    case 'color':
      return 'a color is needed here';
    case 'sites':
      return 'sites are needed here';
    case 'number':
      return 'a number is needed here, this is true or false';
    case 'one-number':
      return 'one number is compared, and these are several things';
    case 'same-type':
      return `a ${data.left} and a ${data.right} are never the same`;
    case 'number-of-one':
      return `${code(data.name)} is one ${data.of}, and a number is needed here`;
    case 'name':
      return `${code(data.name)} is ${meaningWords(data.is)}; ${neededWords(data.wanted)} is needed here`;
  }
}

function wrongKindHelp(data: WrongKind): string | undefined {
  switch (data.needed) {
    case 'condition':
      return data.name === undefined ? 'compare it, e.g. `… >= 1`' : `compare it: \`${data.name} >= 1\``;
    case 'color':
      return 'write the name of a color, `none`, or `color of …`';
    case 'sites':
      return 'a phrase such as a piece, a kind of site or a predicate, joined by `and`, `or`, `not`';
    case 'number':
      return 'for one thing or another depending on a condition write `if …: … else: …`';
    case 'one-number':
      return `if they count together write ${code(data.together)}; if each counts, ${code(data.each)}`;
    case 'number-of-one':
      return data.is === undefined
        ? `ask what it is with \`is\`, and count what it has: \`… of ${data.name}\``
        : `ask what it is with \`is\`: ${code(data.is)}`;
    case 'name':
      return isZoneForCards(data.is, data.wanted)
        ? `write \`cards in ${data.name}\``
        : isProcedureForPeriod(data.is, data.wanted)
          ? 'a period begins and ends with `begin` and `end`; what is done when the game ends is a step of a ' +
            'procedure before `end game`, or a program of cards that such a step resolves'
          : undefined;
    default:
      return undefined;
  }
}

function unknownName(data: UnknownName): string {
  if (data.in === 'effect') {
    return `${code(data.name)} is not a known name${data.needed === undefined ? '' : `; ${neededInEffect(data.needed)}`}`;
  }
  if ('ids' in data) {
    return data.ids.length === 0
      ? `No card has the number ${data.name}.`
      : `${data.ids.length} cards have the number ${data.name}: ${data.ids.join(', ')}.`;
  }
  const { board, players, name } = data;
  const kind = `${[data.kind].flat().join(' or ')}${players === undefined ? '' : ` for ${players} players`}`;
  if (board === undefined) return `No ${kind} is called "${name}".`;
  return `${board.id === undefined ? 'This board' : `"${board.id}"`} has no ${kind} "${name}".`;
}

const EVENT_NAMES = {
  giver: 'a slot, card, site, track or piece gives',
  verb: 'one can build, upgrade, gain, draw, perform, use and advance',
  drawn: 'one draws a card',
};

function neededInEffect(needed: NeededInEffect): string {
  return 'inEvent' in needed ? EVENT_NAMES[needed.inEvent] : `${neededWords(needed)} is needed here`;
}

/** A zone was named where its cards are needed, or their number. */
function isZoneForCards(is: NameMeaning, wanted: NeededName): boolean {
  return (
    'symbol' in is &&
    is.symbol === 'zone' &&
    'families' in wanted &&
    (wanted.families.includes('cards') || wanted.families.includes('number'))
  );
}

/** `at end of game`, where `game` is the procedure. */
const isProcedureForPeriod = (is: NameMeaning, wanted: NeededName): boolean =>
  'symbol' in is && is.symbol === 'procedure' && 'kinds' in wanted && wanted.kinds.includes('period');

function unknownNameHelp(data: UnknownName): string | undefined {
  const { name, known, declaredBy = [] } = data;
  const way = data.in === 'effect' ? WORDS_OF_SENTENCES[name] : undefined;
  if (way) return way;
  if (declaredBy.length === 0) return known?.length ? `Known here: ${known.join(', ')}.` : undefined;
  const packs = declaredBy.map((pack) => `"${pack}"`).join(' and ');
  const subject = declaredBy.length > 1 ? `The packs ${packs} declare` : `The pack ${packs} declares`;
  return `${subject} ${code(name)}: to build on it, write \`extends: ${declaredBy[0]}\`.`;
}

function extendPack({ declaredBy: [name] = [] }: UnknownName, { packFile }: FixContext): Fix[] {
  const pack = packFile?.root?.entries.find(({ key }) => key === 'pack');
  if (name === undefined || !pack || !packFile || childOf(packFile.root ?? undefined, 'extends')) return [];
  const { end } = pack.value.span;
  return [
    {
      title: { is: 'extend', pack: name },
      edits: [{ file: packFile.path, span: { start: end, end }, text: `\nextends: ${name}` }],
    },
  ];
}
