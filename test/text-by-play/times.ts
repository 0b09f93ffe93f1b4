/** When something happens: once in a period, in a program, or because of something. */
import { PERIODS, type Dice } from './dice.ts';
import { ended, type Clause, type Sentence } from './statement.ts';
import { each, type Piece, type Resource, type Words } from './terms.ts';
import { makeChoice, makeIf, makeMay, makePaidSimply, makeSingle } from './clauses.ts';
import { makeByEach } from './of-others.ts';

export function makeBody(d: Dice): Clause {
  return d.one<Clause>([
    () => makeSingle(d),
    () => makeSingle(d),
    () => makeIf(d),
    () => makePaidSimply(d),
    () => makeChoice(d),
    () => makeByEach(d),
  ]);
}

export function makeAbility(d: Dice): Sentence {
  const period = d.pick(PERIODS);
  const once: Words = {
    en: `once per ${period}, `,
    it: `una volta per ${{ turn: 'turno', round: 'round', era: 'Era' }[period]}, `,
    uk: `раз на ${{ turn: 'хід', round: 'раунд', era: 'епоху' }[period]} `,
  };
  const clause = d.below(2) === 0 ? makeMay(d) : makeBody(d);
  return {
    kind: 'ability',
    ...clause,
    says: ended(each((lang) => `${once[lang]}${clause.says[lang]}`)),
    when: { at: 'ability', period },
  };
}

export function makeProgram(d: Dice): Sentence {
  const program = d.pick(['production', 'scoring'] as const);
  const frame: Words =
    program === 'production'
      ? { en: 'during Production, ', it: 'durante la Produzione, ', uk: 'під час виробництва ' }
      : { en: 'at the end of the game, ', it: 'alla fine della partita, ', uk: 'наприкінці гри ' };
  const clause = d.one<Clause>([() => makeSingle(d), () => makeChoice(d), () => makePaidSimply(d), () => makeIf(d)]);
  return {
    kind: 'program',
    ...clause,
    says: ended(each((lang) => `${frame[lang]}${clause.says[lang]}`)),
    when: { at: 'program', program },
  };
}

export function makeEvent(d: Dice): Sentence {
  return d.one([
    () => makeMoment(d),
    () => makeMoment(d),
    () => makeDeedOf(d, false),
    () => makeDeedOf(d, false),
    () => makeDeedOf(d, true),
  ]);
}

/** *at the end of each round, …* */
export function makeMoment(d: Dice): Sentence {
  const period = d.pick(PERIODS);
  const moment = d.pick(['end', 'begin'] as const);
  const isEnd = moment === 'end';
  const frame: Words = {
    en: `at the ${isEnd ? 'end' : 'beginning'} of each ${period === 'turn' ? 'of your turns' : period}, `,
    it: `${isEnd ? 'alla fine' : 'all’inizio'} di ogni ${{ turn: 'tuo turno', round: 'round', era: 'Era' }[period]}, `,
    uk: `${isEnd ? 'наприкінці' : 'на початку'} ${{ turn: 'кожного вашого ходу', round: 'кожного раунду', era: 'кожної епохи' }[period]} `,
  };
  const clause = makeBody(d);
  const own = `${moment}:${period}`;
  const elsewhere = PERIODS.flatMap((one) => [`end:${one}`, `begin:${one}`]).filter((one) => one !== own);
  return {
    kind: 'moment',
    ...clause,
    says: ended(each((lang) => `${frame[lang]}${clause.says[lang]}`)),
    when: {
      at: 'event',
      nth: null,
      until: null,
      hears: ({ what, by }) => what === own && (period !== 'turn' || by === 0),
      tries: [
        [{ what: own, by: 0 }],
        elsewhere.map((what) => ({ what, by: 0 })),
        ...(period === 'turn' ? [[{ what: own, by: 1 }]] : []),
      ],
    },
  };
}

