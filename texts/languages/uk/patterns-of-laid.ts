/** Ukrainian patterns of what is laid that are parsed and never rendered; what must be so is said in the past tense behind «щоб». */
import type { Wordings } from '../wordings.ts';

export const patternsOfLaid: Wordings['patterns'] = {
  lay: [
    'викладіть {what:acc}[ на {on:acc}] так, щоб {test}',
    'покладіть {what:acc}[ на {on:acc}] так, щоб {test}',
    'розмістіть {what:acc}[ на {on:loc}] так, щоб {test}',
    'покладіть {what:acc}[ на {on:acc}] там, де {test}',
    'викладіть {what:acc}[ на {on:loc}]',
  ],
  'event lay': ['ви кладете {phrase:acc} на поле'],
  covers: [
    '{of} накривав|накривала|накривало {what:acc}',
    '{of} лежить на {what:loc}',
    '{of} накрив|накрила|накрило {what:acc}',
  ],
  'covers none': ['{of} не накривав|накривала|накривало {what:gen}'],
  'lies next to': ['{of} лежав|лежала|лежало поруч із {what:ins}', '{of} торкається {what:gen}'],
  'port meets': ['{what} з’єднувався|з’єднувалася|з’єднувалося далі', '{what} з’єднується з іншим|іншою'],
  'ports meet': ['{what} з’єднувалися далі', '{what} з’єднуються з іншими'],
  'ports fit': ['{port} між {of:ins} і тим, що лежить поруч, з’єднувався|з’єднувалася далі'],
  'post covered': ['{what}, які накриває {x}', '{what}, яку накриває {x}', '{what}, який накриває {x}'],
  'post cover': ['{what}, що накриває|накривають {x:acc}'],
};
