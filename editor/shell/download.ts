/** Milliseconds after which the browser has certainly started the download. */
const REVOKE_DELAY = 10_000;

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
