import { type Edit, type Fix, type FixContext, entryOf, nearestNames } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

/** The procedure with which everything begins. */
export const START_PROCEDURE = 'game';

export const missingGame = defineCheck<{ suggestions: string[] }>({
  summary: 'No procedure says what the game is.',
  severity: 'error',
  message: () => `There is no procedure "${START_PROCEDURE}" with a step: nothing would happen.`,
  help: () => 'Write `procedures: {game: {play: …}}`.',
  fix: { does: 'a procedure `game` that ends at once', fixes: (_, context) => addGame(context) },
  example: { suggestions: [] },
  early: true,
  run({ model, sources }) {
    if (model.procedures.some(({ id, steps }) => id === START_PROCEDURE && steps.length > 0)) return [];
    const file = sources.files.find(({ path }) => path === sources.packs.at(-1)?.files[0]);
    const key = file?.yaml.root?.entries[0]?.keySpan;
    if (!file || !key) return [];
    return [
      {
        data: {
          suggestions: nearestNames(
            START_PROCEDURE,
            model.procedures.map(({ id }) => id),
          ),
        },
        at: { file: file.path, span: key },
      },
    ];
  },
});

function addGame({ packFile }: FixContext): Fix[] {
  if (!packFile?.root) return [];
  const { path: file, text } = packFile;
  const procedures = entryOf(packFile.root, 'procedures');
  if (procedures && procedures.value.kind !== 'map') return [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = [`  ${START_PROCEDURE}:`, '    end: end game'];
  const insert = (at: number, added: string[]): Edit => ({
    file,
    span: { start: at, end: at },
    text: newline + added.join(newline),
  });
  const inBlock = procedures !== undefined && text[procedures.value.span.start] !== '{';
  const edit = inBlock
    ? insert(procedures.keySpan.end + 1, lines)
    : insert(text.trimEnd().length, ['procedures:', ...lines]);
  return [{ title: { is: 'add-procedure', name: START_PROCEDURE }, edits: [edit] }];
}
