/** Diagnostics of the parts of an effect among which a player chooses. */
import { declare } from '../source/declaration.ts';

export const PART_DIAGNOSTICS = {
  'too-many-parts': declare<{ parts: number; limit: number }>({
    severity: 'error',
    message: ({ parts, limit }) => `a player chooses among at most ${limit} parts; these are ${parts}`,
    help: () => 'put some of them together: `… then …`',
    fix: { none: 'only the author knows which belong together' },
    example: { parts: 31, limit: 30 },
  }),
};
