import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { printOf } from '#rules/kit/game/secret.ts';
import type { Out, Reply } from './contract.ts';
import { noteMost, plainPhrase } from './sealed.ts';

/**
 * Sealed notes. A box of version 1 is `smn1.` and base64url of
 *
 *     salt 16 | nonce 12 | check 16 | cipher 284 | tag 16 | sum 8
 *
 * scrypt(phrase, salt) gives the key of AES-256-GCM (32 bytes) and the check (16): a wrong phrase is known from a box
 * that was altered. The cipher holds the random number of the fingerprint (32), the length of the text (2) and the text,
 * filled up with zeros (250): boxes of different texts look alike. All before the cipher is authenticated with it. The
 * sum is the beginning of the SHA-256 of all before it: a box cut short or mistyped is known without a phrase.
 *
 * No phrase, key or text is kept or told to anybody here; what goes wrong is a reason. It runs where the phrase is typed:
 * on the machine of the library, or on a second screen.
 */
const version = 'smn1.';
const kept = /^smn\d+\./;
const sizes = { salt: 16, nonce: 12, check: 16, cipher: 284, tag: 16, sum: 8 } as const;
const room = sizes.cipher - 32 - 2;
const boxBytes = Object.values(sizes).reduce((sum, n) => sum + n, 0);

/** 32 MB three times over: a good part of a second for one try. */
export const cost = { N: 2 ** 15, r: 8, p: 3 } as const;

type Bytes = Uint8Array<ArrayBuffer>;
/** The primitives as a machine has them: its own, or a page's. */
export interface SealWays {
  readonly random: (bytes: number) => Bytes;
  /** scrypt at `cost` */
  readonly stretch: (phrase: string, salt: Bytes, bytes: number) => Promise<Bytes>;
  /** AES-256-GCM, the tag of 16 bytes behind the text */
  readonly encrypt: (key: Bytes, nonce: Bytes, plain: Bytes, beside: Bytes) => Promise<Bytes>;
  /** undefined: not what was encrypted with this key */
  readonly decrypt: (key: Bytes, nonce: Bytes, sealed: Bytes, beside: Bytes) => Promise<Bytes | undefined>;
  readonly sha256: (of: Bytes) => Promise<Bytes>;
  readonly utf8: (text: string) => Bytes;
  readonly text: (utf8: Bytes) => string;
  /** base64url without padding, and back; what is not written so may come to anything */
  readonly base64: (bytes: Bytes) => string;
  readonly fromBase64: (text: string) => Bytes | undefined;
}

/** Takes as long whatever the two are. */
const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((odd, byte, i) => odd | (byte ^ (other[i] ?? 0)), 0) === 0;
type Parts = { readonly [P in keyof typeof sizes]: Bytes };
const partsOf = (bytes: Bytes): Parts => {
  let at = 0;
  const next = (n: number): Bytes => {
    at += n;
    return bytes.slice(at - n, at);
  };
  return {
    salt: next(sizes.salt),
    nonce: next(sizes.nonce),
    check: next(sizes.check),
    cipher: next(sizes.cipher),
    tag: next(sizes.tag),
    sum: next(sizes.sum),
  };
};

const refused = (reason: 'note.phrase' | 'note.altered' | 'note.other' | 'note.newer') =>
  ({ ok: false, reason }) as const;

export const openSealer = (ways: SealWays) => {
  const { random, stretch, encrypt, decrypt, sha256, utf8 } = ways;
  /** What is authenticated beside the cipher. */
  const headOf = (...parts: readonly Bytes[]): Bytes => concatBytes(utf8(version), ...parts);

  const keysOf = async (phrase: string, salt: Bytes) => {
    const both = await stretch(plainPhrase(phrase), salt, 32 + sizes.check);
    return { key: both.subarray(0, 32), check: both.subarray(32), forget: () => both.fill(0) };
  };
  const sumOf = async (body: Bytes): Promise<Bytes> => (await sha256(headOf(body))).slice(0, sizes.sum);

  const seal = async ({
    phrase,
    text,
  }: {
    readonly phrase: string;
    readonly text: string;
  }): Promise<Reply<Out<'notes.seal'>>> => {
    const bytes = utf8(text);
    if (bytes.length > room || text.length > noteMost || text.includes('\0'))
      return { ok: false, reason: 'input.invalid', p: { call: 'notes.seal', path: 'text' } };
    const [salt, nonce, number] = [random(sizes.salt), random(sizes.nonce), random(32)];
    const { key, check, forget } = await keysOf(phrase, salt);
    const plain = new Uint8Array(sizes.cipher);
    plain.set(number);
    plain.set([bytes.length >> 8, bytes.length & 255], 32);
    plain.set(bytes, 34);
    const head = concatBytes(salt, nonce, check);
    const body = concatBytes(head, await encrypt(key, nonce, plain, headOf(head)));
    forget();
    plain.fill(0);
    const box = version + ways.base64(concatBytes(body, await sumOf(body)));
    return { ok: true, value: { box, print: printOf(bytesToHex(number), text) } };
  };

  const open = async ({
    phrase,
    box,
    print,
  }: {
    readonly phrase: string;
    readonly box: string;
    readonly print: string;
  }): Promise<Reply<Out<'notes.open'>>> => {
    if (!box.startsWith(version)) return refused(kept.test(box) ? 'note.newer' : 'note.altered');
    const signs = box.slice(version.length);
    const bytes = ways.fromBase64(signs);
    // readers of base64 forgive much: what is not written back as it came was altered
    if (bytes?.length !== boxBytes || ways.base64(bytes) !== signs) return refused('note.altered');
    const parts = partsOf(bytes);
    if (!equal(await sumOf(bytes.slice(0, boxBytes - sizes.sum)), parts.sum)) return refused('note.altered');
    const { key, check, forget } = await keysOf(phrase, parts.salt);
    const fits = equal(check, parts.check);
    const head = headOf(parts.salt, parts.nonce, parts.check);
    const plain = fits ? await decrypt(key, parts.nonce, concatBytes(parts.cipher, parts.tag), head) : undefined;
    forget();
    if (!fits) return refused('note.phrase');
    if (!plain) return refused('note.altered');
    const salt = bytesToHex(plain.subarray(0, 32));
    const length = (plain[32] ?? 0) * 256 + (plain[33] ?? 0);
    const text = ways.text(plain.subarray(34, 34 + length));
    return printOf(salt, text) === print ? { ok: true, value: { text, salt } } : refused('note.other');
  };
  return { seal, open };
};
