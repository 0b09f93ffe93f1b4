/** Sites by where they lie, in Ukrainian. */
export const WAYS = {
  'post reach': '{what}, куди можна дійти від {from:gen} через {through:acc}',
  'post straight': '{what} прямо від {from:gen} через {through:acc}',
  'post beyond': '{what} за {through:ins}, прямо від {from:gen}',
  'post ahead': '{what} попереду {from:gen}',
};
