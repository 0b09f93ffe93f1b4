import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../../dsl/syntax/index.ts';
import type { EffectNode } from '../../../dsl/syntax/ast.ts';
import { byRules } from '../../lexicon/lexicon.ts';
import { lexiconOf } from '../../lexicon/lexicon-of.ts';
import { applyOptions } from '../../meaning/apply-options.ts';
import { Renderer } from '../../render/renderer.ts';
import { italian } from './index.ts';
import {
  attachPronouns,
  contract,
  definite,
  addEuphonicD,
  indefinite,
  inflectAfterNumbers,
  ordinal,
  that,
} from './forms.ts';
import { loaded } from '../../../test/support/loaded.ts';

const { model, sources } = loaded();
const lexicon = byRules(lexiconOf(model, 'it'));
const tu = new Renderer(italian.onCards, lexicon, sources.symbols);
const voi = new Renderer(italian.onBoards!, lexicon, sources.symbols);
const parse = (effect: string): EffectNode => parseProgram(effect).ast as EffectNode;

describe('Italian', () => {
  test.each([
    // numbers, labels that no number changes, lists
    ['gain 2 steelplast, 1 kelp', 'Ottieni 2 plastacciaio e 1 alga.'],
    ['gain 1 credit, 2 kelp, 3 points', 'Ottieni 1 credito, 2 alghe e 3 punti.'],
    ['gain 2 different common-resources', 'Ottieni 2 risorse comuni di tipo diverso.'],
    ['gain 1 resource', 'Ottieni 1 risorsa a tua scelta.'],
    ['gain 1 kelp per 2 tunnels', 'Ottieni 1 alga ogni 2 tunnel.'],
    [
      'gain 2 points per connected city with upgraded laboratories >= 2',
      'Ottieni 2 punti per ogni città connessa con almeno 2 laboratori migliorati.',
    ],
    [
      'gain (table connected metropolises (0: 0, 1: 1, else: 3)) points',
      'Ottieni punti in base al numero di metropoli connesse: 0 per 0, 1 per 1, altrimenti 3.',
    ],
    ['advance 1 on federation; gain 1 card', 'Avanza di 1 spazio sul tracciato della Federazione. Ottieni 1 carta.'],
    ['advance 3', 'Avanza di 3 spazi sul tracciato della Federazione.'],
    ['treat laboratory with farms >= 1 as connected', 'I laboratori con almeno 1 serra contano come connessi.'],
    // what is paid, what is free
    ['build 1 desalination-plant free', 'Costruisci gratuitamente 1 dissalatore.'],
    ['upgrade up to 3 structures for 1 science', 'Migliora fino a 3 strutture pagando ogni volta 1 ricerca.'],
    ['pay 1 kelp: gain 1 steelplast', 'Paga 1 alga per ottenere 1 plastacciaio.'],
    ['pay 1 credit: at end of round: gain 4 credits', 'Paga 1 credito: alla fine del round, ottieni 4 crediti.'],
    ['each other player: gain 1 credit', 'Ogni altro giocatore ottiene 1 credito.'],
    // may, and pronouns that cling to the verb
    ['build 1 city then may upgrade it free', 'Costruisci 1 città, poi puoi migliorarla gratuitamente.'],
    [
      'gain 1 credit then may gain 1 kelp then gain 1 point',
      'Ottieni 1 credito, poi puoi ottenere 1 alga e, se lo fai, ottieni 1 punto.',
    ],
    ['build 1 tunnel then upgrade it for 1 science', 'Costruisci 1 tunnel, poi miglioralo pagando 1 ricerca.'],
    ['may pay 15 credits: gain 13 points', 'Puoi pagare 15 crediti per ottenere 13 punti.'],
    [
      'gain 1 card then may (choose card in hand then dispose it as discarded)',
      'Ottieni 1 carta, poi, se vuoi, (scarta una carta dalla mano).',
    ],
    [
      'choose card in hand as paper then if paper is green: gain 1 card',
      'Scegli una carta in mano. Poi, se è verde, ottieni 1 carta.',
    ],
    ['choose upgraded building then resolve production of it', 'Risolvi la produzione di un edificio migliorato.'],
    // agreement, articles
    [
      'if upgraded tunnels adjacent to a connected city >= 2: gain 1 card',
      'Se hai almeno 2 tunnel migliorati adiacenti a una città connessa, ottieni 1 carta.',
    ],
    [
      'if cards in hand = 0: gain 1 card else: gain 2 credits',
      'Se non hai carte in mano, ottieni 1 carta; altrimenti ottieni 2 crediti.',
    ],
    ['perform available yellow slot', 'Svolgi l’azione di uno spazio azione giallo disponibile.'],
    ['perform foreign slot', 'Svolgi l’azione di uno spazio azione occupato ma non da te.'],
    ['perform not foreign slot', 'Svolgi l’azione di uno spazio azione libero o occupato da te.'],
    [
      'when you build 2nd laboratory of connected city: gain 1 credit',
      'Ogni volta che costruisci il 2º laboratorio di una città connessa, ottieni 1 credito.',
    ],
    [
      'if built cities this turn >= 1 and upgraded farms this era = 0: gain 2 points',
      'Se in questo turno hai costruito una città e in quest’Era non hai migliorato serre, ottieni 2 punti.',
    ],
    [
      'if built cities this turn >= 1 and built tunnels this turn >= 1 and farm: gain 1 credit',
      'Se in questo turno hai costruito una città e un tunnel e c’è una serra, ottieni 1 credito.',
    ],
    [
      'when you upgrade 2nd farm this turn: gain 1 credit',
      'Ogni volta che migliori la 2ª serra in ogni turno, ottieni 1 credito.',
    ],
    [
      'choose kind of building as k then build 1 k free',
      'Scegli un tipo di edificio, poi costruisci gratuitamente 1 edificio di quel tipo.',
    ],
    [
      'discard cards in hand down to hand-limit as discarded',
      'Scarta le carte in mano fino ad arrivare al limite di mano.',
    ],
    ['build tunnel for price of this', 'Costruisci 1 tunnel pagando il prezzo di questa carta.'],
    [
      'choose used action-card in claimed where it is not this then resolve it',
      'Risolvi una carta azione usata nell’area di gioco che non sia questa carta.',
    ],
    ['if space = 3: gain 1 card', 'Se sei sullo spazio 3 del tracciato della Federazione, ottieni 1 carta.'],
    [
      'when you build expansion-site: gain 2 points',
      'Ogni volta che costruisci su un sito di espansione, ottieni 2 punti.',
    ],
    [
      'instead of slot gives kelp: gain amount credits',
      'Ogni volta che uno spazio azione ti fa ottenere alghe, puoi invece ottenere altrettanti crediti.',
    ],
    [
      'let science stand for steelplast when building',
      'Quando costruisci, puoi usare ricerca al posto di plastacciaio.',
    ],
  ])('%s', (effect, text) => expect(tu.effect(parse(effect))).toEqual({ text, missing: [] }));

  test.each([
    ['build 1 structure then upgrade it for 1 science', 'Costruite 1 struttura, poi miglioratela pagando 1 ricerca.'],
    ['may pay 1 science: gain 1 steelplast, 1 kelp', 'Potete pagare 1 ricerca per ottenere 1 plastacciaio e 1 alga.'],
    [
      'if connected cities >= 5: gain 1 resource',
      'Se avete almeno 5 città connesse, ottenete 1 risorsa a vostra scelta.',
    ],
    ['do take-special', 'Prendete una carta Speciale.'],
    ['perform not own colored slot', 'Svolgete l’azione di uno spazio azione colorato non occupato da voi.'],
  ])('to several: %s', (effect, text) => expect(voi.effect(parse(effect))).toEqual({ text, missing: [] }));

  test.each(['underwater-cities', 'yucata', 'abyssal-trade'])(
    'every card and slot of %s is rendered completely, in both registers',
    (pack) => {
      const { model, sources } = loaded(`cards/${pack}`);
      const effects = sources.effects.filter(
        ({ kind, component, path }) =>
          (kind === 'program' || kind === 'standing') &&
          (component.section === 'cards' || component.section === 'slots') &&
          !path.includes('scenarios'),
      );
      const options = {
        players: 2,
        ...Object.fromEntries(model.options.map(({ id, default: value }) => [id, value])),
      };
      expect(effects.length).toBeGreaterThan(200);
      for (const language of [italian.onCards, italian.onBoards!]) {
        const renderer = new Renderer(language, byRules(lexiconOf(model, 'it')), sources.symbols);
        for (const { ast } of effects) {
          const { text, missing } = renderer.effect(applyOptions(ast as EffectNode, options) as EffectNode);
          expect({ text, missing }).toEqual({
            text: expect.not.stringMatching(
              /[‹~|]|\p{L}\/\p{L}| -l|\b(?:di|a|da|in|su) (?:il|lo|gli|l’)|\s\s|\s[.,;]/u,
            ),
            missing: [],
          });
        }
      }
    },
  );
});

