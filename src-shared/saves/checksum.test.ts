import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, canonical, checksum, sha256 } from './checksum.ts';

const byNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('checksum', () => {
  it('is SHA-256, as published for the empty text and "abc"', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with the platform on any text, at every length around a block', () => {
    for (let n = 0; n < 140; n++) expect(sha256('a'.repeat(n))).toBe(byNode('a'.repeat(n)));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === byNode(text)));
    // lone surrogates too: what a damaged paste may hold
    const broken = fc.array(fc.integer({ min: 0xd700, max: 0xe000 }), { maxLength: 40 });
    fc.assert(
      fc.property(broken, (codes) => sha256(String.fromCharCode(...codes)) === byNode(String.fromCharCode(...codes))),
    );
  });

  it('counts bytes as the disk does', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => bytesOf(text) === Buffer.byteLength(text, 'utf8')));
    expect(bytesOf('\ud800x')).toBe(Buffer.byteLength('\ud800x', 'utf8'));
  });

  it('does not depend on the order of keys, and depends on everything else', () => {
    expect(checksum({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(checksum({ b: [1, { d: 3, c: 2 }], a: 1 }));
    expect(checksum([1, 2])).not.toBe(checksum([2, 1]));
    expect(checksum({ a: null })).not.toBe(checksum({}));
    expect(canonical({ b: 1, a: undefined })).toBe('{"b":1}');
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(JSON.parse(canonical(value))) === canonical(value)));
  });
});
