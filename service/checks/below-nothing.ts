import { type Effect, nodesOf, rootOf, visitIr } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { isWanted } from './wanted.ts';

export const belowNothing = defineCheck<{ counter: string; number: string }>({
  summary: 'What scores or pays is set to less than there is, which stops at 0.',
  severity: 'warning',
  message: ({ counter, number }) => `Where \`${number}\` is less than 0, \`${counter}\` becomes 0: there is no debt.`,
  help: ({ number }) =>
    `Write \`max(${number}, 0)\` if that is meant, \`pay\` if it must be there, or count a debt in a counter of its own.`,
  fix: {
    does: 'it says `max(…, 0)`',
    fixes: ({ counter, number }, { span }) => {
      const text = `set ${counter} to max(${number}, 0)`;
      return [{ title: { is: 'write', text }, edits: [{ span, text }] }];
    },
  },
  example: { counter: 'point', number: 'point - 3' },
  run({ model }) {
    const asked = nodesOf(model, 'effect', 'if').flatMap(({ test, then }) =>
      settings(then).filter(({ counter }) => JSON.stringify(test).includes(`"${counter}"`)),
    );
    return nodesOf(model, 'effect', 'set-counter').flatMap((effect) => {
      const { counter, n, origin } = effect;
      const [, name, number] = SET.exec(origin.text) ?? [];
      // what is counted may be known never to be more
      const takesFromIt =
        n.k === 'arith' && n.op === '-' && n.a.k === 'counter' && n.a.counter === counter && n.b.k === 'const';
      if (!takesFromIt || !number || asked.includes(effect) || !isWanted({ k: 'counter', counter }, model)) return [];
      return [{ data: { counter: name, number }, at: origin }];
    });
  },
});

const SET = /^set (\S+) to ([^]+)$/;

type Setting = Extract<Effect, { k: 'set-counter' }>;

function settings(within: Effect): Setting[] {
  const found: Setting[] = [];
  visitIr(rootOf('effect', within), {
    effect(effect) {
      if (effect.k === 'set-counter') found.push(effect);
    },
  });
  return found;
}
