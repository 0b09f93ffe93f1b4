/** The texts of `--help`. */
import { COMMON_OPTIONS, type Command } from './command.ts';
import { columns, wrap, type Paint } from './terminal/paint.ts';

export function helpOf(command: Command, paint: Paint, width: number): string {
  const out = [
    ...wrap(`fathom ${command.name} ${command.usage}`, width, 4).map((line, i) =>
      i === 0 ? paint('bold', line) : line,
    ),
    '',
    ...wrap(command.summary, width),
    '',
  ];
  for (const paragraph of command.about) out.push(...wrap(paragraph, width), '');
  const options = [...command.options, ...COMMON_OPTIONS];
  out.push(
    paint('bold', 'Options'),
    ...table(
      options.map((o) => [`--${o.name}${o.value ? ` ${o.value}` : ''}`, o.help]),
      width,
    ),
    '',
  );
  if (command.examples.length) {
    out.push(paint('bold', 'Examples'));
    for (const [example, what] of command.examples) {
      out.push(
        ...wrap(`  ${paint('cyan', example)}`, width * 2).map((line) => `  ${line}`),
        ...wrap(what, width - 6).map((line) => `      ${line}`),
      );
    }
    out.push('');
  }
  return out.join('\n');
}

/** The help of `fathom` itself: all commands, and the first ones to try. */
export function overview(commands: Command[], paint: Paint, width: number): string {
  return [
    ...wrap(
      `${paint('bold', 'fathom')} – board games from their rules in YAML: checked, played, tried out, measured.`,
      width,
    ),
    '',
    paint('bold', 'Commands'),
    ...table(
      commands.map((c) => [`${c.name} ${c.usage}`.length > 34 ? c.name : `${c.name} ${c.usage}`, c.summary]),
      width,
    ),
    '',
    ...wrap(
      'A PACK is the name of a pack in the packs folder, a folder, or a single .yaml file; the default is underwater-cities.',
      width,
    ),
    '',
    ...wrap(
      '`fathom COMMAND --help` lists the options, with examples. `fathom help TOPIC` explains words, ' +
        'keys, events and diagnostics of packs (`fathom help topics` lists them). Exit codes: 0 good, 1 ' +
        'findings, 2 wrong usage. NO_COLOR and FORCE_COLOR are respected.',
      width,
    ),
    '',
    paint('bold', 'To begin'),
    ...table(
      [
        ['fathom play --pack nim', 'a small game against a bot'],
        ['fathom play', 'Underwater Cities, you against bots'],
        ['fathom new pack my-game', 'a commented game of your own to start from'],
        ['fathom edit', 'the workbench in your browser: write a card, see it, try it'],
      ],
      width,
    ),
    '',
  ].join('\n');
}

/** Two columns, the second one wrapped. */
export function table(rows: [string, string][] | string[][], width: number): string[] {
  const left = Math.min(36, Math.floor(width * 0.45), Math.max(...rows.map(([a]) => a.length)));
  return rows.flatMap(([a, b]) => {
    const lines = wrap(b, Math.max(16, width - left - 4));
    if (a.length > left) return [`  ${a}`, ...lines.map((line) => ' '.repeat(left + 4) + line)];
    return columns(lines.map((line, i) => ['', (i === 0 ? a : '').padEnd(left), line]));
  });
}
