/** Sites by where they lie, and the owners of what stands there, in Italian. */
export const WAYS = {
  'post reach': '{what} a cui si arriva da {from} passando per {through}',
  'post reach steps': '{what} a cui si arriva da {from} passando per {through}, non oltre {n}',
  'post straight': '{what} in linea retta da {from} passando per {through}',
  'post straight steps': '{what} in linea retta da {from} passando per {through}, non oltre {n}',
  'post straight ahead': '{what} dritto davanti a {from} passando per {through}',
  'post straight ahead steps': '{what} dritto davanti a {from} passando per {through}, non oltre {n}',
  'post straight along': '{what} in linea retta da {from} lungo {way} passando per {through}',
  'post straight along steps': '{what} in linea retta da {from} lungo {way} passando per {through}, non oltre {n}',
  'post beyond': '{what} dietro {through}, in linea retta da {from}',
  'post beyond ahead': '{what} dietro {through}, dritto davanti a {from}',
  'post beyond along': '{what} dietro {through}, in linea retta lungo {way} da {from}',
  'post ahead': '{what} davanti a {from}',
  'post within': '{what} entro {n} da {x}',
  'distance of': 'la distanza da {of} a {to}',
  'owner does': '{what} {body}',
  'owner does, clause': '{what}, {body}',
};
