import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { printOf } from '#rules/kit/game/secret.ts';
import { noteMost } from '../sealed.ts';
import { openSealer, type SealWays } from '../sealing.ts';

/** Sealed with the first version that could: must open for ever. */
const kept = {
  phrase: 'quattro parole per il Čir',
  text: 'cir airports donetz',
  box: 'smn1.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaG5YK8JTcq0Pb7smHGS_KzKYbGfTekCwF94C6ZfmyvXNdhw1ZvTCvUepZl6tLSbjeI_z2QkHe-j4KgMgXZ74czh5zBUtfGOw1maCKimJv3gpP1Q1sHOzAYQS-rmd_4yghG5Hirsw8UZxU3qnyD5iz8WaevFc9RM3LmN24Zws4UZfpxfsiMopeSz_7GL7dkDhKH8ENt5PsDD3d0bQhbF04QDUmlgIHiJxs9nmiHDJOq75oIYRUPdI_FK8BjRDhlYQI0LhotYG59_e3KVC2tub1jQ174Mn6gbyDJKPWR7T7sfm7Rg9fEaArEC3vuRTr7XzcXokSXVrkjUpkKJD4qgxH52xcPw-JTJTINL0kXzqs1BQutZl9lRlK7v0HTb2N8Wx83Xs0hXN5w4eORKyaKCt1Ks15U3ZgGfHO99bhRBPxaluZN_kQ-Q',
  print: 'b5f011dfda6e212d9887eee926b1934c1dd85122364cbbb323b9981a2b3d29ee',
};
let given = 0;
/** "Random" numbers 0, 1, 2 …, so that a box can be made again. */
const counting = (bytes: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: bytes }, () => given++ & 255);

/** What holds wherever notes are sealed: a box made on one machine opens on every other. */
export const sealingCases = (ways: SealWays): void => {
  const { seal, open } = openSealer(ways);
  describe('published vectors', () => {
    const plainOf = (text: string): Uint8Array<ArrayBuffer> =>
      new Uint8Array(Buffer.from(text.replace(/\s/g, ''), 'hex'));
    const hexOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

    it('SHA-256 of FIPS 180', async () => {
      expect(hexOf(await ways.sha256(plainOf('616263')))).toBe(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      );
    });

    it('AES-256-GCM of its authors, case 16', async () => {
      const key = plainOf('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308');
      const nonce = plainOf('cafebabefacedbaddecaf888');
      const beside = plainOf('feedfacedeadbeeffeedfacedeadbeefabaddad2');
      const plain = plainOf(
        'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
          '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      );
      const sealed = await ways.encrypt(key, nonce, plain, beside);
      expect(hexOf(sealed)).toBe(
        '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
          '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
      );
      expect(hexOf(await ways.decrypt(key, nonce, sealed, beside))).toBe(hexOf(plain));
      expect(await ways.decrypt(key, nonce, sealed, plainOf(''))).toBeUndefined();
    });
  });

  describe('a sealed note', () => {
    it('opens for ever, however its phrase is typed; its fingerprint is of the number and the text', async () => {
      const opened = await open({ ...kept, phrase: ' quattro parole per il C\u030cir ' });
      if (!opened.ok) throw new Error('not opened');
      expect(opened.value.text).toBe(kept.text);
      expect(opened.value.salt).toMatch(/^[0-9a-f]{64}$/);
      expect(printOf(opened.value.salt, kept.text)).toBe(kept.print);
    });

    it('is made as ever from the same numbers, and with fresh ones looks like any other', async () => {
      given = 0;
      expect(await openSealer({ ...ways, random: counting }).seal(kept)).toEqual({
        ok: true,
        value: { box: kept.box, print: kept.print },
      });
      const fresh = await seal({ phrase: kept.phrase, text: 'cir donetz' });
      if (!fresh.ok) throw new Error('not sealed');
      expect(fresh.value.box.length).toBe(kept.box.length);
      expect(fresh.value.box.slice(5, 60)).not.toBe(kept.box.slice(5, 60));
      expect(fresh.value.print).not.toBe(kept.print);
    });

    it('wrong phrase, altered box, another fingerprint, newer version: a reason each, and no text', async () => {
      const reason = async (change: Partial<typeof kept>) => {
        const reply = await open({ ...kept, ...change });
        expect(Object.keys(reply).sort()).toEqual(['ok', 'reason']);
        return reply.ok ? 'opened' : reply.reason;
      };
      expect(await reason({ phrase: 'quattro parole per il Cir' })).toBe('note.phrase');
      expect(await reason({ print: kept.print.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe('note.other');
      expect(await reason({ box: kept.box.replace('smn1.', 'smn2.') })).toBe('note.newer');
      expect(await reason({ box: 'AAAA' })).toBe('note.altered');
      expect(await reason({ box: kept.box.slice(0, -4) })).toBe('note.altered');
      // with something behind it, or in it that reads as nothing
      for (const more of ['AAAA', '=', '!']) expect(await reason({ box: kept.box + more })).toBe('note.altered');
      expect(
        await reason({ box: `${kept.box.slice(0, 80)}${kept.box[80] === 'A' ? 'B' : 'A'}${kept.box.slice(81)}` }),
      ).toBe('note.altered');
    });

    it('altered by somebody who makes the sum right again: still known', async () => {
      const bytes = Buffer.from(kept.box.slice(5), 'base64url');
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      const body = bytes.subarray(0, bytes.length - 8);
      const sum = await ways.sha256(new Uint8Array(Buffer.concat([Buffer.from('smn1.'), body])));
      Buffer.from(sum).copy(bytes, body.length, 0, 8);
      expect(await open({ ...kept, box: `smn1.${bytes.toString('base64url')}` })).toEqual({
        ok: false,
        reason: 'note.altered',
      });
    });

    it('a text that has no room is refused and not named', async () => {
      // as much as may be written has room, where a letter takes one byte
      expect((await seal({ phrase: 'a long phrase', text: 'x'.repeat(noteMost) })).ok).toBe(true);
      expect((await seal({ phrase: 'a long phrase', text: 'x'.repeat(noteMost + 1) })).ok).toBe(false);
      const reply = await seal({ phrase: 'a long phrase', text: 'č'.repeat(200) });
      expect(reply).toEqual({ ok: false, reason: 'input.invalid', p: { call: 'notes.seal', path: 'text' } });
    });
  });
};
