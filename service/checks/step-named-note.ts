import { isProgram, NOTE_FIELDS, nodeAt, type YamlEntry, type YamlNode } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

/** What a step cannot be called: keys for people, and the names of the procedure. */
const NAMES: ReadonlySet<string> = new Set([...Object.keys(NOTE_FIELDS), 'name', 'plural']);

export const stepNamedNote = defineCheck<{ key: string }>({
  summary: 'A step of a procedure is named like a remark, so that it never runs.',
  severity: 'error',
  message: ({ key }) => `"${key}" of a procedure is a remark for people, and this effect never runs.`,
  help: () => 'Give the step another name, or word the remark otherwise.',
  fix: {
    does: 'another name for the step',
    fixes: ({ key }, { span, isTaken }) => {
      const free = [`${key}-step`, ...[2, 3, 4].map((n) => `${key}-step-${n}`)].find((name) => !isTaken(name));
      return free ? [{ title: { is: 'rename-step', name: free }, edits: [{ span, text: free }] }] : [];
    },
  },
  example: { key: 'note' },
  early: true,
  run: ({ sources: { components, files } }) =>
    components
      .filter(({ section }) => section === 'procedures')
      .flatMap(({ file, path }) => {
        const root = files.find((source) => source.path === file)?.yaml.root;
        const node = root ? nodeAt(root, path) : undefined;
        return (node?.kind === 'map' ? node.entries : [])
          .filter((entry) => NAMES.has(entry.key) && isStep(entry))
          .map(({ key, keySpan }) => ({ data: { key }, at: { file, span: keySpan } }));
      }),
});

/** Whether the value is a whole effect, as text or under `do`. */
function isStep({ value }: YamlEntry): boolean {
  if (value.kind === 'map') return value.entries.some(({ key, value: inner }) => key === 'do' && isEffect(inner));
  return isEffect(value);
}

function isEffect(node: YamlNode): boolean {
  return node.kind === 'scalar' && typeof node.value === 'string' && isProgram(node.value);
}
