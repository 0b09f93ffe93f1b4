/** What is laid on a grid, its ports, and the directions of grids, in Ukrainian. */
import type { NounForms } from '../forms.ts';
import { wordTable } from '../../../dsl/internal.ts';
import { adjective, noun } from './forms.ts';

export const LAID = {
  'event lay': 'ви викладаєте {phrase:acc}',
  'post covered': '{what} під {x:ins}',
  'post anchor': '{what}, де лежить {x}',
  'post cover': '{what} поверх {x:gen}',
  'post toward': '{what} на {way:acc} від {from:gen}',
  'post step': '{what} за крок уздовж {way:gen} від {from:gen}',
  'post joined': '{what}, куди від {from:gen} веде {way}',
  'ports matched': 'кількість {what:gen}, що з’єднуються далі,',
  'ports facing': 'кількість сторін, на яких {of} або те, що лежить поруч, має {port:acc},',
  'each port matched': '{what}, що з’єднується далі',
  'port meets': '{what} з’єднується далі',
  'ports meet': '{what} з’єднуються далі',
  'no port meets': 'ніщо не з’єднується з {what:ins}',
  'ports fit': '{port} між {of:ins} і тим, що лежить поруч, з’єднується далі',
  covers: '{of} накриває {what:acc}',
  'covers none': '{of} не накриває {what:gen}',
  'lies next to': '{of} лежить поруч із {what:ins}',
};

export const PORTS = noun('m', 'стик стику стику стик стиком стику', 'стики стиків стикам стики стиками стиках');

const direction = (gender: 'm' | 'f', forms: string): NounForms => noun(gender, forms, forms);
/** `південний схід` */
const between = (first: string, second: NounForms): NounForms => {
  const forms = adjective(first);
  return {
    ...second,
    form: (_, grammatical) => `${forms.form('m', 'singular', grammatical)} ${second.form('singular', grammatical)}`,
  };
};
const EAST = direction('m', 'схід сходу сходу схід сходом сході');
const WEST = direction('m', 'захід заходу заходу захід заходом заході');

export const DIRECTIONS: Readonly<Record<string, NounForms>> = wordTable({
  north: direction('f', 'північ півночі півночі північ північчю півночі'),
  'north-east': between('північний', EAST),
  east: EAST,
  'south-east': between('південний', EAST),
  south: direction('m', 'південь півдня півдню південь півднем півдні'),
  'south-west': between('південний', WEST),
  west: WEST,
  'north-west': between('північний', WEST),
});
