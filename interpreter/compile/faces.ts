/** What cards say, to who knows them. */
import type { Tables } from '../position/tables.ts';
import { isUnknown } from '../machine/faces.ts';
import type { NumFn } from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

type Test = (vm: Vm, card: number) => boolean;

/** A test of the face of a card; of one that the acting player does not know, only what `back` tells is true. */
export const testOfFace = ({ layout }: Tables, face: Test, back: Test = () => false): Test =>
  layout.hasFaces ? (vm, card) => (isUnknown(vm, card) ? back(vm, card) : face(vm, card)) : face;

/** A number that stands on the card in the variable: `unknown` for who does not know the card. */
export const numberOnFace = ({ layout }: Tables, v: number, number: NumFn, unknown: number): NumFn =>
  layout.hasFaces
    ? (vm) => {
        const card = vm.cells[vm.env + v];
        return card >= 0 && isUnknown(vm, card) ? unknown : number(vm);
      }
    : number;

/** Whether the cards of a deck are told by their backs: no other deck has the same. */
export const isToldByBack = ({ backOf }: Tables, deck: string): boolean =>
  [...backOf.values()].filter((back) => back === backOf.get(deck)).length === 1;
