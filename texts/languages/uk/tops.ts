/** Cards on top of a stack, in Ukrainian. */
export const TOPS = {
  'top one': 'верхню картку {x:gen}',
  'top some': '{n} верхню|верхні|верхніх картку|картки|карток {x:gen}',
  'one of top': 'одну з {n} верхніх карток {x:gen}',
  'each of top': 'кожної з {n} верхніх карток {x:gen}',
  'of top': '{k} з {n} верхніх карток {x:gen}',
  'post of top': '{what} з-поміж {n} верхніх карток {x:gen}',
  'top players': 'стільки карток {x:gen}, скільки гравців',
  'top players more': 'на {n} картку|картки|карток {x:gen} більше, ніж гравців',
  'post top': '{what} з верху {x:gen}',
};
