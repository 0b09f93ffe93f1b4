/** Which of the protocol's questions are answered by which function of the language service. */
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
} from '../../dsl/service/index.ts';
import type { LanguageCode } from '../../dsl/index.ts';
import { runLensCommand } from './lens-commands.ts';
import type { PackWorkspaces } from './packs.ts';
import type { Guard, Protocol } from './protocol.ts';

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

interface DocumentParams {
  textDocument: { uri: string };
}

/** `language`: of the texts at this moment; an editor may choose it when it starts. */
export function registerFeatures(
  { ErrorCodes, MessageType, ResponseError, ShowMessageNotification }: Protocol,
  connection: Connection,
  packs: PackWorkspaces,
  guard: Guard,
  language: () => LanguageCode,
): void {
  /** The answer for a file of a pack; of others nothing is known. */
  const about =
    <P extends DocumentParams, R>(otherwise: R, ask: (workspace: Workspace, params: P) => R) =>
    (params: P): R => {
      const workspace = packs.of(params.textDocument.uri);
      return workspace ? guard(otherwise, () => ask(workspace, params)) : otherwise;
    };
  connection.onCompletion(
    about([], (workspace, { textDocument, position }) => completions(workspace, textDocument.uri, position)),
  );
  connection.onHover(
    about(null, (workspace, { textDocument, position }) => hover(workspace, textDocument.uri, position, language())),
  );
  connection.onSignatureHelp(
    about(null, (workspace, { textDocument, position }) => signatureHelp(workspace, textDocument.uri, position)),
  );
  connection.onDefinition(
    about([], (workspace, { textDocument, position }) => definition(workspace, textDocument.uri, position)),
  );
  connection.onReferences(
    about([], (workspace, { textDocument, position, context }) =>
      references(workspace, textDocument.uri, position, context.includeDeclaration),
    ),
  );
  connection.onDocumentHighlight(
    about([], (workspace, { textDocument, position }) => highlights(workspace, textDocument.uri, position)),
  );
  connection.onDocumentSymbol(about([], (workspace, { textDocument }) => documentSymbols(workspace, textDocument.uri)));
  connection.onFoldingRanges(about([], (workspace, { textDocument }) => foldingRanges(workspace, textDocument.uri)));
  connection.onCodeAction(
    about([], (workspace, { textDocument, range }) => codeActions(workspace, textDocument.uri, range)),
  );
  connection.onCodeLens(about([], (workspace, { textDocument }) => codeLenses(workspace, textDocument.uri)));
  connection.onDocumentFormatting(about([], (workspace, { textDocument }) => formatting(workspace, textDocument.uri)));
  connection.languages.inlayHint.on(
    about([], (workspace, { textDocument, range }) => inlayHints(workspace, textDocument.uri, range, language())),
  );
  connection.languages.semanticTokens.on(
    about({ data: [] as number[] }, (workspace, { textDocument }) => semanticTokens(workspace, textDocument.uri)),
  );
  connection.onPrepareRename(
    about(null, (workspace, { textDocument, position }) => prepareRename(workspace, textDocument.uri, position)),
  );
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const workspace = packs.of(textDocument.uri);
    const renamed = workspace
      ? guard({ refused: 'Something went wrong; the log of the server tells more.' }, () =>
          rename(workspace, textDocument.uri, position, newName),
        )
      : { refused: 'This file is part of no pack.' };
    return 'refused' in renamed ? new ResponseError(ErrorCodes.InvalidRequest, renamed.refused) : renamed.edit;
  });
  connection.onWorkspaceSymbol(({ query }) =>
    guard([], () => packs.all().flatMap((workspace) => workspaceSymbols(workspace, query))),
  );
  connection.onExecuteCommand(({ command, arguments: args = [] }) => {
    const told = guard({ good: false, text: 'Something went wrong; the log of the server tells more.' }, () =>
      runLensCommand(command, args, packs),
    );
    connection
      .sendNotification(ShowMessageNotification.type, {
        type: told.good ? MessageType.Info : MessageType.Warning,
        message: told.text,
      })
      .catch(() => undefined);
  });
}
