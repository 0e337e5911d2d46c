import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { printOf } from '#rules/kit/game/secret.ts';
import type { Out, Reply } from '#shared/contract.ts';
import { noteMost, plainPhrase } from '#shared/sealed.ts';

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
 * No phrase, key or text is kept or told to anybody here; what goes wrong is a reason.
 */
const version = 'smn1.';
const kept = /^smn\d+\./;
const sizes = { salt: 16, nonce: 12, check: 16, cipher: 284, tag: 16, sum: 8 } as const;
const room = sizes.cipher - 32 - 2;
const boxBytes = Object.values(sizes).reduce((sum, n) => sum + n, 0);

/** 32 MB three times over: a good part of a second for one try. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;

export const stretch = (phrase: string, salt: Buffer, bytes: number, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(phrase, salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const encrypt = (key: Buffer, nonce: Buffer, plain: Buffer, beside: Buffer) => {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(beside);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { text, tag: cipher.getAuthTag() };
};

/** Undefined: not what was encrypted with this key. */
export const decrypt = (key: Buffer, nonce: Buffer, text: Buffer, tag: Buffer, beside: Buffer): Buffer | undefined => {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: sizes.tag });
  cipher.setAAD(beside).setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(text), cipher.final()]);
  } catch {
    return undefined;
  }
};

export const sha256 = (of: string | Buffer): Buffer => createHash('sha256').update(of).digest();
const hex = (text: string): string => sha256(text).toString('hex');

const keysOf = async (phrase: string, salt: Buffer) => {
  const both = await stretch(plainPhrase(phrase), salt, 32 + sizes.check, cost);
  return { key: both.subarray(0, 32), check: both.subarray(32), forget: () => both.fill(0) };
};

/** What is authenticated beside the cipher. */
const headOf = (...parts: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from(version), ...parts]);

export const sealNote = async (
  { phrase, text }: { readonly phrase: string; readonly text: string },
  random: (bytes: number) => Buffer = randomBytes,
): Promise<Reply<Out<'notes.seal'>>> => {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > room || text.length > noteMost || text.includes('\0'))
    return { ok: false, reason: 'input.invalid', p: { call: 'notes.seal', path: 'text' } };
  const [salt, nonce, number] = [random(sizes.salt), random(sizes.nonce), random(32)];
  const { key, check, forget } = await keysOf(phrase, salt);
  const plain = Buffer.alloc(sizes.cipher);
  number.copy(plain);
  plain.writeUInt16BE(bytes.length, 32);
  bytes.copy(plain, 34);
  const head = Buffer.concat([salt, nonce, check]);
  const sealed = encrypt(key, nonce, plain, headOf(head));
  forget();
  plain.fill(0);
  const body = Buffer.concat([head, sealed.text, sealed.tag]);
  const box = Buffer.concat([body, sha256(headOf(body)).subarray(0, sizes.sum)]);
  return {
    ok: true,
    value: { box: version + box.toString('base64url'), print: printOf(number.toString('hex'), text, hex) },
  };
};

type Parts = { readonly [P in keyof typeof sizes]: Buffer };
const partsOf = (box: string): Parts | undefined => {
  const bytes = Buffer.from(box.slice(version.length), 'base64url');
  if (bytes.length !== boxBytes || bytes.toString('base64url') !== box.slice(version.length)) return undefined;
  let at = 0;
  const next = (n: number): Buffer => {
    at += n;
    return bytes.subarray(at - n, at);
  };
  const parts = {
    salt: next(sizes.salt),
    nonce: next(sizes.nonce),
    check: next(sizes.check),
    cipher: next(sizes.cipher),
    tag: next(sizes.tag),
    sum: next(sizes.sum),
  };
  const sum = sha256(headOf(bytes.subarray(0, boxBytes - sizes.sum))).subarray(0, sizes.sum);
  return sum.equals(parts.sum) ? parts : undefined;
};

const refused = (reason: 'note.phrase' | 'note.altered' | 'note.other' | 'note.newer') =>
  ({ ok: false, reason }) as const;

export const openNote = async ({
  phrase,
  box,
  print,
}: {
  readonly phrase: string;
  readonly box: string;
  readonly print: string;
}): Promise<Reply<Out<'notes.open'>>> => {
  if (!box.startsWith(version)) return refused(kept.test(box) ? 'note.newer' : 'note.altered');
  const parts = partsOf(box);
  if (!parts) return refused('note.altered');
  const { key, check, forget } = await keysOf(phrase, parts.salt);
  const fits = timingSafeEqual(check, parts.check);
  const head = headOf(parts.salt, parts.nonce, parts.check);
  const plain = fits ? decrypt(key, parts.nonce, parts.cipher, parts.tag, head) : undefined;
  forget();
  if (!fits) return refused('note.phrase');
  if (!plain) return refused('note.altered');
  const salt = plain.subarray(0, 32).toString('hex');
  const text = plain.subarray(34, 34 + plain.readUInt16BE(32)).toString('utf8');
  return printOf(salt, text, hex) === print ? { ok: true, value: { text, salt } } : refused('note.other');
};
