/** A half-open interval of UTF-16 offsets into a text. */
export interface Span {
  start: number;
  end: number;
}

/** Whether a span holds an offset; both ends count, because a cursor can be after the last character. */
export function spanContains(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
