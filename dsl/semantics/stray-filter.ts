/** What `stray-filter` says: words that narrow something which they cannot narrow. */
import { code } from './code.ts';

/** Words without an effect on the meaning. */
export type StrayFilter =
  | { of: 'players' | 'them' }
  | { of: 'program' | 'number' | 'piece' | 'event'; name: string }
  | { of: 'count'; name: string; period: string };

export function strayFilter(data: StrayFilter): string {
  switch (data.of) {
    case 'players':
      return 'all players are meant; this narrows nothing';
    case 'them':
      return '`them` are all that are still there; this narrows nothing';
    case 'program':
      return `${code(data.name)} is a program; this says nothing about it`;
    case 'number':
      return `${code(data.name)} is a number; this says nothing about it`;
    case 'piece':
      return `only the kind of piece is named here, ${code(data.name)} alone`;
    case 'event':
      return `every gain of ${code(data.name)} is meant; this narrows nothing`;
    case 'count':
      return `a count over this ${data.period} knows only the kind of piece`;
  }
}

export function strayFilterHelp(data: StrayFilter): string | undefined {
  switch (data.of) {
    case 'players':
      return 'put an `if` inside; players who are chosen or counted are narrowed by `with <condition>`';
    case 'them':
      return 'name cards before it: `1 card of them`, `<type> of them`';
    case 'piece':
      return 'say where with `on`, e.g. `build … on …`';
    case 'count':
      return `write ${['built', 'upgraded'].map((verb) => `\`${verb} ${data.name} this ${data.period}\``).join(' or ')}`;
    default:
      return undefined;
  }
}
