/** As in English. */
import type { LabMessages } from '../en/page-lab.ts';

export const LAB_IT: LabMessages = {
  setting: 'Plancia e mano',
  settingHint:
    'Fai clic su un luogo, poi su che cosa vi sta. Le frecce vanno da un luogo all’altro; Invio va a che cosa può starvi.',
  whose: 'Di chi',
  common: 'Tra i giocatori',
  cardsIn: 'Carte in {zone}',
  noCards: 'Nessuna carta qui.',
  addCard: 'Aggiungi {card}',
  removeCard: 'Togli {card}',
  findCard: 'Cerca una carta da aggiungere',
  cardsToAdd: 'Carte da aggiungere',
  noneFound: 'Nessuna carta si chiama così.',
  moreCards: 'e altre {n}: cerca',
  otherPiece: 'Un altro pezzo',
  takeBack: 'Annulla',
  doAgain: 'Ripeti',
  cannotBe: 'Qui non si può. {why}',
};
