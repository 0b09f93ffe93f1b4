/** Cards that replace, suspend and repeat parts of what a game does: played, told in three languages, and read back. */
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('instead');

testPack(pack, 5);

const PRINTED: string[] = ['red-tide', 'algae-press', 'plan-chest', 'double-survey', 'tenured-staff'];

testTexts(pack, PRINTED);
