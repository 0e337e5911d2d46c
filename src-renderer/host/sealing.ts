import { scryptAsync } from '@noble/hashes/scrypt.js';
import { cost, openSealer, type SealWays } from '#shared/sealing.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

/** The primitives of sealed notes as a page has them: browsers know no scrypt. */
const bytes = (of: ArrayBuffer | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(of);
const keyFrom = (key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]);
const aes = (nonce: Uint8Array<ArrayBuffer>, beside: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: beside,
});

export const pageWays: SealWays = {
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  stretch: async (phrase, salt, dkLen) => bytes(await scryptAsync(phrase, salt, { ...cost, dkLen })),
  encrypt: async (key, nonce, plain, beside) =>
    bytes(await crypto.subtle.encrypt(aes(nonce, beside), await keyFrom(key, 'encrypt'), plain)),
  decrypt: async (key, nonce, sealed, beside) => {
    try {
      return bytes(await crypto.subtle.decrypt(aes(nonce, beside), await keyFrom(key, 'decrypt'), sealed));
    } catch {
      return undefined;
    }
  },
  utf8: (text) => bytes(new TextEncoder().encode(text)),
  text: (utf8) => new TextDecoder().decode(utf8),
  base64: toBase64url,
  fromBase64: fromBase64url,
  sha256: async (of) => bytes(await crypto.subtle.digest('SHA-256', of)),
};

export const { seal: sealNote, open: openNote } = openSealer(pageWays);
