import { type Effect, nodesOf, type PackModel, type Program } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { isWanted } from './wanted.ts';

export const optionalLoss = defineCheck<{
  effect: string;
  /** a part of what a card does at once or when something happens; what says that one may; what one may do once in this period */
  is: 'part' | 'choice' | { oncePer: string };
}>({
  summary: 'What may be left only takes something: a part of a card, what an event sets off, a free ability, a choice.',
  severity: 'warning',
  message: ({ effect }) => `\`${effect}\` may be left: the player is asked, and nobody chooses only to lose.`,
  help: ({ effect, is }) =>
    is === 'part'
      ? `If it has to be done, write \`must ${effect}\`.`
      : is === 'choice'
        ? 'If it has to be done, leave out what makes it a choice; if it is the price of something, write `pay …: …`.'
        : `If it has to be done, write \`when ${is.oncePer} ends: must ${effect}\`; if it is the price of something, \`pay …: …\`.`,
  fix: {
    does: '`must` is written in front of what is a part; what else it should be only the author knows',
    fixes: ({ effect, is }, { span: { start } }) =>
      is === 'part'
        ? [{ title: { is: 'write', text: `must ${effect}` }, edits: [{ span: { start, end: start }, text: 'must ' }] }]
        : [],
  },
  example: { effect: 'lose 1 point', is: 'part' },
  run({ model }) {
    const parts = optionalParts(model).flatMap((part) => losses(part, model) ?? []);
    const abilities = nodesOf(model, 'continuous', 'ability')
      .filter(({ program: { body } }) => onlyLoses(body, model))
      .map(({ period, program: { body } }) => ({ effect: body, is: { oncePer: period } }));
    const choices = choicesOf(model).filter((effect) => onlyLoses(effect, model));
    return [
      ...parts.map((effect) => ({ effect, is: 'part' as const })),
      ...abilities,
      ...choices.map((effect) => ({ effect, is: 'choice' as const })),
    ].map(({ effect: { origin }, is }) => ({ data: { effect: origin.text, is }, at: origin }));
  },
});

/** Each of several parts of what is done at once, and all that an event sets off. */
function optionalParts(model: PackModel): Effect[] {
  // what the rules of the game listen to simply happens
  const rules = new Set<unknown>(model.rules);
  const heard = nodesOf(model, 'continuous', 'when').filter((line) => !rules.has(line));
  const done = [
    ...model.cards.flatMap(({ programs }) => Object.values(programs)),
    ...model.slots.map(({ effect }) => effect),
  ];
  return [
    ...done
      .filter(({ mode }) => mode === 'parts')
      .map(partsOf)
      .filter(({ length }) => length > 1)
      .flat(),
    ...heard.flatMap(({ program }) => partsOf(program)),
  ];
}

const partsOf = ({ body }: Program): Effect[] => (body.k === 'block' && body.mode === 'parts' ? body.parts : [body]);

/** What says that one may, unless a later step may ask whether it was done. */
function choicesOf(model: PackModel): Effect[] {
  const then = nodesOf(model, 'effect', 'then');
  const steps = nodesOf(model, 'effect', 'block').filter(({ mode }) => mode === 'steps');
  const asked = new Set<Effect>([
    ...then.flatMap((all) => all.steps.slice(0, -1).map(({ effect }) => effect)),
    ...steps.flatMap(({ parts }) => parts.slice(0, -1)),
  ]);
  const frames = [...nodesOf(model, 'effect', 'may'), ...nodesOf(model, 'effect', 'up-to')];
  const tails = then.flatMap((all) => {
    const last = all.steps.at(-1)!;
    return last.may ? [last.effect] : [];
  });
  return [...frames.filter((one) => !asked.has(one)).map(({ effect }) => effect), ...tails];
}

/** What is lost and may be left; undefined if something else may be done. */
function losses(effect: Effect, model: PackModel): Effect[] | undefined {
  switch (effect.k) {
    case 'lose':
      return onlyLoses(effect, model) ? [effect] : undefined;
    case 'must':
      return [];
    case 'if': {
      const then = losses(effect.then, model);
      const otherwise = effect.otherwise ? losses(effect.otherwise, model) : [];
      return then && otherwise && [...then, ...otherwise];
    }
    default:
      return undefined;
  }
}

function onlyLoses(effect: Effect, model: PackModel): boolean {
  const all = (effects: readonly Effect[]): boolean => effects.every((one) => onlyLoses(one, model));
  switch (effect.k) {
    case 'lose':
      return effect.items.every(({ what }) => isWanted(what, model));
    case 'must':
    case 'may':
    case 'up-to':
    case 'repeat':
      return onlyLoses(effect.effect, model);
    case 'if':
      return all([effect.then, ...(effect.otherwise ? [effect.otherwise] : [])]);
    case 'block':
      return effect.parts.length > 0 && all(effect.parts);
    case 'then':
      return all(effect.steps.map(({ effect: step }) => step));
    case 'or':
      return all(effect.of);
    default:
      return false;
  }
}
