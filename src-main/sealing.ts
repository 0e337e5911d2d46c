import { createCipheriv, createDecipheriv, createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { cost, openSealer, type SealWays } from '#shared/sealing.ts';

/** The primitives of sealed notes as Node has them. */
type Bytes = Uint8Array<ArrayBuffer>;
const tagBytes = 16;
const bytes = (of: Uint8Array): Bytes => new Uint8Array(of);

export const stretchAt = (phrase: string, salt: Uint8Array, length: number, options: ScryptOptions): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    scrypt(phrase, salt, length, options, (error, key) => (error ? reject(error) : resolve(bytes(key))));
  });

export const nodeWays: SealWays = {
  random: (length) => bytes(randomBytes(length)),
  stretch: (phrase, salt, length) => stretchAt(phrase, salt, length, { ...cost, maxmem: 64 * 1024 * 1024 }),
  encrypt: async (key, nonce, plain, beside) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(beside);
    return bytes(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
  },
  decrypt: async (key, nonce, sealed, beside) => {
    const [text, tag] = [sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)];
    const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    cipher.setAAD(beside).setAuthTag(tag);
    try {
      return bytes(Buffer.concat([cipher.update(text), cipher.final()]));
    } catch {
      return undefined;
    }
  },
  utf8: (text) => bytes(Buffer.from(text, 'utf8')),
  text: (utf8) => Buffer.from(utf8).toString('utf8'),
  base64: (of) => Buffer.from(of).toString('base64url'),
  fromBase64: (text) => bytes(Buffer.from(text, 'base64url')),
  sha256: async (of) => bytes(createHash('sha256').update(of).digest()),
};

export const { seal: sealNote, open: openNote } = openSealer(nodeWays);
