/**
 * What things are called in the three rulebooks, with the forms that a sentence needs. It is written from the books, not from the
 * lexicon of the pack or the tables of `texts`: a second opinion must not repeat the first one.
 */

export const LANGS = ['en', 'it', 'uk'] as const;
export type Lang = (typeof LANGS)[number];
/** The same in each language. */
export type Words = Readonly<Record<Lang, string>>;

export const RESOURCES = ['credit', 'kelp', 'steelplast', 'science', 'biomatter', 'point'] as const;
export type Resource = (typeof RESOURCES)[number];
export const PIECES = ['farm', 'desalination-plant', 'laboratory', 'tunnel'] as const;
export type Piece = (typeof PIECES)[number];
export const COLORS = ['green', 'red', 'yellow'] as const;
export type Color = (typeof COLORS)[number];

export interface Noun {
  en: [one: string, several: string];
  it: [one: string, several: string];
  uk: [one: string, accusative: string, few: string, many: string];
  /** in Italian, and in Ukrainian */
  gender: ['m' | 'f', 'm' | 'f' | 'n'];
}

const noun = (gender: Noun['gender'], en: Noun['en'], it: Noun['it'], uk: Noun['uk']): Noun => ({ gender, en, it, uk });

/** What has a number. */
export type Thing = Resource | Piece | 'card';

export const NOUNS: Readonly<Record<Thing, Noun>> = {
  credit: noun(['m', 'm'], ['credit', 'credits'], ['credito', 'crediti'], ['кредит', 'кредит', 'кредити', 'кредитів']),
  kelp: noun(['f', 'f'], ['kelp', 'kelp'], ['alga', 'alghe'], ['ламінарія', 'ламінарію', 'ламінарії', 'ламінарій']),
  steelplast: noun(
    ['m', 'm'],
    ['steelplast', 'steelplast'],
    ['plastacciaio', 'plastacciaio'],
    ['сталепласт', 'сталепласт', 'сталепласти', 'сталепластів'],
  ),
  science: noun(['f', 'f'], ['science', 'science'], ['ricerca', 'ricerca'], ['наука', 'науку', 'науки', 'наук']),
  biomatter: noun(
    ['f', 'f'],
    ['biomatter', 'biomatter'],
    ['biomateria', 'biomateria'],
    ['біоматерія', 'біоматерію', 'біоматерії', 'біоматерій'],
  ),
  point: noun(['m', 'n'], ['point', 'points'], ['punto', 'punti'], ['очко', 'очко', 'очки', 'очок']),
  farm: noun(['f', 'f'], ['farm', 'farms'], ['serra', 'serre'], ['ферма', 'ферму', 'ферми', 'ферм']),
  'desalination-plant': noun(
    ['m', 'm'],
    ['desalination plant', 'desalination plants'],
    ['dissalatore', 'dissalatori'],
    ['опріснювач', 'опріснювач', 'опріснювачі', 'опріснювачів'],
  ),
  laboratory: noun(
    ['m', 'f'],
    ['laboratory', 'laboratories'],
    ['laboratorio', 'laboratori'],
    ['лабораторія', 'лабораторію', 'лабораторії', 'лабораторій'],
  ),
  tunnel: noun(['m', 'm'], ['tunnel', 'tunnels'], ['tunnel', 'tunnel'], ['тунель', 'тунель', 'тунелі', 'тунелів']),
  card: noun(['f', 'f'], ['card', 'cards'], ['carta', 'carte'], ['картка', 'картку', 'картки', 'карток']),
};

export const COLOR_WORDS: Readonly<Record<Color, { en: string; it: [string, string]; uk: [string, string, string] }>> =
  {
    green: { en: 'green', it: ['verde', 'verdi'], uk: ['зелену', 'зелені', 'зелених'] },
    red: { en: 'red', it: ['rossa', 'rosse'], uk: ['червону', 'червоні', 'червоних'] },
    yellow: { en: 'yellow', it: ['gialla', 'gialle'], uk: ['жовту', 'жовті', 'жовтих'] },
  };

/** The form of a Ukrainian noun behind a number: 0 for one, 1 for 2 to 4, 2 for the others. */
export const ukrainianForm = (n: number): 0 | 1 | 2 => (n === 1 ? 0 : n < 5 ? 1 : 2);

const NUMBERS: Readonly<
  Record<number, { en: string; it: [m: string, f: string]; uk: [m: string, f: string, n: string] }>
> = {
  1: { en: 'one', it: ['un', 'una'], uk: ['один', 'одну', 'одне'] },
  2: { en: 'two', it: ['due', 'due'], uk: ['два', 'дві', 'два'] },
  3: { en: 'three', it: ['tre', 'tre'], uk: ['три', 'три', 'три'] },
  7: { en: 'seven', it: ['sette', 'sette'], uk: ['сім', 'сім', 'сім'] },
};

/** *2 credits*, as what is taken or given; in words, *two credits*. */
export function amountOf(n: number, what: Thing, inWords = false): Words {
  const { en, it, uk, gender } = NOUNS[what];
  const [italian, slavic] = [gender[0] === 'm' ? 0 : 1, gender[1] === 'm' ? 0 : gender[1] === 'f' ? 1 : 2] as const;
  const words = inWords ? NUMBERS[n] : undefined;
  const one = n === 1 ? 0 : 1;
  const unaElided = words && n === 1 && italian === 1 && it[0].startsWith('a') ? 'un’' : undefined;
  return {
    en: `${words?.en ?? n} ${en[one]}`,
    it: `${unaElided ?? `${words?.it[italian] ?? n} `}${it[one]}`,
    uk: `${words?.uk[slavic] ?? n} ${[uk[1], uk[2], uk[3]][ukrainianForm(n)]}`,
  };
}

/** *2 credits*, as what there is. */
export const thereAre = (n: number, what: Thing): Words => ({
  ...amountOf(n, what),
  uk: `${n} ${[NOUNS[what].uk[0], NOUNS[what].uk[2], NOUNS[what].uk[3]][ukrainianForm(n)]}`,
});

/** *credits*, without a number: what there are more or fewer of. */
export const severalOf = (what: Thing): Words => ({
  en: NOUNS[what].en[1],
  it: NOUNS[what].it[1],
  uk: NOUNS[what].uk[3],
});

/** Behind *for*: *each credit*. */
export const eachOf = (what: Thing): Words => {
  const { en, it, uk, gender } = NOUNS[what];
  return {
    en: `each ${en[0]}`,
    it: `ogni ${it[0]}`,
    uk: `${{ m: 'кожен', f: 'кожну', n: 'кожне' }[gender[1]]} ${uk[1]}`,
  };
};

export const each = (make: (lang: Lang) => string): Words => ({ en: make('en'), it: make('it'), uk: make('uk') });
