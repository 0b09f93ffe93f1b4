/** The edit of a rename as the editor can take it: with versions, and with a question where files that are not open change. */
import type { ClientCapabilities, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import type { Workspace } from '../../service/language-service/index.ts';

/** What the client can do with an edit of several files. */
export interface EditSupport {
  /** takes `documentChanges`, which name the version of each text */
  versions: boolean;
  /** shows a preview of the parts that ask for one */
  questions: boolean;
}

/** As the client says in its first message. */
export function editSupportOf({ workspace }: ClientCapabilities): EditSupport {
  const { documentChanges = false, changeAnnotationSupport } = workspace?.workspaceEdit ?? {};
  return { versions: documentChanges, questions: documentChanges && changeAnnotationSupport !== undefined };
}

const CLOSED_FILES = 'closed-files';

/**
 * An editor writes files that are not open to the disk at once, so they are changed only after a question. A version lets the
 * editor refuse an edit that was made for an older text.
 */
export function renameEdit(workspace: Workspace, { changes = {} }: WorkspaceEdit, support: EditSupport): WorkspaceEdit {
  if (!support.versions) return { changes };
  const documentChanges = Object.entries(changes).map(([uri, edits]): TextDocumentEdit => {
    const version = workspace.document(uri)?.version ?? null;
    const asks = version === null && support.questions;
    return {
      textDocument: { uri, version },
      edits: asks ? edits.map((edit) => ({ ...edit, annotationId: CLOSED_FILES })) : edits,
    };
  });
  const closed = documentChanges.filter(({ textDocument }) => textDocument.version === null).length;
  if (closed === 0 || !support.questions) return { documentChanges };
  return {
    documentChanges,
    changeAnnotations: {
      [CLOSED_FILES]: {
        label: closed === 1 ? 'In a file that is not open' : `In ${closed} files that are not open`,
        description: 'The editor writes them to the disk.',
        needsConfirmation: true,
      },
    },
  };
}
