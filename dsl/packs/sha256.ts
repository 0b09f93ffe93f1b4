/** SHA-256 for hosts without a synchronous one, such as browsers. */

const ADDED = constants(64, 3);
const INITIAL = constants(8, 2);

export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const state = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] =
        w[i - 16] +
        (rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3)) +
        w[i - 7] +
        (rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10));
    }
    compress(state, w);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[i] + w[i]) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

/** The text, a one bit, zeros, and the length in bits at the end of a block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(out.length - 4, bytes.length << 3);
  return out;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** First 32 bits of the fractions of the roots of the first primes. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const out = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) {
      if (n % d === 0) {
        prime = false;
        break;
      }
    }
    if (!prime) continue;
    const value = root === 2 ? Math.sqrt(n) : Math.cbrt(n);
    out[found++] = Math.floor((value - Math.floor(value)) * 2 ** 32);
  }
  return out;
}
