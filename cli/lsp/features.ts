/** Maps the requests of the protocol to the functions of the language service. */
import type { Connection, ServerCapabilities } from 'vscode-languageserver/node';
import {
  codeActions,
  codeLenses,
  completions,
  definition,
  documentSymbols,
  foldingRanges,
  formatting,
  highlights,
  hover,
  inlayHints,
  prepareRename,
  references,
  rename,
  SCENARIOS_COMMAND,
  semanticTokens,
  signatureHelp,
  TOKEN_MODIFIERS,
  TOKEN_TYPES,
  TRY_COMMAND,
  workspaceSymbols,
  type Workspace,
} from '../../service/language-service/index.ts';
import type { LanguageCode } from '../../dsl/internal.ts';
import { runLensCommand } from './lens-commands.ts';
import type { PackWorkspaces } from './packs.ts';
import type { Guard, Protocol } from './protocol.ts';
import { renameEdit, type EditSupport } from './rename-edit.ts';

export const CAPABILITIES: ServerCapabilities = {
  completionProvider: { triggerCharacters: [' ', ':', '[', '{', ',', '"'] },
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: [' '] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll'] },
  codeLensProvider: {},
  executeCommandProvider: { commands: [TRY_COMMAND, SCENARIOS_COMMAND] },
  documentFormattingProvider: true,
  inlayHintProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: true,
  },
};

const INTERNAL_ERROR = 'Internal error; see the log of the Fathom language server.';

interface DocumentParams {
  textDocument: { uri: string };
}

/** What an editor says of itself in its first message. */
export interface Editor {
  /** of rendered texts; it may be chosen in the initialization options */
  language: LanguageCode;
  edits: EditSupport;
}

/** `editor` returns what is known of the editor when a request comes. */
export function registerFeatures(
  { ErrorCodes, MessageType, ResponseError, ShowMessageNotification }: Protocol,
  connection: Connection,
  packs: PackWorkspaces,
  guard: Guard,
  editor: () => Editor,
): void {
  const language = (): LanguageCode => editor().language;
  /** A handler that runs in the workspace of the document, or returns the fallback for a file that belongs to no pack. */
  const inWorkspace =
    <P extends DocumentParams, R>(fallback: R, handle: (workspace: Workspace, params: P) => R) =>
    (params: P): R => {
      const workspace = packs.of(params.textDocument.uri);
      return workspace ? guard(fallback, () => handle(workspace, params)) : fallback;
    };
  connection.onCompletion(
    inWorkspace([], (workspace, { textDocument, position }) => completions(workspace, textDocument.uri, position)),
  );
  connection.onHover(
    inWorkspace(null, (workspace, { textDocument, position }) =>
      hover(workspace, textDocument.uri, position, language()),
    ),
  );
  connection.onSignatureHelp(
    inWorkspace(null, (workspace, { textDocument, position }) => signatureHelp(workspace, textDocument.uri, position)),
  );
  connection.onDefinition(
    inWorkspace([], (workspace, { textDocument, position }) => definition(workspace, textDocument.uri, position)),
  );
  connection.onReferences(
    inWorkspace([], (workspace, { textDocument, position, context }) =>
      references(workspace, textDocument.uri, position, context.includeDeclaration),
    ),
  );
  connection.onDocumentHighlight(
    inWorkspace([], (workspace, { textDocument, position }) => highlights(workspace, textDocument.uri, position)),
  );
  connection.onDocumentSymbol(
    inWorkspace([], (workspace, { textDocument }) => documentSymbols(workspace, textDocument.uri)),
  );
  connection.onFoldingRanges(
    inWorkspace([], (workspace, { textDocument }) => foldingRanges(workspace, textDocument.uri)),
  );
  connection.onCodeAction(
    inWorkspace([], (workspace, { textDocument, range }) => codeActions(workspace, textDocument.uri, range)),
  );
  connection.onCodeLens(inWorkspace([], (workspace, { textDocument }) => codeLenses(workspace, textDocument.uri)));
  connection.onDocumentFormatting(
    inWorkspace([], (workspace, { textDocument }) => formatting(workspace, textDocument.uri)),
  );
  connection.languages.inlayHint.on(
    inWorkspace([], (workspace, { textDocument, range }) => inlayHints(workspace, textDocument.uri, range, language())),
  );
  connection.languages.semanticTokens.on(
    inWorkspace({ data: [] as number[] }, (workspace, { textDocument }) => semanticTokens(workspace, textDocument.uri)),
  );
  const refuse = (why: string): InstanceType<typeof ResponseError<void>> =>
    new ResponseError(ErrorCodes.InvalidRequest, why);
  connection.onPrepareRename(({ textDocument, position }) => {
    const workspace = packs.of(textDocument.uri);
    const found = workspace ? guard(null, () => prepareRename(workspace, textDocument.uri, position)) : null;
    return found && 'refused' in found ? refuse(found.refused) : found;
  });
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const workspace = packs.of(textDocument.uri);
    if (!workspace) return refuse('This file is part of no pack.');
    const renamed = guard({ refused: INTERNAL_ERROR }, () => rename(workspace, textDocument.uri, position, newName));
    return 'refused' in renamed ? refuse(renamed.refused) : renameEdit(workspace, renamed.edit, editor().edits);
  });
  connection.onWorkspaceSymbol(({ query }) =>
    guard([], () => packs.all().flatMap((workspace) => workspaceSymbols(workspace, query))),
  );
  connection.onExecuteCommand(({ command, arguments: args = [] }) => {
    const result = guard({ ok: false, text: INTERNAL_ERROR }, () => runLensCommand(command, args, packs));
    connection
      .sendNotification(ShowMessageNotification.type, {
        type: result.ok ? MessageType.Info : MessageType.Warning,
        message: result.text,
      })
      .catch(() => undefined);
  });
}
