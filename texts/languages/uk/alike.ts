/** How Ukrainian says what several things have in common: «різні кольори», «одного типу». One of them alone is not called different. */
import type { NounForms } from '../forms.ts';
import type { AlikeKey } from '../phrases.ts';
import { noun } from './forms.ts';

/** The words of each form of several are joined by `_`. */
function value(singular: string, plural: string): NounForms {
  const forms = noun('m', singular, plural);
  return { ...forms, form: (count, grammatical) => forms.form(count, grammatical).replace('_', ' ') };
}

export const values = {
  color: value(
    'колір кольору кольору колір кольором кольорі',
    'різні_кольори різних_кольорів різним_кольорам різні_кольори різними_кольорами різних_кольорах',
  ),
  type: value(
    'тип типу типу тип типом типі',
    'різні_типи різних_типів різним_типам різні_типи різними_типами різних_типах',
  ),
};

export const alike: Record<AlikeKey, string> = {
  'values of': '{what} {x:gen}',
  'values of them': '{what} з-поміж них',
  'over different': 'кількість різних чисел для {phrase:gen}[ ({as})]: {body}',
  'all of them': 'усі вони',
  'all same color': '{x} одного кольору',
  'all same type': '{x} одного типу',
  'all different color': '{x} різних кольорів',
  'all different type': '{x} різних типів',
  'all same number': '{x} мають однакову кількість {what:gen}',
  'all different number': '{x} мають різну кількість {what:gen}',
  'post of same color': '{what} одного кольору',
  'post of same type': '{what} одного типу',
  'post of different color': '{what} різних кольорів',
  'post of different type': '{what} різних типів',
};
