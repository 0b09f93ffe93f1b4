/** Line ends and the mark at the beginning: an editor shows none of it, a file keeps what it had. */
export interface TextForm {
  bom: boolean;
  crlf: boolean;
}

export function detectTextForm(raw: string): TextForm {
  const breaks = raw.match(/\n/g)?.length ?? 0;
  const windows = raw.match(/\r\n/g)?.length ?? 0;
  return { bom: raw.startsWith('\uFEFF'), crlf: windows * 2 > breaks };
}

/** As it is edited: `\n` only. */
export const toEditorText = (raw: string): string => raw.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

export const toFileText = (text: string, { bom: mark, crlf }: TextForm): string =>
  `${mark ? '\uFEFF' : ''}${crlf ? text.replace(/\n/g, '\r\n') : text}`;
