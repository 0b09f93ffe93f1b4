/** Zones, decks, types, slots and cards. */
import type { Program } from '../../semantics/ir.ts';
import type { EffectContext } from '../text-resolver.ts';
import type { CardDef, DeckDef, ShapeDef, SlotDef, TypeDef, ZoneDef } from '../model.ts';
import { EFFECT } from '../program-names.ts';
import type { FieldReader } from '../field-reader.ts';
import { attributesOf, type Components } from './components.ts';
import { laidOf } from './shapes.ts';
import { wordTable } from '../../source/word-table.ts';

const ABOUT_CARD: EffectContext = { thisType: 'card' };
const ABOUT_SLOT: EffectContext = { thisType: 'slot' };
const MODES = ['parts', 'steps', 'standing'] as const;

export function buildZones(components: Components): ZoneDef[] {
  return components.build('zones', (reader, named) => ({
    ...named,
    of: reader.choice('of', ['player', 'game'] as const, 'game'),
    order: reader.choice('order', ['stack', 'set'] as const, 'set'),
    visible: reader.choice('visible', ['all', 'owner', 'none'] as const, 'all'),
    listening: reader.flag('listening'),
    drawsTo: reader.name('draws-to', 'zone') ?? null,
    refill: reader.name('refill', 'zone') ?? null,
  }));
}

export function buildDecks(components: Components): DeckDef[] {
  return components.build('decks', (reader, named) => {
    const classes = reader.names('classes', 'class');
    const routes: Record<string, Program> = wordTable({});
    for (const { key } of reader.entries('routes')) {
      const program = reader.part('routes').program(key, 'steps', ABOUT_CARD);
      if (program) routes[key] = program;
    }
    const back = reader.words('back');
    return { ...named, classes, starts: reader.name('starts', 'zone') ?? '', ...(back ? { back } : {}), routes };
  });
}

/** `effect` first; a type without `programs` has an effect of mode `parts`. */
export function buildTypes(components: Components): TypeDef[] {
  return components.build('types', (reader, named) => {
    const written = reader
      .entries('programs')
      .map(({ key }) => ({ name: key, mode: reader.part('programs').choice(key, MODES, 'parts') }));
    const programs = written.length ? written : [{ name: EFFECT, mode: 'parts' as const }];
    programs.sort((a, b) => Number(b.name === EFFECT) - Number(a.name === EFFECT));
    const classes = reader.names('classes', 'class');
    return { ...named, classes, programs, played: reader.program('played', 'steps', ABOUT_CARD) };
  });
}

export function buildSlots(components: Components): SlotDef[] {
  return components.build('slots', (reader, named, { id }) => ({
    ...named,
    id: reader.words('id') ?? id,
    color: reader.name('color', 'color') ?? null,
    players: reader.integers('players'),
    when: reader.condition('when'),
    unlimited: reader.flag('unlimited'),
    attributes: attributesOf(reader, components.attributes),
    effect: reader.program(EFFECT, 'parts', ABOUT_SLOT) ?? nothing(named.origin),
  }));
}

export function buildCards(components: Components, types: TypeDef[], shapes: readonly ShapeDef[]): CardDef[] {
  return components.build('cards', (reader, named, { id }) => {
    const typeName = reader.name('type', 'type') ?? '';
    const type = types.find((candidate) => candidate.id === typeName);
    return {
      ...named,
      id: reader.words('id') ?? id,
      number: reader.integer('number') ?? null,
      deck: reader.name('deck', 'deck') ?? '',
      type: typeName,
      color: reader.name('color', 'color') ?? null,
      price: reader.cost('price') ?? { k: 'free' },
      copies: reader.integer('copies') ?? 1,
      players: reader.integers('players'),
      when: reader.condition('when'),
      attributes: attributesOf(reader, components.attributes),
      ...laidOf(reader, shapes),
      ...cardPrograms(reader, type, components.programs),
      notes: reader.notes(),
    };
  });
}

function cardPrograms(
  reader: FieldReader,
  type: TypeDef | undefined,
  declared: string[],
): Pick<CardDef, 'programs' | 'continuous'> {
  const out: Pick<CardDef, 'programs' | 'continuous'> = { programs: wordTable({}), continuous: [] };
  for (const name of declared) {
    if (!reader.has(name)) continue;
    reader.keyIsName(name, 'program');
    const mode = type?.programs.find((program) => program.name === name)?.mode;
    if (type && !mode) {
      reader.report(reader.keyPlace(name), 'program-of-type', {
        type: type.id,
        program: name,
        programs: type.programs.map((program) => program.name),
      });
    }
    if (mode === 'standing') out.continuous.push(...reader.continuousEffects(name, ABOUT_CARD));
    else {
      const program = reader.program(name, mode ?? 'parts', ABOUT_CARD);
      if (program) out.programs[name] = program;
    }
  }
  return out;
}

function nothing(origin: Program['origin']): Program {
  return {
    mode: 'parts',
    body: { k: 'block', parts: [], mode: 'parts', origin },
    vars: ['none', 'none', 'slot'],
    origin,
  };
}
