import type { Command } from '../command.ts';
import { runScenarios, type AskedDecision, type ScenarioResult } from '../../interpreter/scenario/index.ts';
import { coverageLines } from '../figures/coverage-lines.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { painter, wrap, type Paint } from '../terminal/paint.ts';
import { jsonText } from '../terminal/json.ts';

export const test: Command = {
  name: 'test',
  usage: '[PACK…] [--coverage]',
  arguments: [0, Infinity],
  summary: 'Runs the scenarios of packs.',
  options: [
    { name: 'coverage', help: 'also which parts of the programs are reached, by scenarios and by random games' },
    {
      name: 'games',
      value: 'N',
      help: 'for --coverage: random games for each number of players, and for each further value of an option (default: 20)',
    },
    { name: 'filter', value: 'TEXT', help: 'only scenarios whose component, name, file or pack contains this' },
    { name: 'offers', help: 'also what each is asked: the keys of all options, the one taken marked' },
    { name: 'json', help: 'the results as JSON' },
  ],
  about: [
    'A scenario has a position, choices, and the complete difference that must result. Exit code 1 when one fails.',
    'The keys for `do`, `offers` and `only` need not be guessed: write a scenario without `do` and ' +
      'run it with --offers, which lists the options of each decision, to the one where it stops. A key ' +
      'may be cut as long as it names one option. What fails lists them, too.',
    'Coverage counts what a program can come to: an effect runs; the condition of an "if", and each ' +
      'side of its "and" and "or", is found true and false; a "when", "instead of" or "as soon as" ' +
      'fires, and passes over an event of its kind that it does not answer; a "discount", "change", ' +
      '"let", "treat" or "allow" changes something. Looking ahead does not count, nor does what is only ' +
      'set up.',
    'With --json: the results as docs/json/test.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom test', 'all scenarios of underwater-cities'],
    ['fathom test --filter laboratory', 'those that speak of one thing'],
    [
      'fathom test my-game --offers --filter lighthouse',
      'what those scenarios are asked, with the keys of the options',
    ],
    ['fathom test my-game --coverage', 'and what no scenario reaches'],
  ],
  run(args, io) {
    const paint = painter(io.color);
    const games = args.number('games', 0, 100_000) ?? 20;
    const filter = args.text('filter');
    const json: unknown[] = [];
    let bad = false;
    for (const name of args.positionals.length ? args.positionals : [DEFAULT_PACK]) {
      const pack = loadPlayable(name, io);
      if (!pack) {
        bad = true;
        continue;
      }
      let n = 0;
      const onResult = (_result: ScenarioResult): void => {
        n++;
        if (n % 10 === 0) io.progress?.(`${n} scenarios`);
      };
      const onGame = (played: number, of: number): void => {
        if (played % 10 === 0) io.progress?.(`${played} of ${of} random games`);
      };
      const { results, passed, failed, coverage } = runScenarios(pack, {
        onResult,
        onGame,
        ...(filter === undefined ? {} : { filter }),
        ...(args.flag('offers') ? { asked: true } : {}),
        ...(args.flag('coverage') ? { coverage: { games } } : {}),
      });
      bad ||= failed > 0;
      if (args.flag('json')) {
        json.push({ pack: name, passed, failed, results, coverage });
        continue;
      }
      for (const { name: scenario, component, file, line, column, ok, failures, asked } of results) {
        if (ok && !asked) continue;
        io.out(
          `${ok ? 'passed' : paint('red', 'failed')} ${component.section}/${component.id}: ${scenario}  ` +
            `${paint('dim', `${file}:${line}:${column}`)}\n`,
        );
        asked?.forEach((decision) => askedLines(decision, paint, io.width).forEach((l) => io.out(`    ${l}\n`)));
        failures.forEach((failure) => wrap(failure, io.width - 4, 2).forEach((l) => io.out(`    ${l}\n`)));
      }
      if (coverage) coverageLines(coverage, paint, io.width).forEach((l) => io.out(`${l}\n`));
      io.out(
        `${paint('bold', name)}: ` +
          `${results.length === 0 ? 'no scenarios' : `${passed} passed, ${failed ? paint('red', `${failed} failed`) : '0 failed'}`}\n`,
      );
    }
    if (args.flag('json')) io.out(jsonText(json));
    return bad ? 1 : 0;
  },
};

/** The question, then a line for each option. */
const askedLines = ({ prompt, offered, taken }: AskedDecision, paint: Paint, width: number): string[] => [
  ...wrap(prompt, width - 4, 2),
  ...offered.map((key) => (key === taken ? paint('bold', `> ${key}`) : `  ${key}`)),
];
