/** The game in the README: parts of the narrative of one seed, as the command prints it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const README = join(ROOT, 'README.md');

/** The first two turns, the first Production of two players and the final table. */
export function excerpt(): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'cli', 'fathom.mjs'),
      'play',
      '--pack',
      'underwater-cities',
      '--players',
      '4',
      '--bots',
      'quick',
      '--seed',
      '7',
    ],
    { encoding: 'utf8', env: { ...process.env, COLUMNS: '80', NO_COLOR: '1' } },
  );
  const lines = stdout.split('\n');
  const section = (title: string, from: number): string[] => {
    const at = lines.indexOf(title, from);
    const end = lines.findIndex((line, i) => i > at && /^(?: {2}─|──|$)/.test(line));
    return lines.slice(at, end);
  };
  const players = (section: string[], n: number): string[] => {
    const starts = section.flatMap((line, i) => (/^ {2}\S/.test(line) && i > 0 ? [i] : []));
    return section.slice(0, starts[n] ?? section.length);
  };
  const round = lines.findIndex((line) => line.startsWith('── Round 1 '));
  const final = lines.findIndex((line) => line.startsWith('── Final score'));
  const table = lines.slice(final, lines.findIndex((line, i) => i > final && line.startsWith('  1. ')) + 1);
  return [
    ...players(section(lines[round], 0), 2),
    '  …',
    ...players(section('  ─ Production', 0), 2),
    '  …',
    '',
    ...table,
  ].join('\n');
}

/** Writes it into the README; returns whether it changed. */
export function renewExcerpt(): boolean {
  const readme = readFileSync(README, 'utf8');
  const from = readme.indexOf('── Round 1');
  const to = readme.indexOf('\n```', from);
  const renewed = readme.slice(0, from) + excerpt() + readme.slice(to);
  if (renewed !== readme) writeFileSync(README, renewed);
  return renewed !== readme;
}
