import { arg, colon } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const until = {
  name: 'until',
  opening: ['until', 'end', 'of'],
  signature: [arg('period', 'name'), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'A line of the other kind (`discount`, `change`, `when` …) that holds until the period ends.',
  example: 'until end of turn: discount 1 credit on building tunnel',
} as const satisfies WordDeclaration;

export function resolveUntil(read: ArgumentResolver): Act | undefined {
  const [period, standing] = [read.id('period', 'period'), read.standing('body')];
  if (standing?.k === 'as-soon-as') {
    read.report(
      'until-as-soon-as',
      read.range('body'),
      '`as soon as` cannot be limited to a period',
      'put it on a card, or write `when …` for something that happens',
    );
    return undefined;
  }
  return period === undefined || !standing ? undefined : { k: 'until', period, standing };
}
