/** How Italian says what several things have in common: *colori diversi*, *dello stesso tipo*. */
import type { AlikeKey } from '../phrases.ts';
import { noun } from './forms.ts';

export const values = {
  color: noun('m', 'colore diverso', 'colori diversi'),
  type: noun('m', 'tipo diverso', 'tipi diversi'),
};

export const alike: Record<AlikeKey, string> = {
  'values of': '{what} di {x}',
  'values of them': '{what} di queste carte',
  'over different': 'la quantità di valori diversi, contando per {phrase}[ ({as})] {body}',
  'all of them': 'tutte queste carte',
  'all same color': '{x} sono dello stesso colore',
  'all same type': '{x} sono dello stesso tipo',
  'all different color': '{x} sono di colori diversi',
  'all different type': '{x} sono di tipi diversi',
  'all same number': '{x} hanno lo stesso numero di {what}',
  'all different number': '{x} hanno numeri diversi di {what}',
  'post of same color': '{what} dello stesso colore',
  'post of same type': '{what} dello stesso tipo',
  'post of different color': '{what} di colori diversi',
  'post of different type': '{what} di tipi diversi',
};
