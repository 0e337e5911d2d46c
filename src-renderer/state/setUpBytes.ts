import { strFromU8, strToU8 } from 'fflate';
import type { Json } from '#rules/kit/base/json.ts';
import { setUpWords } from './setUpWords.ts';

/**
 * A form in bytes: what is usual in one takes a byte or two. Whole numbers below 64 stand for themselves, words of the
 * list for their places in it; all else is marked.
 *
 * Deflate with these words as its dictionary would do for JSON, too, and was measured: the worst form of Roads to
 * Leningrad takes 831 signs so and 493 in bytes, where a code has room for 500.
 */
const small = 64;
const marks = { yes: 64, no: 65, nothing: 66, list: 67, record: 68, end: 69, text: 70, number: 71 } as const;
/** From here on a byte is one of the first words; from `pair` on it is one of the others, with the byte behind it. */
const first = 72;
const pair = 192;
const oneByte = pair - first;

const placeOf = new Map(setUpWords.map((word, place) => [word, place]));

export const packed = (value: Json): Uint8Array => {
  const out: number[] = [];
  const spelled = (mark: number, text: string): void => {
    const bytes = strToU8(text);
    out.push(mark);
    let left = bytes.length;
    for (; left > 127; left >>= 7) out.push((left & 127) | 128);
    out.push(left, ...bytes);
  };
  const word = (text: string): void => {
    const place = placeOf.get(text);
    if (place === undefined) spelled(marks.text, text);
    else if (place < oneByte) out.push(first + place);
    else out.push(pair + ((place - oneByte) >> 8), (place - oneByte) & 255);
  };
  const put = (one: Json): void => {
    if (one === null) out.push(marks.nothing);
    else if (typeof one === 'boolean') out.push(one ? marks.yes : marks.no);
    else if (typeof one === 'string') word(one);
    else if (typeof one === 'number') {
      if (Number.isInteger(one) && one >= 0 && one < small) out.push(one);
      else spelled(marks.number, String(one));
    } else if (Array.isArray(one)) {
      out.push(marks.list);
      for (const each of one) put(each);
      out.push(marks.end);
    } else {
      out.push(marks.record);
      for (const [key, each] of Object.entries(one)) {
        word(key);
        put(each);
      }
      out.push(marks.end);
    }
  };
  put(value);
  return Uint8Array.from(out);
};

/** No form has rows in rows in rows. */
const deepest = 8;

/** Undefined: these bytes are no form. */
export const unpacked = (bytes: Uint8Array): Json | undefined => {
  let at = 0;
  class Damaged extends Error {}
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new Damaged();
    return byte;
  };
  const spelled = (): string => {
    let [length, shift] = [0, 0];
    for (let byte = next(); ; byte = next(), shift += 7) {
      length += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    const from = at;
    at += length;
    if (at > bytes.length) throw new Damaged();
    return strFromU8(bytes.subarray(from, at));
  };
  const word = (byte: number): string => {
    if (byte === marks.text) return spelled();
    const found = byte < pair ? setUpWords[byte - first] : setUpWords[oneByte + ((byte - pair) << 8) + next()];
    if (found === undefined) throw new Damaged();
    return found;
  };
  const many = <T>(one: (byte: number) => T): readonly T[] => {
    const found: T[] = [];
    for (let byte = next(); byte !== marks.end; byte = next()) found.push(one(byte));
    return found;
  };
  const take = (byte: number, depth: number): Json => {
    if (byte < small) return byte;
    if (depth > deepest) throw new Damaged();
    switch (byte) {
      case marks.yes:
      case marks.no:
        return byte === marks.yes;
      case marks.nothing:
        return null;
      case marks.list:
        return many((each) => take(each, depth + 1));
      case marks.record:
        return Object.fromEntries(many((key) => [word(key), take(next(), depth + 1)] as const));
      case marks.number:
        return Number(spelled());
      default:
        return word(byte);
    }
  };
  try {
    const value = take(next(), 0);
    return at === bytes.length ? value : undefined;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
};
