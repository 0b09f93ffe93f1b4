/** Line ends and byte order mark of a file: the editor shows neither, and saving preserves both. */
export interface TextForm {
  /** begins with a byte order mark */
  bom: boolean;
  /** most lines end with `\r\n` */
  crlf: boolean;
}

export function detectTextForm(fileText: string): TextForm {
  const lineEnds = fileText.match(/\n/g)?.length ?? 0;
  const windowsLineEnds = fileText.match(/\r\n/g)?.length ?? 0;
  return { bom: fileText.startsWith('\uFEFF'), crlf: windowsLineEnds * 2 > lineEnds };
}

/** Without a byte order mark, and with `\n` only. */
export const toEditorText = (fileText: string): string => fileText.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

export const toFileText = (editorText: string, { bom, crlf }: TextForm): string =>
  `${bom ? '\uFEFF' : ''}${crlf ? editorText.replace(/\n/g, '\r\n') : editorText}`;
