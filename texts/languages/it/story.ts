/** Italian: the story of a game. */
import type { StoryWords } from '../../../table/narrative/words.ts';
import { inSteps } from './steps.ts';

export const it: StoryWords = {
  quoted: (card) => `«${card}»`,
  slotTaken: (slot, say, painted) => painted(say.slot(slot, 'the')),
  pieceOn: (piece, site, say) => `${say.piece(piece, 'one')} su ${site}`,
  pieceMoved: (piece, { from, site, steps }, say) =>
    `${say.piece(piece, 'one')}${steps ? ` di ${inSteps(steps)}` : ''} da ${from} a ${site}`,
  piece: {
    build: (list) => `costruisce ${list}`,
    lay: (list) => `posa ${list}`,
    place: (list) => `mette ${list}`,
    upgrade: (list) => `migliora ${list}`,
    remove: (list) => `toglie ${list}`,
    relocate: (list) => `sposta ${list}`,
    replace: (list) => `mette ${list} al posto di ciò che c’era`,
  },
  tileOn: (card, site) => `${card ?? 'una carta'} su ${site}`,
  tile: {
    lay: (list) => `posa ${list}`,
    place: (list) => `mette ${list}`,
    'place-down': (list) => `mette a faccia in giù ${list}`,
    look: (list) => `guarda ${list}`,
    up: (list) => `scopre ${list}`,
    down: (list) => `copre ${list}`,
  },
  lying: {
    moves: (amount, from, to) => `sposta ${amount} da ${from} a ${to}`,
    puts: (amount, on) => `mette ${amount} su ${on}`,
    takes: (amount, from) => `prende ${amount} da ${from}`,
  },
  counterOfGame: (change, total) => `${change} (ora ${total})`,
  pays: (amounts) => `paga ${amounts}`,
  paidFor: (done, price) => `${done} per ${price}`,
  becomes: (site, _kind, predicate) => `il sito ${site} ora è ${predicate}`,
  advances: (track, space, steps) => {
    const far = steps > 1 ? `avanza di ${steps} spazi` : 'avanza';
    return space === null ? `${far} oltre la fine (${track})` : `${far} fino a ${space} (${track})`;
  },
  draws: (cards) => `pesca ${cards}`,
  discards: (cards) => `scarta ${cards}`,
  readies: (cards) => `riattiva ${cards}`,
  exhausts: (cards) => `usa per ora ${cards}`,
  uses: (card) => `usa ${card}`,
  plays: (card) => `gioca ${card}`,
  takes: (slot) => `occupa ${slot}`,
  performs: (slot) => `usa ${slot}`,
  blocks: (slots, n) => `${n === 1 ? 'una tessera neutrale occupa' : 'tessere neutrali occupano'} ${slots}`,
  turnOrder: (players) => `d’ora in poi ${players}`,
  shuffled: (zone) => `si rimescola: ${zone}`,
  passed: (zone, to) => `si passa a ${to === 'left' ? 'sinistra' : 'destra'}: ${zone}`,
  everybody: 'tutti',
  result: {
    tie: 'a parità: ',
    inOrder: (place) => `n. ${place} nell’ordine di turno`,
    wins: (player, amount) => (amount === null ? `Vince ${player}.` : `Vince ${player} con ${amount}.`),
    share: (players) => `Vincono insieme ${players}.`,
    tieBroken: (players, amount, first, by) => `${players} hanno ${amount} a testa; a parità vince ${first}: ${by}.`,
    misses: (player, goals) => `${player} non ha raggiunto l’obiettivo: ${goals}.`,
  },
};