describe('Italian words together', () => {
  test('articles', () => {
    expect(
      [
        ['m', 'spazio'],
        ['m', 'edificio'],
        ['m', 'sito'],
        ['f', 'alga'],
        ['f', 'serra'],
      ].map(([gender, word]) =>
        [
          definite(gender as 'm', 'singular', word),
          definite(gender as 'm', 'plural', word),
          indefinite(gender as 'm', word),
          that(gender as 'm', word),
        ]
          .map((article) => article + word)
          .join(', '),
      ),
    ).toEqual([
      'lo spazio, gli spazio, uno spazio, quello spazio',
      'l’edificio, gli edificio, un edificio, quell’edificio',
      'il sito, i sito, un sito, quel sito',
      'l’alga, le alga, un’alga, quell’alga',
      'la serra, le serra, una serra, quella serra',
    ]);
    expect([ordinal(2, 'm'), ordinal(2, 'f'), ordinal(8, 'm')]).toEqual(['il 2º ', 'la 2ª ', 'l’8º ']);
  });
  test('contractions, elision, pronouns, numbers', () => {
    expect(contract('in l’area, su il tracciato, di gli spazi, a la fine, da lo spazio, tra i siti')).toBe(
      'nell’area, sul tracciato, degli spazi, alla fine, dallo spazio, tra i siti',
    );
    expect(attachPronouns('migliora -la, migliorare -lo, migliora gratuitamente -la')).toBe(
      'migliorala, migliorarlo, migliorala gratuitamente',
    );
    expect(inflectAfterNumbers('1 spazio|spazi, 11 spazio|spazi')).toBe('1 spazio, 11 spazi');
    expect(addEuphonicD('città e edifici, a alghe, e alghe')).toBe('città ed edifici, ad alghe, e alghe');
  });
});
