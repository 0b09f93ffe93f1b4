/** An effect that is written nowhere, told as a card would tell it. */
import { expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';

const EFFECT = 'gain 1 kelp then may pay 1 credit: gain 1 card';

test('in three languages, with its canonical form', async () => {
  const { code, out, err } = await fathom(['tell', EFFECT, '--lang', 'en,it,uk'], { width: 200 });
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    'en: Gain 1 kelp, then you may pay 1 credit to gain 1 card.',
    'it: Ottieni 1 alga, poi puoi pagare 1 credito per ottenere 1 carta.',
    expect.stringMatching(/^uk: Отримайте 1 .*картку\.$/),
    `effect: ${EFFECT}`,
    '',
  ]);
  expect((await fathom(['tell', EFFECT])).out).toMatch(/^Gain 1 kelp, then/);
});

test('of a program with its title, of a type, and an effect that lasts', async () => {
  const scoring = await fathom(['tell', 'gain 1 point per 2 farms', '--program', 'scoring', '--lang', 'it']);
  expect(scoring.out).toMatch(/^\S.*: Ottieni 1 punto ogni 2 serre\./);
  expect((await fathom(['tell', 'when you build farm: gain 1 kelp'])).out).toMatch(
    /^Whenever you build a farm, gain 1 kelp\./,
  );
  expect((await fathom(['tell', 'gain 1 kelp', '--type', 'permanent-card'])).code).toBe(1);
});

test('as the same card of the pack is told', async () => {
  const { out } = await fathom(['show', '34', '--json']);
  const [{ texts }] = JSON.parse(out) as { texts: { text: string; told: Record<string, string> }[] }[];
  const told = JSON.parse((await fathom(['tell', texts[0].text, '--json'])).out) as Record<string, unknown>;
  expect(told).toMatchObject({ program: 'effect', told: texts[0].told, problems: [] });
  expect(told['effect']).toBe(texts[0].text);
});

test('what is wrong, at the words, in the language of the terminal', async () => {
  const { code, out, err } = await fathom(['tell', 'gain 1 kelp\ngain 1 creditz'], { locale: 'it_IT.UTF-8' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^EFFECT:2:8 /);
  expect(err).toContain('2 | gain 1 creditz\n    |        ^^^^^^^\nerrore: ');
  expect(err).toMatch(/Intendevi «credit»|Intendevi «credits»/);
  const { problems } = JSON.parse((await fathom(['tell', 'gain 1 creditz', '--json'])).out) as {
    problems: { line: number; column: number; suggestions: string[] }[];
  };
  expect(problems).toMatchObject([{ line: 1, column: 8 }]);
  expect(problems[0].suggestions).toContain('credit');
});

test('all that is wrong at once, also where one line cannot be parsed', async () => {
  const problemsOf = async (effect: string, more: string[] = []): Promise<string[]> =>
    (
      JSON.parse((await fathom(['tell', effect, ...more, '--json'])).out) as {
        problems: { line: number; column: number; code: string }[];
      }
    ).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
  expect(await problemsOf('gain 1 creditz\nbuild farm at start\n(build farn; gain 1 kelp)\nadvance')).toEqual([
    '1:8 unknown-name',
    '2:12 missing-separator',
    '3:8 unknown-name',
    '4:8 expected-value',
  ]);
  expect(await problemsOf('gain 1 creditz\nwhen you build\ngain 1 wim', ['--pack', 'nim'])).toEqual([
    '1:8 unknown-name',
    '2:15 expected-name',
    '3:8 unknown-name',
  ]);
  // what follows a bracket that stays open may belong to it, and a name may be given where the mistake is
  expect(await problemsOf('build (farm\nbuild farn')).toEqual(['1:7 unclosed-bracket']);
  expect(await problemsOf('choose city as chosen build\nbuild farm on chosen')).toEqual(['1:23 missing-separator']);
});

test('from standard input', async () => {
  const typed = await fathom(['tell', '-'], { input: ['build farm', 'gain 1 card'] });
  expect(typed.out).toContain('Build 1 farm. Gain 1 card.');
  expect(await fathom(['tell', '-'])).toMatchObject({ code: 1, err: expect.stringContaining('no effect') as string });
});

test('with the names of other packs, also of one without cards', async () => {
  const { code, out } = await fathom(['tell', 'gain 1 win', '--pack', 'nim', '--lang', 'en,it']);
  expect([code, out]).toEqual([0, expect.stringMatching(/^en: Gain 1 win\.\nit: /) as string]);
  const wrong = await fathom(['tell', 'gain 1 wim', '--pack', 'nim']);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('^^^') as string]);
});

test('programs and types that there are not', async () => {
  expect(await fathom(['tell', EFFECT, '--program', 'scorin'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "scoring"?') as string,
  });
  expect((await fathom(['tell', EFFECT, '--type', 'x'])).err).toContain('"action-card"');
  expect((await fathom(['tell', EFFECT, '--type', 'instant-card', '--program', 'scoring'])).err).toContain(
    'No card of the type "instant-card" has a program "scoring". There are "effect".',
  );
});
