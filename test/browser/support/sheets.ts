/** A sheet of twelve texts as people type it, in each language, and what else is typed on the way from it to a pack. */
import type { LanguageCode } from '../../../dsl/internal.ts';

interface TypedSheet {
  /** two rows lack their type, and one has a type that there is not; a word of the row of the ninth card is known to nobody */
  table: string;
  unknownWord: string;
  /** in place of the text with that word */
  mended: string;
  contract: { name: string; text: string };
  slot: { name: string; text: string };
}

export const SHEETS: Record<LanguageCode, TypedSheet> = {
  en: {
    table: `name,type,text
Kelp cutter,instant,Gain 2 kelp and 1 credit.
Dock worker,instant,Get two credits.
Tunnel crew,instant,Construct a tunnel at no cost.
Council,instant,"If you own 2 connected cities, score 3 points."
Harbour pilot,permanent,"Whenever you build a tunnel, gain 1 credit."
Salt works,production,Gain 1 credit for each desalination plant.
Ebb and flow,instant,"Gain 2 credits, then draw a card."
Science fair,,Gain 1 science and 1 point.
Two tides,instant,Gain 1 fish.
Farm hands,,Build a farm.
Grant,spell,Gain 3 credits or 2 steelplast.
Pearl divers,instant,Gain 1 point per farm.
`,
    unknownWord: 'fish',
    mended: 'Gain 1 kelp for each city.',
    contract: {
      name: 'Reef treaty',
      text: 'As soon as you have at least 3 connected cities, gain 3 points and 2 credits.',
    },
    slot: { name: 'Harvest', text: 'Gain 1 credit for each connected city.' },
  },
  it: {
    table: `nome;tipo;testo
Tagliatore di alghe;istantaneo;Ottieni 2 alghe e 1 credito.
Portuale;istantaneo;Ricevi due crediti.
Squadra dei tunnel;istantaneo;Costruisci un tunnel gratis.
Consiglio;istantaneo;Se hai 2 città connesse, ottieni 3 punti.
Pilota del porto;permanente;Ogni volta che costruisci un tunnel, ottieni 1 credito.
Saline;produzione;Ottieni 1 credito per ogni dissalatore.
Flusso e riflusso;istantaneo;Ottieni 2 crediti, poi pesca una carta.
Fiera della scienza;;Ottieni 1 ricerca e 1 punto.
Due maree;istantaneo;Ottieni 1 pesce.
Braccianti;;Costruisci una serra.
Sussidio;magia;Ottieni 3 crediti o 2 plastacciaio.
Pescatori di perle;istantaneo;Ottieni 1 punto per ogni serra.
`,
    unknownWord: 'pesce',
    mended: 'Ottieni 1 alga per ogni città.',
    contract: {
      name: 'Trattato della barriera',
      text: 'Non appena hai almeno 3 città connesse, ottieni 3 punti e 2 crediti.',
    },
    slot: { name: 'Raccolto', text: 'Ottieni 1 credito per ogni città connessa.' },
  },
  uk: {
    table: `назва;тип;текст
Жнець ламінарії;миттєвий;Отримайте 2 ламінарії та 1 кредит.
Докер;миттєвий;Отримайте два кредити.
Тунельники;миттєвий;Збудуйте тунель безкоштовно.
Рада;миттєвий;Якщо у вас є 2 з’єднані міста, отримайте 3 очки.
Портовий лоцман;постійний;Щоразу, коли ви будуєте тунель, отримайте 1 кредит.
Солеварня;виробництво;Отримайте 1 кредит за кожен опріснювач.
Приплив і відплив;миттєвий;Отримайте 2 кредити, потім візьміть карту.
Ярмарок науки;;Отримайте 1 науку та 1 очко.
Дві течії;миттєвий;Отримайте 1 рибу.
Наймити;;Збудуйте ферму.
Грант;чари;Отримайте 3 кредити або 2 сталепласти.
Шукачі перлів;миттєвий;Отримайте 1 очко за кожну ферму.
`,
    unknownWord: 'рибу',
    mended: 'Отримайте 1 ламінарію за кожне місто.',
    contract: {
      name: 'Рифовий договір',
      text: 'Щойно у вас є принаймні 3 з’єднані міста, отримайте 3 очки та 2 кредити.',
    },
    slot: { name: 'Жнива', text: 'Отримайте 1 кредит за кожне з’єднане місто.' },
  },
};
