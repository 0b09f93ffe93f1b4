/** Milliseconds after which the browser has certainly started the download. */
const REVOKE_DELAY = 10_000;

/** Downloads a text, or bytes, as a file. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
