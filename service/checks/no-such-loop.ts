import { type Num, type Origin, periodsAround, modelRoot, NodeUnions } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

type PeriodsLeft = Extract<Num, { k: 'periods-left' }>;

export const noSuchLoop = defineCheck<{ period: string; within?: string; around: readonly string[] }>({
  summary: 'How many of a period are still to come is asked, and no loop of the procedures repeats it there.',
  severity: 'error',
  message: ({ period, within }) =>
    `No procedure repeats "${period}" a number of times${within === undefined ? '' : ` within "${within}"`}.`,
  help: ({ around }) =>
    around.length > 0
      ? `Write \`this ${around[0]}\`.`
      : 'Repeat it in a procedure with `repeat <number> times: …`, or count in a counter.',
  fix: { none: 'the procedures say how the game goes' },
  example: { period: 'turn', within: 'era', around: ['round'] },
  run({ model }) {
    const found: { data: { period: string; within?: string; around: readonly string[] }; at: Origin }[] = [];
    visitAsked(model, new NodeUnions(modelRoot(model)), undefined, ({ period, within }, at) => {
      const around = periodsAround(model, period);
      if (within === undefined ? around.length > 0 : around.includes(within)) return;
      found.push({ data: { period, ...(within === undefined ? {} : { within }), around }, at });
    });
    return found;
  },
});

/** Each number of periods to come, with the place of the nearest node around it that has one. */
function visitAsked(
  value: unknown,
  unions: NodeUnions,
  at: Origin | undefined,
  visit: (asked: PeriodsLeft, at: Origin) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Record<string, unknown>;
  const place = (node['origin'] as Origin | undefined) ?? at;
  if (unions.isOf('num', value) && value.k === 'periods-left' && place) visit(value, place);
  for (const key in node) if (key !== 'origin' && key !== 'notes') visitAsked(node[key], unions, place, visit);
}
