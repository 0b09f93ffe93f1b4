/** Sites by where they lie, in Italian. */
export const WAYS = {
  'post reach': '{what} a cui si arriva da {from} passando per {through}',
  'post straight': '{what} in linea retta da {from} passando per {through}',
  'post beyond': '{what} dietro {through}, in linea retta da {from}',
  'post ahead': '{what} davanti a {from}',
};
