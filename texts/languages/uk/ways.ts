/** Sites by where they lie, pieces that go over them, and the owners of what stands there, in Ukrainian. */
import { noun } from './forms.ts';

export const WAYS = {
  'post reach': '{what}, куди можна дійти від {from:gen} через {through:acc}',
  'post reach steps': '{what}, куди можна дійти від {from:gen} через {through:acc}, не далі ніж на {n}',
  'post reach along': '{what}, куди {way} веде від {from:gen} через {through:acc}',
  'post reach along steps': '{what}, куди {way} веде від {from:gen} через {through:acc}, не далі ніж на {n}',
  'post straight': '{what} прямо від {from:gen} через {through:acc}',
  'post straight steps': '{what} прямо від {from:gen} через {through:acc}, не далі ніж на {n}',
  'post straight ahead': '{what} прямо вперед від {from:gen} через {through:acc}',
  'post straight ahead steps': '{what} прямо вперед від {from:gen} через {through:acc}, не далі ніж на {n}',
  'post straight along': '{what} прямо від {from:gen} уздовж {way:gen} через {through:acc}',
  'post straight toward': '{what} прямо на {way:acc} від {from:gen} через {through:acc}',
  'post straight toward steps': '{what} прямо на {way:acc} від {from:gen} через {through:acc}, не далі ніж на {n}',
  'post straight along steps': '{what} прямо від {from:gen} уздовж {way:gen} через {through:acc}, не далі ніж на {n}',
  'post beyond': '{what} за {through:ins}, прямо від {from:gen}',
  'post beyond ahead': '{what} за {through:ins}, прямо вперед від {from:gen}',
  'post beyond along': '{what} за {through:ins}, прямо вздовж {way:gen} від {from:gen}',
  'post beyond toward': '{what} за {through:ins}, прямо на {way:acc} від {from:gen}',
  'post ahead': '{what} попереду {from:gen}',
  'post within': '{what} не далі ніж за {n} від {x:gen}',
  'distance of': 'відстань від {of:gen} до {to:gen}',
  'owner does': '{what} {body}',
  'owner does, clause': '{what}, {body}',
  'event pass': 'ви проходите через {phrase:acc}',
  'did relocate': 'кроків було {n}',
};

export const OWNER = noun(
  'm',
  'власник власника власнику власника власником власникові',
  'власники власників власникам власників власниками власниках',
);
