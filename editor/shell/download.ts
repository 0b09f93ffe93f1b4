/** Milliseconds after which the browser has surely begun to read the text. */
const REVOKE_DELAY = 10_000;

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
