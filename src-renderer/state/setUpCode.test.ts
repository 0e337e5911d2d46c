import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { blocksInTheEast } from '#rules/games/blocks-in-the-east/index.ts';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { sha256 } from '#rules/kit/base/sha256.ts';
import { inputsOf } from '../../src-rules/testing/inputs.ts';
import { packed, unpacked } from './setUpBytes.ts';
import { linkOf, longestCode, readSetUp, setUpCode } from './setUpCode.ts';
import { setUpWords } from './setUpWords.ts';

const games = [panzergruppeGuderian, roadsToLeningrad, armir, blocksInTheEast];
/** Row ids are the screen's; a code has none. */
const withoutIds = (input: JsonObject): unknown =>
  JSON.parse(JSON.stringify(input, (key, value: unknown) => (key === 'id' ? undefined : value)));
const code = panzergruppeGuderian.calculators[0];
if (!code) throw new Error('no calculator');
const some = code.parse({ attacker: 'german', target: '1412', attackTotal: 26, defenceTotal: 9 });
if (!some.ok) throw new Error('no input');
const made = setUpCode(panzergruppeGuderian, code, some.value);
/** Codes that were sent: the first form of them, and the first of this one. */
const sent = {
  json: 'SM1.i1YqSMyrSi1KLyotKEjVTS9NSS3KTMxT0lFKLClJTM5W0qlWKkksSk8tUbJSMjQxNILLhOSXJOYoWRmZ6SilpKal5iWnQkUsa2MB.39a166a4',
  bytes: 'SM2.c3ZjDnB393OZL7Wac44bi6GJoZGrKwA.724bf8e1',
};
/** A body packed by somebody else, its checksum right. */
const written = (content: unknown, version = 1): string => {
  const body = Buffer.from(deflateSync(strToU8(JSON.stringify(content)))).toString('base64url');
  return `SM${version}.${body}.${sha256(`SM1.${body}`).slice(0, 8)}`;
};

describe('a set-up as a code', () => {
  it.each(games.map((game) => [game.id, game] as const))('comes back as it was, whatever was typed: %s', (_, game) => {
    let worst = 0;
    for (const calculator of game.calculators) {
      fc.assert(
        fc.property(inputsOf(calculator.fields), (raw) => {
          const input = calculator.parse(raw);
          if (!input.ok) return;
          const text = setUpCode(game, calculator, input.value);
          const read = readSetUp(text, games);
          if (!read.ok) throw new Error(read.why);
          expect(read.setUp.game.id).toBe(game.id);
          expect(read.setUp.calculator.id).toBe(calculator.id);
          expect(withoutIds(read.setUp.input)).toEqual(withoutIds(input.value));
          worst = Math.max(worst, text.length);
        }),
        { numRuns: 25 },
      );
    }
    // the longest of 300 to a calculator, by game, as measured: 223, 557, 232 and 496 signs; 99 of 100 have under 440
    expect(worst).toBeLessThan(650);
  });

  it('of a usual fight, five units against two with names, has under 250 signs', () => {
    const unit = (id: string, attack: number) => ({
      id,
      name: `${attack}/12 Inf Div`,
      type: 'infantry',
      attack,
      defence: attack,
    });
    const german = [4, 2, 9, 3, 5].map((attack, i) => unit(`a${i}`, attack));
    const soviet = ['x', 'y'].map((id) => ({ id, name: `${id} Rifle`, type: 'rifle', attack: 1, defence: 2, ma: 6 }));
    const usual = code.parse({ attacker: 'german', target: '1412', forest: true, allAcross: true, german, soviet });
    if (!usual.ok) throw new Error('no input');
    expect(setUpCode(panzergruppeGuderian, code, usual.value).length).toBeLessThan(250);
  });

  it.each(Object.values(sent))('sent once it opens for ever: %.12s', (text) => {
    expect(readSetUp(text, games)).toMatchObject({
      ok: true,
      setUp: {
        calculator: { id: code.id },
        input: { attacker: 'german', target: '1412', attackTotal: 26, defenceTotal: 9 },
      },
    });
  });

  it('in bytes is no form where they are cut, go on, or are nested without end', () => {
    const form = { german: [{ name: 'Š 5', attack: 64, ok: true, no: null, of: [-1, 2.5, 'a'.repeat(300)] }] };
    const bytes = packed(form);
    expect(unpacked(bytes)).toEqual(form);
    for (let length = 0; length < bytes.length; length++) expect(unpacked(bytes.subarray(0, length))).toBeUndefined();
    expect(unpacked(Uint8Array.from([...bytes, 1]))).toBeUndefined();
    expect(unpacked(new Uint8Array(5_000).fill(67))).toBeUndefined();
    expect(new Set(setUpWords).size).toBe(setUpWords.length);
  });

  it('is read from a link, with spaces a mail put in; the link holds nothing else', () => {
    const link = linkOf(made, { origin: 'http://127.0.0.1:4000', pathname: '/' });
    expect(link).toBe(`http://127.0.0.1:4000/#set-up=${made}`);
    for (const text of [made, link, ` ${made.slice(0, 20)}\n ${made.slice(20)}`])
      expect(readSetUp(text, games)).toMatchObject({ ok: true, setUp: { input: { target: '1412', attackTotal: 26 } } });
    expect(made.length).toBeLessThan(120);
  });

  it.each([
    ['hello', 'foreign'],
    ['', 'foreign'],
    [made.replace(/^SM2/, 'SM3'), 'newer'],
    [`${made.slice(0, -1)}${made.endsWith('0') ? '1' : '0'}`, 'damaged'],
    [made.slice(0, -12), 'damaged'],
    [`SM1.${'A'.repeat(longestCode)}.00000000`, 'tooLong'],
    [written(['chess', 'attack', {}]), 'noGame'],
    [written(['panzergruppe-guderian', 'chess', {}]), 'noCalculator'],
    [written(['panzergruppe-guderian', 'attack', { strange: 1 }]), 'noInput'],
    [written(['panzergruppe-guderian', 'attack', { attackTotal: -5 }]), 'noInput'],
    [written({ game: 'panzergruppe-guderian' }), 'damaged'],
    [written(['panzergruppe-guderian', 'attack', JSON.parse('{"__proto__":{"a":1},"constructor":1}')]), 'noInput'],
  ])('that is none is refused with its reason: %.30s', (text, why) => {
    expect(readSetUp(text, games)).toEqual({ ok: false, why });
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });

  it('that would unpack to very much is refused, and unpacks to no more than its room', () => {
    const body = Buffer.from(deflateSync(new Uint8Array(3_000_000), { level: 9 })).toString('base64url');
    expect(body.length).toBeLessThan(longestCode);
    expect(readSetUp(`SM1.${body}.${sha256(`SM1.${body}`).slice(0, 8)}`, games)).toEqual({ ok: false, why: 'damaged' });
  });
});
