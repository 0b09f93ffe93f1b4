/** English patterns of what is laid that are parsed and never rendered. */
import type { Wordings } from '../wordings.ts';

export const patternsOfLaid: Wordings['patterns'] = {
  lay: [
    'place|put {what}[ on {on}] so|such that {test}',
    'lay {what}[ on {on}] such that {test}',
    'lay|place|put {what} anywhere on {on}',
    'lay {what}[ on {on}] where {test}',
  ],
  'event lay': ['you place|put {phrase} on the board'],
  covers: ['{of} lies|is on {what}', '{of} is laid on {what}'],
  'lies next to': ['{of} touches {what}', '{of} is laid next to {what}'],
  'port meets': [
    '{what} is joined to another',
    '{what} connects to another',
    '{what} meets one of another tile|piece|card',
  ],
  'ports meet': ['{what} are joined to others', '{what} connect to others'],
  'ports fit': [
    'no {port} faces a wall or another {port}',
    '{port} of {of} that faces something meets another',
    '{port} on either side meets another',
  ],
  'post covered': ['{what} under {x}', '{what} covered by {x}', '{what} below {x}'],
  'post cover': ['{what} on top of {x}', '{what} that covers|cover {x}'],
};
