/**
 * SHA-256 over UTF-8, in plain script: the same in a page, in a host and in a test, and synchronous. Hosts may compute
 * the same figure with their platform's own library where it matters.
 */

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
const K = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as TextEncoder does. */
const utf8 = (text: string, into: Uint8Array): number => {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let c = text.charCodeAt(i);
    if (c >= 0xd800 && c < 0xe000) {
      const next = text.charCodeAt(i + 1);
      if (c < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        c = 0x10000 + ((c - 0xd800) << 10) + (next - 0xdc00);
        i++;
      } else c = 0xfffd;
    }
    if (c < 0x80) into[at++] = c;
    else if (c < 0x800) {
      into[at++] = 0xc0 | (c >> 6);
      into[at++] = 0x80 | (c & 63);
    } else if (c < 0x10000) {
      into[at++] = 0xe0 | (c >> 12);
      into[at++] = 0x80 | ((c >> 6) & 63);
      into[at++] = 0x80 | (c & 63);
    } else {
      into[at++] = 0xf0 | (c >> 18);
      into[at++] = 0x80 | ((c >> 12) & 63);
      into[at++] = 0x80 | ((c >> 6) & 63);
      into[at++] = 0x80 | (c & 63);
    }
  }
  return at;
};

export const sha256 = (text: string): string => {
  const bytes = new Uint8Array(text.length * 3 + 72);
  const length = utf8(text, bytes);
  const blocks = (length + 9 + 63) >> 6;
  const view = new DataView(bytes.buffer);
  bytes[length] = 0x80;
  bytes.fill(0, length + 1, Math.min(bytes.length, blocks * 64));
  view.setUint32(blocks * 64 - 8, Math.floor(length / 2 ** 29));
  view.setUint32(blocks * 64 - 4, length << 3);
  const h = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] ?? 0;
      const y = w[i - 2] ?? 0;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, hh = 0] = h;
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (hh + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      hh = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, hh].forEach((v, i) => {
      h[i] = (h[i] ?? 0) + v;
    });
  }
  return Array.from(h, (v) => (v >>> 0).toString(16).padStart(8, '0')).join('');
};
