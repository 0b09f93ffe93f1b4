/** A page on which two play Nim, without a server: the model is the file of `fathom compile nim --lang en --out model.json`. */
import { newGame, readModel } from 'fathom/engine';
import { english } from 'fathom/words/en';
import file from './model.json' with { type: 'json' };

const game = newGame(readModel(file), { players: 2, seed: 7, words: [english] });
const place = document.querySelector('main') ?? document.body;

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

function show(): void {
  const { pebble, shell, pearl } = game.view(-1).counters; // what a spectator sees
  place.replaceChildren(element('p', `${pebble} pebbles, ${shell} shells, ${pearl} pearls`));
  const { decision } = game;
  if (!decision) {
    const winners = game.ranking.filter(({ won }) => won).map(({ player }) => `Player ${player + 1}`);
    place.append(element('h1', `${winners.join(' and ')} wins.`));
    return;
  }
  place.append(element('h1', `Player ${decision.player + 1}: ${decision.prompt}`));
  for (const { key, label } of decision.options) {
    const button = element('button', label);
    button.addEventListener('click', () => {
      game.choose(key);
      show();
    });
    place.append(button);
  }
}
show();