/** *whenever you build a farm, …* */
export function makeDeedOf(d: Dice, another: boolean): Sentence {
  const [what, says] = makeHeard(d, another);
  const nth = !another && d.below(3) === 0 ? { n: d.pick([1, 1, 2]), period: d.pick(PERIODS) } : null;
  const until = nth === null && d.below(4) === 0 ? d.pick(PERIODS) : null;
  // what it sets off must not set it off again
  let clause = makeBody(d);
  while (clause.says.en.includes(what.split(':')[1].replaceAll('-', ' '))) clause = makeBody(d);
  const frame: Words = nth
    ? {
        en: `the ${nth.n === 1 ? 'first' : 'second'} time ${says.en} each ${nth.period}, `,
        it: `la ${nth.n === 1 ? 'prima' : 'seconda'} volta che ${says.it} in ogni ${{ turn: 'turno', round: 'round', era: 'Era' }[nth.period]}, `,
        uk: `коли ви ${nth.n === 1 ? 'вперше' : 'вдруге'} за ${{ turn: 'хід', round: 'раунд', era: 'епоху' }[nth.period]} ${says.uk.replace(/^ви /, '')}, `,
      }
    : d.below(2) === 0
      ? {
          en: `whenever ${says.en}, `,
          it: `ogni volta che ${says.it}, `,
          uk: `щоразу, коли ${says.uk}, `,
        }
      : { en: `when ${says.en}, `, it: `quando ${says.it}, `, uk: `коли ${says.uk}, ` };
  const till: Words = until
    ? {
        en: `until the end of the ${until}, `,
        it: `fino alla fine ${{ turn: 'del turno', round: 'del round', era: 'dell’Era' }[until]}, `,
        uk: `до кінця ${{ turn: 'ходу', round: 'раунду', era: 'епохи' }[until]} `,
      }
    : each(() => '');
  const by = another ? 1 : 0;
  const it = { what, by };
  const [verb, noun] = what.split(':');
  const unlike = {
    what:
      verb === 'build'
        ? `build:${noun === 'farm' ? 'laboratory' : 'farm'}`
        : `gain:${noun === 'kelp' ? 'science' : 'kelp'}`,
    by,
  };
  const period: string = nth?.period ?? until ?? 'turn';
  const next = [
    { what: `end:${period}`, by: 0 },
    { what: `begin:${period}`, by: 0 },
  ];
  return {
    kind: until ? 'until' : another ? 'another' : nth ? 'nth' : 'deed',
    ...clause,
    says: ended(each((lang) => `${till[lang]}${frame[lang]}${clause.says[lang]}`)),
    when: {
      at: 'event',
      nth,
      until,
      hears: (one) => one.what === what && (another ? one.by !== 0 : one.by === 0),
      tries: [
        [{ what, by: another ? 0 : 1 }],
        [unlike],
        // what was done before in the period is not known
        ...(nth
          ? [
              [...next, it],
              [...next, it, it, it],
              [...next, it, ...next, it, it],
            ]
          : [[it], [it, it]]),
        ...(until
          ? [
              [it, ...next, it],
              ...PERIODS.filter((one) => one !== until).map((one) => [{ what: `end:${one}`, by: 0 }, it]),
            ]
          : []),
      ],
    },
  };
}

export function makeHeard(d: Dice, another: boolean): [what: string, says: Words] {
  const how = d.pick(['build', 'build', 'gain', 'draw'] as const);
  if (how === 'build') {
    const piece = d.piece();
    const { en, it, uk } = pieceWords(piece);
    return [
      `build:${piece}`,
      another
        ? {
            en: `another player builds ${en}`,
            it: `un altro giocatore costruisce ${it}`,
            uk: `інший гравець будує ${uk}`,
          }
        : { en: `you build ${en}`, it: `costruisci ${it}`, uk: `ви будуєте ${uk}` },
    ];
  }
  if (how === 'draw') {
    d.cards();
    return [
      'draw:card',
      another
        ? {
            en: 'another player draws a card',
            it: 'un altro giocatore pesca una carta',
            uk: 'інший гравець добирає картку',
          }
        : { en: 'you draw a card', it: 'peschi una carta', uk: 'ви добираєте картку' },
    ];
  }
  const what = d.resource();
  const { en, it, uk } = massWords(what);
  return [
    `gain:${what}`,
    another
      ? {
          en: `another player gains ${en}`,
          it: `un altro giocatore ottiene ${it}`,
          uk: `інший гравець отримує ${uk}`,
        }
      : { en: `you gain ${en}`, it: `ottieni ${it}`, uk: `ви отримуєте ${uk}` },
  ];
}

const pieceWords = (piece: Piece): Words =>
  ({
    farm: { en: 'a farm', it: 'una serra', uk: 'ферму' },
    'desalination-plant': { en: 'a desalination plant', it: 'un dissalatore', uk: 'опріснювач' },
    laboratory: { en: 'a laboratory', it: 'un laboratorio', uk: 'лабораторію' },
    tunnel: { en: 'a tunnel', it: 'un tunnel', uk: 'тунель' },
  })[piece];

const massWords = (what: Resource): Words =>
  ({
    credit: { en: 'a credit', it: 'un credito', uk: 'кредит' },
    kelp: { en: 'kelp', it: 'un’alga', uk: 'ламінарію' },
    steelplast: { en: 'steelplast', it: 'plastacciaio', uk: 'сталепласт' },
    science: { en: 'science', it: 'ricerca', uk: 'науку' },
    biomatter: { en: 'biomatter', it: 'biomateria', uk: 'біоматерію' },
    point: { en: 'a point', it: 'un punto', uk: 'очко' },
  })[what];
