import { type Effect, nodesOf, type PackModel } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { isWanted } from './wanted.ts';

export const optionalLoss = defineCheck<{ effect: string }>({
  summary: 'What an event sets off only takes something, and may be left.',
  severity: 'warning',
  message: ({ effect }) => `\`${effect}\` may be left: the player is asked, and nobody chooses only to lose.`,
  help: ({ effect }) => `If it has to be done, write \`must ${effect}\`.`,
  fix: {
    does: '`must` is written in front of it',
    fixes: ({ effect }, { span: { start } }) => [
      { title: { is: 'write', text: `must ${effect}` }, edits: [{ span: { start, end: start }, text: 'must ' }] },
    ],
  },
  example: { effect: 'lose 1 point' },
  run({ model }) {
    // what the rules of the game listen to simply happens
    const rules = new Set<unknown>(model.rules);
    return nodesOf(model, 'continuous', 'when')
      .filter((line) => !rules.has(line))
      .flatMap(({ program: { body } }) => (body.k === 'block' && body.mode === 'parts' ? body.parts : [body]))
      .flatMap((part) => losses(part, model) ?? [])
      .map(({ origin }) => ({ data: { effect: origin.text }, at: origin }));
  },
});

/** What is lost and may be left; undefined if something else may be done. */
function losses(effect: Effect, model: PackModel): Effect[] | undefined {
  switch (effect.k) {
    case 'lose':
      return effect.items.every(({ what }) => isWanted(what, model)) ? [effect] : undefined;
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
