/** What `fathom compare` compares: two effects, or the effects of two components program by program. */
import { didYouMean, nearestNames, type EffectSource, type RunSpec } from '../../dsl/internal.ts';
import { carrierOf } from '../../study/index.ts';
import type { Args } from '../command.ts';
import { InputError } from '../io.ts';
import type { PlayablePack } from '../packs.ts';

export interface EffectPair {
  /** the program of both; null for effects that were written on the command line */
  name: string | null;
  a: string;
  b: string;
  /** as whose effects they are done */
  as: RunSpec['as'];
}

const NAME = /^[a-z][a-z0-9-]*$/;

/** The pairs that the arguments name. Throws `InputError` for an id that does not exist. */
export function pairsOf(args: Args, pack: PlayablePack, other: PlayablePack): EffectPair[] {
  const [a, b] = args.positionals;
  const asId = args.text('as');
  const as = asId === undefined ? null : carrierOf(asId, pack.model);
  if (as === undefined) throw unknownId(asId!, pack);
  const [first, second] = [sideOf(a, pack), sideOf(b, other)];
  if (typeof first === 'string' && typeof second === 'string') return [{ name: null, a: first, b: second, as }];
  if (typeof first === 'string' || typeof second === 'string') {
    const whole = typeof first === 'string' ? second : first;
    const [[name, text]] = [...(whole as Side).effects];
    const texts = typeof first === 'string' ? [first, text] : [text, second as string];
    return [{ name, a: texts[0], b: texts[1], as: as ?? (whole as Side).as }];
  }
  const names = new Set([...first.effects.keys(), ...second.effects.keys()]);
  return [...names].map((name) => ({
    name,
    a: first.effects.get(name) ?? '',
    b: second.effects.get(name) ?? '',
    as: as ?? first.as,
  }));
}

interface Side {
  as: RunSpec['as'];
  /** by program */
  effects: Map<string, string>;
}

/** The effects of a card or slot, or the text of an effect. */
function sideOf(written: string, pack: PlayablePack): Side | string {
  const found = carrierOf(written, pack.model);
  if (found) {
    const section = found.kind === 'card' ? 'cards' : 'slots';
    const own = pack.sources.effects.filter(
      ({ component, kind, path }: EffectSource) =>
        component.section === section &&
        component.id === found.id &&
        (kind === 'program' || kind === 'standing') &&
        !path.includes('scenarios'),
    );
    return { as: found, effects: new Map(own.map(({ path, text }) => [String(path[path.length - 1]), text.trim()])) };
  }
  // one word that is no word of the language is meant as an id
  if (NAME.test(written)) throw unknownId(written, pack);
  return written;
}

function unknownId(id: string, { model, name }: PlayablePack): InputError {
  const ids = [...model.cards, ...model.slots].map((one) => one.id);
  return new InputError(`The pack "${name}" has no card and no slot "${id}".${didYouMean(nearestNames(id, ids))}`);
}
