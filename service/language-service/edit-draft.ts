/** The files of a pack while several edits are made to them one after the other: each sees what those before it have written. */
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { readYamlText, type Edit, type YamlMap } from '../../dsl/internal.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** A file as the edits so far have left it. */
interface DraftFile {
  path: string;
  text: string;
  root: YamlMap | null;
  /** it cannot be read as YAML, so that nothing in it has a certain place */
  broken: boolean;
}

/** A piece of the text: of the file as it was, or new. */
type Piece = { from: number; to: number } | { added: string };

interface Work {
  file: DraftFile;
  original: string;
  pieces: Piece[];
}

/** Edits of a pack that are being made. The files of the workspace are not touched. */
export class PackDraft {
  readonly #workspace: Workspace;
  readonly #work = new Map<string, Work>();
  /** edits that wait for those that are made together with them */
  #held: Map<string, Edit[]> | undefined;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** The file at a path, with the edits so far; undefined: there is none. */
  file(path: string): DraftFile | undefined {
    const known = this.#work.get(path);
    if (known) return known.file;
    const found = this.#workspace.file(this.#workspace.uriOf(path));
    if (!found) return undefined;
    const { text, yaml } = found;
    return { path, text, root: yaml.root, broken: hasErrors(yaml.problems) };
  }

  /**
   * Makes edits of which none looks at what another one has written, such as one field of each of many cards: files are read again
   * only after all of them.
   */
  together(make: () => void): void {
    const held = new Map<string, Edit[]>();
    this.#held = held;
    try {
      make();
    } finally {
      this.#held = undefined;
    }
    for (const [path, edits] of held) this.apply(path, edits);
  }

  /** Changes a file. The edits are of its text as it is now, and none is inside of another. A path without a file makes one. */
  apply(path: string, edits: readonly Edit[]): void {
    if (edits.length === 0) return;
    if (this.#held) {
      this.#held.set(path, [...(this.#held.get(path) ?? []), ...edits]);
      return;
    }
    const before = this.file(path);
    const work: Work = this.#work.get(path) ?? {
      file: before ?? { path, text: '', root: null, broken: false },
      original: before?.text ?? '',
      pieces: [{ from: 0, to: before?.text.length ?? 0 }],
    };
    let { text } = work.file;
    let { pieces } = work;
    for (const { span, text: put } of edits.toSorted((a, b) => b.span.start - a.span.start)) {
      text = text.slice(0, span.start) + put + text.slice(span.end);
      pieces = replaced(pieces, span.start, span.end, put);
    }
    const { root, problems } = readYamlText(text);
    this.#work.set(path, { ...work, pieces, file: { path, text, root, broken: hasErrors(problems) } });
  }

  /** All edits so far, as those of the files of the workspace. */
  edit(): WorkspaceEdit {
    const changes: Record<string, TextEdit[]> = {};
    for (const [path, { pieces, original, file }] of this.#work) {
      if (file.text === original) continue;
      const uri = this.#workspace.uriOf(path);
      const counted = this.#workspace.file(uri);
      const top = { line: 0, character: 0 };
      changes[uri] = counted
        ? hunksOf(pieces, original).map(({ span, text }) => ({ range: rangeOf(counted, span), newText: text }))
        : [{ range: { start: top, end: top }, newText: file.text }];
    }
    return { changes };
  }
}

const hasErrors = (problems: readonly { severity: string }[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

const lengthOf = (piece: Piece): number => ('added' in piece ? piece.added.length : piece.to - piece.from);

const cut = (piece: Piece, start: number, end: number): Piece[] => {
  if (end <= start) return [];
  return 'added' in piece
    ? [{ added: piece.added.slice(start, end) }]
    : [{ from: piece.from + start, to: piece.from + end }];
};

/** The pieces with `text` in the place of what is from `start` to `end` of the text that they make. */
function replaced(pieces: readonly Piece[], start: number, end: number, text: string): Piece[] {
  const before: Piece[] = [];
  const after: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    before.push(...cut(piece, 0, Math.min(length, start - at)));
    after.push(...cut(piece, Math.max(0, end - at), length));
    at += length;
  }
  return [...before, ...(text === '' ? [] : [{ added: text }]), ...after];
}

/** What differs from the text as it was, each difference by itself. */
function hunksOf(pieces: readonly Piece[], original: string): Edit[] {
  const hunks: Edit[] = [];
  let at = 0;
  let added = '';
  const close = (to: number): void => {
    if (added !== '' || to > at) hunks.push({ span: { start: at, end: to }, text: added });
    added = '';
  };
  for (const piece of pieces) {
    if ('added' in piece) {
      added += piece.added;
      continue;
    }
    close(piece.from);
    at = piece.to;
  }
  close(original.length);
  return hunks.filter(({ span, text }) => text !== original.slice(span.start, span.end));
}
