/** Puts words that have a file and are not in the list yet into `registry.ts`, at the end of their part of the reference. */

const DECLARATION = /^export const (\w+) = (immediate|continuous)\(/m;

/** With what each part of the list ends. */
const ENDS = {
  effects: '  // words around other effects',
  wrappers: '  // continuous effects',
  lasting: '] as const;',
};

/** `files`: the text of each file of the folder, by its name. */
export function withNewWords(registry: string, files: ReadonlyMap<string, string>): string {
  let text = registry;
  for (const [file, source] of files) {
    const [, name, role] = DECLARATION.exec(source) ?? [];
    if (name === undefined || text.includes(` from './${file}';`)) continue;
    const end =
      role === 'continuous' ? ENDS.lasting : source.includes('  wrapper: null,') ? ENDS.effects : ENDS.wrappers;
    text = text
      .replace('import type {', `import { ${name} } from './${file}';\nimport type {`)
      .replace(end, `  ${name},\n${end}`);
  }
  return text;
}
