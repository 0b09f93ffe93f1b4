/** Other ways to say that pieces are moved or exchanged, in English: parsed, never rendered. */
import type { Wordings } from '../wordings.ts';

export const MOVING: Wordings['patterns'] = {
  replace: [
    'swap {what} for {by}[ {cost}]',
    'change {what} into {by}[ {cost}]',
    'replace {what} by|with {by} at a cost of {price}',
    'replace {what} with {by}[ {cost}]',
    'exchange {what} for {by}[ {cost}]',
    'turn {what} into {by}[ {cost}]',
    'pay {price} to replace {what} by|with {by}',
    'pay {price} to turn {what} into {by}',
  ],
  relocate: [
    'move {what} onto {on}',
    'relocate {what}[ {n} step|steps|space|spaces][ by way of {way}][ over {through}] to {on}',
    'move {what} {n} space|spaces[ over {through}] to {on}',
    'move {what}[ {n} step|steps|space|spaces] along {way}[ over {through}] to {on}',
    'move {what}[ {n} step|steps|space|spaces] across|through {through} to {on}',
  ],
  'relocate up-to': [
    'relocate {what} up to {n} step|steps|space|spaces[ by way of {way}][ over {through}] to {on}',
    'move {what} up to {n} space|spaces[ over {through}] to {on}',
    'move {what} up to {n} step|steps|space|spaces along {way}[ over {through}] to {on}',
    'move {what} up to {n} step|steps|space|spaces across|through {through} to {on}',
    'move {what} at most {n} step|steps|space|spaces[ over {through}] to {on}',
  ],
  'event pass': [
    'you move|go over|across|through {phrase}',
    'you enter {phrase}',
    'one of your pieces passes {phrase}',
  ],
};
