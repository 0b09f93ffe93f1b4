/** `fathom/service` as it runs: its functions with their arguments checked. Its types and documentation are those of `../service.ts`. */
import { COUNT, FLAG, FUNCTION, having, listOf, oneOf, oneOfTexts, TEXT } from '../../interpreter/internal.ts';
import { LANGUAGE_CODES } from '../../dsl/index.ts';
import * as service from '../service.ts';
import { checkedFunctions, orLeftOut, withFields } from './checked.ts';

const WORKSPACE = [
  'the workspace',
  having('what createWorkspace gives', 'options', 'document', 'diagnostics'),
] as const;
const URI = ['the address', TEXT] as const;
const A_POSITION = withFields('a position, with its line and character from 0 on', { line: COUNT, character: COUNT });
const POSITION = ['the position', A_POSITION] as const;
const RANGE = ['the range', withFields('a range of two positions', { start: A_POSITION, end: A_POSITION })] as const;
const A_LANGUAGE = oneOfTexts(...LANGUAGE_CODES);
const LANGUAGE = ['the language', A_LANGUAGE] as const;

const OF_FILE = [WORKSPACE, URI];
const AT_POSITION = [WORKSPACE, URI, POSITION];

export * from '../service.ts';
export const {
  allDiagnostics,
  codeActions,
  codeLenses,
  completions,
  createWorkspace,
  definition,
  diagnosticsOf,
  documentSymbols,
  foldingRanges,
  formatting,
  highlights,
  hover,
  inlayHints,
  prepareRename,
  references,
  rename,
  semanticTokens,
  signatureHelp,
  workspaceSymbols,
} = checkedFunctions(service, {
  allDiagnostics: [WORKSPACE],
  codeActions: [WORKSPACE, URI, RANGE, ['the language', orLeftOut(A_LANGUAGE)]],
  codeLenses: OF_FILE,
  completions: AT_POSITION,
  createWorkspace: [
    [
      'the options',
      withFields('an object with files and a pack', {
        files: having('files, such as those of memoryFiles', 'list', 'read', 'kind'),
        pack: TEXT,
        packs: orLeftOut(oneOf(TEXT, listOf(TEXT))),
        readOnly: orLeftOut(FUNCTION),
        isOutside: orLeftOut(FUNCTION),
        pathOf: orLeftOut(FUNCTION),
        uriOf: orLeftOut(FUNCTION),
      }),
    ],
  ],
  definition: AT_POSITION,
  diagnosticsOf: OF_FILE,
  documentSymbols: OF_FILE,
  foldingRanges: OF_FILE,
  formatting: OF_FILE,
  highlights: AT_POSITION,
  hover: [...AT_POSITION, LANGUAGE],
  inlayHints: [WORKSPACE, URI, RANGE, LANGUAGE],
  prepareRename: AT_POSITION,
  references: [...AT_POSITION, ['whether with the declaration', orLeftOut(FLAG)]],
  rename: [...AT_POSITION, ['the name', TEXT]],
  semanticTokens: OF_FILE,
  signatureHelp: AT_POSITION,
  workspaceSymbols: [WORKSPACE, ['the words to look for', TEXT]],
});
